"""Games over days: a bank of days, holidays that all can see, and a reminder before the time is out."""

from __future__ import annotations

import json

import pytest

from regalia.client.http import Http
from regalia.client.player import Player, join, set_table
from regalia.server import holidays
from regalia.server.clocks import Clocks
from regalia.server.deeds import DAY_MS, Pace
from regalia.server.errors import in_english
from regalia.server.me import Holiday, Me
from regalia.server.messages import TableInfo
from regalia.server.requests import Join, NewTable, Nothing
from regalia.server.room import Room
from tests.server.harness import GAME, SHORT, go
from tests.server.lines import Clock, people_at, quiet_house
from tests.server.receivers import receiving, until
from tests.server.test_telling import begin, hooked, quiet, table_of_two, telling

HOUR_MS = 3_600_000


def test_days_in_a_bank_grow_with_each_answer_and_never_beyond_the_start() -> None:
    clocks = Clocks(Pace("days", 2, 43_200), 2)
    clocks.begin(0)
    clocks.answered(0, DAY_MS)
    clocks.begin(DAY_MS)
    assert clocks.deadline_ms(0) == DAY_MS + DAY_MS + 12 * HOUR_MS
    clocks.answered(0, HOUR_MS)
    clocks.begin(DAY_MS + HOUR_MS)
    assert clocks.left_ms == [2 * DAY_MS - HOUR_MS, 2 * DAY_MS]
    clocks.answered(0, 0)
    clocks.begin(DAY_MS + HOUR_MS)
    assert clocks.left_ms[0] == 2 * DAY_MS


@pytest.mark.parametrize(
    ("begun", "until", "deadline"),
    [
        (1, 4, 3 + 3),  # away in the middle
        (-5, 2, 3 + 2),  # away before he was asked
        (-5, -1, 3),  # and back before that
        (3, 9, 3),  # too late
    ],
)
def test_a_holiday_stops_the_clock(begun: int, until: int, deadline: int) -> None:
    clocks = Clocks(Pace("days", 3), 1)
    clocks.begin(0)
    clocks.rest(0, begun * DAY_MS, until * DAY_MS)
    assert clocks.deadline_ms(0) == deadline * DAY_MS


def test_what_was_rested_is_not_taken_from_the_bank() -> None:
    clocks = Clocks(Pace("days", 5, 3_600), 1)
    clocks.begin(0)
    clocks.rest(0, DAY_MS, 9 * DAY_MS)
    clocks.rest(0, 4 * DAY_MS, 4 * DAY_MS)  # back earlier than he thought
    assert clocks.deadline_ms(0) == 8 * DAY_MS
    clocks.answered(0, 6 * DAY_MS)
    clocks.begin(6 * DAY_MS)
    assert clocks.left_ms[0] == 2 * DAY_MS + HOUR_MS


def test_a_holiday_holds_at_all_tables_over_days_and_at_new_ones() -> None:
    async def test() -> None:
        async with telling() as (server, house, wall):
            ann, ben = await table_of_two(server)
            await begin(server, ann, ben)
            me = Http(server, ann.key)
            room = await house.room(ann.table)
            before = room.live.clocks.deadline_ms(0)
            assert before is not None
            found = await me.post("/api/me/holiday", Holiday(7), Me)
            assert found.rests_until_ms == wall.ms + 7 * DAY_MS
            assert room.live.clocks.deadline_ms(0) == before + 7 * DAY_MS
            wish = NewTable(GAME, 2, name="Ann", options=SHORT, pace=Pace("days", 1))
            other = await set_table(server, wish, ann.key)
            await join(server, other.table, Join("Ben"), ben.key)
            await me.post(f"/api/tables/{other.table}/start", Nothing(), TableInfo)
            await quiet(house)
            second = await house.room(other.table)
            assert second.live.clocks.rests == {0: (wall.ms, wall.ms + 7 * DAY_MS)}
            async with Player(server, ann.table, ben.key) as player:
                await player.until(lambda p: p.info)
                assert any("away for 7 days" in str(line) for line in said(room))
            wall.ms += DAY_MS
            assert (await me.post("/api/me/holiday", Holiday(0), Me)).rests_until_ms == 0
            assert room.live.clocks.deadline_ms(0) == before + DAY_MS

    go(test)


def said(room: Room) -> list[str]:
    """What the house said at a table."""
    return [in_english(line.say) for line in room.live.chat if line.say is not None]


def test_nobody_rests_for_ever() -> None:
    async def test() -> None:
        wall = Clock()
        house = quiet_house(wall=wall)
        room, _ = await people_at(house, GAME, 2, pace=Pace("days", 3))
        for _ in range(4):
            await holidays.rest_at(room, 0, wall.ms + 30 * DAY_MS)
            wall.ms += 30 * DAY_MS
        assert await holidays.rested_ms(room, 0) == holidays.MOST_DAYS * DAY_MS

    go(test)


def test_who_lets_his_days_pass_is_reminded_once() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, house, wall):
            ann, ben = await table_of_two(server)
            await hooked(server, ann, service)
            await begin(server, ann, ben)
            await until(lambda: len(service.got) == 1)
            await quiet(house)
            (who,) = [row.id for row in await house.store.people() if (await house.messenger.of(row.id)).channels]
            for hours, told in ((54 - 1, 1), (1, 2), (2, 2)):  # of three days, a quarter is left
                wall.ms += hours * HOUR_MS
                house.messenger.start(who)
                await quiet(house)
                assert len(service.got) == told
            titles = [json.loads(each.body)["title"] for each in service.got]
            assert titles[1] == "Your time is running out: To Court the King"

    go(test)
