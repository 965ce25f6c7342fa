"""Who owns which space, and what stands there (rulebook: components, end)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import has, of, put
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import (
    Wide,
    both,
    is_empty,
    joined,
    only,
    size,
    within,
    without,
)
from regalia.games.krone_und_schwert.words import BOARD_FULL, GAME_ENDS, NO_ONE, SPACES


def land_of(s: SchwertPieces, seat: i64) -> Wide:
    """The spaces of a seat."""
    return (of(s.land_low, seat), of(s.land_high, seat))


def reach_of(s: SchwertPieces, seat: i64) -> Wide:
    """Every space adjacent to one of the seat's."""
    return (of(s.reach_low, seat), of(s.reach_high, seat))


def set_land(s: SchwertPieces, seat: i64, land: Wide) -> None:
    """These are its spaces now."""
    note_land(s, seat, land, s.board.spread(land))


def note_land(s: SchwertPieces, seat: i64, land: Wide, reach: Wide) -> None:
    """Its spaces, and those adjacent to them."""
    s.land_low = put(s.land_low, seat, land[0])
    s.land_high = put(s.land_high, seat, land[1])
    s.reach_low = put(s.reach_low, seat, reach[0])
    s.reach_high = put(s.reach_high, seat, reach[1])


def owner_of(s: SchwertPieces, space: i64) -> i64:
    """The seat that owns a space, or NO_ONE."""
    for seat in range(s.seats):
        if within(land_of(s, seat), space):
            return seat
    return NO_ONE


def has_no_space(s: SchwertPieces, seat: i64) -> bool:
    """Has it lost everything?"""
    return is_empty(land_of(s, seat))


def is_on_board(s: SchwertPieces, space: i64) -> bool:
    """Is there such a space?"""
    return space < SPACES and within(s.board.spaces, space)


def put_marker(s: SchwertPieces, seat: i64, space: i64) -> None:
    """A marker goes on a free space."""
    gain_space(s, seat, space)
    s.free = without(s.free, only(space))


def gain_space(s: SchwertPieces, seat: i64, space: i64) -> None:
    """One more space; its neighbours come into reach."""
    land: Wide = joined(land_of(s, seat), only(space))
    note_land(s, seat, land, joined(reach_of(s, seat), s.board.near(space)))


def end_if_full(s: SchwertPieces, seat: i64) -> bool:
    """The last free space ends the game at once, even without a king (KS-R52)."""
    if not is_empty(s.free):
        return False
    s.tell(GAME_ENDS, BOARD_FULL, seat)
    s.game_over()
    return True


def markers_left(s: SchwertPieces, seat: i64) -> i64:
    """In the supply of a seat (KS-R45)."""
    return s.terms.markers - size(land_of(s, seat))


# --- buildings


def castles_of(s: SchwertPieces, seat: i64) -> i64:
    """Its castles on the whole board."""
    return size(both(land_of(s, seat), s.castles))


def big_towns_of(s: SchwertPieces, seat: i64) -> i64:
    """Its big towns."""
    return size(both(land_of(s, seat), s.big_towns))


def towns_of(s: SchwertPieces, seat: i64) -> i64:
    """Its towns, a big one counted once (KS-R49)."""
    return size(both(land_of(s, seat), s.towns)) - big_towns_of(s, seat)


def cathedrals_of(s: SchwertPieces, seat: i64) -> i64:
    """Its cathedrals."""
    return size(both(land_of(s, seat), s.cathedrals))


def has_castle(s: SchwertPieces, seat: i64) -> bool:
    """At least one?"""
    return not is_empty(both(land_of(s, seat), s.castles))


def has_town(s: SchwertPieces, seat: i64) -> bool:
    """At least one of any size?"""
    return not is_empty(both(land_of(s, seat), s.towns))


def small_towns_built(s: SchwertPieces) -> i64:
    """On the whole board."""
    return size(s.towns) - 2 * size(s.big_towns)


def built(s: SchwertPieces) -> Wide:
    """Every space with a building; both spaces of a big town are built (KS-R14)."""
    return joined(s.castles, s.towns)


def is_octagon(s: SchwertPieces, space: i64) -> bool:
    """Is it one of the large spaces?"""
    return within(s.terms.elements.octagons, space)


def square_of(s: SchwertPieces, octagon: i64) -> i64:
    """The square of a big town: the only town space beside its octagon, since towns never touch (KS-R47)."""
    squares: Wide = both(s.board.near(octagon), s.towns)
    for space in range(SPACES):
        if within(squares, space):
            return space
    return NO_ONE


def octagon_of(s: SchwertPieces, space: i64) -> i64:
    """The octagon of the big town that covers a space, or NO_ONE."""
    if within(s.big_towns, space):
        return space
    if not within(s.towns, space) or is_octagon(s, space):
        return NO_ONE
    octagons: Wide = both(s.board.near(space), s.big_towns)
    for octagon in range(SPACES):
        if within(octagons, octagon):
            return octagon
    return NO_ONE


def has_pope(s: SchwertPieces, seat: i64) -> bool:
    """Does a Papal Visit lie before it?"""
    return seat != NO_ONE and has(s.papal, seat)
