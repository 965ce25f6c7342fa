"""What can be asked of a SQLite store; asking itself is the store's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import apsw

from regalia.store.store import EveningRow, PersonRow, SeatKey, TableRow
from regalia.store.writing import ROW

T = TypeVar("T")
MINE = (
    "SELECT hash FROM own_keys WHERE person=(SELECT person FROM own_keys WHERE hash=?1 AND opens=1) "
    "UNION ALL SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM own_keys WHERE hash=?1)"
)


class Reading(Protocol):
    """The questions, one statement each."""

    async def read(self, question: Callable[[apsw.Connection], T]) -> T:
        """Ask on a thread that may wait."""

    async def rows(self, where: str, *values: Any) -> list[TableRow]:
        """Rows that fit a condition."""
        sql = f"SELECT {ROW} FROM tables WHERE {where}"  # noqa: S608  # the conditions are our own words
        return await self.read(lambda db: [row_of(found) for found in db.execute(sql, values)])

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        """The log from a sequence on; what is missing within it is empty."""
        sql = "SELECT sequence, body FROM deeds WHERE table_id=? AND sequence>=? ORDER BY sequence"
        found = await self.read(lambda db: {int(n): bytes(body) for n, body in db.execute(sql, (table, since))})
        return [found.get(number, b"") for number in range(since, max(found, default=since - 1) + 1)]

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

    async def mine(self, hash_: bytes) -> list[bytes]:
        """All keys of whoever shows this one."""
        return await self.read(lambda db: [bytes(known) for (known,) in db.execute(MINE, (hash_,))])

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens."""
        sql = (
            f"SELECT seat FROM keys WHERE hash IN ({MINE}) AND table_id=?2 AND seat>=0 ORDER BY hash<>?1, seat LIMIT 1"  # noqa: S608
        )
        found = await self.read(lambda db: db.execute(sql, (hash_, table)).fetchone())
        return None if found is None else int(found[0])

    async def rows_of(self, hash_: bytes, most: int, least: int = 0) -> list[tuple[TableRow, int]]:
        """The tables of a key."""
        sql = (
            f"SELECT DISTINCT seat, {ROW} FROM keys JOIN tables ON id=table_id "  # noqa: S608  # our own words
            f"WHERE hash IN ({MINE}) AND seat>=?2 ORDER BY updated_ms DESC, id, seat LIMIT ?3"
        )
        values = (hash_, least, most)
        return await self.read(lambda db: [(row_of(rest), seat) for seat, *rest in db.execute(sql, values)])

    async def person_of(self, hash_: bytes) -> PersonRow | None:
        """Whose key this is."""
        where = "id=(SELECT person FROM own_keys WHERE hash=?)"
        return next(iter(await self.read(lambda db: people_where(db, where, hash_))), None)

    async def people(self, after: bytes = b"", most: int = 200) -> list[PersonRow]:
        """All of them by their ids."""
        return await self.read(lambda db: people_where(db, "id>? ORDER BY id LIMIT ?", after, most))

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening."""
        return next(iter(await self.evenings_where("id=?", evening)), None)

    async def evening_of_code(self, code: str) -> EveningRow | None:
        """The evening with this code."""
        return next(iter(await self.evenings_where("code=?", code)), None)

    async def evenings(self, since_ms: int, most: int) -> list[EveningRow]:
        """The newest that have changed since."""
        return await self.evenings_where("updated_ms>=? ORDER BY updated_ms DESC, id LIMIT ?", since_ms, most)

    async def evenings_where(self, where: str, *values: Any) -> list[EveningRow]:
        """Evenings that fit a condition."""
        sql = f"SELECT id, code, updated_ms, body FROM evenings WHERE {where}"  # noqa: S608  # our own words
        return await self.read(lambda db: [EveningRow(*found) for found in db.execute(sql, values)])

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys of a table."""
        sql = "SELECT hash, seat FROM keys WHERE table_id=? ORDER BY seat, hash"
        return await self.read(lambda db: [SeatKey(known, table, seat) for known, seat in db.execute(sql, (table,))])

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables."""
        some = ",".join("?" * len(statuses))
        sql = f"SELECT count(*) FROM tables WHERE status IN ({some}) AND updated_ms>=?"  # noqa: S608
        return await self.read(lambda db: sum(many for (many,) in db.execute(sql, (*statuses, since_ms))))

    async def tables(self, after: str = "", most: int = 200) -> list[TableRow]:
        """All tables by their ids."""
        return await self.rows("id>? ORDER BY id LIMIT ?", after, most)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """How long logs are."""
        sql = "SELECT max(sequence)+1 FROM deeds WHERE table_id=?"
        found = await self.read(lambda db: {each: next(db.execute(sql, (each,)))[0] for each in tables})
        return {table: int(end) for table, end in found.items() if end is not None}

    async def tally(self) -> dict[tuple[str, str], int]:
        """How many of each kind."""
        sql = "SELECT game, status, count(*) FROM tables GROUP BY game, status"
        return await self.read(lambda db: {(game, status): many for game, status, many in db.execute(sql)})

    async def notes(self, before: str = "") -> dict[str, bytes]:
        """What is written down."""
        sql = "SELECT name, value FROM notes WHERE substr(name, 1, length(?))=? ORDER BY name"
        return await self.read(lambda db: {name: bytes(value) for name, value in db.execute(sql, (before, before))})


def row_of(found: Sequence[Any]) -> TableRow:
    """A row as the contract has it."""
    table, code, game, status, listed, updated_ms, due_ms, brief = found
    return TableRow(table, code, game, status, bool(listed), updated_ms, due_ms, brief)


def people_where(db: apsw.Connection, where: str, *values: Any) -> list[PersonRow]:
    """People who fit a condition, with their keys."""
    sql = "SELECT hash, opens FROM own_keys WHERE person=? ORDER BY hash"
    found: list[Any] = db.execute(f"SELECT id, body FROM people WHERE {where}", values).fetchall()  # noqa: S608  # our own words
    return [
        PersonRow(who, body, tuple((bytes(known), bool(opens)) for known, opens in db.execute(sql, (who,))))
        for who, body in found
    ]
