"""The contract of a store, kept by every store there is."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import msgspec
import pytest

from regalia.store import layout, moving, sqlite
from regalia.store.memory import MemoryStore
from regalia.store.postgres import PgStore
from regalia.store.sqlite import SqliteStore
from regalia.store.store import NO_SEAT, Conflict, Entry, EveningRow, PersonRow, SeatKey, Store, StoreError, TableRow
from tests.servers import fresh_database

ROW = TableRow("t1", "tuka", "crownfall", "open", True, 10, None, b"{}")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "postgres":
        return PgStore(fresh_database())
    return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "deep" / "tables.db")


def with_store(store: Store, test: Callable[[Store], Awaitable[None]]) -> None:
    """Open, test, close."""

    async def run() -> None:
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def changed(**fields: object) -> TableRow:
    """The row with changes."""
    return msgspec.structs.replace(ROW, **fields)


def test_deeds_come_back_in_order(store: Store) -> None:
    async def test(store: Store) -> None:
        await store.append(Entry("t1", 0, (b"a", b"b"), ROW))
        await store.append(Entry("t1", 2, (b"c",)))
        assert await store.deeds("t1") == [b"a", b"b", b"c"] and await store.deeds("t1", 2) == [b"c"]
        assert await store.deeds("nowhere") == [] and await store.row("nowhere") is None

    with_store(store, test)


def test_of_two_that_write_one_place_only_the_first_is_kept(store: Store) -> None:
    async def test(store: Store) -> None:
        await store.append(Entry("t1", 0, (b"a",), ROW))
        entries = [Entry("t1", 1, (bytes([n]), b"x"), changed(updated_ms=n)) for n in range(5)]
        found = await asyncio.gather(*(store.append(each) for each in entries), return_exceptions=True)
        assert [type(each) for each in found].count(Conflict) == 4
        winner = found.index(None)
        assert await store.deeds("t1") == [b"a", bytes([winner]), b"x"]
        row = await store.row("t1")
        assert row is not None and row.updated_ms == winner, "a loser left its row"

    with_store(store, test)


def test_a_log_has_no_gaps(store: Store) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(Entry("t1", 3, (b"a",), ROW))
        assert await store.deeds("t1") == [] and await store.row("t1") is None
        await store.append(Entry("t1", 0, (b"a",), ROW))
        with pytest.raises(Conflict):
            await store.append(Entry("t1", 2, (b"b",)))
        assert await store.deeds("t1") == [b"a"]

    with_store(store, test)


def test_an_answer_that_does_not_follow_does_not_disturb_others(store: Store) -> None:
    async def test(store: Store) -> None:
        rows = [changed(id=f"t{n}", code=f"c{n}") for n in range(6)]
        for row in rows:
            await store.append(Entry(row.id, 0, (b"a",), row))
        numbers = [1, 0, 1, 2, 1, 1]
        entries = [Entry(row.id, number, (b"b",)) for row, number in zip(rows, numbers, strict=True)]
        found = await asyncio.gather(*(store.append(each) for each in entries), return_exceptions=True)
        assert [type(each) is Conflict for each in found] == [number != 1 for number in numbers]
        assert [len(await store.deeds(row.id)) for row in rows] == [2, 1, 2, 1, 2, 2]

    with_store(store, test)


def test_a_code_belongs_to_one_table(store: Store) -> None:
    async def test(store: Store) -> None:
        await store.append(Entry("t1", 0, (b"a",), ROW))
        with pytest.raises(Conflict):
            await store.append(Entry("t2", 0, (b"a",), changed(id="t2")))
        found = await store.row_of_code("tuka")
        assert found == ROW and await store.row_of_code("none") is None and await store.deeds("t2") == []

    with_store(store, test)


def test_keys_open_seats_until_they_are_freed(store: Store) -> None:
    async def test(store: Store) -> None:
        keys = (SeatKey(b"h1", "t1", 0), SeatKey(b"h2", "t1", 1), SeatKey(b"h3", "t1", 1))
        await store.append(Entry("t1", 0, (b"a",), ROW, keys))
        assert [await store.seat_of(h, "t1") for h in (b"h1", b"h2", b"h3", b"h4")] == [0, 1, 1, None]
        await store.append(Entry("t1", 1, (b"b",), None, (SeatKey(b"h5", "t1", 1),), (1,)))
        assert [await store.seat_of(h, "t1") for h in (b"h1", b"h2", b"h3", b"h5")] == [0, None, None, 1]
        here = [key for key in await store.keys_of("t1") if key.seat != NO_SEAT]
        assert here == [SeatKey(b"h1", "t1", 0), SeatKey(b"h5", "t1", 1)]
        assert await store.rows_of(b"h5", 9) == [(ROW, 1)] and await store.rows_of(b"h2", 9) == []

    with_store(store, test)


def test_it_is_known_who_has_been_at_a_table(store: Store) -> None:
    async def test(store: Store) -> None:
        await store.append(Entry("t1", 0, (b"a",), ROW, (SeatKey(b"h1", "t1", 0), SeatKey(b"h2", "t1", 1))))
        await store.append(Entry("t1", 1, (b"b",), None, (), (1,)))
        assert await store.keys_of("t1") == [SeatKey(b"h2", "t1", NO_SEAT), SeatKey(b"h1", "t1", 0)]
        assert await store.rows_of(b"h2", 9, NO_SEAT) == [(ROW, NO_SEAT)]
        await store.append(Entry("t1", 2, (b"c",), None, (SeatKey(b"h2", "t1", 1),)))
        assert await store.seat_of(b"h2", "t1") == 1, "who was there may come again"
        await store.append(Entry("t1", 3, (b"d",), None, (), (1,)))
        await store.replace(Entry("t1", 0, ()))
        assert await store.rows_of(b"h2", 9, NO_SEAT) == []

    with_store(store, test)


# --- people

MAUD = PersonRow(b"k1", b"Maud", ((b"k1", True), (b"k2", True), (b"lost", False)))


async def three_tables(store: Store) -> None:
    """Tables of three keys: two at the first, one at each of the others."""
    seats = {"t1": [(b"k2", 2), (b"k1", 1)], "t2": [(b"k1", 0)], "t3": [(b"lost", 3), (b"k2", 3)]}
    for number, (table, keys) in enumerate(seats.items()):
        row = changed(id=table, code=table, updated_ms=number)
        await store.append(Entry(table, 0, (b"a",), row, tuple(SeatKey(known, table, seat) for known, seat in keys)))


def test_what_a_key_opens_belongs_to_its_person(store: Store) -> None:
    async def test(store: Store) -> None:
        await three_tables(store)
        assert await store.mine(b"k1") == [b"k1"] and await store.seat_of(b"k1", "t3") is None
        await store.keep_person(MAUD, None)
        assert sorted(await store.mine(b"k2")) == [b"k1", b"k2", b"lost"] and await store.mine(b"other") == [b"other"]
        assert [await store.seat_of(b"k1", table) for table in ("t1", "t2", "t3")] == [1, 0, 3]
        assert [await store.seat_of(b"k2", table) for table in ("t1", "t2", "t3")] == [2, 0, 3], "her own seat first"
        found = [(row.id, seat) for row, seat in await store.rows_of(b"k1", 9)]
        assert found == [("t3", 3), ("t2", 0), ("t1", 1), ("t1", 2)] and len(await store.rows_of(b"k1", 2)) == 2

    with_store(store, test)


def test_a_lost_key_opens_nothing_and_what_it_opened_stays_with_the_person(store: Store) -> None:
    async def test(store: Store) -> None:
        await three_tables(store)
        await store.append(Entry("t4", 0, (b"a",), changed(id="t4", code="t4"), (SeatKey(b"lost", "t4", 1),)))
        await store.keep_person(MAUD, None)
        assert await store.mine(b"lost") == [] and await store.rows_of(b"lost", 9) == []
        assert await store.seat_of(b"lost", "t3") is None and await store.seat_of(b"lost", "t4") is None
        assert await store.seat_of(b"k1", "t4") == 1
        assert await store.person_of(b"lost") == MAUD and await store.person_of(b"other") is None

    with_store(store, test)


def test_a_person_changes_only_from_what_she_was(store: Store) -> None:
    async def test(store: Store) -> None:
        await store.keep_person(MAUD, None)
        with pytest.raises(Conflict):
            await store.keep_person(MAUD, None)
        later = PersonRow(b"k1", b"Maud II", ((b"k1", True), (b"k3", True)))
        tries = [store.keep_person(msgspec.structs.replace(later, body=bytes([n])), MAUD) for n in range(5)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(each) for each in found].count(Conflict) == 4
        now = await store.person_of(b"k3")
        assert now is not None and now.body == bytes([found.index(None)]) and now.keys == later.keys
        assert await store.person_of(b"k2") is None and await store.mine(b"k2") == [b"k2"]

    with_store(store, test)


def test_a_key_is_one_persons_unless_the_other_is_absorbed(store: Store) -> None:
    async def test(store: Store) -> None:
        bea = PersonRow(b"b", b"Bea", ((b"b", True),))
        both = PersonRow(b"k1", b"both", ((b"b", True), (b"k1", True)))
        await store.keep_person(MAUD, None)
        await store.keep_person(bea, None)
        with pytest.raises(Conflict):
            await store.keep_person(both, MAUD)
        assert await store.people() == [bea, MAUD] and await store.people(b"b", 1) == [MAUD]
        for was in (MAUD, msgspec.structs.replace(MAUD, body=b"old")):
            with pytest.raises(Conflict):
                await store.keep_person(both, was, absorbed=msgspec.structs.replace(bea, body=b"old"))
        await store.keep_person(both, MAUD, absorbed=bea)
        assert await store.people() == [both] and await store.person_of(b"b") == both
        await store.forget_person(b"k1")
        assert await store.people() == [] and await store.mine(b"b") == [b"b"]

    with_store(store, test)


def test_people_move_house_too(store: Store) -> None:
    async def test(store: Store) -> None:
        await three_tables(store)
        await store.keep_person(MAUD, None)
        target = MemoryStore()
        assert (await moving.copy(store, target)).people == 1 and (await moving.copy(store, target)).people == 1
        assert await target.people() == [MAUD] and await target.seat_of(b"k2", "t2") == 0

    with_store(store, test)


def test_an_evening_changes_only_from_what_it_was(store: Store) -> None:
    async def test(store: Store) -> None:
        ours, theirs = EveningRow("e1", "nuzo", 10, b"ours"), EveningRow("e2", "guna", 20, b"theirs")
        await store.keep_evening(ours, None)
        await store.keep_evening(theirs, None)
        later = msgspec.structs.replace(ours, updated_ms=30, body=b"later")
        taken = msgspec.structs.replace(later, code="guna")
        for row, before in ((ours, None), (later, later), (taken, ours), (EveningRow("e3", "nuzo", 1, b""), None)):
            with pytest.raises(Conflict):
                await store.keep_evening(row, before)
        await store.keep_evening(later, ours)
        assert await store.evening("e1") == later == await store.evening_of_code("nuzo")
        assert await store.evening("e3") is None and await store.evening_of_code("none") is None
        assert await store.evenings(20, 9) == [later, theirs] and await store.evenings(21, 9) == [later]
        target = MemoryStore()
        assert (await moving.copy(store, target)).evenings == 2 and (await moving.copy(store, target)).evenings == 2
        assert await target.evenings(0, 9) == await store.evenings(0, 9)
        await store.forget_evening("e1")
        assert await store.evenings(0, 9) == [theirs] and await store.evening_of_code("nuzo") is None

    with_store(store, test)


def test_tables_are_listed_newest_first_and_due_oldest_first(store: Store) -> None:
    async def test(store: Store) -> None:
        for n, (status, listed, due) in enumerate(
            [("open", True, None), ("open", False, 5), ("open", True, 3), ("playing", True, 0)]
        ):
            row = changed(id=f"t{n}", code=f"c{n}", status=status, listed=listed, updated_ms=n, due_ms=due)
            await store.append(Entry(f"t{n}", 0, (b"a",), row))
        assert [row.id for row in await store.listed("open", 9)] == ["t2", "t0"]
        assert [row.id for row in await store.listed("open", 1)] == ["t2"]
        assert await store.due(0, 5, 9) == ["t3", "t2"] and await store.due(0, 6, 1) == ["t3"]
        assert await store.due(1, 6, 9) == ["t2", "t1"]
        assert await store.count(["open"]) == 3 and await store.count(["open", "playing"]) == 4
        assert await store.count(["open", "playing"], 2) == 2

    with_store(store, test)


def test_many_writers_share_a_commit_and_all_are_kept(store: Store) -> None:
    async def test(store: Store) -> None:
        rows = [changed(id=f"t{n}", code=f"c{n}") for n in range(60)]
        await asyncio.gather(*(store.append(Entry(row.id, 0, (b"a",), row)) for row in rows))
        await asyncio.gather(*(store.append(Entry(row.id, 1, (b"b",))) for row in rows))
        assert all([await store.deeds(row.id) == [b"a", b"b"] for row in rows])

    with_store(store, test)


def test_a_probe_changes_nothing(store: Store) -> None:
    async def test(store: Store) -> None:
        await store.append(Entry("t1", 0, (b"a",), ROW))
        await asyncio.gather(*(store.probe() for _ in range(5)))
        assert await store.deeds("t1") == [b"a"] and await store.row("t1") == ROW and await store.row("") is None

    with_store(store, test)


def test_all_tables_can_be_walked_through_and_counted(store: Store) -> None:
    async def test(store: Store) -> None:
        for n, status in enumerate(("open", "over", "over")):
            await store.append(Entry(f"t{n}", 0, (b"a",), changed(id=f"t{n}", code=f"c{n}", status=status)))
        assert [row.id for row in await store.tables()] == ["t0", "t1", "t2"]
        assert [row.id for row in await store.tables("t0", 1)] == ["t1"] and await store.tables("t2") == []
        assert await store.ends(["t0", "t2", "nowhere"]) == {"t0": 1, "t2": 1} and await store.ends([]) == {}
        assert await store.tally() == {("crownfall", "open"): 1, ("crownfall", "over"): 2}

    with_store(store, test)


def test_a_table_can_be_replaced_or_forgotten_and_others_stay(store: Store) -> None:
    async def test(store: Store) -> None:
        for n in range(2):
            row, keys = changed(id=f"t{n}", code=f"c{n}"), (SeatKey(b"h", f"t{n}", 0), SeatKey(b"i", f"t{n}", 1))
            await store.append(Entry(f"t{n}", 0, (b"a", b"b", b"c"), row, keys))
        other = changed(id="t0", code="c0", status="over")
        await store.replace(Entry("t0", 0, (b"x", b"y"), other, (SeatKey(b"j", "t0", 1),)))
        assert await store.deeds("t0") == [b"x", b"y"] and await store.row("t0") == other
        assert await store.keys_of("t0") == [SeatKey(b"j", "t0", 1)]
        with pytest.raises(Conflict):
            await store.append(Entry("t0", 3, (b"d",)))
        await store.append(Entry("t0", 2, (b"z",)))
        for name in ("about t0", "about t1"):
            await store.note(name, b"n")
        await store.replace(Entry("t0", 0, ()))
        assert await store.notes("about ") == {"about t1": b"n"}, "the note about a table goes with it"
        assert await store.deeds("t0") == [] and await store.row("t0") is None and await store.keys_of("t0") == []
        assert await store.deeds("t1") == [b"a", b"b", b"c"] and len(await store.keys_of("t1")) == 2
        await store.append(Entry("t2", 0, (b"a",), changed(id="t2", code="c0")))

    with_store(store, test)


def test_something_can_be_written_down_about_the_house(store: Store) -> None:
    async def test(store: Store) -> None:
        for name in ("ban/a", "ban/b", "banana", "say"):
            await store.note(name, name.encode())
        await store.note("ban/a", b"\x00other")
        await store.note("ban/b", None)
        await store.note("nothing", None)
        assert await store.notes("ban/") == {"ban/a": b"\x00other"}
        assert set(await store.notes()) == {"ban/a", "banana", "say"}

    with_store(store, test)


# --- SQLite alone


def test_what_was_kept_is_there_after_reopening(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append(Entry("t1", 0, (b"a",), ROW))

    async def look(store: Store) -> None:
        assert await store.deeds("t1") == [b"a"] and await store.row("t1") == ROW

    with_store(SqliteStore(tmp_path / "x.db"), write)
    with_store(SqliteStore(tmp_path / "x.db"), look)


def test_a_store_that_was_closed_is_one_file(tmp_path: Path) -> None:
    async def test() -> list[str]:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        await store.append(Entry("t1", 0, (b"a",), ROW))
        reading = [asyncio.ensure_future(store.deeds("t1")) for _ in range(99)]
        await reading[0]
        await store.close()
        found = [path.name for path in tmp_path.iterdir()]
        await asyncio.gather(*reading, return_exceptions=True)
        return found

    assert asyncio.run(test()) == ["x.db"], "whoever copies it now would lose something"


def test_a_closed_store_keeps_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    with pytest.raises(StoreError, match="closed"):
        asyncio.run(store.append(Entry("t1", 0, (b"a",), ROW)))


def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SOUND_SQLITE", 9_000_000)
    with pytest.raises(StoreError, match="may lose pages"):
        asyncio.run(SqliteStore(tmp_path / "x.db").open())


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("this is a letter to a friend and not a database at all, long enough to be noticed")
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(SqliteStore(tmp_path / "x.db").open())


def test_the_layout_is_renewed_step_by_step_and_never_back(tmp_path: Path) -> None:
    connection = apsw.Connection(str(tmp_path / "x.db"))
    assert layout.renew(connection) == len(layout.STEPS) and layout.renew(connection) == 0
    newer = (*layout.STEPS, "CREATE TABLE more (x)")
    assert layout.renew(connection, newer) == 1
    with pytest.raises(ValueError, match="Use a newer one"):
        layout.renew(connection)


def test_a_database_of_before_there_were_people_is_renewed(tmp_path: Path) -> None:
    connection = apsw.Connection(str(tmp_path / "x.db"))
    layout.renew(connection, layout.STEPS[:4])
    connection.execute("INSERT INTO tables VALUES ('t1', 'tuka', 'crownfall', 'open', 1, 10, NULL, x'7b7d')")
    connection.execute("INSERT INTO keys VALUES (x'6b32', 't1', 2)")
    connection.close()

    async def test(store: Store) -> None:
        assert await store.seat_of(b"k2", "t1") == 2
        await store.keep_person(MAUD, None)
        assert await store.seat_of(b"k1", "t1") == 2

    with_store(SqliteStore(tmp_path / "x.db"), test)


def test_a_broken_step_leaves_the_old_layout(tmp_path: Path) -> None:
    connection = apsw.Connection(str(tmp_path / "x.db"))
    layout.renew(connection)
    with pytest.raises(apsw.SQLError):
        layout.renew(connection, (*layout.STEPS, "CREATE TABLE more (x); CREATE NONSENSE"))
    assert connection.pragma("user_version") == len(layout.STEPS) and not connection.table_exists(None, "more")


WRITER = """
import asyncio, sys
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Entry, TableRow
async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    async def log(table):
        for n in range(100000):
            row = TableRow(table, table, "g", "open", True, n, None, b"") if n == 0 else None
            await store.append(Entry(table, n, (b"%d" % n,), row))
            print(table, n, flush=True)
    await asyncio.gather(*(log(f"t{i}") for i in range(8)))
asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    child = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    acknowledged: dict[str, int] = {}
    for count, line in enumerate(child.stdout):
        if not line.endswith("\n"):
            break  # the kill cut it off
        table, number = line.split()
        acknowledged[table] = int(number)
        if count == 400:
            os.kill(child.pid, signal.SIGKILL)
    child.stdout.close()
    child.wait()

    async def look(store: Store) -> None:
        for table, number in acknowledged.items():
            found = await store.deeds(table)
            assert found == [b"%d" % n for n in range(len(found))] and len(found) > number

    with_store(SqliteStore(path), look)
