"""The data file: the shipped one, what is wrong with others, and tables with edited data."""

from __future__ import annotations

from copy import deepcopy
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.errors import BadData
from regalia.core.fairness import Seed
from regalia.core.playout import playout
from regalia.core.table import new_table
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.court import copies_left, whole_court
from regalia.games.um_krone_und_kragen.data import ABILITIES, NAMES, court_of, read, shipped
from regalia.testing import scenario

KRAGEN = "um_krone_und_kragen"
SHIPPED: dict[str, Any] = msgspec.json.decode((files(GAME.package) / "data.json").read_bytes())


def edited(**changes: dict[str, Any]) -> dict[str, Any]:
    """The shipped data with some characters changed: knight={"condition": …}."""
    data = deepcopy(SHIPPED)
    for name, change in changes.items():
        data["characters"][NAMES.index(name)] |= change
    return data


def where(name: str, field: str) -> str:
    """The path of a field of a character."""
    return f"$.characters[{NAMES.index(name)}].{field}"


# --- the shipped file


def test_the_shipped_data_are_read() -> None:
    data = shipped()
    assert [each.id for each in data.characters] == NAMES
    assert read(SHIPPED) == data
    assert GAME.data() == data


@pytest.mark.parametrize(
    ("row", "names", "copies"),
    [
        (0, "jester charlatan", (2, 3, 4, 5)),
        (1, "farmer maid philosopher laborer guard", (2, 2, 3, 4)),
        (2, "hunter merchant astronomer", (1, 2, 3, 3)),
        (3, "lady pawnbroker knight magician", (1, 2, 2, 3)),
        (4, "alchemist bishop nobleman general", (1, 2, 2, 3)),
        (5, "queen king", (1, 1, 1, 1)),
    ],
)
def test_rows_and_copies(row: int, names: str, copies: tuple[int, int, int, int]) -> None:
    found = {each.id: each for each in shipped().characters}
    assert [name for name in NAMES if found[name].row == row] == names.split()
    court = court_of(shipped())
    for name in names.split():
        assert found[name].copies == copies
        if name != "charlatan":
            assert tuple(copies_left(whole_court(court, n), NAMES.index(name)) for n in range(2, 6)) == copies


def test_the_charlatan_has_no_cards_of_his_own() -> None:
    assert copies_left(whole_court(court_of(shipped()), 5), NAMES.index("charlatan")) == 0


def test_every_ability_has_its_kind() -> None:
    assert list(ABILITIES) == NAMES
    assert {each.id: each.ability.kind for each in shipped().characters} == {
        name: kind for name, (kind, _) in ABILITIES.items()
    }


# --- what is wrong with others

