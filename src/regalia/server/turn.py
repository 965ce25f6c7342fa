"""Somebody's turn to change a table: meanwhile nobody else has one, and nobody has one whose log is broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.server.errors import Broken, Taken
from regalia.server.live import LiveTable

if TYPE_CHECKING:
    from regalia.server.room import Room


class Turn:
    """With it a table may be changed."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> LiveTable:
        """When all before are done."""
        await self.room.lock.acquire()
        try:
            return await ready(self.room)
        except BaseException:
            self.room.lock.release()
            raise

    async def __aexit__(self, *fault: object) -> None:
        """The next may begin."""
        self.room.lock.release()


async def ready(room: Room) -> LiveTable:
    """The table as it can be changed now."""
    if room.in_doubt:
        await room.read_on()
    if room.live.broken:
        raise Broken("broken-log", deed=room.live.broken)
    if room.live.closed:
        raise Taken("closed")
    room.used_ms = room.house.now_ms()
    return room.live
