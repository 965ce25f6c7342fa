"""A judge whose promise is learned from games of searching players: one form for all games, its weights are data.

Each seat has its own inputs, and there are some that are common to all: whether it is always so (1), how many sit
there, how near the end is. What an input of a seat counts for may depend on each of the common ones (the straight part:
one row of weights for each of them). Beside it a small net may look at a seat, at all others together and at what is
common (the bent part: hidden numbers that count where they are above 0). All is reckoned in whole numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.bots.judge import Judge, share_out
from regalia.bots.policy import Worths
from regalia.bots.weights import Learned, Weights, numbers_of
from regalia.core.errors import BadData
from regalia.core.ints import row
from regalia.core.state import State

STRAIGHT: Final = 1_000_000_000  # weights of the straight part are billionths
INNER: Final = 1_048_576  # those that lead to a hidden number are parts of 2^20
OUTER: Final = 1_000_000  # those that lead from it are millionths
FINE: Final = 100  # standings are counted in hundredths
MOST_HIDDEN: Final = 64
MOST_OWN: Final = 56
SEATS_KNOWN: Final = 3
EVERY = ("always", "seats_3", "seats_4", "seats_5")  # the common inputs of all games; two seats are the usual ones
LEAD = ("ahead", "behind")  # the last inputs of a seat in all games


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedJudge(Judge):
    """A judge that looks further than its plain promise does, if its weights have learned to."""

    def __init__(
        self, names: tuple[str, ...], further: tuple[str, ...], common: tuple[str, ...], weights: Weights
    ) -> None:
        super().__init__(names, weights.promise)
        self.inputs: tuple[str, ...] = (*names, *further, *LEAD)
        self.common: tuple[str, ...] = (*EVERY, *common)
        self.own: i64 = len(self.inputs)
        self.all: i64 = len(self.common)
        self.hidden: i64 = 0
        self.scores: vec[i64] = row([0] * 5)  # by which seats are ahead or behind, see compare_with
        self.counted: vec[i64] = row([0] * MOST_OWN)  # what each input counts for just now
        self.base: vec[i64] = row([0] * MOST_HIDDEN)  # the hidden numbers, before a seat is looked at by itself
        self.inner: vec[i64] = row([0] * MOST_HIDDEN)
        self.straight: vec[i64] = row([])
        self.to_own: vec[i64] = row([])
        self.to_sum: vec[i64] = row([])
        self.to_common: vec[i64] = row([])
        self.out: vec[i64] = row([])
        self.is_learned: bool = False
        if weights.learned is not None:
            self.take(weights.learned)

    # --- the weights

    def take(self, learned: Learned) -> None:
        """Take over what was learned, if it was learned from these inputs."""
        if learned.inputs != self.inputs:
            strange = set(learned.inputs) ^ set(self.inputs)
            raise BadData(f"What was learned is about other inputs: {', '.join(sorted(strange))}.", "learned")
        self.straight = rows_of(learned.straight, self.common, len(self.inputs))
        self.hidden = len(learned.bent["out"].split()) if "out" in learned.bent else 0
        if self.hidden > MOST_HIDDEN:
            raise BadData(f"There are more than {MOST_HIDDEN} hidden numbers.", "learned")
        if self.hidden:
            self.take_bent(learned.bent, self.hidden)
        self.is_learned = True

    def take_bent(self, bent: dict[str, str], hidden: int) -> None:
        """The bent part. All seats together less the seat itself are the others: so the sum can be made but once."""
        own = rows_of(bent, tuple(f"own {name}" for name in self.inputs), hidden)
        self.to_sum = rows_of(bent, tuple(f"others {name}" for name in self.inputs), hidden)
        self.to_own = row([own[i] - self.to_sum[i] for i in range(len(own))])
        self.to_common = rows_of(bent, tuple(f"common {name}" for name in self.common), hidden)
        self.out = row(numbers_of(bent, "out", hidden))

    # --- what is looked at

    def look_further(self, s: State, seat: i64) -> None:
        """Note further inputs of a seat, in the order of their names."""

    def look_around(self, s: State) -> None:
        """Note what is common to all seats, in the order of its names."""

    def compare_with(self, seat: i64, score: i64) -> None:
        """By this number a seat is ahead of others or behind them."""
        self.scores[seat] = score

    def perceive(self, s: State) -> None:
        """Note all inputs: those of each seat in turn, then what is common."""
        self.noted = 0
        for seat in range(s.seats):
            self.scores[seat] = 0
            self.look(s, seat)
            self.look_further(s, seat)
            self.note(0)
            self.note(0)
        self.note(1)
        for seats in range(SEATS_KNOWN):
            self.note(1 if s.seats == seats + SEATS_KNOWN else 0)
        self.look_around(s)
        self.note_leads(s.seats)

    def note_leads(self, seats: i64) -> None:
        """How far each seat is ahead of the best of the others, or behind."""
        for seat in range(seats):
            best: i64 = self.scores[1 if seat == 0 else 0]
            for other in range(seats):
                if other != seat and self.scores[other] > best:
                    best = self.scores[other]
            lead: i64 = self.scores[seat] - best
            end: i64 = self.own * (seat + 1)
            self.seen[end - 2] = lead if lead > 0 else 0
            self.seen[end - 1] = -lead if lead < 0 else 0

    def all_inputs(self, s: State) -> list[int]:
        """All inputs, for learning."""
        self.perceive(s)
        assert self.noted == self.own * s.seats + self.all, "there is a name for every input"
        return [self.seen[i] for i in range(self.noted)]

    # --- who will win

    def promises(self, s: State, shares: Worths) -> None:
        if not self.is_learned:
            Judge.promises(self, s, shares)
            return
        self.perceive(s)
        self.count(self.own * s.seats)
        if self.hidden:
            self.begin_hidden(s.seats)
        for seat in range(s.seats):
            shares.of[seat] = self.height(self.own * seat)
        share_out(shares, s.seats)

    def count(self, at: i64) -> None:
        """What each input of a seat counts for, as things are; the common inputs begin there."""
        own: i64 = self.own
        for i in range(own):
            self.counted[i] = 0
        for k in range(self.all):
            if self.seen[at + k]:
                add(self.counted, self.seen[at + k], self.straight, k * own, own)

    def begin_hidden(self, seats: i64) -> None:
        """The hidden numbers by what is common, and by all seats together."""
        for h in range(self.hidden):
            self.base[h] = 0
        at: i64 = self.own * seats
        for k in range(self.all):
            if self.seen[at + k]:
                add(self.base, self.seen[at + k], self.to_common, k * self.hidden, self.hidden)
        for i in range(self.own):
            sum_: i64 = 0
            for seat in range(seats):
                sum_ += self.seen[self.own * seat + i]
            if sum_:
                add(self.base, sum_, self.to_sum, i * self.hidden, self.hidden)

    def height(self, at: i64) -> i64:
        """How high a seat stands, in hundredths; its inputs begin there."""
        seen: vec[i64] = self.seen
        counted: vec[i64] = self.counted
        sum_: i64 = 0
        for i in range(self.own):
            sum_ += seen[at + i] * counted[i]
        height: i64 = sum_ // (STRAIGHT // FINE)
        if self.hidden:
            height += self.bent(at) // (OUTER // FINE)
        return height

    def bent(self, at: i64) -> i64:
        """What the hidden numbers of a seat count for, in millionths."""
        for h in range(self.hidden):
            self.inner[h] = self.base[h]
        for i in range(self.own):
            if self.seen[at + i]:
                add(self.inner, self.seen[at + i], self.to_own, i * self.hidden, self.hidden)
        sum_: i64 = 0
        for h in range(self.hidden):
            if self.inner[h] > 0:
                sum_ += self.inner[h] * self.out[h] // INNER
        return sum_


def add(sums: vec[i64], times: i64, numbers: vec[i64], start: i64, length: i64) -> None:
    """Add a row of weights, so many times."""
    for h in range(length):
        sums[h] += times * numbers[start + h]


def rows_of(rows: dict[str, str], names: tuple[str, ...], length: int) -> vec[i64]:
    """Rows of numbers by their names, one after the other."""
    strange = sorted(name for name in rows if name not in names and " " not in name and name != "out")
    if strange:
        raise BadData(f"There is no input “{strange[0]}”.", "learned")
    return row([number for name in names for number in numbers_of(rows, name, length)])
