"""What can go wrong between people at one table, one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from regalia.core.game import WATCHER
from regalia.core.ints import how_many
from regalia.core.step import asked
from regalia.server import attending, lobby, playing, seating
from regalia.server.bus import LocalBus
from regalia.server.deeds import Pace
from regalia.server.errors import Fault, NotSaved
from regalia.server.folding import folded
from regalia.server.house import House
from regalia.server.live import LiveTable
from regalia.server.messages import Back, Chat, Play, Undo
from regalia.server.playing import Outcome
from regalia.server.requests import Join, NewTable, SeatBot
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Settings
from regalia.server.steps_back import Mark
from regalia.store.memory import MemoryStore
from regalia.store.store import Entry, StoreError
from tests.server.harness import GAME, go
from tests.server.lines import Clock, Line, new_key, people_at, quiet_house, settle

ROLL = 7
CALL = 2


def state_of(room: Room) -> Any:
    """The state of the game."""
    assert room.live.table is not None
    return room.live.table.state


async def answer(room: Room, seat: int, pick: Callable[[list[int]], int] = lambda legal: legal[0]) -> None:
    """A legal answer of a seat."""
    action = pick(state_of(room).legal(seat))
    assert await playing.answer(room, seat, room.live.number(seat), (action,)) is Outcome.DONE


async def until_sealed(room: Room) -> None:
    """Play on until several are asked at once."""
    while how_many(asked(state_of(room).now)) < 2:
        assert room.live.status == "playing", "the game ended without a sealed vote"
        await answer(room, room.live.waiting()[0], lambda legal: legal[-1])


async def sealed_table(
    clock: Clock | None = None, store: MemoryStore | None = None, **wish: Any
) -> tuple[Room, list[str]]:
    """A table of Crownfall in a sealed vote in which all three are asked."""
    for _ in range(60):
        room, keys = await people_at(quiet_house(store, clock), "crownfall", 3, **wish)
        for _ in range(6):
            if room.live.status == "playing" and how_many(asked(state_of(room).now)) == 3:
                return room, keys
            if room.live.status == "playing":
                await answer(room, room.live.waiting()[0], lambda legal: legal[-1])
    raise AssertionError("no revolt in sixty games")


# --- seats


def test_two_people_never_get_one_seat() -> None:
    async def test() -> None:
        house = quiet_house()
        table = (await lobby.set_table(house, new_key(), NewTable(GAME, 3, name="Ann"), "")).table
        room = await house.room(table)
        wishes = [Join(f"Guest {n}", seat=1) for n in range(5)]
        found = await asyncio.gather(
            *(seating.sit_down(room, new_key(), wish) for wish in wishes), return_exceptions=True
        )
        assert [isinstance(each, Fault) and each.key for each in found] == [False, *["seat-taken"] * 4]
        assert [sitter.name for sitter in room.live.sitters] == ["Ann", "Guest 0", ""]

    go(test)


def test_whoever_sits_down_twice_keeps_his_seat() -> None:
    async def test() -> None:
        house, key = quiet_house(), new_key()
        table = (await lobby.set_table(house, key, NewTable(GAME, 3, name="Ann"), "")).table
        room = await house.room(table)
        again = await seating.sit_down(room, key, Join("Ann again"))
        assert again.seat == 0 and room.live.sitters[1].name == ""

    go(test)


@pytest.mark.parametrize("name", ["ANN", "a:b", "   ", "x" * 25, "a\u202eb", "a\nb" + "\x00"])
def test_names_that_cannot_be(name: str) -> None:
    async def test() -> None:
        house = quiet_house()
        table = (await lobby.set_table(house, new_key(), NewTable(GAME, 3, name="Ann"), "")).table
        with pytest.raises(Fault) as fault:
            await seating.sit_down(await house.room(table), new_key(), Join(name))
        assert fault.value.key in ("bad-name", "name-taken")

    go(test)


def test_kick_leave_and_bots_before_the_start() -> None:
    async def test() -> None:
        house, host, guest = quiet_house(), new_key(), new_key()
        table = (await lobby.set_table(house, host, NewTable(GAME, 3, name="Ann", listed=True), "")).table
        room = await house.room(table)
        await seating.sit_down(room, guest, Join("Ben"))
        line = Line(room, 1, guest)
        await settle()
        await seating.empty(room, 1, kicked=True)
        await settle()
        assert line.connection.seat == WATCHER and line.heard("table")[-1]["you"] == -1
        assert await house.store.seat_of(b"", table) is None and await lobby.seat_at(room, guest) is None
        await seating.sit_down(room, new_key(), Join("Ben"))
        await seating.seat_bot(room, SeatBot())
        with pytest.raises(Fault, match="All seats"):
            await seating.seat_bot(room, SeatBot())
        listed = (await lobby.open_tables(house)).tables
        assert listed[0].names == ("Ann", "Ben", "Aurelia") and listed[0].free == 0
        await seating.leave(room, 1)
        with pytest.raises(Fault, match="empty"):
            await seating.start(room)
        await line.hang_up()

    go(test)


def test_a_seat_is_resumed_on_another_device() -> None:
    async def test() -> None:
        house, key, phone = quiet_house(), new_key(), new_key()
        seated = await lobby.set_table(house, key, NewTable(GAME, 2, name="Ann"), "")
        room = await house.room(seated.table)
        token = await seating.new_link(room, 0)
        assert (await seating.resume(room, phone, token)).seat == 0
        assert await lobby.seat_at(room, phone) == 0 == await lobby.seat_at(room, token)
        with pytest.raises(Fault, match="does not open a seat"):
            await seating.resume(room, new_key(), new_key())
        other = new_key()
        await seating.sit_down(room, other, Join("Ben"))
        with pytest.raises(Fault, match="taken"):
            await seating.resume(room, other, token)

    go(test)


# --- answers


def test_a_repeated_or_stale_answer_counts_once() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        seat = room.live.waiting()[0]
        line = Line(room, seat)
        await settle()
        play = Play(room.live.number(seat), (ROLL,))
        for _ in range(3):
            line.say(play)
        await settle()
        assert room.live.table is not None and len(room.live.table.moves) == 1
        updates = line.heard("update")
        assert updates[-1]["question"] == play.question + 1 and not line.heard("refused")
        await line.hang_up()

    go(test)


def test_what_is_refused_names_the_rule_and_changes_nothing() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        seat = room.live.waiting()[0]
        lines = [Line(room, each) for each in (0, 1, WATCHER)]
        await answer(room, seat)
        await settle()
        before = state_of(room), [line.news() for line in lines]
        lines[seat].say(Play(room.live.number(seat), (ROLL,)))
        lines[1 - seat].say(Play(room.live.number(seat), (ROLL,)))
        lines[2].say(Play(room.live.number(seat), (ROLL,)))
        await settle()
        assert state_of(room) is before[0]
        refused = lines[seat].heard("refused")[0]
        assert refused["key"] == "set-one-aside-first" and refused["rule"]
        assert lines[1 - seat].heard("refused")[0]["key"] == "not-asked"
        assert lines[2].heard("failed")[0]["key"] == "not-your-seat"
        for line in lines:
            await line.hang_up()

    go(test)


def test_a_move_sent_while_the_line_drops_counts_once_after_resuming() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        seat = room.live.waiting()[0]
        play = Play(room.live.number(seat), (ROLL,))
        first = Line(room, seat)
        first.say(play)
        await first.hang_up()
        second = Line(room, seat)
        second.say(play)
        await settle()
        assert room.live.table is not None and len(room.live.table.moves) == 1
        assert second.update().question == room.live.number(seat)
        await second.hang_up()

    go(test)


class FailingStore(MemoryStore):
    """A disk that is full."""

    is_full = False

    async def append(self, entry: Entry) -> None:
        if self.is_full:
            raise StoreError("disk full")
        await super().append(entry)


def test_what_cannot_be_saved_has_not_happened() -> None:
    async def test() -> None:
        store = FailingStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        seat = room.live.waiting()[0]
        line = Line(room, 1 - seat)
        await settle()
        line.news()
        store.is_full = True
        with pytest.raises(NotSaved):
            await playing.answer(room, seat, room.live.number(seat), (ROLL,))
        await settle()
        assert room.live.table is not None and not room.live.table.moves and not line.heard("update")
        store.is_full = False
        await answer(room, seat)
        assert len(room.live.table.moves) == 1
        await line.hang_up()

    go(test)


# --- taking back


def test_steps_are_taken_back_until_luck_is_touched() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        seat = room.live.waiting()[0]
        line = Line(room, seat)
        await answer(room, seat)
        await settle()
        assert line.update().undo is False
        line.say(Undo(room.live.number(seat)))
        await settle()
        assert line.heard("failed")[-1]["key"] == "no-take-back"
        rolled = state_of(room)
        await answer(room, seat, lambda legal: next(each for each in legal if 1 <= each <= 6))
        await settle()
        assert line.update().undo is True
        old = room.live.number(seat)
        line.say(Undo(old))
        line.say(Undo(old))
        await settle()
        assert state_of(room) is rolled and room.live.number(seat) > old
        assert room.live.table is not None
        assert line.update().story_from == len(room.live.table.story), "the page must forget lines"
        await line.hang_up()

    go(test)


def test_an_answer_that_was_taken_back_cannot_come_again_by_itself() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        seat = room.live.waiting()[0]
        await answer(room, seat)
        number = room.live.number(seat)
        aside = next(each for each in state_of(room).legal(seat) if 1 <= each <= 6)
        await playing.answer(room, seat, number, (aside,))
        await playing.take_back(room, seat, None)
        assert await playing.answer(room, seat, number, (aside,)) is Outcome.STALE

    go(test)


def test_an_undo_and_the_next_answer_race_and_one_of_them_wins(crownfall: str) -> None:
    """Whoever takes a blow without parrying may change his mind until the next seat has struck."""

    async def test() -> None:
        outcomes = set()
        for round_ in range(30):
            room, _ = await people_at(quiet_house(), crownfall, 3)
            await answer(room, 0)
            seat = room.live.waiting()[0]
            if len(room.live.waiting()) > 1:
                continue
            await answer(room, seat, min)
            other = room.live.waiting()[0]
            undo = playing.take_back(room, seat, room.live.number(seat))
            play = playing.answer(room, other, room.live.number(other), (state_of(room).legal(other)[0],))
            works = [undo, play] if round_ % 2 else [play, undo]
            outcomes.add(tuple(map(str, await asyncio.gather(*works, return_exceptions=True))))
        assert outcomes == {("Outcome.DONE", "Outcome.STALE")}, "both or none of the two have happened"

    go(test)


def test_what_showed_a_hidden_card_is_not_taken_back(crownfall: str) -> None:
    """A parried blow shows a shield that nobody knew of."""

    async def test() -> None:
        parried = 0
        for _ in range(40):
            room, _ = await people_at(quiet_house(), crownfall, 3)
            await answer(room, 0)
            waiting = room.live.waiting()
            legal = state_of(room).legal(waiting[0])
            if len(waiting) == 1 and len(legal) == 2:
                await answer(room, waiting[0], max)
                if room.live.status != "playing" or room.live.steps_back.last(waiting[0]) is None:
                    continue
                shield_shown = state_of(room).discard != 0
                if shield_shown:
                    parried += 1
                    assert not room.live.may_take_back(waiting[0])
                    with pytest.raises(Fault, match="already learnt something"):
                        await playing.take_back(room, waiting[0], None)
        assert parried, "nobody parried"

    go(test)


def test_a_chain_of_answers_does_not_tell_whether_others_have_answered(crownfall: str) -> None:
    async def test() -> None:
        news = []
        for others in (0, 1, 2):
            room, _ = await sealed_table()
            for seat in (1, 2)[:others]:
                await answer(room, seat, max)
            found = await playing.answer(room, 0, room.live.number(0), (state_of(room).legal(0)[0], 2**53 - 1))
            news.append(found)
        assert news == [Outcome.DONE] * 3

    go(test)


def test_what_came_before_a_sealed_question_stands_whoever_has_answered(crownfall: str) -> None:
    async def test() -> None:
        room, _ = await sealed_table()
        state = state_of(room)
        before = Mark(0, (1,), room.live.table.place())  # type: ignore[union-attr]
        room.live.steps_back.steps = [before]
        offered = [room.live.may_take_back(0)]
        await answer(room, 1, max)
        assert state is not state_of(room)
        assert [*offered, room.live.may_take_back(0)] == [False, False] and room.live.may_take_back(1)

    go(test)


def test_what_is_called_out_in_a_window_is_told_to_all_and_stands() -> None:
    async def test() -> None:
        for _ in range(40):
            room, _ = await people_at(quiet_house(), "royaume_des_5_couronnes", 3)
            await until_sealed(room)
            lines = [Line(room, seat) for seat in range(3)]
            await settle()
            for line in lines:
                line.news()
            caller = next(seat for seat in room.live.waiting() if CALL in state_of(room).legal(seat))
            decisions = state_of(room).decisions
            await answer(room, caller, lambda legal: CALL)
            await settle()
            if state_of(room).decisions == decisions:
                assert all(line.update().story for line in lines), "somebody did not hear the call"
                assert not room.live.may_take_back(caller)
                return
        raise AssertionError("the Witch came forty times")

    go(test)


def test_a_sealed_answer_is_taken_back_in_silence(crownfall: str) -> None:
    async def test() -> None:
        room, _ = await sealed_table()
        lines = [Line(room, seat) for seat in range(3)]
        await answer(room, 0, max)
        await answer(room, 1, max)
        await settle()
        for line in lines:
            line.news()
        lines[0].say(Undo(room.live.number(0)))
        await settle()
        assert lines[0].choices() and not lines[1].news() and not lines[2].news()
        assert room.live.waiting() == [0, 2]
        await answer(room, 0, min)
        await answer(room, 2, min)
        await settle()
        assert all(line.heard("update") for line in lines)
        again = await folded(room.live.id, await room.house.store.deeds(room.live.id))
        assert same_table(again, room.live)
        for line in lines:
            await line.hang_up()

    go(test)


def same_table(one: LiveTable, other: LiveTable) -> bool:
    """Do two folds of one log tell the same?"""
    assert one.table is not None and other.table is not None
    same = one.table.moves == other.table.moves and one.table.story == other.table.story
    numbers = [one.number(seat) == other.number(seat) for seat in range(-1, one.created.seats)]
    return same and all(numbers) and one.status == other.status and list(one.chat) == list(other.chat)


# --- clocks, absence, bots


def test_time_runs_out_in_a_sealed_vote_and_nobody_hears_whose(crownfall: str) -> None:
    async def test() -> None:
        clock = Clock()
        room, _ = await sealed_table(clock, pace=Pace("bank", 60, 5))
        room.live.clocks.left_ms[2] = 10_000
        lines = [Line(room, seat) for seat in range(3)]
        await answer(room, 0, max)
        await settle()
        for line in lines:
            line.news()
        clock.ms += 11_000
        asking = attending.bot_answer
        await attending.look(room)
        await settle()
        assert room.live.sitters[2].away == "time" and asking is attending.bot_answer
        assert not lines[0].news() and not lines[1].news(), "the others heard that a clock ran out"
        assert lines[2].heard("table")[-1]["seats"][2]["away"] == "time"
        while 2 in room.live.waiting():
            await asyncio.sleep(0.01)
        assert not lines[0].news() and not lines[1].news(), "the others heard that a bot answered"
        await answer(room, 1, max)
        await settle()
        assert lines[0].heard("update") and room.live.sitters[2].away_shown == "time"
        lines[2].say(Back())
        await settle()
        assert room.live.sitters[2].away == "" and lines[0].heard("table")[-1]["seats"][2].get("away", "") == ""
        for line in lines:
            await line.hang_up()
        await room.house.close()

    go(test)


def test_a_seat_that_leaves_is_played_on_and_given_back() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        seat = room.live.waiting()[0]
        await seating.leave(room, seat)
        while room.live.waiting() == [seat]:
            await asyncio.sleep(0.01)
        assert room.live.sitters[seat].away == "left"
        line = Line(room, seat)
        await settle()
        assert room.live.sitters[seat].away == ""
        await line.hang_up()
        await room.house.close()

    go(test)


def test_who_is_asked_and_absent_is_played_for_while_others_wait() -> None:
    async def test() -> None:
        clock = Clock()
        room, _ = await people_at(quiet_house(clock=clock, absent_after_ms=1000), GAME, 2)
        seat = room.live.waiting()[0]
        assert attending.overdue(room, seat) is None
        line = Line(room, 1 - seat)
        await settle()
        clock.ms += 1500
        await attending.look(room)
        assert room.live.sitters[seat].away == "absent"
        await line.hang_up()
        await room.house.close()

    go(test)


def test_clocks_take_from_the_bank_and_stand_still_while_nobody_serves() -> None:
    async def test() -> None:
        clock, store = Clock(), MemoryStore()
        room, _ = await people_at(quiet_house(store, clock), GAME, 2, pace=Pace("bank", 100, 3))
        seat = room.live.waiting()[0]
        clock.ms += 10_000
        await answer(room, seat)
        assert room.live.clocks.left_ms[seat] == 93_000 and room.live.clocks.left_ms[1 - seat] == 100_000
        clock.ms += 50_000
        again = await quiet_house(store, clock).room(room.live.id)
        assert again.live.clocks.left_ms == room.live.clocks.left_ms
        assert again.live.clocks.deadline_ms(seat) == clock.ms + 93_000

    go(test)


# --- chat


def test_commands_of_the_chat() -> None:
    async def test() -> None:
        house, host, guest = quiet_house(), new_key(), new_key()
        table = (await lobby.set_table(house, host, NewTable(GAME, 2, name="Ann"), "")).table
        room = await house.room(table)
        ann, ben = Line(room, 0, host), Line(room, WATCHER, guest)
        for line, text in [(ben, "hello"), (ben, "/start"), (ben, "/join Ben"), (ben, "/help"), (ann, "/dance")]:
            line.say(Chat(text))
        await settle()
        assert ben.heard("failed")[0]["key"] == "host-only" and ann.heard("failed")[0]["key"] == "no-such-command"
        assert ben.heard("said")[-1]["line"]["say"]["key"] == "notice-help" and ben.connection.seat == 1
        for line, text in [(ben, "/leave"), (ann, "/bot"), (ann, "/rules"), (ann, "/start"), (ann, "/undo")]:
            line.say(Chat(text))
            await settle()
        assert room.live.sitters[1].bot == "knight"
        late = Line(room, WATCHER)
        await settle()
        kept = late.heard("table")[-1]["chat"]
        assert kept[1]["text"] == "hello" and kept[1]["name"] == "#1"
        for line in (ann, ben, late):
            await line.hang_up()
        await house.close()

    go(test)


# --- several processes


def test_two_houses_share_a_store_and_serve_one_table(crownfall: str) -> None:
    async def test() -> None:
        store, bus = MemoryStore(), LocalBus()
        houses = [House(store, Settings(limits=UNLIMITED), bus, Clock()) for _ in range(2)]
        for house in houses:
            await house.open()
        here, _ = await people_at(houses[0], crownfall, 3)
        there = await houses[1].room(here.live.id)
        line = Line(there, 1)
        rooms = (here, there)
        turn = 0
        while here.live.status == "playing":
            room = rooms[turn % 2]
            await answer(room, room.live.waiting()[0])
            await settle()
            assert here.live.sequence == there.live.sequence
            turn += 1
        assert same_table(here.live, there.live) and line.update().result
        await line.hang_up()
        for house in houses:
            await house.close()

    go(test)


def test_of_two_houses_that_answer_at_once_one_wins_and_both_agree() -> None:
    async def test() -> None:
        store = MemoryStore()
        houses = [quiet_house(store) for _ in range(2)]
        here, _ = await people_at(houses[0], GAME, 2)
        there = await houses[1].room(here.live.id)
        seat = here.live.waiting()[0]
        number = here.live.number(seat)
        found = [await playing.answer(room, seat, number, (ROLL,)) for room in (here, there)]
        assert found == [Outcome.DONE, Outcome.STALE] and same_table(here.live, there.live)

    go(test)


# --- again


def test_a_rematch_seats_the_same_people_once() -> None:
    async def test() -> None:
        house = quiet_house()
        room, keys = await people_at(house, GAME, 2)
        with pytest.raises(Fault, match="not over"):
            await seating.rematch(room, lambda old: lobby.set_rematch(house, old))
        while room.live.status == "playing":
            await answer(room, room.live.waiting()[0], lambda legal: legal[-1])
        asks = [seating.rematch(room, lambda old: lobby.set_rematch(house, old)) for _ in range(2)]
        first, second = await asyncio.gather(*asks)
        assert first == second == room.live.rematch
        again = await house.room(first)
        assert [sitter.name for sitter in again.live.sitters] == ["Ben", "Ann"] and again.live.status == "playing"
        assert [await lobby.seat_at(again, key) for key in keys] == [1, 0]
        mine = (await lobby.my_tables(house, keys[0])).tables
        assert {line.id for line in mine} == {room.live.id, first}
        assert sum(line.your_turn for line in mine) == int(1 in again.live.waiting())

    go(test)


def test_a_table_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = MemoryStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        monkeypatch.setattr(type(room.live.game), "version", 99)
        again = await quiet_house(store).room(room.live.id)
        line = Line(again, 0)
        line.say(Play(0, (ROLL,)))
        await settle()
        assert "version 1" in line.heard("table")[0]["fault"]["args"]["why"] and not line.heard("update")
        await line.hang_up()

    go(test)


def test_a_table_that_cannot_be_described_hangs_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        monkeypatch.setattr(type(room.live.game), "ask", lambda self, view: 1 // 0)
        line = Line(room, 0)
        await settle()
        assert line.closed == 1011
        assert room.house.metrics.registry.get_sample_value("regalia_own_faults_total") == 1
        await line.hang_up()

    go(test)
