"""Um Krone und Kragen: win the court over with dice, take the king, and keep him through the final round.

The contents. Each step of a turn is one line here and one chapter beside this file.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import one
from regalia.core.ints import has, of, plus, put
from regalia.core.offers import Offers
from regalia.core.sight import Sight
from regalia.core.step import first, kind_of, third
from regalia.games.um_krone_und_kragen.abilities import CHOOSERS, dice_of, used_character
from regalia.games.um_krone_und_kragen.claiming import claim, offer_claims
from regalia.games.um_krone_und_kragen.dice import (
    before_first_roll,
    dice,
    offer_before_first_roll,
    offer_dice,
    offer_more_dice,
)
from regalia.games.um_krone_und_kragen.final import places
from regalia.games.um_krone_und_kragen.indices import action_at, index_of
from regalia.games.um_krone_und_kragen.invariants import broken_invariant
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.refusals import (
    why_not_before_first_roll,
    why_not_choice,
    why_not_claim,
    why_not_dice,
    why_not_die,
)
from regalia.games.um_krone_und_kragen.sight import look
from regalia.games.um_krone_und_kragen.turn import next_turn, offer_die, start_die
from regalia.games.um_krone_und_kragen.words import (
    BEFORE_FIRST_ROLL,
    CHOOSE,
    CLAIM,
    DICE,
    START_DIE,
    THAT_IS_ALL,
    USE,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class KragenState(KragenPieces):
    """The table with its rules."""

    def copy(self) -> KragenState:
        c = KragenState(self.seats, self.terms)
        c.take_after(self)
        c.take_pieces(self)
        return c

    def offer(self, seat: i64, out: Offers) -> None:
        kind: i64 = kind_of(self.now)
        if kind == DICE:
            if of(self.said, seat):
                offer_more_dice(self, of(self.said, seat), of(self.laid, seat), out)
            else:
                offer_dice(self, seat, out)
        elif kind == CLAIM:
            offer_claims(self, seat, out)
        elif kind == BEFORE_FIRST_ROLL:
            offer_before_first_roll(self, out)
        else:
            offer_die(out)

    def hear(self, seat: i64, action: i64) -> bool:
        """Merchant, lady and nobleman are told their dice one by one; everything else is said at once."""
        if action == THAT_IS_ALL:
            return True
        if CHOOSE < action < USE:
            self.laid = plus(self.laid, seat, one(action - CHOOSE))
            return False
        self.said = put(self.said, seat, action)
        if action < USE or not has(CHOOSERS, used_character(action)):
            return True
        self.laid = put(self.laid, seat, dice_of(action))
        return False

    def resolve(self, step: i64) -> None:
        kind: i64 = kind_of(step)
        seat: i64 = first(step)
        if kind == DICE:
            dice(self, step, seat, of(self.said, seat), of(self.laid, seat))
        elif kind == CLAIM:
            claim(self, seat, of(self.said, seat))
        elif kind == BEFORE_FIRST_ROLL:
            before_first_roll(self, step, seat, of(self.said, seat))
        elif kind == START_DIE:
            start_die(self, seat, third(step), of(self.said, seat))
        else:
            next_turn(self)

    def why_not(self, seat: i64, action: i64) -> i64:
        kind: i64 = kind_of(self.now)
        if kind == CLAIM:
            return why_not_claim(self, seat, action)
        if kind == BEFORE_FIRST_ROLL:
            return why_not_before_first_roll(self, seat, action)
        if kind == START_DIE:
            return why_not_die(action)
        if of(self.said, seat):
            return why_not_choice(self, of(self.said, seat), of(self.laid, seat), action)
        return why_not_dice(self, seat, action)

    def broken(self) -> i64:
        return broken_invariant(self)

    def index_of(self, seat: i64, action: i64) -> i64:
        return index_of(self, action)

    def action_at(self, seat: i64, index: i64) -> i64:
        return action_at(self, index)

    def look(self, seat: i64, out: Sight) -> None:
        look(self, seat, out)

    def scores(self) -> list[int]:
        return places(self)
