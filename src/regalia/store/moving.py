"""Moving house: all tables, keys, people, evenings and notes of one store into another, compared when they are there.

Each table is copied as a whole, so a copy that was stopped goes on where it was: what is there already and equal is
left as it is, what has grown since is copied anew.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import msgspec

from regalia.store.store import Entry, Store, StoreError, TableRow

MOST_EVENINGS = 1_000_000
Tell = Callable[[int, int], None]  # how many are done, of how many


class Moved(msgspec.Struct):
    """What was copied."""

    tables: int = 0
    copied: int = 0  # the others were there already
    deeds: int = 0
    keys: int = 0
    people: int = 0
    evenings: int = 0
    notes: int = 0


async def rows_of(store: Store) -> AsyncIterator[TableRow]:
    """Every table of a store."""
    after = ""
    while found := await store.tables(after):
        for row in found:
            yield row
        after = found[-1].id


async def copy(source: Store, target: Store, tell: Tell = lambda done, of: None) -> Moved:
    """Copy everything, then read it again; StoreError if something is not the same."""
    moved, many = Moved(), sum((await source.tally()).values())
    async for row in rows_of(source):
        entry = await entry_of(source, row)
        moved.tables += 1
        moved.deeds += len(entry.deeds)
        moved.keys += len(entry.keys)
        if await entry_of(target, row) != entry or await target.row(row.id) != row:
            await target.replace(entry)
            await check(target, entry)
            moved.copied += 1
        tell(moved.tables, many)
    moved.people = await copy_people(source, target)
    moved.evenings = await copy_evenings(source, target)
    await target.adopt(source.secret())
    for name, value in (await source.notes()).items():
        await target.note(name, value)
        moved.notes += 1
    return moved


async def copy_people(source: Store, target: Store) -> int:
    """Everybody with all her keys; how many there are."""
    many, after = 0, b""
    while found := await source.people(after):
        for row in found:
            await target.forget_person(row.id)
            await target.keep_person(row, None)
        many, after = many + len(found), found[-1].id
    return many


async def copy_evenings(source: Store, target: Store) -> int:
    """Every evening; how many there are."""
    found = await source.evenings(0, MOST_EVENINGS)
    for row in found:
        await target.forget_evening(row.id)
        await target.keep_evening(row, None)
    return len(found)


async def entry_of(store: Store, row: TableRow) -> Entry:
    """All that a store keeps of a table."""
    return Entry(row.id, 0, tuple(await store.deeds(row.id)), row, tuple(await store.keys_of(row.id)))


async def check(target: Store, entry: Entry) -> None:
    """What was copied is there."""
    assert entry.row is not None
    if await entry_of(target, entry.row) != entry or await target.row(entry.table) != entry.row:
        raise StoreError(f"The copy of table {entry.table} is not the same as the table.")
