"""For a Crown: what the judgement of who will win looks at."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.bots.heuristics.for_a_crown.worth import (
    HUNDRED,
    Prices,
    cards_of,
    events_to_come,
    is_foremost,
    is_last,
    most_of,
    most_raccoons_but,
    richer_than,
)
from regalia.bots.learned import LearnedJudge
from regalia.bots.weights import Weights
from regalia.core.ints import bit, first_n, has, how_many, of
from regalia.core.state import State
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.ending import score
from regalia.games.for_a_crown.pieces import CrownPieces

ICONS = ("rubies", "coins", "raccoons", "hits", "dice", "moves")  # that the cards of a family still bring
FEATURES = (
    *("out", "sold", "near_the_end"),
    *("wealth", "wealth_soon", "wealth_at_once"),
    *("coins", "coins_soon", "raccoons", "most_raccoons", "most_raccoons_soon"),
    *("space", "space_soon", "scandal", "scandal_soon", "burglary", "burglary_soon"),
    *(f"{icon}_{when}" for icon in ICONS for when in ("to_come", "to_come_soon")),
)
FURTHER = (
    *("in_play", "rubies", "richer", "cards", "foremost", "last", "asked"),
    *("rubies_now", "coins_now", "hits_now", "dice_now"),  # on cards that lie in the pile
)
COMMON = ("soon", "soon_squared", "round", "recruiting", "pile", "scandals", "burglaries", "one_has_fallen")


class CrownSight(LearnedJudge):
    """Sees the table as those do who ask who will win."""

    def __init__(self, weights: Weights, prices: Prices) -> None:
        super().__init__(FEATURES, FURTHER, COMMON, weights)
        self.prices: Prices = prices

    def look(self, s: State, seat: i64) -> None:
        """What a family has and what it will have; both count the more the fewer cards are still to be turned up."""
        assert isinstance(s, CrownPieces)
        if not has(s.in_play, seat):
            self.note(1)
            for _ in range(len(self.counts) - 1):
                self.note(0)
            return
        soon: i64 = self.prices.soon(s)
        mine: i64 = score(s, seat)
        sold: bool = not has(s.unsold, seat)
        raccoons: i64 = of(s.raccoons, seat)
        most: i64 = HUNDRED if raccoons and raccoons >= most_raccoons_but(s, bit(seat)) else 0
        self.note(0)
        self.note(1 if sold else 0)
        self.note(1 if sold and mine < 4 else 0)
        wealth: i64 = HUNDRED * (mine + final_gains(s, seat)) - most
        self.note_soon(wealth, soon)
        self.note(wealth * soon // HUNDRED * soon // HUNDRED)
        self.note_soon(HUNDRED * of(s.coins, seat), soon)
        self.note(raccoons)
        self.note_soon(most, soon)
        self.note_soon(HUNDRED * of(s.spaces, seat), soon)
        self.note_soon(s.terms.scandal[of(s.spaces, seat)] * events_to_come(s, W.SCANDAL), soon)
        self.note_soon(events_to_come(s, W.BURGLARY) if most else 0, soon)
        self.prices.count_icons(s, seat)
        for icon in range(W.RUBY_ICON, W.MOVE_ICON + 1):
            self.note_soon(HUNDRED // 2 * self.prices.halves[icon], soon)

    def look_further(self, s: State, seat: i64) -> None:
        """What stands in the way of a family, and what it has in the pile."""
        assert isinstance(s, CrownPieces)
        if not has(s.in_play, seat):
            for _ in range(len(FURTHER)):
                self.note(0)
            return
        mine: i64 = score(s, seat)
        self.compare_with(seat, mine)
        self.note(1)
        self.note(of(s.rubies, seat))
        self.note(richer_than(s, seat))
        self.note(cards_of(s, seat))
        self.note(1 if is_foremost(s, seat) else 0)
        self.note(1 if is_last(s, seat) else 0)
        self.note(1 if has(s.waiting, seat) else 0)
        self.prices.count_pile(s, seat)
        self.note(self.prices.halves[W.RUBY_ICON])
        self.note(self.prices.halves[W.COIN_ICON])
        self.note(self.prices.halves[W.HIT_ICON])
        self.note(self.prices.halves[W.DIE_ICON])

    def look_around(self, s: State) -> None:
        """How near the end is, and what lies in the pile."""
        assert isinstance(s, CrownPieces)
        soon: i64 = self.prices.soon(s)
        self.note(soon)
        self.note(soon * soon // HUNDRED)
        self.note(s.round)
        self.note(1 if s.recruiting else 0)
        self.note(how_many(s.pile))
        self.note(events_to_come(s, W.SCANDAL))
        self.note(events_to_come(s, W.BURGLARY))
        self.note(0 if s.in_play == first_n(s.seats) else 1)

    def note_soon(self, feature: i64, soon: i64) -> None:
        """A feature in hundredths: as it is, and by how soon the game will end."""
        self.note(feature)
        self.note(feature * soon // HUNDRED)


def final_gains(s: CrownPieces, seat: i64) -> i64:
    """What the last count would give now, for influence and for coins."""
    most_coins: bool = of(s.coins, seat) >= most_of(s, s.coins, bit(seat))
    return (s.terms.for_influence if is_foremost(s, seat) else 0) + (s.terms.for_coins if most_coins else 0)
