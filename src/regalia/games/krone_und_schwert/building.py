"""Castles, towns and cathedrals (rulebook: build)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count
from regalia.core.ints import of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.games.krone_und_schwert.coronation import crown_first_king
from regalia.games.krone_und_schwert.hands import play_openly
from regalia.games.krone_und_schwert.land import (
    built,
    is_octagon,
    is_on_board,
    land_of,
    octagon_of,
    small_towns_built,
)
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import (
    Wide,
    both,
    but_first,
    first_of,
    is_empty,
    joined,
    only,
    size,
    within,
    without,
)
from regalia.games.krone_und_schwert.words import (
    ALREADY_BUILT,
    BIG_TOWN,
    BUILD_CASTLE,
    BUILD_CATHEDRAL,
    BUILD_ON,
    BUILD_TOWN,
    BUILT,
    CASTLE,
    CATHEDRAL,
    CONSECRATE,
    FOUND,
    HAS_A_CATHEDRAL,
    NO_BIG_TOWN_LEFT,
    NO_BIG_TOWN_THERE,
    NO_CASTLE_LEFT,
    NO_CATHEDRAL_LEFT,
    NO_ONE,
    NO_SUCH_CARD,
    NO_SUCH_SPACE,
    NO_TOWN_LEFT,
    NOT_A_MEADOW,
    NOT_A_MOUNTAIN,
    NOT_ENOUGH_AP,
    NOT_OCTAGON_AND_SQUARE,
    NOT_SIDE_BY_SIDE,
    NOT_YOURS,
    ONLY_ON_OCTAGONS,
    SETTLE,
    SMALL_TOWN,
    TOUCHES_A_TOWN,
)


def may_play(s: SchwertPieces, seat: i64, card: i64) -> i64:
    """Is the card in the hand, and can its text be paid for?"""
    if not count(of(s.hands, seat), card):
        return NO_SUCH_CARD
    return OK if s.ap >= s.terms.ap[card] else NOT_ENOUGH_AP


# --- where


def castle_sites(s: SchwertPieces, seat: i64) -> Wide:
    """Own mountains without a castle; none when no castle is left."""
    if size(s.castles) >= s.terms.castles:
        return (0, 0)
    return without(both(land_of(s, seat), s.terms.elements.mountains), s.castles)


def town_sites(s: SchwertPieces, seat: i64) -> Wide:
    """Own unbuilt meadows that touch no town of anybody (KS-R47)."""
    return without(both(land_of(s, seat), s.terms.elements.meadows), joined(s.towns, s.near_towns))


def cathedral_sites(s: SchwertPieces, seat: i64) -> Wide:
    """The octagons of own big towns without a cathedral; none when no cathedral is left."""
    if size(s.cathedrals) >= s.terms.cathedrals:
        return (0, 0)
    return without(both(land_of(s, seat), s.big_towns), s.cathedrals)


def offer_buildings(s: SchwertPieces, seat: i64, out: Offers) -> None:
    """Everything that can be built now."""
    if may_play(s, seat, BUILD_CASTLE) == OK:
        offer_on(castle_sites(s, seat), BUILD_ON, out)
    if may_play(s, seat, BUILD_CATHEDRAL) == OK:
        offer_on(cathedral_sites(s, seat), CONSECRATE, out)
    if may_play(s, seat, BUILD_TOWN) == OK:
        offer_towns(s, town_sites(s, seat), out)


def offer_on(spaces: Wide, answer: i64, out: Offers) -> None:
    """The same on each of these spaces."""
    while not is_empty(spaces):
        out.add(answer + first_of(spaces))
        spaces = but_first(spaces)


def offer_towns(s: SchwertPieces, sites: Wide, out: Offers) -> None:
    """Small towns anywhere (KS-R46), big ones on an octagon and a square side by side, also across a seam (KS-R50)."""
    octagons: Wide = both(sites, s.terms.elements.octagons)
    if small_towns_built(s) < s.terms.small_towns:
        offer_on(octagons if s.terms.towns_on_octagons else sites, SETTLE, out)
    if size(s.big_towns) < s.terms.big_towns:
        squares: Wide = without(sites, octagons)
        while not is_empty(octagons):
            octagon: i64 = first_of(octagons)
            offer_on(both(s.board.near(octagon), squares), FOUND + 128 * octagon, out)
            octagons = but_first(octagons)


# --- building


def build_castle(s: SchwertPieces, seat: i64, space: i64) -> None:
    """A castle on an own mountain."""
    play_openly(s, seat, BUILD_CASTLE)
    s.castles = joined(s.castles, only(space))
    s.tell(BUILT, seat, CASTLE, space)
    crown_first_king(s, seat)


def build_town(s: SchwertPieces, seat: i64, space: i64) -> None:
    """A small town on an own meadow."""
    play_openly(s, seat, BUILD_TOWN)
    cover(s, only(space))
    s.tell(BUILT, seat, SMALL_TOWN, space)
    crown_first_king(s, seat)


def build_big_town(s: SchwertPieces, seat: i64, octagon: i64, square: i64) -> None:
    """One card, one piece on two spaces."""
    play_openly(s, seat, BUILD_TOWN)
    cover(s, joined(only(octagon), only(square)))
    s.big_towns = joined(s.big_towns, only(octagon))
    s.tell(BUILT, seat, BIG_TOWN, octagon, square)
    crown_first_king(s, seat)


def cover(s: SchwertPieces, spaces: Wide) -> None:
    """A town stands there."""
    s.towns = joined(s.towns, spaces)
    s.near_towns = joined(s.near_towns, s.board.spread(spaces))


def build_cathedral(s: SchwertPieces, seat: i64, octagon: i64) -> None:
    """A cathedral in an own big town."""
    play_openly(s, seat, BUILD_CATHEDRAL)
    s.cathedrals = joined(s.cathedrals, only(octagon))
    s.tell(BUILT, seat, CATHEDRAL, octagon)


# --- why not


def may_build_here(s: SchwertPieces, seat: i64, space: i64) -> i64:
    """An own space without a building (KS-R48)."""
    if not is_on_board(s, space):
        return NO_SUCH_SPACE
    if not within(land_of(s, seat), space):
        return NOT_YOURS
    return ALREADY_BUILT if within(built(s), space) else OK


def may_build_castle(s: SchwertPieces, seat: i64, space: i64) -> i64:
    """An own mountain without a building, a castle in the box, and the card."""
    reason: i64 = may_build_here(s, seat, space)
    if reason != OK:
        return reason
    if not within(s.terms.elements.mountains, space):
        return NOT_A_MOUNTAIN
    if size(s.castles) >= s.terms.castles:
        return NO_CASTLE_LEFT
    return may_play(s, seat, BUILD_CASTLE)


def may_settle_here(s: SchwertPieces, seat: i64, space: i64) -> i64:
    """Own, unbuilt, meadow, no town beside it."""
    reason: i64 = may_build_here(s, seat, space)
    if reason != OK:
        return reason
    if not within(s.terms.elements.meadows, space):
        return NOT_A_MEADOW
    return TOUCHES_A_TOWN if within(s.near_towns, space) else OK


def may_build_town(s: SchwertPieces, seat: i64, space: i64) -> i64:
    """An own meadow away from towns, a small town in the box, and the card."""
    reason: i64 = may_settle_here(s, seat, space)
    if reason != OK:
        return reason
    if s.terms.towns_on_octagons and not is_octagon(s, space):
        return ONLY_ON_OCTAGONS
    if small_towns_built(s) >= s.terms.small_towns:
        return NO_TOWN_LEFT
    return may_play(s, seat, BUILD_TOWN)


def may_build_big_town(s: SchwertPieces, seat: i64, octagon: i64, square: i64) -> i64:
    """An octagon and a square side by side, a big town in the box, and the card."""
    reason: i64 = may_settle_here(s, seat, octagon)
    if reason == OK:
        reason = may_settle_here(s, seat, square)
    if reason != OK:
        return reason
    if not is_octagon(s, octagon) or is_octagon(s, square):
        return NOT_OCTAGON_AND_SQUARE
    if not within(s.board.near(octagon), square):
        return NOT_SIDE_BY_SIDE
    if size(s.big_towns) >= s.terms.big_towns:
        return NO_BIG_TOWN_LEFT
    return may_play(s, seat, BUILD_TOWN)


def may_build_cathedral(s: SchwertPieces, seat: i64, space: i64) -> i64:
    """An own big town without a cathedral; either space names the big town, but the offer names its octagon."""
    if not is_on_board(s, space):
        return NO_SUCH_SPACE
    if not within(land_of(s, seat), space):
        return NOT_YOURS
    octagon: i64 = octagon_of(s, space)
    if octagon == NO_ONE or octagon != space:
        return NO_BIG_TOWN_THERE
    if within(s.cathedrals, octagon):
        return HAS_A_CATHEDRAL
    if size(s.cathedrals) >= s.terms.cathedrals:
        return NO_CATHEDRAL_LEFT
    return may_play(s, seat, BUILD_CATHEDRAL)
