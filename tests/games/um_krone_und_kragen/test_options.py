"""Every table option, with all its values and both presets."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.errors import BadOption
from regalia.core.event import Event
from regalia.games.um_krone_und_kragen.terms import OPTIONS
from regalia.games.um_krone_und_kragen.words import CHARLATAN, DIE_DECLINED, FARMER
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"


def agreed(
    options: dict[str, object], luck: list[int | str] | None = None, seats: int = 2, **position: Any
) -> Scenario:
    """A table with these options and this position."""
    return scenario(KRAGEN, seats=seats, options=options, position=position, luck=luck or [])


# --- the list itself


def test_the_defaults_are_the_preset_bsw() -> None:
    assert OPTIONS.settle({"preset": "bsw"}) == OPTIONS.settle()
    assert OPTIONS.settle() == {
        "start_dice": "automatic",
        "adders_before_first_roll": True,
        "king_tie": "strict",
        "row0_supply": "shared_n",
        "max_charlatans": "unlimited",
        "dice_cap": "none",
        "alchemist_min_dice": 3,
        "max_rounds": 100,
    }


def test_the_preset_print_differs_in_three_options() -> None:
    assert OPTIONS.settle({"preset": "print"}) == OPTIONS.settle() | {
        "adders_before_first_roll": False,
        "king_tie": "match",
        "row0_supply": "unlimited",
    }
    assert set(OPTIONS.presets) == {"bsw", "print"}


@pytest.mark.parametrize(
    ("key", "values", "others"),
    [
        ("start_dice", ["automatic", "optional"], ["never", True]),
        ("adders_before_first_roll", [True, False, "true", "false"], ["yes", 1]),
        ("king_tie", ["strict", "match"], ["loose"]),
        ("row0_supply", ["shared_n", "unlimited"], ["n"]),
        ("max_charlatans", ["unlimited", 1, "1"], [2, 0, True]),
        ("dice_cap", ["none", 12, "12"], [11, 31]),
        ("alchemist_min_dice", [3, 2], [1, 4]),
        ("max_rounds", [20, 100, 500, "20"], [19, 501, "many"]),
    ],
)
def test_the_values_of_an_option(key: str, values: list[object], others: list[object]) -> None:
    for value in values:
        assert str(OPTIONS.settle({key: value})[key]).lower() == str(value).lower()
    for value in others:
        with pytest.raises(BadOption, match=f"The option “{key}” cannot be"):
            OPTIONS.settle({key: value})


def test_every_option_is_tested_here() -> None:
    tested = {name.removeprefix("test_option_").split("__")[0] for name in globals() if name.startswith("test_option_")}
    assert tested == set(OPTIONS.keys())


# --- start_dice


def test_option_start_dice__automatic() -> None:
    table = agreed({"start_dice": "automatic"}, owned={"red": ["farmer", "charlatan", "general"]})
    assert (table.hand, table.offers("red")) == (7, ["roll"])


@pytest.mark.parametrize(
    ("answers", "hand"),
    [
        (["take die", "take die", "take die"], 8),
        (["take die", "decline die", "take die"], 7),
        (["decline die", "decline die", "decline die"], 5),
    ],
)
def test_option_start_dice__optional(answers: list[str], hand: int) -> None:
    owned = {"blue": ["farmer", "charlatan", "charlatan", "general"]}
    table = agreed({"start_dice": "optional"}, owned=owned, seats=3, luck=[1] * hand, asks="claim", aside="1-2-4")
    table.play("red: pass")
    assert table.hand == 5, "the general’s dice are never declined"
    for answer in answers:
        assert table.asks("blue", "start die")
        assert table.offers("blue") == ["take die", "decline die"]
        table.play(f"blue: {answer}")
    assert table.asks("blue", "first roll")
    assert table.hand == hand
    table.play("blue: roll")
    assert len(table.active.split("-")) == hand


def test_option_start_dice__optional_asks_the_farmer_first() -> None:
    table = agreed({"start_dice": "optional"}, owned={"red": ["farmer", "charlatan"]}, asks="start die")
    assert table.view("red").using == "farmer"
    table.play("red: decline die")
    assert table.view("red").using == "charlatan"
    table.play("red: decline die")
    assert table.table.story == [Event(DIE_DECLINED, (0, FARMER, 0, 0)), Event(DIE_DECLINED, (0, CHARLATAN, 0, 0))]
    assert table.hand == 3


def test_option_start_dice__optional_does_not_ask_without_such_a_character() -> None:
    table = agreed({"start_dice": "optional"}, owned={"blue": ["general"]}, asks="claim", aside="1-2-4")
    table.play("red: pass")
    assert table.asks("blue", "first roll")
    assert table.hand == 5


# --- adders_before_first_roll


@pytest.mark.parametrize("allowed", [True, False])
def test_option_adders_before_first_roll(allowed: bool) -> None:
    owned = {"red": ["laborer", "queen", "king"]}
    table = agreed({"adders_before_first_roll": allowed}, owned=owned, luck=[] if allowed else ["2-3-4"])
    assert table.offers("red") == (["roll", "use laborer", "use queen"] if allowed else ["roll"])
    if not allowed:
        table.refuses("red: use laborer", because="UK-R2")
        table.play("red: roll", "red: use laborer", "red: use queen 6")
        assert table.active == "1-2-3-4-6"


# --- king_tie


@pytest.mark.parametrize(("king_tie", "holder"), [("strict", "red"), ("match", "blue")])
def test_option_king_tie(king_tie: str, holder: str) -> None:
    king: dict[str, Any] = {"final": True, "first_king": "blue", "holder": "red", "best": [7, 3], "in_turn": "blue"}
    table = agreed({"king_tie": king_tie}, active="3-3-3-3-3-3-3", **king)
    table.play("blue: set aside all")
    assert table.holder == holder


@pytest.mark.parametrize("king_tie", ["strict", "match"])
def test_option_king_tie__never_helps_a_challenger(king_tie: str) -> None:
    table = agreed({"king_tie": king_tie}, final=True, first_king="blue", best=[3, 3], active="3-3-3")
    table.play("red: set aside all")
    assert table.holder == "blue"


# --- row0_supply


def test_option_row0_supply__shared_n() -> None:
    table = agreed({"row0_supply": "shared_n"}, owned={"blue": ["jester", "charlatan"]}, asks="claim", aside="1-2-4")
    assert table.court["jester"] == 0
    table.refuses("red: take jester", because="no-copy-left")


def test_option_row0_supply__unlimited() -> None:
    owned = {"blue": ["jester", "charlatan", "charlatan", "charlatan"]}
    table = agreed({"row0_supply": "unlimited"}, owned=owned, asks="claim", aside="1-2-4")
    before = table.court["jester"]
    table.play("red: take jester")
    assert table.owned["red"] == ["jester"]
    assert table.court["jester"] == before


def test_option_row0_supply__unlimited_still_means_one_jester_at_a_time() -> None:
    table = agreed({"row0_supply": "unlimited"}, owned={"red": ["jester"]}, asks="claim", aside="1-2-4")
    assert table.offers("red") == ["take charlatan", "pass"]
    table.refuses("red: take jester", because="already-yours")


# --- max_charlatans


def test_option_max_charlatans__1() -> None:
    position: dict[str, Any] = {"asks": "claim", "aside": "1-2-4"}
    table = agreed({"max_charlatans": 1}, owned={"red": ["jester", "charlatan"]}, **position)
    assert table.offers("red") == ["pass"]
    table.refuses("red: take charlatan", because="one-charlatan-only")
    first = agreed({"max_charlatans": 1}, owned={"red": ["jester"]}, **position)
    first.play("red: take charlatan")
    jester = agreed({"max_charlatans": 1}, owned={"red": ["charlatan"]}, **position)
    jester.play("red: take jester")
    assert sorted(jester.owned["red"]) == ["charlatan", "jester"]


def test_option_max_charlatans__unlimited() -> None:
    owned = {"red": ["jester", *["charlatan"] * 3]}
    table = agreed({"max_charlatans": "unlimited"}, owned=owned, seats=4, asks="claim", aside="1-2-4")
    table.play("red: take charlatan")
    assert table.owned["red"] == ["charlatan"] * 4


# --- dice_cap

UNLIMITED: dict[str, object] = {"row0_supply": "unlimited"}  # charlatans without end
NINE = ["farmer", "general", "charlatan", "charlatan", "charlatan"]  # hand 3 + 1 + 2 + 3


def test_option_dice_cap__none() -> None:
    table = agreed(UNLIMITED | {"dice_cap": "none"}, owned={"red": [*["charlatan"] * 10, "laborer"]}, seats=5)
    assert table.hand == 13
    table.play("red: use laborer")
    assert table.hand == 14


def test_option_dice_cap__12_drops_start_dice() -> None:
    table = agreed(UNLIMITED | {"dice_cap": 12}, owned={"red": ["charlatan"] * 10})
    assert table.hand == 12


def test_option_dice_cap__12_stops_adders_before_the_first_roll() -> None:
    table = agreed({"dice_cap": 12}, owned={"red": [*NINE, "laborer", "guard", "hunter", "knight"]}, seats=3)
    table.play("red: use laborer", "red: use guard", "red: use hunter")
    assert table.hand == 12
    assert table.offers("red") == ["roll"]
    table.refuses("red: use knight", because="UK-R43")


def test_option_dice_cap__12_stops_adders_after_it() -> None:
    table = agreed(
        {"dice_cap": 12}, owned={"red": [*NINE, "charlatan", "charlatan", "laborer", "guard"]}, luck=[1] * 11, seats=5
    )
    table.play("red: roll", "red: use laborer")
    table.refuses("red: use guard", because="no-more-dice")
    table.play("red: set aside all")
    assert table.asks("red", "claim"), "no die can come any more"


def test_option_dice_cap__12_and_optional_start_dice() -> None:
    options = UNLIMITED | {"dice_cap": 12, "start_dice": "optional"}
    table = agreed(options, owned={"blue": ["charlatan"] * 10}, asks="claim", aside="1-2-4")
    table.play("red: pass")
    for asked in range(9):
        assert table.start_dice_asked == asked
        table.play("blue: take die")
    assert table.asks("blue", "first roll"), "there is no room for the tenth"
    assert table.hand == 12


# --- alchemist_min_dice


@pytest.mark.parametrize(("least", "results"), [(3, []), (2, ["2-6 -> 3-5", "2-6 -> 4-4"])])
def test_option_alchemist_min_dice__with_two_dice(least: int, results: list[str]) -> None:
    table = agreed({"alchemist_min_dice": least}, active="6-2", owned={"red": ["alchemist"]})
    assert sorted(table.offers("red", "use")) == [f"use alchemist {result}" for result in results]


@pytest.mark.parametrize("active", ["6-2-1", "1-2-5-6"])
def test_option_alchemist_min_dice__changes_nothing_with_three_or_more(active: str) -> None:
    position: dict[str, Any] = {"active": active, "owned": {"red": ["alchemist"]}}
    three, two = (agreed({"alchemist_min_dice": least}, **position).offers("red") for least in (3, 2))
    assert three == two


def test_option_alchemist_min_dice__one_die_is_never_enough() -> None:
    table = agreed({"alchemist_min_dice": 2}, active="6", owned={"red": ["alchemist"]})
    table.refuses("red: use alchemist 6 -> 5", because="too-few-dice")


# --- max_rounds


@pytest.mark.parametrize("rounds", [20, 100, 500])
def test_option_max_rounds(rounds: int) -> None:
    last: dict[str, Any] = {"in_turn": "blue", "asks": "claim", "aside": "1-2-4"}
    table = agreed({"max_rounds": rounds}, round=rounds - 1, **last)
    table.play("blue: pass")
    assert (table.round, table.is_over) == (rounds, False)
    table = agreed({"max_rounds": rounds}, round=rounds, **last)
    table.play("blue: pass")
    assert table.is_over
    assert table.result.adjudicated
