"""The odds of attacks and revolts, counted by hand and against the engine."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regalia.core.bag import some
from regalia.core.odds import Odds
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.outlook import at_least
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import given
from tests.games.krone_und_schwert.test_attack import front
from tests.games.krone_und_schwert.test_revolt import REBELS_WIN


def odds(table: Scenario, name: str) -> dict[int, Odds]:
    """What a seat may expect, by its answers."""
    seat = table.table.seat(name)
    return {each.action: each for each in GAME.odds(table.table.view(seat), table.table.terms)}


def people(crowns: int, swords: int) -> int:
    """A pile of people."""
    return some(W.CROWN_CARD, crowns) + some(W.SWORD_CARD, swords)


@pytest.mark.parametrize(
    ("pile", "turned", "swords", "chance"),
    [
        (people(1, 1), 1, 1, Fraction(1, 2)),
        (people(2, 2), 2, 2, Fraction(1, 6)),
        (people(2, 2), 2, 0, Fraction(1)),
        (people(2, 2), 2, -3, Fraction(1)),
        (people(0, 3), 5, 3, Fraction(1)),  # an empty pile gives nothing more
        (people(3, 0), 2, 1, Fraction(0)),
        (0, 4, 1, Fraction(0)),
    ],
)
def test_people_are_counted(pile: int, turned: int, swords: int, chance: Fraction) -> None:
    assert at_least(pile, turned, swords) == chance


def test_an_attack_on_an_empty_hand_is_certain() -> None:
    table = front("leader_3")
    assert {each.exact for each in odds(table, "P1").values()} == {"1"}


def test_an_attack_fails_if_the_owner_holds_the_card() -> None:
    """One unknown card: the chance is that of the cards that do not stop the attack."""
    table = front("leader_3", answer="truce")
    found = next(iter(odds(table, "P1").values()))
    view = table.table.view(0)
    unseen = GAME.imagine(view, table.table.terms).known.deck  # type: ignore[attr-defined]
    cards = [(unseen >> (5 * kind)) & 31 for kind in range(W.TOWN_SCORING)]
    stops = cards[W.TRUCE] + cards[W.AMBUSH]  # an ambush would strike the only card
    assert found.exact == str(Fraction(sum(cards) - stops, sum(cards)))
    assert 0 < found.chance < 1


def revolting(**hands: list[str]) -> Scenario:
    """P1 has declared a revolt against P2."""
    table = given(**REBELS_WIN, hands=hands)
    table.play("P1: revolt")
    return table


def test_every_answer_of_a_vote_has_its_odds() -> None:
    table = revolting(P1=["leader_3"], P2=["leader_4"], P3=["build_town"])
    leader, voter = odds(table, "P1"), odds(table, "P3")
    assert set(leader) == set(table.table.state.legal(0))
    assert set(voter) == {W.CROWN, W.SWORD}
    assert {each.what.key for each in leader.values()} == {"odds-revolt"}
    assert voter[W.CROWN].what.key == "odds-king-holds"
    more = next(each for action, each in leader.items() if action >= W.LAY)
    assert more.chance >= leader[W.THAT_IS_ALL].chance
    assert all(each.low <= each.chance <= each.high and not each.exact for each in leader.values())


def test_a_revolt_with_nothing_to_guess_is_exact_and_right() -> None:
    """Two players without cards: only the people decide; the engine's own luck agrees."""
    table = given(
        seats="P1 P2",
        king="P2",
        castles={"P1": ["A:0,0"], "P2": ["A:6,4"]},
        towns={"P1": ["A:2,2"]},
        hands={"P1": [], "P2": []},
    )
    table.play("P1: revolt")
    found = odds(table, "P1")[W.THAT_IS_ALL]
    assert found.exact
    wins = 0
    for seed in range(600):
        s: Any = table.table.state.copy()
        s.reseed(seed)
        s.answer(0, W.THAT_IS_ALL)
        s.answer(1, W.THAT_IS_ALL)
        wins += s.king == 0
    assert abs(wins / 600 - found.chance) < 0.08  # four times the deviation


def test_a_revolt_one_might_declare() -> None:
    table = given(**REBELS_WIN, hands={"P1": ["leader_3"]})
    assert odds(table, "P1")[W.DECLARE_REVOLT].what.key == "odds-revolt"


def test_who_is_not_asked_is_told_nothing() -> None:
    assert odds(front("leader_3"), "P2") == {}
