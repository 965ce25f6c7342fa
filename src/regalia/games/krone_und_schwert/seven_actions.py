"""The seven actions of a turn: what is offered, what it costs, what it does (rulebook: turn)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import one
from regalia.core.ints import bit, has, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.games.krone_und_schwert.attack import attack, offer_attack_cards, offer_attacks
from regalia.games.krone_und_schwert.building import (
    build_big_town,
    build_castle,
    build_cathedral,
    build_town,
    may_play,
    offer_buildings,
)
from regalia.games.krone_und_schwert.drawing import can_draw, draw
from regalia.games.krone_und_schwert.expansion import (
    expand,
    may_occupy,
    occupy,
    offer_expansions,
    offer_next_space,
)
from regalia.games.krone_und_schwert.hands import leave_hand, play_openly
from regalia.games.krone_und_schwert.land import reach_of
from regalia.games.krone_und_schwert.people import turn_people
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.revolt import declare_revolt, may_declare_revolt
from regalia.games.krone_und_schwert.wide import Wide, both
from regalia.games.krone_und_schwert.words import (
    ACTION_POINTS,
    ATTACK,
    BUILD_CASTLE,
    BUILD_CATHEDRAL,
    BUILD_ON,
    BUILD_TOWN,
    CONSECRATE,
    DECLARE_REVOLT,
    DRAW,
    END_TURN,
    EXPAND,
    EXPAND_TWO,
    FOUND,
    INCITE,
    INCITED,
    INCITED_PEOPLE,
    NO_ONE,
    NO_PEOPLE_LEFT,
    OCCUPY,
    PAPAL_VISIT,
    PLACE,
    PLAY_INCITE,
    PLAY_PAPAL_VISIT,
    POPE_COMES,
    POPE_IS_HERE,
    PUT,
    SETTLE,
    TURN_ENDS,
)


def offer_actions(s: SchwertPieces, seat: i64, out: Offers) -> None:
    """Every action, or the next part of an action that is half told."""
    said: i64 = of(s.said, seat)
    if said >= ATTACK:
        offer_attack_cards(s, seat, said - ATTACK, out)
        return
    if said:
        offer_next_space(s, seat, said, of(s.laid, seat), out)
        return
    near: Wide = reach_of(s, seat)
    out.add(END_TURN)
    if can_draw(s):
        out.add(DRAW)
    if may_declare_revolt(s, seat) == OK:
        out.add(DECLARE_REVOLT)
    if may_incite(s, seat) == OK:
        out.add(PLAY_INCITE)
    if may_invite_the_pope(s, seat) == OK:
        out.add(PLAY_PAPAL_VISIT)
    if may_occupy(s, seat) == OK:
        out.add(OCCUPY)
    offer_expansions(s, seat, both(near, s.free), out)
    offer_buildings(s, seat, out)
    offer_attacks(s, seat, near, out)


def has_parts(answer: i64) -> bool:
    """Is more to be told: a space, or cards?"""
    return answer == OCCUPY or EXPAND <= answer < PLACE or ATTACK <= answer < FOUND


def wants_spaces(answer: i64) -> bool:
    """Is what is still to be told of it spaces, not cards?"""
    return answer < ATTACK


def target_of(answer: i64) -> i64:
    """The space that an attack is on; NO_ONE for any other answer."""
    return answer - ATTACK if ATTACK <= answer < FOUND else NO_ONE


def may_incite(s: SchwertPieces, seat: i64) -> i64:
    """With an empty pile it would do nothing (KS-R61). There need be no king (KS-R54)."""
    reason: i64 = may_play(s, seat, INCITE)
    if reason != OK:
        return reason
    return OK if s.people else NO_PEOPLE_LEFT


def may_invite_the_pope(s: SchwertPieces, seat: i64) -> i64:
    """One at a time (KS-R24)."""
    reason: i64 = may_play(s, seat, PAPAL_VISIT)
    if reason != OK:
        return reason
    return POPE_IS_HERE if has(s.papal, seat) else OK


def cost(s: SchwertPieces, answer: i64) -> i64:
    """In action points."""
    if answer == PLAY_INCITE:
        return s.terms.ap[INCITE]
    if answer == PLAY_PAPAL_VISIT:
        return s.terms.ap[PAPAL_VISIT]
    if answer == OCCUPY:
        return ACTION_POINTS
    if EXPAND_TWO <= answer < PLACE:
        return 2  # KS-R8
    if BUILD_ON <= answer < SETTLE:
        return s.terms.ap[BUILD_CASTLE]
    if CONSECRATE <= answer < ATTACK:
        return s.terms.ap[BUILD_CATHEDRAL]
    if SETTLE <= answer < CONSECRATE or FOUND <= answer < PUT:
        return s.terms.ap[BUILD_TOWN]
    return 1


def act(s: SchwertPieces, step_: i64, seat: i64) -> None:
    """An action, then the next, while there are action points (KS-R53)."""
    answer: i64 = of(s.said, seat)
    if answer == END_TURN:
        s.tell(TURN_ENDS, seat, s.ap)
        s.ap = 0
        return
    s.ap -= cost(s, answer)
    if s.ap:
        s.then(step_)
    if answer == DRAW:
        draw(s, seat)
    elif answer == DECLARE_REVOLT:
        declare_revolt(s, seat)
    elif answer == PLAY_INCITE:
        incite(s, seat)
    elif answer == PLAY_PAPAL_VISIT:
        invite_the_pope(s, seat)
    else:
        act_on_the_board(s, seat, answer, of(s.laid, seat))


def act_on_the_board(s: SchwertPieces, seat: i64, answer: i64, laid: i64) -> None:
    """Growing, building, attacking."""
    if answer == OCCUPY:
        occupy(s, seat, laid - 1)
    elif answer < EXPAND_TWO:
        expand(s, seat, answer - EXPAND, laid)
    elif answer < PLACE:
        expand(s, seat, answer - EXPAND_TWO, laid)
    elif answer < SETTLE:
        build_castle(s, seat, answer - BUILD_ON)
    elif answer < CONSECRATE:
        build_town(s, seat, answer - SETTLE)
    elif answer < ATTACK:
        build_cathedral(s, seat, answer - CONSECRATE)
    elif answer < FOUND:
        attack(s, seat, answer - ATTACK, laid)
    else:
        build_big_town(s, seat, (answer - FOUND) // 128, (answer - FOUND) % 128)


def incite(s: SchwertPieces, seat: i64) -> None:
    """People are turned up."""
    play_openly(s, seat, INCITE)
    s.tell(INCITED, seat)
    turn_people(s, INCITED_PEOPLE)


def invite_the_pope(s: SchwertPieces, seat: i64) -> None:
    """The card lies before its owner and binds only the others (KS-R22)."""
    leave_hand(s, seat, one(PAPAL_VISIT))
    s.papal |= bit(seat)
    s.tell(POPE_COMES, seat)
