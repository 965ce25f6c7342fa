"""The gallery: portraits on their spaces, the influence order, and how a portrait moves (rulebook: gallery)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, has, lowest, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import NO_FREE_SPACE, NO_ONE, NOT_IN_PLAY, SHIFT


def most_influential(s: CrownPieces, seats: i64) -> i64:
    """Of some seats in play the one whose portrait hangs furthest to the right; NO_ONE of none."""
    best: i64 = NO_ONE
    while seats:
        seat: i64 = lowest(seats)
        if best == NO_ONE or of(s.spaces, seat) > of(s.spaces, best):
            best = seat
        seats = but_lowest(seats)
    return best


def least_influential(s: CrownPieces) -> i64:
    """The family in play whose portrait hangs furthest to the left (FC-R25)."""
    rest: i64 = s.in_play
    seat: i64 = NO_ONE
    while rest:
        seat = most_influential(s, rest)
        rest &= ~bit(seat)
    return seat


def nth_in_influence(s: CrownPieces, n: i64) -> i64:
    """The n-th family in play from the right, counted from 0; NO_ONE after the last."""
    rest: i64 = s.in_play
    seat: i64 = most_influential(s, rest)
    while n > 0 and seat != NO_ONE:
        rest &= ~bit(seat)
        seat = most_influential(s, rest)
        n -= 1
    return seat


def influence_order(s: CrownPieces) -> i64:
    """The families in play from right to left, each seat plus one as an octal digit, the first one lowest."""
    order: i64 = 0
    rest: i64 = s.in_play
    place: i64 = 1
    while rest:
        seat: i64 = most_influential(s, rest)
        order += (seat + 1) * place
        place *= 8
        rest &= ~bit(seat)
    return order


def is_free(s: CrownPieces, space: i64) -> bool:
    """Does no portrait hang there?"""
    for seat in range(s.seats):
        if of(s.spaces, seat) == space:
            return False
    return True


def destination(s: CrownPieces, seat: i64, direction: i64) -> i64:
    """The nearest free space to the left (-1) or right (+1), jumping over others; 0 if there is none (FC-R19)."""
    space: i64 = of(s.spaces, seat) + direction
    while 1 <= space <= s.terms.spaces:
        if is_free(s, space):
            return space
        space += direction
    return 0


def direction_of(answer: i64) -> i64:
    """Left (-1) or right (+1)."""
    return 1 if (answer - SHIFT) & 1 else -1


def portrait_of(answer: i64) -> i64:
    """Whose portrait is to move."""
    return (answer - SHIFT) >> 1


def may_move(s: CrownPieces, answer: i64) -> i64:
    """A portrait on the gallery with a free space on that side (FC-R20)."""
    if not has(s.in_play, portrait_of(answer)):
        return NOT_IN_PLAY
    return OK if destination(s, portrait_of(answer), direction_of(answer)) else NO_FREE_SPACE


def can_anything_move(s: CrownPieces) -> bool:
    """Is there a legal move at all?"""
    for answer in range(SHIFT, SHIFT + 2 * s.seats):
        if may_move(s, answer) == OK:
            return True
    return False


def offer_moves(s: CrownPieces, out: Offers) -> None:
    """Every portrait, to the left and to the right."""
    for answer in range(SHIFT, SHIFT + 2 * s.seats):
        if may_move(s, answer) == OK:
            out.add(answer)
