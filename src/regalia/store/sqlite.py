"""A store in one SQLite file: write-ahead log, full sync, one writer thread.

Whatever is asked while the writer commits joins its next transaction, so that a hundred tables share one sync of the
disk. The writer also renews the lease, so that no second server writes the same file.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

import apsw
import structlog

from regalia.store import connecting
from regalia.store.connecting import SOUND_SQLITE, Patience, connected, prepare, sqlite_number
from regalia.store.lease import RENEW_SECONDS, Lease
from regalia.store.private import make_private
from regalia.store.reading import Reading
from regalia.store.store import Conflict, Entry, EveningRow, PersonRow, StoreError
from regalia.store.writing import (
    ADOPT,
    FORGET,
    FORGET_EVENING,
    FORGET_PERSON,
    PROBE,
    PUT_NOTE,
    STRIKE_NOTE,
    Chore,
    commit,
    evening_kept,
    person_kept,
)

T = TypeVar("T")
Waiting = tuple[Entry, asyncio.AbstractEventLoop, "asyncio.Future[None]"]

MOST_AT_ONCE = 512
READERS = 2
RENEWAL_BUSY_SECONDS = 0.5  # deeds must not wait long behind a renewal
CLOSE_SECONDS = 3.0  # for what still waits; then nothing is waited for any more
CHECK_SECONDS = 20.0
CHECK_STEPS = 50_000


class SqliteStore(Reading):
    """The store of a server that runs on one machine; `alone` unless it only looks at what another one keeps."""

    def __init__(self, path: str | Path, *, alone: bool = True, vfs: str | None = None) -> None:
        self.path = str(path)
        self.vfs = vfs  # SQLite's name of the file system; None is the machine's own
        self.lease = Lease() if alone else None
        self.waiting: deque[Waiting] = deque()
        self.bell: SimpleQueue[bool] = SimpleQueue()  # rung for the writer; False: no more will come
        self.ringer: asyncio.AbstractEventLoop | None = None  # the loop that is about to ring
        self.writer: threading.Thread | None = None
        self.checker: threading.Thread | None = None
        self.hurry = threading.Event()
        self.patience = Patience(self.hurry)
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        self.local = threading.local()
        self.own_secret = b""
        self.fails = False
        self.log = structlog.get_logger("regalia")

    # --- opening and closing

    async def open(self) -> None:
        """Create the file if need be, bring it to the newest layout, take the lease, start the writer."""
        if sqlite_number() < SOUND_SQLITE:
            raise StoreError(f"SQLite {apsw.sqlite_lib_version()} may lose pages; 3.51.3 or newer is needed.")
        try:
            if self.lease is not None:
                make_private(self.path)
            connection = connected(self.path, self.patience, self.vfs)
            self.own_secret = prepare(connection, self.lease, self.path)
        except (apsw.Error, OSError, ValueError) as fault:
            raise StoreError(f"The database “{self.path}” cannot be opened: {fault}.") from None
        self.writer = threading.Thread(target=self.write, args=(connection,), name="store-writer", daemon=True)
        self.writer.start()
        if self.lease is not None:
            self.checker = threading.Thread(target=self.check, name="store-checker", daemon=True)
            self.checker.start()

    async def close(self) -> None:
        """Write what waits, then stop; a database that cannot be written is not waited for."""
        writer, self.writer = self.writer, None
        if writer is not None:
            self.bell.put(False)
            await asyncio.to_thread(writer.join, CLOSE_SECONDS)
            self.hurry.set()
            for thread in filter(None, (writer, self.checker)):
                await asyncio.to_thread(thread.join, CLOSE_SECONDS)
            await asyncio.to_thread(self.readers.shutdown)

    def check(self) -> None:
        """Look once whether the file is whole; what can be read is served all the same."""
        until = time.monotonic() + CHECK_SECONDS
        try:
            connection = connected(self.path, Patience(self.hurry), self.vfs)
            connection.set_progress_handler(lambda: self.hurry.is_set() or time.monotonic() > until, CHECK_STEPS)
            found = "; ".join(str(line) for (line,) in connection.execute("PRAGMA quick_check(1)"))
            connection.close()
        except apsw.InterruptError:
            return
        except apsw.Error as fault:
            found = str(fault)
        if found != "ok":
            self.log.error("the database is damaged; restore a backup", file=self.path, why=found)

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
        self.waiting.append((entry, loop, future))
        if self.ringer is not loop:
            self.ringer = loop
            loop.call_soon(self.ring)
        await future

    def ring(self) -> None:
        """Wake the writer, once for all that the loop has handed over in one round: that is dear."""
        self.ringer = None
        self.bell.put(True)

    async def replace(self, entry: Entry) -> None:
        """Forget, then keep, in one transaction."""
        statements = tuple((sql, (entry.table,)) for sql in FORGET)
        await self.append(Chore(entry.table, 0, entry.deeds, entry.row, entry.keys, statements=statements))

    async def note(self, name: str, value: bytes | None) -> None:
        """Write down, or strike out."""
        statement = (STRIKE_NOTE, (name,)) if value is None else (PUT_NOTE, (name, value))
        await self.append(Chore("", 0, (), statements=(statement,)))

    async def keep_person(self, row: PersonRow, before: PersonRow | None, absorbed: PersonRow | None = None) -> None:
        """In the place of what she was."""
        await self.append(Chore("", 0, (), statements=person_kept(row, before, absorbed)))

    async def forget_person(self, person: bytes) -> None:
        """She is gone."""
        await self.append(Chore("", 0, (), statements=tuple((sql, (person,)) for sql in FORGET_PERSON)))

    async def keep_evening(self, row: EveningRow, before: EveningRow | None) -> None:
        """In the place of what it was."""
        await self.append(Chore("", 0, (), statements=(evening_kept(row, before),)))

    async def forget_evening(self, evening: str) -> None:
        """It is gone."""
        await self.append(Chore("", 0, (), statements=((FORGET_EVENING, (evening,)),)))

    async def adopt(self, secret: bytes) -> None:
        """Another secret."""
        await self.append(Chore("", 0, (), statements=((ADOPT, (secret,)),)))
        self.own_secret = secret

    async def probe(self) -> None:
        """Write something that changes nothing."""
        await self.append(PROBE)

    def write(self, connection: apsw.Connection) -> None:
        """The writer thread: whatever has gathered, in one transaction; the lease now and then."""
        going_on = True
        while going_on or self.waiting:
            going_on &= self.was_rung()
            batch = self.gathered()
            if batch or (self.lease is not None and self.lease.is_due()):
                self.patience.seconds = connecting.BUSY_SECONDS if batch else RENEWAL_BUSY_SECONDS
                faults = commit(connection, [entry for entry, _, _ in batch] or [PROBE], self.lease)
                self.tell_faults(faults)
                answer_all(batch, faults)
        self.patience.seconds = RENEWAL_BUSY_SECONDS
        if self.lease is not None:
            self.lease.give_back(connection)
        connection.close()

    def was_rung(self) -> bool:
        """Wait until there is something to write, or the lease is due; False if no more will come."""
        with suppress(Empty):
            goes_on = self.bell.get(timeout=0 if self.waiting else RENEW_SECONDS)
            while goes_on:
                goes_on = self.bell.get_nowait()
            return False
        return True

    def gathered(self) -> list[Waiting]:
        """What waits to be written, as much as goes into one transaction."""
        return [self.waiting.popleft() for _ in range(min(len(self.waiting), MOST_AT_ONCE))]

    def tell_faults(self, faults: Sequence[StoreError | None]) -> None:
        """Say in the log when nothing can be written any more, and when it can again."""
        failed = [fault for fault in faults if fault is not None and not isinstance(fault, Conflict)]
        if failed and not self.fails:
            self.log.error("nothing can be written", file=self.path, why=str(failed[0]))
        elif self.fails and not failed:
            self.log.info("the database can be written again", file=self.path)
        self.fails = bool(failed)

    # --- reading

    async def read(self, question: Callable[[apsw.Connection], T]) -> T:
        """Ask on a reader thread."""
        try:
            answer = asyncio.get_running_loop().run_in_executor(self.readers, self.asked, question)
        except RuntimeError:
            raise StoreError("The store is closed.") from None
        return await answer

    def asked(self, question: Callable[[apsw.Connection], T]) -> T:
        """Each reader thread has a connection of its own, and a new one after a fault."""
        try:
            if getattr(self.local, "connection", None) is None:
                self.local.connection = connected(self.path, Patience(self.hurry), self.vfs)
            return question(self.local.connection)
        except (apsw.Error, OSError) as fault:
            self.local.connection = None
            raise StoreError(f"Nothing could be read: {fault}") from None


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
