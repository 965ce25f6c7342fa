"""Positions: defaults, every moment there and back, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.errors import BadPosition
from regalia.core.snapshot import LUCK, differences
from regalia.games.krone_und_schwert import GAME
from regalia.testing import Scenario, scenario
from tests.games.krone_und_schwert.tables import SCHWERT, given


def same(table: Scenario) -> bool:
    """Does the position read back as the same table?"""
    again = GAME.load(table.position, table.table.names, table.table.terms)
    return not differences(table.table.state, again, LUCK)


def test_the_empty_position_is_the_start_of_a_game() -> None:
    table = scenario(SCHWERT, seats="P1 P2 P3")
    assert table.asks("P1", "marker")
    assert table.board == ["A0(0,0)", "B0(8,0)", "C0(0,6)"]
    assert set(table.hands["P3"]) == {"leader_3", "build_castle", "build_cathedral", "build_town"}
    assert (len(table.deck), table.discard, table.removed) == (53, [], [])
    assert table.round == 0
    assert same(table)


def test_half_given_and_sealed_answers_are_kept() -> None:
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["build_town", "leader_3", "leader_4"]})
    table.play("P1: expand two with build_town", "P1: place A:1,1")
    assert table.given == {"P1": ["expand two with build_town", "place A:1,1"]}
    assert same(table)
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["build_town", "leader_3", "leader_4"]})
    table.play("P1: attack A:4,2", "P1: add leader_3")
    assert table.given == {"P1": ["attack A:4,2", "add leader_3"]}
    assert same(table)
    table = given(king="P2", castles={"P2": ["C:0,0"]}, leader="P1", hands={"P3": ["truce"]})
    table.play("P3: sword with truce", "P2: commit nothing")
    assert table.given == {"P2": ["that is all"], "P3": ["vote sword", "add truce", "that is all"]}
    assert same(table)


def test_moments_of_all_kinds_read_back() -> None:
    attack = {"attacker": "P1", "target": "A:4,2", "cards": ["leader_3"]}
    tables = [
        given(board=["A0(0,0)"], laying="B", elements_left=["C", "D", "E"]),
        given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, attack=attack, ap=0),
        given(king="P2", in_turn="P2", asks="tax", castles=["C:0,0"], spaces={"P2": ["C:0,0"]}),
        given(in_turn="P3", asks="re-entry", spaces={"P1": ["A:2,2"]}),
        given(end_phase=True, deck=30, spaces={"P1": ["A:2,2"]}),
        given(asks="over", adjudicated=True, spaces={"P1": ["A:2,2"]}),
        given(board=[["A", 0, 0, 0], ["B", 0, 8, 0], ["D", 0, 0, 6]], spaces={"P1": ["D:0,0"]}),
    ]
    for table in tables:
        assert same(table)
    assert tables[5].is_over


def test_numbers_of_cards_are_filled_kind_after_kind() -> None:
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P2": 3}, discard=12, deck=5)
    assert table.hands["P2"] == ["leader_3", "leader_4", "incite"]
    assert set(table.discard) >= {"unrest", "town_scoring", "truce"}
    assert (len(table.deck), len(table.discard)) == (5, 12)
    assert len(table.removed) == 65 - 20


def test_buildings_may_be_named_without_their_owner() -> None:
    table = given(
        spaces={"P1": ["A:0,0", "A:2,2", "A:1,3"]}, castles=["A:0,0"], big_towns=["A:1,3+A:2,2"], cathedrals=["A:1,3"]
    )
    assert table.castles == {"P1": ["A:0,0"]}
    assert table.big_towns == {"P1": ["A:2,2+A:1,3"]}
    assert table.cathedrals == {"P1": ["A:2,2"]}


BIG = "A:2,2+A:1,3"
NO_CARDS: dict[str, Any] = {"attacker": "P1", "target": "A:4,2", "cards": []}


@pytest.mark.parametrize(
    ("position", "path", "sentence"),
    [
        ({"game": "chess"}, "$.game", "a position of chess"),
        ({"wizard": 1}, "", ""),
        ({"board": "p9"}, "$.board", "no preset"),
        ({"board": ["X9"]}, "$.board[0]", "letter, quarter turns, shift"),
        ({"board": [["Z", 0, 0, 0]]}, "$.board[0]", "no element"),
        ({"board": [["A", 7, 0, 0]]}, "$.board[0]", "quarter turns"),
        ({"spaces": {"P9": ["A:2,2"]}}, "$.spaces.P9", "Nobody here is called"),
        ({"spaces": {"P1": ["A:9,9"]}}, "$.spaces.P1", "no space"),
        ({"spaces": {"P1": ["E:0,0"]}}, "$.spaces.P1", "no space"),
        ({"spaces": {"P1": ["A:2,2"], "P2": ["A:2,2"]}}, "$.spaces.P2", "belongs to P1"),
        ({"castles": {"P1": ["A:2,2"]}}, "$.castles", "castles stand on mountains"),
        ({"castles": ["A:0,0"]}, "$.castles", "nobody owns"),
        ({"towns": {"P1": ["A:2,2", "A:4,2"]}}, "$.towns", "towns touch"),
        ({"big_towns": {"P1": ["A:2,2"]}}, "$.big_towns", "an octagon and a square"),
        ({"big_towns": {"P1": ["A:2,2+A:5,3"]}}, "$.big_towns", "beside it"),
        ({"cathedrals": {"P1": ["A:0,0"]}, "spaces": {"P1": ["A:0,0"]}}, "$.cathedrals", "in a big town"),
        ({"cathedrals": {"P1": ["A:2,2"]}, "towns": {"P1": ["A:2,2"]}}, "$.cathedrals", "in a big town"),
        ({"board": ["A0(0,0)", "B0(0,4)"]}, "$.board[1]", "does not interlock"),
        ({"board": ["A0(0,0)", "A0(0,6)"]}, "$.board[1]", "does not interlock"),
        ({"asks": "dance"}, "$.asks", "asks for one of"),
        ({"asks": "tax", "spaces": {"P1": ["A:2,2"]}}, "$.king", "Only the king"),
        ({"asks": "action", "ap": 0, "spaces": {"P1": ["A:2,2"]}}, "$.ap", "Without action points"),
        ({"asks": "action", "ap": 9, "spaces": {"P1": ["A:2,2"]}}, "$.ap", "action points"),
        ({"asks": "defence"}, "$.attack", "needs an attack"),
        ({"attack": {"attacker": "P1", "target": "A:2,2", "cards": []}}, "$.attack.target", "another seat"),
        ({"leader": "P1"}, "$.king", "needs a king"),
        ({"round": -1}, "$.round", "counted from 1"),
        ({"hands": {"P1": ["wizard"]}}, "$.hands.P1", "no card"),
        ({"hands": {"P1": ["unrest"]}}, "$.hands", "a red card is in a hand"),
        ({"hands": {"P1": ["truce"] * 3}}, "$.hands.P1", "not that many"),
        ({"hands": {"P1": 60}}, "$.hands.P1", "not that many"),
        ({"papal": ["P1", "P2", "P3"], "hands": {"P1": ["papal_visit"]}}, "$.hands.P1", "not that many"),
        ({"shown": {"P1": ["truce"]}}, "$.shown", "not in it"),
        ({"shown": {"P1": ["wizard"]}}, "$.shown.P1", "no card"),
        ({"visible_swords": 12}, "$.visible_swords", "make 11"),
        ({"people_discard": 12}, "$.people_discard", "make 11"),
        ({"people_pile": {"kings": 1}}, "$.people_pile", "crowns and swords"),
        ({"people_pile": "x"}, "$.people_pile", "c (crown) or s (sword)"),
        ({"visible_swords": 1, "people_pile": "s"}, "$.visible_swords", "make 11"),
        ({"vp": {"P1": -1}}, "$.vp.P1", "0 to 999"),
        ({"given": {"P1": ["dance"]}}, "$.given.P1", "names no action"),
        ({"given": {"P1": ["draw"]}}, "$.given.P1", "not allowed"),
        ({"given": {"P1": ["place A:2,2"]}}, "$.given", "taken effect"),
        ({"laying": "Z"}, "$.laying", "no element"),
        ({"last_shuffle": {"held": {"P1": ["truce"]}}}, "$.last_shuffle.held", "nobody had seen"),
        ({"hands": {"P1": -1}}, "$.hands.P1", "fewer cards than none"),
        ({"discard": -2}, "$.discard", "fewer cards than none"),
        ({"deck": -3}, "$.deck", "fewer cards than none"),
        ({"papal": ["P1", "P1"]}, "$.papal", "event cards"),
        ({"end_phase": True, "end_in": -4}, "$.end_in", "above the last ones"),
        ({"end_in": 400}, "$.end_in", "above the last ones"),
        ({"castles": {"P1": ["A:0,0", "A:0,0"]}}, "$.castles", "named twice"),
        ({"big_towns": {"P1": [BIG]}, "cathedrals": {"P1": ["A:2,2", "A:1,3"]}}, "$.cathedrals", "one cathedral"),
        ({"big_towns": {"P1": [BIG]}, "cathedrals": {"P2": ["A:2,2"]}}, "$.cathedrals.P2", "does not belong to P2"),
        ({"spaces": {"P2": ["A:4,2"]}, "attack": NO_CARDS}, "$.attack.cards", "without a card"),
        ({"asks": "re-entry", "spaces": {"P1": ["A:2,2", "A:4,2"]}}, "$.asks", "had no space"),
        ({"adjudicated": True, "spaces": {"P1": ["A:2,2"]}}, "$.adjudicated", "over"),
        ({"announced": {"P1": 5}, "vp": {"P1": 4}}, "$.announced.P1", "not lost again"),
    ],
)
def test_what_cannot_be(position: dict[str, Any], path: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as fault:
        given(**position)
    assert sentence in fault.value.sentence
    if path:
        assert fault.value.path == path


def test_where_the_first_castle_makes_a_king_no_castle_stands_without_one() -> None:
    castle: dict[str, Any] = {"castles": {"P1": ["A:0,0"]}}
    with pytest.raises(BadPosition, match=r"\$\.king: .*KS-R4"):
        given(options={"first_king": "first_castle"}, **castle)
    assert given(options={"first_king": "first_castle"}, king="P2", **castle).king == "P2"
    assert given(**castle).king is None, "a town is needed too"
