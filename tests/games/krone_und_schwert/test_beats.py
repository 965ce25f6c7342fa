"""What people must see on the way: red cards, a defence, votes and their count, a coronation, the last round."""

from __future__ import annotations

from typing import Any

from regalia.games.krone_und_schwert.view import Attack
from regalia.testing import Scenario
from regalia.testing.beats import moments
from tests.games.krone_und_schwert.tables import P1_BIG, P1_CASTLES, given


def test_a_red_card_is_seen_before_its_effect() -> None:
    """Unrest: it lies on the discard, then two people are turned."""
    table = given(king="P2", castles={"P2": ["C:0,0"]}, spaces={"P1": ["A:2,2"]}, luck=["unrest", "s", "c"])
    table.play("P1: draw")
    [(_, view)] = moments(table.table)
    assert view.discard == {"unrest": 1} and view.visible_swords == 0
    assert table.visible_swords == 1 and table.discard == ["unrest"]


def test_without_a_king_each_red_card_is_seen_before_it_is_replaced() -> None:
    table = given(spaces={"P1": ["A:2,2"]}, hands={}, luck=["unrest", "town_scoring", "leader_3"])
    table.play("P1: draw")
    assert [sorted(view.discard) for _, view in moments(table.table)] == [["unrest"], ["town_scoring", "unrest"]]


def test_the_card_that_ends_the_game_is_seen_before_the_points_are_shown() -> None:
    position: dict[str, Any] = {"king": "P2", "castles": {"P2": ["C:0,0"]}, "spaces": {"P1": ["A:2,2"]}}
    table = given(deck=0, end_in=0, luck=["game_end"], **position)
    table.play("P1: draw")
    [(_, view)] = moments(table.table)
    assert table.is_over and view.vp == (None, None, None) and None not in table.view().vp


def test_a_defence_is_shown_before_the_attack_is_decided() -> None:
    """The ambush lies on the discard, the attacker's cards do not yet, and the space is still the defender's."""
    table = given(
        round=2,
        castles={"P2": ["C:0,0", "C:3,3"]},
        spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]},
        hands={"P1": ["leader_4", "leader_3"], "P2": ["ambush"]},
    )
    table.play("P1: attack A:4,2 with leader_4, leader_3", "P2: ambush")
    [(_, view)] = moments(table.table)
    assert view.discard == {"ambush": 1} and view.hand_sizes[1] == 0 and "A:4,2" in view.land[1]
    assert view.attack == Attack(0, 1, "A:4,2", ("leader_3", "leader_4"), 7, 2, "leader_4", 3)
    assert table.view().attack is None
    assert "A:4,2" in table.spaces["P1"]


def revolt(**more: Any) -> Scenario:
    """P1 leads, P3 is with him, and the king loses."""
    table = given(
        king="P2",
        castles={"P1": P1_CASTLES[:2], "P2": ["C:0,0"]},
        big_towns={"P1": [P1_BIG]},
        cathedrals={"P1": ["A:2,2"]},
        visible_swords=2,
        hands={"P1": ["leader_3", "build_castle"], "P2": ["leader_4"], "P3": ["build_town"]},
        luck=["s", "c", "s", "c", "c"],
        **more,
    )
    table.play("P1: revolt", "P1: commit leader_3, build_castle", "P2: commit leader_4", "P3: sword with build_town")
    return table


def test_votes_are_shown_then_counted_then_the_leader_is_king() -> None:
    """Cards have left the hands; the people are turned and the sum stands; the crown changes heads."""
    table = revolt()
    (_, votes), (_, count), (_, crown) = moments(table.table)
    assert votes.hand_sizes == (0, 0, 0) and votes.visible_swords == 2 and votes.discard == {}
    assert count.visible_swords == 4 and sum(count.discard.values()) == 4 and count.king == 1
    assert crown.king == 0 and crown.visible_swords == 0 and crown.announced == (None, None, None)
    assert votes.said == 0 and votes.laid == ()


def test_the_end_phase_is_announced_when_a_new_king_is_rich_enough() -> None:
    """KS-R38: the announcement, then the last card goes among the last twenty."""
    table = revolt(vp={"P1": 99})
    *_, (_, crown), (_, near) = moments(table.table)
    assert not crown.end_phase and near.end_phase and near.announced[0] == 103


def test_the_first_king_is_crowned_before_he_taxes() -> None:
    castle: dict[str, Any] = {
        "castles": {"P1": ["A:0,0"]},
        "spaces": {"P1": ["A:2,2"]},
        "hands": {"P1": ["build_town"]},
    }
    table = given(**castle, luck=["s"])
    table.play("P1: town A:2,2")
    (_, crowned), *_ = moments(table.table, seat=0)
    assert crowned.king == 0 and crowned.vp[0] == 0 and table.vp["P1"] == 1


def test_the_last_round_allowed_is_announced() -> None:
    """KS-R44."""
    table = given(
        seats="P1 P2",
        round=49,
        in_turn="P2",
        start="P1",
        options={"max_rounds": 50},
        spaces={"P1": ["A:2,2"], "P2": ["A:6,2"]},
    )
    table.play("P2: end turn")
    [(_, view)] = moments(table.table)
    assert view.round == 50 and view.in_turn == 0
