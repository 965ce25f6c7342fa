"""What a seat may know as a row of numbers, in the order of layout.py."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import total
from regalia.core.ints import Five, has, nothing, of, put
from regalia.core.sight import CELLS, SPREAD, Sight, around, next_to, turned
from regalia.core.step import first, kind_of, second
from regalia.games.krone_und_schwert.elements import ELEMENTS, SHIFT, dx_at, dy_at, element_at, turns_at
from regalia.games.krone_und_schwert.land import castles_of, markers_left, small_towns_built
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import HALF, size
from regalia.games.krone_und_schwert.words import (
    ACTION,
    ATTACK,
    CARDS,
    CROWN,
    ELEMENT,
    EXPAND,
    EXPAND_TWO,
    FOUND,
    MARKER,
    NO_ONE,
    NOT_YET,
    OCCUPY,
    PLACE,
    RE_ENTRY,
    REVOLT,
    SWORD,
    TOWN_SCORING,
)


def look(s: SchwertPieces, seat: i64, out: Sight) -> None:
    """The question and the turn, the board, the cards, the people and the points."""
    look_at_the_question(s, seat, kind_of(s.now), out)
    look_at_board(s, seat, out)
    look_at_hands(s, seat, out)
    look_at_shuffle(s, seat, out)
    out.add(s.visible)
    out.bag(s.people, 0, 2)
    for i in range(s.seats):
        told: i64 = of(s.announced, next_to(seat, i, s.seats))
        out.when(told != NOT_YET, told + 1)
    add_five(s, s.gained, seat, out)
    out.add(of(s.points, seat))
    look_at_own_answer(s, seat, out)


def look_at_the_question(s: SchwertPieces, seat: i64, kind: i64, out: Sight) -> None:
    """What is asked, and the turn it is asked in."""
    step: i64 = 0 if kind == ELEMENT else 1 if kind == MARKER else -1
    if kind >= RE_ENTRY and kind <= REVOLT:
        step = kind - RE_ENTRY + 2
    out.one_of(step, 7)
    out.flag(has(s.waiting, seat))
    out.add(s.round)
    out.add(s.ap)
    out.add(s.attacked)
    out.add(s.revolted)
    out.one_of(around(s.in_turn, seat, s.seats), s.seats)
    out.one_of(around(s.start, seat, s.seats), s.seats)
    out.one_of(around(s.king, seat, s.seats), s.seats)
    out.members(turned(s.papal, seat, s.seats), s.seats)
    out.one_when(kind == REVOLT, around(first(s.now), seat, s.seats), s.seats)
    out.when(s.attack_on != NO_ONE, s.attack_on + 1)
    out.bag(s.attack_cards, 0, TOWN_SCORING)


# --- the board


def look_at_board(s: SchwertPieces, seat: i64, out: Sight) -> None:
    """How the elements lie, who owns each space, what stands there, and what is left to build with."""
    out.one_when(kind_of(s.now) == ELEMENT, second(s.now), ELEMENTS)
    out.members(s.elements_left, ELEMENTS)
    look_at_layout(s, out)
    look_at_owners(s.board.spaces[0], from_own(s.land_low, seat, s.seats), out)
    look_at_owners(s.board.spaces[1], from_own(s.land_high, seat, s.seats), out)
    look_at_buildings(s.castles[0], s.towns[0], s.big_towns[0], s.cathedrals[0], out)
    look_at_buildings(s.castles[1], s.towns[1], s.big_towns[1], s.cathedrals[1], out)
    for i in range(s.seats):
        out.add(castles_of(s, next_to(seat, i, s.seats)))
    for i in range(s.seats):
        out.add(markers_left(s, next_to(seat, i, s.seats)))
    out.add(s.terms.castles - size(s.castles))
    out.add(s.terms.cathedrals - size(s.cathedrals))
    out.add(s.terms.small_towns - small_towns_built(s))
    out.add(s.terms.big_towns - size(s.big_towns))


def look_at_layout(s: SchwertPieces, out: Sight) -> None:
    """Of each element: is it laid, its quarter turns and its shift, made positive."""
    for element in range(ELEMENTS):
        word: i64 = 0
        for i in range(s.board.laid):
            place: i64 = of(s.board.layout, i)
            if element_at(place) == element:
                right: i64 = (dx_at(place) >> 1) + SHIFT
                down: i64 = (dy_at(place) >> 1) + SHIFT
                word = 1 | turns_at(place) << 8 | right << 16 | down << 24
        out.some(word, 4)


def look_at_owners(spaces: i64, land: Five, out: Sight) -> None:
    """Half of the spaces: 0 if it is not on the board, 1 if it is free, then the seats, one's own first."""
    a, b, c, d, e = land
    for place in range(0, HALF, CELLS):
        word: i64 = SPREAD[(spaces >> place) & 255] + SPREAD[(a >> place) & 255]
        word += SPREAD[(b >> place) & 255] * 2 + SPREAD[(c >> place) & 255] * 3
        word += SPREAD[(d >> place) & 255] * 4 + SPREAD[(e >> place) & 255] * 5
        out.some(word, in_last(place))


