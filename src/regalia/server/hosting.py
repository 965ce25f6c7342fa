"""What the host may do about guests: mute a seat, silence those who look on, send somebody away."""

from __future__ import annotations

from regalia.core.game import WATCHER
from regalia.server import playing, seating
from regalia.server.deeds import AnyDeed, Barred, Hushed, Muted
from regalia.server.errors import Fault, NotThere, Taken
from regalia.server.live import LiveTable
from regalia.server.manners import veiled
from regalia.server.names import look
from regalia.server.room import MovedOn, Room


async def do(room: Room, deed: AnyDeed) -> None:
    """Do it, or say that it could not be kept."""
    try:
        await room.do(deed)
    except MovedOn:
        raise Fault("not-saved") from None


async def let_speak(room: Room, name: str, *, muted: bool) -> None:
    """Mute a seat, or let it speak again."""
    async with room.turn() as live:
        seat = seat_named(live, name)
        if (seat in live.manners.muted) != muted:
            await do(room, Muted(at_ms=room.now_ms(), seat=seat, muted=muted))


async def hush(room: Room, hushed: bool) -> None:
    """Silence those who look on, or let them speak again."""
    async with room.turn() as live:
        if live.manners.hushed != hushed:
            await do(room, Hushed(at_ms=room.now_ms(), hushed=hushed))


def seat_named(live: LiveTable, name: str) -> int:
    """The seat of somebody by his name."""
    for seat, sitter in enumerate(live.sitters):
        if sitter.name and look(sitter.name) == look(name):
            return seat
    raise NotThere("no-such-player", name=name[:40])


async def remove(room: Room, name: str) -> None:
    """Send a player away before the start, or a watcher by his number; he may not come back before the end."""
    number = name.split(" ")[-1].removeprefix("#")
    known = {str(each): address for address, each in room.watchers.items()}
    is_seat = any(look(sitter.name) == look(name) for sitter in room.live.sitters)
    if number in known and not is_seat:
        await remove_watcher(room, known[number], int(number))
    else:
        await seating.empty(room, seat_named(room.live, name), kicked=True)


async def stand_in(room: Room, seat: int) -> None:
    """Let a bot answer for somebody who is not here; he has his seat again as soon as he is."""
    live = room.live
    if live.status != "playing":
        raise Taken("not-playing")
    if seat >= live.created.seats or not live.sitters[seat].is_person:
        raise NotThere("no-such-seat")
    if room.is_here(seat):
        raise Taken("is-here", name=live.sitters[seat].name)
    await playing.hand_over(room, seat, "absent", lambda: not room.is_here(seat))


async def remove_watcher(room: Room, address: str, number: int) -> None:
    """Send all who look on from an address away."""
    async with room.turn() as live:
        veil = veiled(address, live.id, room.house.store.secret())
        await do(room, Barred(at_ms=room.now_ms(), address=veil, watcher=number))
    for ear in [ear for ear in room.ears if ear.seat == WATCHER and ear.address == address]:
        ear.sent_away()
