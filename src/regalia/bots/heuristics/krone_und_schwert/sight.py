"""Krone & Schwert: what the judgement of who will win looks at."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.bots.heuristics.krone_und_schwert.ground import buildings, largest, standing
from regalia.bots.learned import LearnedJudge
from regalia.bots.weights import Weights
from regalia.core.bag import total
from regalia.core.ints import has, of
from regalia.core.state import State
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.building import castle_sites, town_sites
from regalia.games.krone_und_schwert.hands import strength
from regalia.games.krone_und_schwert.land import castles_of, cathedrals_of, has_town, land_of, towns_of
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import size

FEATURES = (
    "points",
    "points_at_the_end",
    "buildings",
    "buildings_at_the_end",
    "standing_at_the_last",
    "castles",
    "castles_of_the_king",
    "cathedrals",
    "towns",
    "king",
    "king_at_the_end",
    "may_lead",
    "largest",
    "largest_at_the_end",
    "land",
    "castle_sites",
    "town_sites",
    "hand",
    "force",
    "turn",
)
FURTHER = ("standing", "asked", "markers_left", "papal", "next_to_play")
COMMON = ("ending", "deck", "free", "swords", "no_king", "round")


class SchwertSight(LearnedJudge):
    """Sees the table as those do who ask who will win."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, FURTHER, COMMON, weights)

    def look(self, s: State, seat: i64) -> None:
        assert isinstance(s, SchwertPieces)
        points: i64 = of(s.points, seat)
        own: i64 = buildings(s, seat)
        castles: i64 = castles_of(s, seat)
        territory: i64 = largest(s, seat)
        king: i64 = 1 if seat == s.king else 0
        ending: i64 = 0 if s.end_in == W.NOT_YET else 1
        hand: i64 = of(s.hands, seat)
        self.note(points)
        self.note(points * ending)
        self.note(own)
        self.note(own * ending)
        self.note(standing(s, seat) * (W.LAST_CARDS - total(s.deck)) if s.end_in == 0 else 0)
        self.note(castles)
        self.note(castles * king)
        self.note(cathedrals_of(s, seat))
        self.note(towns_of(s, seat))
        self.note(king)
        self.note(king * ending)
        self.note(1 if castles and has_town(s, seat) else 0)
        self.note(territory)
        self.note(territory * ending)
        self.note(size(land_of(s, seat)))
        self.note(size(castle_sites(s, seat)))
        self.note(size(town_sites(s, seat)))
        self.note(total(hand))
        self.note(strength(s.terms, hand))
        self.note(1 if seat == s.in_turn else 0)

    def look_further(self, s: State, seat: i64) -> None:
        """All points together, and whose turn is near."""
        assert isinstance(s, SchwertPieces)
        mine: i64 = standing(s, seat)
        self.compare_with(seat, mine)
        self.note(mine)
        self.note(1 if has(s.waiting, seat) else 0)
        self.note(s.terms.markers - size(land_of(s, seat)))
        self.note(1 if has(s.papal, seat) else 0)
        self.note(1 if (s.in_turn + 1) % s.seats == seat else 0)

    def look_around(self, s: State) -> None:
        """How near the end is, and how safe the king."""
        assert isinstance(s, SchwertPieces)
        self.note(0 if s.end_in == W.NOT_YET else 1)
        self.note(total(s.deck))
        self.note(size(s.free))
        self.note(s.visible)
        self.note(1 if s.king == W.NO_ONE else 0)
        self.note(s.round if s.round < 20 else 20)
