"""Why an answer is refused: the same facts as in the offers, put as reasons."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import of
from regalia.core.state import NO_SUCH_ACTION, OK
from regalia.core.step import kind_of, second, third
from regalia.games.royaume_des_5_couronnes.duels import may_choose, may_duel
from regalia.games.royaume_des_5_couronnes.escapes import may_free
from regalia.games.royaume_des_5_couronnes.moving import (
    may_be_sent,
    may_move_first,
    may_move_second,
    moved_die,
    moved_knight,
)
from regalia.games.royaume_des_5_couronnes.path import on_path
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.setup import is_laid
from regalia.games.royaume_des_5_couronnes.turn import may_roll
from regalia.games.royaume_des_5_couronnes.words import (
    ALREADY_ROLLED,
    BACK,
    CALL,
    CARDS_ARE_LAID,
    COLOURS,
    DUEL,
    EXCUSE,
    EXCUSE_FIRST,
    FIRST_MOVE,
    FORWARD,
    FREE,
    GET,
    LAY,
    LAY_CARDS,
    LAY_FIRST,
    LAY_THE_REST,
    MOVE,
    MUST_MOVE,
    NO_SUCH_SPACE,
    NOT_DUE,
    ONLY_OTHERS_CALL,
    ONLY_THE_MOVER,
    PASS,
    PAY,
    PAY_FIRST,
    PHASE_A,
    ROLL,
    ROLL_FIRST,
    SECOND_KNIGHT_FIRST,
    SECOND_MOVE,
    SILENT,
    SPACE_IS_COVERED,
    SPACES,
    TAKE,
    TAKE_FIRST,
    TAKE_PAWNS,
)


def why_not_now(s: RoyaumePieces, seat: i64, action: i64) -> i64:
    """One line for each step that asks."""
    kind: i64 = kind_of(s.now)
    if not is_answer(action):
        return NO_SUCH_ACTION
    if kind == PHASE_A:
        return why_not_menu(s, seat, action)
    if kind == FIRST_MOVE and seat != s.in_turn:
        return OK if is_call(action) else ONLY_THE_MOVER
    if kind == FIRST_MOVE:
        return why_not_first_move(s, action)
    if kind == SECOND_MOVE:
        return why_not_second_move(s, action)
    if kind == TAKE_PAWNS:
        return may_choose(of(s.pawns, second(s.now)), action - TAKE) if among(action, TAKE) else TAKE_FIRST
    if kind == EXCUSE:
        return may_choose(of(s.pawns, s.in_turn), action - GET) if among(action, GET) else EXCUSE_FIRST
    if kind == LAY_CARDS:
        return why_not_lay(s, action)
    return may_choose(of(s.pawns, seat), action - PAY) if among(action, PAY) else PAY_FIRST


# --- kinds of answers


def among(action: i64, base: i64) -> bool:
    """Is it an answer about a colour, of this kind?"""
    return base <= action < base + COLOURS


def is_call(action: i64) -> bool:
    """Does it belong to the Witch's window?"""
    return action == CALL or action == SILENT


def is_move(action: i64) -> bool:
    """A knight by a die."""
    return MOVE <= action < MOVE + 8 * COLOURS


def is_wizards(action: i64) -> bool:
    """A knight by a double."""
    return among(action, FORWARD) or among(action, BACK)


def is_lay(action: i64) -> bool:
    """A card to be laid on the path at the start."""
    return action == LAY_THE_REST or LAY <= action < LAY + SPACES


def is_answer(action: i64) -> bool:
    """Is it anything one could say in this game?"""
    if action == ROLL or action == PASS or is_call(action) or is_move(action) or is_wizards(action) or is_lay(action):
        return True
    return among(action, FREE) or among(action, DUEL) or about_pawns(action)


def about_pawns(action: i64) -> bool:
    """Pawns to take, to get or to pay."""
    return among(action, TAKE) or among(action, GET) or among(action, PAY)


# --- step by step


def why_not_lay(s: RoyaumePieces, action: i64) -> i64:
    """A space of the path that is still bare."""
    if not is_lay(action):
        return LAY_FIRST
    if action == LAY_THE_REST:
        return OK
    if not on_path(s, action - LAY):
        return NO_SUCH_SPACE
    return SPACE_IS_COVERED if is_laid(s, action - LAY) else OK


def why_not_menu(s: RoyaumePieces, seat: i64, action: i64) -> i64:
    """Phase A."""
    if action == ROLL:
        return may_roll(s)
    if among(action, FREE):
        return may_free(s, action - FREE)
    if among(action, DUEL):
        return may_duel(s, seat, action - DUEL)
    if action == PASS:
        return may_roll(s) if may_roll(s) != OK else MUST_MOVE
    if is_move(action) or is_wizards(action):
        return ROLL_FIRST
    return why_not_at_all(action)


def why_not_first_move(s: RoyaumePieces, action: i64) -> i64:
    """The prince in turn has rolled."""
    if is_move(action):
        return may_move_first(s, moved_knight(action), moved_die(action))
    if is_wizards(action):
        return may_be_sent(s, action - BACK if action >= BACK else action - FORWARD, action >= BACK)
    return why_not_after_roll(action)


def why_not_second_move(s: RoyaumePieces, action: i64) -> i64:
    """The other die is still to be played."""
    if is_move(action):
        return may_move_second(s, moved_knight(action), moved_die(action), second(s.now), third(s.now))
    return SECOND_KNIGHT_FIRST if is_wizards(action) else why_not_after_roll(action)


def why_not_after_roll(action: i64) -> i64:
    """Phase A is over, and there is no pass (RC-R11, RC-R25)."""
    if action == PASS:
        return MUST_MOVE
    if action == ROLL or among(action, FREE) or among(action, DUEL):
        return ALREADY_ROLLED
    return why_not_at_all(action)


def why_not_at_all(action: i64) -> i64:
    """What the prince in turn is not to do now in any case."""
    if is_call(action):
        return ONLY_OTHERS_CALL
    return CARDS_ARE_LAID if is_lay(action) else NOT_DUE
