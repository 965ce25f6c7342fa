"""Le Royaume des 5 Couronnes: how the race of the knights will end, as far as one can tell from where they are."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.weights import Taken
from regalia.core.bag import count
from regalia.core.ints import has, of, row
from regalia.core.lying import thing
from regalia.games.royaume_des_5_couronnes.path import blocked_knights
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.words import COLOURS

SURELY: Final = 1024  # a chance of 1
TENTHS: Final = 10  # of a space: ways are counted in them
POINT: Final = 100  # worths of a point
FLAT: Final = 600
# how likely it is to come home first, by the lead: from -FLAT to FLAT hundredths of the spread
FIRST: Final = row([round(SURELY / (1 + exp(-lead / 100))) for lead in range(-FLAT, FLAT + 1)])
A_TURN: Final = 7  # spaces that the knights move in a turn, together
MOST_SPACES: Final = 1000  # more than lie before all knights
# how much sooner than everything is over: SURELY at the end, by the spaces that lie before the knights until then
SOON: Final = row([round(SURELY / sqrt(1 + spaces / A_TURN)) for spaces in range(MOST_SPACES)])


class Race:
    """Where each knight is on its way there and back, what a seat wishes, and what it may expect."""

    def __init__(self, w: Taken) -> None:
        self.held: i64 = w.take("held")  # tenths of a space that a blocked knight lags behind
        self.spread: i64 = w.take("spread")  # how open the race is, at home
        self.spread_far: i64 = w.take("spread_far")  # and one whole way from there
        self.pawns_early: i64 = w.take("pawns_early")  # hundredths of a pawn's points that count at the start
        self.soon: i64 = 0  # how near the end is, see SOON
        self.kept: i64 = 0  # how much of a pawn's points counts, of SURELY: early on, pawns will change hands
        self.way: vec[i64] = row([0] * COLOURS)
        self.lag: vec[i64] = row([0] * COLOURS)
        self.rank: vec[i64] = row([0] * COLOURS)  # the circle of a crown that is home, from 1
        self.wish: vec[i64] = row([0] * COLOURS)  # the place of each colour in the seat's order, from 1
        self.pawns: i64 = 0
        self.homes: i64 = 0
        self.lair: i64 = 1
        self.before: vec[i64] = row([0] * (COLOURS + 1))
        self.pairs: vec[i64] = row([0] * COLOURS * COLOURS)  # by knight and other: how likely the other is home first
        self.pairs_now: vec[i64] = row([0] * COLOURS * COLOURS)  # the same for the knights as they stand

    def look(self, s: RoyaumePieces, seat: i64) -> None:
        """Take in the table."""
        blocked: i64 = blocked_knights(s)
        self.lair = s.terms.lair
        self.pawns = of(s.pawns, seat)
        self.homes = 0
        order: i64 = (thing(of(s.orders, seat)) - 1) * COLOURS
        for c in range(COLOURS):
            self.wish[s.terms.orders[order + c]] = c + 1
            space: i64 = of(s.knights, c)
            self.way[c] = TENTHS * (2 * self.lair - space if has(s.crowned, c) else space)
            self.lag[c] = self.held if has(blocked, c) else 0
            self.rank[c] = 0
        for place in range(COLOURS):
            crown: i64 = of(s.circles, place)
            if crown:
                self.rank[crown - 1] = place + 1
                self.homes += 1
        self.soon = self.how_soon()
        self.kept = (self.pawns_early * SURELY + (100 - self.pawns_early) * self.soon) // 100
        for c in range(COLOURS):
            for other in range(c):
                self.compare(c, other)
        for pair in range(COLOURS * COLOURS):
            self.pairs_now[pair] = self.pairs[pair]

    def compare(self, c: i64, other: i64) -> None:
        """Which of two knights comes home first."""
        chance: i64 = self.chance_before(c, other)
        self.pairs[COLOURS * c + other] = chance
        self.pairs[COLOURS * other + c] = SURELY - chance

    def moved(self, c: i64) -> None:
        """A knight is thought to be elsewhere."""
        for other in range(COLOURS):
            if other != c:
                self.compare(c, other)

    def moved_back(self, c: i64) -> None:
        """It is where it was."""
        for other in range(COLOURS):
            self.pairs[COLOURS * c + other] = self.pairs_now[COLOURS * c + other]
            self.pairs[COLOURS * other + c] = self.pairs_now[COLOURS * other + c]

    def chance_before(self, c: i64, other: i64) -> i64:
        """How likely the other knight comes home before this one; the nearer home, the surer."""
        here: i64 = self.way[c] - self.lag[c]
        there: i64 = self.way[other] - self.lag[other]
        foremost: i64 = here if here > there else there
        left: i64 = 2 * self.lair * TENTHS - foremost
        spread: i64 = self.spread + self.spread_far * left // (self.lair * TENTHS)
        lead: i64 = 100 * (there - here) // (spread if spread > 5 else 5)
        return FIRST[0 if lead < -FLAT else 2 * FLAT if lead > FLAT else lead + FLAT]

    def chance_of_place(self, c: i64) -> i64:
        """How likely a colour ends in the place the seat wishes."""
        if self.rank[c]:
            return SURELY if self.rank[c] == self.wish[c] else 0
        place: i64 = self.wish[c] - 1 - self.homes
        if place < 0:
            return 0
        before: vec[i64] = self.before  # how likely so many are before it
        before[0] = SURELY
        others: i64 = 0
        for other in range(COLOURS):
            if other == c or self.rank[other]:
                continue
            p: i64 = self.pairs[COLOURS * c + other]
            before[others + 1] = before[others] * p >> 10
            for n in range(others, 0, -1):
                before[n] = (before[n] * (SURELY - p) + before[n - 1] * p) >> 10
            before[0] = before[0] * (SURELY - p) >> 10
            others += 1
        return before[place] if place <= others else 0

    def expected(self, s: RoyaumePieces) -> i64:
        """The points the seat may expect from crowns and from pawns of colours in their place."""
        sum_: i64 = 0
        more: i64 = (s.terms.match_points - s.terms.other_points) * self.kept
        for c in range(COLOURS):
            sum_ += self.chance_of_place(c) * (s.terms.crown_points * SURELY + more * count(self.pawns, c))
        return POINT * sum_ >> 20

    def pawn(self, s: RoyaumePieces, c: i64) -> i64:
        """What a treasure pawn of a colour is worth."""
        more: i64 = s.terms.match_points - s.terms.other_points
        points: i64 = s.terms.other_points * SURELY + more * self.chance_of_place(c)
        return POINT * points * self.kept >> 20

    # --- what a seat would have if the race ended as expected

    def crown_points(self, s: RoyaumePieces) -> i64:
        """From crowns, in hundredths."""
        sum_: i64 = 0
        for c in range(COLOURS):
            sum_ += self.chance_of_place(c)
        return POINT * s.terms.crown_points * sum_ >> 10

    def pawn_points(self, s: RoyaumePieces) -> i64:
        """From pawns, in hundredths, if it kept them all."""
        sum_: i64 = 0
        more: i64 = s.terms.match_points - s.terms.other_points
        for c in range(COLOURS):
            sum_ += count(self.pawns, c) * (s.terms.other_points * SURELY + more * self.chance_of_place(c))
        return POINT * sum_ >> 10

    def how_soon(self) -> i64:
        """How near the end is: all knights must come home but the last."""
        last: i64 = self.way[0]
        spaces: i64 = 0
        for c in range(COLOURS):
            spaces += 2 * self.lair - self.way[c] // TENTHS
            last = self.way[c] if self.way[c] < last else last
        spaces -= 2 * self.lair - last // TENTHS
        return SOON[spaces if spaces < MOST_SPACES else MOST_SPACES - 1]
