"""Old and abandoned tables are forgotten, each kind after its own time; what somebody looks at stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.server import evening_keeping, reports
from regalia.server.errors import Fault
from regalia.store.moving import rows_of
from regalia.store.store import Entry, TableRow

if TYPE_CHECKING:
    from regalia.server.house import House

DAY_MS = 86_400_000


async def sweep(house: House) -> int:
    """Forget what is too old; how many there were."""
    forgotten = 0
    async for row in rows_of(house.store):
        if is_old(house, row, row.updated_ms) and is_old(house, row, await last_ms(house, row)):
            await forget(house, row)
            forgotten += 1
    await reports.sweep(house)
    await evening_keeping.sweep(house)
    if forgotten:
        house.log.info("old tables were forgotten", tables=forgotten)
    return forgotten


def is_old(house: House, row: TableRow, updated_ms: int) -> bool:
    """Has nothing happened at this table for longer than such tables are kept?"""
    settings = house.settings
    days = {"open": settings.keep_open_days, "playing": settings.keep_playing_days, "over": settings.keep_over_days}
    kept = days.get(row.status, 0)
    return kept > 0 and updated_ms < house.wall_ms() - kept * DAY_MS


async def last_ms(house: House, row: TableRow) -> int:
    """When something happened there last: a row does not change with every answer. A broken table counts as new."""
    room = house.rooms.get(row.id)
    if room is not None:
        return house.wall_ms() if room.ears else room.live.updated_ms
    if row.status != "playing":
        return row.updated_ms
    try:
        live = await house.live(row.id)
    except Fault:
        return house.wall_ms()
    return house.wall_ms() if live.broken else live.updated_ms


async def forget(house: House, row: TableRow) -> None:
    """Out of the memory and the store."""
    room = house.rooms.get(row.id)
    if room is not None:
        house.drop(room)
    await house.store.replace(Entry(row.id, 0, ()))
