"""A store that forgets when the process ends: for tests, and the measure of what a store must do."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from regalia.store.store import SECRET_BYTES, Conflict, Entry, SeatKey, TableRow

T = TypeVar("T")


class MemoryStore:
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.keys: dict[tuple[bytes, str], int] = {}
        self.own_secret = os.urandom(SECRET_BYTES)

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def secret(self) -> bytes:
        """Known to this store alone."""
        return self.own_secret

    async def append(self, entry: Entry) -> None:
        """Keep it, if it follows."""
        log = self.logs.get(entry.table, [])
        if len(log) != entry.first or self.code_is_taken(entry.row):
            raise Conflict(f"{entry.table}: {entry.first} is not next")
        self.logs[entry.table] = [*log, *entry.deeds]
        if entry.row is not None:
            self.rows[entry.table] = entry.row
        for known, seat in list(self.keys.items()):
            if known[1] == entry.table and seat in entry.freed:
                del self.keys[known]
        self.keys.update({(key.hash, key.table): key.seat for key in entry.keys})

    async def probe(self) -> None:
        """There is always room."""

    def code_is_taken(self, row: TableRow | None) -> bool:
        """Has another table the code of this row?"""
        return row is not None and any(other.code == row.code and other.id != row.id for other in self.rows.values())

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        """The log from a sequence on."""
        return self.logs.get(table, [])[since:]

    async def row(self, table: str) -> TableRow | None:
        """The row of a table."""
        return self.rows.get(table)

    async def row_of_code(self, code: str) -> TableRow | None:
        """The row with this code."""
        return next((row for row in self.rows.values() if row.code == code), None)

    async def listed(self, status: str, most: int) -> list[TableRow]:
        """The newest that may be listed."""
        found = [row for row in self.rows.values() if row.listed and row.status == status]
        return newest(found, lambda row: row)[:most]

    async def due(self, since_ms: int, before_ms: int, most: int) -> list[str]:
        """The tables at which the server must act."""
        found = [(row.due_ms, row.id) for row in self.rows.values() if row.due_ms is not None]
        return [table for due_ms, table in sorted(found) if since_ms <= due_ms < before_ms][:most]

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens."""
        return self.keys.get((hash_, table))

    async def rows_of(self, hash_: bytes, most: int) -> list[tuple[TableRow, int]]:
        """The tables of a key."""
        found = [(self.rows[table], seat) for (known, table), seat in self.keys.items() if known == hash_]
        return newest(found, lambda pair: pair[0])[:most]

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys of a table."""
        found = [SeatKey(known, at, seat) for (known, at), seat in self.keys.items() if at == table]
        return sorted(found, key=lambda key: (key.seat, key.hash))

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables."""
        return sum(row.status in statuses and row.updated_ms >= since_ms for row in self.rows.values())


def newest(things: Iterable[T], row_of: Callable[[T], TableRow]) -> list[T]:
    """Sorted by when their tables changed last."""
    return sorted(things, key=lambda thing: (-row_of(thing).updated_ms, row_of(thing).id))