FAULTS: list[tuple[object, str, str]] = [
    (None, "", "Expected `object`"),
    ([], "", "Expected `object`"),
    ({}, "", "missing required field `characters`"),
    (SHIPPED | {"colour": 1}, "", "unknown field `colour`"),
    (SHIPPED | {"characters": 3}, "$.characters", "Expected `array`"),
    (SHIPPED | {"provenance": {"copies": "rumour"}}, "$.provenance[...]", "Invalid enum value 'rumour'"),
    (edited(maid={"copies": [1, 2, 3]}), where("maid", "copies"), "Expected `array` of length 4"),
    (edited(maid={"copies": [1, 2, 3, 8]}), where("maid", "copies[3]"), "Expected `int` <= 7"),
    (edited(maid={"copies": [-1, 2, 3, 4]}), where("maid", "copies[0]"), "Expected `int` >= 0"),
    (edited(maid={"row": 6}), where("maid", "row"), "Expected `int` <= 5"),
    (edited(maid={"row": "I"}), where("maid", "row"), "Expected `int`"),
    (edited(maid={"colour": 1}), f"$.characters[{NAMES.index('maid')}]", "unknown field `colour`"),
    (edited(maid={"condition": {"number": 1}}), where("maid", "condition"), "missing required field `kind`"),
    (edited(maid={"id": "cook"}), where("maid", "id"), "Here the maid is expected, not “cook”."),
    (SHIPPED | {"characters": []}, "$.characters", "The court has 20 characters, not 0."),
    (SHIPPED | {"characters": SHIPPED["characters"][:19]}, "$.characters", "The court has 20 characters, not 19."),
    (
        SHIPPED | {"characters": [*SHIPPED["characters"], SHIPPED["characters"][0]]},
        "$.characters",
        "The court has 20 characters, not 21.",
    ),
    (edited(maid={"condition": {"kind": "red"}}), where("maid", "condition.kind"), "There is no condition “red”;"),
    (
        edited(guard={"condition": {"kind": "equal"}}),
        where("guard", "condition.number"),
        "“equal” needs a number from 1 to 31.",
    ),
    (
        edited(guard={"condition": {"kind": "sum", "number": 187}}),
        where("guard", "condition.number"),
        "“sum” needs a number from 1 to 186.",
    ),
    (
        edited(guard={"condition": {"kind": "with_king"}}),
        where("guard", "condition.kind"),
        "The condition “with_king” does not fit the guard.",
    ),
    (
        edited(guard={"condition": {"kind": "free"}}),
        where("guard", "condition.kind"),
        "The condition “free” does not fit the guard.",
    ),
    (
        edited(jester={"condition": {"kind": "all_odd"}}),
        where("jester", "condition.kind"),
        "The condition “all_odd” does not fit the jester.",
    ),
    (
        edited(queen={"condition": {"kind": "equal", "number": 7}}),
        where("queen", "condition.kind"),
        "The condition “equal” does not fit the queen.",
    ),
    (
        edited(maid={"ability": {"kind": "any_face"}}),
        where("maid", "ability.kind"),
        "The ability of the maid is “raise_one”: only its number can be edited.",
    ),
    (
        edited(maid={"ability": {"kind": "raise_one", "number": 6}}),
        where("maid", "ability.number"),
        "“raise_one” needs a number from 1 to 5.",
    ),
    (
        edited(farmer={"ability": {"kind": "start_dice", "number": 0}}),
        where("farmer", "ability.number"),
        "“start_dice” needs a number from 1 to 6.",
    ),
    (edited(king={"copies": [1, 1, 1, 2]}), where("queen", "copies"), "There is exactly one king and one queen."),
    (edited(queen={"copies": [0, 1, 1, 1]}), where("queen", "copies"), "There is exactly one king and one queen."),
    (
        edited(charlatan={"copies": [2, 3, 4, 6]}),
        where("charlatan", "copies"),
        "Jester and charlatan are two faces of one card.",
    ),
]


