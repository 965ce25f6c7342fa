"""Set-up, dice and order of play, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"


def red_with(*characters: str, luck: list[int | str] | None = None, **position: Any) -> Scenario:
    """Red's turn with these unused characters."""
    return scenario(KRAGEN, position={"owned": {"red": list(characters)}, **position}, luck=luck or [])


# --- set-up


def test_the_court_of_two_players() -> None:
    """25 cards: two farmers, one hunter, one knight, one general, two cards in the stack of row 0."""
    table = scenario(KRAGEN, seats=2, setup=["red"])
    assert sum(table.court.values()) == 25
    wanted = {"farmer": 2, "hunter": 1, "knight": 1, "general": 1, "jester": 2}
    assert {name: table.court[name] for name in wanted} == wanted


def test_the_court_of_four_players() -> None:
    """46 cards: three guards, three astronomers, two ladies, two bishops, four cards in the stack of row 0."""
    table = scenario(KRAGEN, seats=4, setup=["red"])
    assert sum(table.court.values()) == 46
    wanted = {"guard": 3, "astronomer": 3, "lady": 2, "bishop": 2, "jester": 4}
    assert {name: table.court[name] for name in wanted} == wanted


@pytest.mark.parametrize(("seats", "cards"), [(2, 25), (3, 37), (4, 46), (5, 60)])
def test_every_court_has_the_printed_number_of_cards(seats: int, cards: int) -> None:
    """The last line of the table of copies."""
    assert sum(scenario(KRAGEN, seats=seats, setup=["red"]).court.values()) == cards


def test_the_first_turn_begins_with_three_dice() -> None:
    """Nothing owned: three dice in hand, and the first roll is to come."""
    table = scenario(KRAGEN, setup=["blue"])
    assert table.asks("blue", "first roll")
    assert table.hand == 3
    assert table.owned == {"red": [], "blue": []}
    assert (table.active, table.aside) == ("", "")
    assert table.offers("blue") == ["roll"]


def test_farmer_charlatans_and_general_make_eight_dice() -> None:
    """3 + 1 + 1 + 1 + 2 = 8, and nothing is asked before the first roll."""
    table = scenario(
        KRAGEN,
        seats=3,
        position={"in_turn": "red", "owned": {"blue": ["farmer", "charlatan", "charlatan", "general"]}},
        luck=["1-2-3"],
    )
    table.play("red: roll", "red: set aside all", "red: pass")
    assert table.asks("blue", "first roll")
    assert table.hand == 8
    assert table.offers("blue") == ["roll"]


# --- rolling and setting aside


def test_the_long_example_of_the_printed_rules() -> None:
    """Laborer, guard and astronomer on the way to four 2s: the rolls take 3, 3, 3, 2 and 1 dice."""
    table = red_with("laborer", "guard", "astronomer", luck=["6-5-2", "5-3-3", "6-5-4", "3-2", 4])
    rolls = []

    def roll() -> None:
        before = table.luck_left
        table.play("red: roll")
        rolls.append(before - table.luck_left)

    roll()
    table.play("red: set aside 2", "red: use laborer")
    assert table.active == "1-5-6"
    roll()
    assert table.active == "3-3-5"
    table.play("red: use guard", "red: set aside 2")
    roll()
    assert table.active == "4-5-6"
    table.play("red: use astronomer 6 -> 2", "red: set aside 2")
    roll()
    assert table.active == "2-3"
    table.play("red: set aside 2")
    roll()
    table.play("red: set aside 4")
    assert rolls == [3, 3, 3, 2, 1]
    assert table.aside == "2-2-2-2-4"
    assert table.asks("red", "claim")
    assert "take hunter" in table.offers("red")


def test_no_second_roll_without_setting_a_die_aside() -> None:
    """4-4-2 just rolled: rolling again is illegal."""
    table = red_with(active="4-4-2", set_since_roll=False)
    table.refuses("red: roll", because="set-one-aside-first")
    assert "roll" not in table.offers("red")


def test_nothing_cannot_be_set_aside() -> None:
    """At least one die must be chosen."""
    table = red_with(active="4-4-2")
    table.refuses("red: set aside nothing", because="choose-a-die")
    table.refuses("red: set aside", because="choose-a-die")


def test_eleven_ways_to_set_dice_aside() -> None:
    """1-3-3-6 has eleven parts that are not empty."""
    found: set[tuple[str, str]] = set()
    ways: list[tuple[str, ...]] = [()]
    while ways:
        way = ways.pop()
        table = red_with(active="1-3-3-6")
        table.play(*(f"red: {part}" for part in way))
        if way:
            found.add((table.aside, table.active))
        ways += [(*way, offer) for offer in table.offers("red", "set aside")]
    assert len(found) == 11
    assert {aside for aside, _ in found} == {
        *("1", "3", "6", "1-3", "1-6", "3-3", "3-6"),
        *("1-3-3", "1-3-6", "3-3-6", "1-3-3-6"),
    }


