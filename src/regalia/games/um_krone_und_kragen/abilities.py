"""What each character can do with the active dice (rulebook: characters).

A use is answered by the active dice that result; for a re-roll, by the die to roll; the queen by the die she adds.
Merchant, lady and nobleman act on any number of dice and are answered in parts: the first die with the use, then die
after die from low to high, so that each choice has one spelling, then that is all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.bag import below, changed, count, nth, one
from regalia.core.ints import bit, has, of, put, row
from regalia.core.offers import Offers
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    ALCHEMIST,
    ASTRONOMER,
    BISHOP,
    CHARLATAN,
    FARMER,
    GENERAL,
    GUARD,
    HUNTER,
    JESTER,
    KING,
    KNIGHT,
    LABORER,
    LADY,
    MAGICIAN,
    MAID,
    MERCHANT,
    NO_ONE,
    NOBLEMAN,
    PAWNBROKER,
    PHILOSOPHER,
    QUEEN,
    SIX,
    USE,
)

ADDERS: Final = 2**LABORER | 2**GUARD | 2**HUNTER | 2**PAWNBROKER | 2**KNIGHT | 2**BISHOP | 2**QUEEN
STARTERS: Final = 2**CHARLATAN | 2**FARMER | 2**GENERAL
REROLLERS: Final = 2**JESTER | 2**MERCHANT
CHOOSERS: Final = 2**MERCHANT | 2**LADY | 2**NOBLEMAN  # act on any number of dice
USABLE: Final = 2**20 - 1 - (STARTERS | 2**KING)


def use(c: i64, dice: i64) -> i64:
    """The answer: use this character, and these are the dice."""
    return (c + 1) * USE + dice


def used_character(action: i64) -> i64:
    """The character of a use."""
    return action // USE - 1


def dice_of(action: i64) -> i64:
    """The dice of a use."""
    return action % USE


def character_in_use(s: KragenPieces) -> i64:
    """The character whose dice the seat in turn is still choosing, or NO_ONE."""
    said: i64 = of(s.said, s.in_turn) if s.now else 0
    return used_character(said) if said >= USE else NO_ONE


def choose_dice(s: KragenPieces, c: i64, chosen: i64) -> None:
    """The seat in turn has begun to use a character, and chosen these dice so far."""
    lowest: i64 = one(nth(chosen, 0))
    s.said = put(s.said, s.in_turn, use(c, lowest))
    s.laid = put(s.laid, s.in_turn, chosen)


def offer_uses(s: KragenPieces, c: i64, out: Offers) -> None:
    """All uses of a character that change something (UK-R12)."""
    active: i64 = s.active
    if c == JESTER:
        jester(active, out)
    elif c == MAID:
        maid(active, s.terms.court.numbers[MAID], out)
    elif c == PHILOSOPHER:
        philosopher(active, out)
    elif c == ASTRONOMER:
        astronomer(active, s.aside, out)
    elif c == MAGICIAN:
        magician(active, out)
    elif c == ALCHEMIST:
        alchemist(active, s.terms.alchemist_min_dice, out)
    elif c == QUEEN:
        queen(out)
    elif bit(c) & CHOOSERS:
        first_die(c, may_choose(s, c), out)
    else:
        out.add(use(c, 0))  # a die of its own face


def jester(active: i64, out: Offers) -> None:
    """Re-roll exactly one active die."""
    for face in range(1, SIX + 1):
        if count(active, face):
            out.add(use(JESTER, one(face)))


def maid(active: i64, most: i64, out: Offers) -> None:
    """One, two or three pips more on one active die, not above 6."""
    for face in range(1, SIX):
        if count(active, face):
            top: i64 = face + most if face + most < SIX else SIX
            for risen in range(face + 1, top + 1):
                out.add(use(MAID, changed(active, face, risen)))


def philosopher(active: i64, out: Offers) -> None:
    """Move pips from one active die to another; both stay within 1..6 (UK-R13)."""
    since: i64 = out.n
    for giver in range(2, SIX + 1):
        if count(active, giver):
            others: i64 = active - one(giver)
            for taker in range(1, SIX):
                if count(others, taker):
                    rest: i64 = others - one(taker)
                    for pips in range(1, giver if giver + taker < 7 else 7 - taker):
                        dice: i64 = rest + one(giver - pips) + one(taker + pips)
                        if dice != active:
                            out.add_once(use(PHILOSOPHER, dice), since)


def astronomer(active: i64, aside: i64, out: Offers) -> None:
    """One active die takes the face of a die set aside (UK-R9)."""
    for face in range(1, SIX + 1):
        if count(active, face):
            for model in range(1, SIX + 1):
                if count(aside, model) and model != face:
                    out.add(use(ASTRONOMER, changed(active, face, model)))


def magician(active: i64, out: Offers) -> None:
    """One active die takes any other face."""
    for face in range(1, SIX + 1):
        if count(active, face):
            for wish in range(1, SIX + 1):
                if wish != face:
                    out.add(use(MAGICIAN, changed(active, face, wish)))


def queen(out: Offers) -> None:
    """Add an active die of a face of choice (UK-R18)."""
    for face in range(1, SIX + 1):
        out.add(use(QUEEN, one(face)))


# --- any number of dice: merchant, lady, nobleman


def may_choose(s: KragenPieces, c: i64) -> i64:
    """The dice these three may act on: none may pass 6 (UK-R15)."""
    return s.active if has(REROLLERS, c) else below(s.active, SIX + 1 - s.terms.court.numbers[c])


def first_die(c: i64, dice: i64, out: Offers) -> None:
    """The use begins with one of the dice."""
    for face in range(1, SIX + 1):
        if count(dice, face):
            out.add(use(c, one(face)))


# --- the alchemist


def alchemist(active: i64, least: i64, out: Offers) -> None:
    """Three active dice get new faces with the same sum; with the option, two if there are no more (UK-R14)."""
    since: i64 = out.n
    n: i64 = dice_up_to_three(active)
    if n < least:
        return
    for group in range(FIRST_GROUP[n], FIRST_GROUP[n + 1]):
        if holds_group(active, GROUP[group]):
            rest: i64 = active - GROUP[group]
            other: i64 = FIRST_OF_SUM[20 * n + GROUP_SUM[group]]
            while GROUP_SUM[other] == GROUP_SUM[group] and other < FIRST_GROUP[n + 1]:
                if other != group:
                    out.add_once(use(ALCHEMIST, rest + GROUP[other]), since)
                other += 1


def dice_up_to_three(dice: i64) -> i64:
    """How many dice there are, counting no further than three."""
    n: i64 = 0
    for face in range(1, SIX + 1):
        n += count(dice, face)
    return n if n < 3 else 3


def holds_group(dice: i64, group: i64) -> bool:
    """Are these two or three dice among the dice?"""
    for face in range(1, SIX + 1):
        if count(dice, face) < count(group, face):
            return False
    return True


def _groups() -> list[tuple[int, int, int]]:
    """All (size, sum, bag) of two and of three dice, in this order."""
    two = [(2, a + b, 32**a + 32**b) for a in range(1, 7) for b in range(a, 7)]
    three = [(3, a + b + c, 32**a + 32**b + 32**c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]
    return [*sorted(two), *sorted(three), (4, 0, 0)]


_GROUPS: Final = _groups()
GROUP_SUM: Final = row([pips for _, pips, _ in _GROUPS])
GROUP: Final = row([bag for _, _, bag in _GROUPS])
FIRST_GROUP: Final = row([len([1 for size, _, _ in _GROUPS if size < n]) for n in range(5)])
FIRST_OF_SUM: Final = row([len([1 for g in _GROUPS if g < (n, pips, 0)]) for n in range(4) for pips in range(20)])
