"""The rulings UK-R1 to UK-R22 on dice and characters, where no case says it all."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
ADDERS = ("laborer", "guard", "hunter", "pawnbroker", "knight", "bishop", "queen")
STARTERS = ("charlatan", "farmer", "general")
ON_ROLLED_DICE = tuple(name for name in NAMES if name not in (*ADDERS, *STARTERS, "king"))


def red_with(*characters: str, luck: list[int | str] | None = None, **position: Any) -> Scenario:
    """Red's turn with these unused characters."""
    return scenario(KRAGEN, position={"owned": {"red": list(characters)}, **position}, luck=luck or [])


def test_uk_r1_start_dice_come_by_themselves() -> None:
    for character, dice in (("farmer", 4), ("charlatan", 4), ("general", 5)):
        table = red_with(character)
        assert table.hand == dice
        assert table.offers("red") == ["roll"]
        table.refuses(f"red: use {character}", because="UK-R1")


@pytest.mark.parametrize("character", ADDERS)
def test_uk_r2_characters_that_add_a_die_may_be_used_before_the_first_roll(character: str) -> None:
    table = red_with(character, *(["king"] if character == "queen" else []))
    assert table.offers("red") == ["roll", f"use {character}"]
    table.play(f"red: use {character}")
    assert table.hand == 4
    assert table.used == [character]


@pytest.mark.parametrize("character", ON_ROLLED_DICE)
def test_uk_r2_all_others_wait_for_the_first_roll(character: str) -> None:
    table = red_with(character)
    table.refuses(f"red: use {character}", because="UK-R2")
    assert table.offers("red") == ["roll"]


def test_uk_r3_a_die_added_before_the_first_roll_is_rolled() -> None:
    table = red_with("knight", luck=["1-1-1-1"])
    table.play("red: use knight", "red: roll")
    assert table.active == "1-1-1-1"


def test_uk_r4_nothing_is_set_aside_before_the_first_roll() -> None:
    table = red_with("laborer")
    for line in ("red: set aside 1", "red: set aside nothing", "red: set aside all", "red: finish"):
        table.refuses(line, because="UK-R4")
    table.play("red: use laborer")
    table.refuses("red: set aside 1", because="roll-first")


def test_uk_r5_an_added_die_that_stays_active_is_rolled_with_the_others() -> None:
    table = red_with("bishop", active="1-2", aside="5", luck=["3-3-4"])
    table.play("red: use bishop", "red: roll")
    assert table.active == "3-3-4"
    assert table.luck_left == 0


def test_uk_r6_a_changed_die_fulfils_the_duty() -> None:
    table = red_with("maid", active="2-3", luck=[6])
    table.play("red: use maid 2 -> 5")
    table.refuses("red: roll", because="UK-R6")
    table.play("red: set aside 5", "red: roll")
    assert table.active == "6"


@pytest.mark.parametrize(("duty_done", "may_roll"), [(True, True), (False, False)])
@pytest.mark.parametrize(("line", "luck"), [("use jester 1", [4]), ("use merchant 1-2", ["4-5"])])
def test_uk_r7_a_reroll_leaves_the_duty_as_it_was(
    line: str, luck: list[int | str], duty_done: bool, may_roll: bool
) -> None:
    table = red_with("jester", "merchant", active="1-2-3", aside="6", set_since_roll=duty_done, luck=luck)
    table.play(f"red: {line}")
    assert table.set_since_roll is duty_done
    assert ("roll" in table.offers("red")) is may_roll


def test_uk_r8_uses_and_set_asides_follow_each_other_in_any_order() -> None:
    table = red_with("maid", "guard", "magician", "astronomer", active="1-1-4-6")
    table.play("red: set aside 6", "red: use maid 1 -> 4", "red: set aside 4", "red: set aside 4", "red: use guard")
    table.play("red: set aside 2", "red: use magician 1 -> 5", "red: use astronomer 5 -> 6", "red: set aside 6")
    assert table.aside == "2-4-4-6-6"
    assert table.asks("red", "claim")


def test_uk_r9_the_astronomer_copies_a_die_set_aside_a_moment_ago() -> None:
    table = red_with("astronomer", active="2-5")
    table.refuses("red: use astronomer 5 -> 2", because="UK-R9")
    table.play("red: set aside 2", "red: use astronomer 5 -> 2")
    assert (table.active, table.aside) == ("2", "2")


def test_uk_r10_a_die_added_at_the_end_may_be_changed_and_rolled() -> None:
    table = red_with("laborer", "maid", aside="3-3", active="3", luck=[2])
    table.play("red: set aside 3", "red: use laborer", "red: use maid 1 -> 3")
    assert table.active == "3"
    table.play("red: roll")
    assert table.active == "2"


def test_uk_r10_or_one_finishes_without_it() -> None:
    table = red_with("laborer", aside="3-3", active="3")
    table.play("red: set aside 3")
    table.refuses("red: roll", because="no-active-dice")
    table.play("red: finish")
    assert table.aside == "3-3-3"
    assert table.asks("red", "claim")


def test_uk_r11_everything_is_fresh_in_the_next_turn_even_at_once() -> None:
    position = {"in_turn": "blue", "owned": {"blue": ["laborer", "jester"]}, "active": "2-3"}
    table = scenario(KRAGEN, position=position, luck=[4])
    table.play("blue: use laborer", "blue: use jester 2", "blue: set aside all", "blue: pass")
    assert (table.round, table.in_turn, table.used) == (2, "blue", [])
    table.play("blue: use laborer")
    table.refuses("blue: use laborer", because="UK-R11")


