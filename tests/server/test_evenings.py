"""An evening: several tables with the same luck, compared seat by seat; nothing of a deal is told before its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.fairness import Secret
from regalia.core.record import Record
from regalia.core.registry import game as find_game
from regalia.server import (
    describe,
    evening_keeping,
    evening_view,
    evenings,
    finishing,
    lobby,
    person,
    playing,
    records,
    reviewing,
    seating,
)
from regalia.server import what_if as playing_on
from regalia.server.auth import hash_of
from regalia.server.bot_pool import BotPool
from regalia.server.deeds import Pace
from regalia.server.errors import Fault, NotAllowed, Taken
from regalia.server.evening import BOT, Deal, Evening, Guest, Plan, Seating, read
from regalia.server.evening_requests import (
    Arrive,
    DealInfo,
    EveningInfo,
    EveningList,
    NewEvening,
    Protocol,
    Replan,
)
from regalia.server.house import House
from regalia.server.messages import encoded
from regalia.server.metrics import Metrics
from regalia.server.pairing import paired
from regalia.server.presence import Presence
from regalia.server.requests import Finishing, Found, Nothing, PlayOn, Review
from regalia.server.room import Room
from regalia.server.scoring import standing
from regalia.server.worker import Ask
from regalia.store.memory import MemoryStore
from regalia.store.sqlite import SqliteStore
from regalia.store.store import EveningRow, Store, StoreError
from tests.server.harness import GAME, QUICK, SHORT, go, serving
from tests.server.lines import Clock, new_key, quiet_house

WISH = NewEvening("Game night", (GAME,), seats=2, tables=2, rounds=2, bot="random", options={GAME: SHORT})
NAMES = ("Ann", "Bea", "Cleo", "Dora")


async def people_play(house: House, wish: NewEvening = WISH) -> tuple[str, list[str]]:
    """An evening with four people, dealt once; its id and their keys, the host's first."""
    keys = [new_key() for _ in NAMES]
    evening = await evenings.open_evening(house, keys[0], wish, "")
    for key, name in zip(keys, NAMES, strict=True):
        await evenings.arrive(house, evening, key, Arrive(name, entropy=f"the word of {name}"))
    await evenings.deal(house, evening)
    return evening, keys


async def now(house: House, evening: str) -> Evening:
    """The evening as it is kept."""
    return read(await evenings.row_of(house, evening))


async def rooms_of(house: House, evening: str, deal: int = 0) -> list[Room]:
    """The rooms of a deal."""
    return [await house.room(each.table) for each in (await now(house, evening)).deals[deal].tables]


async def play(room: Room, dice: Dice, answers: int = 10**6) -> None:
    """Random answers, to the end unless told."""
    for _ in range(answers):
        waiting = room.live.waiting()
        if not waiting or room.live.table is None:
            return
        seat = dice.one_of(waiting)
        action = dice.one_of(room.live.table.state.legal(seat))
        assert await playing.answer(room, seat, room.live.number(seat), (action,)) is playing.Outcome.DONE


async def settled(house: House) -> None:
    """What the house does by itself is done."""
    while house.tasks:
        await asyncio.wait(house.tasks)


class Near(BotPool):
    """Bots that answer at once, in this very process: no test waits for a busy machine."""

    async def choose(self, ask: Ask) -> int:
        self.asked = getattr(self, "asked", 0) + 1
        return Dice(self.asked).one_of(ask.actions)


