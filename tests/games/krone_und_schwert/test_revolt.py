"""The revolt and the end phase."""

from __future__ import annotations

from typing import Any

from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import P1_BIG, P1_CASTLES, P2_BIGS, P3_BIGS, given

REBELS_WIN: dict[str, Any] = {
    "king": "P2",
    "castles": {"P1": P1_CASTLES[:2], "P2": ["C:0,0"]},
    "big_towns": {"P1": [P1_BIG], "P3": P3_BIGS},
    "cathedrals": {"P1": ["A:2,2"], "P3": ["B:2,0", "B:6,4"]},
    "visible_swords": 2,
}


def test_the_rebels_win() -> None:
    """Rebels 4+3+2+1 = 10 against 2+4 = 6: P1 +4 and king, P3 +2; people reshuffled, one drawn; AP 2."""
    table = given(
        **REBELS_WIN,
        hands={"P1": ["leader_3", "build_castle"], "P2": ["leader_4"], "P3": ["build_town"]},
        luck=["s", "c", "s", "c", "c"],
    )
    table.play("P1: revolt", "P1: commit leader_3, build_castle", "P2: commit leader_4", "P3: sword with build_town")
    assert table.vp == {"P1": 4, "P2": 0, "P3": 2}
    assert (table.king, table.ap, table.in_turn) == ("P1", 2, "P1")
    assert len(table.discard) == 4
    assert table.visible_swords == 0
    assert table.people_pile == {"crowns": 10, "swords": 11}
    assert table.announced == {"P1": 4}
    assert any("10 against 6" in line for line in table.story())
    assert table.luck_left == 0


def test_a_tie_is_the_kings() -> None:
    """5 against 5: P2 +4, P3 +1; one sword stays, new pile of 21; the cards are discarded."""
    table = given(
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["C:3,3"]},
        towns={"P1": ["A:2,2"]},
        big_towns={"P2": P2_BIGS, "P3": P3_BIGS[:1]},
        cathedrals={"P2": ["C:0,2", "C:4,4"], "P3": ["B:2,0"]},
        visible_swords=1,
        hands={"P1": ["leader_3"], "P2": ["build_town"]},
        luck=["s", "c"],
    )
    table.play("P1: revolt", "P1: commit leader_3", "P2: commit build_town", "P3: crown")
    assert table.vp == {"P1": 0, "P2": 4, "P3": 1}
    assert (table.king, table.visible_swords) == ("P2", 1)
    assert table.people_pile == {"crowns": 11, "swords": 10}
    assert sorted(table.discard) == ["build_town", "leader_3"]


def test_a_truce_calls_the_revolt_off() -> None:
    """No people, no VP, P2 king; the truce is discarded, every other card goes home; P1 may revolt again."""
    table = given(
        **REBELS_WIN,
        hands={"P1": ["leader_3", "build_castle"], "P2": ["leader_4"], "P3": ["truce", "ambush"]},
    )
    table.play("P1: revolt", "P1: commit leader_3, build_castle", "P2: commit leader_4", "P3: sword with truce, ambush")
    assert (table.visible_swords, table.king, table.discard) == (2, "P2", ["truce"])
    assert table.vp == {"P1": 0, "P2": 0, "P3": 0}
    assert table.hands == {"P1": ["leader_3", "build_castle"], "P2": ["leader_4"], "P3": ["ambush"]}
    assert any(line.startswith("P3: sword") for line in table.story()), "the votes were seen"
    assert table.ap == 2
    table.play("P1: revolt")


def test_ambushes_on_both_sides() -> None:
    """Each side loses its leader_4: 3+3 against 4+2, a tie, the king wins; both ambushes are discarded too."""
    table = given(
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["C:0,0"]},
        towns={"P1": ["A:2,2"]},
        visible_swords=2,
        hands={"P1": ["leader_4", "leader_3", "ambush"], "P2": ["leader_4"], "P3": ["build_castle", "ambush"]},
        luck=["s", "c"],
    )
    table.play("P1: revolt", "P1: commit leader_4, leader_3, ambush")
    table.play("P2: commit leader_4", "P3: crown with build_castle, ambush")
    assert table.king == "P2"
    assert any("6 against 6" in line for line in table.story())
    assert table.discard.count("ambush") == 2
    assert len(table.discard) == 6


def test_ks_r30_two_ambushes_strike_two_different_cards() -> None:
    """leader_4 and leader_3 of the king's side are struck: 2 swords against a crown and build_castle."""
    table = given(
        seats="P1 P2",
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["B:0,4"]},
        towns={"P1": ["A:2,2"]},
        hands={"P1": ["ambush", "ambush"], "P2": ["leader_4", "leader_3", "build_castle"]},
        luck=["s", "s", "c", "c", "c"],
    )
    table.play("P1: revolt", "P1: commit ambush, ambush", "P2: commit leader_4, leader_3, build_castle")
    assert any("2 against 4" in line for line in table.story())
    assert table.king == "P2"


def test_two_players_turn_three_more_people() -> None:
    """2 + 3 people cards, 3 swords > 2: P1 is king."""
    table = given(
        seats="P1 P2",
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["B:0,4"]},
        towns={"P1": ["A:2,2"]},
        luck=["s", "s", "c", "s", "c", "c"],
    )
    table.play("P1: revolt", "P1: commit nothing", "P2: commit nothing")
    assert table.king == "P1"
    assert any("3 against 2" in line for line in table.story())
    assert table.luck_left == 0


