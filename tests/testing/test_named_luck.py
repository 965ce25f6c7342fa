"""Named luck says what it is for: where something else is drawn it is refused, and none may be missing or left over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from regalia.core.registry import game, games
from regalia.testing import Scenario, plugin, scenario

KRAGEN, SCHWERT, CROWN, ROYAUME = "um_krone_und_kragen", "krone_und_schwert", "for_a_crown", "royaume_des_5_couronnes"
KINGS = {"king": "P2", "castles": {"P2": ["C:0,0"]}, "spaces": {"P1": ["A:2,2"]}}
TRAP = {"knights": "R8>", "path": {8: "trap"}}
MONSTER = {"knights": "R8>", "path": {8: "monster"}}
DRAGON = {"knights": "G34>", "path": {35: "treasure"}}
DUEL = {"power": {"P1": 3}, "treasures": {"P2": "B1"}}
PILE = {"round": 2, "asks": "turn", "pile": ["E1", "RAB L1A"]}
DIE = {"round": 2, "asks": "turn", "pile": ["RAB L2-06"], "who": "RAB"}

# a game, a position, luck, what is played, and what is wrong with the luck
WRONG: list[tuple[str, dict[str, Any], Sequence[int | str], str, str]] = [
    (KRAGEN, {}, [7], "red: roll", "“7”, at place 1 of the luck, cannot be a die: it can be 1 to 6."),
    (KRAGEN, {}, ["red"], "red: roll", "“red”, at place 1 of the luck, cannot be a die"),
    (KRAGEN, {}, ["5-3"], "red: roll", "No luck is named for a die: it can be 1 to 6."),
    (SCHWERT, KINGS, ["s"], "P1: draw", "“s”, at place 1 of the luck, cannot be an event card: it can be leader_3, "),
    (SCHWERT, KINGS, ["P1"], "P1: draw", "“P1”, at place 1 of the luck, cannot be an event card"),
    (SCHWERT, KINGS, ["A"], "P1: draw", "“A”, at place 1 of the luck, cannot be an event card"),
    (
        SCHWERT,
        KINGS,
        ["unrest, truce"],
        "P1: draw",
        "“truce”, at place 2 .* a card of the people: it can be crown, sword",
    ),
    (SCHWERT, KINGS, ["unrest", "s"], "P1: draw", "No luck is named for a card of the people: it can be crown, sword."),
    (CROWN, PILE, ["F1"], "RAB: turn", "“F1”, .* cannot be a card of the common pile: it can be RAB L1A, E1."),
    (CROWN, PILE, ["PEN"], "RAB: turn", "“PEN”, .* cannot be a card of the common pile: it can be RAB L1A, E1."),
    (CROWN, PILE, ["E2"], "RAB: turn", "“E2”, .* cannot be a card of the common pile: it can be RAB L1A, E1."),
    (CROWN, PILE, [], "RAB: turn", "No luck is named for a card of the common pile: it can be RAB L1A, E1."),
    (CROWN, DIE, ["L2-06", "E1"], "RAB: turn", "“E1”, at place 2 of the luck, cannot be the die: it can be 1 to 6."),
    (CROWN, {}, ["E1"], "RAB: recruit deck 2 3c", "“E1”, .* cannot be a card of a deck: it can be L2-03, L2-04"),
    (CROWN, {}, ["RAB L2-03"], "RAB: recruit deck 2 3c", "“RAB L2-03”, .* cannot be a card of a deck"),
    (ROYAUME, TRAP, ["M5/6"], "P1: free red", "“M5/6”, .* cannot be the d12 in a trap: it can be 1 to 12."),
    (ROYAUME, TRAP, ["trap"], "P1: free red", "“trap”, .* cannot be the d12 in a trap"),
    (ROYAUME, MONSTER, ["T5"], "P1: fight red", "“T5”, .* cannot be the d12 of the monster"),
    (ROYAUME, MONSTER, ["M5", "D6"], "P1: fight red", "“D6”, .* cannot be the d12 against the monster"),
    (ROYAUME, DUEL, ["U5", "T6"], "P1: duel P2", "“T6”, .* cannot be the d12 of the one who was challenged"),
    (ROYAUME, DUEL, ["F5"], "P1: duel P2", "“F5”, .* cannot be the d12 of the one who challenged"),
    (ROYAUME, {}, ["U5/6"], "P1: roll", "“U5/6”, .* cannot be a d6 of a move: it can be 1 to 6."),
]


@pytest.mark.parametrize(("name", "position", "luck", "line", "why"), WRONG, ids=[f"{w[0]} {w[2]}" for w in WRONG])
def test_a_word_is_refused_where_something_else_is_drawn(
    name: str, position: dict[str, Any], luck: Sequence[int | str], line: str, why: str
) -> None:
    seats = {KRAGEN: "red blue", SCHWERT: "P1 P2 P3", CROWN: "RAB PEN CRO", ROYAUME: "P1 P2 P3 P4"}[name]
    table = scenario(name, seats, position=position, luck=luck)
    before = table.position
    with pytest.raises(AssertionError, match=why):
        table.play(line)
    assert table.position == before


def test_the_dragon_and_the_final_duel_have_their_own_dice() -> None:
    dragon = scenario(ROYAUME, "P1 P2", position=DRAGON, luck=["6-6", "trap", "D6", "U5"])
    dragon.play("P1: roll")
    with pytest.raises(AssertionError, match="“U5”, at place 5 of the luck, cannot be the d6 against the dragon"):
        dragon.play("P1: wizard green forward")
    dragon = scenario(ROYAUME, "P1 P2", position=DRAGON, luck=["6-6", "trap", "M6/5"])
    dragon.play("P1: roll")
    with pytest.raises(AssertionError, match="“M6/5”, at place 4 of the luck, cannot be the d12 of the dragon"):
        dragon.play("P1: wizard green forward")
    home = {"knights": "R#1 G#2 W#3 B2< Y3<"}
    last = scenario(ROYAUME, "P1 P2 P3 P4", position=home, luck=["6-4", "trap", "trap", "U9/4"])
    last.play("P1: roll", "P1: move yellow 4")
    with pytest.raises(AssertionError, match="“U9/4”, at place 5 of the luck, cannot be a d12 of the final duel"):
        last.play("P1: move blue 6")


@pytest.mark.parametrize(
    ("name", "setup", "why"),
    [
        (KRAGEN, ["6"], "the start player: it can be red, blue, green."),
        (SCHWERT, ["c"], "the start player: it can be red, blue, green."),
        (SCHWERT, ["red", "leader_3"], "the next element: it can be element A, element B"),
        (CROWN, ["L2-01"], "the next portrait: it can be red, blue, green."),
        (CROWN, ["red, blue, green", "E1"], "a card of a deck: it can be L2-01"),
        (ROYAUME, ["RBGYW"], "the game master: it can be red, blue, green."),
        (ROYAUME, ["red", "trap"], "a secret order: it can be order 1, order 2"),
    ],
)
def test_a_set_up_has_its_own_words(name: str, setup: list[str], why: str) -> None:
    with pytest.raises(AssertionError, match=f"the set-up: “.*”, at place . of the luck, cannot be {why}"):
        scenario(name, "red blue green", setup=setup)


def test_the_place_of_an_element_is_a_number() -> None:
    with pytest.raises(
        AssertionError, match="“C”, at place 4 of the luck, cannot be the place of an element: it can be 0"
    ):
        scenario(SCHWERT, "P1 P2", {"assembly": "random"}, setup=["P1", "A", "B", "C"])


def test_a_bare_number_may_be_meant_for_anything() -> None:
    table = scenario(ROYAUME, "P1 P2", position=TRAP, luck=[7])
    table.play("P1: free red")
    assert table.blocked == []


# --- none is left over


def test_luck_that_does_not_come_is_told_when_the_test_has_passed() -> None:
    watching = plugin.pytest_runtest_call()
    next(watching)
    scenario(KRAGEN, luck=["6-5-2", 4]).play("red: roll")
    with pytest.raises(AssertionError, match="This luck was named and did not come: “4”"):
        next(watching)
    assert Scenario.made is None


def test_all_may_be_allowed() -> None:
    watching = plugin.pytest_runtest_call()
    next(watching)
    scenario(KRAGEN, luck=["6-5-2", 4], exact_luck=False).play("red: roll")
    scenario(KRAGEN, exact_luck=False).play("red: roll")
    with pytest.raises(StopIteration):
        next(watching)


def test_luck_that_does_not_fit_is_told_once() -> None:
    table = scenario(KRAGEN, luck=[7, 7, 7])
    with pytest.raises(AssertionError, match="cannot be a die"):
        table.play("red: roll")
    table.ends()


# --- in words


def test_the_documentation_tells_what_chance_decides_in_each_game() -> None:
    page = (Path(__file__).parents[2] / "docs" / "testing.md").read_text(encoding="utf-8")
    for name in games():
        assert game(name).chances, f"{name} does not say what chance decides"
        for chance in game(name).chances.values():
            assert f"| {chance.what} |" in page, f"docs/testing.md does not tell how “{chance.what}” of {name} is named"
