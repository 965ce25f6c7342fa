"""regalia-dev: long tests and tuning for those who work on Regalia."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import click
import msgspec

from regalia.cli.advisories import command as advisories_command
from regalia.cli.births import command as births_command
from regalia.cli.calibrate import command as calibrate_command
from regalia.cli.card import command as card_command
from regalia.cli.chaos import command as chaos_command
from regalia.cli.crash import Plan, crash
from regalia.cli.disk import command as disk_command
from regalia.cli.laws import command as laws_command
from regalia.cli.learn import command as learn_command
from regalia.cli.mutate import command as mutate_command
from regalia.cli.oracle import command as oracle_command
from regalia.cli.puzzle_maker import command as puzzles_command
from regalia.cli.renewal import command as renew_command
from regalia.cli.sbom import command as sbom_command
from regalia.cli.scaling import command as scaling_command
from regalia.cli.shows import command as show_command
from regalia.cli.siege import command as siege_command
from regalia.cli.soak import command as soak_command
from regalia.cli.storm import command as storm_command
from regalia.cli.thinking import Trial, try_clock
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


@main.command("clock")
@click.argument("game")
@click.option("--bot", default="monarch", show_default=True)
@click.option("--decisions", type=click.IntRange(1), default=10_000, show_default=True)
@click.option("--ms", "milliseconds", type=click.IntRange(5), default=20, show_default=True, help="For each decision.")
@click.option("--seed", type=int, default=1, show_default=True)
def clock_command(game: str, bot: str, decisions: int, milliseconds: int, seed: int) -> None:
    """Let a bot make many decisions under a deadline, and count how often it comes late.

    \b
    regalia-dev clock for_a_crown                    10,000 decisions of 20 ms: some minutes
    regalia-dev clock um_krone_und_kragen --ms 1000 --decisions 100
    """
    trial = Trial(game, bot, decisions, milliseconds, seed=seed)
    found = try_clock(trial, lambda line: click.echo(line, err=True))
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    if found.late_in_cpu:
        raise SystemExit(1)


main.add_command(advisories_command)
main.add_command(births_command)
main.add_command(calibrate_command)
main.add_command(card_command)
main.add_command(chaos_command)
main.add_command(renew_command)
main.add_command(scaling_command)
main.add_command(disk_command)
main.add_command(laws_command)
main.add_command(learn_command)
main.add_command(mutate_command)
main.add_command(oracle_command)
main.add_command(puzzles_command)
main.add_command(sbom_command)
main.add_command(show_command)
main.add_command(siege_command)
main.add_command(soak_command)
main.add_command(storm_command)
main.add_command(tune_command)

if __name__ == "__main__":
    main()
