"""regalia-dev laws: the laws of answers, events and beats, in many random games of every number of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import click
import msgspec
from msgspec.json import decode, encode

from regalia.arena.runner import in_batches, runner
from regalia.cli.common import game_argument, progress_bar
from regalia.core.game import AnyGame
from regalia.core.registry import game as find_game
from regalia.testing.courses import Course, check_course
from regalia.testing.laws import LawBroken


class Plan(msgspec.Struct, frozen=True):
    """Which games, and how hard to look."""

    game: str
    seats: int
    one_in: int
    short: bool


class Batch(msgspec.Struct, frozen=True):
    """Games to be looked at one after the other, somewhere."""

    plan: Plan
    seeds: tuple[int, ...]


class Report(msgspec.Struct):
    """What was looked at, and what was broken."""

    game: str
    seats: int
    games: int = 0
    answers: int = 0
    questions: int = 0  # looked at: every offer as number, act and notation
    beats: int = 0
    events: int = 0  # told to every seat
    broken: list[str] = []


@click.command("laws")
@game_argument()
@click.option("-p", "--players", type=int, multiple=True, help="Only this number of seats; may be given several times.")
@click.option("-n", "--games", type=click.IntRange(1), default=10_000, show_default=True, help="For each number.")
@click.option(
    "--one-in", type=click.IntRange(1), default=1, show_default=True, help="Of so many questions one is seen."
)
@click.option("--short", is_flag=True, help="The short game of the tests instead of the usual one.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the first game.")
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
def command(
    game: AnyGame, players: tuple[int, ...], games: int, one_in: int, short: bool, seed: int, jobs: int
) -> None:
    """Play at random, and see that answers, events and beats are what they should be.

    At the questions looked at: number, act and notation of every offer lead to each other, both ways. At every beat:
    it stands in its place and asks nobody; where one is looked at, no seat sees there what it may not know, in other
    worlds too. At the end: everything told, to every seat, comes through the wire and holds no secret of another.

    \b
    regalia-dev laws for_a_crown --games 100                a look, at every single question
    regalia-dev laws krone_und_schwert --one-in 64 -j 2     10,000 games of 2, of 3, of 4 and of 5: a long one
    """
    reports = []
    for seats in players or game.players:
        reports.append(looked(Plan(game.id, seats, one_in, short), range(seed, seed + games), jobs))
        click.echo(msgspec.json.encode(reports[-1]))
    if any(report.broken for report in reports):
        raise SystemExit(1)


def looked(plan: Plan, seeds: Sequence[int], jobs: int) -> Report:
    """All games of a plan, with a progress bar."""
    found = Report(plan.game, plan.seats)
    with progress_bar(False) as progress, runner(jobs) as workers:
        bar = progress.add_task(f"{plan.game}, {plan.seats}", total=len(seeds))
        for content in in_batches(look_elsewhere, seeds, partial(packed, plan), workers, jobs):
            part = decode(content, type=Report)
            for name in ("games", "answers", "questions", "beats", "events", "broken"):
                setattr(found, name, getattr(found, name) + getattr(part, name))
            progress.advance(bar, part.games)
    return found


def packed(plan: Plan, seeds: Sequence[int]) -> bytes:
    """A batch of games on its way to where it is looked at."""
    return encode(Batch(plan, tuple(seeds)))


def look_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    batch = decode(content, type=Batch)
    found = Report(batch.plan.game, batch.plan.seats)
    for seed in batch.seeds:
        look(batch.plan, seed, found)
    return encode(found)


def look(plan: Plan, seed: int, found: Report) -> None:
    """One game."""
    game = find_game(plan.game)
    try:
        course = check_course(game, plan.seats, seed, plan.one_in, game.short if plan.short else None)
    except LawBroken as fault:
        found.broken.append(str(fault)[:400])
        course = Course()
    found.games += 1
    found.answers += course.answers
    found.questions += course.questions
    found.beats += course.beats
    found.events += course.events