@pytest.mark.parametrize(("data", "path", "sentence"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_fault_is_named_with_its_path(data: object, path: str, sentence: str) -> None:
    with pytest.raises(BadData) as fault:
        read(data)
    assert sentence in fault.value.sentence
    assert fault.value.path == path


@pytest.mark.parametrize(
    "data",
    [
        edited(jester={"ability": {"kind": "reroll_one", "number": 2**70}}),
        edited(philosopher={"condition": {"kind": "all_even", "number": -(2**70)}}),
        edited(
            jester={"row": 1, "condition": {"kind": "equal", "number": 2}},
            charlatan={"row": 1, "condition": {"kind": "equal", "number": 2}},
        ),
    ],
    ids=["a number nobody uses", "a condition's number nobody uses", "row 0 moved up"],
)
def test_what_the_rules_cannot_play_with_is_refused(data: dict[str, Any]) -> None:
    """Either it is refused, or a table with it works and every refusal has its reason."""
    try:
        table = scenario(KRAGEN, position={"asks": "claim", "aside": "1-2-4", "owned": {"red": ["jester"]}}, data=data)
    except BadData:
        return
    assert "no-such-action" not in [refusal.key for refusal in map(table.answer, ["red: take charlatan"]) if refusal]


# --- tables with edited data


def test_a_knight_for_four_equal_dice() -> None:
    data = edited(knight={"condition": {"kind": "equal", "number": 4}})
    table = scenario(KRAGEN, position={"asks": "claim", "aside": "3-3-3-3"}, data=data)
    assert "take knight" in table.offers("red")
    table.play("red: take knight")
    usual = scenario(KRAGEN, position={"asks": "claim", "aside": "3-3-3-3"})
    usual.refuses("red: take knight", because="condition-not-met")


def test_the_reason_names_the_edited_condition() -> None:
    data = edited(knight={"condition": {"kind": "sum", "number": 29}})
    table = scenario(KRAGEN, position={"asks": "claim", "aside": "3-3-3-3"}, data=data)
    refusal = table.refuses("red: take knight", because="condition-not-met")
    assert "29" in table.table.say(refusal.why)


def test_a_farmer_who_gives_two_dice() -> None:
    data = edited(farmer={"ability": {"kind": "start_dice", "number": 2}})
    assert scenario(KRAGEN, position={"owned": {"red": ["farmer"]}}, data=data).hand == 5
    position = {"owned": {"red": ["farmer", "charlatan"]}, "asks": "start die"}
    table = scenario(KRAGEN, options={"start_dice": "optional"}, position=position, data=data)
    asked = []
    while table.asks("red", "start die"):
        asked.append(table.view("red").using)
        table.play("red: take die")
    assert (asked, table.hand) == (["farmer", "farmer", "charlatan"], 6)


def test_edited_numbers_of_other_abilities() -> None:
    data = edited(
        maid={"ability": {"kind": "raise_one", "number": 1}},
        laborer={"ability": {"kind": "add_die", "number": 6}},
        lady={"ability": {"kind": "raise_any", "number": 3}},
        general={"ability": {"kind": "start_dice", "number": 1}},
    )
    owned = {"red": ["maid", "laborer", "lady", "general"]}
    assert scenario(KRAGEN, position={"owned": owned}, data=data).hand == 4
    table = scenario(KRAGEN, position={"owned": owned, "active": "2-3"}, data=data)
    assert table.offers("red", "use maid") == ["use maid 2 -> 3", "use maid 3 -> 4"]
    table.play("red: use laborer", "red: use lady 2-3 -> 5-6")
    assert table.active == "5-6-6"


def test_edited_copies() -> None:
    data = edited(general={"copies": [0, 2, 2, 3]}, maid={"copies": [7, 2, 3, 4]})
    table = scenario(KRAGEN, setup=["red"], data=data)
    assert (table.court["general"], table.court["maid"]) == (0, 7)


# --- anything

PATHS = [(name, field) for name in range(20) for field in ("id", "row", "copies", "condition", "ability")]
SCRAPS = st.none() | st.integers(-3, 40) | st.integers() | st.text(max_size=6) | st.lists(st.integers(0, 8), max_size=5)
KINDS = st.sampled_from(["free", "equal", "sum", "pairs", "full_house", "all_odd", "with_king", "none", "add_die", "x"])
PARTS = st.fixed_dictionaries({"kind": KINDS | SCRAPS}, optional={"number": st.integers(-1, 200) | SCRAPS})


@settings(max_examples=200, deadline=None)
@given(changes=st.lists(st.tuples(st.sampled_from(PATHS), SCRAPS | PARTS), min_size=1, max_size=3))
def test_changed_data_are_refused_with_a_sentence_or_playable(changes: list[tuple[tuple[int, str], Any]]) -> None:
    data = deepcopy(SHIPPED)
    for (number, field), value in changes:
        data["characters"][number][field] = value
    try:
        table = new_table(GAME, 2, Seed(1), {"max_rounds": 20}, data)
    except BadData as fault:
        assert fault.sentence.endswith(".")
    else:
        playout(table.state, 1)
        assert table.is_over
