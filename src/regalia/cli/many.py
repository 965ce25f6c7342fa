"""Many games in batches, on one or more processes. The seed of a batch gives the same games wherever it runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec.json import decode, encode

from regalia.bots.registry import make_bot
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.options import Options
from regalia.core.playout import playout
from regalia.core.prompt import Prompt
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.core.table import new_table

BATCH = 20
RECORD_EVERY = 50  # games, one is recorded and replayed
SPREAD = 1_000_003  # between the seeds of neighbouring orders


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: Options
    data: Any = None
    check: bool = False
    moments: int = 4  # of each checked game that are looked at in full


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


def play_many(order: Order, number: int, jobs: int, quiet: bool) -> Tally:
    """So many games; a progress bar where somebody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tally = Tally()
    start = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task(order.game, total=number)
        for part in batches(order, number, jobs):
            tally.add(part)
            progress.update(task, completed=tally.games)
    tally.seconds = time.perf_counter() - start
    return tally


def batches(order: Order, number: int, jobs: int) -> Iterator[Tally]:
    """The batches as they are done, in this process or in others."""
    size = max(1, min(BATCH, number // (4 * jobs)))
    starts = list(range(0, number, size))
    plan = [(order, start, min(size, number - start)) for start in starts]
    if jobs == 1:
        for part in plan:
            yield play_batch(*part)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from completed(pool, plan)


def completed(pool: ProcessPoolExecutor, plan: list[tuple[Order, int, int]]) -> Iterator[Tally]:
    """Results as they come; a fault in one stops all."""
    running: set[Future[bytes]] = {pool.submit(play_elsewhere, encode(order), *part) for order, *part in plan}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            if future.exception() is not None:
                pool.shutdown(cancel_futures=True)
            yield decode(future.result(), type=Tally)


def play_elsewhere(order: bytes, start: int, number: int) -> bytes:
    """A batch in another process: plain bytes go there and come back."""
    return encode(play_batch(decode(order, type=Order), start, number))


def play_batch(order: Order, start: int, number: int) -> Tally:
    """Some games one after the other."""
    game = find_game(order.game)
    tally = Tally(wins=[0.0] * order.seats)
    for place in range(start, start + number):
        s, decisions = play_one(game, order, place)
        count(game, tally, s, decisions)
    return tally


def play_one(game: AnyGame, order: Order, place: int) -> tuple[State, int]:
    """One game; the table at its end and how many answers there were."""
    seed = order.seed * SPREAD + place
    if order.check:
        return checked(game, order, place, seed)
    s = new_table(game, order.seats, Seed(seed), order.options, order.data).state
    if set(order.bots) == {"random"}:
        return s, playout(s, seed)
    return s, play_bots(game, s, order.bots, seed)


def checked(game: AnyGame, order: Order, place: int, seed: int) -> tuple[State, int]:
    """One random game under watch."""
    from regalia.testing import laws

    if place % RECORD_EVERY == 0:
        laws.check_record(game, order.seats, Seed(seed) if place % 100 else laws.SECRET, order.options)
    return laws.check_game(game, order.seats, seed, order.options, order.moments)


def play_bots(game: AnyGame, s: Any, names: tuple[str, ...], seed: int) -> int:
    """Bots that see views answer until the game is over."""
    bots = [make_bot(name, game, s.terms, seed * 8 + seat) for seat, name in enumerate(names)]
    choose: list[Callable[..., int]] = [bot.choose for bot in bots]
    decisions = 0
    while s.waiting:
        seat = s.seat_to_answer()
        view = game.view(s, seat)
        s.answer(seat, choose[seat](view, Prompt(game, s, view)))
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
