"""Simulated time, and lanes that can be switched off between two steps."""

from __future__ import annotations

import asyncio

import pytest

from regalia.storm.loop import Clockwork, Lane


def lane_of(clockwork: Clockwork, name: str = "lane") -> Lane:
    """A lane whose faults fail the test."""
    return Lane(clockwork, name, pytest.fail)  # type: ignore[abstract]


def run(clockwork: Clockwork) -> None:
    """Until nobody has anything to do."""
    try:
        while clockwork.step():
            pass
    finally:
        asyncio._set_running_loop(None)


def test_time_passes_only_where_everybody_waits() -> None:
    clockwork = Clockwork()
    lane, heard = lane_of(clockwork), list[tuple[str, float]]()

    async def wait(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        heard.append((name, lane.time()))

    for name, seconds in (("late", 3600.0), ("soon", 1.0), ("at once", 0.0)):
        lane.run(wait(name, seconds))
    run(clockwork)
    assert heard == [("at once", 0.0), ("soon", 1.0), ("late", 3600.0)]


def test_a_lane_that_is_switched_off_does_nothing_more_and_disturbs_nobody() -> None:
    clockwork = Clockwork()
    lanes, heard = [lane_of(clockwork, name) for name in ("one", "other")], list[str]()

    async def count(name: str) -> None:
        try:
            for n in range(4):
                heard.append(f"{name} {n}")
                await asyncio.sleep(1.0)
        finally:
            heard.append(f"{name} ends")

    for lane in lanes:
        lane.run(count(lane.name))
    lanes[1].call_later(1.5, lanes[0].switch_off)
    run(clockwork)
    assert [line for line in heard if "one" in line] == ["one 0", "one 1"]
    assert heard[-1] == "other ends"
    lanes[0].put_away()
    asyncio._set_running_loop(None)


def test_a_future_of_another_lane_is_refused() -> None:
    clockwork = Clockwork()
    one, other, heard = lane_of(clockwork), lane_of(clockwork), list[str]()

    async def wait() -> None:
        try:
            await other.create_future()
        except RuntimeError as fault:
            heard.append(str(fault))

    one.run(wait())
    run(clockwork)
    assert "different loop" in heard[0]


def test_what_nobody_caught_is_told() -> None:
    clockwork, heard = Clockwork(), list[str]()
    lane = Lane(clockwork, "lane", heard.append)  # type: ignore[abstract]
    lane.call_soon(lambda: 1 // 0)
    run(clockwork)
    assert "ZeroDivisionError" in heard[0]


def test_who_is_ready_takes_turns_as_drawn() -> None:
    clockwork, heard = Clockwork(pick=lambda ready: ready - 1), list[int]()
    lane = lane_of(clockwork)
    for n in range(3):
        lane.call_soon(heard.append, n)
    run(clockwork)
    assert heard == [2, 1, 0]
