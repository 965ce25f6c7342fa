"""Load: many tables with several connections each, and how long a click takes until the last screen shows it.

Bounded by what it is told, and meant for a server on the same machine.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regalia.client.http import Http
from regalia.client.player import join, set_table, socket_of
from regalia.core.dice import Dice
from regalia.server.messages import Play, encoded
from regalia.server.requests import Join, NewTable, Nothing

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
OPEN_AT_ONCE = 20
PATIENCE_SECONDS = 10.0


class Load(msgspec.Struct, frozen=True):
    """What is asked of the server."""

    game: str
    tables: int
    connections: int = 4  # of each table: its seats, and watchers if there are more
    seats: int = 4
    seconds: float = 10.0
    a_second: float = 1.0  # answers per table; 0: as fast as they are shown
    options: dict[str, bool | int | str] = {}


class GlanceChoice(msgspec.Struct):
    """Only what is needed to answer."""

    action: int


class GlancePrompt(msgspec.Struct):
    """Only what is needed to answer."""

    choices: tuple[GlanceChoice, ...] = ()


class GlanceView(msgspec.Struct, frozen=True):
    """Only what is needed to know whom to wait for."""

    asked: tuple[int, ...] | None = None


class Glance(msgspec.Struct):
    """A message at a glance."""

    type: str
    question: int = 0
    view: GlanceView = GlanceView()
    result: Any = None
    prompt: GlancePrompt | None = None


_glance = msgspec.json.Decoder(Glance)


class LoadedTable:
    """One table and all its lines."""

    def __init__(self, server: str, load: Load, seed: int) -> None:
        self.server, self.load = server, load
        self.dice = Dice(seed)
        self.id = ""
        self.lines: list[ClientConnection] = []
        self.asked: dict[int, tuple[int, tuple[int, ...]]] = {}  # by line: the question and its actions
        self.is_sealed = self.was_sealed = False  # are several asked at once, and were they when somebody clicked?
        self.is_over = False
        self.news = asyncio.Event()
        self.shown: set[int] = set()
        self.clicked = 0  # the line that has answered last
        self.all_shown = asyncio.Event()
        self.took: list[float] = []
        self.bytes = 0  # that came with updates
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Set the table, seat everybody, connect all, begin."""
        load = self.load
        wish = NewTable(load.game, load.seats, name=NAMES[0], options=load.options)
        host = await set_table(self.server, wish)
        self.id, keys = host.table, [host.key]
        keys += [(await join(self.server, self.id, Join(name))).key for name in NAMES[1 : load.seats]]
        await Http(self.server, host.key).post(f"/api/tables/{self.id}/start", Nothing(), msgspec.Raw)
        address = socket_of(self.server, self.id)
        for number in range(load.connections):
            headers = {"Authorization": f"Bearer {keys[number]}"} if number < len(keys) else {}
            line = await connect(
                address, additional_headers=headers, compression=None, proxy=None, ping_interval=None, max_size=None
            )
            self.lines.append(line)
            self.tasks.append(asyncio.ensure_future(self.listen(number, line)))

    async def listen(self, number: int, line: ClientConnection) -> None:
        """Note when each screen shows something new, and what can be answered."""
        with suppress(ConnectionClosed):
            while True:
                content = await line.recv(decode=False)
                message = _glance.decode(content)
                if message.type == "update":
                    self.bytes += len(content)
                    self.note(number, message)

    def note(self, number: int, update: Glance) -> None:
        """A screen shows something new; a sealed answer is shown to nobody but whoever gave it."""
        self.shown.add(number)
        self.asked.pop(number, None)
        if update.view.asked is not None:
            self.is_sealed = len(update.view.asked) > 1
        if update.prompt is not None and update.prompt.choices:
            self.asked[number] = (update.question, tuple(choice.action for choice in update.prompt.choices))
        self.is_over = self.is_over or update.result is not None
        is_sealed = self.was_sealed and self.is_sealed and self.clicked in self.shown
        if is_sealed or len(self.shown) == len(self.lines):
            self.all_shown.set()
        self.news.set()

    async def play(self, start: float, end: float) -> None:
        """One answer after the other, at the pace that was asked for."""
        due = start
        while due < end and await self.is_asked():
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            clicked = time.perf_counter()
            await self.answer()
            self.took.append(time.perf_counter() - clicked)
            due = max(due + 1 / self.load.a_second, clicked) if self.load.a_second else time.perf_counter()

    async def is_asked(self) -> bool:
        """Is anybody asked? Waits for the screens that show it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not self.asked and not self.is_over:
                    self.news.clear()
                    await self.news.wait()
        return bool(self.asked) and not self.is_over

    async def answer(self) -> None:
        """Click, and wait for the last screen."""
        self.was_sealed = self.is_sealed
        self.clicked, (question, actions) = self.asked.popitem()
        self.shown.clear()
        self.all_shown.clear()
        action = self.dice.one_of(actions)
        await self.lines[self.clicked].send(encoded(Play(question, (action,))), text=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.all_shown.wait()

    async def close(self) -> None:
        """Hang up."""
        for line in self.lines:
            await line.close()
        await asyncio.gather(*self.tasks)


async def open_all(server: str, load: Load) -> list[LoadedTable]:
    """All tables, some at a time."""
    tables = [LoadedTable(server, load, number + 1) for number in range(load.tables)]
    gate = asyncio.Semaphore(OPEN_AT_ONCE)

    async def open_one(table: LoadedTable) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))
    await asyncio.sleep(1.0)
    return tables


async def play_all(tables: list[LoadedTable], load: Load) -> list[float]:
    """Answers at all tables for the time that was asked for; how long each took, in seconds."""
    start = time.perf_counter() + 0.1
    spread = 1 / load.a_second if load.a_second else 0.0
    begin = [start + spread * number / len(tables) for number in range(len(tables))]
    before = [len(table.took) for table in tables]
    plays = [table.play(at, start + load.seconds) for table, at in zip(tables, begin, strict=True)]
    await asyncio.gather(*plays)
    return [took for table, n in zip(tables, before, strict=True) for took in table.took[n:]]
