"""regalia-dev renew: the processes of a house are renewed one after the other under play, again and again.

Nothing that was confirmed may be lost, and it is told how long a player waited at worst: from an answer, said again on
a new line if need be, until it was shown.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from statistics import median

import click
import msgspec

from regalia.cli.backstage import Nats, Postgres, offspring
from regalia.cli.chaos import LIVING, LOOK_SECONDS
from regalia.cli.common import progress_bar
from regalia.cli.crash import Guest, Plan, Report, Server, all_go_on, compare, playing, seated
from regalia.server.messages import Update
from regalia.store.postgres import PgStore

RENEWED_SECONDS = 240.0  # for all processes
THINK_SECONDS = 0.25  # of a player


class Renewals(Report):
    """What was found."""

    processes: int = 0
    usual_ms: float = 0.0  # of all answers, the median of what players waited
    worst_ms: float = 0.0


class Player(Guest):
    """A guest who takes his time, and notes how long he waits for the house."""

    think_seconds = THINK_SECONDS

    def __init__(self, address: str, table: str, key: str, seed: int) -> None:
        super().__init__(address, table, key, seed)
        self.waits: list[float] = []
        self.said: tuple[int, float] | None = None  # to which question he answered, and when first

    def hear(self, message: object) -> None:
        """What he waited for is there."""
        super().hear(message)
        if isinstance(message, Update) and self.said is not None and message.question > self.said[0]:
            self.waits.append(time.perf_counter() - self.said[1])
            self.said = None

    def note_answer(self, question: int) -> None:
        """From now on he waits."""
        if self.said is None or self.said[0] != question:
            self.said = question, time.perf_counter()


class House:
    """A server of several processes, with all that is behind it."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.postgres, self.nats = Postgres(), Nats()
        self.database = self.postgres.database("renewed")
        options = ("--no-limits", "--pause", "0", "--processes", str(processes), "--bus", self.nats.address)
        self.server, self.store = Server(self.database, options), PgStore(self.database)

    async def __aenter__(self) -> House:
        await self.store.open()
        await self.server.start()
        await self.all_live()
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self.store.close()
        self.server.end(signal.SIGTERM)
        self.nats.end()
        self.postgres.end()

    async def all_live(self) -> None:
        """Until all processes say so."""
        async with asyncio.timeout(RENEWED_SECONDS):
            while (await self.store.fetch(LIVING))[0][0] < self.processes:
                await asyncio.sleep(LOOK_SECONDS)

    async def renew(self) -> None:
        """All processes, one after the other."""
        assert self.server.process is not None, "it was started"
        pid, before = self.server.process.pid, {*offspring(self.server.process.pid)}
        os.kill(pid, signal.SIGHUP)
        async with asyncio.timeout(RENEWED_SECONDS):
            while len(now := {*offspring(pid)}) < self.processes or now & before:
                await asyncio.sleep(LOOK_SECONDS)
        await self.all_live()


async def renew(plan: Plan, processes: int, tell: Callable[[int], None] = lambda done: None) -> Renewals:
    """Set tables, play, renew; then compare the logs with what was confirmed."""
    report = Renewals(tables=plan.tables, kills=plan.kills, processes=processes)
    async with await asyncio.to_thread(House, processes) as house:
        guests = await seated(house.server.address, plan, Player)
        async with playing(guests):
            for number in range(plan.kills):
                await house.renew()
                tell(number + 1)
            await all_go_on(guests, report)
        await compare(guests, PgStore(house.database), report)
    waits = [1000 * seconds for guest in guests if isinstance(guest, Player) for seconds in guest.waits]
    report.usual_ms, report.worst_ms = round(median(waits), 1), round(max(waits), 1)
    return report


@click.command("renew")
@click.option("--tables", type=click.IntRange(1, 2000), default=100, show_default=True)
@click.option("--processes", type=click.IntRange(2, 64), default=2, show_default=True)
@click.option("--times", type=click.IntRange(1, 1000), default=3, show_default=True, help="All are renewed.")
@click.option("--seed", type=int, default=1, show_default=True)
def command(tables: int, processes: int, times: int, seed: int) -> None:
    """Renew the processes of a house one after the other under play, and see that no move is lost.

    \b
    regalia-dev renew                                 two processes, three times, 100 tables
    regalia-dev renew --processes 4 --times 10        more of it

    It needs PostgreSQL and nats-server on this machine, and starts both for itself.
    """
    with progress_bar() as progress:
        task = progress.add_task("renewals", total=times)
        plan = Plan(tables, times, seed)
        report = asyncio.run(renew(plan, processes, lambda done: progress.update(task, completed=done)))
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    if report.faults:
        raise SystemExit(1)
