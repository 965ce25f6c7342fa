"""regalia-dev soak: a server under a long evening of guests, and whether anything in it grows."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from regalia.cli.crash import Server
from regalia.cli.guests import Guest, Tally
from regalia.cli.load import memory_mb, more_files
from regalia.cli.slopes import Slope, slope
from regalia.client.http import Http

SAMPLE_SECONDS = 10.0
LEAST_SAMPLES = 60  # of a short evening
SETTLED_SECONDS = 600.0
SETTLED_SHARE = 1 / 6
TOLERANCE = {
    "server_mb": 4.0,
    "bots_mb": 4.0,
    "descriptors": 4.0,
    "threads": 1.0,
    "tasks": 8.0,
    "rooms": 8.0,
}  # an hour
ASLEEP_SECONDS = 30.0  # after which tables that are idle have left the memory for sure
FIGURES = {"regalia_tasks": "tasks", "regalia_tables_in_memory": "rooms", "regalia_own_faults_total": "own_faults"}
Tell = Callable[[float, str], None]


class Plan(msgspec.Struct, frozen=True):
    """How long, and how much."""

    seconds: float = 3600.0
    guests: int = 20
    pace_seconds: float = 0.2  # between two acts of a guest
    idle_seconds: int = 60
    seed: int = 1

    @property
    def sample_seconds(self) -> float:
        """How far apart the samples are."""
        return min(SAMPLE_SECONDS, self.seconds / LEAST_SAMPLES)

    @property
    def settled_seconds(self) -> float:
        """From when on nothing may grow."""
        return min(SETTLED_SECONDS, self.seconds * SETTLED_SHARE)


class Report(msgspec.Struct):
    """What was seen."""

    minutes: float
    samples: int
    slopes_an_hour: dict[str, Slope]
    growing: list[str]
    guests: Tally
    own_faults: int
    rooms_at_most: int
    rooms_left: int  # some time after everybody has gone


async def soak(plan: Plan, database: Path, tell: Tell = lambda seconds, line: None) -> Report:
    """Play and watch; then let everybody go, and see the tables fall asleep."""
    server, tally = Server(database, ("--no-limits", "--idle", str(plan.idle_seconds))), Tally()
    await server.start()
    known: deque[str] = deque()
    guests = [Guest(server.address, plan.seed + n, plan.pace_seconds, known, tally) for n in range(plan.guests)]
    tasks = [asyncio.ensure_future(guest.stay()) for guest in guests]
    try:
        samples = await watched(server, plan, tell)
        await hang_up(tasks)
        left = await asleep(server, plan, tell)
    finally:
        await hang_up(tasks)
        server.end(signal.SIGTERM)
    return judged(plan, samples, tally, left)


async def hang_up(tasks: list[asyncio.Task[None]]) -> None:
    """Everybody goes; who was just leaving a table may have to be told twice."""
    while any(not task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1.0)


async def watched(server: Server, plan: Plan, tell: Tell) -> list[dict[str, float]]:
    """A sample every now and then."""
    samples, start = [], time.monotonic()
    while (now := time.monotonic() - start) < plan.seconds:
        samples.append({"at": now, **await sample(server)})
        tell(now, " · ".join(f"{name} {value:.0f}" for name, value in samples[-1].items() if name != "at"))
        await asyncio.sleep(plan.sample_seconds)
    return samples


async def asleep(server: Server, plan: Plan, tell: Tell) -> int:
    """How many tables are still in memory when they should have left it."""
    end, rooms = time.monotonic() + plan.idle_seconds + ASLEEP_SECONDS, 1
    while rooms and time.monotonic() < end:
        await asyncio.sleep(1.0)
        rooms = int((await sample(server))["rooms"])
        tell(plan.seconds, f"everybody has gone · rooms {rooms}")
    return rooms


async def sample(server: Server) -> dict[str, float]:
    """The server from outside, and what it says of itself."""
    assert server.process is not None
    pid = server.process.pid
    found = {
        "server_mb": memory_mb(pid),
        "bots_mb": sum(memory_mb(child) for child in children(pid)),
        "descriptors": float(sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())),
        "threads": float(sum(1 for _ in Path(f"/proc/{pid}/task").iterdir())),
    }
    _, text = await Http(f"http://127.0.0.1:{server.figures_port}").exchange("GET", "/metrics", b"")
    lines = [line.split() for line in text.decode().splitlines()]
    return found | {FIGURES[line[0]]: float(line[1]) for line in lines if line and line[0] in FIGURES}


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            words = (task / "children").read_text(encoding="utf-8").split()
        except OSError:
            continue  # this thread has just ended
        found += [each for word in words for each in (int(word), *children(int(word)))]
    return found


def judged(plan: Plan, samples: list[dict[str, float]], tally: Tally, left: int) -> Report:
    """What grew for sure, more than a little."""
    settled = [each for each in samples if each["at"] >= plan.settled_seconds]
    hours = [each["at"] / 3600 for each in settled]
    slopes = {name: slope(hours, [each[name] for each in settled]) for name in TOLERANCE}
    return Report(
        minutes=round(plan.seconds / 60, 1),
        samples=len(settled),
        slopes_an_hour=slopes,
        growing=[name for name, found in slopes.items() if found.low > TOLERANCE[name]],
        guests=tally,
        own_faults=int(samples[-1]["own_faults"]),
        rooms_at_most=int(max(each["rooms"] for each in samples)),
        rooms_left=left,
    )


@click.command("soak")
@click.option("--minutes", type=click.FloatRange(0.1, 10_000), default=60.0, show_default=True)
@click.option("--guests", type=click.IntRange(1, 500), default=20, show_default=True, help="At the same time.")
@click.option("--pace", type=click.FloatRange(0.01, 60), default=0.2, show_default=True, help="Seconds between acts.")
@click.option("--idle", type=click.IntRange(1), default=60, show_default=True, help="As that of regalia serve.")
@click.option("--seed", type=int, default=1, show_default=True)
def command(minutes: float, guests: int, pace: float, idle: int, seed: int) -> None:
    """Let guests come and go at a server for a long time, and see whether its memory, files or tasks grow.

    They set tables of all games, play, talk, look on, lose their lines and walk away. After ten minutes (a sixth of a
    short evening) a line is laid through each series. It fails if one rises for sure, if the server had a fault of its
    own, or if tables stay in memory after everybody has gone.

    \b
    regalia-dev soak                              an hour, and some minutes until all tables sleep
    regalia-dev soak --minutes 3 --idle 10        does it run at all?
    regalia-dev soak --minutes 600 --guests 30
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    if not sys.platform.startswith("linux"):
        raise click.ClickException("This looks at a process through /proc, which only Linux has.")
    more_files()
    plan = Plan(60 * minutes, guests, pace, idle, seed)
    columns = (BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        tempfile.TemporaryDirectory() as to,
    ):
        task = progress.add_task("starting", total=plan.seconds)

        def tell(seconds: float, line: str) -> None:
            progress.update(task, completed=seconds, description=line)

        report = asyncio.run(soak(plan, Path(to) / "tables.db", tell))
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    if report.growing or report.own_faults or report.rooms_left:
        raise SystemExit(1)
