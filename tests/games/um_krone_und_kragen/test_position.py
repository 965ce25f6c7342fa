"""Positions in words: what they mean, what is wrong with them, and that they read back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.fairness import Seed
from regalia.core.snapshot import LUCK, differences
from regalia.core.table import new_table
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.testing import scenario

KRAGEN = "um_krone_und_kragen"
SEATS = ["red", "blue"]
TERMS = GAME.terms(GAME.options.settle(), GAME.data())


# --- what they mean


def test_an_empty_position_is_the_first_turn_of_the_first_seat() -> None:
    table = scenario(KRAGEN, position={})
    assert table.position == {
        "game": KRAGEN,
        "round": 1,
        "start": "red",
        "in_turn": "red",
        "asks": "first roll",
        "hand": 3,
        "active": "",
        "aside": "",
        "set_since_roll": False,
        "used": [],
        "using": "",
        "chosen": "",
        "start_dice_asked": 0,
        "owned": {"red": [], "blue": []},
        "court": {name: 2 if row < 2 else 1 for name, row in ROWS.items()},
        "final": False,
        "first_king": None,
        "holder": None,
        "best": None,
        "thrown": {},
        "adjudicated": False,
    }


ROWS = {each.id: each.row for each in GAME.data().characters if each.id != "charlatan"}


@pytest.mark.parametrize("dice", ["1-3-3", "3,1,3", "3 3 1", [3, 1, 3]])
def test_dice_may_be_written_in_several_ways(dice: object) -> None:
    table = scenario(KRAGEN, position={"active": dice, "aside": dice})
    assert (table.active, table.aside) == ("1-3-3", "1-3-3")
    assert table.set_since_roll is True


def test_what_a_position_asks_follows_from_its_dice() -> None:
    assert scenario(KRAGEN, position={}).asks("red", "first roll")
    assert scenario(KRAGEN, position={"active": "3"}).asks("red", "dice")
    assert scenario(KRAGEN, position={"aside": "3-3-3"}).asks("red", "claim")
    assert scenario(KRAGEN, position={"aside": "3", "owned": {"red": ["guard"]}}).asks("red", "dice")


def test_the_court_is_what_is_left() -> None:
    owned = {"red": ["farmer", "charlatan", "knight"], "blue": ["farmer", "jester"]}
    table = scenario(KRAGEN, position={"owned": owned, "court": {"knight": 0}})
    assert (table.court["farmer"], table.court["jester"], table.court["knight"], table.court["maid"]) == (0, 0, 0, 2)


def test_a_hand_may_be_named() -> None:
    table = scenario(KRAGEN, position={"hand": 5}, luck=[1] * 5)
    table.play("red: roll")
    assert len(table.active.split("-")) == 5


def test_the_owner_of_the_king_is_the_first_king() -> None:
    table = scenario(KRAGEN, position={"owned": {"blue": ["king", "queen"]}})
    assert (table.first_king, table.holder, table.best) == ("blue", "blue", [7, 1])
    assert table.thrown == {"blue": {"combination": [7, 1], "time": 0}}


def test_a_final_throw_that_is_complete_counts_at_once() -> None:
    position = {"final": True, "first_king": "blue", "best": [7, 2], "aside": "3-3-3-3-3-3-3"}
    table = scenario(KRAGEN, position=position)
    assert table.holder == "red"
    assert table.asks("blue", "first roll")


def test_a_use_in_the_middle_of_its_choice() -> None:
    position = {"active": "1-2-2-6", "owned": {"red": ["lady"]}, "using": "lady", "chosen": "1-2"}
    table = scenario(KRAGEN, position=position)
    assert table.offers("red") == ["that is all", "and 2"]
    assert (table.using, table.chosen) == ("lady", "1-2")
    table.play("red: and 2", "red: that is all")
    assert (table.active, table.used, table.using, table.chosen) == ("2-3-3-6", ["lady"], "", "")


def test_a_question_about_the_second_start_die() -> None:
    position = {"owned": {"red": ["farmer", "charlatan"]}, "asks": "start die", "start_dice_asked": 1, "hand": 4}
    table = scenario(KRAGEN, options={"start_dice": "optional"}, position=position)
    assert table.view("red").using == "charlatan"
    table.play("red: take die")
    assert (table.hand, table.position["asks"]) == (5, "first roll")


def test_a_game_that_is_over() -> None:
    thrown = {"red": {"combination": [3, 4], "time": 1}, "blue": {"combination": [7, 1]}}
    table = scenario(KRAGEN, position={"asks": "over", "final": True, "first_king": "blue", "thrown": thrown})
    assert table.is_over
    assert table.places() == ["blue", "red"]
    assert table.position["asks"] == "over"


def test_an_unlimited_stack_is_always_full() -> None:
    position = {"owned": {"red": ["jester", "charlatan"]}}
    assert scenario(KRAGEN, options={"row0_supply": "unlimited"}, position=position).court["jester"] == 2


# --- what is wrong with them


def both(*characters: str) -> dict[str, Any]:
    """Both seats own these."""
    return {"owned": {"red": list(characters), "blue": list(characters)}}


def owner(*characters: str, **position: Any) -> dict[str, Any]:
    """Red owns these."""
    return {"owned": {"red": list(characters)}, **position}


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": 3}, "", "unknown field `colour`"),
    ({"round": "one"}, "$.round", "Expected `int`"),
    ({"active": 3}, "$.active", "Expected `str | array`"),
    ({"owned": ["red"]}, "$.owned", "Expected `object`"),
    ({"game": "chess"}, "$.game", "This is a position of chess."),
    ({"start": "pink"}, "$.start", "Nobody here is called “pink”: the seats are red, blue."),
    ({"in_turn": "pink"}, "$.in_turn", "Nobody here is called “pink”"),
    ({"first_king": "pink"}, "$.first_king", "Nobody here is called “pink”"),
    ({"first_king": "red", "holder": "pink"}, "$.holder", "Nobody here is called “pink”"),
    ({"owned": {"pink": []}}, "$.owned.pink", "Nobody here is called “pink”"),
    ({"owned": {"red": ["emperor"]}}, "$.owned.red", "There is no character “emperor”"),
    ({"owned": {"red": ["maid", "maid"]}}, "$.owned.red", "Nobody owns a character twice, but for charlatans."),
    ({"court": {"emperor": 1}}, "$.court", "There is no character “emperor”"),
    ({"court": {"maid": 8}}, "$.court.maid", "Between 0 and 7 copies can be left."),
    ({"court": {"maid": -1}}, "$.court.maid", "Between 0 and 7 copies can be left."),
    ({"court": {"maid": 3}}, "$.court.maid", "Of 2 maids 0 are owned, so 2 are left in the court."),
    ({"court": {"maid": 1}}, "$.court.maid", "Of 2 maids 0 are owned, so 2 are left in the court."),
    ({"court": {"charlatan": 1}}, "$.court.charlatan", "Charlatans lie in the court as jesters."),
    (both("hunter"), "$.owned", "With 2 players there is 1 hunter, but 2 are owned."),
    (both("jester", "charlatan"), "$.owned", "With 2 players there are 2 jesters (or charlatans), but 4 are owned."),
    ({"owned": {"red": ["charlatan"] * 3}}, "$.owned", "there are 2 jesters (or charlatans), but 3 are owned."),
    ({"owned": {"red": ["queen"]}}, "$.owned", "The queen belongs to whoever took the king from the court."),
    ({"owned": {"red": ["king"]}}, "$.owned", "The queen belongs to whoever took the king from the court."),
    ({"owned": {"red": ["king", "queen"]}, "first_king": "blue"}, "$.first_king", "is the one who owns the king."),
    ({"thrown": {"red": {"combination": [2, 2]}}}, "$.thrown", "before somebody has taken him."),
    ({"adjudicated": True}, "$.adjudicated", "Only a game that is over without a king"),
    ({"asks": "over", "first_king": "red", "adjudicated": True}, "$.adjudicated", "Only a game that is over without"),
    ({"active": "1", "set_since_roll": True}, "$.set_since_roll", "No die is aside, so none was set aside"),
    ({"aside": "1", "set_since_roll": False}, "$.set_since_roll", "All dice are aside, so one was set aside"),
    ({"active": "1", "chosen": "1"}, "$.chosen", "Dice are chosen for a character: say for which."),
    (owner("lady", using="lady", chosen="1"), "$.using", "only while dice are active."),
    ({"start_dice_asked": 1}, "$.start_dice_asked", "only where a position asks for that."),
    ({"asks": "start die", "owned": {"red": ["farmer"]}}, "$.asks", "At this table start dice are not asked about"),
    (owner("maid", used=["maid"]), "$.used", "The maid cannot have been used before the first roll."),
    (owner("farmer", active="1", used=["farmer"]), "$.used", "Nobody uses the farmer."),
    (owner("maid", active="1", used=["maid", "maid"]), "$.used", "Nobody is used twice in a turn."),
    ({"asks": "dance"}, "$.asks", "A position asks for one of start die, first roll, dice, claim, or is over."),
    ({"hand": 32}, "$.hand", "A hand has 0 to 31 dice."),
    ({"hand": -1}, "$.hand", "A hand has 0 to 31 dice."),
    ({"active": "x"}, "$.active", "“x” are no dice: write them like 1-3-3-6."),
    ({"active": "7"}, "$.active", "Dice show 1 to 6, and there are at most 31."),
    ({"aside": [0]}, "$.aside", "Dice show 1 to 6, and there are at most 31."),
    ({"aside": [1] * 32}, "$.aside", "Dice show 1 to 6, and there are at most 31."),
    ({"used": ["emperor"]}, "$.used", "There is no character “emperor”"),
    ({"used": ["maid"]}, "$.used", "The maid is used, but not owned by the seat in turn."),
    ({"active": "1", "owned": {"red": ["lady"]}, "using": "lady"}, "$.chosen", "at least one die chosen."),
    ({"active": "1", "using": "emperor", "chosen": "1"}, "$.using", "There is no character “emperor”"),
    ({"active": "1", "using": "lady", "chosen": "9"}, "$.chosen", "Dice show 1 to 6"),
    ({"final": True}, "$.first_king", "Without a first king nobody holds the king and there is no final."),
    ({"best": [7, 1]}, "$.first_king", "Without a first king"),
    ({"holder": "red"}, "$.first_king", "Without a first king"),
    ({"first_king": "red", "best": [7, 7]}, "$.best", "A combination is how many equal dice and their face"),
    ({"first_king": "red", "best": [0, 1]}, "$.best", "A combination is how many equal dice and their face"),
    ({"first_king": "red", "best": [7]}, "$.best", "Expected `array` of length 2"),
    ({"thrown": {"pink": {"combination": [2, 2]}}}, "$.thrown.pink", "Nobody here is called “pink”"),
    ({"thrown": {"red": {"combination": [2, 9]}}}, "$.thrown.red", "A combination is how many equal dice"),
]


@pytest.mark.parametrize(("position", "path", "sentence"), FAULTS, ids=[str(fault[0]) for fault in FAULTS])
def test_a_fault_is_named_with_its_path(position: dict[str, Any], path: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as fault:
        GAME.load(position, SEATS, TERMS)
    assert fault.value.path == path
    assert sentence in fault.value.sentence


OPTIONAL_FAULTS: list[tuple[dict[str, object], dict[str, Any], str]] = [
    ({"max_charlatans": 1}, {"owned": {"red": ["charlatan"] * 2}}, "$.owned"),
    ({"dice_cap": 12}, {"active": [1] * 7, "aside": [1] * 6}, "$.active"),
    ({"dice_cap": 12}, {"hand": 13}, "$.hand"),
    ({"start_dice": "optional"}, owner("farmer", asks="start die", start_dice_asked=1), "$.start_dice_asked"),
    ({"adders_before_first_roll": False}, owner("guard", used=["guard"]), "$.used"),
    ({"start_dice": "optional"}, owner("farmer", "guard", asks="start die", used=["guard"]), "$.used"),
]


@pytest.mark.parametrize(
    ("options", "position", "path"), OPTIONAL_FAULTS, ids=[str(fault) for fault in OPTIONAL_FAULTS]
)
def test_an_option_makes_a_position_impossible(options: dict[str, object], position: dict[str, Any], path: str) -> None:
    with pytest.raises(BadPosition) as fault:
        GAME.load(position, SEATS, GAME.terms(GAME.options.settle(options), GAME.data()))
    assert fault.value.path == path


@pytest.mark.parametrize(
    ("options", "position"),
    [
        ({"row0_supply": "unlimited"}, both("jester", "charlatan", "charlatan")),
        ({"row0_supply": "unlimited"}, {"court": {"jester": 1}}),
        ({}, owner("guard", used=["guard"])),
        ({"dice_cap": 12}, {"active": [1] * 6, "aside": [1] * 6}),
        ({"max_charlatans": 1}, both("charlatan")),
    ],
)
def test_what_is_just_possible_is_laid_out(options: dict[str, object], position: dict[str, Any]) -> None:
    GAME.load(position, SEATS, GAME.terms(GAME.options.settle(options), GAME.data()))


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "more dice than the engine holds": {"active": [1] * 20, "aside": [1] * 20},
    "dice chosen that are not active": {"active": "1-2", "owned": {"red": ["lady"]}, "using": "lady", "chosen": "4"},
    "a character in use that chooses no dice": {
        "active": "1-2",
        "owned": {"red": ["maid"]},
        "using": "maid",
        "chosen": "1",
    },
    "a character in use that is not owned": {"active": "1-2", "using": "lady", "chosen": "1"},
    "a throw before its time": {"thrown": {"red": {"combination": [2, 2], "time": -1}}},
    "a throw after the end": {"thrown": {"red": {"combination": [2, 2], "time": 8}}},
    "too many start dice asked about": {"asks": "start die", "owned": {"red": ["farmer"]}, "start_dice_asked": 300},
    "a number of rounds nobody can count": {"round": 2**70},
    "rolled dice before the first roll": {"asks": "first roll", "active": "1-2"},
    "a first roll without dice": {"asks": "first roll", "hand": 0},
    "a claim while dice are active": {"asks": "claim", "active": "1-2"},
    "a claim in the final round": {"asks": "claim", "aside": "1-2", "final": True, "first_king": "blue"},
    "two kings": {"owned": {"red": ["king"], "blue": ["king"]}},
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_an_impossible_position_is_not_laid_out(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.load(position, SEATS, TERMS)


# --- reading back


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**20),
    answers=st.integers(0, 250),
    start_dice=st.sampled_from(["automatic", "optional"]),
    row0=st.sampled_from(["shared_n", "unlimited"]),
)
def test_a_position_reached_by_play_reads_back(seats: int, seed: int, answers: int, start_dice: str, row0: str) -> None:
    options = {"max_rounds": 20, "start_dice": start_dice, "row0_supply": row0}
    table = new_table(GAME, seats, Seed(seed), options)
    dice = Dice(seed)
    for _ in range(answers):
        if table.is_over:
            break
        legal = table.state.legal()
        table.state.apply(legal[dice.below(len(legal))])
    position = table.game.dump(table.state, table.names)
    again = GAME.load(position, table.names, table.terms)
    assert not differences(table.state, again, LUCK)
    assert GAME.dump(again, table.names) == position


SCRAPS = st.none() | st.booleans() | st.integers(-(2**66), 2**66) | st.text(max_size=5) | st.sampled_from(NAMES)
DICE = st.lists(st.integers(0, 7), max_size=40) | st.sampled_from(["1-2-3", "6", "", "x", "1--1"])
SMALL = st.integers(-2, 40)
GROUP = st.lists(SMALL, max_size=3)
NAMED = st.sampled_from(["red", "blue", "pink"])
CARDS = st.lists(st.sampled_from([*NAMES, "emperor"]), max_size=5)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "round": SMALL | SCRAPS,
        "start": NAMED | SCRAPS,
        "in_turn": NAMED | SCRAPS,
        "asks": st.sampled_from(["start die", "first roll", "dice", "claim", "over"]) | SCRAPS,
        "hand": SMALL | SCRAPS,
        "active": DICE | SCRAPS,
        "aside": DICE | SCRAPS,
        "set_since_roll": st.booleans() | SCRAPS,
        "used": CARDS | SCRAPS,
        "using": st.sampled_from(NAMES) | SCRAPS,
        "chosen": DICE | SCRAPS,
        "start_dice_asked": SMALL | SCRAPS,
        "owned": st.dictionaries(NAMED, CARDS, max_size=3) | SCRAPS,
        "court": st.dictionaries(st.sampled_from([*NAMES, "emperor"]), SMALL, max_size=3) | SCRAPS,
        "final": st.booleans() | SCRAPS,
        "first_king": NAMED | SCRAPS,
        "holder": NAMED | SCRAPS,
        "best": GROUP | SCRAPS,
        "thrown": st.dictionaries(NAMED, st.fixed_dictionaries({"combination": GROUP, "time": SMALL | SCRAPS})),
        "adjudicated": st.booleans() | SCRAPS,
        "colour": SCRAPS,
    },
)


@settings(max_examples=300, deadline=None)
@given(position=FIELDS | st.dictionaries(st.text(max_size=6), SCRAPS, max_size=3))
def test_anything_is_laid_out_or_refused_with_a_sentence(position: dict[str, Any]) -> None:
    try:
        s = GAME.load(position, SEATS, TERMS)
    except BadPosition as fault:
        assert fault.sentence.endswith(".")
    else:
        GAME.load(GAME.dump(s, SEATS), SEATS, TERMS)
