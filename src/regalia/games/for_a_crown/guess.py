"""Worlds that fit what one seat knows: blind recruits from the unseen cards of their level, chests within bounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import Five, bit, has, how_many, nth_member, of, plus, put
from regalia.games.for_a_crown.cards import sleeved
from regalia.games.for_a_crown.drawing import drawn_kind
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.words import NOT_KNOWN, SLEEVES

TRIES: Final = 200  # to find a split of all chests that leaves a possible reserve


@mypyc_attr(acyclic=True)
class CrownGuess:
    """A table as one seat knows it: unknown cards are still in the decks, unknown chests are empty."""

    def __init__(self, known: CrownState, unknown: Five, closed: i64, rubies: i64, coins: i64) -> None:
        self.known: CrownState = known
        self.unknown: Five = unknown  # the level of each blind recruit the seat does not know, an octal digit a sleeve
        self.closed: i64 = closed  # the seats whose chests it cannot see
        self.rubies: i64 = rubies  # in those chests together; with the coins, where splits are hidden
        self.coins: i64 = coins

    def deal(self, seed: i64) -> CrownState:
        """One world that fits; its luck is new."""
        s: CrownState = self.known.copy()
        s.reseed(seed)
        for seat in range(s.seats):
            deal_blind(s, seat, of(self.unknown, seat))
        if s.now == 0:
            return s
        if s.terms.hidden_split:
            deal_wealth(s, self.closed, self.rubies)
            tries: i64 = 0
            while tries < TRIES and not reserve_fits(s):
                deal_wealth(s, self.closed, self.rubies)
                tries += 1
        else:
            s.rubies = shared_out(s, self.closed, self.rubies, s.rubies, s.ruby_least, s.ruby_most)
            s.coins = shared_out(s, self.closed, self.coins, s.coins, s.coin_least, s.coin_most)
        return s


def deal_blind(s: CrownState, seat: i64, levels: i64) -> None:
    """Each blind recruit of a seat is one of the unseen cards of its level."""
    for place in range(SLEEVES):
        level: i64 = (levels >> (3 * place)) & 7
        if level:
            kind: i64 = drawn_kind(s, s.decks & s.terms.cards.of_level[level])
            s.decks = s.terms.cards.with_one_less(s.decks, kind)
            s.sleeves = put(s.sleeves, seat, sleeved(of(s.sleeves, seat), place, kind))


def shared_out(s: CrownState, closed: i64, tokens: i64, chests: Five, least: Five, most: Five) -> Five:
    """Each chest has its least; the other tokens go one by one to any chest that has room."""
    roomy: i64 = 0
    for seat in range(s.seats):
        if has(closed, seat):
            chests = put(chests, seat, of(least, seat))
            tokens -= of(least, seat)
            roomy |= bit(seat) if of(most, seat) > of(least, seat) else 0
    while tokens > 0 and roomy:
        lucky: i64 = nth_member(roomy, s.below(how_many(roomy)))
        chests = plus(chests, lucky, 1)
        tokens -= 1
        if of(chests, lucky) >= of(most, lucky):
            roomy &= ~bit(lucky)
    return chests


def reserve_fits(s: CrownState) -> bool:
    """Could the reserve have become what the dealt chests leave of it?"""
    sold: i64 = s.seats - how_many(s.unsold)
    return s.terms.substitute == 1 or (s.reserve_coins >= 0 and s.reserve_rubies >= -sold * s.terms.heirloom)


# --- show_split=off: only rubies and coins together are known, and of each chest between which bounds


def deal_wealth(s: CrownState, closed: i64, wealth: i64) -> None:
    """First what each chest is worth, then how much of it is coins."""
    least: Five = s.wealth_least
    most: Five = s.wealth_most
    for seat in range(s.seats):
        both: i64 = of(s.ruby_least, seat) + of(s.coin_least, seat)
        least = put(least, seat, both if both > of(least, seat) else of(least, seat))
        full: i64 = of(s.ruby_most, seat) + of(s.coin_most, seat)
        most = put(most, seat, full if full < of(most, seat) else of(most, seat))
    worths: Five = shared_out(s, closed, wealth, s.rubies, least, most)
    pool: i64 = s.reserve_rubies + s.reserve_coins
    free: i64 = s.terms.all_coins - of(s.absent, 1)
    for seat in range(s.seats):
        free -= 0 if has(closed, seat) else of(s.coins, seat)
    for seat in range(s.seats):
        if has(closed, seat):
            coins: i64 = coins_within(s, closed, seat, worths, free, pool)
            s.coins = put(s.coins, seat, coins)
            s.rubies = put(s.rubies, seat, of(worths, seat) - coins)
            free -= coins
            closed &= ~bit(seat)
    s.reserve_coins = free
    s.reserve_rubies = pool - free


def coins_within(s: CrownState, closed: i64, seat: i64, worths: Five, free: i64, pool: i64) -> i64:
    """Any number of coins the bounds allow, such that the others' coins and the reserve come out right."""
    later_least: i64 = 0
    later_most: i64 = 0
    for other in range(s.seats):
        if has(closed, other) and other != seat:
            later_least += fewest_coins(s, other, of(worths, other))
            later_most += most_coins(s, other, of(worths, other))
    low: i64 = fewest_coins(s, seat, of(worths, seat))
    high: i64 = most_coins(s, seat, of(worths, seat))
    sold: i64 = s.seats - how_many(s.unsold)
    needed: i64 = free - pool - sold * s.terms.heirloom - later_most  # the reserve's rubies below 0 only by sales
    allowed: i64 = free - later_least if not s.terms.substitute else NOT_KNOWN
    low = lesser(high, needed) if needed > low else low
    high = allowed if low <= allowed < high else low if allowed < low else high
    return low + s.below(high - low + 1)


def lesser(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other


def fewest_coins(s: CrownState, seat: i64, worth: i64) -> i64:
    """The rest must fit among its rubies."""
    coins: i64 = worth - of(s.ruby_most, seat)
    return coins if coins > of(s.coin_least, seat) else of(s.coin_least, seat)


def most_coins(s: CrownState, seat: i64, worth: i64) -> i64:
    """Its least rubies must be left."""
    coins: i64 = worth - of(s.ruby_least, seat)
    return coins if coins < of(s.coin_most, seat) else of(s.coin_most, seat)
