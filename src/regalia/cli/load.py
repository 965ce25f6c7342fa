"""regalia load: how much a server can bear."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import click
import msgspec

from regalia.cli.common import game_argument
from regalia.cli.crash import Server
from regalia.client.load import Load, LoadedTable, open_all, play_all
from regalia.core.game import AnyGame
from regalia.core.registry import games

MOST_TABLES = 5_000
EMPTY: Mapping[str, int] = {}


class Figures(msgspec.Struct):
    """What was measured."""

    tables: int
    connections: int
    answers: int
    answers_a_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu_ms_per_answer: float
    server_cpu_percent: float
    beside_cpu_ms_per_answer: dict[str, float]  # of the servers behind it, if they are known
    bytes_per_answer: int  # of updates, to all connections
    server_mb: float
    kb_per_table: float  # with its connections
    own_cpu_percent: float  # of the generator: near 100, it measures itself
    load_average: float


@click.command("load")
@game_argument(required=False)
@click.option("--tables", type=click.IntRange(1, MOST_TABLES), default=100, show_default=True)
@click.option("--connections", type=click.IntRange(1, 50), default=4, show_default=True, help="Of each table.")
@click.option("--seconds", type=click.FloatRange(1, 600), default=10.0, show_default=True)
@click.option(
    "--rate", type=click.FloatRange(0, 1000), default=1.0, show_default=True, help="Answers a second; 0: full."
)
@click.option(
    "--rounds", type=click.IntRange(1, 100), default=1, show_default=True, help="Repeat with the same tables."
)
@click.option("--database", default="", help="postgresql://…, to measure that; a file of its own unless told.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True, help="Of the server.")
@click.option("--bus", default="", help="nats://…, between them.")
def command(
    game: AnyGame | None,
    tables: int,
    connections: int,
    seconds: float,
    rate: float,
    rounds: int,
    database: str,
    processes: int,
    bus: str,
) -> None:
    """Measure a server of its own on this machine: many tables, and how long until the last screen shows a click.

    \b
    regalia load um_krone_und_kragen --tables 1000       a thousand tables, an answer a second at each
    regalia load --tables 50 --rate 0                    as many answers as it can take
    regalia load --tables 20 --rate 0 --rounds 6         does it slow down as tables grow old?
    regalia load --database postgresql:///load --processes 4      several processes on one database
    """
    played = game or next(iter(games().values()))
    seats = min(connections, played.players[-1])
    load = Load(played.id, tables, connections, max(seats, played.players[0]), seconds, rate)
    more_files()
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        found = runner.run(measured(load, rounds, database, server_options(processes, bus)))
    for figures in found:
        click.echo(msgspec.json.encode(figures).decode())


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is, so that we measure the server and not ourselves."""
    if sys.platform == "win32":
        return None
    import uvloop

    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found


def more_files() -> None:
    """As many connections as the machine allows."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server_options(processes: int, bus: str) -> tuple[str, ...]:
    """How the server is started."""
    more = ("--bus", bus) if bus else ()
    return ("--no-limits", "--pause", "0", "--processes", str(processes), *more)


async def measured(
    load: Load,
    rounds: int,
    database: str = "",
    options: tuple[str, ...] = (),
    beside: Mapping[str, int] = EMPTY,
) -> list[Figures]:
    """The figures of each round; what is beside the server by its name, with its process."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or Path(folder) / "tables.db", options or server_options(1, ""))
        tables: list[LoadedTable] = []
        try:
            await server.start()
            pid = server.process.pid if server.process else 0
            share_cores(pid)
            empty_mb = memory_mb(pid)
            tables = await open_all(server.address, load)
            found = [await one_round(load, tables, pid, empty_mb, beside) for _ in range(rounds)]
        finally:
            await asyncio.gather(*(table.close() for table in tables))
            server.end(signal.SIGTERM)
    return found


async def one_round(
    load: Load, tables: list[LoadedTable], pid: int, empty_mb: float, beside: Mapping[str, int] = EMPTY
) -> Figures:
    """Play, and see what it cost."""
    cpu, own, start = cpu_seconds(pid), time.process_time(), time.perf_counter()
    heard, others = sum(table.bytes for table in tables), {name: cpu_seconds(each) for name, each in beside.items()}
    took = sorted(1000 * seconds for seconds in await play_all(tables, load))
    cpu, wall, mb = cpu_seconds(pid) - cpu, time.perf_counter() - start, memory_mb(pid)
    others = {name: cpu_seconds(beside[name]) - before for name, before in others.items()}
    answers = max(1, len(took))
    return Figures(
        tables=load.tables,
        connections=load.tables * load.connections,
        answers=len(took),
        answers_a_second=round(answers / wall, 1),
        p50_ms=round(took[answers // 2], 2) if took else 0.0,
        p99_ms=round(took[int(answers * 0.99)], 2) if took else 0.0,
        worst_ms=round(took[-1], 2) if took else 0.0,
        server_cpu_ms_per_answer=round(1000 * cpu / answers, 3),
        server_cpu_percent=round(100 * cpu / wall, 1),
        beside_cpu_ms_per_answer={name: round(1000 * each / answers, 3) for name, each in others.items()},
        bytes_per_answer=(sum(table.bytes for table in tables) - heard) // answers,
        server_mb=round(mb, 1),
        kb_per_table=round(1024 * (mb - empty_mb) / load.tables, 1),
        own_cpu_percent=round(100 * (time.process_time() - own) / wall, 1),
        load_average=round(os.getloadavg()[0], 2),
    )


def family(pid: int) -> list[int]:
    """A process and those it has started itself, but for bots: they think apart."""
    try:
        words = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [pid, *(int(word) for word in words if b"worker" not in Path(f"/proc/{word}/cmdline").read_bytes())]
    except OSError:
        return [pid]


def share_cores(pid: int) -> None:
    """One core for the server, another for us, where there are two."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        ours, theirs, *_ = sorted(os.sched_getaffinity(0))
        for each in family(pid):
            for thread in Path(f"/proc/{each}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {theirs})
        os.sched_setaffinity(0, {ours})


def cpu_seconds(pid: int) -> float:
    """The processor time a process and its family have used, where that can be seen."""
    try:
        stats = [Path(f"/proc/{each}/stat").read_text(encoding="utf-8") for each in family(pid)]
    except OSError:
        return 0.0
    fields = [stat.rpartition(")")[2].split() for stat in stats]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """The memory a process holds, where that can be seen."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
