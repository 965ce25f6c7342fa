"""What must hold at every moment of a game."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import common, count, some
from regalia.core.ints import how_many, of
from regalia.core.state import OK
from regalia.core.step import kind_of
from regalia.games.krone_und_schwert.hands import not_red
from regalia.games.krone_und_schwert.land import built, land_of, small_towns_built
from regalia.games.krone_und_schwert.people import crowns_discarded
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import (
    Wide,
    both,
    but_first,
    first_of,
    is_empty,
    joined,
    nowhere,
    overlap,
    size,
    within,
    without,
)
from regalia.games.krone_und_schwert.words import (
    ACTION_POINTS,
    AP_OUT_OF_RANGE,
    BUILDINGS_LOST,
    BUILT_WITHOUT_OWNER,
    CARDS_LOST,
    DEAL,
    KING_ASTRAY,
    MARKERS_LOST,
    NO_ONE,
    NOBODY_ASKED,
    PAPAL_VISIT,
    PEOPLE_LOST,
    SHOWN_NOT_HELD,
    SPACE_TWICE,
    SWORD_CARD,
    TOWNS_TOUCH,
    WRONG_GROUND,
)

SENTENCES = {
    CARDS_LOST: "event cards are missing or there are too many",
    PEOPLE_LOST: "people cards are missing or there are too many",
    MARKERS_LOST: "a seat has more spaces than markers",
    BUILDINGS_LOST: "more buildings than the box holds",
    AP_OUT_OF_RANGE: "action points go from 0 to 3",
    TOWNS_TOUCH: "two towns touch, or a big town lacks its square",
    WRONG_GROUND: "castles stand on mountains, towns on meadows, cathedrals in big towns",
    BUILT_WITHOUT_OWNER: "a building stands on a space nobody owns",
    KING_ASTRAY: "the king is none of the seats",
    SPACE_TWICE: "a space belongs to two seats, or to none and is not free",
    SHOWN_NOT_HELD: "what all know of a hand is not in it, or a red card is in a hand",
    NOBODY_ASKED: "nobody is asked",
}


def broken_invariant(s: SchwertPieces) -> i64:
    """The first that does not hold, or OK."""
    if s.now != 0 and s.waiting == 0:
        return NOBODY_ASKED
    if s.now != 0 and kind_of(s.now) < DEAL:
        return OK  # the board is still being laid: nothing is dealt or placed
    if not 0 <= s.ap <= ACTION_POINTS:
        return AP_OUT_OF_RANGE
    if s.king < NO_ONE or s.king >= s.seats:
        return KING_ASTRAY
    reason: i64 = broken_cards(s)
    return reason if reason != OK else broken_board(s)


def broken_cards(s: SchwertPieces) -> i64:
    """All event cards and people cards are somewhere; what everybody knows of a hand is in it."""
    cards: i64 = s.deck + s.discard + s.absent + s.attack_cards + some(PAPAL_VISIT, how_many(s.papal))
    for seat in range(s.seats):
        hand: i64 = of(s.hands, seat)
        cards += hand
        if common(hand, of(s.shown, seat)) != of(s.shown, seat) or not_red(hand) != hand:
            return SHOWN_NOT_HELD
    if cards != s.terms.all_cards:
        return CARDS_LOST
    if count(s.people, SWORD_CARD) + s.visible != s.terms.swords or crowns_discarded(s) < 0:
        return PEOPLE_LOST
    return OK


def broken_board(s: SchwertPieces) -> i64:
    """Every space belongs to one seat or is free, and buildings stand where they may."""
    owned: Wide = nowhere()
    for seat in range(s.seats):
        land: Wide = land_of(s, seat)
        if overlap(owned, land) or overlap(s.free, land):
            return SPACE_TWICE
        if size(land) > s.terms.markers:
            return MARKERS_LOST
        owned = joined(owned, land)
    whole: Wide = joined(owned, s.free)
    if whole[0] != s.board.spaces[0] or whole[1] != s.board.spaces[1]:
        return SPACE_TWICE
    if not is_empty(without(built(s), owned)):
        return BUILT_WITHOUT_OWNER
    return broken_buildings(s)


def broken_buildings(s: SchwertPieces) -> i64:
    """Supplies, ground, and towns that touch nobody else's."""
    if (
        size(s.castles) > s.terms.castles
        or size(s.cathedrals) > s.terms.cathedrals
        or not 0 <= small_towns_built(s) <= s.terms.small_towns
        or size(s.big_towns) > s.terms.big_towns
    ):
        return BUILDINGS_LOST
    e = s.terms.elements
    if not is_empty(without(s.castles, e.mountains)) or not is_empty(without(s.towns, e.meadows)):
        return WRONG_GROUND
    if not is_empty(without(s.cathedrals, s.big_towns)) or not is_empty(without(s.big_towns, e.octagons)):
        return WRONG_GROUND
    return TOWNS_TOUCH if towns_touch(s) else OK


def towns_touch(s: SchwertPieces) -> bool:
    """Only the two spaces of one big town may be adjacent."""
    towns: Wide = s.towns
    while not is_empty(towns):
        if size(both(s.board.near(first_of(towns)), s.towns)) != (1 if is_half(s, first_of(towns)) else 0):
            return True
        towns = but_first(towns)
    return False


def is_half(s: SchwertPieces, space: i64) -> bool:
    """Is it the octagon of a big town, or a square beside one?"""
    if within(s.terms.elements.octagons, space):
        return within(s.big_towns, space)
    return overlap(s.board.near(space), s.big_towns)
