"""What must hold at every moment of a game, and how it is said when it does not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.bag import count, some, total
from regalia.core.ints import bit, has, how_many, of
from regalia.core.lying import thing
from regalia.core.state import OK
from regalia.core.step import kind_of, second
from regalia.games.royaume_des_5_couronnes.path import covered, free_knights, in_play, open_cards, whole_path
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.princes import in_bank
from regalia.games.royaume_des_5_couronnes.words import (
    ALL_KNIGHTS,
    CARDS_LOST,
    CASTLE,
    CIRCLES_WRONG,
    COLOURS,
    CROWNS_TO_END,
    FIRST_MOVE,
    KNIGHT_ASTRAY,
    LAY_CARDS,
    MONSTER,
    NOBODY_CAN_MOVE,
    ORDERS,
    ORDERS_WRONG,
    PAWNS_LOST,
    POWER_OUT_OF_BOUNDS,
    SECOND_MOVE,
    SPACE_LIES_BARE,
    TRAP,
    TREASURE,
    WEAPON,
    WRONGLY_ASKED,
)

# each invariant as a sentence, and the field of a position that is to blame
INVARIANTS: Final = {
    CARDS_LOST: ("path, talon and rejet do not hold the course cards of the deck", "$.rejet"),
    PAWNS_LOST: ("there are more treasure pawns of a colour than the box holds", "$.treasures"),
    POWER_OUT_OF_BOUNDS: ("a prince has fewer power pawns than none or more than he may", "$.power"),
    SPACE_LIES_BARE: ("a space of the path has neither card nor knight", "$.path"),
    KNIGHT_ASTRAY: ("an uncrowned knight is in the lair, or a crowned one in the castle", "$.knights"),
    NOBODY_CAN_MOVE: ("the dice are rolled and every knight is blocked", "$.knights"),
    CIRCLES_WRONG: ("the circles are not filled one by one, or the game goes on after the fourth crown", "$.knights"),
    ORDERS_WRONG: ("two princes have the same secret order", "$.orders"),
    WRONGLY_ASKED: ("nobody is asked, or somebody who should not be", "$.asks"),
}


def broken_invariant(s: RoyaumePieces) -> i64:
    """The first that does not hold, or OK."""
    if not all_cards_there(s):
        return CARDS_LOST
    if not all_pawns_there(s):
        return PAWNS_LOST
    if not power_within_bounds(s):
        return POWER_OUT_OF_BOUNDS
    if kind_of(s.now) != LAY_CARDS and not path_is_covered(s):
        return SPACE_LIES_BARE
    if s.now != 0 and not knights_in_place(s):
        return KNIGHT_ASTRAY
    if kind_of(s.now) == FIRST_MOVE and free_knights(s) == 0:
        return NOBODY_CAN_MOVE
    if not circles_in_order(s):
        return CIRCLES_WRONG
    if not orders_differ(s):
        return ORDERS_WRONG
    return OK if rightly_asked(s) else WRONGLY_ASKED


def all_cards_there(s: RoyaumePieces) -> bool:
    """Path, talon and rejet hold the whole deck, kind by kind, and no space holds two cards."""
    seen: i64 = some(TRAP, how_many(s.traps)) + some(MONSTER, how_many(s.monsters))
    seen += some(WEAPON, how_many(s.weapons)) + some(TREASURE, how_many(s.treasures))
    if s.unseen + seen + s.reshuffled + s.rejet != s.terms.deck:
        return False
    if how_many(covered(s)) != how_many(s.face_down) + total(seen):
        return False
    return total(s.unseen) == how_many(s.face_down) + s.talon + s.removed


def all_pawns_there(s: RoyaumePieces) -> bool:
    """No colour has more treasure pawns than there are, the bank's included."""
    for colour in range(COLOURS):
        held: i64 = 0
        for seat in range(s.seats):
            held += count(of(s.pawns, seat), colour)
        if in_bank(s, colour) < 0 or in_bank(s, colour) + held != s.terms.pawns_each:
            return False
    return True


def power_within_bounds(s: RoyaumePieces) -> bool:
    """Each prince has 0 to 3, and the bank the rest."""
    bank: i64 = s.terms.power_pawns
    for seat in range(s.seats):
        if not 0 <= of(s.power, seat) <= s.terms.power_cap:
            return False
        bank -= of(s.power, seat)
    return bank >= 0


def path_is_covered(s: RoyaumePieces) -> bool:
    """Every space of the path has a card or a knight."""
    standing: i64 = 0
    for c in range(COLOURS):
        standing |= bit(of(s.knights, c))  # the last one is home where it stands
    return (covered(s) | standing) & whole_path(s) == whole_path(s) and open_cards(s) & ~whole_path(s) == 0


def knights_in_place(s: RoyaumePieces) -> bool:
    """But for a knight on its way, none is uncrowned in the lair or crowned in the castle."""
    on_the_way: i64 = second(s.now) if kind_of(s.now) == SECOND_MOVE else COLOURS
    for c in range(COLOURS):
        astray: i64 = CASTLE if has(s.crowned, c) else s.terms.lair
        if has(in_play(s), c) and c != on_the_way and of(s.knights, c) == astray:
            return False
        if not CASTLE <= of(s.knights, c) <= s.terms.lair:
            return False
    return True


def circles_in_order(s: RoyaumePieces) -> bool:
    """The circles are filled one by one, each with another crown; four end the game."""
    laid: i64 = 0
    for place in range(COLOURS):
        colour: i64 = of(s.circles, place) - 1
        if (colour >= 0) != (place < how_many(s.home)):
            return False
        if colour >= 0:
            laid |= bit(colour)
    if laid != s.home:
        return False
    return s.home == ALL_KNIGHTS if s.now == 0 else how_many(s.home) < CROWNS_TO_END


def orders_differ(s: RoyaumePieces) -> bool:
    """Every prince has another of the twenty orders (RC-R62)."""
    dealt: i64 = 0
    for seat in range(s.seats):
        order: i64 = thing(of(s.orders, seat))
        if not 1 <= order <= ORDERS or has(dealt, order):
            return False
        dealt |= bit(order)
    return True


def rightly_asked(s: RoyaumePieces) -> bool:
    """Somebody is asked while the game is on; several only after a roll, and then the prince in turn among them."""
    if s.now == 0 or s.waiting == 0:
        return s.now == 0 and s.waiting == 0
    return how_many(s.waiting) == 1 or (kind_of(s.now) == FIRST_MOVE and has(s.waiting, s.in_turn))
