"""How a judge learns: from moments of games to the weights under which those who won were likeliest to.

Steps go downhill, each by some moments drawn at random (Adam), and every weight is pulled towards where it began:
the plain promise, so that what the games say little about stays as it was. The same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from regalia.arena.lessons import Kept
from regalia.arena.samples import Array, Samples, of_lessons
from regalia.bots.judge import MILLION
from regalia.bots.learned import INNER, OUTER, STRAIGHT
from regalia.bots.weights import Learned, Numbers, Weights

LEAST = 0.2  # the size of an input that hardly changes
FAST, STEADY, TINY = 0.9, 0.99, 1e-8  # of Adam: how long slopes and their sizes are remembered
BATCH = 512

Model = dict[str, Array]  # by the name of a part


class Plan(NamedTuple):
    """How to learn: how often all moments are looked at, how large steps are, how strongly weights are held."""

    rounds: int = 40
    step: float = 0.01
    hold: float = 4.0
    hidden: int = 0


class Scale(NamedTuple):
    """What inputs are divided by, and what is taken from the common ones before."""

    own: Array
    common: Array
    middle: Array


def scale_of(own: Array, common: Array) -> Scale:
    """Sizes of the inputs; what is always so stays as it is."""
    seated = own.reshape(-1, own.shape[2])
    middle, size = common.mean(0), np.maximum(common.std(0), LEAST)
    middle[0], size[0] = 0.0, 1.0
    return Scale(np.maximum(seated.std(0), LEAST), size, middle)


class Learner:
    """A model, and the moments it learns from."""

    def __init__(self, samples: Samples, plan: Plan, seed: int, scale: Scale | None = None) -> None:
        self.names, self.common_names, self.plan = samples.names, samples.common_names, plan
        own, common, self.won = samples.arrays()
        self.seated = np.zeros(self.won.shape, np.float32)
        for i, shares in enumerate(samples.won):
            self.seated[i, : len(shares)] = 1
        self.scale = scale or scale_of(own, common)
        self.own = own / self.scale.own
        self.common = (common - self.scale.middle) / self.scale.common
        self.random = np.random.default_rng(seed)
        self.model = self.fresh()

    def fresh(self) -> Model:
        """A model that knows nothing: all chances are even."""
        own, common, hidden = len(self.names), len(self.common_names), self.plan.hidden
        parts: Model = {"straight": np.zeros((common, own))}
        if hidden:
            for name, inputs in (("own", own), ("others", own), ("common", common)):
                parts[name] = self.random.normal(0, (2 * own + common) ** -0.5, (inputs, hidden))
            parts["out"] = np.zeros(hidden)
        return parts

    # --- learning

    def begin_with(self, promise: Numbers) -> None:
        """Take over what the plain promise says."""
        known = np.array([promise.get(name, 0) for name in self.names]) / MILLION
        self.model["straight"][0] = known * self.scale.own

    def learn(self) -> None:
        """Go downhill from where it is."""
        begun = {name: part.copy() for name, part in self.model.items()}
        slopes = {name: np.zeros_like(part) for name, part in self.model.items()}
        sizes = {name: np.zeros_like(part) for name, part in self.model.items()}
        for n, (left, batch) in enumerate(self.batches(), start=1):
            for name, slope in self.slope(batch).items():
                slopes[name] = FAST * slopes[name] + (1 - FAST) * slope
                sizes[name] = STEADY * sizes[name] + (1 - STEADY) * slope**2
                part, step = self.model[name], self.plan.step * left
                way = slopes[name] / (1 - FAST**n) / (np.sqrt(sizes[name] / (1 - STEADY**n)) + TINY)
                self.model[name] = part - step * (way + self.plan.hold * (part - begun[name]))

    def batches(self) -> Iterator[tuple[float, Array]]:
        """Which moments are looked at together, and how much of the way is left: steps get shorter."""
        n = len(self.won)
        every = [order[i : i + BATCH] for order in self.orders() for i in range(0, n, BATCH)]
        for number, batch in enumerate(every):
            yield (1 + np.cos(np.pi * number / len(every))) / 2, batch

    def orders(self) -> Iterator[Array]:
        """All moments in a new order, each time."""
        for _ in range(self.plan.rounds):
            yield self.random.permutation(len(self.won))

    def slope(self, batch: Array) -> Model:
        """Where the surprise rises, for each part of the model."""
        own, common = self.own[batch], self.common[batch]
        heights, inner = self.heights(own, common)
        off = (chances(heights, self.seated[batch]) - self.won[batch]) / len(batch)
        found: Model = {"straight": common.T @ (off[:, :, None] * own).sum(1)}
        if inner is not None:
            above = np.maximum(inner, 0)
            found["out"] = (off[:, :, None] * above).sum((0, 1))
            back = off[:, :, None] * (inner > 0) * self.model["out"]
            others = own.sum(1, keepdims=True) - own
            found["own"] = np.tensordot(own, back, ((0, 1), (0, 1)))
            found["others"] = np.tensordot(others, back, ((0, 1), (0, 1)))
            found["common"] = common.T @ back.sum(1)
        return found

    def heights(self, own: Array, common: Array) -> tuple[Array, Array | None]:
        """How high each seat stands, and the hidden numbers."""
        model = self.model
        found = (own * (common @ model["straight"])[:, None, :]).sum(2)
        if "out" not in model:
            return found, None
        others = own.sum(1, keepdims=True) - own
        inner = own @ model["own"] + others @ model["others"] + (common @ model["common"])[:, None, :]
        return found + np.maximum(inner, 0) @ model["out"], inner

    def surprise(self) -> float:
        """How much the winners surprise over all moments, less what equal chances would."""
        found = chances(self.heights(self.own, self.common)[0], self.seated)
        even = np.log(self.seated.sum(1))
        return float((-(self.won * np.log(np.maximum(found, 1e-6))).sum(1) - even).mean())

    # --- what is kept

    def learned(self, about: str) -> Learned:
        """The model in whole numbers, as the compiled judge takes it."""
        straight = plain(self.model["straight"], self.scale) / self.scale.own
        rows = zip(self.common_names, straight, strict=True)
        return Learned(about, self.names, {name: words(row, STRAIGHT) for name, row in rows}, self.bent())

    def bent(self) -> dict[str, str]:
        """The same for the bent part, if there is one."""
        if "out" not in self.model:
            return {}
        found: dict[str, str] = {}
        for kind in ("own", "others"):
            rows = self.model[kind] / self.scale.own[:, None]
            found |= {f"{kind} {name}": words(row, INNER) for name, row in zip(self.names, rows, strict=True)}
        rows = plain(self.model["common"], self.scale)
        found |= {f"common {name}": words(row, INNER) for name, row in zip(self.common_names, rows, strict=True)}
        return found | {"out": words(self.model["out"], OUTER)}


def taught_by(kept: Sequence[Kept], weights: Weights, plan: Plan, seed: int, about: str) -> Learned:
    """What these games teach."""
    learner = Learner(of_lessons(kept, weights), plan, seed)
    learner.begin_with(weights.promise)
    learner.learn()
    return learner.learned(about)


def plain(rows: Array, scale: Scale) -> Array:
    """Rows by common inputs, for inputs as they are: nothing taken from them, nothing divided."""
    found = rows / scale.common[:, None]
    found[0] -= (scale.middle[:, None] * found).sum(0)
    return found


def chances(heights: Array, seated: Array) -> Array:
    """The chance of each seat; empty ones have none."""
    high = np.where(seated > 0, heights, -1e9)
    rises = np.exp(high - high.max(1, keepdims=True))
    found: Any = rises / rises.sum(1, keepdims=True)
    return found


def words(row: Array, times: int) -> str:
    """A row of numbers as it is written."""
    return " ".join(str(round(float(number) * times)) for number in row)
