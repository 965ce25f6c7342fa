"""Rulings, each by its number."""

from __future__ import annotations

from typing import Any, cast

import pytest

from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.elements import where
from regalia.games.krone_und_schwert.interlock import misfit, placements
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import P1_BIG, given
from tests.games.krone_und_schwert.test_data_file import change

KING: dict[str, Any] = {"king": "P2", "castles": {"P1": ["A:0,0"], "P2": ["C:0,0"]}, "towns": {"P1": ["A:2,2"]}}


def revolt(table: Scenario, p1: str = "nothing", p2: str = "nothing", p3: str = "crown") -> Scenario:
    """P1 leads a revolt against P2."""
    table.play("P1: revolt", f"P1: commit {p1}", f"P2: commit {p2}", f"P3: {p3}")
    return table


def test_ks_r10_two_spaces_beside_two_different_territories() -> None:
    table = given(spaces={"P1": ["A:2,2", "C:2,2"]}, hands={"P1": ["build_town"]})
    table.play("P1: expand A:1,1 + C:1,1 with build_town")
    assert len(table.spaces["P1"]) == 4


def test_ks_r10_the_order_of_two_spaces_is_free() -> None:
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["build_town"]})
    table.play("P1: expand two with build_town", "P1: place A:4,2", "P1: place A:1,1")
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["build_town"]})
    table.refuses("P1: expand A:1,1, A:1,1 with build_town", because="not-free")
    table.refuses("P1: expand A:6,2, A:4,2 with build_town", because="not-adjacent")


def test_ks_r15_more_cards_than_needed_may_fight() -> None:
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["leader_3", "leader_4"], "P2": ["ambush"]})
    table.play("P1: attack A:4,2 with leader_3, leader_4", "P2: ambush")
    assert "A:4,2" in table.spaces["P1"]


def test_ks_r18_the_defender_is_always_asked() -> None:
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["leader_3"]})
    table.play("P1: attack A:4,2 with leader_3")
    assert table.offers("P2") == ["pass"]
    assert table.greyed("P2") == {"truce": "no-such-card", "ambush": "no-such-card"}
    table.refuses("P2: truce", because="no-such-card")
    table.refuses("P2: draw", because="not-now")


def test_ks_r22_the_protected_player_may_attack_and_revolt() -> None:
    table = given(papal=["P1"], spaces={"P2": ["A:4,2"]}, hands={"P1": ["leader_3"]}, **KING)
    table.play("P1: attack A:4,2 with leader_3", "P2: pass", "P1: revolt")


def test_ks_r23_a_subjects_papal_visit_protects_his_new_crown() -> None:
    table = given(
        papal=["P1"],
        castles={"P1": ["A:0,0"], "P2": ["C:0,0"]},
        towns={"P2": ["C:2,0"]},
        spaces={"P1": ["A:2,2"]},
        hands={"P1": ["build_town"]},
        luck=["c"],
    )
    table.play("P1: town A:2,2", "P1: end turn")
    assert table.king == "P1"
    table.refuses("P2: revolt", because="king-protected")


def test_ks_r24_no_second_papal_visit() -> None:
    table = given(papal=["P1"], spaces={"P1": ["A:2,2"]}, hands={"P1": ["papal_visit"]})
    table.refuses("P1: papal visit", because="KS-R24")
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["papal_visit"]})
    table.play("P1: papal visit")
    assert (table.papal, table.discard, table.ap) == (["P1"], [], 2)


def test_ks_r25_only_reds_are_left() -> None:
    table = given(spaces={"P1": ["A:2,2"]}, hands={}, deck=["unrest"], discard=["town_scoring"], luck=["unrest"])
    table.play("P1: draw")
    assert (table.hands["P1"], table.ap) == ([], 2)
    assert sorted(table.deck + table.discard) == ["town_scoring", "unrest"]


def test_ks_r31_every_truce_is_discarded() -> None:
    table = given(hands={"P1": ["truce"], "P2": ["truce", "leader_3"], "P3": []}, **KING)
    revolt(table, "truce", "truce, leader_3")
    assert table.discard == ["truce", "truce"]
    assert table.hands["P2"] == ["leader_3"]
    assert table.shown == {"P2": ["leader_3"]}


