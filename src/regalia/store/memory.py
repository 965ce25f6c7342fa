"""A store that forgets when the process ends: for tests, and the measure of what a store must do."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from regalia.store.store import ABOUT, NO_SEAT, SECRET_BYTES, Conflict, Entry, EveningRow, PersonRow, SeatKey, TableRow

T = TypeVar("T")


class MemoryStore:
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.keys: dict[tuple[bytes, str], int] = {}
        self.note_book: dict[str, bytes] = {}
        self.persons: dict[bytes, PersonRow] = {}
        self.nights: dict[str, EveningRow] = {}
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
                self.keys[known] = NO_SEAT
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

    async def mine(self, hash_: bytes) -> list[bytes]:
        """All keys of whoever shows this one."""
        person = await MemoryStore.person_of(self, hash_)
        if person is None:
            return [hash_]
        return [known for known, _ in person.keys] if dict(person.keys)[hash_] else []

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens."""
        mine = sorted(await MemoryStore.mine(self, hash_))
        seats = [(known != hash_, self.keys.get((known, table), NO_SEAT)) for known in mine]
        return min([pair for pair in seats if pair[1] >= 0], default=(True, None))[1]

    async def rows_of(self, hash_: bytes, most: int, least: int = 0) -> list[tuple[TableRow, int]]:
        """The tables of a key."""
        mine = await MemoryStore.mine(self, hash_)
        seats = {(table, seat) for (known, table), seat in self.keys.items() if known in mine and seat >= least}
        return newest([(self.rows[table], seat) for table, seat in sorted(seats)], lambda pair: pair[0])[:most]

    async def person_of(self, hash_: bytes) -> PersonRow | None:
        """Whose key this is."""
        return next((row for row in self.persons.values() if hash_ in dict(row.keys)), None)

    async def keep_person(self, row: PersonRow, before: PersonRow | None, absorbed: PersonRow | None = None) -> None:
        """In the place of what she was."""
        gone = absorbed.id if absorbed else b""
        others = [other for other in self.persons.values() if other.id not in (row.id, gone)]
        taken = {known for other in others for known, _ in other.keys}
        is_so = self.is_still(row.id, before) and (absorbed is None or self.is_still(gone, absorbed))
        if not is_so or taken & set(dict(row.keys)):
            raise Conflict("the person is not what she was")
        self.persons.pop(gone, None)
        self.persons[row.id] = msgspec.structs.replace(row, keys=tuple(sorted(row.keys)))

    def is_still(self, person: bytes, before: PersonRow | None) -> bool:
        """Is a person what she was?"""
        now = self.persons.get(person)
        return (now and now.body) == (before and before.body)

    async def forget_person(self, person: bytes) -> None:
        """She is gone."""
        self.persons.pop(person, None)

    async def people(self, after: bytes = b"", most: int = 200) -> list[PersonRow]:
        """All of them by their ids."""
        return [self.persons[who] for who in sorted(self.persons) if who > after][:most]

    async def evening(self, evening: str) -> EveningRow | None:
        """An evening."""
        return self.nights.get(evening)

    async def evening_of_code(self, code: str) -> EveningRow | None:
        """The evening with this code."""
        return next((row for row in self.nights.values() if row.code == code), None)

    async def evenings(self, since_ms: int, most: int) -> list[EveningRow]:
        """The newest that have changed since."""
        found = [row for row in self.nights.values() if row.updated_ms >= since_ms]
        return sorted(found, key=lambda row: (-row.updated_ms, row.id))[:most]

    async def keep_evening(self, row: EveningRow, before: EveningRow | None) -> None:
        """In the place of what it was."""
        now = self.nights.get(row.id)
        is_taken = any(other.code == row.code and other.id != row.id for other in self.nights.values())
        if is_taken or (now and now.body) != (before and before.body):
            raise Conflict("the evening is not what it was")
        self.nights[row.id] = row

    async def forget_evening(self, evening: str) -> None:
        """It is gone."""
        self.nights.pop(evening, None)

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys of a table."""
        found = [SeatKey(known, at, seat) for (known, at), seat in self.keys.items() if at == table]
        return sorted(found, key=lambda key: (key.seat, key.hash))

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables."""
        return sum(row.status in statuses and row.updated_ms >= since_ms for row in self.rows.values())

    # --- for those who run the house

    async def tables(self, after: str = "", most: int = 200) -> list[TableRow]:
        """All tables by their ids."""
        return [self.rows[table] for table in sorted(self.rows) if table > after][:most]

    async def tally(self) -> dict[tuple[str, str], int]:
        """How many of each kind."""
        return dict(Counter((row.game, row.status) for row in self.rows.values()))

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """How long logs are."""
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def replace(self, entry: Entry) -> None:
        """Forget, then keep."""
        self.logs.pop(entry.table, None)
        self.rows.pop(entry.table, None)
        self.note_book.pop(ABOUT + entry.table, None)
        self.keys = {known: seat for known, seat in self.keys.items() if known[1] != entry.table}
        if entry.deeds:
            await self.append(entry)

    async def notes(self, before: str = "") -> dict[str, bytes]:
        """What is written down."""
        return {name: value for name, value in self.note_book.items() if name.startswith(before)}

    async def note(self, name: str, value: bytes | None) -> None:
        """Write down, or strike out."""
        self.note_book.pop(name, None)
        if value is not None:
            self.note_book[name] = value

    async def adopt(self, secret: bytes) -> None:
        """Another secret."""
        self.own_secret = secret


def newest(things: Iterable[T], row_of: Callable[[T], TableRow]) -> list[T]:
    """Sorted by when their tables changed last."""
    return sorted(things, key=lambda thing: (-row_of(thing).updated_ms, row_of(thing).id))
