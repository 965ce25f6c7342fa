"""regalia export: recorded games as a table for learning."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from regalia.cli.common import progress_bar
from regalia.core import record
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.files import content_of

if TYPE_CHECKING:
    from regalia.env.dataset import Dataset


@click.command("export")
@click.argument("files", type=click.Path(), metavar="RECORD...", nargs=-1, required=True)
@click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE.parquet",
    help="Where to.",
)
def command(files: tuple[str, ...], out: Path) -> None:
    """Write recorded games as a Parquet file: one row for each answer.

    A row has what the seat could see, the mask of what it might answer, the index of what it answered, and how the game
    ended for it. All games of a file are of one kind (game, rules, seats, options), so all rows have one shape;
    docs/data-card.md tells the columns. A folder stands for all records in it. Names of players are left out.

    \b
    regalia simulate for_a_crown -n 100 --bots squire --records games
    regalia export games -o games.parquet
    """
    from regalia.env.dataset import Dataset  # needs the extra “data”

    found = [path for file in files for path in records_at(file)]
    beside = out.with_name(f"{out.name}.new")
    with progress_bar() as progress:
        task = progress.add_task(out.name, total=len(found))
        data = Dataset(beside, read(found[0]))
        try:
            for path in found:
                add(data, path)
                progress.advance(task)
        except RegaliaError:
            data.close()
            beside.unlink()
            raise
        data.close()
    beside.replace(out)
    click.echo(f"{out}: {data.games} games of {data.kind.game}, {data.rows} rows.")


def records_at(file: str) -> list[str]:
    """The records that a path stands for."""
    path = Path(file)
    found = sorted(str(each) for each in path.glob("*.json")) if path.is_dir() else [file]
    if not found:
        raise RegaliaError(f"There is no record in the folder “{file}”.")
    return found


def read(path: str) -> record.Record:
    """A record; a fault names the file."""
    try:
        return record.read(content_of(path, BadRecord))
    except BadRecord as fault:
        raise BadRecord(f"{path}: {fault}") from None


def add(data: Dataset, path: str) -> None:
    """One more record; a fault names the file."""
    kept = read(path)
    try:
        data.add(kept)
    except RegaliaError as fault:
        raise BadRecord(f"{path}: {fault}") from None
