"""The contract of a store: each table is a log of deeds, numbered from 0, and nothing else is the truth.

A deed is kept under (table, sequence). Two writers that both think they are next cannot both be right: the second gets
a Conflict, and must read what happened. The row of a table and the keys of its seats are there to find it; they are
written together with the deeds they follow from, or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

SECRET_BYTES = 32


class StoreError(Exception):
    """The store could not keep or find something; nothing was changed."""


class Conflict(StoreError):
    """Somebody else has written this place of a log, or taken this id or code."""


class TableRow(msgspec.Struct, frozen=True):
    """What is needed to find a table without reading its log."""

    id: str
    code: str
    game: str
    status: str
    listed: bool
    updated_ms: int
    due_ms: int | None  # when the server itself must act: 0 at once, None never
    brief: bytes  # what a list of tables shows; the store does not read it


class SeatKey(msgspec.Struct, frozen=True):
    """Whoever shows the key with this hash sits on this seat of this table."""

    hash: bytes
    table: str
    seat: int


class Entry(msgspec.Struct, frozen=True):
    """Deeds to be kept in one piece, with what follows from them."""

    table: str
    first: int  # the sequence of the first deed
    deeds: tuple[bytes, ...]
    row: TableRow | None = None  # only if it has changed
    keys: tuple[SeatKey, ...] = ()
    freed: tuple[int, ...] = ()  # seats whose keys no longer open anything; freed before the new keys are added


class Store(Protocol):
    """What the server asks of a store."""

    async def open(self) -> None:
        """Be ready, with the newest layout."""

    async def close(self) -> None:
        """Finish what is under way, then let go."""

    def secret(self) -> bytes:
        """32 bytes that nobody else knows, the same for as long as the store lasts."""

    async def append(self, entry: Entry) -> None:
        """Keep it for good: when this returns, it survives a crash of everything. Conflict if it does not follow."""

    async def probe(self) -> None:
        """Write something that changes nothing, after all that was to be kept before: StoreError if it cannot be."""

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        """The log of a table from a sequence on; empty if there is none. A deed lost within it is empty too."""

    async def row(self, table: str) -> TableRow | None:
        """The row of a table."""

    async def row_of_code(self, code: str) -> TableRow | None:
        """The row of the table with this code."""

    async def listed(self, status: str, most: int) -> list[TableRow]:
        """The newest tables of a status that may be listed."""

    async def due(self, since_ms: int, before_ms: int, most: int) -> list[str]:
        """The tables at which the server must act between these times, the longest due first."""

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens at a table."""

    async def rows_of(self, hash_: bytes, most: int) -> list[tuple[TableRow, int]]:
        """The tables at which a key opens a seat, the newest first, each with the seat."""

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys that open a seat of a table, in the order of the seats."""

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables have one of these statuses and have changed since."""
