"""What can be asked of a PostgreSQL store, on a pool of connections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.store.store import EveningRow, PersonRow, SeatKey, StoreError, TableRow
from regalia.store.writing import ROW

MINE = (
    "SELECT hash FROM own_keys WHERE person = (SELECT person FROM own_keys WHERE hash = $1 AND opens) "
    "UNION ALL SELECT $1::bytea WHERE NOT EXISTS (SELECT 1 FROM own_keys WHERE hash = $1)"
)


class PgReading:
    """The questions, one statement each."""

    pool: Any

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        """Ask; whatever goes wrong is a StoreError."""
        try:
            return list(await self.pool.fetch(sql, *values))
        except Exception as fault:
            raise StoreError(f"Nothing could be read: {fault!r}") from None

    async def execute(self, sql: str, *values: Any) -> None:
        """Write something that is no deed."""
        try:
            await self.pool.execute(sql, *values)
        except Exception as fault:
            raise StoreError(f"Nothing could be kept: {fault!r}") from None

    async def rows(self, where: str, *values: Any) -> list[TableRow]:
        """Rows that fit a condition."""
        found = await self.fetch(f"SELECT {ROW} FROM tables WHERE {where}", *values)  # noqa: S608  # our own words
        return [TableRow(*row) for row in found]

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        """The log from a sequence on; what is missing within it is empty."""
        sql = "SELECT sequence, body FROM deeds WHERE table_id = $1 AND sequence >= $2 ORDER BY sequence"
        found: dict[int, bytes] = dict(await self.fetch(sql, table, since))
        return [found.get(number, b"") for number in range(since, max(found, default=since - 1) + 1)]

    async def row(self, table: str) -> TableRow | None:
        """The row of a table."""
        return next(iter(await self.rows("id = $1", table)), None)

    async def row_of_code(self, code: str) -> TableRow | None:
        """The row with this code."""
        return next(iter(await self.rows("code = $1", code)), None)

    async def listed(self, status: str, most: int) -> list[TableRow]:
        """The newest that may be listed."""
        return await self.rows("status = $1 AND listed ORDER BY updated_ms DESC, id LIMIT $2", status, most)

    async def due(self, since_ms: int, before_ms: int, most: int) -> list[str]:
        """The tables at which the server must act."""
        found = await self.rows("due_ms >= $1 AND due_ms < $2 ORDER BY due_ms, id LIMIT $3", since_ms, before_ms, most)
        return [row.id for row in found]

    async def mine(self, hash_: bytes) -> list[bytes]:
        """All keys of whoever shows this one."""
        return [known for (known,) in await self.fetch(MINE, hash_)]

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens."""
        sql = (
            f"SELECT seat FROM keys WHERE hash IN ({MINE}) AND table_id = $2 AND seat >= 0 "  # noqa: S608  # our own words
            "ORDER BY hash <> $1, seat LIMIT 1"
        )
        found = await self.fetch(sql, hash_, table)
        return int(found[0][0]) if found else None

    async def rows_of(self, hash_: bytes, most: int, least: int = 0) -> list[tuple[TableRow, int]]:
        """The tables of a key."""
        sql = (
            f"SELECT DISTINCT seat, {ROW} FROM keys JOIN tables ON id = table_id "  # noqa: S608  # our own words
            f"WHERE hash IN ({MINE}) AND seat >= $2 ORDER BY updated_ms DESC, id, seat LIMIT $3"
        )
        return [(TableRow(*rest), seat) for seat, *rest in await self.fetch(sql, hash_, least, most)]

    async def person_of(self, hash_: bytes) -> PersonRow | None:
        """Whose key this is."""
        found = await self.people_where("id = (SELECT person FROM own_keys WHERE hash = $1)", hash_)
        return next(iter(found), None)

    async def people(self, after: bytes = b"", most: int = 200) -> list[PersonRow]:
        """All of them by their ids."""
        return await self.people_where("id > $1 ORDER BY id LIMIT $2", after, most)

    async def people_where(self, where: str, *values: Any) -> list[PersonRow]:
        """People who fit a condition, with their keys."""
        keys = "SELECT array_agg(hash ORDER BY hash), array_agg(opens ORDER BY hash) FROM own_keys WHERE person = id"
        sql = f"SELECT id, body, h, o FROM people LEFT JOIN LATERAL ({keys}) AS k(h, o) ON true WHERE {where}"  # noqa: S608
        found = await self.fetch(sql, *values)
        return [PersonRow(who, body, tuple(zip(h or (), o or (), strict=True))) for who, body, h, o in found]

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening."""
        return next(iter(await self.evenings_where("id = $1", evening)), None)

    async def evening_of_code(self, code: str) -> EveningRow | None:
        """The evening with this code."""
        return next(iter(await self.evenings_where("code = $1", code)), None)

    async def evenings(self, since_ms: int, most: int) -> list[EveningRow]:
        """The newest that have changed since."""
        return await self.evenings_where("updated_ms >= $1 ORDER BY updated_ms DESC, id LIMIT $2", since_ms, most)

    async def evenings_where(self, where: str, *values: Any) -> list[EveningRow]:
        """Evenings that fit a condition."""
        sql = f"SELECT id, code, updated_ms, body FROM evenings WHERE {where}"  # noqa: S608  # our own words
        return [EveningRow(*found) for found in await self.fetch(sql, *values)]

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys of a table."""
        sql = "SELECT hash, seat FROM keys WHERE table_id = $1 ORDER BY seat, hash"
        return [SeatKey(known, table, seat) for known, seat in await self.fetch(sql, table)]

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables."""
        sql = "SELECT count(*) FROM tables WHERE status = ANY($1) AND updated_ms >= $2"
        return int((await self.fetch(sql, list(statuses), since_ms))[0][0])

    async def tables(self, after: str = "", most: int = 200) -> list[TableRow]:
        """All tables by their ids."""
        return await self.rows("id > $1 ORDER BY id LIMIT $2", after, most)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """How long logs are."""
        last = "SELECT sequence + 1 FROM deeds WHERE table_id = t ORDER BY sequence DESC LIMIT 1"
        found = await self.fetch(f"SELECT t, ({last}) FROM unnest($1::text[]) AS t", list(tables))  # noqa: S608
        return {table: end for table, end in found if end is not None}

    async def tally(self) -> dict[tuple[str, str], int]:
        """How many of each kind."""
        found = await self.fetch("SELECT game, status, count(*) FROM tables GROUP BY game, status")
        return {(game, status): many for game, status, many in found}

    async def notes(self, before: str = "") -> dict[str, bytes]:
        """What is written down."""
        sql = "SELECT name, value FROM notes WHERE starts_with(name, $1) ORDER BY name"
        return dict(await self.fetch(sql, before))
