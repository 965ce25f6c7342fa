"""Why an answer is refused in a turn: the same facts as in the offers, put as reasons."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import of
from regalia.core.state import NO_SUCH_ACTION, OK
from regalia.games.krone_und_schwert.attack import may_attack, may_lay
from regalia.games.krone_und_schwert.building import (
    may_build_big_town,
    may_build_castle,
    may_build_cathedral,
    may_build_town,
)
from regalia.games.krone_und_schwert.drawing import can_draw
from regalia.games.krone_und_schwert.expansion import may_expand, may_occupy, why_not_next_space
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.revolt import may_declare_revolt
from regalia.games.krone_und_schwert.seven_actions import may_incite, may_invite_the_pope
from regalia.games.krone_und_schwert.words import (
    ATTACK,
    BUILD_ON,
    CARDS,
    CONSECRATE,
    DECLARE_REVOLT,
    DRAW,
    END_TURN,
    EXPAND,
    EXPAND_TWO,
    FINISH_THIS,
    FOUND,
    LAY,
    NO_MARKER,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OCCUPY,
    PLACE,
    PLAY_INCITE,
    PLAY_PAPAL_VISIT,
    PUT,
    SETTLE,
    SPACES,
    THAT_IS_ALL,
    TOO_WEAK,
)


def why_not_act(s: SchwertPieces, seat: i64, answer: i64) -> i64:
    """An action, or the next part of one."""
    said: i64 = of(s.said, seat)
    if said >= ATTACK:
        return why_not_attack_card(s, seat, said - ATTACK, answer)
    if said:
        if PLACE <= answer < BUILD_ON:
            return why_not_next_space(s, seat, said, of(s.laid, seat), answer - PLACE)
        return FINISH_THIS
    if answer == DRAW:
        return OK if can_draw(s) else NOTHING_TO_DRAW
    if answer == DECLARE_REVOLT:
        return may_declare_revolt(s, seat)
    if answer == PLAY_INCITE:
        return may_incite(s, seat)
    if answer == PLAY_PAPAL_VISIT:
        return may_invite_the_pope(s, seat)
    if answer == OCCUPY:
        return may_occupy(s, seat)
    if answer == END_TURN:
        return OK
    return why_not_on_the_board(s, seat, answer)


def why_not_on_the_board(s: SchwertPieces, seat: i64, answer: i64) -> i64:
    """Growing, building, attacking."""
    if EXPAND <= answer < EXPAND + CARDS:
        return may_expand(s, seat, answer - EXPAND, 1)
    if EXPAND_TWO <= answer < EXPAND_TWO + CARDS:
        return may_expand(s, seat, answer - EXPAND_TWO, 2)
    if BUILD_ON <= answer < SETTLE:
        return may_build_castle(s, seat, answer - BUILD_ON)
    if SETTLE <= answer < CONSECRATE:
        return may_build_town(s, seat, answer - SETTLE)
    if CONSECRATE <= answer < ATTACK:
        return may_build_cathedral(s, seat, answer - CONSECRATE)
    if ATTACK <= answer < ATTACK + 128:
        return may_attack(s, seat, answer - ATTACK)
    if FOUND <= answer < FOUND + 128 * 128:
        return may_build_big_town(s, seat, (answer - FOUND) // 128, (answer - FOUND) % 128)
    if 0 < answer <= NO_MARKER or LAY <= answer < LAY + CARDS or PLACE <= answer < PLACE + SPACES or answer >= PUT:
        return NOT_NOW
    return NO_SUCH_ACTION


def why_not_attack_card(s: SchwertPieces, seat: i64, space: i64, answer: i64) -> i64:
    """Cards for an attack, or that is all."""
    if LAY <= answer < LAY + CARDS:
        return may_lay(s, seat, space, answer - LAY)
    return TOO_WEAK if answer == THAT_IS_ALL else FINISH_THIS
