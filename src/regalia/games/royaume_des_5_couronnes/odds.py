"""Exact odds, as numbers of favourable and of all rolls that count; a tie is rolled again and does not count."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from regalia.games.royaume_des_5_couronnes.words import D6, D12

Odds = tuple[int, int]  # so many of so many


@cache
def trap(power: int, target: int = 7) -> Odds:
    """Escaping from a trap."""
    return sum(die + power >= target for die in faces(D12)), D12


def monster(power: int) -> Odds:
    """Beating a monster."""
    return fight(D12, power, D12, 0)


def dragon(power: int) -> Odds:
    """Beating the dragon."""
    return fight(D6, power, D12, 0)


def duel(power: int, others: int) -> Odds:
    """Beating another prince, in a duel or in the final duel of two."""
    return fight(D12, power, D12, others)


@cache
def fight(sides: int, power: int, others_sides: int, others_power: int) -> Odds:
    """One die and power against another."""
    leads = lead_counts(sides, power, others_sides, others_power)
    return sum(n for lead, n in leads.items() if lead > 0), sum(n for lead, n in leads.items() if lead != 0)


def lead_counts(sides: int, power: int, others_sides: int, others_power: int) -> Counter[int]:
    """How many rolls give each difference of the totals."""
    return Counter(mine + power - his - others_power for mine, his in product(faces(sides), faces(others_sides)))


def tie(sides: int, power: int, others_sides: int = D12, others_power: int = 0) -> Odds:
    """How often a single round is a tie."""
    return lead_counts(sides, power, others_sides, others_power)[0], sides * others_sides


def advance(power: int) -> Odds:
    """How far a knight comes on average that has beaten the dragon, as a fraction."""
    return mean({lead: n for lead, n in lead_counts(D6, power, D12, 0).items() if lead > 0})


def throw_back(power: int) -> Odds:
    """How far a knight is thrown back on average that has lost to the dragon, as a fraction."""
    return mean({-lead: n for lead, n in lead_counts(D6, power, D12, 0).items() if lead < 0})


def widest(power: int) -> tuple[int, int]:
    """The farthest advance and the farthest throw-back."""
    leads = lead_counts(D6, power, D12, 0)
    return max(leads), -min(leads)


def mean(counts: dict[int, int]) -> Odds:
    """The sum of all outcomes and their number."""
    return sum(outcome * n for outcome, n in counts.items()), sum(counts.values())


def faces(sides: int) -> range:
    """What a die can show."""
    return range(1, sides + 1)


def percent(odds: Odds) -> int:
    """As it is shown, rounded."""
    return (200 * odds[0] + odds[1]) // (2 * odds[1])
