"""regalia-dev: long tests and tuning for those who work on Regalia."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import click
import msgspec

from regalia.cli.crash import Plan, crash
from regalia.cli.tune import command as tune_command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Long tests and tuning for those who work on Regalia; the short tests are part of make test."""


@main.command("crash")
@click.option("--tables", type=click.IntRange(1, 2000), default=200, show_default=True)
@click.option("--kills", type=click.IntRange(1, 10_000), default=50, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def crash_command(tables: int, kills: int, seed: int) -> None:
    """Kill a server under play again and again, and see that nothing is lost or done twice.

    \b
    regalia-dev crash                       200 tables, 50 kills; some minutes
    regalia-dev crash --tables 20 --kills 5
    """
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(tables, kills, seed)
        report = asyncio.run(crash(plan, Path(folder) / "tables.db", lambda line: click.echo(line, err=True)))
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    if report.faults:
        raise SystemExit(1)


main.add_command(tune_command)

if __name__ == "__main__":
    main()
