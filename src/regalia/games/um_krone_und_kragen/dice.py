"""The dice of a turn: rolling, setting aside, using characters (rulebook: rolling, setting aside, characters)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count, higher, one, total
from regalia.core.ints import bit, but_lowest, has, lowest
from regalia.core.offers import Offers
from regalia.core.step import step
from regalia.games.um_krone_und_kragen.abilities import (
    ADDERS,
    CHOOSERS,
    REROLLERS,
    dice_of,
    may_choose,
    offer_uses,
    use,
    used_character,
)
from regalia.games.um_krone_und_kragen.final import throw_for_the_king
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.rolling import roll
from regalia.games.um_krone_und_kragen.words import (
    CHOOSE,
    CLAIM,
    DICE,
    DIE_ADDED,
    FINISH,
    QUEEN,
    REROLLED,
    ROLL,
    ROLLED,
    SET_ASIDE,
    SIX,
    THAT_IS_ALL,
    USED,
)


def usable_adders(s: KragenPieces) -> i64:
    """The unused characters that may add a die now; none while the dice cap is reached (UK-R43)."""
    dice: i64 = s.hand if s.active + s.aside == 0 else total(s.active) + total(s.aside)
    return s.unused & ADDERS if dice < s.terms.dice_cap else 0


# --- before the first roll


def offer_before_first_roll(s: KragenPieces, out: Offers) -> None:
    """Roll, or first add dice to the hand (UK-R2); nothing can be set aside yet (UK-R4)."""
    out.add(ROLL)
    if s.terms.adders_before_first_roll:
        adders: i64 = usable_adders(s)
        while adders:
            out.add(use(lowest(adders), 0))
            adders = but_lowest(adders)


def before_first_roll(s: KragenPieces, step_: i64, seat: i64, answer: i64) -> None:
    """A die added now is rolled with the others, its face does not matter (UK-R3, UK-R18)."""
    if answer == ROLL:
        s.active = roll(s, s.hand)
        s.hand = 0
        s.tell(ROLLED, seat, s.active)
        s.then(step(DICE, bit(seat), seat))
    else:
        mark_used(s, used_character(answer))
        s.hand += 1
        s.tell(DIE_ADDED, seat, used_character(answer))
        s.then(step_)


# --- after it


def offer_dice(s: KragenPieces, seat: i64, out: Offers) -> None:
    """Roll, finish, set one die aside, or use a character; the latter two in any order and number (UK-R8)."""
    active: i64 = s.active
    if active and s.set_since_roll:
        out.add(ROLL)
    if not active:
        out.add(FINISH)
    for face in range(1, SIX + 1):
        if count(active, face):
            out.add(face)
    unused: i64 = s.unused & ~ADDERS if active else 0
    unused |= usable_adders(s)
    while unused:
        offer_uses(s, lowest(unused), out)
        unused = but_lowest(unused)


def offer_more_dice(s: KragenPieces, said: i64, chosen: i64, out: Offers) -> None:
    """More dice for merchant, lady or nobleman."""
    out.add(THAT_IS_ALL)
    more: i64 = may_choose(s, used_character(said)) - chosen
    for face in range(highest(chosen), SIX + 1):
        if count(more, face):
            out.add(CHOOSE + face)


def highest(dice: i64) -> i64:
    """The highest face among dice that are not none."""
    face: i64 = SIX
    while not count(dice, face):
        face -= 1
    return face


def dice(s: KragenPieces, step_: i64, seat: i64, answer: i64, chosen: i64) -> None:
    """One thing done with the dice; the turn goes on until all are aside and nobody can add one (UK-R10)."""
    if answer <= SIX:
        set_aside(s, seat, answer)
    elif answer == ROLL:
        s.active = roll(s, total(s.active))  # UK-R5: added dice are rolled too
        s.set_since_roll = 0
        s.tell(ROLLED, seat, s.active)
    elif answer != FINISH:
        use_character(s, seat, answer, chosen)
    if answer == FINISH or is_finished(s):
        finish(s, seat)
    else:
        s.then(step_)


def set_aside(s: KragenPieces, seat: i64, face: i64) -> None:
    """One die at a time, several in a row make any choice; any die fulfils the duty (UK-R6)."""
    s.active -= one(face)
    s.aside += one(face)
    s.set_since_roll = 1
    s.tell(SET_ASIDE, seat, face)


def use_character(s: KragenPieces, seat: i64, answer: i64, chosen: i64) -> None:
    """Once a turn; the duty to set a die aside stays as it was (UK-R7)."""
    c: i64 = used_character(answer)
    before: i64 = s.active
    mark_used(s, c)
    if has(REROLLERS, c):
        old: i64 = chosen if chosen else dice_of(answer)
        new: i64 = roll(s, total(old))  # UK-R16: together
        s.active += new - old
        s.tell(REROLLED, seat, c, old, new)
        return
    if has(ADDERS, c):
        s.active += dice_of(answer) if c == QUEEN else one(s.terms.court.numbers[c])
    elif has(CHOOSERS, c):
        s.active += higher(chosen, s.terms.court.numbers[c]) - chosen
    else:
        s.active = dice_of(answer)
    s.tell(USED, seat, c, before, s.active)


def mark_used(s: KragenPieces, c: i64) -> None:
    s.unused &= ~bit(c)


def is_finished(s: KragenPieces) -> bool:
    """No die is active and no die can come."""
    return s.active == 0 and usable_adders(s) == 0


def finish(s: KragenPieces, seat: i64) -> None:
    """All dice are aside: a claim, or in the final the throw for the king (UK-R30)."""
    if s.final:
        throw_for_the_king(s, seat)
    else:
        s.then(step(CLAIM, bit(seat), seat))
