"""The set-up: the board is laid, cards are dealt, markers are placed (rulebook: setup)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import one, total
from regalia.core.ints import bit, first_n, put
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.krone_und_schwert.board import with_element
from regalia.games.krone_und_schwert.elements import ELEMENTS, element_at, where
from regalia.games.krone_und_schwert.hands import is_red
from regalia.games.krone_und_schwert.interlock import misfit, placements
from regalia.games.krone_und_schwert.land import is_on_board, land_of, put_marker
from regalia.games.krone_und_schwert.people import all_people
from regalia.games.krone_und_schwert.pieces import AT_RANDOM, BY_PRESET, SchwertPieces
from regalia.games.krone_und_schwert.wide import (
    Wide,
    but_first,
    first_of,
    is_empty,
    joined,
    nowhere,
    size,
    within,
    without,
)
from regalia.games.krone_und_schwert.words import (
    CHANCE_CARD,
    CHANCE_ELEMENT,
    CHANCE_PLACE,
    CHANCE_START,
    DEAL,
    DEALT,
    ELEMENT,
    ELEMENT_DRAWN,
    ELEMENT_LAID,
    FIRST_HAND,
    FIRST_MARKERS,
    MARKER,
    MARKER_PLACED,
    NEIGHBOUR_OCCUPIED,
    NEXT_ELEMENT,
    NEXT_TURN,
    NO_SUCH_SPACE,
    NOT_FREE,
    NOT_NOW,
    OTHER_ELEMENT,
    PLACE,
    PUT,
    RED_PUT_BACK,
)


def elements_in_play(s: SchwertPieces) -> i64:
    """One for each player, or one fewer."""
    return s.seats - s.terms.fewer_elements


def set_up(s: SchwertPieces) -> None:
    """Chance names the start player; then the board (KS-R1)."""
    s.start = s.below(s.seats, CHANCE_START)
    s.in_turn = s.start
    s.people = all_people(s.terms)
    if s.terms.assembly == BY_PRESET:
        s.board = s.terms.presets[elements_in_play(s)]
        s.begin(step(DEAL))
    else:
        s.elements_left = first_n(ELEMENTS)
        s.begin(step(NEXT_ELEMENT))


# --- the board


def next_element(s: SchwertPieces) -> None:
    """Elements are drawn blindly; the first lies as it is, each further one where its seat wants it."""
    if s.board.laid == elements_in_play(s):
        s.then(step(DEAL))
        return
    s.in_turn = (s.start + s.board.laid) % s.seats
    element: i64 = s.drawn_member(s.elements_left, CHANCE_ELEMENT)
    s.elements_left &= ~bit(element)
    s.tell(ELEMENT_DRAWN, s.in_turn, element)
    places = placements(s.board, element)
    if not places:
        s.then(step(DEAL))  # only with edited elements: the board stays smaller
    elif s.board.laid == 0:
        lay_element(s, s.in_turn, where(element, 0, 0, 0))
    elif s.terms.assembly == AT_RANDOM:
        lay_element(s, s.in_turn, places[s.below(len(places), CHANCE_PLACE)])
    else:
        s.then(step(ELEMENT, bit(s.in_turn), s.in_turn, element))


def lay_element(s: SchwertPieces, seat: i64, place: i64) -> None:
    """It lies there for the whole game."""
    s.board = with_element(s.board, place)
    s.tell(ELEMENT_LAID, seat, place)
    s.then(step(NEXT_ELEMENT))


def offer_places(s: SchwertPieces, element: i64, out: Offers) -> None:
    """Every rotation and position that interlocks."""
    for place in placements(s.board, element):
        out.add(PUT + place)


def why_not_place(s: SchwertPieces, element: i64, answer: i64) -> i64:
    """It must be this element, and it must interlock."""
    place: i64 = answer - PUT
    if place < 0 or place >= where(ELEMENTS, 0, -64, -64):
        return NOT_NOW
    return misfit(s.board, place) if element_at(place) == element else OTHER_ELEMENT


# --- the deal


def deal(s: SchwertPieces) -> None:
    """Four cards each, one hand after the other; red ones are put aside and go back into the pack (KS-R2, KS-R58)."""
    s.elements_left = 0
    s.free = s.board.spaces
    s.deck = s.terms.all_cards
    reds: i64 = 0
    for n in range(s.seats):
        seat: i64 = (s.start + n) % s.seats
        hand: i64 = 0
        while total(hand) < FIRST_HAND:
            card: i64 = s.drawn(s.deck, CHANCE_CARD)
            s.deck -= one(card)
            if is_red(card):
                reds += one(card)
                s.tell(RED_PUT_BACK, seat, card)
            else:
                hand += one(card)
        s.hands = put(s.hands, seat, hand)
        s.tell_some(bit(seat), hand, DEALT, seat, FIRST_HAND)
    s.deck += reds
    ask_for_marker(s)


# --- the first markers


def markers_on_board(s: SchwertPieces) -> i64:
    """Of all seats together."""
    return size(s.board.spaces) - size(s.free)


def ask_for_marker(s: SchwertPieces) -> None:
    """Two rounds, both clockwise from the start player (KS-R3)."""
    placed: i64 = markers_on_board(s)
    if placed < FIRST_MARKERS * s.seats:
        s.in_turn = (s.start + placed) % s.seats
        s.then(step(MARKER, bit(s.in_turn), s.in_turn))
    else:
        s.in_turn = (s.start + s.seats - 1) % s.seats
        s.then(step(NEXT_TURN))


def first_places(s: SchwertPieces) -> Wide:
    """Free, and no occupied neighbour; on an edited board too small for that, any free space."""
    owned: Wide = nowhere()
    for seat in range(s.seats):
        owned = joined(owned, land_of(s, seat))
    places: Wide = without(s.free, s.board.spread(owned))
    return places if not is_empty(places) else s.free


def offer_first_places(s: SchwertPieces, out: Offers) -> None:
    """Any of them, whatever its terrain or shape."""
    places: Wide = first_places(s)
    while not is_empty(places):
        out.add(PLACE + first_of(places))
        places = but_first(places)


def place_first(s: SchwertPieces, seat: i64, space: i64) -> None:
    """A marker lies there."""
    put_marker(s, seat, space)
    s.tell(MARKER_PLACED, seat, space)
    ask_for_marker(s)


def why_not_first_place(s: SchwertPieces, answer: i64) -> i64:
    """Free, and not adjacent to any marker, own or foreign."""
    space: i64 = answer - PLACE
    if not 0 <= space < 128:
        return NOT_NOW
    if not is_on_board(s, space):
        return NO_SUCH_SPACE
    if not within(s.free, space):
        return NOT_FREE
    return OK if within(first_places(s), space) else NEIGHBOUR_OCCUPIED
