"""When a bot answers: people's tables first, within three seconds, and at a time that tells nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from regalia.bots.advice import Advice, Way
from regalia.core.game import WATCHER
from regalia.server import attending, bot_pool, seating
from regalia.server.bot_pool import LEAST_THINK_MS, BotFailure, Question
from regalia.server.deeds import Pace
from regalia.server.errands import Errand
from regalia.server.house import House
from regalia.server.requests import NewTable
from regalia.server.settings import UNLIMITED, Settings
from regalia.server.worker import Ask, Reply
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, go
from tests.server.lines import Clock, Line, moves, people_at, settle, table_of, until


class Thinkers:
    """Bots that answer as a test wants them to, and remember what they were asked."""

    def __init__(self, think: Callable[[Ask], Any]) -> None:
        self.think = think
        self.asked: list[Ask] = []

    async def choose(self, ask: Ask) -> int:
        self.asked.append(ask)
        await self.think(ask)
        return ask.actions[0]

    async def advise(self, ask: Ask) -> Advice:
        return Advice((Way(await self.choose(ask), 0.5, 1.0),))

    async def run(self, errand: Errand) -> bytes:
        raise BotFailure("it does no errands")

    async def close(self) -> None:
        """There is nothing to end."""


async def for_ever(ask: Ask) -> None:
    """A bot that does not come to an end."""
    await asyncio.sleep(10**6)


async def at_once(ask: Ask) -> None:
    """A bot that need not think."""


def house_of(think: Callable[[Ask], Any], clock: Clock | None = None, **settings: Any) -> tuple[House, Thinkers]:
    """A house with such bots."""
    bots = Thinkers(think)
    wanted = Settings(limits=UNLIMITED, **{"bot_pause_ms": 0, **settings})
    return House(MemoryStore(), wanted, now_ms=clock or Clock(), bots=bots), bots


# --- sleeping


def test_a_table_of_bots_sleeps_until_somebody_comes() -> None:
    async def test() -> None:
        clock = Clock()
        house, bots = house_of(at_once, clock)
        room = await table_of(house, NewTable(GAME, 2, bots=("random",) * 2, start=True, pace=Pace("bank", 60)))
        await settle()
        assert room.sleeps() and not bots.asked
        row = await house.store.row(room.live.id)
        assert row is not None and row.due_ms is None, "it would be opened at every start"
        clock.ms += 10**7
        house.close_idle()
        assert not house.rooms
        room = await house.room(room.live.id)
        line = Line(room, WATCHER)
        await until(lambda: moves(room) > 5)
        await line.hang_up()
        await until(lambda: not room.thinking)
        before = len(bots.asked)
        await settle()
        assert len(bots.asked) == before
        await house.close()

    go(test)


def test_a_table_that_everybody_has_left_sleeps_and_one_with_a_person_goes_on() -> None:
    async def test() -> None:
        house, bots = house_of(at_once)
        room, _ = await people_at(house, GAME, 2)
        first = room.live.waiting()[0]
        await seating.leave(room, first)
        await until(lambda: room.live.waiting() == [1 - first])
        assert bots.asked and not any(ask.watched for ask in bots.asked)
        row = await house.store.row(room.live.id)
        assert row is not None and row.due_ms == 0
        bots.asked.clear()
        await seating.leave(room, 1 - first)
        await settle()
        row = await house.store.row(room.live.id)
        assert room.sleeps() and not bots.asked and row is not None and row.due_ms is None
        line = Line(room, first)
        await until(lambda: bots.asked)
        await line.hang_up()
        await house.close()

    go(test)


# --- in time


def test_where_people_look_on_a_bot_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 0.05)

    async def test() -> None:
        house, _ = house_of(for_ever, bot_think_ms=10)
        room = await table_of(house)
        line = Line(room, WATCHER)
        await until(lambda: moves(room) > 1)
        assert house.metrics.registry.get_sample_value("regalia_bot_failures_total") == moves(room)
        await line.hang_up()
        await house.close()

    go(test)


def test_what_nobody_looks_at_waits_and_hurries_when_somebody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 0.05)

    async def only_for_people(ask: Ask) -> None:
        await asyncio.sleep(0 if ask.watched else 10**6)

    async def test() -> None:
        house, bots = house_of(only_for_people, bot_think_ms=10)
        while not bots.asked:  # until the bot begins
            room = await table_of(house, NewTable(GAME, 2, name="Ann", bots=("random",), start=True))
            await settle()
        await asyncio.sleep(0.15)
        assert not moves(room), "nobody has looked on, so there was no hurry"
        line = Line(room, WATCHER)
        await until(lambda: moves(room))
        assert not house.metrics.registry.get_sample_value("regalia_bot_failures_total")
        await line.hang_up()
        await house.close()

    go(test)


@pytest.mark.parametrize("seconds", [0.0, 0.4])
def test_an_easy_answer_takes_as_long_as_a_hard_one(seconds: float) -> None:
    async def test() -> None:
        house, bots = house_of(lambda ask: asyncio.sleep(seconds), bot_pause_ms=600, window_ms=0)
        room = await table_of(house)
        start = time.monotonic()
        line = Line(room, WATCHER)
        await until(lambda: moves(room))
        took = time.monotonic() - start
        assert 0.59 < took < 0.6 + 0.35, "thinking is part of the time, not added to it"
        assert bots.asked[0].think_ms == 600 - attending.MARGIN_MS
        await line.hang_up()
        await house.close()

    go(test)


def test_a_failing_bot_takes_as_long_as_any_other() -> None:
    async def fail(ask: Ask) -> None:
        raise BotFailure("no idea")

    async def test() -> None:
        house, _ = house_of(fail, bot_pause_ms=200, window_ms=0)
        room = await table_of(house)
        start = time.monotonic()
        line = Line(room, WATCHER)
        await until(lambda: moves(room))
        assert time.monotonic() - start > 0.19
        await line.hang_up()
        await house.close()

    go(test)


def test_a_bot_thinks_as_long_as_its_time_allows() -> None:
    usual = Settings(bot_think_ms=1000)
    assert [attending.think_ms(usual, pause) for pause in (700, 350, 0, 9000)] == [600, 250, 1000, 1000]


def test_a_turn_of_many_steps_is_no_longer_than_others() -> None:
    async def test() -> None:
        house, bots = house_of(lambda ask: asyncio.sleep(0), bot_pause_ms=400, bot_step_ms=150, window_ms=0)
        room = await table_of(house)
        line = Line(room, WATCHER)
        await until(lambda: moves(room) >= 3)
        first, *further = [ask.think_ms for ask in bots.asked[:3]]
        assert first == 400 - attending.MARGIN_MS
        assert further == [150 - attending.MARGIN_MS] * 2, "the same seat goes on alone"
        await line.hang_up()
        await house.close()

    go(test)


def test_the_time_a_question_has_waited_is_part_of_its_time() -> None:
    async def test() -> None:
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        ask = Ask("random", GAME, {}, None, "t", 0, None, (1,), (), 600, True, "10.0.0.1")
        waited = [
            Question("a", "t", True, ask=ask, answer=future, since=10.0).with_time_left(now)
            for now in (10.0, 10.25, 12.0)
        ]
        assert [each.think_ms for each in waited] == [600, 350, LEAST_THINK_MS]
        assert Question("a", "t", False, ask=ask, answer=future, since=10.0).with_time_left(99.0).think_ms == 600
        assert {each.address for each in waited} == {""}, "a bot need not know where people live"

    go(test)
