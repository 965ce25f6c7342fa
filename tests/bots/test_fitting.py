"""The promise is learned: weights that made the winners are found again, and nothing grows beyond measure."""

from __future__ import annotations

import random

import pytest

from regalia.bots.fitting import likeliest, loss, shares, solved


def played(weights: list[float], positions: int, seats: int) -> tuple[list[list[list[float]]], list[int]]:
    """Positions, and winners drawn by the chances that these weights give."""
    luck = random.Random(7)
    samples = [[[luck.gauss(0, 1) for _ in weights] for _ in range(seats)] for _ in range(positions)]
    winners = [luck.choices(range(seats), shares(weights, sample))[0] for sample in samples]
    return samples, winners


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_weights_behind_the_winners_are_found(seats: int) -> None:
    true = [1.0, -0.5, 0.0]
    samples, winners = played(true, 4000, seats)
    found = likeliest(samples, winners)
    assert found == pytest.approx(true, abs=0.15)
    assert loss(found, samples, winners) <= loss(true, samples, winners) < loss([0.0] * 3, samples, winners)


def test_a_feature_that_foretells_everything_stays_in_bounds() -> None:
    samples = [[[1.0], [0.0]], [[0.0], [1.0]]] * 50
    found = likeliest(samples, [0, 1] * 50)
    assert 3 < found[0] < 20


def test_chances_add_up_and_follow_the_weights() -> None:
    assert shares([0.0, 0.0], [[1.0, 2.0], [3.0, 4.0]]) == [0.5, 0.5]
    ahead, behind, lost = shares([1.0], [[2.0], [1.0], [-99.0]])
    assert ahead / behind == pytest.approx(2.718281828)
    assert (ahead + behind, lost) == (1.0, 0.0)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])
