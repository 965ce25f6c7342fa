"""regalia-dev learn: a judgement from games of searching players, kept only if it wins."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click
import msgspec

from regalia.arena.intervals import Interval
from regalia.arena.lessons import Kept, Lesson, School, in_lines, school_of
from regalia.arena.order import Order, schedule
from regalia.arena.playing import play_all
from regalia.arena.results import Results
from regalia.arena.runner import runner
from regalia.arena.standings import summed_up
from regalia.bots.weights import Learned, Weights, file_of, weights_of, written
from regalia.cli.calibrate import Wanted, lessons_of, measured, table
from regalia.cli.common import game_argument, progress_bar
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame

SCHOLARS = "monarch:30,monarch:30,monarch:50,knight:30,squire"
HELD_BACK = 10  # of so many games one is not learned from, but measured with


class Task(NamedTuple):
    """What is to be learned, and how."""

    game: AnyGame
    games: int
    bots: tuple[str, ...]
    players: tuple[int, ...]
    hidden: int
    folder: Path | None
    seed: int
    jobs: int


class Match(NamedTuple):
    """How new weights prove themselves: so many games against the old ones, by bots with this budget."""

    games: int
    bot: str
    seed: int
    jobs: int


@click.command("learn")
@game_argument()
@click.option("-n", "--games", type=click.IntRange(10), default=1000, show_default=True, help="Of each generation.")
@click.option("-g", "--generations", type=click.IntRange(1), default=2, show_default=True)
@click.option("--bots", default=SCHOLARS, show_default=True, help="Who may sit there.")
@click.option("-p", "--players", type=int, multiple=True, help="Numbers of seats, one game after the other.")
@click.option("--hidden", type=click.IntRange(0, 64), default=0, show_default=True, help="Hidden numbers of a net.")
@click.option("--match", type=click.IntRange(0), default=200, show_default=True, help="Games against the last ones.")
@click.option("--match-bot", default="monarch:100", show_default=True, help="Who plays them.")
@click.option("--lessons", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help="Keep games.")
@click.option("--held-out", type=click.Path(path_type=Path), help="A folder for the games that were not learned from.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same weights.")
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to write; the shipped file if not given.")
def command(
    game: AnyGame,
    games: int,
    generations: int,
    bots: str,
    players: tuple[int, ...],
    hidden: int,
    match: int,
    match_bot: str,
    lessons: Path | None,
    held_out: Path | None,
    seed: int,
    jobs: int,
    output: Path | None,
) -> None:
    """Let searching bots play, learn from them who will win, and keep it if it wins.

    It begins with the promise of the weights that are there, as `tune` has made it, and forgets what was learned
    before. In each generation bots play that judge by the last one. Of their games one in ten is held back: the last
    and the new judgement are measured by it. Then bots with the last and the new weights meet; the first generation
    that does not come out ahead is the end, and the one before it is written. --lessons keeps the games, and more can
    be added.

    \b
    regalia-dev learn for_a_crown --games 1000 --lessons crown -p 3 -p 3 -p 4 -p 5
    regalia-dev learn krone_und_schwert --games 100 --generations 1 --match 0 -o trial.json
    """
    task = Task(game, games, tuple(bots.split(",")), players, hidden, lessons, seed, jobs)
    target = output or file_of(game.id)
    now = msgspec.structs.replace(weights_of(game.id), learned=None)
    kept: list[Kept] = []
    for generation in range(1, generations + 1):
        kept.append(taught(task, now, generation))
        new = msgspec.structs.replace(now, learned=learned(task, now, kept))
        tell(kept[-1], now, new)
        if match and not is_better(game, now, new, Match(match, match_bot, seed + generation, jobs), target):
            break
        now = new
    if now.learned is None:
        raise click.ClickException("What was learned is not better, so nothing is written.")
    target.write_bytes(written(now))
    if held_out is not None:
        set_aside(game, kept, held_out)


def taught(task: Task, now: Weights, generation: int) -> Kept:
    """The games of a generation."""
    school = school_of(task.game.id, now, task.seed * 100 + generation, task.players, task.bots)
    path = None
    if task.folder is not None:
        task.folder.mkdir(parents=True, exist_ok=True)
        path = task.folder / f"{task.game.id}-{generation}.jsonl"
    return school, lessons_of(school, now, Wanted(task.games, path, task.jobs))


def learned(task: Task, now: Weights, kept: list[Kept]) -> Learned:
    """What the games of all generations teach."""
    try:
        from regalia.arena.learning import Plan, taught_by
    except ImportError:
        raise RegaliaError("Learning needs numpy: pip install 'regalia[arena]'.") from None
    about = f"regalia-dev learn {task.game.id} --games {task.games} --seed {task.seed}, generation {len(kept)}"
    part = [(school, [each for each in lessons if not is_held_back(school, each)]) for school, lessons in kept]
    return taught_by(part, now, Plan(hidden=task.hidden), task.seed, about)


def is_held_back(school: School, lesson: Lesson) -> bool:
    """Some games of each number of seats."""
    return lesson.number // len(school.seats) % HELD_BACK == 0


def held_back(kept: Kept) -> list[Lesson]:
    """The games that are not learned from."""
    school, lessons = kept
    return [lesson for lesson in lessons if is_held_back(school, lesson)]


def set_aside(game: AnyGame, kept: list[Kept], folder: Path) -> None:
    """Keep the games that were not learned from, for tests."""
    folder.mkdir(parents=True, exist_ok=True)
    for generation, one in enumerate(kept, start=1):
        (folder / f"{game.id}-{generation}.jsonl").write_bytes(in_lines(one[0], held_back(one)))


def tell(last: Kept, old: Weights, new: Weights) -> None:
    """How true the old and the new judgement are about games that were held back."""
    for name, weights in (("last", old), ("new", new)):
        click.echo(f"\nThe {name} judgement, on games held back:")
        click.echo("\n".join(table(measured(last[0], held_back(last), weights))))


def is_better(game: AnyGame, old: Weights, new: Weights, match: Match, target: Path) -> bool:
    """Do bots with the new weights come out ahead of those with the old ones?"""
    paths = [target.with_suffix(f".{name}.json") for name in ("new", "last")]
    try:
        for path, weights in zip(paths, (new, old), strict=True):
            path.write_bytes(written(weights))
        found = met(game, paths, match)
    finally:
        for path in paths:
            path.unlink(missing_ok=True)
    click.echo(f"\nThe new weights are ahead in {found.rate:.1%} ({found.low:.1%} to {found.high:.1%}) of games.")
    return found.rate > 0.5


def met(game: AnyGame, paths: list[Path], match: Match) -> Interval:
    """How often bots with the first weights are ahead of those with the second."""
    order = Order(
        game=game.id,
        version=game.version,
        seats=game.players[0],
        seed=match.seed,
        bots=tuple(f"{match.bot}@{path}" for path in paths),
        options=game.options.settle(),
    )
    results = Results(order)
    fixtures = list(schedule(order, match.games))
    with progress_bar(False) as progress, runner(match.jobs) as workers:
        task = progress.add_task("match", total=len(fixtures))
        for played in play_all(order, fixtures, workers, match.jobs):
            results.add(played)
            progress.advance(task, len(played))
    return summed_up(order, results.in_order()).duels[0].ahead
