"""A store in one SQLite file: write-ahead log, full sync, one writer thread.

Whatever is asked while the writer commits joins its next transaction, so that a hundred tables share one sync of the
disk. An entry that does not follow is undone alone and does not disturb the others.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import apsw

from regalia.store.layout import house_secret, renew
from regalia.store.store import Conflict, Entry, SeatKey, StoreError, TableRow

T = TypeVar("T")
Waiting = tuple[Entry, asyncio.AbstractEventLoop, "asyncio.Future[None]"]

SOUND_SQLITE = 3_051_003  # older ones can lose pages when two connections checkpoint at once
MOST_AT_ONCE = 512
READERS = 2
BUSY_MS = 5_000
ROW = "id, code, game, status, listed, updated_ms, due_ms, brief"
PUT_ROW = (
    f"INSERT INTO tables ({ROW}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (id) DO UPDATE SET status=excluded.status, "  # noqa: S608
    "listed=excluded.listed, updated_ms=excluded.updated_ms, due_ms=excluded.due_ms, brief=excluded.brief"
)
PUT_ANSWERS = (
    "INSERT INTO deeds (table_id, sequence, body) SELECT column1, column2, column3 FROM (VALUES {}) AS new "
    "WHERE EXISTS (SELECT 1 FROM deeds WHERE table_id=new.column1 AND sequence=new.column2-1)"
)
PUT_DEED = "INSERT INTO deeds (table_id, sequence, body) VALUES (?,?,?)"
PUT_KEY = "INSERT OR REPLACE INTO keys (hash, table_id, seat) VALUES (?,?,?)"


class SqliteStore:
    """The store of a server that runs on one machine."""

    def __init__(self, path: str | Path, vfs: str | None = None) -> None:
        self.path = str(path)
        self.vfs = vfs  # SQLite's name of the file system; None is the machine's own
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        self.local = threading.local()
        self.own_secret = b""

    # --- opening and closing

    async def open(self) -> None:
        """Create the file if need be, bring it to the newest layout, start the writer."""
        if sqlite_number() < SOUND_SQLITE:
            raise StoreError(f"SQLite {apsw.sqlite_lib_version()} may lose pages; 3.51.3 or newer is needed.")
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            connection = connected(self.path, self.vfs)
            connection.pragma("journal_mode", "wal")
            renew(connection)
            self.own_secret = house_secret(connection)
        except (apsw.Error, OSError, ValueError) as fault:
            raise StoreError(f"The database “{self.path}” cannot be opened: {fault}.") from None
        self.writer = threading.Thread(target=self.write, args=(connection,), name="store-writer")
        self.writer.start()

    async def close(self) -> None:
        """Write what waits, then stop."""
        writer, self.writer = self.writer, None
        if writer is not None:
            self.queue.put(None)
            await asyncio.to_thread(writer.join)
            self.readers.shutdown()

    def secret(self) -> bytes:
        """Made when the database was first opened."""
        assert self.own_secret, "the store has not been opened"
        return self.own_secret

    # --- writing

    async def append(self, entry: Entry) -> None:
        """Hand it to the writer and wait until it lies on the disk."""
        if self.writer is None:
            raise StoreError("The store is closed.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self.queue.put((entry, loop, future))
        await future

    def write(self, connection: apsw.Connection) -> None:
        """The writer thread: whatever has gathered, in one transaction."""
        going_on = True
        while going_on:
            batch = self.gathered()
            going_on = batch[-1] is not None
            waiting = [each for each in batch if each is not None]
            if waiting:
                answer_all(waiting, commit(connection, [entry for entry, _, _ in waiting]))
        connection.close()

    def gathered(self) -> list[Waiting | None]:
        """At least one entry; None, always the last, means that no more will come."""
        batch = [self.queue.get()]
        while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
            try:
                batch.append(self.queue.get_nowait())
            except Empty:
                break
        return batch

    # --- reading

    async def read(self, question: Callable[[apsw.Connection], T]) -> T:
        """Ask on a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.asked, question)

    def asked(self, question: Callable[[apsw.Connection], T]) -> T:
        """Each reader thread has a connection of its own."""
        connection: apsw.Connection | None = getattr(self.local, "connection", None)
        try:
            if connection is None:
                connection = self.local.connection = connected(self.path, self.vfs)
            return question(connection)
        except apsw.Error as fault:
            raise StoreError(f"Nothing could be read: {fault}") from None

    async def rows(self, where: str, *values: Any) -> list[TableRow]:
        """Rows that fit a condition."""
        sql = f"SELECT {ROW} FROM tables WHERE {where}"  # noqa: S608  # the conditions are our own words
        return await self.read(lambda db: [row_of(found) for found in db.execute(sql, values)])

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        """The log from a sequence on."""
        sql = "SELECT body FROM deeds WHERE table_id=? AND sequence>=? ORDER BY sequence"
        return await self.read(lambda db: [body for (body,) in db.execute(sql, (table, since))])

    async def row(self, table: str) -> TableRow | None:
        """The row of a table."""
        return next(iter(await self.rows("id=?", table)), None)

    async def row_of_code(self, code: str) -> TableRow | None:
        """The row with this code."""
        return next(iter(await self.rows("code=?", code)), None)

    async def listed(self, status: str, most: int) -> list[TableRow]:
        """The newest that may be listed."""
        return await self.rows("status=? AND listed=1 ORDER BY updated_ms DESC, id LIMIT ?", status, most)

    async def due(self, since_ms: int, before_ms: int, most: int) -> list[str]:
        """The tables at which the server must act."""
        found = await self.rows("due_ms>=? AND due_ms<? ORDER BY due_ms, id LIMIT ?", since_ms, before_ms, most)
        return [row.id for row in found]

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens."""
        sql = "SELECT seat FROM keys WHERE hash=? AND table_id=?"
        found = await self.read(lambda db: db.execute(sql, (hash_, table)).fetchone())
        return None if found is None else int(found[0])

    async def rows_of(self, hash_: bytes, most: int) -> list[tuple[TableRow, int]]:
        """The tables of a key."""
        sql = (
            f"SELECT seat, {ROW} FROM keys JOIN tables ON id=table_id "  # noqa: S608  # our own words
            "WHERE hash=? ORDER BY updated_ms DESC, id LIMIT ?"
        )
        return await self.read(lambda db: [(row_of(rest), seat) for seat, *rest in db.execute(sql, (hash_, most))])

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys of a table."""
        sql = "SELECT hash, seat FROM keys WHERE table_id=? ORDER BY seat, hash"
        return await self.read(lambda db: [SeatKey(known, table, seat) for known, seat in db.execute(sql, (table,))])

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables."""
        some = ",".join("?" * len(statuses))
        sql = f"SELECT count(*) FROM tables WHERE status IN ({some}) AND updated_ms>=?"  # noqa: S608
        return await self.read(lambda db: sum(many for (many,) in db.execute(sql, (*statuses, since_ms))))


def sqlite_number() -> int:
    """The version of SQLite as one number."""
    major, minor, patch = (int(part) for part in apsw.sqlite_lib_version().split(".")[:3])
    return major * 1_000_000 + minor * 1_000 + patch


def connected(path: str, vfs: str | None = None) -> apsw.Connection:
    """A connection that waits for its turn and syncs in full."""
    connection = apsw.Connection(path, vfs=vfs)
    connection.set_busy_timeout(BUSY_MS)
    connection.pragma("synchronous", "full")
    connection.pragma("foreign_keys", "off")
    return connection


def row_of(found: Sequence[Any]) -> TableRow:
    """A row as the contract has it."""
    table, code, game, status, listed, updated_ms, due_ms, brief = found
    return TableRow(table, code, game, status, bool(listed), updated_ms, due_ms, brief)


def commit(connection: apsw.Connection, entries: Sequence[Entry]) -> list[StoreError | None]:
    """Keep all entries in one transaction; for each, what was wrong with it, if anything."""
    faults: list[StoreError | None] = [None] * len(entries)
    try:
        with connection:
            is_plain = put_at_once(connection, [entry for entry in entries if is_answer(entry)])
            for place, entry in enumerate(entries):
                if not (is_plain and is_answer(entry)):
                    faults[place] = kept(connection, entry)
    except apsw.Error as fault:
        return [StoreError(f"Nothing could be kept: {fault}")] * len(entries)
    return faults


def is_answer(entry: Entry) -> bool:
    """Is it a single deed with nothing that follows from it, as nearly all are?"""
    return len(entry.deeds) == 1 and entry.first > 0 and not (entry.row or entry.keys or entry.freed)


def put_at_once(connection: apsw.Connection, answers: Sequence[Entry]) -> bool:
    """Keep answers of many tables with one statement, or none of them if one does not follow.

    Each statement hands the interpreter's lock back and forth between this thread and the busy loop: fewer are faster.
    """
    if not answers:
        return True
    values = [value for entry in answers for value in (entry.table, entry.first, entry.deeds[0])]
    try:
        with connection:
            connection.execute(PUT_ANSWERS.format(",".join(["(?,?,?)"] * len(answers))), values)
            if connection.changes() != len(answers):
                raise apsw.ConstraintError("a gap in a log")
    except apsw.ConstraintError:
        return False
    return True


def kept(connection: apsw.Connection, entry: Entry) -> StoreError | None:
    """Keep one entry, or undo it alone."""
    try:
        with connection:
            put(connection, entry)
    except apsw.ConstraintError as fault:
        return Conflict(f"{entry.table}: {entry.first} does not follow ({fault})")
    return None


def put(connection: apsw.Connection, entry: Entry) -> None:
    """The statements of one entry."""
    row = entry.row
    if entry.first:
        before = connection.execute(
            "SELECT 1 FROM deeds WHERE table_id=? AND sequence=?", (entry.table, entry.first - 1)
        ).fetchone()
        if before is None:
            raise apsw.ConstraintError("a gap in the log")
    for number, body in enumerate(entry.deeds, start=entry.first):
        connection.execute(PUT_DEED, (entry.table, number, body))
    if row is not None:
        listed = int(row.listed)
        values = (row.id, row.code, row.game, row.status, listed, row.updated_ms, row.due_ms, row.brief)
        connection.execute(PUT_ROW, values)
    for seat in entry.freed:
        connection.execute("DELETE FROM keys WHERE table_id=? AND seat=?", (entry.table, seat))
    for key in entry.keys:
        connection.execute(PUT_KEY, (key.hash, key.table, key.seat))


def answer_all(waiting: Sequence[Waiting], faults: Sequence[StoreError | None]) -> None:
    """Wake everybody whose entry has been dealt with, one call per event loop."""
    for loop in {loop for _, loop, _ in waiting}:
        mine = [(future, fault) for (_, other, future), fault in zip(waiting, faults, strict=True) if other is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake, mine)


def wake(mine: Sequence[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    """Tell each caller how it went; some may have stopped waiting."""
    for future, fault in mine:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)
