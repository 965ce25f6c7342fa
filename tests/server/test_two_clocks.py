"""Clocks run by a time that nobody can set, days by the clock on the wall; where it jumps, it harms neither."""

from __future__ import annotations

import pytest

from regalia.server import attending, lobby, playing, seating
from regalia.server.clocks import Clocks
from regalia.server.deeds import Pace
from regalia.server.house import House
from regalia.server.room import Room
from regalia.store.memory import MemoryStore
from tests.server.faulty import FirstLegal
from tests.server.harness import GAME, go
from tests.server.lines import NOON_MS, Clock, Line, people_at, quiet_house, settle
from tests.server.test_healing import until
from tests.server.test_tables import answer, sealed_table

HOUR_MS, DAY_MS = 3_600_000, 86_400_000
JUMPS = (HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS)


class TwoClocks:
    """A steady clock and the one on the wall."""

    def __init__(self) -> None:
        self.steady, self.wall = Clock(), Clock()

    def house(self, store: MemoryStore) -> House:
        """A house with these clocks, whose bots answer at once."""
        house = quiet_house(store, self.steady, self.wall)
        house.bots = FirstLegal()
        return house

    def pass_ms(self, ms: int) -> None:
        """Time passes for both."""
        self.steady.ms += ms
        self.wall.ms += ms


def why_out_of_time(room: Room) -> str | None:
    """Is whoever is asked out of time?"""
    return attending.overdue(room, room.live.waiting()[0])


@pytest.mark.parametrize("jump", JUMPS)
def test_decisions_and_banks_do_not_notice_a_jump(jump: int) -> None:
    async def test() -> None:
        for pace in (Pace("decision", 100), Pace("bank", 100, 0)):
            clocks = TwoClocks()
            room, _ = await people_at(clocks.house(MemoryStore()), GAME, 2, pace=pace)
            seat = room.live.waiting()[0]
            clocks.pass_ms(10_000)
            clocks.wall.ms += jump
            assert why_out_of_time(room) is None
            await answer(room, seat)
            assert room.live.clocks.left_ms[seat] == (100_000 if pace.kind == "decision" else 90_000)
            clocks.wall.ms -= jump
            clocks.pass_ms(room.live.clocks.left_ms[room.live.waiting()[0]] - 1000)
            assert why_out_of_time(room) is None
            clocks.pass_ms(2_000)
            assert why_out_of_time(room) == "time"

    go(test)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_server_that_starts_at_another_hour_gives_no_more_time_and_no_less(jump: int) -> None:
    async def test() -> None:
        clocks, store = TwoClocks(), MemoryStore()
        room, _ = await people_at(clocks.house(store), GAME, 2, pace=Pace("decision", 5))
        clocks.pass_ms(jump)
        again = await clocks.house(store).room(room.live.id)
        assert again.live.clocks.deadline_ms(0) == clocks.steady.ms + 5000

    go(test)


@pytest.mark.parametrize("lag", [0, *JUMPS])
def test_days_go_by_the_wall_whatever_the_steady_clock_says(lag: int) -> None:
    async def test() -> None:
        clocks, store = TwoClocks(), MemoryStore()
        clocks.steady.ms += lag  # the wall was set after the start of the house
        house = clocks.house(store)
        room, _ = await people_at(house, GAME, 2, pace=Pace("days", 2))
        seat = room.live.waiting()[0]
        assert store.rows[room.live.id].due_ms == room.live.clocks.deadline_ms(seat) == NOON_MS + 2 * DAY_MS
        clocks.pass_ms(HOUR_MS)
        await answer(room, seat)
        began_ms = room.live.clocks.since_ms
        assert began_ms == NOON_MS + HOUR_MS
        clocks.pass_ms(2 * DAY_MS - 1000)
        assert why_out_of_time(room) is None
        clocks.pass_ms(2000)
        assert why_out_of_time(room) == "time"
        await house.close()

    go(test)


