"""regalia-dev soak in its parts: lines through series, guests at a server, a process seen from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import deque
from pathlib import Path

import pytest

from regalia.cli.crash import Server
from regalia.cli.guests import Guest, Tally
from regalia.cli.slopes import slope
from regalia.cli.soak import TOLERANCE, Plan, children, judged, sample
from regalia.core.dice import Dice
from tests.server.harness import go, serving


def wandering(count: int, seed: int, growth: float = 0.0) -> list[float]:
    """A series whose neighbours are alike, and which may grow besides."""
    dice, now, found = Dice(seed), 0.0, []
    for number in range(count):
        now = 0.7 * now + (dice.below(2001) - 1000) / 1000
        found.append(100 + now + growth * number)
    return found


def test_a_line_is_found_with_its_interval() -> None:
    times = [float(n) for n in range(50)]
    exact = slope(times, [3 + 2 * at for at in times])
    assert (exact.slope, exact.low, exact.high, exact.mean) == pytest.approx((2, 2, 2, 52))
    assert slope(times, [7.0] * 50).slope == 0
    assert slope([1.0, 2.0], [1.0, 9.0]).low == float("-inf")


def test_intervals_hold_what_they_should_although_neighbours_are_alike() -> None:
    times = [float(n) for n in range(300)]
    flat = [slope(times, wandering(300, seed)) for seed in range(200)]
    grown = [slope(times, wandering(300, seed, 0.01)) for seed in range(200)]
    assert sum(each.low <= 0 <= each.high for each in flat) >= 180
    assert all(each.low > 0 for each in grown)


def samples(**grows: float) -> list[dict[str, float]]:
    """An hour of samples in which some things grow by so much an hour."""
    return [
        {"at": 10.0 * n, "own_faults": 0.0, **{name: 50 + n / 360 * grows.get(name, 0) for name in TOLERANCE}}
        for n in range(360)
    ]


def test_what_grows_more_than_a_little_is_named() -> None:
    plan = Plan()
    assert judged(plan, samples(), Tally(), 0).growing == []
    assert judged(plan, samples(server_mb=3.0, tasks=-50), Tally(), 0).growing == []
    report = judged(plan, samples(server_mb=30.0, rooms=100), Tally(), 0)
    assert report.growing == ["server_mb", "rooms"] and report.rooms_at_most == 149
    assert report.slopes_an_hour["server_mb"].slope == pytest.approx(30)


def test_growth_before_things_have_settled_does_not_count() -> None:
    early = [{**each, "server_mb": min(each["at"], 590.0)} for each in samples()]
    report = judged(Plan(), early, Tally(), 0)
    assert report.growing == [] and report.samples == 300


def test_guests_set_tables_play_talk_and_look_on() -> None:
    tally = Tally()

    async def test() -> None:
        async with serving() as (server, house):
            known: deque[str] = deque()
            guests = [Guest(server, seed, 0.01, known, tally) for seed in range(4)]
            tasks = [asyncio.ensure_future(guest.stay()) for guest in guests]
            while not (tally.answers > 40 and tally.tables > 3 and tally.lines_of_chat and tally.reconnected):
                await asyncio.sleep(0.05)
                assert not any(task.done() for task in tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert house.rooms

    go(test)
    assert tally.unfulfilled == 0


def test_a_server_is_seen_from_outside(tmp_path: Path) -> None:
    async def test() -> dict[str, float]:
        server = Server(tmp_path / "tables.db")
        await server.start()
        try:
            return await sample(server)
        finally:
            server.end(signal.SIGTERM)

    found = asyncio.run(test())
    assert {*TOLERANCE, "own_faults"} == found.keys() and found["own_faults"] == found["rooms"] == 0
    assert found["server_mb"] > 10 and found["descriptors"] > 5 and found["threads"] >= 2 and found["tasks"] >= 2


def test_processes_of_processes_are_found() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert child.pid in children(os.getpid())
        child.communicate(b"\n")
