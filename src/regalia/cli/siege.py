"""regalia-dev siege: one address uses every limit of a server to the full; what does another guest notice?"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import click
import msgspec

from regalia.cli.attacks import ATTACKS, Counts, attack
from regalia.cli.crash import Server
from regalia.cli.load import cpu_seconds, more_files
from regalia.client.http import Http
from regalia.client.player import Player
from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.server.requests import NewTable, Seated

GUEST = ("127.0.0.3", 0)
MOVE_MS, BOT_MS = 150.0, 3000.0
PATIENCE_SECONDS = 20.0
THINK_SECONDS = 0.1
LEAST = 10  # moves and answers, or nothing has been measured


class Plan(msgspec.Struct, frozen=True):
    """How long, and by what."""

    seconds: float = 60.0
    kinds: tuple[str, ...] = tuple(ATTACKS)
    game: str = "um_krone_und_kragen"
    bot: str = "knight"
    seed: int = 1


class Report(msgspec.Struct):
    """What the guest saw, and how the attack went."""

    moves: int
    move_p50_ms: float  # from the click to the update
    move_p99_ms: float
    bot_answers: int
    bot_p50_ms: float  # from the question to the update, with the pause in which people can follow
    bot_p99_ms: float
    given_up: int  # questions and answers that took longer than anybody waits
    server_cpu_percent: float
    load_average: float
    attacks: dict[str, Counts]
    too_slow: list[str]


class Visitor:
    """A guest at a table with a bot, with a watch in his hand."""

    def __init__(self, server: str, plan: Plan) -> None:
        self.server, self.plan, self.dice = server, plan, Dice(plan.seed)
        self.moves_ms: list[float] = []
        self.bots_ms: list[float] = []
        self.given_up = 0

    async def play(self, end: float) -> None:
        """One table after the other."""
        while time.monotonic() < end:
            try:
                await self.play_table(end)
            except (RegaliaError, TimeoutError):
                self.given_up += 1

    async def play_table(self, end: float) -> None:
        """A game, or what there is time for."""
        game, http = games()[self.plan.game], Http(self.server)
        http.source = GUEST
        bots = (self.plan.bot,) * (game.players[0] - 1)
        wish = NewTable(game.id, game.players[0], name="Ann", bots=bots, start=True)
        seat = await http.post("/api/tables", wish, Seated)
        player = Player(self.server, seat.table, seat.key)
        player.http.source = GUEST
        async with player:
            await player.until(lambda p: p.update is not None, PATIENCE_SECONDS)
            while time.monotonic() < end and not player.is_over:
                await self.step(player)

    async def step(self, player: Player) -> None:
        """Answer, or wait for the bot's answer; and note how long it took."""
        assert player.update is not None
        question, is_own = player.update.question, bool(player.choices)
        if is_own:
            await asyncio.sleep(THINK_SECONDS)
        start = time.perf_counter()
        if is_own:
            await player.play(self.dice.one_of(player.choices))
        await player.until(lambda p: p.update is not None and p.update.question != question, PATIENCE_SECONDS)
        (self.moves_ms if is_own else self.bots_ms).append(1000 * (time.perf_counter() - start))


async def siege(plan: Plan, database: Path) -> Report:
    """A server with its usual limits, the attack in a process of its own, and the guest here."""
    server = Server(database, ())
    await server.start()
    assert server.process is not None
    pid, visitor, loop = server.process.pid, Visitor(server.address, plan), asyncio.get_running_loop()
    try:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            attackers = loop.run_in_executor(pool, attack, server.address, plan.kinds, plan.seconds)
            cpu, start = cpu_seconds(pid), time.monotonic()
            await visitor.play(start + plan.seconds)
            busy = (cpu_seconds(pid) - cpu) / (time.monotonic() - start)
            counts = await attackers
    finally:
        with suppress(ProcessLookupError):
            server.end(signal.SIGTERM)
    return judged(visitor, counts, busy)


def judged(visitor: Visitor, counts: dict[str, Counts], busy: float) -> Report:
    """Was it quick enough?"""
    moves, bots = sorted(visitor.moves_ms), sorted(visitor.bots_ms)
    report = Report(
        moves=len(moves),
        move_p50_ms=share(moves, 0.5),
        move_p99_ms=share(moves, 0.99),
        bot_answers=len(bots),
        bot_p50_ms=share(bots, 0.5),
        bot_p99_ms=share(bots, 0.99),
        given_up=visitor.given_up,
        server_cpu_percent=round(100 * busy, 1),
        load_average=round(os.getloadavg()[0], 2),
        attacks=counts,
        too_slow=[],
    )
    if report.moves < LEAST or report.move_p99_ms > MOVE_MS:
        report.too_slow.append("moves")
    if report.bot_answers < LEAST or report.bot_p99_ms > BOT_MS:
        report.too_slow.append("bots")
    return report


def share(sorted_ms: list[float], part: float) -> float:
    """So much of it took no longer than this."""
    return round(sorted_ms[min(len(sorted_ms) - 1, int(part * len(sorted_ms)))], 2) if sorted_ms else 0.0


@click.command("siege")
@click.option("--seconds", type=click.FloatRange(1, 3600), default=60.0, show_default=True)
@click.option("--only", "kinds", type=click.Choice(tuple(ATTACKS)), multiple=True, help="Only this; several times.")
@click.option("--calm", is_flag=True, help="No attack at all, to compare.")
@click.option("--game", type=click.Choice(sorted(games())), default="um_krone_und_kragen", show_default=True)
@click.option("--bot", default="knight", show_default=True, help="The guest's opponent.")
@click.option("--seed", type=int, default=1, show_default=True)
def command(seconds: float, kinds: tuple[str, ...], calm: bool, game: str, bot: str, seed: int) -> None:
    """Attack a server of its own on this machine from one address, and time a guest who plays from another.

    The attack sets tables of bots, reads records, talks, holds sockets, dawdles over headers and floods the server with
    requests, all at once. It fails if the guest's p99 is over 150 ms for a move or over 3 s for a bot's answer.

    \b
    regalia-dev siege                                 a minute of everything
    regalia-dev siege --only records --only chat      who is to blame?
    regalia-dev siege --calm                          the same guest in peace
    """
    from rich.console import Console

    if not sys.platform.startswith("linux"):
        raise click.ClickException("This speaks from 127.0.0.2 and 127.0.0.3, which only Linux has by itself.")
    more_files()
    plan = Plan(seconds, () if calm else kinds or tuple(ATTACKS), game, bot, seed)
    with Console(stderr=True).status(f"{seconds:.0f} seconds of siege"), tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(siege(plan, Path(folder) / "tables.db"))
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    if report.too_slow:
        raise SystemExit(1)
