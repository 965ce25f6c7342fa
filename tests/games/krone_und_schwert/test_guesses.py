"""Guesses: worlds that fit everything a seat has seen."""

from __future__ import annotations

from typing import Any, cast

import pytest

from regalia.core.bag import common, count, total
from regalia.core.fairness import Seed
from regalia.core.playout import Watch
from regalia.core.table import new_table
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.guess import SchwertGuess, deals
from regalia.games.krone_und_schwert.hands import not_red
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import given

WORLDS = 60


def worlds(table: Scenario, seat: str, n: int = WORLDS) -> list[SchwertState]:
    """Worlds a seat imagines."""
    guess = GAME.imagine(table.view(seat), table.table.terms)
    found = []
    for seed in range(n):
        s = guess.deal(seed)
        assert isinstance(s, SchwertState)
        assert s.broken() == 0
        assert GAME.view(s, table.table.seat(seat)) == table.view(seat)
        found.append(s)
    return found


def test_cards_returned_by_a_truce_are_in_the_hand() -> None:
    """All have seen what came back."""
    table = given(
        spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]},
        hands={"P1": ["leader_3", "leader_4", "incite"], "P2": ["truce"], "P3": 4},
    )
    table.play("P1: attack A:4,2 with leader_3, leader_4", "P2: truce")
    for s in worlds(table, "P3"):
        assert count(s.hands[0], W.LEADER_3) >= 1
        assert count(s.hands[0], W.LEADER_4) >= 1
        assert total(s.hands[0]) == 3


def test_announced_totals_and_gains_since_are_known() -> None:
    """10 announced, 3 gained since: 13 in every world; one's own points are one's own."""
    table = given(spaces={"P1": ["A:2,2"]}, vp={"P1": 5, "P2": 13}, announced={"P2": 10}, gained={"P2": 3})
    assert {s.points[:2] for s in worlds(table, "P1", 5)} == {(5, 13)}


def test_one_seats_worlds_differ() -> None:
    """What is unknown is really dealt anew."""
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": ["truce"], "P2": 5, "P3": 5})
    assert len({s.hands for s in worlds(table, "P1")}) > WORLDS // 2
    assert all(s.hands[0] == worlds(table, "P1", 1)[0].hands[0] for s in worlds(table, "P1", 5))


def reshuffled(**position: Any) -> Scenario:
    """The deck is empty, and both ambushes and truces lie in the discard; P1 draws, so that they are shuffled in."""
    table = given(
        king="P3",
        castles={"P3": ["C:0,0"]},
        spaces={"P1": ["A:2,2"], "P2": ["B:2,2"]},
        deck=0,
        discard=["ambush", "ambush", "truce", "truce", "build_town", "build_castle"],
        luck=["build_town"],
        **position,
    )
    table.play("P1: draw")
    return table


def test_cards_seen_in_the_discard_are_not_in_hands_that_have_not_drawn_since() -> None:
    """P2 and P3 have not drawn since the shuffle: no ambush, no truce in their hands; the deck is exactly known."""
    table = reshuffled(hands={"P1": ["incite"], "P2": 4, "P3": 4})
    deck = sorted(["ambush", "ambush", "truce", "truce", "build_castle"])
    assert sorted(table.deck) == deck
    for s in worlds(table, "P1"):
        assert not count(s.hands[1] + s.hands[2], W.AMBUSH)
        assert not count(s.hands[1] + s.hands[2], W.TRUCE)
        assert sorted(GAME.dump(s, ["P1", "P2", "P3"])["deck"]) == deck


def test_a_hand_that_has_drawn_since_may_hold_them() -> None:
    """P1 drew one card: it may be any of the six, as P2 sees it, and only one of them."""
    table = reshuffled(hands={"P1": ["incite"], "P2": 4, "P3": 4})
    drawn = set()
    for s in worlds(table, "P2", 200):
        mine = [count(s.hands[0], W.AMBUSH), count(s.hands[0], W.TRUCE)]
        assert sum(mine) <= 1
        drawn.add(tuple(mine))
    assert drawn == {(0, 0), (1, 0), (0, 1)}


