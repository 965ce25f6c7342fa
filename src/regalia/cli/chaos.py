"""regalia-dev chaos: servers, PostgreSQL, NATS and a farm of bots under play; any of them is killed or stands still.

Whatever happens, nothing that was confirmed may be lost or done twice, no table may be stuck, and all must come back
by itself. Who is killed is started again, as a service is; processes of the server by their own supervisor.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Protocol

import click
import msgspec

from regalia.cli.backstage import Nats, Postgres, offspring, signalled
from regalia.cli.common import progress_bar
from regalia.cli.crash import Plan, Report, Server, all_go_on, compare, playing, seated
from regalia.core.dice import Dice
from regalia.store.postgres import PgStore

PROCESSES = 2  # of the server
MEMBERS = 2  # of the farm
BACK_SECONDS = 90.0  # in which everything must be back
LOOK_SECONDS = 0.05
KILL, PAUSE = "killed", "stopped"
LIVING = "SELECT count(*) FROM houses WHERE seen > clock_timestamp() - interval '3 seconds'"


class ChaosPlan(Plan, frozen=True):
    """How hard to try; a pause lasts up to so long."""

    pause_ms: int = 6_000


class ChaosReport(Report):
    """What was found, and what was done to whom."""

    blows: dict[str, int] = msgspec.field(default_factory=dict)


class Part(Protocol):
    """Something that can be hit."""

    name: str

    def pids(self) -> list[int]:
        """Its processes."""

    def start(self) -> None:
        """Let it be there again, if that is not done by itself."""


class ServerPart:
    """One of the processes of the server, whichever it is; its supervisor starts it again."""

    name = "server"

    def __init__(self, server: Server, dice: Dice) -> None:
        self.server, self.dice = server, dice

    def pids(self) -> list[int]:
        """One of them."""
        assert self.server.process is not None, "it was started"
        children = sorted(offspring(self.server.process.pid))
        return [self.dice.one_of(tuple(children))] if children else []

    def start(self) -> None:
        """That is done by itself."""


class FarmPart:
    """A member of the farm."""

    name = "farm"

    def __init__(self, bus: str) -> None:
        self.command = [sys.executable, "-m", "regalia.cli", "bots", "--bus", bus, "--bots", "1"]
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def pids(self) -> list[int]:
        """The member and its process of bots."""
        assert self.process is not None, "it was started"
        return [self.process.pid, *offspring(self.process.pid)]

    def start(self) -> None:
        """Again, if it is gone."""
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)

    def end(self) -> None:
        """No more."""
        if self.process is not None:
            signalled(self.pids(), signal.SIGCONT)
            self.process.terminate()
            self.process.wait()


class Stage:
    """All that takes part."""

    def __init__(self, dice: Dice) -> None:
        self.postgres, self.nats = Postgres(), Nats()
        self.database = self.postgres.database("chaos")
        bus = self.nats.address
        options = ("--no-limits", "--pause", "0", "--bots", "0", "--bots-from", bus, "--bus", bus)
        self.server = Server(self.database, (*options, "--processes", str(PROCESSES)))
        self.farm = [FarmPart(bus) for _ in range(MEMBERS)]
        self.parts: list[Part] = [ServerPart(self.server, dice), self.postgres, self.nats, *self.farm]

    def end(self) -> None:
        """Everything, the servers behind last."""
        self.server.end(signal.SIGTERM)
        for member in self.farm:
            member.end()
        self.nats.end()
        self.postgres.end()


async def chaos(plan: ChaosPlan, tell: Callable[[int], None] = lambda done: None) -> ChaosReport:
    """Set tables, play, hit whatever there is; then compare the logs with what was confirmed."""
    dice = Dice(plan.seed)
    stage, report = await asyncio.to_thread(Stage, dice), ChaosReport(tables=plan.tables, kills=plan.kills)
    try:
        await stage.server.start()
        await all_back(stage, report)
        guests = await seated(stage.server.address, plan)
        async with playing(guests):
            report.blows = await hit_again_and_again(stage, plan, dice, tell)
            await all_back(stage, report)
            await all_go_on(guests, report)
        await compare(guests, PgStore(stage.database), report)
    finally:
        await asyncio.to_thread(stage.end)
    return report


async def hit_again_and_again(stage: Stage, plan: ChaosPlan, dice: Dice, tell: Callable[[int], None]) -> dict[str, int]:
    """At random instants, each part in both ways before any comes again; two parts may be down at once."""
    blows: Counter[str] = Counter()
    down: dict[Part, asyncio.Task[None]] = {}
    deck: list[tuple[Part, str]] = []
    for number in range(plan.kills):
        await asyncio.sleep((plan.shortest_ms + dice.below(plan.longest_ms - plan.shortest_ms)) / 1000)
        deck = deck or [(part, how) for part in stage.parts for how in (KILL, PAUSE)]
        part, how = deck.pop(dice.below(len(deck)))
        if part in down:
            await down[part]
        down[part] = asyncio.ensure_future(hit(part, how, dice.below(plan.pause_ms) / 1000))
        blows[f"{part.name} {how}"] += 1
        tell(number + 1)
    await asyncio.gather(*down.values())
    return dict(blows)


async def hit(part: Part, how: str, seconds: float) -> None:
    """Kill it and let it be started again, or let it stand still for some time."""
    pids = part.pids()
    signalled(pids, signal.SIGKILL if how == KILL else signal.SIGSTOP)
    await asyncio.sleep(seconds)
    signalled(pids, signal.SIGCONT)
    await asyncio.to_thread(part.start)


async def all_back(stage: Stage, report: ChaosReport) -> None:
    """Until all houses say that they live."""
    store = PgStore(stage.database)
    await store.open()
    try:
        async with asyncio.timeout(BACK_SECONDS):
            while (await store.fetch(LIVING))[0][0] < PROCESSES:
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        report.faults.append(f"not all processes came back within {BACK_SECONDS:.0f} s")
    finally:
        await store.close()


@click.command("chaos")
@click.option("--tables", type=click.IntRange(1, 2000), default=20, show_default=True)
@click.option("--kills", type=click.IntRange(1, 10_000), default=40, show_default=True, help="Kills and pauses.")
@click.option("--seed", type=int, default=1, show_default=True)
def command(tables: int, kills: int, seed: int) -> None:
    """Kill and stop two servers, PostgreSQL, NATS and a farm of bots under play, and see that nothing is lost.

    \b
    regalia-dev chaos                            20 tables, 40 blows; some minutes
    regalia-dev chaos --tables 100 --kills 200   the long form

    It needs PostgreSQL and nats-server on this machine, and starts both for itself.
    """
    plan = ChaosPlan(tables, kills, seed)
    with progress_bar() as progress:
        task = progress.add_task("blows", total=kills)
        report = asyncio.run(chaos(plan, lambda done: progress.update(task, completed=done)))
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    if report.faults:
        raise SystemExit(1)