@pytest.mark.parametrize(
    ("character", "use"),
    [
        ("magician", "2 -> 2"),
        ("maid", "2 -> 2"),
        ("philosopher", "2-5 -> 5-2"),
        ("astronomer", "5 -> 5"),
        ("alchemist", "2-3-5 -> 5-2-3"),
    ],
)
def test_uk_r12_a_use_must_change_something(character: str, use: str) -> None:
    table = red_with(character, active="2-3-5", aside="5")
    table.refuses(f"red: use {character} {use}", because="no-effect")
    assert table.used == []


@pytest.mark.parametrize("character", ["jester", "merchant", "lady", "nobleman"])
def test_uk_r12_an_empty_choice_is_no_use(character: str) -> None:
    table = red_with(character, active="2-3-5", aside="5")
    table.refuses(f"red: use {character}", because="choose-a-die")
    assert table.used == []


def test_uk_r12_a_reroll_may_show_the_same_faces() -> None:
    table = red_with("jester", active="2-3", luck=[2])
    table.play("red: use jester 2")
    assert table.active == "2-3"
    assert table.used == ["jester"]


def test_uk_r13_the_philosopher_moves_pips_once_between_two_dice() -> None:
    table = red_with("philosopher", active="6-3-1")
    table.refuses("red: use philosopher 6-3-1 -> 4-4-2", because="not-like-that")
    table.refuses("red: use philosopher 3 -> 4", because="not-like-that")
    red_with("philosopher", active="4").refuses("red: use philosopher 4 -> 3", because="too-few-dice")


def test_uk_r14_one_of_the_three_dice_may_keep_its_face_but_no_fourth_may_change() -> None:
    table = red_with("alchemist", active="1-2-5-6")
    table.refuses("red: use alchemist 1-2-5-6 -> 3-3-4-4", because="not-like-that")
    table.play("red: use alchemist 2-6 -> 4-4")
    assert table.active == "1-4-4-5"


def test_uk_r15_a_die_that_would_pass_six_cannot_be_chosen() -> None:
    red_with("lady", active="5-6").refuses("red: use lady 5-6", because="UK-R15")
    red_with("nobleman", active="4-5").refuses("red: use nobleman 4-5", because="UK-R15")


def test_uk_r16_the_merchant_chooses_first_and_rolls_together() -> None:
    table = red_with("merchant", active="1-2-6", luck=["4-5"])
    table.play("red: use merchant 1 ...", "red: and 2")
    assert table.luck_left == 2, "nothing is rolled before all dice are chosen"
    table.play("red: that is all")
    assert table.active == "4-5-6"
    table.refuses("red: use merchant 6", because="used-this-turn")


def test_uk_r17_a_character_helps_only_from_the_next_turn_on() -> None:
    table = scenario(KRAGEN, position={"in_turn": "blue", "aside": "4-4-5"})
    table.play("blue: take farmer")
    assert (table.in_turn, table.round, table.hand) == ("blue", 2, 4)


def test_uk_r18_the_face_of_the_queen_is_chosen_when_she_is_used() -> None:
    table = red_with("queen", "king", active="1-2")
    table.refuses("red: use queen", because="not-like-that")
    table.refuses("red: use queen 7", because="not-like-that")
    table.play("red: use queen 6")
    assert table.active == "1-2-6"


def test_uk_r18_before_the_first_roll_her_face_is_void() -> None:
    table = red_with("queen", "king", luck=["1-2-3-4"])
    assert table.offers("red", "use queen") == ["use queen"]
    table.play("red: use queen 6", "red: roll")
    assert table.active == "1-2-3-4"


@pytest.mark.parametrize(
    ("aside", "character", "won"),
    [
        ("2-2-2-6", "guard", True),  # contained, not exact
        ("1-3-5-2", "maid", False),  # parity looks at every die
        ("2-4-6-1", "philosopher", False),
        ("1-2-3-4-5-5", "magician", True),
        ("5-5-4-1", "laborer", True),  # sums look at every die
    ],
)
def test_uk_r19_a_condition_is_contained_in_the_dice(aside: str, character: str, won: bool) -> None:
    table = red_with(asks="claim", aside=aside)
    assert (f"take {character}" in table.offers("red")) is won
    if not won:
        table.refuses(f"red: take {character}", because="UK-R19")


@pytest.mark.parametrize(
    ("aside", "character", "won"),
    [
        ("3-3-3", "astronomer", False),  # the third 3 makes no second pair
        ("3-3-3-3", "astronomer", True),
        ("4-4-4-1-2", "lady", False),
        ("4-4-4-4-4", "lady", True),
        ("2-2-2-2-2", "bishop", False),
        ("2-2-2-2-5-5", "bishop", True),
        ("6-6-6-6-6-1", "nobleman", False),
        ("6-6-6-6-6-6", "nobleman", True),
    ],
)
def test_uk_r20_no_die_is_in_two_groups_but_a_face_may_form_several(aside: str, character: str, won: bool) -> None:
    assert (f"take {character}" in red_with(asks="claim", aside=aside).offers("red")) is won


@pytest.mark.parametrize("aside", ["1-2-4", "6-6-6-6-6-6-6", "5-5-5"])
def test_uk_r21_one_may_always_take_nothing(aside: str) -> None:
    table = red_with(asks="claim", aside=aside)
    table.play("red: pass")
    assert table.owned["red"] == []
    assert table.asks("blue", "first roll")


def test_uk_r22_nobody_has_a_character_twice() -> None:
    table = red_with("guard", asks="claim", aside="5-5-5")
    assert table.court["guard"] == 1
    table.refuses("red: take guard", because="UK-R22")
