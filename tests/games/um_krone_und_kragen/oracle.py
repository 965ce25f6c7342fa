"""The best chance of a turn, found by playing the engine: every answer it offers, every outcome its dice can have.

No rule is written here. A decision is worth its best answer; an answer that rolls dice is worth the mean over all
outcomes, forced one after the other. What can be told apart only by the past is looked up, not played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from regalia.core.luck import Script
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.testing import scenario

KEY = bytes(32)
UNSCRIPTED = Script([], KEY)

Payoff = Callable[[Any], bool]


@cache
def rolls(dice: int) -> list[tuple[Script, Fraction]]:
    """All outcomes of some dice, each with its chance."""
    found = []
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
        found.append((Script(list(faces), KEY), Fraction(ways, 6**dice)))
    return found


class Oracle:
    """The value of positions for one aim."""

    def __init__(self, won: Payoff) -> None:
        self.won = won
        self.values: dict[tuple[int, ...], Fraction] = {}
        self.rolled: dict[tuple[int, ...], Fraction] = {}

    def value(self, s: Any, seat: int) -> Fraction:
        """The chance of success from here with best play."""
        if kind_of(s.now) not in (W.BEFORE_FIRST_ROLL, W.DICE) or not (s.waiting >> seat) & 1:
            return Fraction(int(self.won(s)))
        key = (s.now, s.hand, s.active, s.aside, s.unused, s.set_since_roll, s.said[seat], s.laid[seat])
        if key not in self.values:
            self.values[key] = self.best(s, seat)
        return self.values[key]

    def best(self, s: Any, seat: int) -> Fraction:
        """The best answer."""
        best = Fraction(0)
        for action in s.legal(seat):
            best = max(best, self.worth(s, seat, action))
            if best == 1:
                break
        return best

    def worth(self, s: Any, seat: int, action: int) -> Fraction:
        """What an answer is worth: as it is, or as the mean over all its outcomes."""
        after = s.copy()
        after.stream, after.luck = UNSCRIPTED, 0
        after.answer(seat, action)
        if after.luck == 0:
            return self.value(after, seat)
        dice, lies = after.luck, (0, 0) if action == W.ROLL else (s.active, s.set_since_roll)
        key = (dice, s.aside, after.unused, *lies, s.laid[seat], action % W.USE)
        if key not in self.rolled:
            self.rolled[key] = sum((p * self.forced(s, seat, action, roll) for roll, p in rolls(dice)), Fraction(0))
        return self.rolled[key]

    def forced(self, s: Any, seat: int, action: int, roll: Script) -> Fraction:
        """The value after one outcome."""
        after = s.copy()
        after.stream, after.luck = roll, 0
        after.answer(seat, action)
        return self.value(after, seat)


def claim_of(*characters: str) -> Payoff:
    """Success: one of these can be taken."""

    def won(s: Any) -> bool:
        from regalia.games.um_krone_und_kragen.data import NAMES

        assert kind_of(s.now) == W.CLAIM
        return any(W.TAKE + NAMES.index(name) in s.legal() for name in characters)

    return won


def chance(won: Payoff, owned: str = "", options: dict[str, object] | None = None, **position: Any) -> Fraction:
    """The best chance of the first seat, who owns these characters, from the start of a turn or from a position."""
    given = {"owned": {"red": owned.split()}, **position}
    table = scenario("um_krone_und_kragen", seats="red blue", options=options, position=given)
    return Oracle(won).value(table.table.state, 0)