def test_ks_r34_no_abstention() -> None:
    table = given(**KING)
    table.play("P1: revolt")
    assert table.offers("P3") == ["vote crown", "vote sword"]
    table.refuses("P3: commit nothing", because="vote-first")
    table.refuses("P3: commit leader_3", because="vote-first")
    table.refuses("P1: crown", because="vote-is-fixed")
    table.refuses("P3: draw", because="not-now")
    table.play("P3: vote crown")
    table.refuses("P3: sword", because="voted")
    table.refuses("P3: add game_end", because="no-such-card")
    table.play("P3: add build_town")
    table.refuses("P3: add build_castle", because="in-order")


@pytest.mark.parametrize(("visible", "stay"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_ks_r35_half_of_the_swords_stay_rounded_up(visible: int, stay: int) -> None:
    table = given(hands={"P2": ["leader_4"] * 3}, visible_swords=visible, luck=["c", "c"], **KING)
    revolt(table, p2="leader_4, leader_4, leader_4")
    assert table.king == "P2"
    assert table.visible_swords == stay


def test_ks_r48_a_small_town_does_not_grow() -> None:
    table = given(towns={"P1": ["A:2,2"]}, spaces={"P1": ["A:1,3"]}, hands={"P1": ["build_town"]})
    table.refuses("P1: big town A:2,2+A:1,3", because="KS-R48")


def test_ks_r50_a_big_town_across_a_seam() -> None:
    """The octagon C:2,0 and the square A:3,5 belong to two elements and lie side by side."""
    table = given(spaces={"P1": ["C:2,0", "A:3,5"]}, hands={"P1": ["build_town"]})
    table.play("P1: big town C:2,0+A:3,5")
    assert table.big_towns == {"P1": ["C:2,0+A:3,5"]}


def test_ks_r51_fewer_markers_on_re_entry() -> None:
    table = given(asks="re-entry", spaces={"P2": ["A:2,2"]})
    table.refuses("P1: place A:2,2", because="not-free")
    table.refuses("P1: place E:0,0", because="no-such-space")
    table.refuses("P1: draw", because="not-now")
    table.play("P1: place A:1,1", "P1: no marker")
    assert table.asks("P1", "action")
    assert table.spaces["P1"] == ["A:1,1"]


def test_ks_r52_re_entry_on_the_last_space_ends_the_game() -> None:
    """One space is free, P1 has none: it returns there and the game is over, without a king bonus."""
    names = list(given(seats="P1 P2 P3", board="p3").view().map)
    table = given(
        asks="re-entry",
        data=change("supply/markers_per_player", 60),
        spaces={"P2": names[1:40], "P3": names[40:]},
    )
    table.play(f"P1: place {names[0]}")
    assert table.is_over
    assert {line.what.key: line.numbers for line in table.result.lines}["line-king"] == (0, 0, 0)


def test_ks_r55_a_revolt_in_the_first_round() -> None:
    given(round=1, **KING).play("P1: revolt")


def test_ks_r56_the_king_does_not_revolt_and_without_a_king_nobody_does() -> None:
    table = given(in_turn="P2", **KING)
    table.refuses("P2: revolt", because="KS-R56")
    given(spaces={"P1": ["A:2,2"]}).refuses("P1: revolt", because="no-king")


def test_ks_r61_incite_with_an_empty_pile() -> None:
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["incite"]}, people_pile={"crowns": 0, "swords": 0})
    table.refuses("P1: incite", because="KS-R61")


