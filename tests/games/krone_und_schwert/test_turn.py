"""Turn, tax, cards, re-entry and the end."""

from __future__ import annotations

from typing import Any

from tests.games.krone_und_schwert.tables import P1_CASTLES, given


def test_the_tax_of_a_king_with_three_castles() -> None:
    """Yes: +3 and a crown to the people discard; no: nothing; yes with an empty pile: +3 and no card."""
    position: dict[str, Any] = {"asks": "tax", "king": "P1", "castles": {"P1": P1_CASTLES}}
    table = given(luck=["c"], **position)
    table.play("P1: tax")
    assert (table.vp["P1"], table.people_discard, table.visible_swords) == (3, 1, 0)
    table = given(**position)
    table.play("P1: no tax")
    assert (table.vp["P1"], table.people_discard) == (0, 0)
    table = given(people_pile={"crowns": 0, "swords": 0}, **position)
    table.play("P1: tax")
    assert (table.vp["P1"], table.people_discard, table.visible_swords) == (3, 11, 11)


def test_town_scoring_pays_all_but_the_king() -> None:
    """P2 +2, the king and P3 nothing; no replacement, AP 2, hand unchanged."""
    table = given(
        king="P1",
        castles={"P1": ["A:0,0"]},
        towns={"P1": ["A:2,2", "A:6,2"], "P2": ["C:6,2"]},
        big_towns={"P2": ["C:0,2+C:1,1"]},
        cathedrals={"P2": ["C:0,2"]},
        spaces={"P3": ["B:2,0"]},
        hands={"P1": ["truce"]},
        luck=["town_scoring"],
    )
    table.play("P1: draw")
    assert table.vp == {"P1": 0, "P2": 2, "P3": 0}
    assert (table.discard, table.ap, table.hands["P1"]) == (["town_scoring"], 2, ["truce"])


def test_unrest_turns_two_people() -> None:
    """With a king: one sword, one crown, AP 2."""
    table = given(king="P2", castles={"P2": ["C:0,0"]}, spaces={"P1": ["A:2,2"]}, luck=["unrest", "s", "c"])
    table.play("P1: draw")
    assert (table.visible_swords, table.people_discard, table.ap) == (1, 1, 2)
    assert table.luck_left == 0


def test_without_a_king_red_cards_are_replaced() -> None:
    """Both reds discarded without effect, leader_3 to hand, AP 2."""
    table = given(spaces={"P1": ["A:2,2"]}, hands={}, luck=["unrest", "town_scoring", "leader_3"])
    table.play("P1: draw")
    assert table.hands["P1"] == ["leader_3"]
    assert sorted(table.discard) == ["town_scoring", "unrest"]
    assert (table.ap, table.visible_swords, table.people_discard) == (2, 0, 0)


def test_incite_turns_three_people_or_as_many_as_there_are() -> None:
    """s, s, c: two more swords; a pile of c and s: both are drawn."""
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["incite"]}, luck=["s", "s", "c"])
    table.play("P1: incite")
    assert (table.visible_swords, table.people_discard, table.ap) == (2, 1, 2)
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["incite"]}, people_pile="c s", luck=["c", "s"])
    before = table.visible_swords
    table.play("P1: incite")
    assert (table.visible_swords - before, table.people_discard, table.ap) == (1, 11, 2)
    assert table.people_pile == {"crowns": 0, "swords": 0}


def test_a_papal_visit_protects_until_the_own_next_turn() -> None:
    """No attack, no revolt; at P2's next turn the card is discarded before the tax question."""
    table = given(
        king="P2",
        papal=["P2"],
        castles={"P1": ["A:0,0"], "P2": ["C:0,0"]},
        towns={"P1": ["A:2,2"]},
        spaces={"P2": ["A:4,2"]},
        hands={"P1": ["leader_3"]},
    )
    table.refuses("P1: attack A:4,2 with leader_3", because="protected")
    table.refuses("P1: revolt", because="king-protected")
    table.play("P1: end turn")
    assert table.asks("P2", "tax")
    assert (table.papal, table.discard) == ([], ["papal_visit"])


def test_the_end_card_ends_the_game_at_once() -> None:
    """The remaining AP are lost and the points are counted."""
    table = given(spaces={"P1": ["A:2,2"]}, end_phase=True, deck=21, luck=["game_end"])
    table.play("P1: draw")
    assert table.is_over
    assert not table.result.adjudicated
    assert "game_end" not in table.deck