def test_bots_play_an_evening_and_everything_is_right() -> None:
    async def test() -> None:
        async with serving(bots=Near(QUICK, Metrics())) as (server, _):
            wish = msgspec.structs.replace(WISH, tables=3, rounds=1)
            opened = await Http(server).post("/api/evenings", wish, EveningInfo)
            host, path = Http(server, opened.key), f"/api/evenings/{opened.id}"
            assert [deal.state for deal in opened.deals] == ["coming"]
            found = await host.post(f"{path}/deal", Nothing(), EveningInfo)
            assert len(found.now) == 3 and found.deals[0].state == "running"
            while found.now:
                await asyncio.sleep(0.05)
                found = await Http(server).get(path, EveningInfo)
            deal = await Http(server).get(f"{path}/deals/1", DealInfo)
            assert deal.commitment == opened.deals[0].commitment == deal.luck.commitment()
            await all_is_true(server, deal)
            protocol = await host.get(f"{path}/protocol", Protocol)
            assert [each.number for each in protocol.deals] == [1] and found.standing == ()
            status, content = await host.exchange("GET", f"{path}/protocol.csv", b"")
            assert status == 200 and len(content.decode().splitlines()) == 1 + 3 * 2

    go(test, seconds=300)


async def all_is_true(server: str, deal: DealInfo) -> None:
    """Every table can be verified with the luck of the deal, and the comparison follows from their places."""
    kept = [await Http(server).get(f"/api/tables/{table}/record", Record) for table in deal.tables]
    assert all(each.luck == deal.luck and record.faults(each) == [] for each in kept)
    assert len({each.outcomes[0] for each in kept}) == 1, "the same luck from the first draw on"
    for table, places in enumerate(deal.places):
        for seat, each in enumerate(places):
            others = [other.places[seat] for number, other in enumerate(kept) if number != table]
            beaten = sum(each.place < other for other in others) + sum(each.place == other for other in others) / 2
            assert (each.place, each.points) == (kept[table].places[seat], beaten)
            assert each.mean == fmean(others)


def test_people_meet_at_other_tables_and_on_other_seats() -> None:
    async def test() -> None:
        house = quiet_house()
        evening, keys = await people_play(house)
        first = (await now(house, evening)).deals[0].tables
        info = await evening_view.info(house, await evenings.row_of(house, evening), keys[1])
        assert (info.you, info.host, info.table) == (1, False, first[1].table)
        for room in await rooms_of(house, evening):
            await play(room, Dice(1))
        await settled(house)
        assert (await now(house, evening)).deals[0].is_over
        await evenings.deal(house, evening)
        second = (await now(house, evening)).deals[1].tables
        for guest in range(4):
            before = next(each for each in first if guest in each.guests)
            after = next(each for each in second if guest in each.guests)
            assert before.guests.index(guest) != after.guests.index(guest), "another seat"
            assert set(before.guests) & set(after.guests) == {guest}, "other people"

    go(test)


@pytest.mark.parametrize("form", ["rotate", "swiss", "knockout", "league"])
def test_every_seating_has_everybody_once(form: Any) -> None:
    async def test() -> None:
        house = quiet_house()
        wish = msgspec.structs.replace(WISH, form=form, tables=3, rounds=3)
        evening = await evenings.open_evening(house, new_key(), wish, "")
        for number in range(5):
            await evenings.arrive(house, evening, new_key(), Arrive(f"Guest {number}"))
        expected = 5
        for deal in range(3):
            await evenings.deal(house, evening)
            rooms = await rooms_of(house, evening, deal)
            found = await now(house, evening)
            seated = [guest for each in found.deals[deal].tables for guest in each.guests]
            people = [guest for guest in seated if guest != BOT]
            assert len(set(people)) == len(people) == expected
            assert len(seated) == 2 * len(rooms)
            for room in rooms:
                await play(room, Dice(deal))
            await settled(house)
            if form == "knockout":
                expected = len([g for g in people if g in paired_next(await now(house, evening))])
        lines = standing(await now(house, evening))
        assert [line.rank for line in lines] == sorted(line.rank for line in lines) and lines[0].was > 0

    go(test)


def paired_next(evening: Evening) -> set[int]:
    """Who would sit in the next deal."""
    return {guest for table in paired(evening) for guest in table}


