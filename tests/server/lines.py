"""Connections without a network: the server's own code, with a line that keeps what was sent."""

from __future__ import annotations

import asyncio
import os
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from regalia.core.registry import game as find_game
from regalia.server import lobby, seating
from regalia.server.auth import hash_of
from regalia.server.ears import Visitor
from regalia.server.house import House
from regalia.server.line import nothing_waits
from regalia.server.messages import ToServer, Update, encoded
from regalia.server.requests import Join, NewTable
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Settings
from regalia.server.socket import Connection
from regalia.store.memory import MemoryStore
from regalia.store.store import Store


def new_key() -> str:
    """A key that no house gave out; below the doors nobody asks."""
    return urlsafe_b64encode(os.urandom(32)).rstrip(b"=").decode()


NOON_MS = 1_800_000_000_000


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.ms = NOON_MS

    def __call__(self) -> int:
        return self.ms


def quiet_house(
    store: Store | None = None, clock: Clock | None = None, wall: Clock | None = None, **settings: Any
) -> House:
    """A house without network, whose time stands still; the clock on the wall is the same unless told."""
    steady = clock or Clock()
    whole = Settings(bot_pause_ms=0, limits=UNLIMITED, **settings)
    return House(store or MemoryStore(), whole, now_ms=steady, wall_ms=wall or steady)


class Line:
    """Stands for the line of a connection, and for the person at its other end."""

    def __init__(self, room: Room, seat: int, key: str = "", address: str = "") -> None:
        self.sent: list[bytes] = []
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed: int | None = None
        self.is_free = True
        self.when_free: Callable[[], None] = nothing_waits
        is_host = bool(key) and hash_of(key) == room.live.created.host
        self.connection = Connection(self, room, seat, Visitor(key or None, address, is_host))
        self.task = asyncio.ensure_future(self.connection.serve())

    def put(self, content: bytes) -> None:
        self.sent.append(content)

    async def message(self) -> bytes | None:
        return await self.inbox.get()

    def stop(self) -> None:
        self.is_free = False
        self.inbox.put_nowait(None)

    async def close(self, code: int) -> None:
        self.closed = code

    def read_on(self) -> None:
        """The person reads again, after a time in which the line was not free."""
        self.is_free = True
        self.when_free()

    def say(self, message: ToServer | bytes) -> None:
        """The person sends something."""
        self.inbox.put_nowait(message if isinstance(message, bytes) else encoded(message))

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind so far."""
        return [found for found in map(msgspec.json.decode, self.sent) if found["type"] == kind]

    def updates(self) -> list[Update]:
        """All updates so far."""
        return [msgspec.json.decode(each, type=Update) for each in self.sent if each.startswith(b'{"type":"update"')]

    def update(self) -> Update:
        """The last of them."""
        return self.updates()[-1]

    def choices(self) -> tuple[int, ...]:
        """The answers that the last update offers."""
        prompt = self.update().prompt
        return tuple(choice.action for choice in prompt.choices) if prompt is not None else ()

    def news(self) -> list[bytes]:
        """What was sent since this was last asked."""
        found, self.sent = self.sent, []
        return found

    async def hang_up(self) -> None:
        """The line is closed."""
        self.inbox.put_nowait(None)
        with suppress(asyncio.CancelledError):
            await self.task


async def settle(*lines: Line) -> None:
    """Let everything happen that can happen now."""
    for _ in range(40):
        await asyncio.sleep(0)


async def people_at(house: House, game: str, seats: int, **wish: Any) -> tuple[Room, list[str]]:
    """A table that has begun, with a person on every seat; and the keys of the seats."""
    played = find_game(game)
    keys = [new_key() for _ in range(seats)]
    new = NewTable(game, seats, name="Ann", options=played.options.settle(played.short), **wish)
    table = (await lobby.set_table(house, keys[0], new, "")).table
    room = await house.room(table)
    for name, key in zip(["Ben", "Cleo", "Dora", "Emil"], keys[1:], strict=False):
        await seating.sit_down(room, key, Join(name))
    await seating.start(room)
    return room, keys


BOTS = NewTable("um_krone_und_kragen", 2, bots=("random", "random"), start=True)


async def table_of(house: House, wish: NewTable = BOTS, address: str = "") -> Room:
    """A table that has been set; of bots, if nothing else is wished for."""
    return await house.room((await lobby.set_table(house, new_key(), wish, address)).table)


def moves(room: Room) -> int:
    """How many answers there were."""
    return len(room.live.table.moves) if room.live.table is not None else 0


async def until(done: Callable[[], object]) -> None:
    """Wait for something that comes soon."""
    while not done():
        await asyncio.sleep(0.005)
