"""A server on a real socket, within the test's own event loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from regalia.client.player import Player, join, set_table
from regalia.core.dice import Dice
from regalia.server.house import House
from regalia.server.requests import Join, NewTable, Seated
from regalia.server.run import configured
from regalia.server.settings import UNLIMITED, Settings
from regalia.store.memory import MemoryStore
from regalia.store.store import Store

QUICK = Settings(bot_pause_ms=0, limits=UNLIMITED)
SHORT: dict[str, bool | int | str] = {"max_rounds": 20}
GAME = "um_krone_und_kragen"


def go(test: Callable[[], Coroutine[Any, Any, None]], seconds: float = 60) -> None:
    """Run an asynchronous test, and end what it left behind: a task that is cancelled ends its processes, too."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(test(), seconds)
        finally:
            rest = asyncio.all_tasks() - {asyncio.current_task()}
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)

    asyncio.run(whole())


@asynccontextmanager
async def serving(
    store: Store | None = None, settings: Settings = QUICK, figures_door: socket.socket | None = None, **more: Any
) -> AsyncIterator[tuple[str, House]]:
    """A server; its address and its house."""
    house = House(store or MemoryStore(), settings, **more)
    server = uvicorn.Server(configured(house, figures_door, log_level="error", lifespan="on"))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    task = asyncio.ensure_future(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.005)
        assert not task.done(), "the server did not start"
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", house
    finally:
        server.should_exit = True
        await task
        listener.close()


async def two_people(server: str, **wish: Any) -> tuple[Seated, Seated]:
    """A table of two people, not yet begun."""
    ann = await set_table(server, NewTable(GAME, 2, name="Ann", options=SHORT, **wish))
    ben = await join(server, ann.table, Join("Ben"))
    return ann, ben


async def play_on(player: Player, dice: Dice, enough: Callable[[Player], object]) -> None:
    """Random answers whenever asked, until it is enough."""
    while not enough(player):
        await player.until(lambda p: p.choices or enough(p))
        if player.choices and not enough(player):
            assert player.update is not None
            question, choices = player.update.question, player.choices
            await player.play(dice.one_of(choices))
            await player.until(has_moved_or(question, enough))


def has_moved_or(question: int, enough: Callable[[Player], object]) -> Callable[[Player], object]:
    """Until the question changes, or it is enough."""
    return lambda player: moved(player, question) or enough(player)


def moved(player: Player, question: int) -> bool:
    """Has the question changed since?"""
    return player.update is not None and player.update.question != question
