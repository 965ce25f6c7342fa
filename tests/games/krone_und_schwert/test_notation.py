"""Actions in words: one spelling each way, and natural ones besides."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.act import Unknown
from regalia.core.errors import BadNotation
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import words as W
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import given

LAND: dict[str, Any] = {
    "spaces": {"P1": ["A:2,0", "A:0,0"], "P2": ["A:4,2"]},
    "big_towns": {"P1": ["A:2,2+A:1,3"]},
    "hands": {"P1": ["leader_3", "build_town", "build_castle", "build_cathedral", "truce", "ambush", "incite"]},
}


def read(table: Scenario, seat: str, text: str) -> list[int]:
    """The actions a text stands for."""
    return GAME.read(table.view(seat), text)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("end", "end turn"),
        ("draw a card", "draw"),
        ("Draw", "draw"),
        ("declare revolt", "revolt"),
        ("play incite", "incite"),
        ("papal_visit", "papal visit"),
        ("build castle A:0,0", "castle A:0,0"),
        ("build a castle on a:0,0", "castle A:0,0"),
        ("build cathedral A:1,3", "cathedral A:2,2"),
        ("cathedral A:2,2+A:1,3", "cathedral A:2,2"),
        ("small town A:2,0", "town A:2,0"),
        ("build small town A:2,0", "town A:2,0"),
        ("town A:2,2+A:1,3", "big town A:2,2+A:1,3"),
        ("big town A:1,3+A:2,2", "big town A:2,2+A:1,3"),
        ("build big town A:1,3 and A:2,2", "big town A:2,2+A:1,3"),
        ("expand to A:1,1 with leader_3", "expand A:1,1 with leader_3"),
        ("expand leader_3: A:1,1", "expand A:1,1 with leader_3"),
        ("attack A:4,2 with build_town + leader_3", "attack A:4,2 with leader_3, build_town"),
        ("place A:−1,3", "place A:-1,3"),
        ("A:1,1", "place A:1,1"),
        ("a1,1", "place A:1,1"),
        ("place A-1,3", "place A:-1,3"),
        ("big town A2,2+A1,3", "big town A:2,2+A:1,3"),
        ("attack A4,2 with leader_3", "attack A:4,2 with leader_3"),
        ("tax yes", "tax"),
        ("no", "no tax"),
        ("done", "that is all"),
    ],
)
def test_natural_spellings(text: str, same: str) -> None:
    table = given(**LAND)
    assert read(table, "P1", text) == read(table, "P1", same)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("sword", "vote sword"),
        ("vote crown with nothing", "vote crown"),
        ("crown, no cards", "vote crown"),
    ],
)
def test_a_vote_without_cards_is_complete(text: str, same: str) -> None:
    table = given(king="P2", castles={"P2": ["C:0,0"]}, leader="P1")
    assert read(table, "P3", text) == [*read(table, "P3", same), W.THAT_IS_ALL]


def test_cards_are_sorted_by_themselves() -> None:
    table = given(king="P2", castles={"P2": ["C:0,0"]}, leader="P1")
    wanted = [W.SWORD, W.LAY + W.LEADER_3, W.LAY + W.AMBUSH, W.LAY + W.TRUCE, W.THAT_IS_ALL]
    assert read(table, "P3", "sword with truce, ambush, leader_3") == wanted
    assert read(table, "P1", "commit truce + leader_3") == [W.LAY + W.LEADER_3, W.LAY + W.TRUCE, W.THAT_IS_ALL]
    assert read(table, "P1", "commit nothing") == [W.THAT_IS_ALL]
    assert read(table, "P1", "add truce") == [W.LAY + W.TRUCE]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dance", "names no action"),
        ("expand A:1,1", "with which card"),
        ("castle", "must name one space"),
        ("cathedral", "Say where"),
        ("place", "Say where"),
        ("big town A:2,2", "an octagon and a square"),
        ("attack with leader_3", "must name one space"),
        ("commit", "names no card"),
        ("add", "names no card"),
        ("commit leader_3, wizard", "“wizard” is no space and no card"),
        ("sword with wizard", "“wizard” is no space and no card"),
        ("attack A:4,2 with leader_3, buildtown", "“buildtown” is no space"),
        ("expand A:1,1, Q:1,1 with leader_3", "“q 1 1” is no space"),
        ("cathedral A:2,2+B:0,0", "not those of one big town"),
        ("lay it down", "where the element lies"),
        ("lay B1 (3,0)", "even numbers"),
        ("lay B1 (80,0)", "no board"),
    ],
)
def test_words_that_name_nothing(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        read(given(**LAND), "P1", text)


@pytest.mark.parametrize("text", ["lay B1 (4,-8)", "put element b r1 at 4,-8", "B1(4,-8)", "r1 (4,-8)", "1 (4,-8)"])
def test_elements(text: str) -> None:
    table = given(board=["A0(0,0)"], laying="B", elements_left=["C", "D", "E"])
    assert GAME.spell(table.view("P2"), read(table, "P2", text)[0]) == "lay B1 (4,-8)"


def test_a_space_that_is_not_on_the_board_is_refused_not_misread() -> None:
    table = given(**LAND)
    table.refuses("P1: castle E:0,0", because="no-such-space")
    table.refuses("P1: attack A:9,9 with leader_3", because="no-such-space")
    table.refuses("P1: expand E:0,0 with leader_3", because="no-such-space")
    table.refuses("P1: occupy E:0,0", because="no-such-space")
    table.refuses("P1: cathedral E:0,0", because="no-such-space")
    table.refuses("P1: big town E:0,0+E:1,1", because="no-such-space")
    assert GAME.spell(table.view("P1"), W.PLACE + W.NO_SPACE) == "place ?"


def test_every_offer_can_be_played_as_it_is_written() -> None:
    """Part by part: an expansion, an attack, a vote."""
    table = given(**LAND)
    table.play("P1: expand two with build_town", "P1: place A:1,1", "P1: place A:3,1")
    assert table.ap == 1
    table.play("P1: attack A:4,2")
    assert "that is all" not in table.offers("P1")
    table.play("P1: add leader_3", "P1: that is all", "P2: pass", "P2: end turn")
    assert table.in_turn == "P3"


def test_a_number_without_a_meaning_is_unknown() -> None:
    assert GAME.act(given(**LAND).view("P1"), 17) == Unknown(17)


@pytest.mark.parametrize(
    ("word", "outcomes"),
    [
        ("P2", [1]),
        ("C", [2]),
        ("element D", [3]),
        ("s, c sword crown", [1, 0, 1, 0]),
        ("leader_3 → truce", [W.LEADER_3, W.TRUCE]),
        ("4", [4]),
        ("P1, A", [0, 0]),
    ],
)
def test_luck_by_name(word: str, outcomes: list[int]) -> None:
    assert [each.outcome for each in GAME.luck_named(word, ["P1", "P2", "P3"])] == outcomes


@pytest.mark.parametrize("word", ["", "wizard"])
def test_luck_without_a_meaning(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.luck_named(word, ["P1", "P2"])
