"""The answers between which a search decides, tried in rounds: each round tries all that are left with the same luck.

With the same cards, dice and whims a difference between two answers is hardly ever due to luck, so a few rounds tell
more than many tries would that have nothing in common. What an answer brought is counted against the mean of its round,
and one that is clearly behind the best leaves the field.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.policy import Worths
from regalia.core.ints import row
from regalia.core.offers import MOST_OFFERS, Offers

WIDEST: Final = 24  # answers; beyond that the lowest worths are not tried at all
AT_FIRST: Final = 6  # answers in the field when it starts
LOOK: Final = 8  # rounds between two looks: who is behind, and who may come in
NEVER: Final = 1000.0  # standard errors that no answer is ever behind


class Racing:
    """The answers in the order of their worths. The first `wide` are in the field, but for those with `out`."""

    def __init__(self, offers: Offers, worths: Worths, trust: i64, stake: i64) -> None:
        self.trust: i64 = trust
        self.clearly: float = NEVER  # standard errors by which an answer is behind before it leaves
        self.n: i64 = 0
        self.actions: vec[i64] = row([0] * WIDEST)
        self.behind: vec[i64] = row([0] * WIDEST)  # what is expected by worth, against the best by worth
        self.out: vec[i64] = row([0] * WIDEST)
        self.tries: vec[i64] = row([0] * WIDEST)
        self.sums: vec[i64] = row([0] * WIDEST)  # of results against the mean of their round
        self.squares: vec[i64] = row([0] * WIDEST)  # of thousandths
        self.results: vec[i64] = row([0] * WIDEST)  # of the round that is on
        self.rounds: i64 = 0
        self.turn: i64 = 0  # whose try it is
        self.line_up(offers, worths, stake)
        self.wide: i64 = self.n if self.n < AT_FIRST else AT_FIRST
        self.left: i64 = self.wide

    def line_up(self, offers: Offers, worths: Worths, stake: i64) -> None:
        """The best by worth, in order."""
        taken: vec[i64] = row([0] * MOST_OFFERS)
        best: i64 = 0
        while self.n < offers.n and self.n < WIDEST:
            at: i64 = -1
            for i in range(offers.n):
                if taken[i] == 0 and (at < 0 or worths.of[i] > worths.of[at]):
                    at = i
            taken[at] = 1
            if self.n == 0:
                best = worths.of[at]
            self.actions[self.n] = offers.actions[at]
            self.behind[self.n] = -stake * (best - worths.of[at])
            self.n += 1

    def action(self) -> i64:
        """The answer to be tried now."""
        return self.actions[self.turn]

    def is_new_round(self) -> bool:
        """Does a round begin with this try?"""
        return self.turn == self.next_in(0)

    def next_in(self, at: i64) -> i64:
        """The first place from here on that is still in the field; `wide` if there is none."""
        while at < self.wide and self.out[at]:
            at += 1
        return at

    def note(self, result: i64) -> None:
        """What the try brought; the last one of a round ends it."""
        self.results[self.turn] = result
        self.turn = self.next_in(self.turn + 1)
        if self.turn == self.wide:
            self.end_round()
            self.turn = self.next_in(0)

    def end_round(self) -> None:
        """Count every result against the mean; now and then see who is clearly behind, and let another one in."""
        sum_: i64 = 0
        for i in range(self.wide):
            sum_ += 0 if self.out[i] else self.results[i]
        mean: i64 = sum_ // self.left
        for i in range(self.wide):
            if self.out[i] == 0:
                ahead: i64 = self.results[i] - mean
                self.sums[i] += ahead
                self.squares[i] += ahead // 1000 * (ahead // 1000)
                self.tries[i] += 1
        self.rounds += 1
        if self.rounds % LOOK == 0:
            self.part()
            if self.wide < self.n:
                self.wide += 1
                self.left += 1

    def part(self) -> None:
        """Those who are clearly behind the best leave."""
        best: i64 = self.best_place()
        bar: float = self.standing(best) - self.clearly * self.doubt(best)
        for i in range(self.wide):
            if i != best and self.out[i] == 0 and self.standing(i) + self.clearly * self.doubt(i) < bar:
                self.out[i] = 1
                self.left -= 1

    def is_settled(self) -> bool:
        """Is there but one answer left?"""
        return self.left == 1 and self.wide == self.n

    def standing(self, i: i64) -> float:
        """What an answer brings against the others, by worth and by tries."""
        return float(self.sums[i] + self.trust * self.behind[i]) / float(self.tries[i] + self.trust)

    def doubt(self, i: i64) -> float:
        """The standard error of a standing."""
        tries: float = float(self.tries[i])
        mean: float = float(self.sums[i]) / 1000.0 / tries
        variance: float = float(self.squares[i]) / tries - mean * mean
        return 1000.0 * sqrt((variance if variance > 0.0 else 0.0) * tries) / float(self.tries[i] + self.trust)

    def best_place(self) -> i64:
        """Who stands best."""
        best: i64 = self.next_in(0)
        for i in range(best + 1, self.wide):
            if self.out[i] == 0 and self.tries[i] and self.standing(i) > self.standing(best):
                best = i
        return best

    def best(self) -> i64:
        """The answer to give; the best by worth if no round was finished."""
        return self.actions[self.best_place()] if self.rounds else self.actions[0]
