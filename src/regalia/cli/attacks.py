"""What one address can do to a server on this machine: each kind in a class, bounded in number and time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import ClassVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regalia.client.http import Http
from regalia.client.player import socket_of
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.fairness import new_secret
from regalia.core.registry import game as find_game
from regalia.core.table import new_table
from regalia.server.messages import Chat, encoded
from regalia.server.requests import Found, NewTable, Seated

GAME = "um_krone_und_kragen"
ATTACKER = ("127.0.0.2", 0)
LONG_LINE = "👑" * 250
ALWAYS, TURNS, TURN_SECONDS = -1, 4, 3.0
LOOK_SECONDS = 0.3  # in which a socket that is not wanted is closed again
GRACE_SECONDS = 2.0
TROUBLE = (OSError, EOFError, ValueError, TimeoutError, WebSocketException)


class Counts(msgspec.Struct):
    """How it went."""

    done: int = 0
    refused: int = 0
    failed: int = 0  # no answer at all


class Attack:
    """Several hands that do the same thing again and again."""

    hands: ClassVar[int] = 1
    pause_seconds: ClassVar[float] = 0.1
    turn: ClassVar[int] = (
        ALWAYS  # in which turn it asks for something, so that what is cheap does not starve what is dear
    )

    def __init__(self, server: str) -> None:
        self.http = Http(server)
        self.http.source = ATTACKER
        self.counts = Counts()
        self.began = time.monotonic()
        self.takes_turns = False

    async def run(self, end: float) -> None:
        """Until that time."""
        with suppress(*TROUBLE):
            await self.own_turn()
            await self.begin()
        await asyncio.gather(*(self.go_on(end) for _ in range(self.hands)))

    async def go_on(self, end: float) -> None:
        """One hand."""
        while time.monotonic() < end:
            try:
                async with asyncio.timeout(max(0.0, end - time.monotonic())):
                    await self.own_turn()
                    self.note(await self.act())
            except TROUBLE:
                self.counts.failed += 1
            await asyncio.sleep(self.pause_seconds)

    async def own_turn(self) -> None:
        """Wait for it."""
        while self.takes_turns and self.turn not in (ALWAYS, self.turn_now()):
            await asyncio.sleep(0.1)

    def turn_now(self) -> int:
        """Whose turn it is."""
        return int((time.monotonic() - self.began) / TURN_SECONDS) % TURNS

    def note(self, status: int) -> None:
        """Count what was answered."""
        self.counts.done += status < 400
        self.counts.refused += status >= 400

    async def begin(self) -> None:
        """What it needs before."""

    async def act(self) -> int:
        """Do it once; the status that was answered."""
        raise NotImplementedError

    async def ask(self, path: str, body: object = None) -> tuple[int, bytes]:
        """One request."""
        return await self.http.exchange("GET" if body is None else "POST", path, b"" if body is None else encoded(body))

    async def own_table(self, wish: NewTable) -> str:
        """A table of the attacker's."""
        status, content = await self.ask("/api/tables", wish)
        if status >= 400:
            raise ValueError(status)
        seated = msgspec.json.decode(content, type=Seated)
        self.http.key = seated.key
        return seated.table

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        """A socket at a table, which reads as little as it can and hangs up without a word."""
        address = socket_of(self.http.server, table)
        line = await connect(address, local_addr=ATTACKER, compression=None, proxy=None, max_queue=1)
        try:
            yield line
        finally:
            line.transport.abort()


class BotTables(Attack):
    """Tables at which only bots sit, and the strongest."""

    hands, pause_seconds, turn = 2, 0.2, 1

    async def act(self) -> int:
        """One more."""
        status, _ = await self.ask("/api/tables", NewTable(GAME, 2, bots=("monarch", "monarch"), start=True))
        return status


