"""For a Crown: what icons, cards, coins and the gallery are worth to a family. A ruby is 100."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.weights import Taken
from regalia.core.ints import Five, but_lowest, first_n, has, how_many, lowest, of, row
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.cards import card_in, sleeve
from regalia.games.for_a_crown.ending import score
from regalia.games.for_a_crown.icons import icons_of
from regalia.games.for_a_crown.pieces import CrownPieces, Terms

RUBY: Final = 100
HUNDRED: Final = 100
MOST_CARDS: Final = 200  # more than are turned up in a game
# 100 when the last card has been turned up, by the cards still to come
SOON: Final = row([round(HUNDRED / sqrt(1 + cards)) for cards in range(MOST_CARDS)])
EVENTS_A_ROUND: Final = 2  # about
ICONS: Final = 7  # and none


class Prices:
    """What things are worth."""

    def __init__(self, terms: Terms, w: Taken) -> None:
        self.terms: Terms = terms
        self.coin_last: i64 = w.take("coin_last")
        self.coin_more: i64 = w.take("coin_more")
        raccoon = w.take("raccoon")
        hit = w.take("hit")
        move = w.take("move")
        plain = [0, RUBY, 0, raccoon, hit, 0, move, 0]
        faces = [terms.faces[i] for i in range(len(terms.faces))]
        plain[W.DIE_ICON] = sum(plain[icon] for face in faces for icon in icons_of(face)) // max(1, len(faces))
        self.die_coins: i64 = sum(icons_of(face).count(W.COIN_ICON) for face in faces) * 100 // max(1, len(faces))
        self.icon: vec[i64] = row(plain)  # but for coins, whose worth fades
        cards = [terms.cards.icons[i] for i in range(2 * terms.cards.kinds)]
        self.half: vec[i64] = row([sum(plain[icon] for icon in icons_of(card)) for card in cards])
        self.half_coins: vec[i64] = row([100 * icons_of(card).count(W.COIN_ICON) for card in cards])
        # of each kind and icon: how many, on both halves together; a card without halves counts twice
        sides = [cards[2 * kind : 2 * kind + 2] for kind in range(terms.cards.kinds)]
        both = [one if terms.cards.level[kind] == 1 else [one[0], one[0]] for kind, one in enumerate(sides)]
        self.icons: vec[i64] = row([sum(icons_of(c).count(i) for c in one) for one in both for i in range(ICONS)])
        self.halves: vec[i64] = row([0] * ICONS)  # see count_icons

    def coin(self, s: CrownPieces) -> i64:
        """A coin: the fewer rounds are left to spend it in, the less."""
        left: i64 = s.terms.rounds - s.round
        return self.coin_last + self.coin_more * (left if left < 3 else 3)

    def side(self, s: CrownPieces, half: i64) -> i64:
        """The icons on a card, or on one half of it."""
        return self.half[half] + self.half_coins[half] * self.coin(s) // 100

    def card(self, s: CrownPieces, kind: i64) -> i64:
        """What a card brings each time it comes up."""
        first: i64 = self.side(s, 2 * kind)
        if s.terms.cards.level[kind] > 1:
            return first
        other: i64 = self.side(s, 2 * kind + 1)
        return first if first > other else other

    def blind(self, s: CrownPieces, level: i64) -> i64:
        """The mean of the cards that may lie on top of a deck."""
        deck: i64 = s.decks & s.terms.cards.of_level[level]
        sum_: i64 = 0
        n: i64 = 0
        while deck:
            sum_ += self.card(s, s.terms.cards.kind[lowest(deck)])
            n += 1
            deck = but_lowest(deck)
        return sum_ // n if n else 0

    def to_come(self, s: CrownPieces, seat: i64) -> i64:
        """What the cards of a family will still bring."""
        sleeves: i64 = of(s.sleeves, seat)
        rounds: i64 = s.terms.rounds - s.round
        sum_: i64 = 0
        for place in range(W.SLEEVES):
            kind: i64 = card_in(sleeves, place) - 1
            if kind < 0:
                return sum_
            times: i64 = rounds + (1 if has(s.pile, sleeve(seat, place)) else 0)
            if times:
                sum_ += times * self.card(s, kind)
        return sum_

    def count_icons(self, s: CrownPieces, seat: i64) -> None:
        """The icons that the cards of a family will still bring, in halves."""
        for icon in range(ICONS):
            self.halves[icon] = 0
        rounds: i64 = rounds_after(s)
        for place in range(W.SLEEVES):
            kind: i64 = card_in(of(s.sleeves, seat), place) - 1
            if kind < 0:
                return
            times: i64 = rounds + (1 if has(s.pile, sleeve(seat, place)) else 0)
            for icon in range(ICONS):
                self.halves[icon] += times * self.icons[ICONS * kind + icon]

    def count_pile(self, s: CrownPieces, seat: i64) -> None:
        """The icons on the cards of a family that lie in the pile, in halves."""
        for icon in range(ICONS):
            self.halves[icon] = 0
        for place in range(W.SLEEVES):
            kind: i64 = card_in(of(s.sleeves, seat), place) - 1
            if kind < 0:
                return
            if has(s.pile, sleeve(seat, place)):
                for icon in range(ICONS):
                    self.halves[icon] += self.icons[ICONS * kind + icon]

    def soon(self, s: CrownPieces) -> i64:
        """How near the end is, in hundredths."""
        cards: i64 = how_many(s.pile) + rounds_after(s) * (s.seats * W.SLEEVES + EVENTS_A_ROUND)
        return SOON[cards if cards < MOST_CARDS else MOST_CARDS - 1]


def rounds_after(s: CrownPieces) -> i64:
    """The rounds after this one; there are none once a family has fallen."""
    return s.terms.rounds - s.round if s.in_play == first_n(s.seats) else 0


def events_to_come(s: CrownPieces, kind: i64) -> i64:
    """How many events of a kind are known to lie in the pile, in hundredths; the unseen one counts by its chances."""
    sum_: i64 = 0
    for event in range(len(s.terms.events)):
        if s.terms.events[event] == kind:
            if has(s.pile, W.FIRST_EVENT + event):
                sum_ += 100
            elif has(s.pile, W.UNSEEN_EVENT) and has(s.unseen_events, event):
                sum_ += 20
    return sum_


def richest_of_others(s: CrownPieces, seat: i64) -> i64:
    """The highest score of a rival in play."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat and has(s.in_play, other) and score(s, other) > best:
            best = score(s, other)
    return best


