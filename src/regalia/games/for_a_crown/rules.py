"""For a Crown: recruit mercenaries into one common pile, and own the most rubies when it has been turned four times.

The contents. Each step of a round is one line here and one chapter beside this file.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import of, put
from regalia.core.offers import Offers
from regalia.core.sight import Sight
from regalia.core.state import NO_SUCH_ACTION
from regalia.core.step import first, kind_of, second, step, third
from regalia.games.for_a_crown.effects import (
    choose_icon,
    effects,
    offer_icons,
    offer_targets,
    send_raccoon,
    shift,
    strike,
)
from regalia.games.for_a_crown.ending import worth
from regalia.games.for_a_crown.events import (
    bribe,
    mage,
    next_bribe,
    next_mage,
    offer_bribe_payment,
    offer_bribes,
    offer_mage,
)
from regalia.games.for_a_crown.gallery import offer_moves
from regalia.games.for_a_crown.indices import action_at, index_of
from regalia.games.for_a_crown.invariants import broken_invariant
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.recruiting import (
    is_complete,
    next_recruit,
    offer_payment,
    offer_recruits,
    recruit,
)
from regalia.games.for_a_crown.refusals import (
    is_answer,
    why_not_bribe,
    why_not_family,
    why_not_half,
    why_not_icon,
    why_not_mage,
    why_not_move,
    why_not_recruiting,
    why_not_target,
    why_not_turn,
)
from regalia.games.for_a_crown.reveal import half, offer_halves, reveal
from regalia.games.for_a_crown.setup import choose_family, next_family, offer_families
from regalia.games.for_a_crown.sight import look
from regalia.games.for_a_crown.words import (
    BRIBE,
    BRIBES,
    CHOOSE_FAMILY,
    CHOOSE_ICON,
    EFFECTS,
    FAMILIES,
    FAMILY,
    HALF,
    HIT,
    ICON,
    MAGE,
    MAGES,
    MOVE,
    PAY,
    RACCOON,
    RECRUIT,
    RECRUITS,
    RETURN_RACCOONS,
    REVEAL,
    SEND_RACCOON,
    STRIKE,
    TURN_UP,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class CrownState(CrownPieces):
    """The table with its rules."""

    def copy(self) -> CrownState:
        c = CrownState(self.seats, self.terms)
        c.take_after(self)
        c.take_pieces(self)
        return c

    def offer(self, seat: i64, out: Offers) -> None:
        kind: i64 = kind_of(self.now)
        said: i64 = of(self.said, seat)
        if kind == RECRUIT:
            if said:
                offer_payment(self, seat, said, out)
            else:
                offer_recruits(self, seat, out)
        elif kind == HALF:
            offer_halves(out)
        elif kind == RACCOON:
            offer_targets(self, seat, SEND_RACCOON, out)
        elif kind == HIT:
            offer_targets(self, seat, STRIKE, out)
        elif kind == MOVE:
            offer_moves(self, out)
        elif kind == ICON:
            offer_icons(third(self.now), out)
        elif kind == BRIBE:
            if said:
                offer_bribe_payment(self, seat, said - RETURN_RACCOONS, out)
            else:
                offer_bribes(self, seat, out)
        elif kind == MAGE:
            offer_mage(self, seat, out)
        elif kind == FAMILY:
            offer_families(self, out)
        else:
            out.add(TURN_UP)

    def hear(self, seat: i64, action: i64) -> bool:
        """A card and a bribe are told first, their payment after them; everything else is said at once."""
        kind: i64 = kind_of(self.now)
        if action >= PAY and (kind == RECRUIT or kind == BRIBE):
            self.laid = put(self.laid, seat, action)
            return True
        self.said = put(self.said, seat, action)
        if kind == RECRUIT:
            return is_complete(self, action)
        return kind != BRIBE or action == RETURN_RACCOONS

    def resolve(self, step: i64) -> None:
        kind: i64 = kind_of(step)
        seat: i64 = first(step)
        said: i64 = of(self.said, seat)
        if kind == EFFECTS:
            effects(self, seat, second(step), third(step))
        elif kind == REVEAL:
            reveal(self)
        elif kind == HALF:
            half(self, seat, second(step), said)
        elif kind == RACCOON:
            send_raccoon(self, seat, said - SEND_RACCOON)
        elif kind == HIT:
            strike(self, seat, said - STRIKE)
        elif kind == MOVE:
            shift(self, seat, said)
        elif kind == ICON:
            choose_icon(self, seat, second(step), third(step), said - CHOOSE_ICON)
        elif kind == RECRUIT:
            recruit(self, seat, said, of(self.laid, seat))
        elif kind == RECRUITS:
            next_recruit(self, seat)
        elif kind == BRIBE:
            bribe(self, seat, said - RETURN_RACCOONS, of(self.laid, seat))
        elif kind == BRIBES:
            next_bribe(self, second(step))
        elif kind == MAGE:
            mage(self, seat, said)
        elif kind == MAGES:
            next_mage(self, second(step), third(step))
        elif kind == FAMILY:
            choose_family(self, seat, said - CHOOSE_FAMILY)
        elif kind == FAMILIES:
            next_family(self, seat)
        else:
            self.then(begin_reveal())

    def why_not(self, seat: i64, action: i64) -> i64:
        kind: i64 = kind_of(self.now)
        if not is_answer(self, action):
            return NO_SUCH_ACTION
        if kind == RECRUIT:
            return why_not_recruiting(self, seat, action)
        if kind == HALF:
            return why_not_half(action)
        if kind == RACCOON or kind == HIT:
            return why_not_target(self, seat, kind, action)
        if kind == MOVE:
            return why_not_move(self, action)
        if kind == ICON:
            return why_not_icon(self, action)
        if kind == BRIBE:
            return why_not_bribe(self, seat, action)
        if kind == MAGE:
            return why_not_mage(self, seat, action)
        if kind == FAMILY:
            return why_not_family(self, action)
        return why_not_turn(action)

    def broken(self) -> i64:
        return broken_invariant(self)

    def index_of(self, seat: i64, action: i64) -> i64:
        return index_of(action)

    def action_at(self, seat: i64, index: i64) -> i64:
        return action_at(self, seat, index)

    def look(self, seat: i64, out: Sight) -> None:
        look(self, seat, out)

    def scores(self) -> list[int]:
        return [worth(self, seat) for seat in range(self.seats)]


def begin_reveal() -> i64:
    """The step that turns up the common pile."""
    return step(REVEAL)
