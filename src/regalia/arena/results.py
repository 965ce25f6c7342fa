"""The games of the arena that have been played, kept in a file if there is one.

Which games were played, and how they ended, depends on nothing but the order, unless a bot goes by the clock: so the
file holds nothing else, in the order of the schedule once the job is done, and is the same wherever they were played.
How long everything took lies in a file beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from regalia.arena.job_file import BadResults, JobFile, order_in
from regalia.arena.order import Order
from regalia.arena.playing import UNTIMED, Played
from regalia.arena.thought import Thought

FORMAT = "regalia-arena-2"
TIMES_FORMAT = "regalia-arena-times-2"
TIMES = ".times"  # behind the name of the file


class Times(msgspec.Struct, frozen=True):
    """How long a game took, and its bots thought."""

    round: int
    number: int
    seconds: float
    thoughts: tuple[Thought, ...]


class Results:
    """All games played so far."""

    def __init__(self, order: Order, path: Path | None = None, is_only_read: bool = False) -> None:
        self.order = order
        self.games: dict[tuple[int, int], Played] = {}
        self.file: JobFile[Played] | None = None
        self.times: JobFile[Times] | None = None
        if path is not None:
            self.file = JobFile(path, FORMAT, order, Played, is_only_read)
            self.remember(self.file.items)
            self.read_times(path.with_name(path.name + TIMES), is_only_read)

    def read_times(self, path: Path, is_only_read: bool) -> None:
        """The times of the games, as far as they are known."""
        if is_only_read and not path.exists():
            return
        self.times = JobFile(path, TIMES_FORMAT, self.order, Times, is_only_read)
        for each in self.times.items:
            if game := self.games.get((each.round, each.number)):
                self.remember([replace(game, seconds=each.seconds, thoughts=each.thoughts)])

    def add(self, games: Sequence[Played]) -> None:
        """Games that are finished: first into the files."""
        if self.file is not None and self.times is not None:
            self.file.write(map(without_times, games))
            self.times.write(map(times_of, games))
        self.remember(games)

    def remember(self, games: Iterable[Played]) -> None:
        """Keep them, each once."""
        for game in games:
            self.games[game.round, game.number] = game

    def join(self, part: Results, path: Path) -> None:
        """Add the games of another file of the same job."""
        for key, game in part.games.items():
            known = self.games.get(key, game)
            if without_times(known) != without_times(game):
                raise BadResults(f"Game {key[1]} of round {key[0]} in “{path}” ended otherwise than in another file.")
        self.add([game for key, game in part.games.items() if key not in self.games])

    def in_order(self) -> list[Played]:
        """The games as the schedule has them, whenever they were finished."""
        return [self.games[key] for key in sorted(self.games)]

    def close(self) -> None:
        """No more games: the files are put in order."""
        if self.file is None or self.times is None:
            return
        games = self.in_order()
        self.file.write_anew(map(without_times, games))
        self.times.write_anew(times_of(game) for game in games if game.thoughts)
        self.file.close()
        self.times.close()


def without_times(game: Played) -> Played:
    """What is the same wherever it was played."""
    return replace(game, seconds=UNTIMED, thoughts=())


def times_of(game: Played) -> Times:
    """The rest."""
    return Times(game.round, game.number, game.seconds, game.thoughts)


def merged(paths: Sequence[Path], out: Path) -> Results:
    """The games of several files of one job, put into one if they fit together; those it holds already stay."""
    whole = Results(order_in(paths, FORMAT, Order))
    for path in paths:
        whole.join(Results(whole.order, path, is_only_read=True), path)
    found = Results(whole.order, out)
    try:
        found.join(whole, out)
    finally:
        found.close()
    return found
