"""Actions in words, the same in every language: “roll”, “set aside 3-3”, “use maid 4 -> 6”, “take knight”."""

from __future__ import annotations

import re

from regalia.core.bag import bag_of, things
from regalia.core.errors import BadNotation
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, REROLLERS, dice_of, use, used_character
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

SIMPLE = {
    "roll": W.ROLL,
    "finish": W.FINISH,
    "pass": W.PASS,
    "take die": W.TAKE_DIE,
    "decline die": W.DECLINE_DIE,
    "that is all": W.THAT_IS_ALL,
    "set aside": W.NOTHING,
    "set aside nothing": W.NOTHING,
    "take nothing": W.PASS,
}
SPELLED = {action: text for text, action in reversed(SIMPLE.items())} | {W.NO_FACE: "set aside 7"}
NONSENSE = bag_of([W.NO_DIE, W.NO_DIE])  # the dice of a use that cannot be meant
CHANGES = {W.PHILOSOPHER: (2, 2), W.ALCHEMIST: (2, 3)}  # how many dice such a use names; everybody else changes one
HOW = "Write for instance: roll, set aside 3-3, use laborer, use maid 4 -> 6, use merchant 1-2, take knight, pass."


def spell(view: KragenView, action: int) -> str:
    """An action in words."""
    if 1 <= action <= W.SIX:
        return f"set aside {action}"
    if W.CHOOSE < action <= W.CHOOSE + W.SIX:
        return f"and {action - W.CHOOSE}"
    if W.TAKE <= action < W.TAKE + W.CHARACTERS:
        return f"take {NAMES[action - W.TAKE]}"
    if action >= W.USE:
        return spell_use(view, used_character(action), dice_of(action))
    return SPELLED[action]


def spell_use(view: KragenView, c: int, dice: int) -> str:
    """A use: what is re-rolled, what is added, or which faces become which."""
    name = f"use {NAMES[c]}"
    if view.asks != "dice" or dice == 0:
        return name
    if has(CHOOSERS, c):
        return f"{name} {dashed(things(dice))} ..."
    if has(REROLLERS | ADDERS, c):
        return f"{name} {dashed(things(dice))}"
    before, after = gone(view.active, things(dice)), gone(things(dice), view.active)
    return f"{name} {dashed(before)} -> {dashed(after)}" if before else name


def read(view: KragenView, text: str) -> list[int]:
    """The actions a text stands for; several, where dice are set aside together or a use has parts."""
    words = text.strip().lower().replace("→", "->")
    if words in SIMPLE:
        return [SIMPLE[words]]
    for verb, reader in (("set aside", read_aside), ("use", read_use), ("take", read_take), ("and", read_and)):
        if words.startswith(verb + " "):
            return reader(view, words.removeprefix(verb).strip())
    raise BadNotation(f"“{text}” names no action. {HOW}")


def read_aside(view: KragenView, words: str) -> list[int]:
    """One or several dice to set aside."""
    if words == "all":
        return list(view.active) or [W.NOTHING]
    return [face if 1 <= face <= W.SIX else W.NO_FACE for face in faces(words)]


def read_and(view: KragenView, words: str) -> list[int]:
    """One or several more dice for the character in use."""
    return [W.CHOOSE + face if 1 <= face <= W.SIX else W.NO_FACE for face in sorted(faces(words))]


def read_take(view: KragenView, words: str) -> list[int]:
    """A character of the court."""
    return [W.TAKE + character(words)]


def read_use(view: KragenView, words: str) -> list[int]:
    """A character, with the dice it acts on where it needs any."""
    name, _, rest = words.partition(" ")
    c = character(name)
    if rest.endswith("..."):
        first = bag_of(faces(rest.removesuffix("...")))
        return [use(c, first if has(CHOOSERS, c) else NONSENSE)]
    before, arrow, after = (part.strip() for part in rest.partition("->"))
    if view.asks != "dice":
        return read_use_before_roll(c, rest)
    dice = faces(before) if before else []
    if has(CHOOSERS, c):
        return read_choice(view, c, sorted(dice), faces(after) if arrow else None)
    if has(REROLLERS | ADDERS, c):
        if arrow:
            return [use(c, NONSENSE)]
        return [use(c, bag_of([min(W.ABOVE, face) for face in dice]))]
    least, most = CHANGES.get(c, (1, 1))
    if dice and not least <= len(dice) <= most:
        return [use(c, NONSENSE)]
    return [use(c, result(view, dice, faces(after) if arrow else []))]


def read_use_before_roll(c: int, dice: str) -> list[int]:
    """A character that adds a die to the hand; only the queen may name its face, in vain (UK-R18)."""
    if dice and has(ADDERS, c) and c != W.QUEEN:
        raise BadNotation(f"Before the first roll the die has no face yet: use {NAMES[c]}.")
    return [use(c, 0)]


def read_choice(view: KragenView, c: int, dice: list[int], after: list[int] | None) -> list[int]:
    """Merchant, lady, nobleman: the first die with the use, the others after it, then that is all."""
    risen = sorted(face + view.abilities[NAMES[c]][1] for face in dice)
    if after is not None and (has(REROLLERS, c) or sorted(after) != risen):
        return [use(c, NONSENSE)]
    if not dice or max(dice) > W.SIX:
        return [use(c, bag_of([W.ABOVE] if dice else []))]
    return [use(c, bag_of(dice[:1])), *(W.CHOOSE + face for face in dice[1:]), W.THAT_IS_ALL]


def result(view: KragenView, before: list[int], after: list[int]) -> int:
    """The active dice after some faces have become others."""
    left = gone(view.active, before)
    if len(before) != len(after):
        return NONSENSE
    if len(left) + len(before) != len(view.active):
        return bag_of([W.NO_DIE])
    return bag_of([*left, *(min(W.ABOVE, face) for face in after)])


def character(name: str) -> int:
    """The character of a name."""
    if name not in NAMES:
        raise BadNotation(f"There is no character “{name}”: they are {', '.join(NAMES)}.")
    return NAMES.index(name)


def faces(words: str) -> list[int]:
    """Dice written as 1-3-3-6, with dashes, commas or spaces."""
    parts = re.split(r"[-,\s]+", words.strip())
    if not all(re.fullmatch(r"\d{1,2}", part) for part in parts):
        raise BadNotation(f"“{words}” are no dice: write them like 1-3-3-6.")
    return [int(part) for part in parts]


def gone(some: tuple[int, ...] | list[int], others: tuple[int, ...] | list[int]) -> list[int]:
    """The things of one list that are left after taking out those of another."""
    left = list(some)
    for other in others:
        if other in left:
            left.remove(other)
    return left


def dashed(dice: list[int]) -> str:
    """Dice as 1-3-3-6."""
    return "-".join(str(face) for face in dice)
