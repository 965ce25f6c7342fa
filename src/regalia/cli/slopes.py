"""Does a series grow? A straight line through it, with an interval that allows for neighbours being alike."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

NORMAL_975 = 1.959964


class Slope(msgspec.Struct, frozen=True):
    """How steep a line is, and between what it lies in 95 of 100 such series."""

    mean: float  # of the series itself
    slope: float
    low: float
    high: float


def slope(times: Sequence[float], values: Sequence[float]) -> Slope:
    """The line of least squares; its interval by the method of Newey and West."""
    count = len(times)
    mean_time, mean = sum(times) / count, sum(values) / count
    apart = [at - mean_time for at in times]
    spread = sum(each * each for each in apart)
    if count < 4 or not spread:
        return Slope(mean, 0.0, float("-inf"), float("inf"))
    steep = sum(each * value for each, value in zip(apart, values, strict=True)) / spread
    pulls = [each * (value - mean - steep * each) for each, value in zip(apart, values, strict=True)]
    error = (max(0.0, weighed(pulls)) * count / (count - 2)) ** 0.5 / spread
    half = quantile(count - 2) * error
    return Slope(*(round(each, 6) for each in (mean, steep, steep - half, steep + half)))


def weighed(pulls: Sequence[float]) -> float:
    """The variance of a sum whose neighbours are alike: nearer pairs count more, distant ones not at all."""
    lags = int(len(pulls) ** 0.5)
    total = sum(each * each for each in pulls)
    for lag in range(1, lags + 1):
        weight = 1 - lag / (lags + 1)
        total += 2 * weight * sum(a * b for a, b in zip(pulls, pulls[lag:], strict=False))
    return total


def quantile(freedom: int) -> float:
    """How many standard errors make 97.5 % of Student's distribution, nearly."""
    return NORMAL_975 + (NORMAL_975**3 + NORMAL_975) / (4 * freedom)
