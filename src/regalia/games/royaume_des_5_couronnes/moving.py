"""Phase B: the two dice and the moves (rulebook: phase B, moving, Wizard)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, first_n, has, how_many, lowest, of, put
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.path import (
    blocked_knights,
    card_on,
    cover_if_bare,
    discard,
    free_knights,
    in_play,
)
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.witch import caught, is_witch
from regalia.games.royaume_des_5_couronnes.words import (
    ARRIVAL,
    BACK,
    CANNOT_GO_BACK,
    CARD_VANISHED,
    CASTLE,
    CHANCE_MOVE,
    D6,
    DICE_ROLLED,
    DOUBLE_IS_THE_WIZARDS,
    FIRST_MOVE,
    FORWARD,
    KNIGHT_IS_BLOCKED,
    KNIGHT_IS_HOME,
    MOVE,
    MOVED,
    NO_SUCH_DIE,
    NOT_A_DOUBLE,
    SAME_KNIGHT,
    SECOND_MOVE,
    WIZARD_MOVED,
)


def roll_dice(s: RoyaumePieces, seat: i64) -> None:
    """After every roll the others may call the Witch, whatever it shows (RC-R45, RC-R81)."""
    s.die_one = s.rolled(D6, CHANCE_MOVE)
    s.die_two = s.rolled(D6, CHANCE_MOVE)
    s.tell(DICE_ROLLED, seat, s.die_one, s.die_two)
    s.beat()
    if not s.terms.witch_auto:
        s.then(step(FIRST_MOVE, first_n(s.seats), seat))
    elif is_witch(s):
        caught(s, seat)
    else:
        s.then(step(FIRST_MOVE, bit(seat), seat))


def is_double(s: RoyaumePieces) -> bool:
    """Two equal dice belong to the Wizard (RC-R32)."""
    return s.die_one == s.die_two


# --- what may be answered


def move_of(c: i64, die: i64) -> i64:
    """The answer that moves a knight by a die."""
    return MOVE + 8 * c + die


def moved_knight(answer: i64) -> i64:
    """The knight in it."""
    return (answer - MOVE) >> 3


def moved_die(answer: i64) -> i64:
    """The die in it."""
    return (answer - MOVE) & 7


def may_move(s: RoyaumePieces, c: i64) -> i64:
    """By a die only a free knight moves (RC-R74)."""
    if has(s.home, c):
        return KNIGHT_IS_HOME
    return KNIGHT_IS_BLOCKED if has(blocked_knights(s), c) else OK


def may_move_first(s: RoyaumePieces, c: i64, die: i64) -> i64:
    """Either die to any free knight (RC-R77); a double cannot be played as two dice."""
    if is_double(s):
        return DOUBLE_IS_THE_WIZARDS
    return may_move(s, c) if die == s.die_one or die == s.die_two else NO_SUCH_DIE


def may_move_second(s: RoyaumePieces, c: i64, die: i64, moved: i64, die_left: i64) -> i64:
    """The other die to another knight (RC-R27)."""
    if die != die_left:
        return NO_SUCH_DIE
    return SAME_KNIGHT if c == moved else may_move(s, c)


def may_be_sent(s: RoyaumePieces, c: i64, back: bool) -> i64:
    """By the Wizard any knight in play, free or blocked (RC-R33); back only if it can go back (RC-R35)."""
    if not is_double(s):
        return NOT_A_DOUBLE
    if has(s.home, c):
        return KNIGHT_IS_HOME
    start: i64 = s.terms.lair if has(s.crowned, c) else CASTLE
    return CANNOT_GO_BACK if back and of(s.knights, c) == start else OK


def offer_first_move(s: RoyaumePieces, out: Offers) -> None:
    """Moves are compulsory: there is no pass (RC-R25)."""
    if is_double(s):
        offer_wizard(s, out)
        return
    free: i64 = free_knights(s)
    while free:
        c: i64 = lowest(free)
        out.add(move_of(c, s.die_one))
        out.add(move_of(c, s.die_two))
        free = but_lowest(free)


def offer_second_move(s: RoyaumePieces, moved: i64, die_left: i64, out: Offers) -> None:
    """Every free knight but the one just moved."""
    free: i64 = free_knights(s) & ~bit(moved)
    while free:
        out.add(move_of(lowest(free), die_left))
        free = but_lowest(free)


def offer_wizard(s: RoyaumePieces, out: Offers) -> None:
    """One knight, forward or back."""
    some: i64 = in_play(s)
    while some:
        c: i64 = lowest(some)
        out.add(FORWARD + c)
        if may_be_sent(s, c, True) == OK:
            out.add(BACK + c)
        some = but_lowest(some)


# --- moving


def reached(s: RoyaumePieces, c: i64, steps: i64, back: bool) -> i64:
    """Where a knight comes to stand: lair and castle stop it, points left over are lost (RC-R34, RC-R78)."""
    to: i64 = of(s.knights, c)
    to = to + steps if back == has(s.crowned, c) else to - steps
    if to < CASTLE:
        return CASTLE
    return s.terms.lair if to > s.terms.lair else to


def go(s: RoyaumePieces, c: i64, to: i64) -> None:
    """The knight stands there; the space it left is covered before anything else happens (RC-R30)."""
    left: i64 = of(s.knights, c)
    s.knights = put(s.knights, c, to)
    cover_if_bare(s, left)


def first_move(s: RoyaumePieces, seat: i64, answer: i64) -> None:
    """The first die, or the Wizard. With a second free knight the other die follows (RC-R26)."""
    if answer >= FORWARD:
        wizard(s, seat, answer)
        return
    c: i64 = moved_knight(answer)
    die: i64 = moved_die(answer)
    second_due: bool = how_many(free_knights(s)) > 1
    second: i64 = step(SECOND_MOVE, bit(seat), seat, c, s.die_one + s.die_two - die)
    move(s, seat, c, die)
    if not second_due:
        s.then(step(ARRIVAL, 0, c))
    elif s.terms.sequential:
        s.then(step(ARRIVAL, 0, c), second)  # RC-R28
    else:
        s.then(second)


def second_move(s: RoyaumePieces, seat: i64, moved: i64, answer: i64) -> None:
    """Then the arrivals, in the order of the moves (RC-R29)."""
    c: i64 = moved_knight(answer)
    move(s, seat, c, moved_die(answer))
    if s.terms.sequential:
        s.then(step(ARRIVAL, 0, c))
    else:
        s.then(step(ARRIVAL, 0, moved, c + 1))


def move(s: RoyaumePieces, seat: i64, c: i64, die: i64) -> None:
    """A knight moves forward by exactly its die (RC-R50, RC-R51)."""
    to: i64 = reached(s, c, die, False)
    s.tell(MOVED, seat, c, of(s.knights, c), to)
    go(s, c, to)


def wizard(s: RoyaumePieces, seat: i64, answer: i64) -> None:
    """One knight by the sum of the double; a card that blocked it vanishes, and no power is gained (RC-R36, RC-R37)."""
    back: bool = answer >= BACK
    c: i64 = answer - BACK if back else answer - FORWARD
    here: i64 = of(s.knights, c)
    if has(blocked_knights(s), c):
        s.tell(CARD_VANISHED, card_on(s, here), here)
        discard(s, here)
    to: i64 = reached(s, c, s.die_one + s.die_two, back)
    s.tell(WIZARD_MOVED, seat, c, here, to)
    go(s, c, to)
    s.beat()
    s.then(step(ARRIVAL, 0, c))
