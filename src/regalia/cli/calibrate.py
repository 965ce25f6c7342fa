"""regalia-dev calibrate: do those win whom a judgement promises it, as often as it says?"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click
import msgspec

from regalia.arena.calibration import Calibration, calibrated, forecasts
from regalia.arena.lessons import Lesson, Lessons, School, play_all, school_of, tables_of
from regalia.arena.runner import runner
from regalia.bots.weights import Weights, read_weights, weights_of
from regalia.cli.common import game_argument, progress_bar
from regalia.core.errors import BadData
from regalia.core.files import content_of
from regalia.core.game import AnyGame

HEAD = f"{'':14} {'games':>6} {'moments':>8} {'log loss - even':>20} {'Brier (even)':>14} {'error':>6}  favourite"


class Report(msgspec.Struct, frozen=True):
    """For programs."""

    game: str
    bots: tuple[str, ...]
    seed: int
    found: dict[str, Calibration]


@click.command("calibrate")
@game_argument()
@click.option(
    "--level", default="monarch:100", show_default=True, help="Who plays: a level, with a budget; or several."
)
@click.option("-n", "--games", type=click.IntRange(2), default=200, show_default=True)
@click.option("-p", "--players", type=int, multiple=True, help="Only this number of seats; may be given several times.")
@click.option("--weights", type=click.Path(dir_okay=False), help="Judge by these; by the shipped ones if not given.")
@click.option("--lessons", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Keep games; go on.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same games.")
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.svg", help="A reliability plot.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(
    game: AnyGame,
    level: str,
    games: int,
    players: tuple[int, ...],
    weights: str | None,
    lessons: Path | None,
    seed: int,
    jobs: int,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play, and compare what the judgement promises each seat with who wins.

    The log loss is how much the winners surprise, less that of equal chances: below 0 the promise is better than no
    opinion. The error is by how much promises and wins differ, over ten classes. Intervals count a game as one thing.

    \b
    regalia-dev calibrate for_a_crown --level monarch:30 -p 3 --games 500
    regalia-dev calibrate krone_und_schwert --level squire --plot truth.svg
    """
    shipped = weights_of(game.id)
    school = school_of(game.id, shipped, seed, players, level.split(","))
    kept = lessons_of(school, shipped, Wanted(games, lessons, jobs, as_json))
    judged = read_weights(content_of(weights, BadData)) if weights else shipped
    found = measured(school, kept, judged)
    report = Report(game.id, school.bots, seed, found)
    click.echo(msgspec.json.encode(report) if as_json else "\n".join(table(found)))
    if plot is not None:
        from regalia.arena.plots import plot_reliability

        plot_reliability(f"{game.id}, {level}", found["all"].bins, plot)


class Wanted(NamedTuple):
    """How many lessons, where they are kept, and how they are made."""

    games: int
    path: Path | None
    jobs: int
    quiet: bool = False


def lessons_of(school: School, weights: Weights, wanted: Wanted) -> list[Lesson]:
    """So many lessons; those that a file has not yet are played, with a progress bar."""
    kept = Lessons(school, wanted.path)
    missing = kept.missing(wanted.games)
    try:
        with progress_bar(wanted.quiet) as progress, runner(wanted.jobs) as workers:
            task = progress.add_task("games", total=wanted.games, completed=wanted.games - len(missing))
            for batch in play_all(school, weights, missing, workers, wanted.jobs):
                kept.add(batch)
                progress.advance(task, len(batch))
    finally:
        kept.close()
    return kept.first(wanted.games)


def measured(school: School, lessons: list[Lesson], weights: Weights) -> dict[str, Calibration]:
    """How true these weights are about these games."""
    return calibrated(forecasts(school, lessons, tables_of(school.game).policy(weights)))


def table(found: dict[str, Calibration]) -> list[str]:
    """The figures for people."""
    return [HEAD, *(row(name, each) for name, each in found.items())]


def row(name: str, found: Calibration) -> str:
    """One line of the table."""
    gain = f"{found.gain.mean:+.3f} ± {found.gain.half:.3f}"
    brier = f"{found.brier.mean:.3f} ({found.even_brier:.3f})"
    favourite = f"{found.favourite.mean:.0%} → {found.favourite_won.mean:.0%} ± {found.favourite_won.half:.0%}"
    return f"{name:14} {found.games:6} {found.moments:8} {gain:>20} {brier:>14} {found.error:6.3f}  {favourite}"
