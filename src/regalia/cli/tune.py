"""regalia-dev tune: the weights of a game's policy, made by self-play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from rich.progress import Progress as RichProgress

from regalia.bots.tuning import PAIR, Apart, Contest, Meeting, Progress, Tables, fitted, lead, positions, quality, tuned
from regalia.bots.weights import Weights, file_of, read_weights, written
from regalia.cli.common import game_argument, progress_bar
from regalia.core.errors import BadData
from regalia.core.files import content_of
from regalia.core.game import AnyGame

CHECKED = 4  # of ten games, those that compare the new weights with the old ones


@click.command("tune")
@game_argument()
@click.option("-n", "--games", type=click.IntRange(0), default=20_000, show_default=True, help="Games for the choices.")
@click.option(
    "--batch", type=click.IntRange(1), default=40, show_default=True, help="Deals of one step, two games each."
)
@click.option(
    "--positions", "moments", type=click.IntRange(0), default=4000, show_default=True, help="For the promise."
)
@click.option(
    "--errors",
    type=click.IntRange(0, 99),
    default=0,
    show_default=True,
    help="The two compared do not meet, but others who give so many of a hundred answers at random.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same weights.")
@click.option("-p", "--players", type=int, multiple=True, help="Only this number of seats; may be given several times.")
@click.option("--start", type=click.Path(dir_okay=False), help="Weights to begin with; the shipped ones if not given.")
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Where to write; the shipped file if not given.")
@click.option("--force", is_flag=True, help="Take the new weights of choices even if they are not better.")
def command(
    game: AnyGame,
    games: int,
    batch: int,
    moments: int,
    errors: int,
    seed: int,
    players: tuple[int, ...],
    start: str | None,
    output: str | None,
    force: bool,
) -> None:
    """Let policies play each other and write the weights that win.

    First the weights of choices follow the winners of paired games (the same luck, places changed). They are kept
    only if they beat those they came from in games not seen before. Then the promise is fitted to who won from
    random positions, and measured on others.

    \b
    regalia-dev tune royaume_des_5_couronnes --games 100000 --seed 7
    regalia-dev tune for_a_crown --games 600000 --errors 58 -p 3
    regalia-dev tune for_a_crown --games 0 --positions 20000     the promise alone
    """
    content = content_of(start or str(file_of(game.id)), BadData)
    tables = Tables(game, list(players) or None)
    old = read_weights(content)
    names = tables.policy(old).names
    with bar() as progress:
        new = choices(tables, old, Plan(games, batch, seed, errors, force), progress)
        promise = dict(new.promise)
        if moments:
            found = positions(tables, new, moments, seed + 1, progress.start("promise", moments))
            promise = fitted(names, found)
            others = positions(tables, new, moments // 4 + 1, seed + 2, progress.start("check", moments // 4 + 1))
            click.echo(msgspec.json.encode(quality(names, promise, others)).decode())
    Path(output or file_of(game.id)).write_bytes(written(Weights(new.about, new.weigh, promise)))


class Plan(NamedTuple):
    """What the weights of choices are to be tuned by."""

    games: int
    batch: int
    seed: int
    errors: int
    force: bool


class Bar:
    """A progress bar with one line for each part of the work."""

    def __init__(self, lines: RichProgress) -> None:
        self.lines = lines

    def start(self, name: str, total: int) -> Progress:
        """A new line."""
        task = self.lines.add_task(name, total=total)
        return lambda done: self.lines.advance(task, done)


@contextmanager
def bar() -> Iterator[Bar]:
    """Shown where somebody watches."""
    with progress_bar() as lines:
        yield Bar(lines)


def choices(tables: Tables, old: Weights, plan: Plan, progress: Bar) -> Weights:
    """The new weights of choices, if they are better than the old ones."""
    steps = plan.games // (PAIR * plan.batch)
    if not steps:
        return old
    contest: Contest = Apart(tables, plan.errors) if plan.errors else Meeting(tables, old)
    line = progress.start("choices", steps * plan.batch * PAIR)
    new = tuned(contest, old, steps, plan.batch, plan.seed, line)
    deals = max(10, plan.games * CHECKED // 10 // PAIR)
    line = progress.start("compared", deals * PAIR)
    share = lead(contest, new, old, deals, plan.seed + 1, line)
    click.echo(f"The new weights win {share:.3f} against the old ones ({deals * PAIR} games).")
    return new if share > 0.5 or plan.force else old
