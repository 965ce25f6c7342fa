"""Holidays: at tables over days the clock of somebody who is away stands still, and all there can see it.

Each table gives a seat so many days in all, so that nobody holds up a game for ever.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from regalia.server import people, somebody
from regalia.server.auth import hash_of
from regalia.server.deeds import DAY_MS, Rested, read
from regalia.server.me import Me
from regalia.server.somebody import Person

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.room import Room

MOST_TABLES = 200
MOST_DAYS = 40  # of one seat at one table
A_MOMENT_MS = 60_000


async def rest(house: House, key: str, device: str, days: int) -> Me:
    """Be away for so many days from now on, or be back."""
    now_ms = house.wall_ms()
    until_ms = now_ms + days * DAY_MS if days else 0

    def resting(person: Person) -> Person:
        return msgspec.structs.replace(person, rests_until_ms=until_ms)

    person = await people.change(house, key, device, resting)
    for row, seat in await house.store.rows_of(hash_of(key), MOST_TABLES):
        if row.status == "playing":
            await rest_at(await house.room(row.id), seat, until_ms)
    return people.me(person, hash_of(key))


async def rest_at(room: Room, seat: int, until_ms: int) -> None:
    """The clock of a seat stands still until then, as far as its table allows."""
    async with room.turn() as live:
        if live.status != "playing" or live.created.pace.kind != "days" or live.sitters[seat].away:
            return
        now_ms = room.now_ms()
        ends_ms = live.clocks.rests.get(seat, (0, 0))[1]
        until_ms = min(until_ms, now_ms + MOST_DAYS * DAY_MS - await rested_ms(room, seat))
        if max(until_ms, now_ms) > max(ends_ms, now_ms) + A_MOMENT_MS or (ends_ms > now_ms and until_ms < ends_ms):
            await room.do(Rested(at_ms=now_ms, seat=seat, until_ms=max(until_ms, now_ms)))


async def rested_ms(room: Room, seat: int) -> int:
    """How long a seat has rested at this table, as its log tells."""
    total_ms, ends_ms, now_ms = 0, 0, room.now_ms()
    for deed in [read(body) for body in await room.house.store.deeds(room.live.id)]:
        if isinstance(deed, Rested) and deed.seat == seat:
            total_ms -= max(0, ends_ms - deed.at_ms)
            total_ms += deed.until_ms - deed.at_ms
            ends_ms = deed.until_ms
    return total_ms - max(0, ends_ms - now_ms)


def begun(room: Room) -> None:
    """A game over days has begun: who is on holiday rests there, too."""
    if room.live.created.pace.kind == "days":
        room.house.keep_trying("holidays at a new table", partial(rest_all, room))


async def rest_all(room: Room) -> None:
    """Everybody at a table who is on holiday."""
    store = room.house.store
    for each in await store.keys_of(room.live.id):
        row = await store.person_of(each.hash) if each.seat >= 0 else None
        until_ms = somebody.read(row).rests_until_ms if row is not None else 0
        if until_ms > room.house.wall_ms():
            await rest_at(room, each.seat, until_ms)