def test_a_table_in_memory_notices_that_its_days_are_over_although_the_wall_has_jumped() -> None:
    async def test() -> None:
        clocks, store = TwoClocks(), MemoryStore()
        house = clocks.house(store)
        room, _ = await people_at(house, GAME, 2, pace=Pace("days", 2))
        seat = room.live.waiting()[0]
        clocks.wall.ms += 2 * DAY_MS + 1000
        await house.open_due(1, clocks.wall.ms, 10)
        await until(lambda: room.live.sitters[seat].away == "time")
        await house.close()

    go(test)


def test_a_wall_clock_that_was_set_back_takes_no_day_away_and_gives_none() -> None:
    async def test() -> None:
        clocks, store = TwoClocks(), MemoryStore()
        room, _ = await people_at(clocks.house(store), GAME, 2, pace=Pace("days", 2))
        clocks.wall.ms -= DAY_MS
        assert why_out_of_time(room) is None and room.live.clocks.used(room.now_ms()) == 0
        again = await clocks.house(store).room(room.live.id)
        assert again.live.clocks.deadline_ms(0) == clocks.wall.ms + 2 * DAY_MS

    go(test)


@pytest.mark.parametrize("jump", JUMPS)
def test_who_is_away_is_noticed_by_the_steady_clock(jump: int) -> None:
    async def test() -> None:
        clocks = TwoClocks()
        room, _ = await people_at(clocks.house(MemoryStore()), GAME, 2)
        line = Line(room, 1 - room.live.waiting()[0])
        await settle()
        clocks.wall.ms += jump
        assert why_out_of_time(room) is None
        clocks.pass_ms(room.house.settings.absent_after_ms)
        assert why_out_of_time(room) == "absent"
        await line.hang_up()
        await room.house.close()

    go(test)


def test_the_clock_of_a_table_is_told_to_those_who_read_its_deadlines() -> None:
    async def test() -> None:
        clocks, store = TwoClocks(), MemoryStore()
        clocks.wall.ms += DAY_MS
        house = clocks.house(store)
        for pace, now_ms in ((Pace("days", 2), clocks.wall.ms), (Pace("decision", 9), clocks.steady.ms)):
            room, _ = await people_at(house, GAME, 2, pace=pace)
            line = Line(room, 0)
            await settle()
            assert line.heard("table")[-1]["now_ms"] == now_ms
            (shown,) = line.update().clocks
            assert shown.deadline_ms == now_ms + pace.allowance_ms()
            await line.hang_up()
        await house.close()

    go(test)


def test_a_rematch_of_days_begins_by_the_wall() -> None:
    async def test() -> None:
        clocks, store = TwoClocks(), MemoryStore()
        clocks.wall.ms += DAY_MS
        house = clocks.house(store)
        room, _ = await people_at(house, GAME, 2, pace=Pace("days", 2))
        while room.live.status == "playing":
            await answer(room, room.live.waiting()[0], lambda legal: legal[-1])
        table = await seating.rematch(room, lambda old: lobby.set_rematch(house, old))
        assert store.rows[table].due_ms == clocks.wall.ms + 2 * DAY_MS
        await house.close()

    go(test)


def test_a_sealed_answer_does_not_move_the_day_when_a_table_is_due(crownfall: str) -> None:
    async def test() -> None:
        store, clock = MemoryStore(), Clock()
        room, _ = await sealed_table(clock, store, pace=Pace("days", 2))
        before = store.rows[room.live.id]
        clock.ms += 7 * HOUR_MS
        await answer(room, 0)
        assert store.rows[room.live.id] == before
        room.house.bots = FirstLegal()
        await playing.hand_over(room, 1, "left")
        assert store.rows[room.live.id].due_ms == 0, "a bot must be woken after a restart"
        await room.house.close()

    go(test)


def test_clocks_never_count_backwards() -> None:
    clocks = Clocks(Pace("bank", 100, 0), 2)
    clocks.begin(NOON_MS)
    assert clocks.used(NOON_MS - HOUR_MS) == 0
