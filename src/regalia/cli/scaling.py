"""regalia-dev scaling: what an answer costs with one process and with several, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from statistics import median
from typing import NamedTuple

import click
import msgspec

from regalia.cli.backstage import Nats, Postgres
from regalia.cli.common import game_argument
from regalia.cli.load import Figures, measured, more_files, quick_loop, server_options
from regalia.client.load import Load
from regalia.core.game import AnyGame
from regalia.core.registry import games

CONNECTIONS = 4
WARM_ROUNDS = 2  # before what is measured: who only set a table must have let it go


class Setup(NamedTuple):
    """A store, its processes, and by how much the tables are more than those of one."""

    store: str
    processes: int
    times: int


SETUPS = (
    Setup("SQLite", 1, 1),
    *(Setup("PostgreSQL", processes, processes) for processes in (1, 2, 4)),
    Setup("PostgreSQL", 4, 1),
)


class Cost(msgspec.Struct):
    """What an answer cost in one setup, the median of all rounds, in ms of processor time."""

    store: str
    processes: int
    tables: int
    server_ms: float
    postgres_ms: float
    nats_ms: float
    answers: int
    p99_ms: float
    times_one: float  # the server, as a multiple of one process on the same store


@click.command("scaling")
@game_argument(required=False)
@click.option("--tables", type=click.IntRange(1, 1000), default=20, show_default=True, help="For each process.")
@click.option("--seconds", type=click.FloatRange(1, 600), default=4.0, show_default=True, help="Of each round.")
@click.option("--rate", type=click.FloatRange(0), default=0.0, show_default=True, help="Answers a second; 0: full.")
@click.option("--rounds", type=click.IntRange(1, 100), default=2, show_default=True, help="Of all setups in turn.")
def command(game: AnyGame | None, tables: int, seconds: float, rate: float, rounds: int) -> None:
    """Measure what an answer costs: one process on SQLite; one, two and four on PostgreSQL with NATS.

    Several processes have as many tables each as one has; at last four have as many in all.

    \b
    regalia-dev scaling um_krone_und_kragen           20 tables for each process, as fast as it goes
    regalia-dev scaling --tables 100 --rate 1         an answer a second at each table
    It needs PostgreSQL and nats-server on this machine, and starts both for itself.
    """
    played = game or next(iter(games().values()))
    seats = min(CONNECTIONS, played.players[-1])
    load = Load(played.id, tables, CONNECTIONS, max(seats, played.players[0]), seconds, rate)
    more_files()
    found: dict[Setup, list[Figures]] = {setup: [] for setup in SETUPS}
    postgres, nats = Postgres(), Nats()
    try:
        for number in range(rounds):
            for setup in SETUPS:
                name = f"scaling_{setup.processes}_{setup.times}_{number}"
                found[setup].append(one(load, setup, name, postgres, nats))
    finally:
        nats.end()
        postgres.end()
    for setup in SETUPS:
        click.echo(msgspec.json.encode(cost(setup, found)).decode())


def one(load: Load, setup: Setup, name: str, postgres: Postgres, nats: Nats) -> Figures:
    """One setup, once, with tables of its own."""
    load = msgspec.structs.replace(load, tables=load.tables * setup.times)
    database, bus, beside = "", "", dict[str, int]()
    if setup.store == "PostgreSQL":
        assert postgres.process is not None and nats.process is not None, "both were started"
        database, bus = postgres.database(name), nats.address
        beside = {"PostgreSQL": postgres.process.pid, "NATS": nats.process.pid}
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        options = server_options(setup.processes, bus)
        return runner.run(measured(load, WARM_ROUNDS + 1, database, options, beside))[-1]


def cost(setup: Setup, found: dict[Setup, list[Figures]]) -> Cost:
    """What came of a setup."""
    rounds = found[setup]
    alone = median(each.server_cpu_ms_per_answer for each in found[Setup(setup.store, 1, 1)])
    server = median(each.server_cpu_ms_per_answer for each in rounds)
    return Cost(
        store=setup.store,
        processes=setup.processes,
        tables=rounds[0].tables,
        server_ms=round(server, 3),
        postgres_ms=round(median(each.beside_cpu_ms_per_answer.get("PostgreSQL", 0.0) for each in rounds), 3),
        nats_ms=round(median(each.beside_cpu_ms_per_answer.get("NATS", 0.0) for each in rounds), 3),
        answers=sum(each.answers for each in rounds),
        p99_ms=median(each.p99_ms for each in rounds),
        times_one=round(server / alone, 2),
    )