class Records(Attack):
    """A long record, brought and then read again and again."""

    hands, pause_seconds, turn = 2, 0.4, 2

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self.record = long_record()
        self.paths: list[str] = []
        self.dice = Dice(1)

    async def act(self) -> int:
        """Read one of its sides; as long as it is not there, bring it."""
        if self.paths:
            status, _ = await self.ask(self.dice.one_of(self.paths))
            return status
        status, content = await self.http.exchange("POST", "/api/records", self.record)
        if status < 400:
            table = f"/api/tables/{msgspec.json.decode(content, type=Found).table}"
            self.paths = [f"{table}/record", f"{table}/luck", f"{table}/moment"]
        return status


def long_record() -> bytes:
    """A whole game of random answers."""
    table, dice = new_table(find_game(GAME), ["Eve", "Mal"], new_secret()), Dice(1)
    while not table.is_over:
        seat = table.waiting()[0]
        actions = table.prompt(seat).actions
        table.play(seat, [dice.one_of(actions)])
    return record.write(record.record_of(table))


class Talk(Attack):
    """Lines as long as they may be, from many sockets at one table."""

    hands, pause_seconds, turn = 30, 0.3, 0

    async def begin(self) -> None:
        """A table to talk at."""
        self.table = await self.own_table(NewTable(GAME, 2, name="Eve"))

    async def act(self) -> int:
        """Some lines, until the socket is closed or the breath runs out."""
        async with self.socket(self.table) as line:
            for _ in range(20):
                await line.send(encoded(Chat(LONG_LINE)), text=True)
                await asyncio.sleep(self.pause_seconds)
        return 200


class HeldSockets(Attack):
    """As many sockets as possible, which are opened, not read and never closed."""

    hands, pause_seconds, turn = 220, 1.0, 0

    async def begin(self) -> None:
        """A table to sit around."""
        self.table = await self.own_table(NewTable(GAME, 2, name="Mal"))

    async def act(self) -> int:
        """Open one and hold it; if it is closed at once, it was not wanted."""
        async with self.socket(self.table) as line:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await line.wait_closed()
                return 503
            self.counts.done += 1
            await line.wait_closed()
        return 503


class SlowHeaders(Attack):
    """Requests whose headers never end."""

    hands, pause_seconds = 60, 0.5

    async def act(self) -> int:
        """One letter after the other until the server has had enough."""
        port = int(self.http.server.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER)
        try:
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
            while not reader.at_eof():
                writer.write(b"a")
                await writer.drain()
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await reader.read(65_536)
        finally:
            writer.transport.abort()
        return 408


class Flood(Attack):
    """Requests for anything, many times faster than allowed."""

    hands, pause_seconds, turn = 12, 0.03, 3
    paths: ClassVar = ("/api/tables", "/api/games", "/api/mine", "/api/codes/tukaribotuka", "/openapi.json", "/nowhere")

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self.dice = Dice(2)

    async def act(self) -> int:
        """One of them."""
        status, _ = await self.ask(self.dice.one_of(self.paths))
        return status


ATTACKS: dict[str, type[Attack]] = {
    "tables": BotTables,
    "records": Records,
    "chat": Talk,
    "sockets": HeldSockets,
    "headers": SlowHeaders,
    "requests": Flood,
}


def attack(server: str, kinds: tuple[str, ...], seconds: float) -> dict[str, Counts]:
    """All these kinds together, in this process, for so long."""
    return asyncio.run(attacked([ATTACKS[kind](server) for kind in kinds], kinds, time.monotonic() + seconds))


async def attacked(attacks: list[Attack], kinds: tuple[str, ...], end: float) -> dict[str, Counts]:
    """All at once, or by turns where they would take from each other; whatever hangs at the end is let go."""
    for each in attacks:
        each.takes_turns = len(attacks) > 1
    with suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, end - time.monotonic()) + GRACE_SECONDS):
            await asyncio.gather(*(each.run(end) for each in attacks))
    return {kind: each.counts for kind, each in zip(kinds, attacks, strict=True)}
