"""Who is away is told at once, with what happens next: until when a bot waits, what the host may do, what home says."""

from __future__ import annotations

import pytest

from regalia.server import hosting, lobby, playing, seating
from regalia.server.deeds import Pace
from regalia.server.errors import Fault
from regalia.server.messages import Play
from regalia.server.requests import Join, NewTable
from tests.server.harness import GAME, go
from tests.server.lines import Clock, Line, new_key, people_at, quiet_house, settle
from tests.server.test_tables import answer, sealed_table

SOON_MS = 1000


def test_all_see_at_once_who_is_away_and_when_a_bot_comes() -> None:
    async def test() -> None:
        clock = Clock()
        room, _ = await people_at(quiet_house(clock=clock, absent_after_ms=SOON_MS), GAME, 2)
        seat = room.live.waiting()[0]
        asked, other = Line(room, seat), Line(room, 1 - seat)
        await settle()
        assert "bot_at_ms" not in other.heard("table")[-1]["seats"][seat], "nobody is away"
        clock.ms += 300
        await asked.hang_up()
        await settle()
        told = other.heard("table")[-1]["seats"][seat]
        assert told["bot_at_ms"] == clock.ms + SOON_MS and not told.get("here")
        await other.hang_up()
        await room.house.close()

    go(test)


def test_whoever_is_asked_while_away_is_awaited_from_then_on() -> None:
    async def test() -> None:
        clock = Clock()
        room, _ = await people_at(quiet_house(clock=clock, absent_after_ms=SOON_MS), GAME, 2)
        seat = room.live.waiting()[0]
        line = Line(room, seat)
        await settle()
        assert "bot_at_ms" not in line.heard("table")[-1]["seats"][1 - seat], "it is not asked"
        while room.live.waiting() == [seat]:
            clock.ms += 10
            await answer(room, seat, lambda legal: legal[-1])
        await settle()
        assert line.heard("table")[-1]["seats"][1 - seat]["bot_at_ms"] == clock.ms + SOON_MS
        await line.hang_up()
        await room.house.close()

    go(test)


def test_over_days_nobody_is_awaited() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2, pace=Pace("days", 2))
        line = Line(room, 1 - room.live.waiting()[0])
        await settle()
        assert not any("bot_at_ms" in seat for seat in line.heard("table")[-1]["seats"])
        await line.hang_up()

    go(test)


def test_in_a_sealed_decision_being_awaited_tells_nothing_of_answers(crownfall: str) -> None:
    async def test() -> None:
        room, _ = await sealed_table()
        gone, line = Line(room, 1), Line(room, 0)
        await settle()
        gone.say(Play(room.live.number(1), (room.live.table.state.legal(1)[0],)))  # type: ignore[union-attr]
        await settle()
        await gone.hang_up()
        await settle()
        first, second = (line.heard("table")[-1]["seats"][seat] for seat in (1, 2))
        assert first.get("bot_at_ms") and second.get("bot_at_ms"), "one has answered, the other has not"
        await line.hang_up()
        await room.house.close()

    go(test)


def test_the_host_need_not_wait_for_whoever_is_away() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        ben = Line(room, 1)
        await settle()
        with pytest.raises(Fault) as here:
            await hosting.stand_in(room, 1)
        assert here.value.key == "is-here"
        await ben.hang_up()
        await settle()
        await hosting.stand_in(room, 1)
        assert room.live.sitters[1].away == "absent"
        await playing.come_back(room, 1)
        assert not room.live.sitters[1].away
        with pytest.raises(Fault, match="does not exist"):
            await hosting.stand_in(room, 2)
        await room.house.close()

    go(test)


def test_before_the_start_one_may_be_called_otherwise() -> None:
    async def test() -> None:
        house, key = quiet_house(), new_key()
        table = (await lobby.set_table(house, key, NewTable(GAME, 2, name="Guest"), "")).table
        room = await house.room(table)
        await seating.sit_down(room, new_key(), Join("Ben"))
        await seating.sit_down(room, key, Join("Maud", entropy="umbrella"))
        assert [sitter.name for sitter in room.live.sitters] == ["Maud", "Ben"]
        assert room.live.chat[-1].say is not None and room.live.chat[-1].say.key == "notice-renamed"
        lines = len(room.live.chat)
        await seating.sit_down(room, key, Join("Maud", entropy="north wind"))
        assert room.live.sitters[0].entropy == "north wind" and len(room.live.chat) == lines
        with pytest.raises(Fault, match="already called"):
            await seating.sit_down(room, key, Join("BEN"))
        await seating.start(room)
        await seating.sit_down(room, key, Join("Somebody else"))
        assert room.live.sitters[0].name == "Maud", "in the game a name stays"
        await house.close()

    go(test)


def test_words_stirred_in_are_told_when_all_is_over() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        room.live.sitters[1].entropy = "umbrella"
        line = Line(room, 0)
        await settle()
        assert "umbrella" not in str(line.heard("table"))
        room.live.status = "over"
        assert '"stirred":"umbrella"' in room.table_info(0, False, False).decode()
        await line.hang_up()

    go(test)


def test_my_tables_say_for_whom_they_wait() -> None:
    async def test() -> None:
        clock = Clock()
        room, keys = await people_at(quiet_house(clock=clock), GAME, 2)
        seat = room.live.waiting()[0]
        clock.ms += 7_000
        mine = [(await lobby.my_tables(room.house, key)).tables[0] for key in keys]
        assert [line.your_turn for line in mine] == [n == seat for n in range(2)]
        assert {line.asked for line in mine} == {(seat,)} and {line.idle_ms for line in mine} == {7_000}
        await seating.leave(room, seat)
        left = (await lobby.my_tables(room.house, keys[seat])).tables[0]
        assert left.away and not left.your_turn, "a bot plays: nobody waits for whoever left"
        await room.house.close()

    go(test)