def look_at_buildings(castles: i64, towns: i64, big_towns: i64, cathedrals: i64, out: Sight) -> None:
    """Half of the spaces: 1 a castle, 2 a town, 3 the octagon of a big town, 4 with a cathedral."""
    for place in range(0, HALF, CELLS):
        word: i64 = SPREAD[(castles >> place) & 255] + SPREAD[(towns >> place) & 255] * 2
        word += SPREAD[(big_towns >> place) & 255] + SPREAD[(cathedrals >> place) & 255]
        out.some(word, in_last(place))


def in_last(place: i64) -> i64:
    """How many of eight spaces belong to the same half."""
    left: i64 = HALF - place
    if left > CELLS:
        left = CELLS
    return left


def from_own(five: Five, seat: i64, seats: i64) -> Five:
    """A number of each seat, one's own first."""
    found: Five = nothing()
    for i in range(seats):
        found = put(found, i, of(five, next_to(seat, i, seats)))
    return found


# --- cards


def look_at_hands(s: SchwertPieces, seat: i64, out: Sight) -> None:
    """One's own hand, what is known of the others', and the piles."""
    out.bag(of(s.hands, seat), 0, TOWN_SCORING)
    for i in range(s.seats):
        out.add(total(of(s.hands, next_to(seat, i, s.seats))))
    for i in range(s.seats):
        out.bag(of(s.shown, next_to(seat, i, s.seats)), 0, TOWN_SCORING)
    out.bag(s.discard, 0, CARDS)
    out.add(total(s.deck))
    out.when(s.end_in != NOT_YET, s.end_in + 1)


def look_at_shuffle(s: SchwertPieces, seat: i64, out: Sight) -> None:
    """What everybody remembers of the last shuffle, and which cards this seat held then."""
    out.bag(s.unseen_then, 0, CARDS)
    out.bag(s.mixed_in, 0, CARDS)
    out.bag(s.unseen_before, 0, CARDS)
    out.bag(of(s.held_then, seat), 0, TOWN_SCORING)
    for i in range(s.seats):
        out.add(total(of(s.held_then, next_to(seat, i, s.seats))))
    add_five(s, s.drawn_since, seat, out)
    add_five(s, s.elder_then, seat, out)
    for i in range(s.seats):
        out.bag(of(s.seen_since, next_to(seat, i, s.seats)), 0, TOWN_SCORING)


def add_five(s: SchwertPieces, five: Five, seat: i64, out: Sight) -> None:
    """A number of each seat, one's own first."""
    for i in range(s.seats):
        out.add(of(five, next_to(seat, i, s.seats)))


def look_at_own_answer(s: SchwertPieces, seat: i64, out: Sight) -> None:
    """What this seat has said so far of an answer in parts."""
    said: i64 = of(s.said, seat)
    laid: i64 = of(s.laid, seat)
    on_spaces: bool = kind_of(s.now) == ACTION and said < ATTACK
    out.flag(said == OCCUPY)
    out.flag(said == CROWN)
    out.flag(said == SWORD)
    out.when(said >= EXPAND and said < EXPAND_TWO, said - EXPAND + 1)
    out.when(said >= EXPAND_TWO and said < PLACE, said - EXPAND_TWO + 1)
    out.when(said >= ATTACK and said < FOUND, said - ATTACK + 1)
    out.when(on_spaces, laid & 255)
    if on_spaces:
        laid = 0
    out.bag(laid, 0, TOWN_SCORING)
