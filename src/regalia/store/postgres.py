"""A store in PostgreSQL: one writer, one statement for whatever has gathered, readers on a pool.

The key (table, sequence) decides who wrote first, in this process or another; a commit is told when PostgreSQL has it
on its disk. Callers wait on futures, so one who stops waiting never cancels a statement. Whatever ends a connection
leaves what was under way in doubt: all who wait for it are told so and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog

from regalia.store.pg_layout import BEAT, BEGIN_EVENING, CHANGE_EVENING, KEEP_PERSON, PUT_ANSWERS, PUT_ENTRY, prepare
from regalia.store.pg_layout import PROBE as TRY
from regalia.store.pg_reading import PgReading
from regalia.store.store import Conflict, Entry, EveningRow, PersonRow, StoreError
from regalia.store.writing import PROBE, is_answer

MOST_AT_ONCE = 512
READERS = 4
PAUSE_SECONDS = 0.2  # after a fault of the writer's connection
STATEMENT_SECONDS = 10.0
CLOSE_SECONDS = 3.0
MISSING = "PostgreSQL needs the package asyncpg: pip install 'regalia[postgres]'."
Waiting = tuple[Entry, "asyncio.Future[None]"]
# Plans for unknown numbers of rows are good enough and never made anew; nothing here is worth compiling.
MANNERS = {"jit": "off", "plan_cache_mode": "force_generic_plan", "application_name": "regalia"}


class PgStore(PgReading):
    """The store of a house of several processes, on one machine or more."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.waiting: deque[Waiting] = deque()
        self.more = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.db: Any = None
        self.pool: Any = None
        self.own_secret = b""
        self.fails = False
        self.log = structlog.get_logger("regalia")

    # --- opening and closing

    async def open(self) -> None:
        """Bring the database to the newest layout, and be ready."""
        try:
            import asyncpg
        except ImportError:
            raise StoreError(MISSING) from None
        try:
            self.db = await self.connected()
            self.own_secret = await prepare(self.db)
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=READERS, server_settings=MANNERS, command_timeout=STATEMENT_SECONDS
            )
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as fault:
            await self.let_go()
            raise StoreError(f"PostgreSQL at “{without_password(self.address)}” cannot be used: {fault}.") from None
        self.writer = asyncio.ensure_future(self.write())

    async def connected(self) -> Any:
        """A connection for the writer."""
        import asyncpg

        return await asyncpg.connect(
            self.address, server_settings=MANNERS, timeout=STATEMENT_SECONDS, command_timeout=STATEMENT_SECONDS
        )

    async def close(self) -> None:
        """Write what waits, then let go; a database that does not answer is not waited for."""
        writer, self.writer = self.writer, None
        if writer is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                while self.waiting and not writer.done():
                    await asyncio.sleep(0.01)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        self.fail([self.waiting.popleft() for _ in range(len(self.waiting))], StoreError("The store is closed."))
        await self.let_go()

    async def let_go(self) -> None:
        """Close all connections, those that do not answer by force."""
        for each in filter(None, (self.db, self.pool)):
            try:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await each.close()
            except Exception:
                each.terminate()
        await asyncio.sleep(0)

    def secret(self) -> bytes:
        """Made when the database was first opened."""
        assert self.own_secret, "the store has not been opened"
        return self.own_secret

    # --- writing

    async def append(self, entry: Entry) -> None:
        """Hand it to the writer and wait until PostgreSQL has it on its disk."""
        if self.writer is None or self.writer.done():
            raise StoreError("The store is closed.")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, future))
        self.more.set()
        await future

    async def write(self) -> None:
        """The writer: plain answers of different tables in one statement, all else one by one."""
        while True:
            await self.more.wait()
            batch = self.gathered()
            try:
                if self.db.is_closed():
                    self.db = await self.connected()
                await self.put(batch)
            except asyncio.CancelledError:
                self.fail(batch, StoreError("The store is closed."))
                raise
            except Exception as fault:  # whatever it is, the writer goes on: those who wait read again
                self.db.terminate()
                self.note_fault(fault)
                self.fail(batch, StoreError(f"Nothing could be kept: {fault!r}"))
                await asyncio.sleep(PAUSE_SECONDS)

    def gathered(self) -> list[Waiting]:
        """What waits, at most one entry of each table: one statement does not see what it writes itself."""
        batch: list[Waiting] = []
        rest: list[Waiting] = []
        tables: set[str] = set()
        while self.waiting and len(batch) < MOST_AT_ONCE:
            each = self.waiting.popleft()
            (rest if each[0].table in tables else batch).append(each)
            tables.add(each[0].table)
        self.waiting.extendleft(reversed(rest))
        if not self.waiting:
            self.more.clear()
        return batch

    async def put(self, batch: Sequence[Waiting]) -> None:
        """Write what has gathered, and answer everybody."""
        plain = [each for each in batch if is_answer(each[0])]
        if plain:
            entries = [entry for entry, _ in plain]
            columns = [entry.table for entry in entries], [entry.first for entry in entries]
            found = await self.db.fetch(PUT_ANSWERS, *columns, [entry.deeds[0] for entry in entries])
            kept = {table for (table,) in found}
            for entry, future in plain:
                answer(future, entry, entry.table in kept)
        for entry, future in batch:
            if entry is PROBE:
                await self.db.execute(TRY)
                answer(future, entry, is_kept=True)
            elif not is_answer(entry):
                answer(future, entry, await self.db.fetchval(PUT_ENTRY, *values_of(entry)))
        if self.fails:
            self.log.info("PostgreSQL can be written again")
        self.fails = False

    def fail(self, batch: Sequence[Waiting], fault: StoreError) -> None:
        """Nobody knows whether it was kept."""
        for _, future in batch:
            if not future.done():
                future.set_exception(fault)

    def note_fault(self, fault: Exception) -> None:
        """Say once when nothing can be written."""
        if not self.fails:
            self.log.error("nothing can be written to PostgreSQL", why=repr(fault))
        self.fails = True

    async def probe(self) -> None:
        """A transaction after all that waits, which writes and changes nothing."""
        await self.append(PROBE)

    async def replace(self, entry: Entry) -> None:
        """Forget, then keep, in one transaction."""
        await self.append(Replacement(entry.table, 0, entry.deeds, entry.row, entry.keys))

    async def note(self, name: str, value: bytes | None) -> None:
        """Write down, or strike out."""
        put = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.execute(*((put, name, value) if value is not None else ("DELETE FROM notes WHERE name = $1", name)))

    async def keep_person(self, row: PersonRow, before: PersonRow | None, absorbed: PersonRow | None = None) -> None:
        """In the place of what she was."""
        hashes, opens = [known for known, _ in row.keys], [open_ for _, open_ in row.keys]
        gone = (absorbed.id, absorbed.body) if absorbed else (None, None)
        values = (row.id, row.body, hashes, opens, before.body if before else None, *gone)
        if not (await self.fetch(KEEP_PERSON, *values))[0][0]:
            raise Conflict("the person is not what she was")

    async def forget_person(self, person: bytes) -> None:
        """She is gone."""
        await self.execute(
            "WITH gone AS (DELETE FROM people WHERE id = $1) DELETE FROM own_keys WHERE person = $1", person
        )

    async def keep_evening(self, row: EveningRow, before: EveningRow | None) -> None:
        """In the place of what it was."""
        values: tuple[Any, ...] = (row.id, row.code, row.updated_ms, row.body)
        sql, values = (CHANGE_EVENING, (*values, before.body)) if before else (BEGIN_EVENING, values)
        if not await self.fetch(sql, *values):
            raise Conflict("the evening is not what it was")

    async def forget_evening(self, evening: str) -> None:
        """It is gone."""
        await self.execute("DELETE FROM evenings WHERE id = $1", evening)

    async def beat(self, number: int, lives_seconds: float) -> list[int]:
        """Say that the house of this number lives; which live, by the clock of the database."""
        found = await self.fetch(BEAT, number, lives_seconds)
        return sorted({number, *(each for (each,) in found)})

    async def leave(self, number: int) -> None:
        """The house of this number is no more."""
        await self.execute("DELETE FROM houses WHERE number = $1", number)

    async def adopt(self, secret: bytes) -> None:
        """Another secret."""
        await self.execute("UPDATE house SET value = $1 WHERE name = 'secret'", secret)
        self.own_secret = secret


class Replacement(Entry, frozen=True):
    """An entry in the place of all that was there."""


def values_of(entry: Entry) -> tuple[Any, ...]:
    """An entry as put_entry takes it."""
    row = entry.row
    cells: tuple[Any, ...] = (None,) * 8
    if row is not None:
        cells = (row.id, row.code, row.game, row.status, row.listed, row.updated_ms, row.due_ms, row.brief)
    hashes, seats = [key.hash for key in entry.keys], [key.seat for key in entry.keys]
    is_new = isinstance(entry, Replacement)
    return (entry.table, entry.first, list(entry.deeds), *cells, list(entry.freed), hashes, seats, is_new)


def answer(future: asyncio.Future[None], entry: Entry, is_kept: bool) -> None:
    """Tell a caller how it went; he may have stopped waiting."""
    if future.done():
        return
    if is_kept:
        future.set_result(None)
    else:
        future.set_exception(Conflict(f"{entry.table}: {entry.first} does not follow"))


def without_password(address: str) -> str:
    """An address for a log."""
    before, at, host = address.rpartition("@")
    scheme, _, user = before.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{host}" if at else address
