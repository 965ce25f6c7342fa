"""Why an answer is refused: the same facts as in the offers, put as reasons."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count, total
from regalia.core.ints import has, of
from regalia.core.state import NO_SUCH_ACTION, OK
from regalia.games.um_krone_und_kragen.abilities import (
    ADDERS,
    CHOOSERS,
    REROLLERS,
    STARTERS,
    dice_of,
    may_choose,
    used_character,
)
from regalia.games.um_krone_und_kragen.claiming import may_take
from regalia.games.um_krone_und_kragen.court import won_over
from regalia.games.um_krone_und_kragen.dice import highest, usable_adders
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    ABOVE,
    ABOVE_SIX,
    ALCHEMIST,
    ASTRONOMER,
    CHARACTERS,
    CHARLATAN,
    CHOOSE,
    CHOOSE_A_DIE,
    DECLINE_DIE,
    DICE_FIRST,
    DICE_STILL_ACTIVE,
    DIE_QUESTION_FIRST,
    FINISH,
    FINISH_THE_USE,
    GIVES_START_DICE,
    KING,
    KING_HAS_NO_ABILITY,
    LOW_TO_HIGH,
    NO_ACTIVE_DICE,
    NO_DIE,
    NO_DIE_QUESTION,
    NO_EFFECT,
    NO_FACE,
    NO_MORE_DICE,
    NO_SUCH_DIE,
    NOT_BEFORE_FIRST_ROLL,
    NOT_IN_YOUR_COURT,
    NOT_LIKE_THAT,
    NOTHING,
    NOTHING_ASIDE,
    NOTHING_ROLLED_YET,
    PASS,
    PHILOSOPHER,
    ROLL,
    ROLL_FIRST,
    SET_ONE_ASIDE_FIRST,
    SIX,
    TAKE,
    TAKE_DIE,
    TOO_FEW_DICE,
    TURN_IS_CLAIMING,
    USE,
    USED_THIS_TURN,
)


def why_not_die(answer: i64) -> i64:
    """Only this question is open."""
    return DIE_QUESTION_FIRST if answer != TAKE_DIE and answer != DECLINE_DIE else 0


def why_not_before_first_roll(s: KragenPieces, seat: i64, answer: i64) -> i64:
    """Only the first roll and characters that add a die."""
    if answer >= USE:
        return why_not_use_before_roll(s, seat, used_character(answer))
    if answer <= SIX or answer == FINISH or answer == NO_FACE:
        return ROLL_FIRST
    return why_not_in_dice_phase(answer)


def why_not_use_before_roll(s: KragenPieces, seat: i64, c: i64) -> i64:
    reason: i64 = why_not_owner(s, seat, c)
    if reason != OK:
        return reason
    if not has(ADDERS, c):
        return NOTHING_ROLLED_YET
    if not s.terms.adders_before_first_roll:
        return NOT_BEFORE_FIRST_ROLL
    return OK if has(usable_adders(s), c) else NO_MORE_DICE


def why_not_dice(s: KragenPieces, seat: i64, answer: i64) -> i64:
    """Rolling, finishing, setting aside; a use has its own reasons."""
    if answer == ROLL:
        return NO_ACTIVE_DICE if s.active == 0 else OK if s.set_since_roll else SET_ONE_ASIDE_FIRST
    if answer == FINISH:
        return DICE_STILL_ACTIVE if s.active else OK
    if answer == NOTHING:
        return CHOOSE_A_DIE
    if answer == NO_FACE:
        return NO_SUCH_DIE
    if 1 <= answer <= SIX:
        return OK if count(s.active, answer) else NO_SUCH_DIE
    if answer >= USE:
        return why_not_use(s, seat, used_character(answer), dice_of(answer))
    return why_not_in_dice_phase(answer)


def why_not_in_dice_phase(answer: i64) -> i64:
    """Answers that belong to another moment of the turn."""
    if answer == TAKE_DIE or answer == DECLINE_DIE:
        return NO_DIE_QUESTION
    if answer == PASS or TAKE <= answer < TAKE + CHARACTERS:
        return DICE_FIRST
    return NO_SUCH_ACTION


def why_not_use(s: KragenPieces, seat: i64, c: i64, dice: i64) -> i64:
    """First the character, then the dice it would act on."""
    reason: i64 = why_not_owner(s, seat, c)
    if reason != OK:
        return reason
    if has(ADDERS, c):
        return NOT_LIKE_THAT if has(usable_adders(s), c) else NO_MORE_DICE
    if s.active == 0:
        return NO_ACTIVE_DICE
    if c == ASTRONOMER and s.aside == 0:
        return NOTHING_ASIDE
    if total(s.active) < dice_needed(s, c):
        return TOO_FEW_DICE
    if has(REROLLERS | CHOOSERS, c):
        return why_not_these(s, c, dice)
    return why_not_result(s, dice)


def why_not_owner(s: KragenPieces, seat: i64, c: i64) -> i64:
    """Is it yours, has it something to use, and is it still unused?"""
    if c >= CHARACTERS:
        return NO_SUCH_ACTION
    owns: bool = has(of(s.owned, seat), c) or (c == CHARLATAN and of(s.charlatans, seat) > 0)
    if not owns:
        return NOT_IN_YOUR_COURT
    if has(STARTERS, c):
        return GIVES_START_DICE
    if c == KING:
        return KING_HAS_NO_ABILITY
    return OK if has(s.unused, c) else USED_THIS_TURN


def dice_needed(s: KragenPieces, c: i64) -> i64:
    """How many active dice a character needs."""
    if c == ALCHEMIST:
        return s.terms.alchemist_min_dice
    return 2 if c == PHILOSOPHER else 1


def why_not_these(s: KragenPieces, c: i64, dice: i64) -> i64:
    """The dice to re-roll or to raise must be active, and none may pass 6."""
    for face in range(1, SIX + 1):
        if count(dice, face) > count(s.active, face):
            return NO_SUCH_DIE
        if count(dice, face) > count(may_choose(s, c), face):
            return ABOVE_SIX
    if dice == 0:
        return CHOOSE_A_DIE
    return NO_SUCH_DIE if count(dice, ABOVE) or count(dice, NO_DIE) == 1 else NOT_LIKE_THAT


def why_not_result(s: KragenPieces, dice: i64) -> i64:
    """The resulting dice; kinds that are no faces tell what is wrong with them (see words.py)."""
    if count(dice, NO_DIE):
        return NO_SUCH_DIE if count(dice, NO_DIE) == 1 else NOT_LIKE_THAT
    if count(dice, ABOVE):
        return ABOVE_SIX
    return NO_EFFECT if dice == s.active else NOT_LIKE_THAT


def why_not_choice(s: KragenPieces, said: i64, chosen: i64, answer: i64) -> i64:
    """One more die for the character in use, or that is all."""
    if answer == NO_FACE:
        return NO_SUCH_DIE
    face: i64 = answer - CHOOSE
    if not 1 <= face <= SIX:
        return FINISH_THE_USE
    if count(s.active - chosen, face) == 0:
        return NO_SUCH_DIE
    if count(may_choose(s, used_character(said)), face) == 0:
        return ABOVE_SIX
    return OK if face >= highest(chosen) else LOW_TO_HIGH


def why_not_claim(s: KragenPieces, seat: i64, answer: i64) -> i64:
    """The dice are done; only a claim is open."""
    if TAKE <= answer < TAKE + CHARACTERS:
        return may_take(s, seat, answer - TAKE, won_over(s.terms.court, s.aside))
    return TURN_IS_CLAIMING if answer >= 0 else NO_SUCH_ACTION
