"""regalia-dev oracle: can anybody foresee the dice? Many moments, everything a seat can try, in many other futures."""

from __future__ import annotations

import click
import msgspec

from regalia.cli.common import game_argument
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER, AnyGame
from regalia.core.table import Table, new_table
from regalia.testing.futures import check_future, check_taking_back

STRIDE = 4  # of so many decisions one is looked at


class Plan(msgspec.Struct, frozen=True):
    """How hard to look."""

    moments: int
    futures: int
    seed: int


class Report(msgspec.Struct):
    """What was tried, and what differed."""

    game: str
    moments: int = 0
    futures: int = 0
    chains: int = 0
    taken_back: int = 0
    games: int = 0
    differences: list[str] = []


@click.command("oracle")
@game_argument(required=True)
@click.option("--moments", type=click.IntRange(1), default=10_000, show_default=True)
@click.option("--futures", type=click.IntRange(1, 64), default=8, show_default=True, help="Other worlds at each.")
@click.option("--seed", type=int, default=1, show_default=True)
def command(game: AnyGame, moments: int, futures: int, seed: int) -> None:
    """Try whatever a seat can try, at random moments, in worlds that differ only in what it may not know.

    \b
    regalia-dev oracle for_a_crown --moments 500     a look; a minute or so
    regalia-dev oracle krone_und_schwert             10,000 moments, 8 futures each: a long one
    """
    found = looked(game, Plan(moments, futures, seed))
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    if found.differences:
        raise SystemExit(1)


def looked(game: AnyGame, plan: Plan) -> Report:
    """Game after game at random, until so many moments have been looked at; with a progress bar."""
    from rich.console import Console
    from rich.progress import Progress

    found = Report(game.id, futures=plan.futures)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("moments", total=plan.moments)
        while found.moments < plan.moments:
            seed = plan.seed + found.games
            seats, options = game.players[seed % len(game.players)], game.short if seed % 2 else None
            table, dice = new_table(game, seats, Seed(seed), options), Dice(seed)
            while not table.is_over and found.moments < plan.moments:
                one_decision(table, dice, plan, found)
                progress.update(bar, completed=found.moments)
            found.games += 1
    return found


def one_decision(table: Table, dice: Dice, plan: Plan, found: Report) -> None:
    """Perhaps look, then answer at random."""
    waiting = table.waiting()
    seat = dice.one_of(waiting)
    if dice.below(STRIDE) == 0:
        found.moments += 1
        eyes = (seat, dice.below(table.state.seats), WATCHER)[dice.below(8) // 3]  # mostly whoever is asked
        try:
            found.chains += check_future(table, eyes, dice, plan.futures)
            found.taken_back += check_taking_back(table, seat, dice, plan.futures)
        except AssertionError as fault:
            found.differences.append(f"game {found.games}, {table.view(seat).asks}: {str(fault)[:400]}")
    legal = table.state.legal(seat)
    table.play(seat, [dice.one_of(legal)])
