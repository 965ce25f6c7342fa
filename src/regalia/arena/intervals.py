"""How sure a rate is: intervals of 95 %."""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt

import msgspec

from regalia.core.odds import wilson

Z = 1.959964  # of the normal distribution, two-sided 95 %
LEAST_GROUPS = 10  # of games with the same luck, for an interval that rests on them


class Interval(msgspec.Struct, frozen=True):
    """A rate with its bounds, and what they rest on: “paired” by luck, or “wilson” as if all games were apart."""

    rate: float
    low: float
    high: float
    kind: str


class Sample:
    """Scores between 0 and 1, grouped by the luck they shared."""

    def __init__(self) -> None:
        self.groups: dict[Hashable, tuple[float, int]] = {}  # sum and number

    def add(self, group: Hashable, score: float) -> None:
        """One more score."""
        total, number = self.groups.get(group, (0.0, 0))
        self.groups[group] = (total + score, number + 1)

    @property
    def total(self) -> float:
        """The sum of all scores."""
        return sum(total for total, _ in self.groups.values())

    @property
    def number(self) -> int:
        """How many scores."""
        return sum(number for _, number in self.groups.values())

    def interval(self) -> Interval:
        """The mean score with the interval that fits: paired where games shared their luck, else Wilson's."""
        if not self.number:
            return Interval(0.0, 0.0, 1.0, "wilson")
        rate = self.total / self.number
        half = self.paired_half()
        if half is None:
            return Interval(rate, *wilson(rate, self.number), "wilson")
        return Interval(rate, max(0.0, rate - half), min(1.0, rate + half), "paired")

    def paired_half(self) -> float | None:
        """Half the paired interval: groups are the independent things (ratio estimate, Student's t over groups).

        None where it cannot be made: too few groups, one game in each, or all of them alike.
        """
        groups, rate = len(self.groups), self.total / self.number
        off = sum((total - rate * number) ** 2 for total, number in self.groups.values())
        if groups < LEAST_GROUPS or self.number == groups or off < 1e-12:
            return None
        return student(groups - 1) * sqrt(off * groups / (groups - 1)) / self.number


def student(freedom: int) -> float:
    """Student's t for a two-sided 95 %, by Fisher's series: right to three places from nine degrees of freedom on."""
    z3, z5, z7 = Z**3, Z**5, Z**7
    first = (z3 + Z) / 4
    second = (5 * z5 + 16 * z3 + 3 * Z) / 96
    third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
