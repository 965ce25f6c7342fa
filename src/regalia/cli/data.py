"""regalia data: the editable data of a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import click

from regalia.cli.common import data_from, game_argument
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame


@click.command("data")
@game_argument()
@click.option(
    "--export",
    "export_to",
    type=click.Path(),
    metavar="FILE",
    help="Write the shipped data to FILE (- for standard output).",
)
@click.option("--check", "check_file", type=click.Path(), metavar="FILE", help="Check an edited data file.")
def command(game: AnyGame, export_to: str | None, check_file: str | None) -> None:
    """Export the data of a game, edit them, check them, and play with them.

    \b
    regalia data um_krone_und_kragen --export court.json
    regalia data um_krone_und_kragen --check court.json
    regalia play um_krone_und_kragen --data court.json
    """
    if check_file:
        for warning in game.warnings(game.data(data_from(check_file))):
            click.echo(f"Note: {warning}")
        click.echo(f"{check_file} can be played with.")
    if export_to:
        content = (files(game.package) / "data.json").read_text(encoding="utf-8")
        write(export_to, content)
    if not check_file and not export_to:
        raise click.UsageError("Say what to do: --export FILE or --check FILE.")


def write(path: str, content: str) -> None:
    """To a file, or to standard output."""
    if path == "-":
        click.echo(content, nl=False)
        return
    try:
        Path(path).write_text(content, encoding="utf-8")
    except OSError as fault:
        raise RegaliaError(f"The file “{path}” cannot be written: {fault.strerror}.") from None
