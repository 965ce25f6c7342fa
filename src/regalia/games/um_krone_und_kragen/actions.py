"""Every answer as data, and the one place where its number is read and made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from regalia.core.act import Act, Unknown
from regalia.core.bag import bag_of, things
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, REROLLERS, dice_of, use, used_character
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

Character = Annotated[str, "character"]
Dice = tuple[int, ...]
NONSENSE = bag_of([W.NO_DIE, W.NO_DIE])  # the dice of a use that cannot be meant
CHANGES = {W.PHILOSOPHER: (2, 2), W.ALCHEMIST: (2, 3)}  # how many dice such a use names; everybody else changes one


class Roll(Act, frozen=True):
    """Roll the dice in hand, or the active ones again: so many."""

    spelled: ClassVar[str] = "roll"
    dice: int


class Finish(Act, frozen=True):
    """Add no more dice: all are aside."""

    spelled: ClassVar[str] = "finish"


class Pass(Act, frozen=True):
    """Take no character."""

    spelled: ClassVar[str] = "pass"


class ThatIsAll(Act, frozen=True):
    """No more dice for the character in use."""

    spelled: ClassVar[str] = "that is all"


class TakeDie(Act, frozen=True):
    """Take the start die of this character."""

    spelled: ClassVar[str] = "take die"
    character: Character | None


class DeclineDie(Act, frozen=True):
    """Do without the start die of this character."""

    spelled: ClassVar[str] = "decline die"
    character: Character | None


class SetAside(Act, frozen=True):
    """Set an active die aside; so many are then still active."""

    on: ClassVar[str] = "die:{face}"
    spelled: ClassVar[str] = "set aside {face}"
    face: int  # 0: none, 7: one that no die has; neither is ever offered
    left: int


class Choose(Act, frozen=True):
    """One more die for the character in use."""

    on: ClassVar[str] = "die:{face}"
    spelled: ClassVar[str] = "and {face}"
    face: int


class Take(Act, frozen=True):
    """Take this character from the court."""

    on: ClassVar[str] = "court:{character}"
    spelled: ClassVar[str] = "take {character}"
    character: Character


class Use(Act, frozen=True):
    """Use this character; there is nothing to choose, or nothing was chosen."""

    on: ClassVar[str] = "character:{character}"
    spelled: ClassVar[str] = "use {character}"
    character: Character


class Reroll(Act, frozen=True):
    """Roll these dice again with the jester."""

    on: ClassVar[str] = "character:{character}"
    character: Character
    dice: Dice


class Add(Act, frozen=True):
    """Add this die with the queen."""

    on: ClassVar[str] = "character:{character}"
    character: Character
    dice: Dice


class Begin(Act, frozen=True):
    """Use merchant, lady or nobleman on this die, and on those named after it."""

    on: ClassVar[str] = "character:{character}"
    character: Character
    dice: Dice
    more: tuple[int, ...]  # the answers that name one more die, in the order of its face, 1 to 6
    end: int  # the answer that names no more


class Change(Act, frozen=True):
    """With this character, some of the active dice become others."""

    on: ClassVar[str] = "character:{character}"
    character: Character
    before: Dice
    after: Dice


PLAIN: dict[int, type[Act]] = {W.FINISH: Finish, W.PASS: Pass, W.THAT_IS_ALL: ThatIsAll}
START_DICE: dict[int, type[TakeDie | DeclineDie]] = {W.TAKE_DIE: TakeDie, W.DECLINE_DIE: DeclineDie}
NUMBERS: dict[type[Act], int] = {kind: action for action, kind in {W.ROLL: Roll, **PLAIN, **START_DICE}.items()}
USES = (Use, Reroll, Add, Begin, Change)
ACTS: tuple[type[Act], ...] = (*NUMBERS, SetAside, Choose, Take, *USES)
WHEN_TIME_IS_OUT: tuple[int, ...] = (W.TAKE_DIE, W.PASS, W.FINISH, W.THAT_IS_ALL, *range(1, W.SIX + 1), W.ROLL)


def act(view: KragenView, action: int) -> Act:
    """What a number means; Unknown if nothing."""
    if W.NOTHING <= action <= W.SIX:
        return set_aside(view, action)
    if action == W.NO_FACE:
        return set_aside(view, W.ABOVE)
    if action == W.ROLL:
        return roll(view)
    if action in PLAIN:
        return PLAIN[action]()
    if action in START_DICE:
        return START_DICE[action](view.using or None)
    if W.TAKE <= action < W.TAKE + W.CHARACTERS:
        return Take(NAMES[action - W.TAKE])
    if W.CHOOSE < action <= W.CHOOSE + W.SIX:
        return Choose(action - W.CHOOSE)
    if W.USE <= action < (W.CHARACTERS + 1) * W.USE:
        return act_of_use(view, used_character(action), dice_of(action))
    return Unknown(action)


def roll(view: KragenView) -> Roll:
    """The dice in hand, or the active ones."""
    return Roll(view.hand or len(view.active))


def set_aside(view: KragenView, face: int) -> SetAside:
    """One of the active dice."""
    return SetAside(face, max(0, len(view.active) - 1))


def act_of_use(view: KragenView, c: int, bag: int) -> Act:
    """A use: the dice it rolls again, adds or begins with, or which of them become which."""
    name, dice = NAMES[c], tuple(things(bag))
    if bag == unchanged(view, c):
        return Use(name)
    if has(CHOOSERS, c):
        return begin(name, dice)
    if has(REROLLERS, c):
        return Reroll(name, dice)
    if has(ADDERS, c):
        return Add(name, dice)
    return Change(name, gone(view.active, dice), gone(dice, view.active))


def begin(character: str, dice: Dice) -> Begin:
    """The first part of a use on any number of dice, and how it goes on."""
    return Begin(character, dice, tuple(W.CHOOSE + face for face in range(1, W.SIX + 1)), W.THAT_IS_ALL)


def number(view: KragenView, act: Act) -> int:
    """The number of an answer; one that cannot be meant gets a number that is refused for it."""
    if isinstance(act, USES):
        return number_of_use(view, act, NAMES.index(act.character))
    match act:
        case SetAside(face=face):
            return face if 0 <= face <= W.SIX else W.NO_FACE
        case Choose(face=face):
            return W.CHOOSE + face if 1 <= face <= W.SIX else W.NO_FACE
        case Take(character=character):
            return W.TAKE + NAMES.index(character)
        case Unknown(number=unknown):
            return unknown
    return NUMBERS[type(act)]


def number_of_use(view: KragenView, act: Act, c: int) -> int:
    """The number of a use: the character and the dice it is answered by (see abilities.py)."""
    match act:
        case Reroll(dice=dice):
            return use(c, some_dice(dice, has(REROLLERS & ~CHOOSERS, c)))
        case Add(dice=dice):
            return use(c, some_dice(dice, has(ADDERS, c)))
        case Begin(dice=dice):
            return use(c, some_dice(dice, has(CHOOSERS, c)))
        case Change(before=before, after=after):
            return use(c, changed_dice(view, c, before, after))
    return use(c, unchanged(view, c))


def some_dice(dice: Dice, fits: bool) -> int:
    """Dice as a bag, those above 6 as such."""
    return bag_of([min(W.ABOVE, face) for face in dice]) if fits and len(dice) <= W.MOST_DICE else NONSENSE


def changed_dice(view: KragenView, c: int, before: Dice, after: Dice) -> int:
    """The active dice after some faces have become others."""
    least, most = CHANGES.get(c, (1, 1))
    if has(CHOOSERS | REROLLERS | ADDERS, c) or not least <= len(before) <= most:
        return NONSENSE
    left = gone(view.active, before)
    if len(left) + len(before) != len(view.active):
        return bag_of([W.NO_DIE])
    return some_dice((*left, *after), True)


def unchanged(view: KragenView, c: int) -> int:
    """The dice of a use of which nothing was said."""
    return 0 if has(CHOOSERS | REROLLERS | ADDERS, c) else bag_of(list(view.active))


def gone(some: Sequence[int], others: Sequence[int]) -> Dice:
    """The things of one list that are left after taking out those of another."""
    left = list(some)
    for other in others:
        if other in left:
            left.remove(other)
    return tuple(left)


def when_time_is_out(legal: list[int]) -> int:
    """No card is used: roll once, set everything aside, finish, take nothing (UK-R44)."""
    return next(action for action in WHEN_TIME_IS_OUT if action in legal)
