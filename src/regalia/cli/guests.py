"""Guests who come and go as on a long evening: they set tables, play, talk, look on, lose their lines and walk away."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import msgspec

from regalia.client.http import Http
from regalia.client.player import Player, join, set_table
from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.server.requests import Join, NewTable, Nothing, Seated

LEVELS = ("random", "page", "squire")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
PATIENCE_SECONDS = 8.0
MOST_KNOWN = 50
MOST_ANSWERS = 60
LOOK_SECONDS = 3.0


class Tally(msgspec.Struct):
    """What all guests together have done."""

    tables: int = 0
    answers: int = 0
    lines_of_chat: int = 0
    reconnected: int = 0
    watched: int = 0
    abandoned: int = 0
    finished: int = 0
    unfulfilled: int = 0  # what the server could not do


class Guest:
    """Somebody who does one thing after the other."""

    def __init__(self, server: str, seed: int, pace_seconds: float, known: deque[str], tally: Tally) -> None:
        self.server, self.pace_seconds, self.known, self.tally = server, pace_seconds, known, tally
        self.dice = Dice(seed)
        self.habits: tuple[Callable[[], Awaitable[None]], ...] = (
            self.play_bots,
            self.play_bots,
            self.play_friends,
            self.leave_bots_alone,
            self.look_on,
        )

    async def stay(self) -> None:
        """Until the evening is over."""
        while True:
            try:
                await self.dice.one_of(self.habits)()
            except (RegaliaError, TimeoutError):
                self.tally.unfulfilled += 1
            await self.pause()

    async def pause(self) -> None:
        """A moment, longer or shorter."""
        await asyncio.sleep(self.pace_seconds * (0.5 + self.dice.below(100) / 100))

    # --- what they do

    async def play_bots(self) -> None:
        """A table against bots."""
        game = self.any_game()
        bots = tuple(self.dice.one_of(LEVELS) for _ in range(game.seats - 1))
        seat = await self.set_table(msgspec.structs.replace(game, name=NAMES[0], bots=bots, start=True))
        await self.play(seat.table, [seat.key])

    async def play_friends(self) -> None:
        """A table of people alone."""
        game = self.any_game()
        host = await self.set_table(msgspec.structs.replace(game, name=NAMES[0]))
        others = [await join(self.server, host.table, Join(name)) for name in NAMES[1 : game.seats]]
        await Http(self.server, host.key).post(f"/api/tables/{host.table}/start", Nothing(), msgspec.Raw)
        await self.play(host.table, [host.key, *(other.key for other in others)])

    async def leave_bots_alone(self) -> None:
        """A table of bots, looked at for a moment."""
        game = self.any_game()
        seat = await self.set_table(msgspec.structs.replace(game, bots=("random",) * game.seats, start=True))
        await self.watch(seat.table)

    async def look_on(self) -> None:
        """Somebody else's table."""
        if self.known:
            await self.watch(self.dice.one_of(self.known))

    # --- how they do it

    def any_game(self) -> NewTable:
        """A table of any game, with as few seats as it takes."""
        names = sorted(games())
        game = games()[self.dice.one_of(names)]
        return NewTable(game.id, game.players[0])

    async def set_table(self, wish: NewTable) -> Seated:
        """A new table, which others may find."""
        seat = await set_table(self.server, wish)
        self.tally.tables += 1
        self.known.append(seat.table)
        if len(self.known) > MOST_KNOWN:
            self.known.popleft()
        return seat

    async def watch(self, table: str) -> None:
        """Look on for a moment."""
        async with Player(self.server, table):
            await asyncio.sleep(LOOK_SECONDS)
        self.tally.watched += 1

    async def play(self, table: str, keys: list[str]) -> None:
        """So many answers of all one's seats; then get up, or walk away without a word."""
        async with AsyncExitStack() as lines:
            players = [await lines.enter_async_context(Player(self.server, table, key)) for key in keys]
            for _ in range(self.dice.below(MOST_ANSWERS) + 1):
                player = await self.asked(players)
                if player is None:
                    break
                await self.answer(player)
            is_over = players[0].is_over
        self.tally.finished += is_over
        if not is_over and self.dice.below(3) == 0:
            await Http(self.server, keys[0]).post(f"/api/tables/{table}/leave", Nothing(), msgspec.Raw)
        elif not is_over:
            self.tally.abandoned += 1

    async def asked(self, players: list[Player]) -> Player | None:
        """The one who is asked now; None when it is over or takes too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not any(player.is_over for player in players):
                    found = next((player for player in players if player.choices), None)
                    if found is not None:
                        return found
                    await asyncio.sleep(0.05)
        return None

    async def answer(self, player: Player) -> None:
        """Think, answer, wait until it is shown; now and then talk or lose the line."""
        await self.pause()
        update, choices = player.update, player.choices
        if update is None or not choices:
            return
        await player.play(self.dice.one_of(choices))
        with suppress(TimeoutError):
            await player.until(lambda p: p.update is not update, PATIENCE_SECONDS)
            self.tally.answers += 1
        if self.dice.below(10) == 0:
            self.tally.lines_of_chat += await player.say("Well played.")
        if self.dice.below(20) == 0 and player.line is not None:
            await player.line.close()
            self.tally.reconnected += 1
