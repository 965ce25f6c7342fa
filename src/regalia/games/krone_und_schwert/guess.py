"""Guessing what a seat cannot know: hands, with all that was seen before, at and since the last shuffle.

Until the deck is shuffled again, an unknown card of another hand is simply one of the unseen. Afterwards cards of two
ages must be told apart: those a hand held then are among the cards nobody had seen then; those drawn since come from
the deck, that is from what was mixed in and from what was left of the old deck. A card shown since may be of either
age; the guess decides that first, at random among what is possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import common, count, one, some, total
from regalia.core.ints import Five, nothing, of, plus, put
from regalia.games.krone_und_schwert.hands import not_red
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.words import CARDS

TRIES: Final = 20  # to find ages for the cards shown since the shuffle


@mypyc_attr(acyclic=True)
class SchwertGuess:
    """A table as one seat knows it, ready to be dealt many times. What it has not seen is still in the deck."""

    def __init__(self, known: SchwertState, seat: i64, lacking: Five, held: Five) -> None:
        self.known: SchwertState = known
        self.seat: i64 = seat  # whose guess it is; a watcher's is -1
        self.lacking: Five = lacking  # how many cards of each hand are unknown to it
        self.held: Five = held  # how many each held at the last shuffle, unknown to all others

    def deal(self, seed: i64) -> SchwertState:
        """One world that fits what the seat knows; its luck is new."""
        s: SchwertState = self.known.copy()
        s.reseed(seed)
        if s.unseen_then | s.mixed_in:
            deal_by_age(s, self)
        for seat in range(s.seats):
            deal_unseen(s, seat, of(self.lacking, seat) - dealt(s, self, seat))
        return s


def dealt(s: SchwertState, g: SchwertGuess, seat: i64) -> i64:
    """How many cards it has been given already."""
    return total(of(s.hands, seat)) - total(of(g.known.hands, seat))


def deal_unseen(s: SchwertState, seat: i64, n: i64) -> None:
    """So many cards out of all that is unseen."""
    give(s, seat, s.drawn_bag(not_red(s.deck), n))


def give(s: SchwertState, seat: i64, cards: i64) -> None:
    """Cards go from the unseen into a hand."""
    s.deck -= cards
    s.hands = plus(s.hands, seat, cards)


# --- after a shuffle


def deal_by_age(s: SchwertState, g: SchwertGuess) -> None:
    """First the cards that hands have held since before the last shuffle."""
    for _ in range(TRIES):
        old_shown: Five = chosen_ages(s, g)
        pool: i64 = old_pool(s, g, old_shown)
        if pool >= 0 and total(pool) >= still_held(s, g, old_shown):
            deal_old(s, g, old_shown, pool)
            return
    deal_held(s, g)


def old_unseen(s: SchwertState, g: SchwertGuess) -> i64:
    """What nobody had seen before the shuffle, without what the seat itself held."""
    return s.unseen_then - (of(s.held_then, g.seat) if g.seat >= 0 else 0)


def chosen_ages(s: SchwertState, g: SchwertGuess) -> Five:
    """For each other seat the part of the cards it has shown since the shuffle that it already held then."""
    left: i64 = old_unseen(s, g)
    out: Five = nothing()
    for seat in range(s.seats):
        if seat != g.seat:
            old: i64 = some_old(s, g, seat, left)
            left -= old
            out = put(out, seat, old)
    return out


def some_old(s: SchwertState, g: SchwertGuess, seat: i64, left: i64) -> i64:
    """Of one seat: at least as many as it cannot have drawn, at most as many as it held."""
    shown: i64 = of(s.seen_since, seat)
    n: i64 = total(shown)
    most: i64 = of(g.held, seat) if of(g.held, seat) < n else n
    least: i64 = n - of(s.drawn_since, seat) if n > of(s.drawn_since, seat) else 0
    sure: i64 = common(shown - common(shown, s.mixed_in), left) if total(left) <= all_held(s, g) else 0
    if total(sure) > most:
        sure = 0
    wanted: i64 = least if least > total(sure) else total(sure)
    if most > wanted:
        wanted += s.below(most - wanted + 1)
    rest: i64 = common(shown - sure, left - sure)
    more: i64 = wanted - total(sure)
    return sure + s.drawn_bag(rest, more if more < total(rest) else total(rest))


def all_held(s: SchwertState, g: SchwertGuess) -> i64:
    """What the others held at the shuffle, in all."""
    n: i64 = 0
    for seat in range(s.seats):
        if seat != g.seat:
            n += of(g.held, seat)
    return n


def still_held(s: SchwertState, g: SchwertGuess, old_shown: Five) -> i64:
    """How many unknown cards the others have held since before the shuffle."""
    n: i64 = all_held(s, g)
    for seat in range(s.seats):
        n -= total(of(old_shown, seat))
    return n


def old_pool(s: SchwertState, g: SchwertGuess, old_shown: Five) -> i64:
    """The cards those may be, or -1 if the ages are impossible.

    What has left the deck since must have been in it: mixed in, or else left of the old deck and not in a hand.
    """
    shown: i64 = 0
    for seat in range(s.seats):
        shown += of(old_shown, seat)
        if too_few_or_many(s, g, seat, total(of(old_shown, seat))):
            return -1
    pool: i64 = 0
    for kind in range(CARDS):
        old: i64 = count(old_unseen(s, g), kind) - count(shown, kind)
        unseen: i64 = count(s.deck, kind)
        drawn: i64 = old + count(s.mixed_in, kind) - unseen  # out of the deck since the shuffle
        if drawn > count(s.mixed_in, kind):
            old -= drawn - count(s.mixed_in, kind)
        if old < 0 or drawn < 0:
            return -1
        pool += some(kind, old if old < unseen else unseen)
    return not_red(pool)


def too_few_or_many(s: SchwertState, g: SchwertGuess, seat: i64, old: i64) -> bool:
    """Can a seat have shown so many cards that it held at the shuffle?"""
    young: i64 = total(of(s.seen_since, seat)) - old
    return seat != g.seat and (old > of(g.held, seat) or young > of(s.drawn_since, seat))


def deal_old(s: SchwertState, g: SchwertGuess, old_shown: Five, pool: i64) -> None:
    """The cards held since before the shuffle; first those held since before the shuffle before that one."""
    for seat in range(s.seats):
        elder: i64 = of(s.elder_then, seat) - total(of(s.seen_since, seat))
        if seat != g.seat and elder > 0:
            from_pool: i64 = common(pool, s.unseen_before)
            n: i64 = elder if elder < total(from_pool) else total(from_pool)
            cards: i64 = s.drawn_bag(from_pool, n)
            pool -= cards
            give(s, seat, cards)
    for seat in range(s.seats):
        if seat != g.seat:
            more: i64 = of(g.held, seat) - total(of(old_shown, seat)) - dealt(s, g, seat)
            rest: i64 = s.drawn_bag(pool, more)
            pool -= rest
            give(s, seat, rest)
            s.held_then = put(s.held_then, seat, of(old_shown, seat) + of(s.hands, seat) - of(g.known.hands, seat))


def deal_held(s: SchwertState, g: SchwertGuess) -> None:
    """No ages were found that fit: what was held is any of the unseen, each card once, so that the sizes are right."""
    pool: i64 = old_unseen(s, g)
    for seat in range(s.seats):
        if seat != g.seat:
            cards: i64 = any_cards(pool, of(g.held, seat))
            pool -= cards
            s.held_then = put(s.held_then, seat, cards)


def any_cards(cards: i64, n: i64) -> i64:
    """The first so many cards of a bag."""
    out: i64 = 0
    for kind in range(CARDS):
        k: i64 = count(cards, kind)
        k = k if k < n else n
        out += some(kind, k)
        n -= k
    return out


def deals(g: SchwertGuess, n: i64) -> i64:
    """Deal n times, for the bench."""
    x: i64 = 0
    for i in range(n):
        x += g.deal(i).now & one(0)
    return x
