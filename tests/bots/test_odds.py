"""The odds behind the plans of Um Krone und Kragen, against values worked out by hand."""

from __future__ import annotations

import pytest

from regalia.bots.heuristics.um_krone_und_kragen.odds import SURELY, covers, hits, sums


@pytest.mark.parametrize(("dice", "chance"), [(1, 1 / 6), (2, 2 / 27), (3, 163 / 3888), (4, 35387 / 1259712)])
def test_all_dice_equal_to_a_given_face(dice: int, chance: float) -> None:
    assert hits(1, dice, dice) == pytest.approx(SURELY * chance, abs=1)


def test_one_hit_is_missed_only_if_every_roll_misses() -> None:
    assert hits(1, 2, 1) == pytest.approx(SURELY * (1 - (5 / 6) ** 3), abs=1)
    assert hits(3, 1, 1) == SURELY // 2


def test_more_dice_never_hurt_and_more_wishes_never_help() -> None:
    for dice in range(1, 16):
        for wanted in range(1, 16):
            assert hits(1, dice, wanted) <= hits(1, dice + 1, wanted)
            assert hits(2, dice, wanted) >= hits(2, dice, wanted + 1)
            assert sums(dice, wanted) >= sums(dice, wanted + 1)
    for missing in range(1, 7):
        assert covers(missing, 8) <= covers(missing, 9)


def test_the_edges() -> None:
    assert hits(1, 0, 0) == hits(6, 3, 3) == covers(0, 0) == sums(3, 3) == SURELY
    assert hits(1, 2, 3) == covers(2, 1) == sums(2, 13) == 0
    assert sums(1, 6) == pytest.approx(SURELY / 6, abs=1)
