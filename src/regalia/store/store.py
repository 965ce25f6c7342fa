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
ABOUT = "about "  # the note of this name and the id of a table belongs to the table, and is forgotten with it


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


NO_SEAT = -1


class SeatKey(msgspec.Struct, frozen=True):
    """Whoever shows the key with this hash sits on this seat of this table; NO_SEAT: he did, or only set the table."""

    hash: bytes
    table: str
    seat: int


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who has several keys. What each of them has ever opened belongs to the person."""

    id: bytes
    body: bytes  # the store does not read it
    keys: tuple[tuple[bytes, bool], ...]  # hashes in order, and whether whoever shows such a key is this person


class EveningRow(msgspec.Struct, frozen=True):
    """An evening of several tables, with the code by which people come to it."""

    id: str
    code: str
    updated_ms: int
    body: bytes  # the store does not read it


class Entry(msgspec.Struct, frozen=True):
    """Deeds to be kept in one piece, with what follows from them."""

    table: str
    first: int  # the sequence of the first deed
    deeds: tuple[bytes, ...]
    row: TableRow | None = None  # only if it has changed
    keys: tuple[SeatKey, ...] = ()
    freed: tuple[int, ...] = ()  # seats whose keys no longer open them; freed before the new keys are added


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

    async def mine(self, hash_: bytes) -> list[bytes]:
        """All keys of whoever shows this one: itself, if nobody has it; none, if it is somebody's and opens nothing."""

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens at a table: its own, else one of its person's."""

    async def rows_of(self, hash_: bytes, most: int, least: int = 0) -> list[tuple[TableRow, int]]:
        """The tables where a key, or its person, has a seat from `least` on, the newest first, each with the seat."""

    async def person_of(self, hash_: bytes) -> PersonRow | None:
        """Whose key this is, whether it opens anything or not."""

    async def keep_person(self, row: PersonRow, before: PersonRow | None, absorbed: PersonRow | None = None) -> None:
        """Keep a person in the place of what she was, in one piece; somebody absorbed is gone.

        Conflict if one of them is not what she was any more, or if a key is somebody else's.
        """

    async def forget_person(self, person: bytes) -> None:
        """Forget a person and which keys she has."""

    async def people(self, after: bytes = b"", most: int = 200) -> list[PersonRow]:
        """All of them in the order of their ids, from behind one on."""

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening."""

    async def evening_of_code(self, code: str) -> EveningRow | None:
        """The evening with this code."""

    async def evenings(self, since_ms: int, most: int) -> list[EveningRow]:
        """Those that have changed since, the newest first."""

    async def keep_evening(self, row: EveningRow, before: EveningRow | None) -> None:
        """Keep an evening in the place of what it was. Conflict if it is not that any more, or if its code is taken."""

    async def forget_evening(self, evening: str) -> None:
        """Forget an evening; its tables stay."""

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys that open a seat of a table, in the order of the seats."""

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables have one of these statuses and have changed since."""

    # --- for those who run the house

    async def tables(self, after: str = "", most: int = 200) -> list[TableRow]:
        """All tables in the order of their ids, from behind one on: to walk through them."""

    async def tally(self) -> dict[tuple[str, str], int]:
        """How many tables there are of each game and status."""

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """With which sequence the logs of these tables would go on; those that have none are left out."""

    async def replace(self, entry: Entry) -> None:
        """Forget all that is kept of a table, with the note about it, and keep this in its place, in one piece.

        Without deeds, it is gone.
        """

    async def notes(self, before: str = "") -> dict[str, bytes]:
        """What is written down about the house under names that begin so."""

    async def note(self, name: str, value: bytes | None) -> None:
        """Write something down about the house, or strike it out."""

    async def adopt(self, secret: bytes) -> None:
        """Take over the secret of a house that moves in: it has sealed keys with it."""
