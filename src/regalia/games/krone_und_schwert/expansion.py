"""Growing: expansion with the shields of a card, and the occupation of any free space (rulebook: expand, occupy)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count
from regalia.core.ints import of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.games.krone_und_schwert.building import offer_on
from regalia.games.krone_und_schwert.hands import play_openly
from regalia.games.krone_und_schwert.land import end_if_full, is_on_board, markers_left, put_marker, reach_of
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import Wide, both, first_of, is_empty, joined, only, size, within, without
from regalia.games.krone_und_schwert.words import (
    ACTION_POINTS,
    EXPAND,
    EXPAND_TWO,
    EXPANDED,
    NEEDS_ALL_AP,
    NO_MARKER_LEFT,
    NO_ROOM,
    NO_SUCH_CARD,
    NO_SUCH_SPACE,
    NOT_ADJACENT,
    NOT_ENOUGH_AP,
    NOT_FREE,
    OCCUPIED,
    OCCUPY,
    PLACE,
    TOO_FEW_SHIELDS,
    TOWN_SCORING,
)


def frontier(s: SchwertPieces, seat: i64) -> Wide:
    """The free spaces beside a seat's own (KS-R10, KS-R11)."""
    return both(reach_of(s, seat), s.free)


def is_room_for_two(s: SchwertPieces, border: Wide) -> bool:
    """Can two spaces be taken one after the other?"""
    if is_empty(border):
        return False
    return size(border) > 1 or not is_empty(both(s.board.near(first_of(border)), without(s.free, border)))


def offer_expansions(s: SchwertPieces, seat: i64, border: Wide, out: Offers) -> None:
    """Each card in the hand, for one space or for two; a shield may lapse (KS-R9)."""
    markers: i64 = markers_left(s, seat)
    if markers == 0 or is_empty(border):
        return
    two: bool = s.ap > 1 and markers > 1 and is_room_for_two(s, border)
    hand: i64 = of(s.hands, seat)
    for card in range(TOWN_SCORING):
        if count(hand, card):
            out.add(EXPAND + card)
            if two and s.terms.shields[card] > 1:
                out.add(EXPAND_TWO + card)


def offer_next_space(s: SchwertPieces, seat: i64, wanted: i64, laid: i64, out: Offers) -> None:
    """The space (or the next one) of an expansion or occupation; a first space must leave room for the second."""
    if wanted == OCCUPY:
        offer_on(s.free, PLACE, out)
        return
    offer_on(next_spaces(s, seat, wanted, laid), PLACE, out)


def next_spaces(s: SchwertPieces, seat: i64, wanted: i64, laid: i64) -> Wide:
    """Where the next marker of an expansion may go; the first new one counts for the second."""
    if laid:
        reach: Wide = joined(reach_of(s, seat), s.board.near(laid - 1))
        return without(both(reach, s.free), only(laid - 1))
    # A first space is never a dead end: with one free border space, expand two is offered only if another follows it.
    return frontier(s, seat)


def expand(s: SchwertPieces, seat: i64, card: i64, laid: i64) -> None:
    """The card is spent; each marker in order, and the last free space ends the game on that marker (KS-R52)."""
    play_openly(s, seat, card)
    while laid:
        space: i64 = (laid & 255) - 1
        put_marker(s, seat, space)
        s.tell(EXPANDED, seat, card, space)
        if end_if_full(s, seat):
            return
        laid >>= 8


def occupy(s: SchwertPieces, seat: i64, space: i64) -> None:
    """Adjacency does not matter (KS-R12)."""
    put_marker(s, seat, space)
    s.tell(OCCUPIED, seat, space)
    end_if_full(s, seat)


# --- why not


def may_expand(s: SchwertPieces, seat: i64, card: i64, spaces: i64) -> i64:
    """Shields, action points, markers and room for so many spaces (KS-R8)."""
    if card >= TOWN_SCORING or not count(of(s.hands, seat), card):
        return NO_SUCH_CARD
    if s.terms.shields[card] < spaces:
        return TOO_FEW_SHIELDS
    if s.ap < spaces:
        return NOT_ENOUGH_AP
    if markers_left(s, seat) < spaces:
        return NO_MARKER_LEFT
    border: Wide = frontier(s, seat)
    if is_empty(border) or (spaces > 1 and not is_room_for_two(s, border)):
        return NO_ROOM
    return OK


def may_occupy(s: SchwertPieces, seat: i64) -> i64:
    """Only with the whole allowance of a turn."""
    if s.ap < ACTION_POINTS:
        return NEEDS_ALL_AP
    return OK if markers_left(s, seat) else NO_MARKER_LEFT


def why_not_next_space(s: SchwertPieces, seat: i64, wanted: i64, laid: i64, space: i64) -> i64:
    """On the board, free, and beside an own space unless it is an occupation."""
    if not is_on_board(s, space):
        return NO_SUCH_SPACE
    if not within(s.free, space) or space == laid - 1:
        return NOT_FREE
    if wanted == OCCUPY or within(next_spaces(s, seat, wanted, laid), space):
        return OK
    return NOT_ADJACENT
