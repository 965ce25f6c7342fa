"""The reveal: the common pile is turned up card by card, and each card is resolved (rulebook: common-pile)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, has, of
from regalia.core.offers import Offers
from regalia.core.step import step
from regalia.games.for_a_crown.cards import card_in
from regalia.games.for_a_crown.drawing import drawn_from_pile
from regalia.games.for_a_crown.effects import then_effects
from regalia.games.for_a_crown.ending import end_of_reveal
from regalia.games.for_a_crown.events import event
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    CHOSE_HALF,
    FIRST_EVENT,
    HALF,
    HALF_A,
    HALF_B,
    IDLE,
    REVEAL,
    SLEEVES,
    TURNED_UP,
    WHOLE_CARD,
)


def reveal(s: CrownPieces) -> None:
    """The card before it is done. The next card, to the last one (FC-R33); then the round ends."""
    if s.turned:
        s.beat()
    s.face = 0
    if s.pile == 0:
        s.turned = 0
        end_of_reveal(s)
        return
    s.then(step(REVEAL))
    member: i64 = drawn_from_pile(s)
    s.turned = member + 1
    if member >= FIRST_EVENT:
        event(s, member - FIRST_EVENT)
    else:
        mercenary(s, member)


def mercenary(s: CrownPieces, member: i64) -> None:
    """Its family must apply it; of a family that is out it is shown and does nothing (FC-R56)."""
    seat: i64 = member // SLEEVES
    kind: i64 = card_in(of(s.sleeves, seat), member % SLEEVES) - 1
    s.blind &= ~bit(member)
    if not has(s.in_play, seat):
        s.tell(IDLE, seat, kind)
        return
    s.tell(TURNED_UP, seat, kind)
    s.beat()
    if s.terms.cards.level[kind] == 1:
        s.then(step(HALF, bit(seat), seat, kind))
    else:
        then_effects(s, seat, WHOLE_CARD, s.terms.cards.icons[2 * kind])


def offer_halves(out: Offers) -> None:
    """Both, even if one does nothing (FC-R17)."""
    out.add(HALF_A)
    out.add(HALF_B)


def half(s: CrownPieces, seat: i64, kind: i64, answer: i64) -> None:
    """One half of a level-1 card, chosen afresh each round."""
    s.tell(CHOSE_HALF, seat, kind, answer)
    then_effects(s, seat, answer, s.terms.cards.icons[2 * kind + answer - HALF_A])