def test_a_card_shown_since_may_have_been_old_or_new() -> None:
    """P1 held one card and drew one; it shows a build_town, which both may have been: the other is then new or old."""
    table = reshuffled(hands={"P1": ["build_town"], "P2": 4, "P3": 4})
    table.play("P1: expand A:4,2 with build_town")
    seen = set()
    for s in worlds(table, "P2", 200):
        assert total(s.hands[0]) == 1
        seen.add(count(s.hands[0], W.AMBUSH) + count(s.hands[0], W.TRUCE))
    assert seen == {0, 1}


def test_what_was_held_through_two_shuffles_is_older_than_both() -> None:
    """P2 has not drawn since before the first shuffle: what was mixed in then is not in its hand."""
    table = reshuffled(hands={"P1": [], "P2": 3, "P3": 3})
    position = table.position | {"deck": [], "discard": ["leader_3"], "removed": None, "ap": 3}
    position["hands"] = position["hands"] | {"P3": [*position["hands"]["P3"], *table.deck]}
    position["last_shuffle"]["drawn_since"] = {"P1": 1, "P3": 5}
    again = given(luck=["leader_3"], **position)
    again.play("P1: draw")
    for s in worlds(again, "P1"):
        assert not count(s.hands[1], W.AMBUSH) + count(s.hands[1], W.TRUCE)


def test_a_memory_that_cannot_be_still_gives_worlds_of_the_right_size() -> None:
    """P2 has shown two truces since the shuffle, which it can neither have held nor drawn."""
    memory = {
        "unseen": ["leader_3", "leader_4"],
        "mixed_in": ["incite"],
        "held": {"P2": ["leader_3"]},
        "seen_since": {"P2": ["truce", "truce"]},
    }
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": [], "P2": 3, "P3": 2}, last_shuffle=memory)
    assert {total(s.hands[1]) for s in worlds(table, "P1", 5)} == {3}
    assert deals(cast(SchwertGuess, GAME.imagine(table.view("P1"), table.table.terms)), 3) >= 0


def test_no_card_is_held_twice_in_a_memory_that_cannot_be() -> None:
    """The same, and P3 held the other card: what each held is written down, and can be laid out again."""
    memory = {
        "unseen": ["leader_3", "leader_4"],
        "mixed_in": ["incite"],
        "held": {"P2": ["leader_3"], "P3": ["leader_4"]},
        "seen_since": {"P2": ["truce", "truce"]},
    }
    table = given(spaces={"P1": ["A:2,2"]}, hands={"P1": [], "P2": 3, "P3": 2}, last_shuffle=memory)
    names = table.table.names
    for s in worlds(table, "P1", 5):
        assert sum(s.held_then) == s.unseen_then
        assert GAME.load(GAME.dump(s, names), names, table.table.terms).held_then == s.held_then


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_guesses_keep_the_ages_of_cards_in_whole_games(seats: int) -> None:
    """At many moments of random games: a dealt hand never holds more of a kind than it can."""
    for seed in range(4):
        table = new_table(GAME, seats, Seed(seed), {"assembly": "preset"})
        watch = Watch(table.state, seed)
        while table.state.waiting:
            watch.go(37)
            if table.state.waiting:
                check_ages(table.state, table.terms, seed)


def check_ages(s: Any, terms: Any, seed: int) -> None:
    """Whoever has neither drawn nor shown anything since the shuffle holds only what was unseen then."""
    for seat in range(s.seats):
        dealt = GAME.imagine(GAME.view(s, seat), terms).deal(seed)
        assert isinstance(dealt, SchwertState)
        assert dealt.broken() == 0
        for other in range(s.seats):
            unknown = dealt.hands[other] - s.shown[other]
            if other != seat and s.unseen_then and not s.drawn_since[other] and not s.seen_since[other]:
                assert common(unknown, s.unseen_then) == unknown
        assert not_red(sum(dealt.hands)) == sum(dealt.hands)