def test_a_league_ranks_by_strength_and_not_by_luck_of_the_draw() -> None:
    """Guests 0 to 3 always come in this order; a bot sits in the fifth chair and loses to all."""
    plan = Plan((GAME,), 5, 1, 3, "league")
    tables = (Seating("t", (2, 0, BOT, 1, 3)),)
    deals = tuple(Deal(GAME, "s", tables=tables, places=((3, 1, 5, 2, 4),)) for _ in range(3))
    guests = tuple(Guest(name, name.encode()) for name in NAMES)
    lines = standing(Evening("League", b"", 0, plan, guests, deals))
    assert [(line.guest, line.rank, line.deals) for line in lines] == [(0, 1, 3), (1, 2, 3), (2, 3, 3), (3, 4, 3)]
    assert lines[0].points > 1500 > lines[-1].points and [line.was for line in lines] == [1, 2, 3, 4]
    late = standing(Evening("League", b"", 0, plan, guests, deals[:1]))
    assert late[0].points < lines[0].points, "the more games, the surer"


def test_nothing_of_a_deal_is_told_before_all_its_tables_are_done() -> None:
    async def test() -> None:
        house = quiet_house()
        evening, keys = await people_play(house)
        done, other = await rooms_of(house, evening)
        assert done.live.luck == other.live.luck and isinstance(done.live.luck, Secret)
        assert len(done.live.luck.entropy) == 4, "the words of all are in the luck of all"
        secret = done.live.luck.secret.encode()
        await play(done, Dice(1))
        await settled(house)
        assert done.live.status == "over"
        for attempt in attempts(done, keys[0]):
            with pytest.raises(Taken, match="not over at all tables"):
                await attempt
        for eyes in (1, None):
            with pytest.raises(NotAllowed):
                lobby.check_may_look(done, None, "") if eyes is None else await records.moment(done, 0, eyes)
        assert (await records.moment(done, 0, None)).eyes == 0, "what one has seen oneself"
        for seat in (0, 1, -1):
            told = describe.table_info(done.live, seat, True, Presence([], {}), 0, chat=True)
            assert told.sealed and told.luck is None and secret not in encoded(told)
            assert b"the word of" not in encoded(told)
        row = await evenings.row_of(house, evening)
        for key in (keys[0], keys[3], None):
            told_of_all = encoded(await evening_view.info(house, row, key))
            assert secret not in told_of_all and b"the word of" not in told_of_all
            assert done.live.id.encode() not in told_of_all or key == keys[0]
        for asked in (evening_view.deal(house, row, 1), evenings.deal(house, evening)):
            with pytest.raises(Taken):
                await asked
        assert (await evening_view.protocol(house, row)).deals == ()
        await play(other, Dice(2))
        await settled(house)
        lobby.check_may_look(done, None, "")
        assert (await records.record_of(done.live)).luck == done.live.luck
        assert describe.table_info(done.live, -1, False, Presence([], {}), 0).luck == done.live.luck
        assert (await records.moment(done, None, 1)).eyes == 1

    go(test)


def attempts(room: Room, key: str) -> list[Any]:
    """All ways to hear more of a finished game than a seat has seen."""
    return [
        records.record_of(room.live),
        records.draws(room),
        reviewing.review(room, Review(), ""),
        finishing.finish(room, 0, Finishing(0), ""),
        playing_on.play_on(room, key, PlayOn(0, 0, "Ann"), ""),
        seating.open_game(room, 0),
    ]


def test_what_a_table_hides_does_not_show_at_the_evening() -> None:
    async def test() -> None:
        house = quiet_house()
        game = find_game("krone_und_schwert")
        wish = NewEvening("Hands", (game.id,), seats=2, options={game.id: game.options.settle(game.short)})
        evening, keys = await people_play(house, wish)
        room, other = await rooms_of(house, evening)
        await play(room, Dice(3), 6)
        row = await evenings.row_of(house, evening)
        before = encoded(await evening_view.info(house, row, keys[1]))
        assert room.live.table is not None
        room.live.table.state = game.other_world(room.live.table.state, -1, 5)
        assert encoded(await evening_view.info(house, row, keys[1])) == before
        assert other.live.status == "playing"

    go(test)


