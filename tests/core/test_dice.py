"""Choices at random: the same for the same seed, and those that published figures were made with."""

from __future__ import annotations

from regalia.core.dice import Dice


def test_the_choices_of_a_seed_stay_as_they_are() -> None:
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(6)] == [749, 500, 44, 406, 475, 800]
    assert dice.seed() == 8360643334114
    assert dice.one_of("abcdef") == "a"
    assert dice.some("abcdef", 3) == ["d", "f", "a"]


def test_each_seed_has_choices_of_its_own() -> None:
    rows = {tuple(Dice(seed).some(range(20), 20)) for seed in range(50)}
    assert len(rows) == 50
    assert all(sorted(row) == list(range(20)) for row in rows), "nothing is chosen twice, nothing is left out"


def test_everything_is_chosen_now_and_then() -> None:
    dice = Dice(1)
    assert {dice.one_of("abc") for _ in range(40)} == set("abc")
