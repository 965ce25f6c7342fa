"""Le Royaume des 5 Couronnes: what the judgement of who will win looks at."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.bots.heuristics.royaume_des_5_couronnes.race import SURELY, Race
from regalia.bots.learned import LearnedJudge
from regalia.bots.weights import Weights
from regalia.core.bag import total
from regalia.core.ints import has, how_many, of
from regalia.core.state import State
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces

FEATURES = (
    *("crowns", "crowns_soon", "crowns_at_once"),
    *("pawns", "pawns_soon", "pawns_at_once"),
    *("power", "power_soon", "full_power", "full_power_soon"),
    *("turn", "turn_soon"),
)
FURTHER = ("treasures", "no_treasure", "crowns_home", "asked", "next_to_play")
COMMON = ("soon", "at_once", "homes", "crowned")


class RoyaumeSight(LearnedJudge):
    """Sees the table as those do who ask who will win."""

    def __init__(self, weights: Weights, race: Race) -> None:
        super().__init__(FEATURES, FURTHER, COMMON, weights)
        self.race: Race = race

    def look(self, s: State, seat: i64) -> None:
        """Points count the more the sooner the game ends: pawns held early are only there to be won in a duel."""
        assert isinstance(s, RoyaumePieces)
        race: Race = self.race
        race.look(s, seat)
        soon: i64 = race.soon
        at_once: i64 = soon * soon >> 10
        crowns: i64 = race.crown_points(s)
        pawns: i64 = race.pawn_points(s)
        power: i64 = of(s.power, seat)
        full: i64 = SURELY if power >= s.terms.duel_power else 0
        turn: i64 = SURELY if seat == s.in_turn else 0
        self.note(crowns)
        self.note(crowns * soon >> 10)
        self.note(crowns * at_once >> 10)
        self.note(pawns)
        self.note(pawns * soon >> 10)
        self.note(pawns * at_once >> 10)
        self.note(SURELY * power)
        self.note(soon * power)
        self.note(full)
        self.note(full * soon >> 10)
        self.note(turn)
        self.note(turn * soon >> 10)

    def look_further(self, s: State, seat: i64) -> None:
        """The race was looked at just before, for this seat."""
        assert isinstance(s, RoyaumePieces)
        race: Race = self.race
        treasures: i64 = total(of(s.pawns, seat))
        at_home: i64 = 0
        for c in range(W.COLOURS):
            if race.rank[c] and race.rank[c] == race.wish[c]:
                at_home += 1
        self.compare_with(seat, race.crown_points(s) + race.pawn_points(s))
        self.note(treasures)
        self.note(0 if treasures else 1)
        self.note(at_home)
        self.note(1 if has(s.waiting, seat) else 0)
        self.note(1 if (s.in_turn + 1) % s.seats == seat else 0)

    def look_around(self, s: State) -> None:
        """How far the race has come."""
        assert isinstance(s, RoyaumePieces)
        self.note(self.race.soon)
        self.note(self.race.soon * self.race.soon >> 10)
        self.note(self.race.homes)
        self.note(how_many(s.crowned))
