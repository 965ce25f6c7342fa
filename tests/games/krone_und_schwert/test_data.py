"""Answers and events as data: what they cost, what comes of them, and what is not told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.act import Act
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import answers as A
from regalia.games.krone_und_schwert.seven_actions import cost
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import P1_BIG, P1_CASTLES, P2_CASTLES, given

ATTACK: dict[str, Any] = {
    "round": 2,
    "castles": {"P2": P2_CASTLES[:2]},
    "spaces": {"P1": ["A:2,2"], "P2": ["A:4,2"]},
    "hands": {"P1": ["leader_4", "leader_3", "truce"], "P2": ["ambush"]},
}
REVOLT: dict[str, Any] = {
    "king": "P2",
    "castles": {"P1": P1_CASTLES[:1], "P2": P2_CASTLES[:1]},
    "towns": {"P1": ["A:2,2"]},
    "visible_swords": 2,
}


def act(table: Scenario, seat: str, text: str) -> Act:
    """The last part of an answer as the seat is offered it now."""
    return GAME.acts_in(table.view(seat), text)[-1]


def told(table: Scenario, *tags: str, seat: int = -1) -> list[dict[str, Any]]:
    """What a seat has been told, of these kinds, as it goes out."""
    view = GAME.view(table.table.state, seat)  # type: ignore[arg-type]
    found = [GAME.told(view, event.seen_by(seat)) for event in table.table.story]
    data: list[dict[str, Any]] = [msgspec.json.decode(msgspec.json.encode(each)) for each in found if each]
    return [each for each in data if each["is"] in tags]


# --- answers


def test_the_price_of_an_answer_is_what_the_rules_take() -> None:
    hand = ["incite", "papal_visit", "build_castle", "build_town", "build_cathedral", "leader_3"]
    spaces = {"P1": ["A:3,3", "B:2,0", "B:1,1", "A:4,2"], "P2": ["A:6,2"]}
    table = given(**REVOLT | {"spaces": spaces, "big_towns": {"P1": [P1_BIG]}, "towns": {}}, hands={"P1": hand})
    state, view = table.table.state, table.view("P1")
    acts = {number: GAME.act(view, number) for number in state.legal(0)}
    priced = {kind for kind in GAME.acts if "ap" in kind.__struct_fields__}
    assert priced - {type(each) for each in acts.values()} == set()
    for number, each in acts.items():
        assert getattr(each, "ap", 1) == cost(state, number), each  # type: ignore[arg-type]


def test_growing_names_its_spaces_as_the_rules_offer_them() -> None:
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["leader_3"]})
    for text in ("expand with leader_3", "occupy"):
        named = act(table, "P1", text).spaces  # type: ignore[attr-defined]
        begun = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["leader_3"]})
        begun.play(f"P1: {text}")
        offered = [choice.act.space for choice in begun.table.prompt(0).choices]  # type: ignore[attr-defined]
        assert sorted(named) == sorted(offered)


def test_an_attack_names_its_walls_and_the_cards_that_fight() -> None:
    table = given(**ATTACK)
    assert act(table, "P1", "attack A:4,2") == A.Attack("A:4,2", 2, ("leader_3", "leader_4"), 1)
    table.play("P1: attack A:4,2", "P1: add leader_3")
    assert act(table, "P1", "add leader_4") == A.Add("leader_4", 4, True)
    assert act(table, "P1", "add truce") == A.Add("truce", 0, False)
    assert act(table, "P1", "that is all") == A.ThatIsAll(3, 2)
    assert (table.view("P1").target, table.view("P2").target) == ("A:4,2", "")


@pytest.mark.parametrize(("castles", "holds"), [(2, False), (3, True)])
def test_an_ambush_says_what_it_strikes_and_whether_the_space_is_held(castles: int, holds: bool) -> None:
    table = given(**ATTACK | {"castles": {"P2": P2_CASTLES[:castles]}})
    table.play("P1: attack A:4,2 with leader_4, leader_3")
    assert act(table, "P2", "ambush") == A.Ambush("leader_4", 3, holds)
    assert act(table, "P2", "pass") == A.Pass("A:4,2")


def test_votes_tax_and_lapsing_points() -> None:
    table = given(**REVOLT, ap=2)
    assert (act(table, "P1", "revolt"), act(table, "P1", "end turn")) == (A.Revolt(1, 1), A.EndTurn(2))
    table.play("P1: revolt")
    assert act(table, "P3", "add truce") == A.Add("truce", 0, True)
    assert (act(table, "P3", "vote crown"), act(table, "P3", "vote sword")) == (A.Crown(2), A.Sword(2))
    assert act(given(asks="tax", **REVOLT), "P2", "tax") == A.Tax(1, 1)


# --- events


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = given(spaces={"P1": ["A:2,2"]}, hands={}, luck=["truce"])
    table.play("P1: draw")
    assert told(table, "drew", seat=0) == [{"is": "drew", "who": 0, "card": "truce"}]
    assert told(table, "drew", seat=1) == told(table, "drew") == [{"is": "drew", "who": 0}]


def test_an_attack_is_told_with_what_decides_it() -> None:
    table = given(**ATTACK)
    table.play("P1: attack A:4,2 with leader_4, leader_3", "P2: ambush")
    cards = ["leader_3", "leader_4"]
    assert told(table, "attacked", "answered", "struck", "conquered") == [
        {"is": "attacked", "who": 0, "space": "A:4,2", "cards": cards, "other": 1, "strength": 7, "terrain": "meadow"},
        {"is": "answered", "who": 1, "answer": "ambush", "strength": 3, "castles": 2},
        {"is": "struck", "who": 0, "card": "leader_4"},
        {"is": "conquered", "who": 0, "space": "A:4,2", "other": 1, "terrain": "meadow"},
    ]


def revealed(who: int, vote: str, cards: list[str], struck: list[str]) -> dict[str, Any]:
    """A letter as it is told."""
    return {"is": "revealed", "who": who, "vote": vote, "cards": cards, "struck": struck, "many": len(cards)}


def test_a_revolt_is_told_with_struck_cards_and_sums() -> None:
    hands = {"P1": ["leader_3", "ambush"], "P2": ["leader_4", "incite"], "P3": ["leader_3", "ambush"]}
    table = given(**REVOLT, hands=hands, luck=["s", "c"])
    table.play("P1: revolt", "P1: commit leader_3, ambush", "P2: commit leader_4, incite", "P3: crown with ambush")
    assert told(table, "revolt-declared") == [{"is": "revolt-declared", "who": 0, "king": 1, "swords": 2}]
    assert told(table, "revealed") == [
        revealed(0, "sword", ["leader_3", "ambush"], ["leader_3"]),
        revealed(1, "crown", ["leader_4", "incite"], ["leader_4"]),
        revealed(2, "crown", ["ambush"], []),
    ]
    sums = {"swords": 3, "force": 0, "crowns": 2, "guard": 1, "worth": 2, "rebels": 3, "loyal": 5}
    assert told(table, "counted") == [{"is": "counted", **sums}]
    assert told(table, "king-holds") == [{"is": "king-holds", "who": 1, "rebels": 3, "loyal": 5}]


def test_nothing_is_struck_where_a_truce_ends_the_revolt() -> None:
    table = given(**REVOLT, hands={"P1": ["leader_3", "ambush"], "P2": ["leader_4", "ambush"], "P3": ["truce"]})
    table.play("P1: revolt", "P1: commit leader_3, ambush", "P2: commit leader_4, ambush", "P3: crown with truce")
    assert [letter["struck"] for letter in told(table, "revealed")] == [[], [], []]
    assert told(table, "revolt-void") == [{"is": "revolt-void"}]


def test_each_struck_card_is_one_of_its_side() -> None:
    """Two rebels laid the same card: one ambush strikes one of them."""
    table = given(**REVOLT, hands={"P1": ["leader_3"], "P2": ["ambush"], "P3": ["leader_3"]}, luck=["c"] * 5)
    table.play("P1: revolt", "P1: commit leader_3", "P2: commit ambush", "P3: sword with leader_3")
    assert [letter["struck"] for letter in told(table, "revealed")] == [["leader_3"], [], []]


def test_only_a_big_town_has_a_square() -> None:
    table = given(spaces={"P1": ["A:2,2", "A:1,3", "A:6,0"]}, hands={"P1": ["build_town", "build_town"]}, ap=3)
    table.play("P1: big town A:2,2+A:1,3")
    assert told(table, "built") == [
        {"is": "built", "who": 0, "building": "big-town", "space": "A:2,2", "square": "A:1,3"}
    ]
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["build_town"]})
    table.play("P1: town A:2,2")
    assert told(table, "built") == [{"is": "built", "who": 0, "building": "town", "space": "A:2,2"}]
