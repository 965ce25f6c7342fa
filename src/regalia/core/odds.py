"""How likely something is, as far as a seat can know: exactly, or as an estimate with its bounds."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import msgspec

from regalia.core.say import Say

Z = 1.959964  # of the normal distribution, two-sided 95 %


class Odds(msgspec.Struct, frozen=True):
    """A chance from 0 to 1, within its bounds."""

    what: Say
    chance: float
    low: float  # the chance itself where it is exact
    high: float
    exact: str = ""  # the chance as a fraction such as “99/135”; "" where it is an estimate or a bound
    action: int = -1  # the answer that leads to it; -1 where it belongs to none


def exactly(what: Say, chance: Fraction, action: int = -1) -> Odds:
    """A chance that was counted."""
    return Odds(what, float(chance), float(chance), float(chance), str(chance), action)


def estimated(what: Say, mean: float, deals: int, action: int = -1) -> Odds:
    """A mean over so many deals, with its 95 % interval (Wilson)."""
    low, high = wilson(mean, deals)
    return Odds(what, mean, low, high, "", action)


def wilson(rate: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a rate found in n trials."""
    middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))
