"""What luck did: at each step that drew any, what came of it against what might have come, by the promise of the table.

Whatever the promise is worth, its mean over many games is nothing: what came is one of the things that might have come.
The game is over when this is told, so the true table may be looked at.
"""

from __future__ import annotations

from typing import Final

from regalia.bots.policy import SURE, Policy, Worths
from regalia.bots.tuning import win_shares
from regalia.core.dice import Dice
from regalia.core.luck import mixed, seeded
from regalia.core.state import State

OTHERS: Final = 100  # other outcomes looked at, at each step


class Lucky:
    """Watches the luck of one game."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.seed = seed
        self.shares = Worths()

    def of(self, before: State, seat: int, action: int, after: State) -> list[float] | None:
        """What luck gave each seat at one answer, as a share of a won game; None if none was drawn."""
        if not self.draws(before, seat, action):
            return None
        dice = Dice(mixed((self.seed << 64) + before.decisions))  # its own at every step: a review may go on anywhere
        sums = [0.0] * before.seats
        for _ in range(OTHERS):
            other = before.copy()
            other.reseed(dice.seed())
            other.answer(seat, action)
            sums = [sum_ + share for sum_, share in zip(sums, self.promised(other), strict=True)]
        now = self.promised(after)
        return [share - sum_ / OTHERS for share, sum_ in zip(now, sums, strict=True)]

    def draws(self, before: State, seat: int, action: int) -> bool:
        """Is luck drawn on the way to the next question?"""
        other = before.copy()
        other.reseed(0)
        other.answer(seat, action)
        return other.luck != seeded(0)

    def promised(self, s: State) -> list[float]:
        """How likely each seat is to win; what it won, if the game is over."""
        if not s.waiting:
            return win_shares(s)
        self.policy.promises(s, self.shares)
        return [self.shares.of[seat] / SURE for seat in range(s.seats)]
