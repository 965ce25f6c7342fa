"""regalia-dev siege in its parts: attacks that are refused, a guest with a watch, and the verdict."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from regalia.cli.attacks import ATTACKS, Attack, attacked, long_record
from regalia.cli.siege import Plan, Visitor, judged
from regalia.core import record
from regalia.server.settings import Limits, Settings
from tests.server.harness import go, serving

TIGHT = Limits(requests_a_second=1, requests_at_once=100, connections_per_address=5, chat_at_once=2, head_seconds=0.2)
NARROW = Settings(bot_pause_ms=0, limits=TIGHT)


LONG = 30.0
GUESTS = {"127.0.0.3": 1}


async def until(is_so: Callable[[], object], work: Coroutine[Any, Any, object]) -> None:
    """Let something go on until it is enough."""
    task = asyncio.ensure_future(work)
    while not is_so():
        assert not task.done(), "it ended before it was enough"
        await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("kind", [kind for kind in ATTACKS if kind != "tables"])
def test_every_attack_gets_something_done_and_is_refused_the_rest(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ATTACKS[kind], "hands", 15)
    done = 0 if kind in ("headers", "chat") else 3

    async def test() -> None:
        async with serving(settings=NARROW) as (server, house):
            attack = ATTACKS[kind](server)
            counts = attack.counts
            work = attack.run(time.monotonic() + LONG)
            await until(lambda: counts.done >= done and counts.refused + counts.failed > 3, work)
            assert kind == "headers" or house.requests.known.keys() == {"127.0.0.2"}
            assert not house.metrics.own_faults._value.get()

    go(test)


def test_an_attack_ends_in_time_even_when_nobody_answers() -> None:
    class Hanging(Attack):
        """Never comes back."""

        async def act(self) -> int:
            """Wait for ever."""
            await self.http.exchange("GET", "/", b"")
            return 200

    async def test() -> None:
        start = time.monotonic()
        await attacked([Hanging("http://127.0.0.1:9")], ("hanging",), start + 0.3)
        assert time.monotonic() - start < 10

    go(test)


def test_the_record_that_is_brought_is_true() -> None:
    assert record.faults(record.read(long_record())) == []


def test_a_guest_times_his_moves_and_the_bots() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            visitor = Visitor(server, Plan(bot="random"))
            work = visitor.play(time.monotonic() + LONG)
            await until(lambda: len(visitor.moves_ms) > 2 and visitor.bots_ms and house.connected == GUESTS, work)
            assert not visitor.given_up and min(visitor.moves_ms + visitor.bots_ms) > 0

    go(test)


def test_a_guest_must_be_quick_and_have_played() -> None:
    visitor = Visitor("http://127.0.0.1:9", Plan())
    visitor.moves_ms, visitor.bots_ms = [10.0] * 200, [500.0] * 200
    assert judged(visitor, {}, 0.5).too_slow == []
    slow = msgspec.structs.asdict(judged(with_times(visitor, [160.0] * 3, []), {}, 0.5))
    assert slow["too_slow"] == ["moves"] and slow["move_p99_ms"] == 160 and slow["move_p50_ms"] == 10
    assert judged(with_times(visitor, [], [3100.0] * 10), {}, 0.5).too_slow == ["moves", "bots"]
    assert judged(Visitor("", Plan()), {}, 0.5).too_slow == ["moves", "bots"]


def with_times(visitor: Visitor, moves: list[float], bots: list[float]) -> Visitor:
    """The same guest with some more times."""
    visitor.moves_ms += moves
    visitor.bots_ms += bots
    return visitor
