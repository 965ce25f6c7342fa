"""A seat at a table of a server: it hears, answers, and comes back by itself after a dropped line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regalia.client.http import Http
from regalia.core.errors import RegaliaError
from regalia.server.messages import (
    PROTOCOL,
    Advice,
    Advise,
    Chat,
    ChatLine,
    Failed,
    FromServer,
    Greyed,
    Offered,
    Play,
    Refused,
    Said,
    TableInfo,
    ToServer,
    Undo,
    Update,
    WhyNot,
    encoded,
)
from regalia.server.requests import Join, NewTable, Seated

FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.05, 2.0
FINAL_CODES = (4403, 4404, 4426)  # coming back would not help
_decoder = msgspec.json.Decoder(FromServer)

Listener = Callable[[FromServer], None]


class Player:
    """One connection to one table; without a key it only looks on."""

    def __init__(self, server: str, table: str, key: str = "", listener: Listener | None = None) -> None:
        self.http = Http(server, key)
        self.table = table
        self.listener = listener
        self.info: TableInfo | None = None
        self.chat: list[ChatLine] = []
        self.update: Update | None = None
        self.view: dict[str, Any] = {}  # put together from all updates
        self.greyed: Greyed | None = None  # what else it asked about last
        self.advice: Advice | None = None  # that it asked for last
        self.refused: list[Refused] = []
        self.failed: list[Failed] = []
        self.said: list[Said] = []
        self.line: ClientConnection | None = None
        self.lines = 0  # how many it has had
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.is_lost = False

    # --- coming and going

    async def __aenter__(self) -> Player:
        self.task = asyncio.ensure_future(self.listen())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.task is not None
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def listen(self) -> None:
        """Stay connected, whatever happens to the line."""
        wait = FIRST_WAIT_SECONDS
        while not self.is_lost:
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError):
                await self.hear_line()
                wait = FIRST_WAIT_SECONDS
            self.line = None
            if not self.is_lost:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_SECONDS)

    async def hear_line(self) -> None:
        """One line, until it drops."""
        address = socket_of(self.http.server, self.table)
        headers = {"Authorization": f"Bearer {self.http.key}"} if self.http.key else {}
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=self.http.source,
        ) as line:
            self.line = line
            self.lines += 1
            with suppress(ConnectionClosed):
                while True:
                    self.take_in(_decoder.decode(await line.recv(decode=False)))
            self.is_lost = line.close_code in FINAL_CODES
            self.news.set()

    def take_in(self, message: FromServer) -> None:
        """Remember what was heard."""
        if isinstance(message, Update):
            self.update = message
            self.view = seen_after({} if message.whole else self.view, message)
        elif isinstance(message, TableInfo):
            self.info = message
            self.chat = self.chat if message.chat is None else [*message.chat]
        elif isinstance(message, Greyed):
            self.greyed = message
        elif isinstance(message, Advice):
            self.advice = message
        elif isinstance(message, Refused):
            self.refused.append(message)
        elif isinstance(message, Failed):
            self.failed.append(message)
        elif isinstance(message, Said):
            self.said.append(message)
            self.chat.append(message.line)
        if self.listener is not None:
            self.listener(message)
        self.news.set()

    # --- speaking

    async def send(self, message: ToServer) -> bool:
        """Send something; False if there is no line just now."""
        if self.line is None:
            return False
        try:
            await self.line.send(encoded(message), text=True)
        except ConnectionClosed:
            return False
        return True

    async def play(self, *actions: int) -> bool:
        """Answer the question that was heard last."""
        return self.update is not None and await self.send(Play(self.update.question, actions))

    async def undo(self) -> bool:
        """Take the last step back."""
        return self.update is not None and await self.send(Undo(self.update.question))

    async def why_not(self) -> tuple[Offered, ...]:
        """What else one might think of at the question that was heard last, each with the reason why not."""
        self.greyed = None
        if self.update is None or not await self.send(WhyNot(self.update.question)):
            return ()
        await self.until(lambda player: player.greyed is not None or player.line is None)
        found: Greyed | None = self.greyed
        return found.choices if found is not None else ()

    async def advise(self) -> Advice | None:
        """What a good player would answer to the question that was heard last; None if the server gives no advice."""
        self.advice, failed = None, len(self.failed)
        if self.update is None or not await self.send(Advise(self.update.question)):
            return None
        await self.until(lambda player: player.advice is not None or len(player.failed) > failed or player.line is None)
        return self.advice

    async def say(self, text: str) -> bool:
        """Chat."""
        return await self.send(Chat(text))

    # --- waiting

    async def until(self, is_so: Callable[[Player], object], seconds: float = 20.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not is_so(self):
                if self.is_lost:
                    raise RegaliaError(self.failed[-1].sentence if self.failed else "The table has closed the line.")
                self.news.clear()
                await self.news.wait()

    @property
    def choices(self) -> tuple[int, ...]:
        """The answers open to this seat now."""
        prompt = self.update.prompt if self.update is not None else None
        return tuple(choice.action for choice in prompt.choices) if prompt is not None else ()

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.update is not None and self.update.result is not None


def seen_after(view: dict[str, Any], update: Update) -> dict[str, Any]:
    """A view with the fields that have changed, on the way and at the end of it."""
    for changed in (*(beat.view for beat in update.beats), update.view):
        view = view | msgspec.json.decode(changed, type=dict[str, Any])
    return view


def socket_of(server: str, table: str) -> str:
    """The address of a table's socket."""
    return f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?protocol={PROTOCOL}"


async def set_table(server: str, wish: NewTable, key: str = "") -> Seated:
    """Set a table on a server."""
    return await Http(server, key).post("/api/tables", wish, Seated)


async def join(server: str, table: str, wish: Join, key: str = "") -> Seated:
    """Sit down at a table of a server."""
    return await Http(server, key).post(f"/api/tables/{table}/join", wish, Seated)
