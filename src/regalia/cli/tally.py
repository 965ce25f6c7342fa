"""Many games played and counted. The place of a game gives it the same seed, whoever plays it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.json import decode, encode

from regalia.arena.runner import in_batches, runner
from regalia.bots.registry import make_bot
from regalia.cli.common import progress_bar
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.options import Options
from regalia.core.playout import playout
from regalia.core.prompt import Hearing
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.core.table import new_table

RECORD_EVERY = 50  # games, one is recorded and replayed
SPREAD = 1_000_003  # between the seeds of neighbouring simulations


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: Options
    data: Any = None
    check: bool = False
    moments: int = 4  # of each checked game that are looked at in full


class Batch(msgspec.Struct, frozen=True):
    """Games to be played one after the other, somewhere."""

    plan: Simulation
    places: tuple[int, ...]


class Tally(msgspec.Struct):
    """What was counted."""

    games: int = 0
    finished: int = 0
    adjudicated: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0
    wins: list[float] = []
    statistics: dict[str, list[float]] = {}  # name: sum, smallest, largest

    def add(self, other: Tally) -> None:
        """Join what another batch counted."""
        self.shortest = min(self.shortest or other.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.finished += other.finished
        self.adjudicated += other.adjudicated
        self.decisions += other.decisions
        old = self.wins or [0.0] * len(other.wins)
        self.wins = [a + b for a, b in zip(old, other.wins, strict=True)]
        for name, (total, least, most) in other.statistics.items():
            mine = self.statistics.setdefault(name, [0.0, least, most])
            self.statistics[name] = [mine[0] + total, min(mine[1], least), max(mine[2], most)]

    def lengths(self) -> dict[str, float]:
        """Decisions of a game."""
        return {"min": self.shortest, "mean": round(self.decisions / self.games, 1), "max": self.longest}

    def means(self) -> dict[str, float]:
        """The game's own statistics on average."""
        return {name: round(total / self.games, 3) for name, (total, _, _) in self.statistics.items()}


def play_many(plan: Simulation, number: int, jobs: int, quiet: bool) -> Tally:
    """So many games; a progress bar where somebody watches."""
    tally = Tally()
    start = time.perf_counter()
    with progress_bar(quiet) as progress, runner(jobs) as workers:
        task = progress.add_task(plan.game, total=number)
        for content in in_batches(play_elsewhere, range(number), partial(pack, plan), workers, jobs):
            tally.add(decode(content, type=Tally))
            progress.update(task, completed=tally.games)
    tally.seconds = time.perf_counter() - start
    return tally


def pack(plan: Simulation, places: Sequence[int]) -> bytes:
    """A batch of games on its way to where they are played."""
    return encode(Batch(plan, tuple(places)))


def play_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    return encode(play_batch(decode(content, type=Batch)))


def play_batch(batch: Batch) -> Tally:
    """Some games one after the other."""
    plan = batch.plan
    game = find_game(plan.game)
    tally = Tally(wins=[0.0] * plan.seats)
    for place in batch.places:
        s, decisions = play_one(game, plan, place)
        count(game, tally, s, decisions)
    return tally


def play_one(game: AnyGame, plan: Simulation, place: int) -> tuple[State, int]:
    """One game; the table at its end and how many answers there were."""
    seed = plan.seed * SPREAD + place
    if plan.check:
        return checked(game, plan, place, seed)
    s = new_table(game, plan.seats, Seed(seed), plan.options, plan.data).state
    if set(plan.bots) == {"random"}:
        return s, playout(s, seed)
    return s, play_bots(game, s, plan.bots, seed)


def checked(game: AnyGame, plan: Simulation, place: int, seed: int) -> tuple[State, int]:
    """One random game under watch."""
    from regalia.testing import laws

    if place % RECORD_EVERY == 0:
        laws.check_record(game, plan.seats, Seed(seed) if place % 100 else laws.SECRET, plan.options)
    return laws.check_game(game, plan.seats, seed, plan.options, plan.moments)


def play_bots(game: AnyGame, s: Any, names: tuple[str, ...], seed: int) -> int:
    """Bots that see views answer until the game is over."""
    bots = [make_bot(name, game, s.terms, seed * 8 + seat) for seat, name in enumerate(names)]
    choose: list[Callable[..., int]] = [bot.choose for bot in bots]
    decisions, hearing = 0, Hearing(game, s)
    while s.waiting:
        seat = s.seat_to_answer()
        prompt = hearing.prompt(seat)
        s.answer(seat, choose[seat](prompt.view, prompt))
        decisions += 1
    return decisions


def count(game: AnyGame, tally: Tally, s: State, decisions: int) -> None:
    """Add one finished game."""
    result = game.result(s)
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    statistics = {name: [float(n), float(n), float(n)] for name, n in game.statistics(s).items()}
    one = Tally(1, 1, int(result.adjudicated), decisions, decisions, decisions, 0.0, wins, statistics)
    tally.add(one)
