"""A policy whose promise is learned: features of each seat, weighed, and compared with those of the others."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.bots.policy import SURE, Policy, Worths
from regalia.bots.weights import Numbers, Taken
from regalia.core.ints import row
from regalia.core.state import State

MOST_FEATURES: Final = 320  # of all seats together, and what is common to them
MILLION: Final = 1_000_000
FINE: Final = 100  # steps of the table below for a factor e
FARTHEST: Final = 1200  # beyond this a seat has no chance worth a number
FALLING: Final = row([round(MILLION * exp(-i / FINE)) for i in range(FARTHEST + 1)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Policy):
    """Its weights are millionths: a seat whose features weigh 1 more than a rival's is e times as likely to win."""

    def __init__(self, names: tuple[str, ...], numbers: Numbers) -> None:
        taken = Taken(numbers, "promise")
        self.names: tuple[str, ...] = names
        self.seen: vec[i64] = row([0] * MOST_FEATURES)  # the features of the seat looked at last
        self.noted: i64 = 0  # how many of them so far
        self.counts: vec[i64] = row([taken.take(name) for name in names])
        taken.all_taken()

    def look(self, s: State, seat: i64) -> None:
        """Note the features of a seat, in the order of their names."""
        raise NotImplementedError

    def note(self, feature: i64) -> None:
        """The next feature."""
        self.seen[self.noted] = feature
        self.noted += 1

    def features(self, s: State, seat: i64) -> list[int]:
        """The features of a seat, for learning."""
        self.noted = 0
        self.look(s, seat)
        assert self.noted == len(self.counts), "there is a name for every feature"
        return [self.seen[i] for i in range(self.noted)]

    def standing(self, s: State, seat: i64) -> i64:
        """The features of a seat, weighed, in hundredths."""
        self.noted = 0
        self.look(s, seat)
        sum_: i64 = 0
        for i in range(self.noted):
            sum_ += self.counts[i] * self.seen[i]
        return sum_ // (MILLION // FINE)

    def promises(self, s: State, shares: Worths) -> None:
        """Each seat has e times as much for a standing FINE higher."""
        for seat in range(s.seats):
            standing: i64 = self.standing(s, seat)
            shares.of[seat] = standing
        share_out(shares, s.seats)


def share_out(shares: Worths, seats: i64) -> None:
    """Turn standings into chances, SURE in all."""
    top: i64 = shares.of[0]
    for seat in range(seats):
        top = shares.of[seat] if shares.of[seat] > top else top
    all_: i64 = 0
    for seat in range(seats):
        behind: i64 = top - shares.of[seat]
        shares.of[seat] = FALLING[behind] if behind <= FARTHEST else 0
        all_ += shares.of[seat]
    for seat in range(seats):
        shares.of[seat] = SURE * shares.of[seat] // all_
