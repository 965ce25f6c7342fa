"""When a bot answers: people's tables first, within three seconds, and at a time that tells nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from regalia.core.game import WATCHER
from regalia.server import attending, bot_seats, lobby, seating
from regalia.server.auth import new_key
from regalia.server.bot_process import BotProcess
from regalia.server.bot_seats import LEAST_THINK_MS, BotFailure, BotSeats, Question
from regalia.server.deeds import Pace
from regalia.server.house import House
from regalia.server.requests import NewTable
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Settings
from regalia.server.worker import Ask
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, go, serving
from tests.server.lines import Clock, Line, people_at, quiet_house, settle

BOTS = NewTable(GAME, 2, bots=("random", "random"), start=True)


class Thinkers:
    """Bots that answer as a test wants them to, and remember what they were asked."""

    def __init__(self, think: Callable[[Ask], Any]) -> None:
        self.think = think
        self.asked: list[Ask] = []

    async def choose(self, ask: Ask) -> int:
        self.asked.append(ask)
        await self.think(ask)
        return ask.actions[0]

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


async def table_of(house: House, wish: NewTable = BOTS, address: str = "") -> Room:
    """A table that has been set."""
    return await house.room((await lobby.set_table(house, new_key(), wish, address)).table)


def moves(room: Room) -> int:
    """How many answers there were."""
    return len(room.live.table.moves) if room.live.table is not None else 0


async def until(done: Callable[[], object]) -> None:
    """Wait for something that comes soon."""
    while not done():
        await asyncio.sleep(0.005)


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
    monkeypatch.setattr(bot_seats, "GRACE_SECONDS", 0.05)

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
    monkeypatch.setattr(bot_seats, "GRACE_SECONDS", 0.05)

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
    usual = Settings(bot_think_ms=1000, bot_pause_ms=700)
    assert attending.think_ms(usual, watched=True) == 700 - attending.MARGIN_MS
    assert attending.think_ms(usual, watched=False) == 1000
    assert attending.think_ms(Settings(bot_think_ms=1000, bot_pause_ms=0), watched=True) == 1000
    assert attending.think_ms(Settings(bot_think_ms=1000, bot_pause_ms=9000), watched=True) == 1000


def test_the_time_a_question_has_waited_is_part_of_its_time() -> None:
    async def test() -> None:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        ask = Ask("random", GAME, {}, None, "t", 0, None, (1,), 600, True, "10.0.0.1")
        waited = [Question("a", "t", True, ask, future, 10.0).in_time(now) for now in (10.0, 10.25, 12.0)]
        assert [each.think_ms for each in waited] == [600, 350, LEAST_THINK_MS]
        assert Question("a", "t", False, ask, future, 10.0).in_time(99.0).think_ms == 600
        assert {each.address for each in waited} == {""}, "a bot need not know where people live"

    go(test)


# --- fair to all


class Noting(BotSeats):
    """Notes how many others got their turn while a question waited."""

    def __init__(self, house: House) -> None:
        super().__init__(house.settings, house.metrics)
        self.turns: list[str] = []
        self.before: dict[str, list[int]] = {}

    async def choose(self, ask: Ask) -> int:
        noted = len(self.turns)
        action = await super().choose(ask)
        others = [table for table in self.turns[noted:] if table != ask.table]
        self.before.setdefault(ask.table, []).append(len(others))
        return action

    async def put(self, question: Question, process: BotProcess) -> None:
        self.turns.append(question.table)
        await super().put(question, process)


FLOOD = NewTable("krone_und_schwert", 5, name="Eve", bots=("random",) * 4, start=True)


def test_a_flood_of_tables_delays_nobody_else_not_even_after_a_restart() -> None:
    """With one process at most one question of the flood is answered between a guest's question and its turn."""

    async def test() -> None:
        store = MemoryStore()
        house = quiet_house(store)
        house.bots = bots = Noting(house)
        flood = [await table_of(house, FLOOD, "10.6.6.6") for _ in range(40)]
        lines = [Line(room, WATCHER) for room in flood]
        await until(lambda: bots.line.length(True) > 20 or len(bots.turns) > 40)
        guest = await table_of(house, BOTS, "10.0.0.1")
        lines.append(Line(guest, WATCHER))
        await until(lambda: len(bots.before.get(guest.live.id, [])) > 8)
        queue = house.metrics.registry.get_sample_value("regalia_bot_queue", {"tables": "watched"})
        assert queue is not None and queue > 10, "there was no flood"
        assert max(bots.before[guest.live.id]) <= 2
        for line in lines:
            await line.hang_up()
        await house.close()

        again = quiet_house(store)
        again.bots = bots = Noting(again)
        await again.open()
        await until(lambda: len(again.rooms) >= 40)
        room = await again.room(guest.live.id)
        line = Line(room, WATCHER)
        await until(lambda: len(bots.before.get(guest.live.id, [])) > 8)
        assert max(bots.before[guest.live.id]) <= 2
        await line.hang_up()
        await again.close()

    go(test)


def test_a_table_is_known_by_the_address_that_set_it() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            from regalia.client.player import Player, set_table

            seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            assert house.rooms[seated.table].address == "127.0.0.1"
            house.rooms.clear()
            assert (await house.room(seated.table)).address == ""
            async with Player(server, seated.table) as player:
                await player.until(lambda p: p.info is not None)
                assert house.rooms[seated.table].address == "127.0.0.1"

    go(test)


def test_a_question_that_nobody_waits_for_any_more_leaves_the_line() -> None:
    async def test() -> None:
        house = quiet_house(bot_workers=0)
        room, _ = await people_at(house, GAME, 2)
        ask = attending.question(room, room.live.waiting()[0])
        assert isinstance(house.bots, BotSeats)
        asking = asyncio.ensure_future(house.bots.choose(ask))
        await settle()
        assert house.bots.line.length(False) == 1
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert house.bots.line.length(False) == 0

    go(test)
