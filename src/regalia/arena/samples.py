"""Moments of games as arrays, to learn from. numpy comes with the extra “arena”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from regalia.arena.lessons import Kept, moments, tables_of
from regalia.bots.learned import LearnedJudge
from regalia.bots.tuning import Tables
from regalia.bots.weights import Weights
from regalia.core.state import State

SEATS = 5
Array = Any  # of numpy, whose types know no sizes


class Samples:
    """Moments: the inputs of each seat (empty seats hold 0), what is common, and what each seat won in the end."""

    def __init__(self, judge: LearnedJudge) -> None:
        self.judge = judge
        self.names, self.common_names = judge.inputs, judge.common
        self.rows: list[list[int]] = []
        self.won: list[tuple[float, ...]] = []

    def add(self, s: State, won: tuple[float, ...]) -> None:
        """One moment more."""
        self.rows.append(self.judge.all_inputs(s))
        self.won.append(won)

    def arrays(self) -> tuple[Array, Array, Array]:
        """Inputs (moment, seat, input), what is common (moment, input), and shares of the win (moment, seat)."""
        n, width = len(self.rows), len(self.names)
        own = np.zeros((n, SEATS, width), np.float32)
        common = np.zeros((n, len(self.common_names)), np.float32)
        won = np.zeros((n, SEATS), np.float32)
        for i, (row, shares) in enumerate(zip(self.rows, self.won, strict=True)):
            seats = len(shares)
            own[i, :seats] = np.reshape(row[: seats * width], (seats, width))
            common[i] = row[seats * width :]
            won[i, :seats] = shares
        return own, common, won


def learned_judge(tables: Tables, weights: Weights) -> LearnedJudge:
    """The judge of a game, which must be one that can learn."""
    judge = tables.policy(weights)
    assert isinstance(judge, LearnedJudge), "only a judge that looks further can learn"
    return judge


def of_lessons(kept: Sequence[Kept], weights: Weights) -> Samples:
    """Some moments of each game of searching players."""
    found = Samples(learned_judge(tables_of(kept[0][0].game), weights))
    for school, lessons in kept:
        for lesson in lessons:
            for _, s in moments(school, lesson):
                found.add(s, lesson.won)
    return found
