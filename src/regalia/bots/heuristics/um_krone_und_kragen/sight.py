"""Um Krone und Kragen: what the judgement of who will win looks at."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.bots.heuristics.um_krone_und_kragen.plans import TRICKS
from regalia.bots.learned import LearnedJudge
from regalia.bots.weights import Weights
from regalia.core.ints import has, how_many, of
from regalia.core.state import State
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS
from regalia.games.um_krone_und_kragen.court import group_size
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.turn import dice_of_farmer_and_charlatans

OWNED = tuple(name for name in NAMES if name not in ("charlatan", "queen", "king"))
FEATURES = (
    *OWNED,
    "charlatans",
    "dice",
    "dice_squared",
    "near_the_king",
    "first_king",
    "king_by_size",
    "king_by_throws",
    "to_throw",
    "to_throw_by_dice",
    "thrown_and_lost",
    "turn",
)
FURTHER = ("characters", "tricks", "asked", "next_to_play", "has_thrown")
COMMON = ("king_there", "throw_to_beat", "final", "round", "court", "most_dice")


class KragenSight(LearnedJudge):
    """Sees the table as those do who ask who will win."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, FURTHER, COMMON, weights)
        self.most_dice: i64 = 0  # of the seats looked at so far

    def look(self, s: State, seat: i64) -> None:
        assert isinstance(s, KragenPieces)
        owned: i64 = of(s.owned, seat)
        for c in range(W.QUEEN):
            if c != W.CHARLATAN:
                self.note(1 if has(owned, c) else 0)
        dice: i64 = all_dice(s, seat)
        holder: i64 = 1 if seat == s.holder else 0
        throws: i64 = throws_to_come(s, seat)
        self.note(of(s.charlatans, seat))
        self.note(dice)
        self.note(dice * dice)
        self.note(1 if dice >= 7 and s.holder == W.NO_ONE else 0)
        self.note(1 if seat == s.first_king else 0)
        self.note(holder * group_size(s.best))
        self.note(holder * others_to_throw(s, seat))
        self.note(throws)
        self.note(throws * dice)
        self.note(1 if s.final and holder == 0 and throws == 0 else 0)
        self.note(1 if s.holder == W.NO_ONE and seat == s.in_turn else 0)

    def look_further(self, s: State, seat: i64) -> None:
        """How many characters a seat has, and whose turn is near; who has more dice is ahead."""
        assert isinstance(s, KragenPieces)
        owned: i64 = of(s.owned, seat)
        dice: i64 = all_dice(s, seat)
        self.compare_with(seat, dice)
        self.most_dice = dice if dice > self.most_dice else self.most_dice
        self.note(how_many(owned))
        self.note(how_many(owned & TRICKS))
        self.note(1 if has(s.waiting, seat) else 0)
        self.note(1 if (s.in_turn + 1) % s.seats == seat else 0)
        self.note(1 if turn_of(s, seat) < s.turns else 0)

    def look_around(self, s: State) -> None:
        """How near the end is."""
        assert isinstance(s, KragenPieces)
        self.note(0 if s.holder == W.NO_ONE else 1)
        self.note(0 if s.holder == W.NO_ONE else group_size(s.best))
        self.note(s.final)
        self.note(s.round if s.round < 20 else 20)
        self.note(how_many(s.court))
        self.note(self.most_dice)
        self.most_dice = 0


def all_dice(s: KragenPieces, seat: i64) -> i64:
    """The dice of a seat at the start of its turn, and those its characters add."""
    owned: i64 = of(s.owned, seat)
    dice: i64 = W.START_DICE + dice_of_farmer_and_charlatans(s, seat) + how_many(owned & ADDERS)
    return dice + s.terms.court.numbers[W.GENERAL] if has(owned, W.GENERAL) else dice


def turn_of(s: KragenPieces, seat: i64) -> i64:
    """How many play before a seat in this round."""
    return (seat + s.seats - s.start) % s.seats


def throws_to_come(s: KragenPieces, seat: i64) -> i64:
    """1 if there is a king and the seat still has its final throw; the holder needs none."""
    if s.holder == W.NO_ONE or seat == s.holder:
        return 0
    if not s.final or seat == s.first_king:
        return 1
    for turn in range(s.turns, s.seats - 1):
        before_him: i64 = (s.first_king + s.seats - s.start) % s.seats
        if (s.start + turn + (1 if turn >= before_him else 0)) % s.seats == seat:
            return 1
    return 0


def others_to_throw(s: KragenPieces, seat: i64) -> i64:
    """How many others may still take the king away."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            n += throws_to_come(s, other)
    return n
