"""The fixed index of every answer: its place in a mask, the same at every table with the same cards. Both ways.

A payment is kept by its coins alone: the rest of the price is paid in rubies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import of
from regalia.core.step import kind_of
from regalia.games.for_a_crown.paying import coins_of, pay
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.recruiting import price_of
from regalia.games.for_a_crown.words import (
    CHOOSE_FAMILY,
    CHOOSE_ICON,
    FAMILY_COUNT,
    LEVELS,
    MAGE,
    MOST_PAID,
    MOVE_ICON,
    PAY,
    RETURN_RACCOONS,
    SEND_RACCOON,
    SHIFT,
    STRIKE,
    TAKE,
    TAKE_BLIND,
    TURN_UP,
)

FAMILY_AT: Final = TURN_UP  # before it: half a, half b, decline, pass, turn up
ICON_AT: Final = FAMILY_AT + FAMILY_COUNT  # + the icon - 1
RACCOON_AT: Final = ICON_AT + MOVE_ICON  # + the seat
STRIKE_AT: Final = RACCOON_AT + 5
SHIFT_AT: Final = STRIKE_AT + 5  # + twice the seat, + 1 to the right
BLIND_AT: Final = SHIFT_AT + 10  # + the level - 1
BRIBE_AT: Final = BLIND_AT + LEVELS  # + how many raccoons
PAY_AT: Final = BRIBE_AT + MOST_PAID + 1  # + the coins
TAKE_AT: Final = PAY_AT + MOST_PAID + 1  # + the kind; there are as many as the data has


def index_of(action: i64) -> i64:
    """The index of a legal answer."""
    if action >= PAY:
        return PAY_AT + coins_of(action)
    if action >= TAKE:
        return TAKE_AT + action - TAKE
    if action >= RETURN_RACCOONS:
        return BRIBE_AT + action - RETURN_RACCOONS
    if action >= TAKE_BLIND:
        return BLIND_AT + action - TAKE_BLIND - 1
    if action >= SHIFT:
        return SHIFT_AT + action - SHIFT
    if action >= STRIKE:
        return STRIKE_AT + action - STRIKE
    if action >= SEND_RACCOON:
        return RACCOON_AT + action - SEND_RACCOON
    if action >= CHOOSE_ICON:
        return ICON_AT + action - CHOOSE_ICON - 1
    return FAMILY_AT + action - CHOOSE_FAMILY if action >= CHOOSE_FAMILY else action - 1


def action_at(s: CrownPieces, seat: i64, index: i64) -> i64:
    """The answer of an index; a payment is of the price that the seat owes."""
    if index >= TAKE_AT:
        return TAKE + index - TAKE_AT
    if index >= PAY_AT:
        return pay(index - PAY_AT, owed_by(s, seat) - (index - PAY_AT))
    if index >= BRIBE_AT:
        return RETURN_RACCOONS + index - BRIBE_AT
    if index >= BLIND_AT:
        return TAKE_BLIND + index - BLIND_AT + 1
    if index >= SHIFT_AT:
        return SHIFT + index - SHIFT_AT
    if index >= STRIKE_AT:
        return STRIKE + index - STRIKE_AT
    if index >= RACCOON_AT:
        return SEND_RACCOON + index - RACCOON_AT
    if index >= ICON_AT:
        return CHOOSE_ICON + index - ICON_AT + 1
    return CHOOSE_FAMILY + index - FAMILY_AT if index >= FAMILY_AT else index + 1


def owed_by(s: CrownPieces, seat: i64) -> i64:
    """What the first part of a seat's answer costs: a raccoon sent home, or a mage, one coin or ruby."""
    if kind_of(s.now) == MAGE:
        return 1
    said: i64 = of(s.said, seat)
    if RETURN_RACCOONS <= said < TAKE:
        return said - RETURN_RACCOONS
    if said == 0:
        return 0
    return price_of(s, said)
