"""What the owner says to everybody, and whom he has sent away: read again and again, so that every process knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.say import say
from regalia.server.messages import Said, encoded
from regalia.server.sitters import ChatLine

if TYPE_CHECKING:
    from regalia.server.house import House

ANNOUNCEMENT = "announcement"


async def look_around(house: House) -> None:
    """Hear what other processes were told."""
    await house.bans.read(house)
    found = await house.store.notes(ANNOUNCEMENT)
    tell_all(house, found.get(ANNOUNCEMENT, b"").decode())


def tell_all(house: House, line: str) -> None:
    """Everybody who is connected here hears it once."""
    if line and line != house.announcement:
        for room in house.rooms.values():
            content = encoded(Said(ChatLine(room.now_ms(), say=say("notice-house", text=line))))
            for ear in room.ears:
                ear.hear(content)
    house.announcement = line
