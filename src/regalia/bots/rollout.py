"""Play on from a guessed world by the judgement of a policy, for a while or to the end, and say who is winning."""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.policy import SURE, Policy, Worths
from regalia.core.ints import row
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.offers import Offers
from regalia.core.state import State

WHIMS: Final = 1024


def _whims() -> list[int]:
    """Values of Gumbel's distribution, in hundredths: the highest of worth plus whim is a softmax of the worths."""
    return [round(-100 * log(-log((n + 0.5) / WHIMS))) for n in range(WHIMS)]


WHIM: Final = row(_whims())


class Rollout:
    """How the rest of a game is imagined. The higher the temperature, the less the worths count."""

    def __init__(
        self, policy: Policy, temperature: i64, cutoff: i64, seed: i64, errors: i64 = 0, careful: i64 = -1
    ) -> None:
        self.policy: Policy = policy
        self.temperature: i64 = temperature
        self.cutoff: i64 = cutoff  # decisions until the promise of each seat counts; 0: play to the end
        self.errors: i64 = errors  # of a hundred answers so many are given without thinking,
        self.careful: i64 = careful  # but none by this seat
        self.luck: i64 = seeded(seed)
        self.worths: Worths = Worths()
        self.results: vec[i64] = row([0] * 5)  # of each seat, in millionths of a won game

    def play(self, s: State) -> None:
        """Play on; the results tell how it ended or how it looks."""
        n: i64 = 0
        while s.waiting and (n < self.cutoff or self.cutoff == 0):
            seat: i64 = s.seat_to_answer()
            s.answer(seat, self.answer(s, seat))
            n += 1
        self.judge(s)

    def answer(self, s: State, seat: i64) -> i64:
        """An answer by worth and whim."""
        out: Offers = s.offers(seat)
        hasty: i64 = self.hasty(seat, out)
        if hasty >= 0:
            return hasty
        self.policy.weigh(s, seat, out, self.worths)
        best: i64 = 0
        most: i64 = 0
        for i in range(out.n):
            worth: i64 = 100 * self.worths.of[i] + self.temperature * self.whim()
            if i == 0 or worth > most:
                best = i
                most = worth
        return out.actions[best]

    def hasty(self, seat: i64, out: Offers) -> i64:
        """The only answer, or any if the seat errs now; -1 if it has to think."""
        if out.n == 1:
            return out.actions[0]
        if self.errors == 0 or seat == self.careful:
            return -1
        self.luck = stirred(self.luck)
        if chosen(self.luck, 100) >= self.errors:
            return -1
        self.luck = stirred(self.luck)
        return out.actions[chosen(self.luck, out.n)]

    def whim(self) -> i64:
        """One of the whims."""
        self.luck = stirred(self.luck)
        return WHIM[chosen(self.luck, WHIMS)]

    def judge(self, s: State) -> None:
        """What each seat has of the game: shares of a win if it is over, else its promise beside the others'."""
        if s.waiting:
            self.promises(s)
        else:
            self.shares(s.scores())

    def shares(self, scores: list[int]) -> None:
        """The winner has everything; those who share the first place share it."""
        best: i64 = max(scores)
        winners: i64 = 0
        for score in scores:
            winners += 1 if score == best else 0
        for seat in range(len(scores)):
            self.results[seat] = SURE // winners if scores[seat] == best else 0

    def promises(self, s: State) -> None:
        """What each seat may hope for."""
        self.policy.promises(s, self.worths)
        for seat in range(s.seats):
            self.results[seat] = self.worths.of[seat]
