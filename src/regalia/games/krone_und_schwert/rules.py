"""Krone & Schwert: grow, build, take the crown by castle or by revolt, and be rich when the last card comes.

The contents. Each step is one line here and one chapter beside this file.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import one
from regalia.core.ints import of, plus, put
from regalia.core.offers import Offers
from regalia.core.sight import Sight
from regalia.core.step import first, kind_of, second
from regalia.games.krone_und_schwert.attack import defence, offer_defence, why_not_defence
from regalia.games.krone_und_schwert.indices import action_at, index_of
from regalia.games.krone_und_schwert.invariants import broken_invariant
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.refusals import why_not_act
from regalia.games.krone_und_schwert.revolt import offer_vote, revolt, why_not_vote
from regalia.games.krone_und_schwert.scoring import final_points
from regalia.games.krone_und_schwert.setup import (
    deal,
    lay_element,
    next_element,
    offer_first_places,
    offer_places,
    place_first,
    why_not_first_place,
    why_not_place,
)
from regalia.games.krone_und_schwert.seven_actions import act, has_parts, offer_actions
from regalia.games.krone_und_schwert.sight import look
from regalia.games.krone_und_schwert.turn import (
    answer_tax,
    next_turn,
    offer_re_entry,
    offer_tax,
    re_enter,
    why_not_re_entry,
)
from regalia.games.krone_und_schwert.words import (
    ACTION,
    BUILD_ON,
    CARDS,
    CROWN,
    DEAL,
    DEFENCE,
    ELEMENT,
    EXPAND_TWO,
    LAY,
    MARKER,
    NEXT_ELEMENT,
    NOT_NOW,
    PLACE,
    PUT,
    RE_ENTRY,
    REVOLT,
    SWORD,
    TAX,
    THAT_IS_ALL,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class SchwertState(SchwertPieces):
    """The table with its rules."""

    def copy(self) -> SchwertState:
        c = SchwertState(self.seats, self.terms)
        c.take_after(self)
        c.take_pieces(self)
        return c

    def offer(self, seat: i64, out: Offers) -> None:
        kind: i64 = kind_of(self.now)
        if kind == ACTION:
            offer_actions(self, seat, out)
        elif kind == REVOLT:
            offer_vote(self, seat, out)
        elif kind == DEFENCE:
            offer_defence(self, seat, out)
        elif kind == TAX:
            offer_tax(out)
        elif kind == RE_ENTRY:
            offer_re_entry(self, out)
        elif kind == MARKER:
            offer_first_places(self, out)
        else:
            offer_places(self, second(self.now), out)

    def hear(self, seat: i64, action: i64) -> bool:
        """An expansion, occupation, attack or vote is told in parts; everything else at once."""
        if action == THAT_IS_ALL:
            return True
        if LAY <= action < LAY + CARDS:
            self.laid = plus(self.laid, seat, one(action - LAY))
            return False
        said: i64 = of(self.said, seat)
        if said and PLACE <= action < BUILD_ON:
            return self.hear_space(seat, said, action - PLACE)
        self.said = put(self.said, seat, action)
        if action == CROWN or action == SWORD:
            return False
        return not has_parts(action)

    def hear_space(self, seat: i64, said: i64, space: i64) -> bool:
        """One space of an action; they are kept as numbers from 1, the first in the lowest eight bits."""
        before: i64 = of(self.laid, seat)
        if before:
            self.laid = put(self.laid, seat, before + (space + 1) * 256)
            return True
        self.laid = put(self.laid, seat, space + 1)
        return said < EXPAND_TWO

    def resolve(self, step: i64) -> None:
        kind: i64 = kind_of(step)
        if kind == ACTION:
            act(self, step, self.in_turn)
        elif kind == DEFENCE:
            defence(self, first(step), second(step))
        elif kind == REVOLT:
            revolt(self, first(step), second(step))
        elif kind == TAX:
            answer_tax(self)
        elif kind == RE_ENTRY:
            re_enter(self, step, self.in_turn, of(self.said, self.in_turn))
        elif kind == MARKER:
            place_first(self, first(step), of(self.said, first(step)) - PLACE)
        elif kind == ELEMENT:
            lay_element(self, first(step), of(self.said, first(step)) - PUT)
        elif kind == NEXT_ELEMENT:
            next_element(self)
        elif kind == DEAL:
            deal(self)
        else:
            next_turn(self)

    def why_not(self, seat: i64, action: i64) -> i64:
        kind: i64 = kind_of(self.now)
        if kind == ACTION:
            return why_not_act(self, seat, action)
        if kind == REVOLT:
            return why_not_vote(self, seat, action)
        if kind == DEFENCE:
            return why_not_defence(action)
        if kind == RE_ENTRY:
            return why_not_re_entry(self, action)
        if kind == MARKER:
            return why_not_first_place(self, action)
        if kind == ELEMENT:
            return why_not_place(self, second(self.now), action)
        return NOT_NOW

    def broken(self) -> i64:
        return broken_invariant(self)

    def index_of(self, seat: i64, action: i64) -> i64:
        return index_of(self, action)

    def action_at(self, seat: i64, index: i64) -> i64:
        return action_at(self, index)

    def look(self, seat: i64, out: Sight) -> None:
        look(self, seat, out)

    def scores(self) -> list[int]:
        return final_points(self)