def test_a_short_pile_is_not_refilled_during_a_revolt() -> None:
    """One card drawn only, rebels 11 against 4; afterwards all 22 are shuffled."""
    table = given(
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["C:0,0"]},
        towns={"P1": ["A:2,2"]},
        visible_swords=10,
        people_discard=11,
        people_pile="s",
        luck=["s", "c"],
    )
    table.play("P1: revolt", "P1: commit nothing", "P2: commit nothing", "P3: crown")
    assert any("11 against 4" in line for line in table.story())
    assert table.king == "P1"
    assert table.people_pile == {"crowns": 10, "swords": 11}
    assert table.luck_left == 0


def test_a_leader_needs_castle_and_town() -> None:
    """Three castles and no town: rejected; with leader_requirement=none legal."""
    position: dict[str, Any] = {"king": "P2", "castles": {"P1": P1_CASTLES, "P2": ["C:0,0"]}}
    given(**position).refuses("P1: revolt", because="KS-R5")
    table = given(options={"leader_requirement": "none"}, **position)
    table.play("P1: revolt")
    assert table.asks("P3", "revolt")


def usurper(deck: int, discard: int, committed: list[str], points: int = 10, **position: Any) -> Scenario:
    """P1 with three castles and a cathedral, strong enough to win a revolt."""
    return given(
        king="P2",
        castles={"P1": P1_CASTLES, "P2": ["C:0,0"]},
        big_towns={"P1": [P1_BIG]},
        cathedrals={"P1": ["A:2,2"]},
        vp={"P1": points},
        hands={"P1": committed, "P2": [], "P3": []},
        deck=deck,
        discard=discard,
        luck=["c"] * 3,
        **position,
    )


def win(table: Scenario, cards: list[str]) -> None:
    """P1 wins a revolt with these cards."""
    table.play("P1: revolt", f"P1: commit {', '.join(cards)}", "P2: commit nothing", "P3: crown")
    assert table.king == "P1"


def test_a_rich_new_king_brings_the_end_near() -> None:
    """10+3+2 = 15: 43 cards shuffled, pile of 44, game_end among the last 21."""
    cards = ["leader_3"] * 5 + ["leader_4"]
    table = usurper(28, 9, cards)
    win(table, cards)
    assert table.vp["P1"] == 15
    assert (len(table.deck), len(table.discard)) == (44, 0)
    assert table.end_in == 23, "23 cards lie above the last 21"
    assert table.view().deck_size == 44


def test_with_fewer_cards_all_are_shuffled() -> None:
    """Deck 4, discard 6, committed 5: a pile of 16, game_end anywhere in it."""
    cards = ["leader_3"] * 5
    table = usurper(4, 6, cards)
    win(table, cards)
    assert (len(table.deck), table.end_in) == (16, 0)
    assert "game_end" in table.deck


def test_the_end_phase_begins_once() -> None:
    """Another king with 22 VP: the total is announced, the deck is untouched."""
    cards = ["leader_3"] * 5
    table = usurper(30, 9, cards, points=17, end_phase=True, end_in=5)
    win(table, cards)
    assert table.announced["P1"] == 22
    assert (len(table.deck), len(table.discard), table.end_in) == (30, 14, 5)


def test_taxes_do_not_bring_the_end() -> None:
    """14 + 3 = 17 by tax: not a new king, no end phase."""
    table = given(asks="tax", king="P1", castles={"P1": P1_CASTLES}, vp={"P1": 14}, luck=["c"])
    table.play("P1: tax")
    assert table.vp["P1"] == 17
    assert table.end_phase is False


def test_what_a_seat_sees() -> None:
    """Sizes, board, discards, swords; not P1's cards or VP, nor any vote or commitment before all are in."""
    table = given(**REBELS_WIN, hands={"P1": ["leader_3"], "P2": ["truce"], "P3": ["ambush"]}, vp={"P1": 9})
    seen = table.view("P2")
    assert (seen.hand, seen.hand_sizes, seen.visible_swords) == (("truce",), (1, 1, 1), 2)
    assert seen.vp == (None, 0, None)
    assert "leader_3" not in str(seen.shown)
    table.play("P1: revolt")
    before = table.view("P2")
    table.play("P1: commit leader_3", "P3: sword with ambush")
    assert table.view("P2") == before, "neither the vote nor the cards nor their number"
    assert table.view() == table.view()
    table.play("P2: commit truce")
    assert table.hands["P2"] == []


def test_other_card_texts_do_nothing_in_a_revolt() -> None:
    """incite draws none, papal_visit protects nobody; 1+1+1 = 3 against 2: P1 is king, AP 2."""
    table = given(
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["C:0,0"]},
        towns={"P1": ["A:2,2"]},
        hands={"P1": ["incite", "papal_visit"], "P2": [], "P3": []},
        luck=["c", "c", "s", "c", "c"],
    )
    table.play("P1: revolt", "P1: commit incite, papal_visit", "P2: commit nothing", "P3: sword")
    assert any("3 against 2" in line for line in table.story())
    assert (table.king, table.papal, table.ap) == ("P1", [], 2)
    assert sorted(table.discard) == ["incite", "papal_visit"]
    assert table.luck_left == 0


def test_a_king_by_the_first_castle() -> None:
    """P1 with castle and town may revolt, P3 with a castle may not; a town of P3 crowns nobody."""
    position: dict[str, Any] = {
        "king": "P2",
        "castles": {"P1": ["A:0,0"], "P2": ["C:0,0"], "P3": ["B:0,4"]},
        "towns": {"P1": ["A:2,2"]},
        "spaces": {"P3": ["B:2,2"]},
        "hands": {"P3": ["build_town"]},
        "options": {"first_king": "first_castle"},
    }
    given(**position).play("P1: revolt")
    table = given(in_turn="P3", **position)
    table.refuses("P3: revolt", because="needs-castle-and-town")
    table.play("P3: town B:2,2")
    assert table.king == "P2"
