"""Watching a finished game together: one leads, and the others who look see the moment that he shows.

Nothing of it is kept. Who takes the lead last has it, in every house; it ends when he lets go of it, or his line.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from regalia.server.ears import Ear
from regalia.server.errors import Fault, NotAllowed
from regalia.server.live import check_open_book
from regalia.server.messages import Lead, Led, encoded

if TYPE_CHECKING:
    from regalia.server.room import Room
    from regalia.server.socket import Connection

HEARD_SECONDS = 13.0  # so long somebody in another house leads after he was heard last


class Guide(msgspec.Struct):
    """Who leads at a table, and what he showed last."""

    since_ms: int
    led: Led
    heard: float  # by the loop's clock
    ear: Ear | None  # None: in another house


def lead(who: Connection, wish: Lead) -> None:
    """Show a moment to all who look; whoever had the lead before is told so, too."""
    room = who.room
    led = shown(who, wish)
    guide = guide_of(room)
    if wish.step == "begin":
        guide = room.guide = Guide(room.house.wall_ms(), led, now(), who)
    elif guide is None or guide.ear is not who:
        return  # somebody else has the lead by now
    guide.led = led
    pass_on(room, guide)


def shown(who: Connection, wish: Lead) -> Led:
    """The moment that somebody shows; only a player of the game, or its host, leads through it."""
    live = who.room.live
    check_open_book(live)
    if who.seat < 0 and not who.is_host:
        raise NotAllowed("not-leading")
    if wish.eyes >= live.created.seats:
        raise Fault("no-such-seat")
    name = live.sitters[who.seat].name if who.seat >= 0 else ""
    return Led(wish.step != "end", who.seat, name, wish.move, wish.beat, wish.eyes)


def pass_on(room: Room, guide: Guide) -> None:
    """Tell it to all but the one who leads, here and in other houses."""
    tell_here(room, guide)
    room.house.neighbours.led(room.live.id, guide.since_ms, guide.led)
    if not guide.led.leads:
        room.guide = None


def tell_here(room: Room, guide: Guide) -> None:
    """Tell it to those who look here."""
    content = encoded(guide.led)
    for ear in room.ears:
        if ear is not guide.ear:
            ear.hear(content)


def hear(room: Room, since_ms: int, led: Led) -> None:
    """Somebody leads from another house, unless another took the lead after him."""
    guide = guide_of(room)
    if guide is not None and guide.since_ms > since_ms:
        return
    fresh = Guide(since_ms, led, now(), None)
    room.guide = fresh if led.leads else None
    tell_here(room, fresh)


def arrive(room: Room, ear: Ear) -> None:
    """Who comes later is told who leads."""
    guide = guide_of(room)
    if guide is not None:
        ear.hear(encoded(guide.led))


def depart(room: Room, ear: Ear) -> None:
    """Whose line is gone leads no more."""
    guide = guide_of(room)
    if guide is not None and guide.ear is ear:
        guide.led = msgspec.structs.replace(guide.led, leads=False)
        pass_on(room, guide)


def guide_of(room: Room) -> Guide | None:
    """Who leads at this table; one who was not heard of for long does not."""
    guide = room.guide
    if guide is not None and guide.ear is None and guide.heard + HEARD_SECONDS < now():
        room.guide = None
    return room.guide


def now() -> float:
    """By the loop's clock."""
    return asyncio.get_running_loop().time()