def test_the_final_count() -> None:
    """P1 10+4+5+2 = 21, P2 9+3+2+5 = 19, P3 12: P1 wins."""
    table = given(
        # P1: seven spaces on A and five on C; P2: five and two on B; P3: four on C
        spaces={
            "P1": [
                *("A:0,0", "A:1,1", "A:2,0", "A:2,2", "A:1,3", "A:3,3", "A:0,2"),
                *("C:4,4", "C:5,3", "C:6,4", "C:5,5", "C:3,5"),
            ],
            "P2": ["B:2,0", "B:1,1", "B:1,-1", "B:4,0", "B:2,2", "B:6,4", "B:5,5"],
            "P3": ["C:0,0", "C:2,0", "C:1,1", "C:0,2"],
        },
        castles={"P1": ["A:0,0", "A:3,3"], "P2": ["B:1,-1"]},
        big_towns={"P1": ["A:2,2+A:1,3"]},
        cathedrals={"P1": ["A:2,2"]},
        towns={"P2": ["B:6,4", "B:2,0"]},
        king="P2",
        vp={"P1": 10, "P2": 9, "P3": 12},
        deck=["game_end"],
        luck=["game_end"],
    )
    assert [list(sizes) for sizes in table.view().territories] == [[7, 5], [5, 2], [4]]
    table.play("P1: draw")
    count = {line.what.key: line.numbers for line in table.result.lines}
    assert count["line-largest"] == (5, 0, 0)
    assert count["line-second"] == (2, 2, 0)
    assert table.view().territory_points == ((5, 2), (0, 2), (0, 0))
    assert count["line-king"] == (0, 5, 0)
    assert count["line-total"] == (21, 19, 12)
    assert table.places() == ["P1", "P2", "P3"]


def test_who_has_lost_everything_returns() -> None:
    """P3 lost its only space in P2's turn: up to two markers anywhere, free of charge, then three AP."""
    table = given(
        in_turn="P2",
        spaces={"P1": ["A:0,0"], "P2": ["C:2,0"], "P3": ["C:4,0"]},
        hands={"P2": ["leader_3"], "P3": ["build_town"]},
    )
    table.play("P2: attack C:4,0 with leader_3", "P3: pass", "P2: end turn")
    assert table.asks("P3", "re-entry")
    table.play("P3: place B:6,4", "P3: place A:2,0")
    assert table.spaces["P3"] == ["A:2,0", "B:6,4"]
    assert table.asks("P3", "action")
    assert (table.ap, table.hands["P3"]) == (3, ["build_town"])


def test_an_empty_deck_is_made_of_the_discard() -> None:
    """Discard of 12 shuffled, one taken: deck 11, discard 0, or 1 if the card is red."""
    position: dict[str, Any] = {"king": "P2", "castles": {"P2": ["C:0,0"]}, "spaces": {"P1": ["A:2,2"]}}
    table = given(deck=0, discard=12, hands={}, luck=["leader_3"], **position)
    table.play("P1: draw")
    assert (len(table.deck), len(table.discard), table.hands["P1"]) == (11, 0, ["leader_3"])
    table = given(deck=0, discard=12, hands={}, luck=["unrest", "s", "c"], **position)
    table.play("P1: draw")
    assert (len(table.deck), table.discard) == (11, ["unrest"])


def test_what_is_left_when_nothing_is_left() -> None:
    """No cards anywhere, no castle: occupy and end turn only; then the AP are gone."""
    table = given(deck=0, discard=0, hands={"P1": []}, king="P2", castles={"P2": ["C:0,0"]}, spaces={"P1": ["A:2,2"]})
    assert sorted(table.offers("P1")) == ["end turn", "occupy"]
    table.play("P1: end turn")
    assert table.in_turn == "P2"


def test_after_the_last_round_allowed_the_points_decide() -> None:
    """max_rounds 100, the last seat ends its turn in round 100: final count, adjudicated."""
    table = given(spaces={"P1": ["A:2,2"]}, round=100, in_turn="P3", options={"max_rounds": 100})
    table.play("P3: end turn")
    assert table.is_over
    assert table.result.adjudicated


def test_the_turn_ends_by_itself() -> None:
    """One AP, incite: AP 0, the next seat begins."""
    table = given(ap=1, spaces={"P1": ["A:2,2"], "P2": ["C:0,0"]}, hands={"P1": ["incite"]}, luck=["s", "c", "c"])
    table.play("P1: incite")
    assert table.visible_swords == 1
    assert table.in_turn == "P2"
    assert table.asks("P2", "action")
