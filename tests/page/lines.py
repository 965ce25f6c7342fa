"""Playing over the line of a seat, without the page: where something must lie on the table before it is looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from regalia.client.player import Player

Deed = Callable[[Player], Coroutine[Any, Any, None]]


def over_the_line(page: Page, seat: dict[str, Any], deed: Deed) -> None:
    """Do something as the seat that a page has taken; see tables.take_seat."""
    server = page.request.get("/healthz").url.removesuffix("/healthz")

    async def sit_and_do() -> None:
        async with Player(server, seat["table"], seat["key"]) as player:
            await deed(player)

    with ThreadPoolExecutor(1) as aside:  # the browser's driver keeps a loop of its own in this thread
        aside.submit(asyncio.run, sit_and_do()).result()


async def answer(player: Player, action: int) -> None:
    """One answer, and what came of it."""
    before = player.update
    await player.play(action)
    await player.until(lambda each: each.update is not before)


async def play_out(player: Player) -> None:
    """Answers until the game is over: now the first, now the last of what is open."""
    turn = 0
    while True:
        await player.until(lambda each: each.choices or each.is_over)
        if player.is_over:
            return
        turn += 1
        await answer(player, player.choices[-(turn % 2)])