def test_ks_r66_the_deck_is_refilled_when_a_card_is_needed() -> None:
    given_hand = {"P1": ["leader_3"]}
    table = given(spaces={"P1": ["A:2,2"]}, hands=given_hand, deck=["truce"], discard=["ambush"], luck=["truce"])
    table.play("P1: draw", "P1: expand A:1,1 with leader_3")
    assert (table.deck, sorted(table.discard)) == ([], ["ambush", "leader_3"])


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("town A:1,3", "touches-a-town"),
        ("town A:0,0", "already-built"),
        ("town A:2,0", "touches-a-town"),
        ("castle A:4,2", "not-yours"),
        ("cathedral A:4,2", "not-yours"),
        ("cathedral A:0,0", "no-big-town-there"),
        ("big town A:1,3+A:3,3", "touches-a-town"),
        ("attack A:0,0 with leader_3", "your-own"),
        ("attack B:6,4 with leader_3", "nobodys"),
        ("attack C:2,0 with leader_3", "not-adjacent"),
        ("expand A:1,1 with truce", "no-such-card"),
        ("lay B0 (0,6)", "not-now"),
        ("place A:1,1", "not-now"),
        ("tax", "not-now"),
        ("that is all", "not-now"),
    ],
)
def test_refusals_of_a_turn(text: str, because: str) -> None:
    table = given(
        spaces={"P1": ["A:1,3", "A:2,0", "A:3,3"], "P2": ["A:4,2", "C:2,0"]},
        hands={"P1": ["leader_3", "build_town", "build_castle", "build_cathedral"]},
        **(KING | {"king": None}),
    )
    table.refuses(f"P1: {text}", because=because)


def test_supplies_that_are_empty() -> None:
    """Small and big towns and cathedrals: only that size is unavailable."""
    position: dict[str, Any] = {"spaces": {"P1": ["A:4,2", "A:5,1"]}, "hands": {"P1": ["build_town"]}}
    table = given(data=change("supply/small_town", 0), **position)
    table.refuses("P1: town A:4,2", because="no-town-left")
    table.play("P1: big town A:4,2+A:5,1")
    table = given(data=change("supply/big_town", 0), **position)
    table.refuses("P1: big town A:4,2+A:5,1", because="no-big-town-left")
    table.play("P1: town A:4,2")
    table = given(data=change("supply/cathedral", 0), big_towns={"P1": [P1_BIG]}, hands={"P1": ["build_cathedral"]})
    table.refuses("P1: cathedral A:2,2", because="no-cathedral-left")


def test_half_told_actions_must_be_finished() -> None:
    land: dict[str, Any] = {"spaces": {"P1": ["A:2,2"], "P2": ["A:4,2"]}, "hands": {"P1": ["leader_3"]}}
    table = given(given={"P1": ["attack A:4,2"]}, **land)
    table.refuses("P1: draw", because="finish-this")
    table.refuses("P1: that is all", because="too-weak")
    table.refuses("P1: add truce", because="no-such-card")
    table = given(given={"P1": ["occupy"]}, **land)
    table.refuses("P1: draw", because="finish-this")
    table.refuses("P1: place A:2,2", because="not-free")


def test_too_weak_with_the_cards_named() -> None:
    table = given(
        castles={"P2": ["C:0,0", "C:3,3"]},
        spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]},
        hands={"P1": ["leader_3", "build_town", "build_castle"]},
    )
    table.refuses("P1: attack A:4,2 with build_town", because="too-weak")
    table.refuses("P1: attack A:4,2 with build_castle", because="all the owner’s castles: 2")
    table.play("P1: attack A:4,2 with build_town, build_castle", "P2: pass")
    assert "A:4,2" in table.spaces["P1"]


def test_elements_that_do_not_interlock() -> None:
    table = given(seats="P1 P2", board=["A0(0,0)"], laying="B", elements_left=["C", "D", "E"])
    table.refuses("P2: lay B0 (40,40)", because="too-loose")
    table.refuses("P2: lay B0 (6,4)", because="setup")
    table.refuses("P2: lay C0 (0,6)", because="other-element")
    table.refuses("P2: draw", because="not-now")


def test_placements_are_refused_for_several_reasons() -> None:
    """Around two elements: overlaps, too few contacts, an empty square; what is offered is what fits."""
    table = given(seats="P1 P2 P3 P4", board=["A0(0,0)", "B1(12,0)"], laying="C", elements_left=["D", "E"])
    board = cast(SchwertState, table.table.state).board
    found = set()
    for turns in range(4):
        for dx in range(-20, 30, 2):
            for dy in range(-20, 30, 2):
                place = where(2, turns, dx, dy)
                found.add(misfit(board, place))
                assert (misfit(board, place) == 0) == (place in placements(board, 2))
    assert {0, W.OVERLAPS, W.TOO_LOOSE, W.LEAVES_A_GAP} <= found


def test_tax_is_asked_before_anything_else() -> None:
    table = given(asks="tax", king="P1", castles={"P1": ["A:0,0"]})
    table.refuses("P1: draw", because="not-now")
