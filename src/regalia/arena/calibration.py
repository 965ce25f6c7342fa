"""How true a promise is: whether those win who are said to, as often as is said.

Every figure has its interval of 95 %, in which a game counts as one thing however many moments of it were looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log, sqrt
from typing import NamedTuple

import msgspec

from regalia.arena.intervals import student
from regalia.arena.lessons import Lesson, School, moments
from regalia.bots.policy import SURE, Policy, Worths

BINS = 10
LEAST = 1e-6  # a chance of 0 that comes true would be an endless surprise
QUARTERS = 4
LEAST_IN_A_BIN = 20  # seats, for a point of the plot


class Forecast(NamedTuple):
    """What was said at one moment of a game, and what came true."""

    game: int
    at: float  # how much of the game was over
    chances: list[float]  # of each seat, 1 in all
    won: tuple[float, ...]
    level: str = ""  # who sat there, if all were equals


class Figure(msgspec.Struct, frozen=True):
    """A mean, and how far it may be off."""

    mean: float
    half: float


class Bin(msgspec.Struct, frozen=True):
    """Of all who were promised about so much: how many they were, what was promised, and how many won."""

    number: int
    promised: float
    won: float


class Calibration(msgspec.Struct, frozen=True):
    """How true a promise is over some moments."""

    games: int
    moments: int
    log_loss: Figure
    even_loss: float  # of equal chances
    gain: Figure  # log loss less that of equal chances: below 0 it is better than no opinion
    brier: Figure
    even_brier: float
    error: float  # the expected calibration error
    favourite: Figure  # what those were promised who were promised most
    favourite_won: Figure
    bins: tuple[Bin, ...]


class Mean:
    """A mean over moments that are grouped by their games."""

    def __init__(self) -> None:
        self.groups: dict[int, tuple[float, int]] = {}

    def add(self, game: int, number: float) -> None:
        """One moment more."""
        total, count = self.groups.get(game, (0.0, 0))
        self.groups[game] = (total + number, count + 1)

    def figure(self) -> Figure:
        """The mean with its interval (a ratio estimate over games)."""
        count = sum(number for _, number in self.groups.values())
        mean = sum(total for total, _ in self.groups.values()) / count
        games = len(self.groups)
        off = sum((total - mean * number) ** 2 for total, number in self.groups.values())
        half = student(games - 1) * sqrt(off * games / (games - 1)) / count if games > 1 else 0.0
        return Figure(round(mean, 4), round(half, 4))


class Measured:
    """Collects what a promise said and what came true."""

    def __init__(self) -> None:
        self.loss, self.gain, self.brier, self.promised, self.won = (Mean() for _ in range(5))
        self.even_loss, self.even_brier = Mean(), Mean()
        self.bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
        self.moments = 0

    def add(self, game: int, chances: Sequence[float], won: Sequence[float]) -> None:
        """One moment of a game."""
        even = [1 / len(won)] * len(won)
        loss, even_loss = surprise(chances, won), surprise(even, won)
        self.moments += 1
        self.loss.add(game, loss)
        self.even_loss.add(game, even_loss)
        self.gain.add(game, loss - even_loss)
        self.brier.add(game, squares(chances, won))
        self.even_brier.add(game, squares(even, won))
        best = max(range(len(won)), key=lambda seat: chances[seat])
        self.promised.add(game, chances[best])
        self.won.add(game, won[best])
        for chance, part in zip(chances, won, strict=True):
            found = self.bins[min(BINS - 1, int(chance * BINS))]
            found[0], found[1], found[2] = found[0] + 1, found[1] + chance, found[2] + part

    def calibration(self) -> Calibration:
        """All figures."""
        seats = sum(number for number, _, _ in self.bins)
        return Calibration(
            games=len(self.loss.groups),
            moments=self.moments,
            log_loss=self.loss.figure(),
            even_loss=self.even_loss.figure().mean,
            gain=self.gain.figure(),
            brier=self.brier.figure(),
            even_brier=self.even_brier.figure().mean,
            error=round(sum(abs(promised - won) for _, promised, won in self.bins) / seats, 4),
            favourite=self.promised.figure(),
            favourite_won=self.won.figure(),
            bins=tuple(Bin(int(n), p / n, w / n) for n, p, w in self.bins if n >= LEAST_IN_A_BIN),
        )


def surprise(chances: Sequence[float], won: Sequence[float]) -> float:
    """The logarithmic loss of one forecast; a shared win counts in parts."""
    return -sum(part * log(max(LEAST, chance)) for chance, part in zip(chances, won, strict=True) if part)


def squares(chances: Sequence[float], won: Sequence[float]) -> float:
    """The Brier score of one forecast, summed over the seats."""
    return sum((chance - part) ** 2 for chance, part in zip(chances, won, strict=True))


def forecasts(school: School, lessons: Iterable[Lesson], policy: Policy) -> Iterator[Forecast]:
    """What a policy promises at some moments of these games."""
    shares = Worths()
    for lesson in lessons:
        level = school.bots[lesson.bots[0]] if len(set(lesson.bots)) == 1 else "mixed"
        for at, s in moments(school, lesson):
            policy.promises(s, shares)
            chances = [shares.of[seat] / SURE for seat in range(s.seats)]
            yield Forecast(lesson.number, at, chances, lesson.won, level)


def calibrated(said: Iterable[Forecast]) -> dict[str, Calibration]:
    """Figures of the whole game, of each quarter of it, for each number of seats, and for each level."""
    found: dict[str, Measured] = {}
    for each in said:
        quarter = f"quarter {min(QUARTERS - 1, int(each.at * QUARTERS)) + 1}"
        for name in ("all", quarter, f"{len(each.won)} seats", each.level):
            if name:
                found.setdefault(name, Measured()).add(each.game, each.chances, each.won)
    return {name: found[name].calibration() for name in sorted(found)}