class Refusing(SqliteStore):
    """A store that keeps no more than so many tables, as if the house were killed there."""

    left = 10**6

    async def append(self, entry: Any) -> None:
        if entry.keys and not entry.first:
            self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        await super().append(entry)


async def reopened(store: Store) -> House:
    """A house that was killed, and is started again."""
    house = quiet_house(store)
    await store.open()
    return house


def test_a_crash_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "tables.db"
        store = Refusing(path)
        house = await reopened(store)
        store.left = 1
        evening = await evenings.open_evening(house, new_key(), WISH, "")
        for name in NAMES:
            await evenings.arrive(house, evening, new_key(), Arrive(name))
        with pytest.raises(KeyboardInterrupt):
            await evenings.deal(house, evening)
        await store.close()
        before = (await again(path, evening, answers=0)).deals[0]
        assert before.tables and not before.is_over
        half = await again(path, evening, answers=7)
        assert half.deals[0].tables == before.tables and half.deals[0].luck() == before.luck()
        over = await again(path, evening, answers=10**6)
        assert len(over.deals[0].places) == 2 and all(len(each) == 2 for each in over.deals[0].places)
        assert sum(line.points for line in standing(over)) == 2.0

    async def again(path: Path, evening: str, answers: int) -> Evening:
        store = SqliteStore(path)
        house = await reopened(store)
        await evenings.set_tables(house, evening)
        for room in await rooms_of(house, evening):
            assert room.live.status == "playing"
            await play(room, Dice(4), answers)
        await settled(house)
        found = await now(house, evening)
        await store.close()
        return found

    go(test)


class Failing(MemoryStore):
    """A store that keeps no evening as long as it fails."""

    fails = False

    async def keep_evening(self, row: EveningRow, before: EveningRow | None) -> None:
        if self.fails:
            raise StoreError("no room")
        await super().keep_evening(row, before)


def test_a_deal_whose_end_was_cut_off_ends_when_somebody_looks() -> None:
    async def test() -> None:
        store = Failing()
        house = quiet_house(store)
        evening, _ = await people_play(house)
        store.fails = True
        for room in await rooms_of(house, evening):
            await play(room, Dice(6))
        await house.close()
        store.fails = False
        later = quiet_house(store)
        assert (await now(later, evening)).running() == 0
        info = await evening_view.info(later, await evenings.row_of(later, evening), None)
        await settled(later)
        assert [table.over for table in info.now] == [True, True]
        assert (await now(later, evening)).deals[0].is_over
        assert all(room.live.is_open_book for room in await rooms_of(later, evening))

    go(test)


def test_nobody_plays_while_the_evening_is_paused() -> None:
    async def test() -> None:
        clock = Clock()
        house = quiet_house(clock=clock, absent_after_ms=10**9)
        wish = msgspec.structs.replace(WISH, pace=Pace("bank", 60))
        evening, _ = await people_play(house, wish)
        room = (await rooms_of(house, evening))[0]
        (seat,) = room.live.waiting()
        clock.ms += 20_000
        deadline = room.live.clocks.deadline_ms(seat)
        await evenings.halt(house, evening, paused=True)
        clock.ms += 3_600_000
        number = room.live.number(seat)
        with pytest.raises(Taken, match="paused"):
            await playing.answer(room, seat, number, (0,))
        assert await playing.answer(room, seat, number, (0,), "bot") is playing.Outcome.STALE
        assert room.live.waiting() == [] and room.live.fault is not None
        again = await quiet_house(house.store, clock).room(room.live.id)
        assert again.live.halted, "a house that was started again knows it"
        await evenings.halt(house, evening, paused=False)
        assert deadline is not None and room.live.clocks.deadline_ms(seat) == deadline + 3_600_000
        await play(room, Dice(1), 1)

    go(test)


