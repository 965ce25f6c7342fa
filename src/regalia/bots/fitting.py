"""How a promise is learned: the weights that make those most likely to win who did win, by Newton's method."""

from __future__ import annotations

from math import exp, log

from mypy_extensions import i64

Matrix = list[list[float]]
Samples = list[list[list[float]]]  # positions, their seats, their features

STEPS = 12  # of Newton's method; it has long settled then
CALM = 0.0001  # how strongly weights are held at 0, lest those grow beyond measure that hardly matter


def likeliest(samples: Samples, winners: list[int]) -> list[float]:
    """The weights under which these winners are likeliest; the features should be of size 1 or so."""
    weights = [0.0] * len(samples[0][0])
    for _ in range(STEPS):
        slope, curve = slope_and_curve(weights, samples, winners)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return weights


def slope_and_curve(weights: list[float], samples: Samples, winners: list[int]) -> tuple[list[float], Matrix]:
    """Where the likelihood rises, and how it bends there."""
    n: i64 = len(weights)
    calm: float = CALM * len(samples)
    slope: list[float] = [-calm * weight for weight in weights]
    curve: Matrix = [[calm if i == j else 0.0 for j in range(n)] for i in range(n)]
    for number in range(len(samples)):
        seats = samples[number]
        chances = shares(weights, seats)
        mean: list[float] = [0.0] * n
        for seat in range(len(seats)):
            for i in range(n):
                mean[i] += chances[seat] * seats[seat][i]
        for i in range(n):
            slope[i] += seats[winners[number]][i] - mean[i]
        for seat in range(len(seats)):
            add_square(curve, [x - m for x, m in zip(seats[seat], mean, strict=True)], chances[seat])
    return slope, curve


def add_square(curve: Matrix, away: list[float], chance: float) -> None:
    """Add the square of what is away from the mean."""
    for i in range(len(away)):
        part: float = chance * away[i]
        if part != 0.0:
            line = curve[i]
            for j in range(len(away)):
                line[j] += part * away[j]


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The x with matrix · x = right, for a symmetric matrix without holes (Gauss)."""
    lines = [[*line, end] for line, end in zip(matrix, right, strict=True)]
    n: i64 = len(lines)
    for i in range(n):
        for k in range(i + 1, n):
            times: float = lines[k][i] / lines[i][i]
            for j in range(i, n + 1):
                lines[k][j] -= times * lines[i][j]
    found: list[float] = [0.0] * n
    for i in range(n - 1, -1, -1):
        rest: float = lines[i][n]
        for j in range(i + 1, n):
            rest -= lines[i][j] * found[j]
        found[i] = rest / lines[i][i]
    return found


def shares(weights: list[float], seats: list[list[float]]) -> list[float]:
    """The chance of each seat."""
    heights: list[float] = []
    for seat in seats:
        height: float = 0.0
        for i in range(len(weights)):
            height += weights[i] * seat[i]
        heights.append(height)
    top: float = max(heights)
    rises: list[float] = [e_to(height - top) for height in heights]
    all_: float = sum(rises)
    return [rise / all_ for rise in rises]


def loss(weights: list[float], samples: Samples, winners: list[int]) -> float:
    """How much the winners surprise, on average: the natural logarithm of their chances, less is better."""
    sum_: float = 0.0
    for number in range(len(samples)):
        sum_ -= log_of(shares(weights, samples[number])[winners[number]])
    return sum_ / len(samples)


def e_to(x: float) -> float:
    """The exponential function, 0 where it does not matter."""
    return exp(x) if x > -50.0 else 0.0


def log_of(x: float) -> float:
    """The natural logarithm of a chance."""
    return log(x if x > 1e-9 else 1e-9)
