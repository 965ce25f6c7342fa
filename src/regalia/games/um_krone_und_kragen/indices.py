"""The fixed index of every answer: its place in a mask, the same at every table. Both ways, without words.

A use that changes dice is kept by what it changes (from which faces to which), not by the dice that result.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from regalia.core.bag import nth, one
from regalia.core.ints import row
from regalia.games.um_krone_und_kragen.abilities import dice_of, use, used_character
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    ALCHEMIST,
    ASTRONOMER,
    CHARACTERS,
    CHOOSE,
    JESTER,
    LADY,
    MAGICIAN,
    MAID,
    MERCHANT,
    NOBLEMAN,
    PHILOSOPHER,
    QUEEN,
    SIX,
    TAKE,
    THAT_IS_ALL,
    USE,
)

ONE_DIE: Final = 30  # changes of one die
TWO_DICE: Final = 26  # of two dice that keep their sum
MORE_DICE: Final = 70  # of two or three
MODULUS: Final = 303  # the smallest that tells all changes apart by their rest

SET_ASIDE_AT: Final = 0  # and roll, finish, pass, take die, decline die, that is all: their numbers, less one
CHOOSE_AT: Final = 12  # + the face - 1
TAKE_AT: Final = 18  # + the character
USE_AT: Final = 38  # + the character: one that adds its own die
DIE_AT: Final = 58  # + 6 * who of those with one die to name + the face - 1
CHANGE_AT: Final = 88  # + what the character makes of the dice
ACTIONS: Final = CHANGE_AT + 3 * ONE_DIE + TWO_DICE + MORE_DICE


def _changes() -> list[int]:
    """What can become of dice, as the difference of two bags: of one die, of two, then of three of the same sum."""
    found = [32**new - 32**old for old in range(1, 7) for new in range(1, 7) if new != old]
    for size in (2, 3):
        groups = list(combinations_with_replacement(range(1, 7), size))
        pairs = [(a, b) for a in groups for b in groups if sum(a) == sum(b) and not set(a) & set(b)]
        found += [sum([32**face for face in b]) - sum([32**face for face in a]) for a, b in pairs]
    return found


def _by_rest(changes: list[int]) -> list[int]:
    """The place of the change that leaves each rest."""
    places = [0] * MODULUS
    for place in range(len(changes)):
        places[changes[place] % MODULUS] = place
    return places


def _by_character(named: dict[int, int]) -> list[int]:
    """A number for some characters, -1 for the others."""
    return [named.get(c, -1) for c in range(CHARACTERS)]


CHANGES: Final = row(_changes())
PLACE_BY_REST: Final = row(_by_rest(_changes()))
WITH_ONE_DIE: Final = row(_by_character({JESTER: 0, MERCHANT: 1, LADY: 2, NOBLEMAN: 3, QUEEN: 4}))
ONE_DIE_BY: Final = row([JESTER, MERCHANT, LADY, NOBLEMAN, QUEEN])
CHANGE_FIRST: Final = row(
    _by_character({MAID: 0, ASTRONOMER: 30, MAGICIAN: 60, PHILOSOPHER: 90 - ONE_DIE, ALCHEMIST: 116 - ONE_DIE})
)
CHANGED_BY: Final = row([MAID] * 30 + [ASTRONOMER] * 30 + [MAGICIAN] * 30 + [PHILOSOPHER] * 26 + [ALCHEMIST] * 70)


def index_of(s: KragenPieces, action: i64) -> i64:
    """The index of a legal answer."""
    if action >= USE:
        return index_of_use(s, used_character(action), dice_of(action))
    if action <= THAT_IS_ALL:
        return action - 1
    return CHOOSE_AT + action - CHOOSE - 1 if action > CHOOSE else TAKE_AT + action - TAKE


def index_of_use(s: KragenPieces, c: i64, dice: i64) -> i64:
    """The index of a use."""
    if CHANGE_FIRST[c] != -1:
        return CHANGE_AT + CHANGE_FIRST[c] + PLACE_BY_REST[(dice - s.active) % MODULUS]
    if dice == 0:
        return USE_AT + c
    return DIE_AT + SIX * WITH_ONE_DIE[c] + nth(dice, 0) - 1


def action_at(s: KragenPieces, index: i64) -> i64:
    """The answer of an index, as the dice lie."""
    if index < CHOOSE_AT:
        return index + 1
    if index < TAKE_AT:
        return CHOOSE + index - CHOOSE_AT + 1
    if index < USE_AT:
        return TAKE + index - TAKE_AT
    if index < DIE_AT:
        return use(index - USE_AT, 0)
    if index < CHANGE_AT:
        return use(ONE_DIE_BY[(index - DIE_AT) // SIX], one((index - DIE_AT) % SIX + 1))
    c: i64 = CHANGED_BY[index - CHANGE_AT]
    return use(c, s.active + CHANGES[index - CHANGE_AT - CHANGE_FIRST[c]])
