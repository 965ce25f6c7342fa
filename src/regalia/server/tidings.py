"""What the owner says to everybody, and whom he has sent away: read again and again, so that every process knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.say import Say, say
from regalia.server.messages import Said, encoded
from regalia.server.sitters import ChatLine

if TYPE_CHECKING:
    from regalia.server.house import House

ANNOUNCEMENT, RESTART = "announcement", "restart"
MINUTE_MS = 60_000


async def look_around(house: House) -> None:
    """Hear what other processes were told; a restart that has been is none."""
    await house.bans.read(house)
    found = await house.store.notes(ANNOUNCEMENT)
    tell_all(house, found.get(ANNOUNCEMENT, b"").decode())
    at_ms = int((await house.store.notes(RESTART)).get(RESTART, b"0"))
    if 0 < at_ms < house.wall_ms():
        await house.store.note(RESTART, None)
        at_ms = 0
    tell_restart(house, at_ms)


def tell_all(house: House, line: str) -> None:
    """Everybody who is connected here hears it once."""
    if line and line != house.announcement:
        tell(house, say("notice-house", text=line))
    house.announcement = line


def tell_restart(house: House, at_ms: int) -> None:
    """Everybody who is connected here hears once when the house restarts."""
    if at_ms and at_ms != house.restart_ms:
        tell(house, say("notice-restart", minutes=minutes_until(house, at_ms)))
    house.restart_ms = at_ms


def minutes_until(house: House, at_ms: int) -> int:
    """How long it still is, by whole minutes."""
    return max(1, -(-(at_ms - house.wall_ms()) // MINUTE_MS))


def tell(house: House, what: Say) -> None:
    """Into every chat."""
    for room in house.rooms.values():
        content = encoded(Said(ChatLine(room.now_ms(), say=what)))
        for ear in room.ears:
            ear.hear(content)
