"""regalia-dev card: what a paper would quote of a game, measured and written down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import click
import msgspec
from msgspec.json import decode, encode

import regalia
from regalia.arena.runner import Runner, in_batches, runner
from regalia.cli.card_text import card
from regalia.cli.common import game_argument, progress_bar
from regalia.cli.tally import Counts, Simulation, play_many
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.odds import wilson
from regalia.env.figures import Course, Watch, course, mean, within
from regalia.env.kit import Kit

PRELUDE = ("family",)  # steps in which everybody chooses a colour: not yet a turn
LADDER = ("random", "page", "squire")
SPREAD = 1_000_003  # between the seeds of one card's games and the next one's


class Rate(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    rate: float
    low: float
    high: float


class Rung(msgspec.Struct, frozen=True):
    """One bot among weaker ones, in all seats alike."""

    stronger: str
    weaker: str
    games: int
    wins: Rate
    elo: float  # the difference of strength that such a share stands for


class Figures(msgspec.Struct):
    """A game at one number of seats."""

    seats: int
    games: int
    indices: int  # of answers
    numbers: int  # of an observation
    answers: float  # of a game
    shortest: float  # 5 % of the games have fewer
    longest: float  # 5 % have more
    choices: float  # of them with more than one legal answer
    branching: float  # legal answers, where there was a choice
    widest: int
    tree: float  # decimal logarithm of the number of games
    draws: float
    bits: float
    hiding: float  # share of the questions at which something was hidden
    hidden: float  # mean of the bits there were
    by_turn: list[Rate]  # wins of who had the first turn, the second …
    ladder: list[Rung] = []


class Card(msgspec.Struct):
    """All that was measured of one game, and how."""

    game: str
    rules: int  # the version of its rules
    regalia: str
    bot: str
    seed: int
    command: str
    figures: list[Figures]


class Plan(msgspec.Struct, frozen=True):
    """Games to be watched somewhere."""

    game: str
    seats: int
    bot: str
    seeds: tuple[int, ...] = ()


@click.command("card")
@game_argument()
@click.option("-p", "--players", type=int, multiple=True, help="Only this number of seats; may be given several times.")
@click.option("-n", "--games", type=click.IntRange(10), default=400, show_default=True, help="For each number of them.")
@click.option("--bot", default="squire", show_default=True, help="Who plays the games that are watched.")
@click.option("--ladder", default=",".join(LADDER), show_default=True, help="Bots, each a rung above the one before.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("-o", "--out", type=click.Path(path_type=Path, dir_okay=False), help="Write it there.")
def command(
    game: AnyGame,
    players: tuple[int, ...],
    games: int,
    bot: str,
    ladder: str,
    seed: int,
    jobs: int,
    as_json: bool,
    out: Path | None,
) -> None:
    """Measure a game, and write its card: choices, length, luck, what is hidden, the first seat, strength.

    The games that are watched are played by one bot in all seats, with chance drawn as the rules tell its odds. The
    strength is that of one bot among weaker ones, in all seats alike. The same seed gives the same figures.

    \b
    regalia-dev card for_a_crown                        400 games of each number of seats, and the ladder
    regalia-dev card for_a_crown -p 3 -n 50 --json      less of it, for programs
    regalia-dev card for_a_crown -o docs/cards/for_a_crown.md
    """
    found = Card(
        game.id, game.version, regalia.__version__, bot, seed, said(game, players, games, (bot, ladder), seed), []
    )
    with runner(jobs) as who:
        for seats in players or game.players:
            found.figures.append(measured(Plan(game.id, seats, bot), first_seeds(seed, games), who, jobs))
            found.figures[-1].ladder = climbed(game, seats, (ladder, seed, games), who, jobs)
    text = encode(found).decode() if as_json else card(found)
    if out is None:
        click.echo(text, nl=as_json)
        return
    write(out, text)


def write(path: Path, text: str) -> None:
    """Put a card where it is wanted."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise RegaliaError(f"The file “{path}” cannot be written: {fault.strerror}.") from None


def said(game: AnyGame, players: tuple[int, ...], games: int, bots: tuple[str, str], seed: int) -> str:
    """The line that gives the same figures again."""
    words = ["regalia-dev card", game.id, *(f"-p {seats}" for seats in players), f"-n {games}"]
    words += [f"--bot {bots[0]}"] * (bots[0] != "squire") + [f"--ladder {bots[1]}"] * (bots[1] != ",".join(LADDER))
    return " ".join([*words, f"--seed {seed}"])


