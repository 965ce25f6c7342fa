"""Loss and change within a log are noticed and said; a broken or foreign table spoils nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import apsw
import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player
from regalia.core.record import Record
from regalia.server import lobby, playing, seating
from regalia.server.chain import HEAD, MARK, body_of, check_log, linked
from regalia.server.deeds import Started
from regalia.server.errors import Broken, NotSaved
from regalia.server.folding import folded
from regalia.server.messages import Chat, TableInfo
from regalia.server.requests import Found, Join, NewTable, TableList
from regalia.server.room import Room
from regalia.store.memory import MemoryStore
from regalia.store.sqlite import SqliteStore
from tests.server.faulty import FaultyStore, FirstLegal
from tests.server.harness import GAME, go, serving
from tests.server.lines import Line, new_key, people_at, quiet_house, settle

BODIES = tuple(b"deed %d" % n for n in range(6))


async def some_answers(room: Room, many: int) -> None:
    """So many legal answers by whoever is asked."""
    for _ in range(many):
        seat = room.live.waiting()[0]
        assert room.live.table is not None
        action = room.live.table.state.legal(seat)[-1]
        await playing.answer(room, seat, room.live.number(seat), (action,))


def flipped(kept: bytes, place: int) -> bytes:
    """With one bit changed."""
    return kept[:place] + bytes([kept[place] ^ 1]) + kept[place + 1 :]


# --- the chain


@pytest.mark.parametrize("old", range(len(BODIES) - 1), ids=lambda old: f"{old} without links")
def test_every_change_of_a_log_but_its_end_is_noticed(old: int) -> None:
    chain = b""
    for body in BODIES[:old]:
        chain = linked([body], chain)[0][1:HEAD]
    log = [*BODIES[:old], *linked(BODIES[old:], chain)]
    assert not check_log(log) and [body_of(kept) for kept in log] == [*BODIES]
    for number, kept in enumerate(log):
        for place in range(len(kept)):
            changed = [*log[:number], flipped(kept, place), *log[number + 1 :]]
            assert check_log(changed), f"byte {place} of deed {number} was changed"
        if number < len(log) - 1:
            assert check_log([*log[:number], *log[number + 1 :]]), f"deed {number} was lost"
            assert check_log([*log[:number], log[number + 1], kept, *log[number + 2 :]]), f"deed {number} was moved"
        assert check_log([*log[: number + 1], *log[number:]]), f"deed {number} was doubled"


def test_a_deed_without_a_link_does_not_follow_one_with() -> None:
    assert check_log([*linked(BODIES[:2], b""), BODIES[2]]) == "Deed 2 is broken: it has no link."


def test_every_deed_of_every_table_has_its_link() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            room, keys = await people_at(house, GAME, 2)
            while room.live.status == "playing":
                await some_answers(room, 1)
            http = Http(server, keys[0])
            record = await http.get(f"/api/tables/{room.live.id}/record", Record)
            tables = [room.live.id, (await http.post("/api/records", msgspec.json.encode(record), Found)).table]
            tables.append(await seating.rematch(room, lambda old: lobby.set_rematch(house, old)))
            for table in tables:
                log = await house.store.deeds(table)
                assert not check_log(log) and all(kept[:1] == MARK for kept in log)
                assert (await folded(table, log)).chain == log[-1][:HEAD] == (await house.room(table)).live.chain

    go(test)


def test_the_log_of_an_older_server_is_played_on_and_bound_from_there() -> None:
    async def test() -> None:
        store = MemoryStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        await some_answers(room, 3)
        old = [body_of(kept) for kept in store.logs[room.live.id]]
        store.logs[room.live.id] = list(old)
        again = await quiet_house(store).room(room.live.id)
        await some_answers(again, 3)
        log = store.logs[room.live.id]
        assert log[: len(old)] == old and len(log) == len(old) + 3 and not check_log(log)
        assert (await folded(room.live.id, log)).fault is None
        log[3] = msgspec.msgpack.encode(Started(at_ms=1))
        assert (await folded(room.live.id, log)).broken == len(old), "the first link covers all before it"

    go(test)


# --- a table whose log is broken


def break_it(path: Path, sql: str) -> Callable[[str], None]:
    """A hand that spoils the log of a table."""

    def spoil(table: str) -> None:
        hand = apsw.Connection(str(path))
        body = hand.execute("SELECT body FROM deeds WHERE table_id=? AND sequence=4", (table,)).fetchone()
        assert body is not None
        hand.execute(sql, {"table": table, "body": flipped(bytes(body[0]), len(body[0]) - 1)})
        hand.close()

    return spoil


@pytest.mark.parametrize(
    ("sql", "deed"),
    [
        ("UPDATE deeds SET body=:body WHERE table_id=:table AND sequence=4", 4),
        ("DELETE FROM deeds WHERE table_id=:table AND sequence=4", 4),
        ("UPDATE deeds SET body=substr(body, 18) WHERE table_id=:table AND sequence=5", 5),
        ("UPDATE deeds SET body=x'93c1' WHERE table_id=:table AND sequence=6", 6),
    ],
    ids=["changed", "lost", "unbound", "garbage"],
)
def test_a_broken_log_is_said_and_can_be_looked_at_as_far_as_it_goes(tmp_path: Path, sql: str, deed: int) -> None:
    async def test() -> None:
        path = tmp_path / "x.db"
        async with serving(SqliteStore(path)) as (_, house):
            room, keys = await people_at(house, GAME, 2)
            table = room.live.id
            await some_answers(room, 6)
        break_it(path, sql)(table)
        async with serving(SqliteStore(path)) as (server, house):
            http = Http(server, keys[0])
            info = await http.get(f"/api/tables/{table}", TableInfo)
            assert info.fault is not None and (info.fault.key, info.fault.args) == ("fault-broken-log", {"deed": deed})
            assert [line.your_turn for line in (await http.get("/api/mine", TableList)).tables] == [False]
            async with Player(server, table, keys[0]) as player:
                await player.until(lambda p: p.info is not None and p.update is not None)
                room = await house.room(table)
                assert room.live.waiting() == [], "neither bots nor clocks go on"
                assert room.live.table is not None and len(room.live.table.moves) == deed - 4
            with pytest.raises(Unfulfilled, match=f"damaged from step {deed}") as fault:
                await http.post(f"/api/tables/{table}/leave", b"{}", TableInfo)
            assert fault.value.status == 409
            assert len(await house.store.deeds(table)) == 10, "a broken log grows no more"

    go(test)


def test_a_log_that_breaks_while_people_are_there_is_said_to_them() -> None:
    async def test() -> None:
        store = FaultyStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        seat = room.live.waiting()[0]
        line = Line(room, seat)
        await settle()
        store.logs[room.live.id].append(b"nonsense")
        await playing.answer(room, seat, room.live.number(seat), (7,))
        await settle()
        assert line.heard("table")[-1]["fault"]["key"] == "fault-broken-log"
        line.say(Chat("hello?"))
        await settle()
        assert line.heard("failed")[-1]["key"] == "broken-log" and not line.closed
        await line.hang_up()

    go(test)


def test_whoever_comes_back_to_a_broken_table_may_look_at_it() -> None:
    async def test() -> None:
        store = MemoryStore()
        house = quiet_house(store)
        house.bots = FirstLegal()
        room, _ = await people_at(house, GAME, 2)
        await playing.hand_over(room, 0, "left")
        store.logs[room.live.id].append(b"nonsense")
        other = quiet_house(store)
        line = Line(await other.room(room.live.id), 0)
        await settle()
        assert line.heard("table")[-1]["fault"] and line.heard("update") and not line.task.done()
        await line.hang_up()
        await house.close()

    go(test)


# --- tables that cannot be opened at all


async def strange_tables(store: MemoryStore, key: str) -> dict[str, int]:
    """Tables of one key that are broken in many ways, with what each is answered; one of them is sound."""
    house = quiet_house(store)
    expected = {}
    for how, status in {"sound": 200, "foreign": 409, "headless": 409, "nonsense": 409, "no line": 200}.items():
        seated = await lobby.set_table(house, key, NewTable(GAME, 2, name="Ann"), "")
        room = await house.room(seated.table)
        await seating.sit_down(room, new_key(), Join("Ben"))
        await seating.start(room)
        log, row = store.logs[seated.table], store.rows[seated.table]
        if how == "foreign":
            created = msgspec.structs.replace(room.live.created, game="a game of tomorrow")
            log[:] = linked([msgspec.msgpack.encode(created), *map(body_of, log[1:])], b"")
        elif how == "headless":
            del log[0]
        elif how == "nonsense":
            log[0] = b"\xc1 nonsense"
        elif how == "no line":
            store.rows[seated.table] = msgspec.structs.replace(row, brief=b"\xff")
        expected[seated.table] = status
    return expected


def test_tables_that_cannot_be_opened_spoil_no_list() -> None:
    async def test() -> None:
        store, key = MemoryStore(), new_key()
        expected = await strange_tables(store, key)
        lineless = [*expected][-1]
        async with serving(store) as (server, house):
            mine = (await Http(server, key).get("/api/mine", TableList)).tables
            assert {line.id for line in mine} == {*expected} - {lineless}
            for table, status in expected.items():
                found, content = await Http(server, key).exchange("GET", f"/api/tables/{table}", b"")
                assert found == status, content
                if status == 409:
                    assert b"cannot be opened" in content
                    async with Player(server, table, key) as player:
                        await player.until(lambda p: p.failed)
            assert b"regalia_own_faults_total 0.0" in house.metrics.text()

    go(test)


def test_a_table_that_cannot_be_read_now_is_listed_without_a_turn() -> None:
    async def test() -> None:
        store = FaultyStore()
        room, keys = await people_at(quiet_house(store), GAME, 2)
        house = quiet_house(store)
        store.reads = 1
        assert [line.your_turn for line in (await lobby.my_tables(house, keys[0])).tables] == [False]
        store.reads = 1
        with pytest.raises(NotSaved):
            await house.room(room.live.id)
        assert (await house.room(room.live.id)).live.sequence == room.live.sequence

    go(test)


def test_broken_tables_that_are_due_keep_no_other_waiting() -> None:
    async def test() -> None:
        store = MemoryStore()
        maker = quiet_house(store)
        maker.bots = FirstLegal()
        wish = NewTable(GAME, 2, name="Ann", bots=("random",), start=True)
        tables = [(await lobby.set_table(maker, new_key(), wish, "")).table for _ in range(4)]
        await maker.close()
        for table in sorted(tables)[:3]:
            store.logs[table][0] = b"nonsense"
        house = quiet_house(store)
        house.bots = FirstLegal()
        await house.open_due(0, 1, 10)
        await house.open_due(0, 1, 10)
        assert [*house.rooms] == sorted(tables)[3:] and house.told == set(sorted(tables)[:3])
        with pytest.raises(Broken):
            await house.room(sorted(tables)[0])
        await house.close()

    go(test)


def test_many_who_ask_for_one_table_get_one_room_although_some_stop_waiting() -> None:
    async def test() -> None:
        store = MemoryStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        house = quiet_house(store)
        first = asyncio.ensure_future(house.room(room.live.id))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        found = await asyncio.gather(*(house.room(room.live.id) for _ in range(3)))
        assert all(each is house.rooms[room.live.id] for each in found) and not house.opening

    go(test)
