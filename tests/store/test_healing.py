"""What fails for a while fails with a StoreError, and goes on when it can; nothing waits for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from stat import S_IMODE

import apsw
import msgspec
import pytest
from structlog.testing import capture_logs

from regalia.store import connecting, sqlite
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Entry, StoreError, TableRow
from regalia.store.writing import commit

ROW = TableRow("t1", "tuka", "crownfall", "open", True, 10, None, b"{}")
FIRST = Entry("t1", 0, (b"a",), ROW)


def with_hand(path: Path, test: Callable[[SqliteStore, apsw.Connection], Awaitable[None]]) -> None:
    """A store with a table, and a hand that reaches into its file."""

    async def run() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.append(FIRST)
        hand = apsw.Connection(str(path))
        try:
            await test(store, hand)
        finally:
            await store.close()
            hand.close()

    asyncio.run(run())


def test_a_locked_database_is_told_and_written_again_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "BUSY_SECONDS", 0.05)

    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        hand.execute("BEGIN IMMEDIATE")
        for work in (store.append(Entry("t1", 1, (b"b",))), store.probe()):
            with pytest.raises(StoreError, match="locked"):
                await work
        assert await store.deeds("t1") == [b"a"]
        hand.execute("COMMIT")
        await store.append(Entry("t1", 1, (b"c",)))
        await store.probe()
        assert await store.deeds("t1") == [b"a", b"c"]

    with capture_logs() as lines:
        with_hand(tmp_path / "x.db", test)
    assert [line["event"] for line in lines] == ["nothing can be written", "the database can be written again"]


def test_closing_does_not_wait_for_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CLOSE_SECONDS", 0.1)

    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        hand.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append(Entry("t1", 1, (b"b",))))
        await asyncio.sleep(0.02)
        start = time.monotonic()
        await store.close()
        with pytest.raises(StoreError, match="locked"):
            await waiting
        assert time.monotonic() - start < connecting.BUSY_SECONDS / 2

    with_hand(tmp_path / "x.db", test)


def test_what_cannot_be_read_is_a_store_error_until_it_can(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        assert await store.deeds("t1") == [b"a"]
        questions: dict[str, list[Callable[[], Awaitable[object]]]] = {
            "deeds": [lambda: store.deeds("t1")],
            "tables": [lambda: store.row("t1"), lambda: store.due(0, 9, 9), lambda: store.count(["open"])],
            "keys": [lambda: store.seat_of(b"h", "t1"), lambda: store.keys_of("t1"), lambda: store.rows_of(b"h", 9)],
        }
        for table, reads in questions.items():
            hand.execute(f"ALTER TABLE {table} RENAME TO away")
            for read in reads:
                with pytest.raises(StoreError, match="no such table"):
                    await read()
            hand.execute(f"ALTER TABLE away RENAME TO {table}")
        assert await store.deeds("t1") == [b"a"] and await store.row("t1") == ROW

    with_hand(tmp_path / "x.db", test)


def test_a_closed_store_reads_nothing(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.deeds("t1")

    with_hand(tmp_path / "x.db", test)


def test_an_entry_that_cannot_be_kept_at_all_harms_no_other(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        odd = msgspec.structs.replace(ROW, id="t2", code="c2", updated_ms=2**70)
        entries = [Entry("t2", 0, (b"a",), odd), Entry("t1", 1, (b"b",)), Entry("t1", 2**70, (b"x",))]
        found = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
        assert [type(each) for each in found] == [StoreError, type(None), StoreError]
        assert await store.deeds("t1") == [b"a", b"b"] and await store.deeds("t2") == []
        await store.append(Entry("t1", 2, (b"c",)))

    with_hand(tmp_path / "x.db", test)


def test_a_transaction_that_was_left_open_swallows_nothing(tmp_path: Path) -> None:
    connection = connecting.connected(str(tmp_path / "x.db"), connecting.Patience(SqliteStore("y").hurry))
    connecting.prepare(connection, None, "x.db")
    connection.execute("BEGIN")
    assert commit(connection, [FIRST], None) == [None] and not connection.in_transaction
    connection.close()

    async def look(store: SqliteStore) -> None:
        await store.open()
        assert await store.deeds("t1") == [b"a"]
        await store.close()

    asyncio.run(look(SqliteStore(tmp_path / "x.db")))


def test_a_deed_that_is_lost_within_a_log_leaves_a_hole(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        await store.append(Entry("t1", 1, (b"b", b"c", b"d")))
        hand.execute("DELETE FROM deeds WHERE sequence IN (0, 2)")
        assert await store.deeds("t1") == [b"", b"b", b"", b"d"] and await store.deeds("t1", 2) == [b"", b"d"]

    with_hand(tmp_path / "x.db", test)


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    def modes() -> set[int]:
        return {S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}

    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        assert len(list(tmp_path.iterdir())) == 3 and modes() == {0o600}

    with_hand(path, test)
    path.unlink()
    path.touch()
    path.chmod(0o644)
    with capture_logs() as lines:
        with_hand(path, test)
    assert [(line["event"], line["mode"]) for line in lines] == [
        ("others could read the database; now only its owner can", "644")
    ]


def test_a_damaged_file_is_told_in_the_log_and_served_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def fill(store: SqliteStore, hand: apsw.Connection) -> None:
        await store.append(Entry("t1", 1, tuple(bytes(500) for _ in range(200))))

    async def look(store: SqliteStore) -> None:
        await store.open()
        while not lines:
            await asyncio.sleep(0.01)
        assert await store.row("t1") == ROW
        with pytest.raises(StoreError):
            await store.deeds("t1")
        await store.close()

    with_hand(path, fill)
    with path.open("r+b") as file:
        file.seek(-4096, 2)
        file.write(b"\xff" * 4096)
    with capture_logs() as lines:
        asyncio.run(look(SqliteStore(path)))
    assert lines[0]["event"] == "the database is damaged; restore a backup"