def richer_than(s: CrownPieces, seat: i64) -> i64:
    """How many families in play have a higher score."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat and has(s.in_play, other) and score(s, other) > score(s, seat):
            n += 1
    return n


def cards_of(s: CrownPieces, seat: i64) -> i64:
    """How many cards a family has."""
    n: i64 = 0
    while n < W.SLEEVES and card_in(of(s.sleeves, seat), n):
        n += 1
    return n


def most_raccoons_but(s: CrownPieces, seats: i64) -> i64:
    """The most raccoons before a family in play, these seats left out."""
    return most_of(s, s.raccoons, seats)


def most_of(s: CrownPieces, things: Five, seats: i64) -> i64:
    """The most of something that a family in play has, these seats left out."""
    most: i64 = 0
    for other in range(s.seats):
        if has(s.in_play & ~seats, other) and of(things, other) > most:
            most = of(things, other)
    return most


def is_foremost(s: CrownPieces, seat: i64) -> bool:
    """Does its portrait hang furthest to the right?"""
    for other in range(s.seats):
        if other != seat and has(s.in_play, other) and of(s.spaces, other) > of(s.spaces, seat):
            return False
    return True


def is_last(s: CrownPieces, seat: i64) -> bool:
    """Does its portrait hang furthest to the left?"""
    for other in range(s.seats):
        if other != seat and has(s.in_play, other) and of(s.spaces, other) < of(s.spaces, seat):
            return False
    return True
