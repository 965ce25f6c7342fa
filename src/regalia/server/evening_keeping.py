"""How long evenings are kept, and what is kept there of one person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.server import dealing
from regalia.server.evening import Evening, Guest, read
from regalia.store.moving import MOST_EVENINGS

if TYPE_CHECKING:
    from regalia.server.house import House

DAY_MS = 86_400_000
NOBODY = "…"


class MyEvening(msgspec.Struct, frozen=True):
    """What is kept of a person at one evening."""

    evening: str
    title: str
    host: bool
    name: str
    entropy: str


async def sweep(house: House) -> None:
    """Forget evenings at which nothing has happened for as long as games under way are kept."""
    days = house.settings.keep_playing_days
    for row in await house.store.evenings(0, MOST_EVENINGS) if days else ():
        if row.updated_ms < house.wall_ms() - days * DAY_MS and read(row).running() is None:
            await house.store.forget_evening(row.id)


async def data_of(house: House, keys: list[bytes]) -> tuple[MyEvening, ...]:
    """What is kept of whoever has these keys."""
    found = []
    for row in await house.store.evenings(0, MOST_EVENINGS):
        evening = read(row)
        own = evening.guest_of(keys)
        guest = evening.guests[own] if own is not None else Guest("", b"")
        if own is not None or evening.host in keys:
            is_host = evening.host in keys
            found.append(MyEvening(row.id, evening.name, is_host, guest.name, guest.entropy))
    return tuple(found)


async def forget(house: House, keys: list[bytes]) -> None:
    """Strike somebody out; where he came stays, without his name."""
    for each in await data_of(house, keys):
        await dealing.change(house, each.evening, lambda now: without(now, keys))


def without(evening: Evening, keys: list[bytes]) -> Evening:
    """The evening without a person; what was stirred into the luck stays, else no die could be checked any more."""
    guests = tuple(
        Guest(f"{NOBODY}{number + 1}", b"", guest.crest, "", gone=True) if guest.key in keys else guest
        for number, guest in enumerate(evening.guests)
    )
    return msgspec.structs.replace(evening, guests=guests, host=b"" if evening.host in keys else evening.host)
