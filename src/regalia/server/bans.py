"""Who was sent away from the whole house: by his keys and, veiled, his address, until a day."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from regalia.server.auth import hash_of
from regalia.server.errors import NotAllowed
from regalia.server.manners import veiled

if TYPE_CHECKING:
    from regalia.server.house import House

BAN = "ban/"
EVERYWHERE = ""  # the table of a veil that holds at all tables


class Ban(msgspec.Struct, frozen=True):
    """One mark of somebody who may not come in."""

    until_ms: int
    why: str = ""
    who: str = ""  # the name he had, for those who may let him in again
    group: str = ""  # all marks of one ban


class Bans:
    """All of them, as they were last read."""

    def __init__(self) -> None:
        self.known: dict[bytes, Ban] = {}

    async def read(self, house: House) -> None:
        """What is written down; what is over is struck out."""
        found = {}
        for name, value in (await house.store.notes(BAN)).items():
            ban = msgspec.json.decode(value, type=Ban)
            if ban.until_ms > house.wall_ms():
                found[bytes.fromhex(name.removeprefix(BAN))] = ban
            else:
                await house.store.note(name, None)
        self.known = found

    def check(self, house: House, key: str | None, address: str) -> None:
        """Refuse whoever was sent away."""
        if not self.known:
            return
        self.check_marks(house, veiled(address, EVERYWHERE, house.store.secret()), hash_of(key) if key else b"")

    def check_marks(self, house: House, *marks: bytes) -> None:
        """Refuse somebody with one of these marks, if it was sent away."""
        if any(mark in self.known and self.known[mark].until_ms > house.wall_ms() for mark in marks):
            raise NotAllowed("banned")

    async def add(self, house: House, marks: list[bytes], ban: Ban) -> str:
        """Send somebody away; the name of the ban."""
        group = blake2b(b"".join(marks), digest_size=4).hexdigest()
        ban = msgspec.structs.replace(ban, group=group)
        for mark in marks:
            await house.store.note(BAN + mark.hex(), msgspec.json.encode(ban))
            self.known[mark] = ban
        return group

    async def lift(self, house: House, group: str) -> bool:
        """Let somebody in again; False if there is no such ban."""
        marks = [mark for mark, ban in self.known.items() if ban.group == group]
        for mark in marks:
            await house.store.note(BAN + mark.hex(), None)
            del self.known[mark]
        return bool(marks)