def first_seeds(seed: int, games: int) -> range:
    """The seeds of a card's games."""
    return range(seed * SPREAD, seed * SPREAD + games)


# --- games that are watched


def measured(plan: Plan, seeds: Sequence[int], who: Runner, jobs: int) -> Figures:
    """All games at one number of seats, with a progress bar."""
    courses: list[Course] = []
    with progress_bar() as progress:
        bar = progress.add_task(f"{plan.game}, {plan.seats} seats", total=len(seeds))
        for content in in_batches(watch_elsewhere, seeds, partial(packed, plan), who, jobs):
            courses += decode(content, type=list[Course])
            progress.update(bar, completed=len(courses))
    return summed(Kit(plan.game, plan.seats), sorted(courses, key=lambda each: each.seed))


def packed(plan: Plan, seeds: Sequence[int]) -> bytes:
    """A batch of games on its way to where it is watched."""
    return encode(msgspec.structs.replace(plan, seeds=tuple(seeds)))


def watch_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    plan = decode(content, type=Plan)
    kit, watch = Kit(plan.game, plan.seats), Watch(plan.bot, prelude=PRELUDE)
    return encode([course(kit, seed, watch) for seed in plan.seeds])


def summed(kit: Kit, courses: list[Course]) -> Figures:
    """What all games showed together."""
    lengths = [len(each.legal) for each in courses]
    looks = [bits for each in courses for bits in each.hidden]
    return Figures(
        seats=kit.seats,
        games=len(courses),
        indices=kit.actions,
        numbers=kit.size,
        answers=mean(lengths),
        shortest=within(lengths, 0.05),
        longest=within(lengths, 0.95),
        choices=mean([len(each.choices) for each in courses]),
        branching=mean([n for each in courses for n in each.choices]),
        widest=max(n for each in courses for n in each.legal),
        tree=mean([each.tree for each in courses]),
        draws=mean([each.draws for each in courses]),
        bits=mean([each.bits for each in courses]),
        hiding=mean([bits > 0 for bits in looks]),
        hidden=mean(looks),
        by_turn=[wins_of([won(each, each.order[turn]) for each in courses]) for turn in range(kit.seats)],
    )


def won(game: Course, seat: int) -> float:
    """The share of the first place that a seat got."""
    return (game.places[seat] == 1) / game.places.count(1)


def wins_of(shares: Sequence[float]) -> Rate:
    """The mean of some shares, with its interval."""
    rate = mean(shares)
    return Rate(rate, *wilson(rate, len(shares)))


# --- strength


def climbed(game: AnyGame, seats: int, plan: tuple[str, int, int], who: Runner, jobs: int) -> list[Rung]:
    """How often each bot of a ladder wins among those one rung below."""
    names = plan[0].split(",")
    found = []
    for lower, upper in pairwise(names):
        parts = [alone(line_up(upper, lower, seats, own), game, plan[1:], who, jobs) for own in range(seats)]
        found.append(rung((upper, lower), parts))
    return found


def line_up(upper: str, lower: str, seats: int, own: int) -> tuple[int, tuple[str, ...]]:
    """The stronger one in its own seat, the weaker in all others."""
    return own, tuple(upper if seat == own else lower for seat in range(seats))


def alone(
    line: tuple[int, tuple[str, ...]], game: AnyGame, plan: tuple[int, int], who: Runner, jobs: int
) -> tuple[float, int]:
    """What the one that sits alone won with this seating, and in how many games."""
    (own, bots), (seed, games) = line, plan
    simulation = Simulation(game=game.id, seats=len(bots), seed=seed, bots=bots, options=game.options.settle())
    tally = play_many(Counts(simulation), range(math.ceil(games / len(bots))), who, jobs, quiet=False)
    return tally.wins[own], tally.games


def rung(bots: tuple[str, str], found: list[tuple[float, int]]) -> Rung:
    """All seatings together."""
    won, games = sum(wins for wins, _ in found), sum(number for _, number in found)
    rate = min(max(won, 0.5), games - 0.5) / games  # nobody is stronger without any bound
    elo = 400 * math.log10(rate * (len(found) - 1) / (1 - rate))
    return Rung(*bots, games, Rate(won / games, *wilson(won / games, games)), elo)
