"""Whole games: the laws that hold at every decision, records, places and statistics."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.fairness import Seed
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.invariants import INVARIANTS
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.terms import OPTIONS
from regalia.testing.laws import SECRET, check_game, check_record
from tests.random_games import at_most

AGREED = st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in OPTIONS.options})


@pytest.mark.parametrize("seats", [3, 4, 5])
@settings(max_examples=at_most(5), deadline=None)
@given(seed=st.integers(0, 2**32), options=AGREED)
def test_the_laws_hold_in_random_games(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats, seed, options, moments=2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_laws_hold_with_the_defaults(seats: int) -> None:
    check_game(GAME, seats, 100 + seats, None, moments=4)


@pytest.mark.parametrize("luck", [Seed(5), SECRET], ids=["seed", "secret"])
@pytest.mark.parametrize("seats", [3, 5])
def test_a_game_is_recorded_and_replayed(seats: int, luck: Any) -> None:
    check_record(GAME, seats, luck, {"effect_order": "free", "show_split": "off"})


def start() -> CrownState:
    """The start of a game for three."""
    return GAME.load({"cards": {"red": ["L1A"]}}, ["red", "blue", "green"], GAME.terms(OPTIONS.settle(), GAME.data()))


BROKEN = [
    ("rubies", (11, 10, 10, 0, 0), W.RUBIES_LOST),
    ("coins", (9, 4, 5, 0, 0), W.COINS_LOST),
    ("reserve_raccoons", 24, W.RACCOONS_LOST),
    ("spaces", (8, 8, 6, 0, 0), W.PORTRAIT_ASTRAY),
    ("spaces", (8, 7, 0, 0, 0), W.PORTRAIT_ASTRAY),
    ("market", 0, W.MERCENARIES_LOST),
    ("pile", 2**44, W.PILE_ASTRAY),
    ("ruby_most", (9, 10, 10, 0, 0), W.CHEST_MISJUDGED),
    ("coin_least", (4, 4, 5, 0, 0), W.CHEST_MISJUDGED),
    ("waiting", 3, W.NOT_ONE_ASKED),
]


@pytest.mark.parametrize(("field", "value", "broken"), BROKEN)
def test_invariants_are_watched(field: str, value: Any, broken: int) -> None:
    s = start()
    s.recruiting = 2
    assert s.broken() == 0
    setattr(s, field, value)
    assert s.broken() == broken
    assert broken == 0 or GAME.invariant(broken) == INVARIANTS[broken][0]


@pytest.mark.parametrize("level", range(2, W.LEVELS + 1))
def test_more_face_up_than_there_is_room_for_is_noticed(level: int) -> None:
    s = start()
    s.recruiting = 2
    turned = s.decks & s.terms.cards.of_level[level]
    s.decks, s.market = s.decks ^ turned, s.market | turned
    assert s.broken() == W.MERCENARIES_LOST


def test_more_cards_than_passes_are_noticed() -> None:
    s = start()
    assert s.broken() == W.SLEEVES_WRONG


@pytest.mark.parametrize(("cards", "broken"), [(["L1A"], 0), (["L1A", "L1B"], W.SLEEVES_WRONG)])
def test_within_a_pass_only_those_before_have_a_card_more(cards: list[str], broken: int) -> None:
    position = {"cards": {"red": cards}, "who": "blue", "influence": "red blue green"}
    s = GAME.load(position, ["red", "blue", "green"], GAME.terms(OPTIONS.settle(), GAME.data()))
    assert s.broken() == broken


def test_an_unseen_event_must_come_from_somewhere() -> None:
    s = start()
    s.recruiting, s.unseen_events, s.pile = 2, 0, 2**45
    assert s.broken() == W.EVENTS_LOST


def test_a_hidden_sum_is_watched() -> None:
    terms = GAME.terms(OPTIONS.settle({"show_split": "off"}), GAME.data())
    s = GAME.load({}, ["red", "blue", "green"], terms)
    assert s.broken() == 0
    s.wealth_most = (1, 99, 99, 0, 0)
    assert s.broken() == W.CHEST_MISJUDGED


def test_a_card_too_often_is_noticed() -> None:
    s = start()
    s.recruiting, s.sleeves = 2, (4, 4, 0, 0, 0)  # one card L2-01 each, and it lies in the market too
    s.pile = 0
    assert s.broken() == W.MERCENARIES_LOST


def test_everybody_out_is_ranked_by_the_fall() -> None:
    """FC-R34: if every family is out, the last one to fall wins."""
    names = ["red", "blue", "green"]
    fallen = {"red": {"time": 1, "space": 3}, "blue": {"time": 2, "space": 5}, "green": {"time": 2, "space": 4}}
    s = GAME.load({"asks": "over", "fallen": fallen}, names, GAME.terms(OPTIONS.settle(), GAME.data()))
    assert GAME.result(s).places == (3, 1, 2)
    assert GAME.statistics(s)["eliminations"] == 3 and GAME.statistics(s)["winning_score"] == 0