def test_guests_come_and_go_and_one_who_is_here_twice_is_one() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            opened = await Http(server).post("/api/evenings", msgspec.structs.replace(WISH, name="Host"), EveningInfo)
            host, path = Http(server, opened.key), f"/api/evenings/{opened.id}"
            assert (await Http(server).get(f"/api/codes/{opened.code}", Found)) == Found("", opened.id)
            ann = await Http(server).post(f"{path}/join", Arrive("Ann", 2), EveningInfo)
            again = await Http(server, ann.key).post(f"{path}/join", Arrive("Anna", 2), EveningInfo)
            assert [each.name for each in again.guests] == ["Host", "Anna"] and again.you == 1
            for bad, key in ((Arrive("Anna"), "name-taken"), (Arrive("\u202e"), "bad-name")):
                with pytest.raises(Unfulfilled) as fault:
                    await Http(server).post(f"{path}/join", bad, EveningInfo)
                assert fault.value.key == key
            for action in ("deal", "end"):
                with pytest.raises(Unfulfilled, match="host of the evening"):
                    await Http(server, ann.key).post(f"{path}/{action}", Nothing(), EveningInfo)
            found = await host.post(f"{path}/plan", Replan(tables=1, rounds=4), EveningInfo)
            assert (found.tables, found.rounds) == (1, 4)
            found = await host.post(f"{path}/deal", Nothing(), EveningInfo)
            room = await house.room(found.table)
            assert [sitter.name for sitter in room.live.sitters] == ["Host", "Anna"]
            left = await Http(server, ann.key).post(f"{path}/leave", Nothing(), EveningInfo)
            assert left.you == BOT and left.guests[1].gone and room.live.sitters[1].away == "left"
            assert (await host.post(f"{path}/end", Nothing(), EveningInfo)).ended
            mine = await Http(server, ann.key).get("/api/evenings", EveningList)
            assert [(line.title, line.host, line.ended) for line in mine.evenings] == [("Game night", False, True)]
            with pytest.raises(Unfulfilled, match="over"):
                await Http(server).post(f"{path}/join", Arrive("Eve"), EveningInfo)

    go(test)


def test_who_is_forgotten_is_struck_out_and_the_luck_stays() -> None:
    async def test() -> None:
        house = quiet_house()
        evening, keys = await people_play(house)
        for room in await rooms_of(house, evening):
            await play(room, Dice(2))
        await settled(house)
        assert [each.name for each in (await person.data_of(house, keys[0])).evenings] == ["Ann"]
        before = (await now(house, evening)).deals[0]
        await person.forget(house, keys[0])
        after = await now(house, evening)
        assert after.guests[0].name == "…1" and after.host == b"" and after.deals[0] == before
        assert (await person.data_of(house, keys[0])).evenings == ()
        row = await house.store.evening(evening)
        assert row is not None and b"\xa3Ann" not in row.body and hash_of(keys[0]) not in row.body

    go(test)


def test_an_old_evening_is_forgotten() -> None:
    async def test() -> None:
        clock = Clock()
        house = quiet_house(clock=clock)
        await evenings.open_evening(house, new_key(), WISH, "")
        evening, _ = await people_play(house)
        clock.ms += 181 * 86_400_000
        await evening_keeping.sweep(house)
        assert [row.id for row in await house.store.evenings(0, 9)] == [evening], "one is being played"

    go(test)


def test_what_cannot_be_played_is_refused() -> None:
    async def test() -> None:
        house = quiet_house()
        for change, why in (
            ({"seats": 8}, "players"),
            ({"games": ("chess",)}, "chess"),
            ({"bot": "god"}, "god"),
            ({"pace": Pace("bank", 0)}, "pace"),
            ({"title": "\u202e"}, "name"),
        ):
            with pytest.raises(Exception, match=f"(?i){why}"):
                await evenings.open_evening(house, new_key(), msgspec.structs.replace(WISH, **change), "")
        with pytest.raises(Fault, match="no such evening"):
            await evenings.arrive(house, "nowhere", new_key(), Arrive("Ann"))
        assert await house.store.evenings(0, 9) == []

    go(test)
