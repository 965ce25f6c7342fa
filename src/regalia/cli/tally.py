"""Many games played and counted. The place of a game gives it the same seed, whoever plays it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.json import decode, encode

from regalia.arena.job_file import BadResults, JobFile, order_in
from regalia.arena.runner import Runner, in_batches
from regalia.bots.spec import bot_called
from regalia.cli.common import progress_bar
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.options import Options
from regalia.core.playout import playout
from regalia.core.prompt import Hearing
from regalia.core.record import record_of, write
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.core.table import new_table

RECORD_EVERY = 50  # games, one is recorded and replayed
FORMAT = "regalia-simulation-1"
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
    records: str = ""  # the folder in which records are kept, if they are


class Counted(msgspec.Struct, frozen=True):
    """A finished game."""

    place: int
    decisions: int
    adjudicated: bool
    places: tuple[int, ...]  # by seat, 1 is the best
    statistics: dict[str, float]


class Tally:
    """What was counted; it does not matter in which order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.adjudicated = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.seconds = 0.0
        self.shares = [Fraction(0)] * seats
        self.statistics: dict[str, list[float]] = {}  # name: sum, smallest, largest

    def add(self, game: Counted) -> None:
        """One more game."""
        self.games += 1
        self.adjudicated += game.adjudicated
        self.decisions += game.decisions
        self.shortest = min(self.shortest or game.decisions, game.decisions)
        self.longest = max(self.longest, game.decisions)
        winners = [seat for seat, place in enumerate(game.places) if place == 1]
        for seat in winners:
            self.shares[seat] += Fraction(1, len(winners))
        for name, n in game.statistics.items():
            total, least, most = self.statistics.get(name, (0.0, n, n))
            self.statistics[name] = [total + n, min(least, n), max(most, n)]

    @property
    def wins(self) -> list[float]:
        """Games won by each seat, shared ones in parts."""
        return [float(share) for share in self.shares]

    def lengths(self) -> dict[str, float]:
        """Decisions of a game."""
        return {"min": self.shortest, "mean": round(self.decisions / self.games, 1), "max": self.longest}

    def means(self) -> dict[str, float]:
        """The game's own statistics on average."""
        return {name: round(total / self.games, 3) for name, (total, _, _) in self.statistics.items()}


class Counts:
    """The games that were counted, kept in a file if there is one: the same as long as the plan is the same."""

    def __init__(
        self, plan: Simulation, path: Path | None = None, is_only_read: bool = False, records: str = ""
    ) -> None:
        self.plan = plan
        self.records = records  # the folder of records; they are no part of the file
        self.file = None if path is None else JobFile(path, FORMAT, plan, Counted, is_only_read)
        self.games = {} if self.file is None else {game.place: game for game in self.file.items}

    def add(self, games: Sequence[Counted]) -> None:
        """Games that are finished: first into the file."""
        if self.file is not None:
            self.file.write(games)
        self.games |= {game.place: game for game in games}

    def join(self, part: Counts, path: Path) -> None:
        """Add the games of another file of the same simulation."""
        if other := [place for place, game in part.games.items() if self.games.get(place, game) != game]:
            raise BadResults(f"Game {other[0]} in “{path}” ended otherwise than in another file.")
        self.add([game for place, game in part.games.items() if place not in self.games])

    def tally(self) -> Tally:
        """All of them, summed up."""
        tally = Tally(self.plan.seats)
        for place in sorted(self.games):
            tally.add(self.games[place])
        return tally

    def close(self) -> None:
        """No more games: the file is put in order."""
        if self.file is not None:
            self.file.write_anew(self.games[place] for place in sorted(self.games))
            self.file.close()


def merged(paths: Sequence[Path], out: Path) -> Counts:
    """The games of several files of one simulation, put into one if they fit together."""
    whole = Counts(order_in(paths, FORMAT, Simulation))
    for path in paths:
        whole.join(Counts(whole.plan, path, is_only_read=True), path)
    found = Counts(whole.plan, out)
    try:
        found.join(whole, out)
    finally:
        found.close()
    return found


def play_many(counts: Counts, places: Sequence[int], who: Runner, many: int, quiet: bool) -> Tally:
    """These games, as far as they are not counted yet; a progress bar where somebody watches."""
    left = [place for place in places if place not in counts.games]
    start = time.perf_counter()
    with progress_bar(quiet) as progress:
        task = progress.add_task(counts.plan.game, total=len(places), completed=len(places) - len(left))
        for content in in_batches(play_elsewhere, left, partial(pack, counts.plan, counts.records), who, many):
            games = decode(content, type=list[Counted])
            counts.add(games)
            progress.advance(task, len(games))
    tally = counts.tally()
    tally.seconds = time.perf_counter() - start
    return tally


def pack(plan: Simulation, records: str, places: Sequence[int]) -> bytes:
    """A batch of games on its way to where they are played."""
    return encode(Batch(plan, tuple(places), records))


def play_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    return encode(play_batch(decode(content, type=Batch)))


def play_batch(batch: Batch) -> list[Counted]:
    """Some games one after the other."""
    game = find_game(batch.plan.game)
    return [counted(game, place, *play_one(game, batch.plan, place, batch.records)) for place in batch.places]


def play_one(game: AnyGame, plan: Simulation, place: int, records: str = "") -> tuple[State, int]:
    """One game; the table at its end and how many answers there were."""
    seed = plan.seed * SPREAD + place
    if plan.check:
        return checked(game, plan, place, seed)
    table = new_table(game, plan.seats, Seed(seed), plan.options, plan.data)
    s = table.state
    if set(plan.bots) == {"random"} and not records:
        return s, playout(s, seed)
    table.moves = play_bots(game, s, plan.bots, seed)
    if records:
        Path(records, f"{game.id}-{plan.seats}-{seed}.json").write_bytes(write(record_of(table)))
    return s, len(table.moves)


def checked(game: AnyGame, plan: Simulation, place: int, seed: int) -> tuple[State, int]:
    """One random game under watch."""
    from regalia.testing import laws

    if place % RECORD_EVERY == 0:
        laws.check_record(game, plan.seats, Seed(seed) if place % 100 else laws.SECRET, plan.options)
    return laws.check_game(game, plan.seats, seed, plan.options, plan.moments)


def play_bots(game: AnyGame, s: Any, names: tuple[str, ...], seed: int) -> list[tuple[int, int]]:
    """Bots that see views answer until the game is over: all seats and answers."""
    bots = [bot_called(name, game, s.terms, seed * 8 + seat) for seat, name in enumerate(names)]
    choose: list[Callable[..., int]] = [bot.choose for bot in bots]
    moves: list[tuple[int, int]] = []
    hearing = Hearing(game, s)
    while s.waiting:
        seat = s.seat_to_answer()
        prompt = hearing.prompt(seat)
        moves.append((seat, choose[seat](prompt.view, prompt)))
        s.answer(*moves[-1])
    return moves


def counted(game: AnyGame, place: int, s: State, decisions: int) -> Counted:
    """One finished game."""
    result = game.result(s)
    statistics = {name: float(n) for name, n in game.statistics(s).items()}
    return Counted(place, decisions, result.adjudicated, result.places, statistics)
