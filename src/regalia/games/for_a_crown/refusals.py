"""Why an answer is refused: the same facts as in the offers, put as reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import of
from regalia.core.state import OK
from regalia.core.step import kind_of, third
from regalia.games.for_a_crown.effects import may_target
from regalia.games.for_a_crown.events import may_hire, may_return
from regalia.games.for_a_crown.gallery import may_move
from regalia.games.for_a_crown.icons import has_icon
from regalia.games.for_a_crown.paying import coins_of, may_pay, rubies_of
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.recruiting import is_source, price_of, why_not_recruit
from regalia.games.for_a_crown.setup import may_choose
from regalia.games.for_a_crown.words import (
    ANSWER_THE_BRIBE,
    ANSWER_THE_MAGES,
    CHOOSE_A_FAMILY,
    CHOOSE_A_HALF,
    CHOOSE_A_PORTRAIT,
    CHOOSE_A_TARGET,
    CHOOSE_FAMILY,
    CHOOSE_ICON,
    CHOOSE_THE_ICON,
    DECLINE,
    EFFECTS,
    FACE_FIRST,
    FAMILY_COUNT,
    HALF_A,
    HALF_B,
    MOST_PAID,
    MOVE_ICON,
    NO_SUCH_ICON,
    ONE_TOKEN,
    OTHER_ICON,
    PASS,
    PAY,
    PAY_FIRST,
    RACCOON,
    RECRUIT_FIRST,
    RETURN_RACCOONS,
    RUBY_ICON,
    SEND_RACCOON,
    SHIFT,
    STRIKE,
    TURN_A_CARD,
    TURN_UP,
)

MOST_PAYMENT: Final = 4095


def is_answer(s: CrownPieces, answer: i64) -> bool:
    """Is this an answer to anything in this game?"""
    if HALF_A <= answer <= TURN_UP or CHOOSE_FAMILY <= answer < CHOOSE_FAMILY + FAMILY_COUNT:
        return True
    if SEND_RACCOON <= answer < SEND_RACCOON + s.seats or STRIKE <= answer < STRIKE + s.seats:
        return True
    if SHIFT <= answer < SHIFT + 2 * s.seats or CHOOSE_ICON + RUBY_ICON <= answer <= CHOOSE_ICON + MOVE_ICON:
        return True
    if RETURN_RACCOONS <= answer <= RETURN_RACCOONS + MOST_PAID:
        return True
    return is_source(s, answer) or PAY <= answer <= PAY + MOST_PAYMENT


def why_not_family(s: CrownPieces, answer: i64) -> i64:
    """Only a free family."""
    if CHOOSE_FAMILY <= answer < CHOOSE_FAMILY + FAMILY_COUNT:
        return may_choose(s, answer - CHOOSE_FAMILY)
    return CHOOSE_A_FAMILY


def why_not_recruiting(s: CrownPieces, seat: i64, answer: i64) -> i64:
    """First the card, then its price."""
    source: i64 = of(s.said, seat)
    if source:
        return may_pay(s, seat, price_of(s, source), answer, True) if answer >= PAY else PAY_FIRST
    if answer == PASS or is_source(s, answer):
        return why_not_recruit(s, seat, answer)
    return RECRUIT_FIRST


def why_not_target(s: CrownPieces, seat: i64, kind: i64, answer: i64) -> i64:
    """A rival in play, for the icon in question."""
    wanted: i64 = SEND_RACCOON if kind == RACCOON else STRIKE
    other: i64 = STRIKE if kind == RACCOON else SEND_RACCOON
    if wanted <= answer < wanted + s.seats:
        return may_target(s, seat, answer - wanted)
    return OTHER_ICON if other <= answer < other + s.seats else CHOOSE_A_TARGET


def why_not_move(s: CrownPieces, answer: i64) -> i64:
    """A portrait and a direction."""
    if SHIFT <= answer < SHIFT + 2 * s.seats:
        return may_move(s, answer)
    return CHOOSE_A_PORTRAIT


def why_not_icon(s: CrownPieces, answer: i64) -> i64:
    """An icon that is left on the card, or on the die face while that is resolved (FC-R52)."""
    icon: i64 = answer - CHOOSE_ICON
    if not RUBY_ICON <= icon <= MOVE_ICON:
        return CHOOSE_THE_ICON
    if has_icon(third(s.now), icon):
        return OK
    below: i64 = s.later[0]
    return FACE_FIRST if kind_of(below) == EFFECTS and has_icon(third(below), icon) else NO_SUCH_ICON


def why_not_bribe(s: CrownPieces, seat: i64, answer: i64) -> i64:
    """How many raccoons, then with what."""
    raccoons: i64 = of(s.said, seat) - RETURN_RACCOONS
    if raccoons >= 0:
        return may_pay(s, seat, raccoons, answer, s.terms.optional_sale == 1) if answer >= PAY else PAY_FIRST
    if RETURN_RACCOONS <= answer <= RETURN_RACCOONS + MOST_PAID:
        return may_return(s, seat, answer - RETURN_RACCOONS)
    return ANSWER_THE_BRIBE


def why_not_mage(s: CrownPieces, seat: i64, answer: i64) -> i64:
    """Decline, or one token."""
    if answer < PAY:
        return OK if answer == DECLINE else ANSWER_THE_MAGES
    return ONE_TOKEN if coins_of(answer) + rubies_of(answer) != 1 else may_hire(s, seat, answer)


def why_not_half(answer: i64) -> i64:
    """One of two."""
    return OK if answer == HALF_A or answer == HALF_B else CHOOSE_A_HALF


def why_not_turn(answer: i64) -> i64:
    """Nothing else is asked."""
    return OK if answer == TURN_UP else TURN_A_CARD