def test_the_jester_is_no_roll_and_settles_no_duty() -> None:
    """The 2 of 4-4-2 shows a 5: the duty is still open, the jester is spent, rolling still illegal."""
    table = red_with("jester", active="4-4-2", set_since_roll=False, luck=[5])
    table.play("red: use jester 2")
    assert table.active == "4-4-5"
    assert table.set_since_roll is False
    assert table.used == ["jester"]
    table.refuses("red: use jester 4", because="used-this-turn")
    table.refuses("red: roll", because="set-one-aside-first")


@pytest.mark.parametrize("duty_done", [True, False])
def test_the_merchant_rerolls_dice_together(duty_done: bool) -> None:
    """1 and 2 of 1-2-6 show 3-3; the duty stays as it was."""
    table = red_with("merchant", active="1-2-6", aside="5", set_since_roll=duty_done, luck=["3-3"])
    table.play("red: use merchant 1-2")
    assert table.active == "3-3-6"
    assert table.set_since_roll is duty_done
    assert table.luck_left == 0


def test_an_added_die_fulfils_the_duty() -> None:
    """6-5 and the guard's 2: the 2 is set aside, and two dice are rolled."""
    table = red_with("guard", active="6-5", set_since_roll=False, luck=["1-4"])
    table.play("red: use guard")
    assert table.active == "2-5-6"
    assert table.set_since_roll is False
    table.play("red: set aside 2")
    assert table.aside == "2"
    assert table.set_since_roll is True
    table.play("red: roll")
    assert table.active == "1-4"


def test_a_die_added_after_the_last_one_was_set_aside() -> None:
    """2-2-4 aside and the guard unused: his die may be set aside or rolled, but one cannot finish."""
    table = red_with("guard", aside="2-2-4", set_since_roll=True, luck=[6])
    assert set(table.offers("red")) == {"finish", "use guard"}
    table.play("red: use guard")
    assert table.active == "2"
    assert set(table.offers("red")) == {"set aside 2", "roll"}
    table.refuses("red: finish", because="dice-still-active")
    table.play("red: roll")
    assert table.active == "6"


def test_finishing_is_automatic_when_nothing_can_be_done() -> None:
    """No die is active and only the maid is unused: she has nothing to act on, so the claim comes at once."""
    table = red_with("maid", aside="2-2", active="4")
    table.play("red: set aside 4")
    assert table.asks("red", "claim")
    table.refuses("red: use maid 4 -> 5", because="turn-is-claiming")


def test_a_position_in_which_all_is_aside_asks_for_the_claim() -> None:
    """The same laid out as a position."""
    assert red_with("maid", aside="2-2-4").asks("red", "claim")


def test_a_character_works_once_a_turn() -> None:
    """The laborer has been used: a second use is illegal."""
    table = red_with("laborer", active="4-4-2")
    table.play("red: use laborer")
    table.refuses("red: use laborer", because="used-this-turn")
    assert table.active == "1-2-4-4"


# --- before the first roll


def test_a_die_added_before_the_first_roll() -> None:
    """Hand 4 and the laborer: five dice are rolled, and he is spent."""
    table = red_with("farmer", "laborer", luck=["2-3-4-5-6"])
    assert table.hand == 4
    table.play("red: use laborer")
    assert table.hand == 5
    assert table.asks("red", "first roll")
    table.play("red: roll")
    assert table.active == "2-3-4-5-6"
    table.refuses("red: use laborer", because="used-this-turn")


def test_no_die_is_added_before_the_first_roll_by_option() -> None:
    """With adders_before_first_roll=false the same use is illegal."""
    options = {"adders_before_first_roll": False}
    table = scenario(KRAGEN, options=options, position={"owned": {"red": ["farmer", "laborer"]}})
    assert table.offers("red") == ["roll"]
    table.refuses("red: use laborer", because="not-before-first-roll")
    assert (table.hand, table.used) == (4, [])


@pytest.mark.parametrize("character", ["maid", "jester", "merchant", "magician"])
def test_nothing_to_act_on_before_the_first_roll(character: str) -> None:
    """Maid, jester, merchant and magician wait for the first roll."""
    table = red_with("maid", "jester", "merchant", "magician")
    assert table.offers("red") == ["roll"]
    table.refuses(f"red: use {character}", because="nothing-rolled-yet")


# --- the order of play


def rounds(seats: int, turns: int) -> list[str]:
    """Who has the turns, round by round, when the first seat begins."""
    table = scenario(KRAGEN, seats=seats, luck=["1-2-4"] * turns)
    order: list[str] = []
    for _ in range(turns):
        seat = table.in_turn
        if table.round > len(order):
            order.append("")
        order[-1] += str(table.table.names.index(seat))
        table.play(f"{seat}: roll", f"{seat}: set aside all", f"{seat}: pass")
    return order


def test_the_last_of_four_begins_the_next_round() -> None:
    """Five rounds of four players."""
    assert rounds(seats=4, turns=20) == ["0123", "3012", "2301", "1230", "0123"]


def test_the_last_of_two_begins_the_next_round() -> None:
    """Three rounds of two players."""
    assert rounds(seats=2, turns=6) == ["01", "10", "01"]
