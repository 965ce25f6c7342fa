"""regalia-dev puzzles: positions with one clearly best answer, found in games between searching players."""

from __future__ import annotations

from pathlib import Path

import click

from regalia.cli.common import game_argument, progress_bar
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.puzzles.finding import gone_on
from regalia.puzzles.kept import Collection, file_of, read, write


@click.command("puzzles")
@game_argument()
@click.option("-n", "--count", type=click.IntRange(1), default=100, show_default=True, help="So many at least.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same puzzles.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="The shipped file if not given.")
def command(game: AnyGame, count: int, seed: int, output: Path | None) -> None:
    """Make puzzles of GAME: positions in which all answers but one are errors, by what the seat to answer knows.

    Searching players play; each question of theirs is looked at, and weighed twice by searches with luck of their own,
    the second three times as long as the first. Only simulations are counted, so the same seed gives the same puzzles.
    The file is written after every game: a run that was stopped goes on where it was.

    \b
    regalia-dev puzzles um_krone_und_kragen
    regalia-dev puzzles krone_und_schwert --count 20 --seed 7 -o /tmp/puzzles.json
    """
    file = output or file_of(game)
    kept = before = begun(file, game, seed)
    with progress_bar() as progress:
        bar = progress.add_task("puzzles", total=count, completed=len(kept.puzzles))
        for kept in gone_on(before, game, count):
            put(file, write(kept))
            progress.update(bar, completed=len(kept.puzzles), description=f"puzzles, {kept.games} games")
    click.echo(f"{file}: {len(kept.puzzles)} puzzles from {kept.games} games")


def begun(file: Path, game: AnyGame, seed: int) -> Collection:
    """What lies there, if it was made in the same way; nothing yet, if nothing does."""
    if not file.is_file():
        return Collection(game.id, game.version, seed)
    kept = read(file.read_bytes())
    if (kept.game, kept.version, kept.seed) != (game.id, game.version, seed):
        raise RegaliaError(
            f"{file} holds puzzles of {kept.game}, version {kept.version}, seed {kept.seed}. "
            "Remove it, or name another file with -o."
        )
    return kept


def put(file: Path, content: bytes) -> None:
    """Write the whole file or nothing."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)
