"""The outlook of the reveal: the next card is counted, one's own rubies are dealt for."""

from __future__ import annotations

from fractions import Fraction

from regalia.core.odds import Odds
from regalia.games.for_a_crown import GAME
from regalia.testing import Scenario
from tests.games.for_a_crown.tables import crown

PILE = ["RAB L1B", "RAB L1B", "PEN L1A", "FLA L3-02"]


def outlook(table: Scenario, seat: int) -> tuple[Odds, ...]:
    """What a seat may expect."""
    return GAME.odds(table.table.view(seat), table.table.terms)


def chances(found: tuple[Odds, ...], key: str) -> list[str]:
    """The exact chances of a kind."""
    return [each.exact for each in found if each.what.key == key]


def test_the_next_card_by_family_and_by_kind() -> None:
    table = crown("RAB PEN FLA", asks="turn", pile=PILE)
    found = outlook(table, 0)
    assert chances(found, "odds-next-family") == ["1/2", "1/4", "1/4"]
    assert chances(found, "odds-next-card") == ["1/2", "1/4", "1/4"]
    assert chances(found, "odds-next-event") == []


def test_an_event_in_the_pile() -> None:
    table = crown("RAB PEN FLA", round=2, asks="turn", pile=["RAB L1B", "burglary"])
    assert chances(outlook(table, 1), "odds-next-event") == ["1/2"]


def test_whose_card_it_is_adds_up_to_one() -> None:
    table = crown("RAB PEN FLA", round=2, asks="turn", pile=[*PILE, "burglary"])
    found = outlook(table, 2)
    families = chances(found, "odds-next-family") + chances(found, "odds-next-event")
    assert sum(map(Fraction, families)) == 1
    assert sum(map(Fraction, chances(found, "odds-next-card"))) == Fraction(4, 5)


def test_rubies_to_come_are_estimates_within_bounds() -> None:
    table = crown("RAB PEN FLA", asks="turn", pile=["RAB L1B"] * 2 + ["FLA L3-02"])
    mine = [each for each in outlook(table, 1) if not each.exact]
    assert [each.what.key for each in mine] == ["odds-more-rubies", "odds-fewer-rubies", "odds-fall"]
    assert all(0 <= each.low <= each.chance <= each.high <= 1 for each in mine)
    assert mine[1].chance > 0  # two hits go to somebody


def test_nothing_is_told_while_recruiting() -> None:
    assert outlook(crown("RAB PEN FLA"), 0) == ()
