"""The tables of a deal: set with one luck, held together until the last is done, stopped and let go on together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from regalia.server import describe
from regalia.server.deeds import Halted, Unsealed
from regalia.server.errors import Broken, NotSaved, NotThere, Taken
from regalia.server.evening import Evening, body_of, read
from regalia.store.store import Conflict, EveningRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from regalia.server.house import House
    from regalia.server.room import Room

ATTEMPTS = 10


async def change(house: House, evening: str, how: Callable[[Evening], Evening]) -> Evening:
    """Change an evening from what it is now, whoever else does so at the same time."""
    for _ in range(ATTEMPTS):
        row = await house.store.evening(evening)
        assert row is not None, "an evening was forgotten while something happened at it"
        before = read(row)
        after = how(before)
        if after == before:
            return after
        try:
            await house.store.keep_evening(changed_row(house, row, after), row)
            return after
        except Conflict:
            continue
    raise NotSaved("not-saved")


def changed_row(house: House, row: EveningRow, after: Evening) -> EveningRow:
    """The row of an evening that has changed."""
    return msgspec.structs.replace(row, updated_ms=house.wall_ms(), body=body_of(after))


# --- the end of a deal


def may_be_over(room: Room) -> bool:
    """Is this table of an evening done, and nobody has been told its luck?"""
    live = room.live
    return bool(live.created.evening) and (live.status == "over" or live.closed) and not live.unsealed


async def conclude(room: Room) -> None:
    """If all tables of its deal are done: keep how they ended, then let the luck of all of them be seen."""
    house, row = room.house, await room.house.store.evening(room.live.created.evening)
    number = None if row is None else number_of(read(row), room.live.id)
    if row is None or number is None:
        await unseal(house, room.live.id)
        return
    deal = read(row).deals[number]
    rows = [await house.store.row(seating.table) for seating in deal.tables]
    if not deal.is_set or not all(each is None or each.status == "over" for each in rows):
        return
    if not deal.is_over:
        await change(house, row.id, lambda now: now.with_deal(number, places=tuple(map(places_in, rows))))
    for seating in deal.tables:
        await unseal(house, seating.table)


def number_of(evening: Evening, table: str) -> int | None:
    """The number of the deal to which a table belongs."""
    tables = [[seating.table for seating in deal.tables] for deal in evening.deals]
    return next((number for number, found in enumerate(tables) if table in found), None)


def places_in(row: TableRow | None) -> tuple[int, ...]:
    """Who came where; 0 for all where the game ended without places, or is gone."""
    return (describe.read_line(row.brief).places or (0,)) if row else (0,)


async def unseal(house: House, table: str) -> None:
    """From now on the luck of a table may be known; of one that was closed or lost it never is."""
    await do(house, table, lambda room: room.live.unsealed, Unsealed)


async def halt(house: House, evening: Evening, *, halted: bool) -> None:
    """Stop the tables of the deal that is played, or let them go on."""
    number = evening.running()
    for seating in evening.deals[number].tables if number is not None else ():
        await do(house, seating.table, lambda room: room.live.halted == halted, Halted, halted=halted)


async def do(house: House, table: str, is_done: Callable[[Room], bool], deed: Any, **fields: Any) -> None:
    """Do something at a table, unless it is done already or the table cannot be played at."""
    try:
        room = await house.room(table)
        async with room.turn():
            if not is_done(room):
                await room.do(deed(at_ms=room.now_ms(), **fields))
    except (Taken, Broken, NotThere):
        return
