"""Krone & Schwert: what a space is worth to a seat, and how the seats stand."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.bots.weights import Taken
from regalia.core.bag import count
from regalia.core.ints import of
from regalia.games.krone_und_schwert.building import castle_sites, cathedral_sites
from regalia.games.krone_und_schwert.land import castles_of, cathedrals_of, land_of, towns_of
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import (
    Wide,
    both,
    is_empty,
    joined,
    nowhere,
    overlap,
    size,
    within,
    without,
)
from regalia.games.krone_und_schwert.words import BUILD_CASTLE, BUILD_CATHEDRAL, KING_BONUS


class Ground:
    """Looks at the board for one seat, then tells the worth of spaces."""

    def __init__(self, w: Taken) -> None:
        self.mountain: i64 = w.take("mountain")
        self.mountain_waiting: i64 = w.take("mountain_waiting")
        self.meadow: i64 = w.take("meadow")
        self.meadow_waiting: i64 = w.take("meadow_waiting")
        self.pair: i64 = w.take("pair")
        self.near_mountain: i64 = w.take("near_mountain")
        self.near_meadow: i64 = w.take("near_meadow")
        self.near_own: i64 = w.take("near_own")
        self.near_foreign: i64 = w.take("near_foreign")
        self.own: Wide = nowhere()
        self.foreign: Wide = nowhere()
        self.mountains: Wide = nowhere()  # free ones
        self.meadows: Wide = nowhere()  # free ones where a town could stand
        self.own_meadows: Wide = nowhere()
        self.for_castle: i64 = 0
        self.for_town: i64 = 0

    def look(self, s: SchwertPieces, seat: i64) -> None:
        """A mountain or meadow counts less when some wait already."""
        self.own = land_of(s, seat)
        self.foreign = without(without(s.board.spaces, s.free), self.own)
        mountains: Wide = without(s.terms.elements.mountains, s.castles)
        meadows: Wide = without(s.terms.elements.meadows, joined(s.towns, s.near_towns))
        self.mountains = both(mountains, s.free)
        self.meadows = both(meadows, s.free)
        self.own_meadows = both(meadows, self.own)
        self.for_castle = self.mountain - self.mountain_waiting * size(both(mountains, self.own))
        self.for_town = self.meadow - self.meadow_waiting * size(self.own_meadows)

    def worth(self, s: SchwertPieces, space: i64) -> i64:
        """What can be built there, and what lies beside it."""
        near: Wide = s.board.near(space)
        worth: i64 = self.near_mountain * size(both(near, self.mountains))
        worth += self.near_meadow * size(both(near, self.meadows)) + self.near_own * size(both(near, self.own))
        worth += self.near_foreign * size(both(near, self.foreign))
        if within(s.terms.elements.mountains, space):
            return worth + self.for_castle
        if within(s.terms.elements.meadows, space) and not within(s.near_towns, space):
            return worth + self.for_town + (self.pair if self.makes_pair(s, space, near) else 0)
        return worth

    def makes_pair(self, s: SchwertPieces, space: i64, near: Wide) -> bool:
        """An octagon and a square of meadow side by side make a big town."""
        octagons: Wide = s.terms.elements.octagons
        if within(octagons, space):
            return overlap(near, without(self.own_meadows, octagons))
        return overlap(near, both(self.own_meadows, octagons))


def buildings(s: SchwertPieces, seat: i64) -> i64:
    """What stands on the board for a seat, a point each."""
    return castles_of(s, seat) + cathedrals_of(s, seat) + towns_of(s, seat)


def standing(s: SchwertPieces, seat: i64) -> i64:
    """The points of a seat if all ended now, but for its land."""
    return of(s.points, seat) + buildings(s, seat) + (KING_BONUS if seat == s.king else 0)


def largest(s: SchwertPieces, seat: i64) -> i64:
    """The size of its largest territory."""
    land: Wide = land_of(s, seat)
    most: i64 = 0
    while not is_empty(land) and size(land) > most:
        found: Wide = s.board.territory(land)
        land = without(land, found)
        n: i64 = size(found)
        if n > most:
            most = n
    return most


def is_idle(s: SchwertPieces, seat: i64, card: i64) -> bool:
    """Is there no ground for the building of this card, or for a second castle?"""
    if card == BUILD_CATHEDRAL:
        return size(cathedral_sites(s, seat)) == 0
    return card == BUILD_CASTLE and count(of(s.hands, seat), card) > 1 and size(castle_sites(s, seat)) == 0
