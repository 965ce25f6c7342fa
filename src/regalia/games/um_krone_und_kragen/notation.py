"""Answers in words, the same in every language: “roll”, “set aside 3-3”, “use maid 4 -> 6”, “take knight”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.act import Act
from regalia.core.errors import BadNotation
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, REROLLERS
from regalia.games.um_krone_und_kragen.actions import (
    Add,
    Begin,
    Change,
    Choose,
    DeclineDie,
    Finish,
    Pass,
    Reroll,
    SetAside,
    Take,
    TakeDie,
    ThatIsAll,
    Use,
    begin,
    roll,
    set_aside,
)
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

SIMPLE: dict[str, Act] = {
    "finish": Finish(),
    "pass": Pass(),
    "that is all": ThatIsAll(),
    "take nothing": Pass(),
}
HOW = "Write for instance: roll, set aside 3-3, use laborer, use maid 4 -> 6, use merchant 1-2, take knight, pass."


def written(view: KragenView, act: Act) -> str:
    """An answer in words; of a use, what is re-rolled, what is added, or which faces become which."""
    match act:
        case SetAside(face=0):
            return "set aside"
        case Reroll(character=name, dice=dice) | Add(character=name, dice=dice):
            return f"use {name} {dashed(dice)}"
        case Begin(character=name, dice=dice):
            return f"use {name} {dashed(dice)} ..."
        case Change(character=name, before=before, after=after):
            return f"use {name} {dashed(before)} -> {dashed(after)}"
    return act.pattern()


def acts_in(view: KragenView, text: str) -> list[Act]:
    """The answers a text stands for; several, where dice are set aside together or a use has parts."""
    words = text.strip().lower().replace("→", "->")
    if words == "roll":
        return [roll(view)]
    if words in ("set aside", "set aside nothing"):
        return [set_aside(view, 0)]
    if words in SIMPLE:
        return [SIMPLE[words]]
    if words in ("take die", "decline die"):
        return [(TakeDie if words == "take die" else DeclineDie)(view.using or None)]
    for verb, reader in (("set aside", read_aside), ("use", read_use), ("take", read_take), ("and", read_and)):
        if words.startswith(verb + " "):
            return reader(view, words.removeprefix(verb).strip())
    raise BadNotation(f"“{text}” names no action. {HOW}")


def read_aside(view: KragenView, words: str) -> list[Act]:
    """One or several dice to set aside."""
    if words == "all":
        return [set_aside(view, face) for face in view.active or (0,)]
    return [set_aside(view, face or W.ABOVE) for face in faces(words)]


def read_and(view: KragenView, words: str) -> list[Act]:
    """One or several more dice for the character in use."""
    return [Choose(face) for face in sorted(faces(words))]


def read_take(view: KragenView, words: str) -> list[Act]:
    """A character of the court."""
    return [Take(character(words))]


def read_use(view: KragenView, words: str) -> list[Act]:
    """A character, with the dice it acts on where it needs any."""
    first, _, rest = words.partition(" ")
    name = character(first)
    if rest.endswith("..."):
        return [begin(name, tuple(faces(rest.removesuffix("..."))))]
    if view.asks != "dice":
        return read_use_before_roll(name, rest)
    before, arrow, after = (part.strip() for part in rest.partition("->"))
    if not rest:
        return [Use(name)]
    return read_dice(view, name, sorted(faces(before)) if before else [], faces(after) if arrow else None)


def read_use_before_roll(name: str, dice: str) -> list[Act]:
    """A character that adds a die to the hand; only the queen may name its face, in vain (UK-R18)."""
    if dice and has(ADDERS, NAMES.index(name)) and name != "queen":
        raise BadNotation(f"Before the first roll the die has no face yet: use {name}.")
    return [Use(name)]


def read_dice(view: KragenView, name: str, dice: list[int], after: list[int] | None) -> list[Act]:
    """A use of dice: some that become others, or some that are named alone."""
    c = NAMES.index(name)
    if has(CHOOSERS, c) and dice and (after is None or sorted(after) == raised(view, name, dice)):
        return [begin(name, tuple(dice[:1])), *map(Choose, dice[1:]), ThatIsAll()]
    if after is None and has(REROLLERS, c):
        return [Reroll(name, tuple(dice))]
    if after is None and has(ADDERS, c):
        return [Add(name, tuple(dice))]
    return [Change(name, tuple(dice), tuple(sorted(after or [])))]


def raised(view: KragenView, name: str, dice: list[int]) -> list[int]:
    """The faces of dice that lady or nobleman acts on; nobody knows what the merchant's will show."""
    return [] if has(REROLLERS, NAMES.index(name)) else [face + view.abilities[name][1] for face in dice]


def character(name: str) -> str:
    """A name, if it is that of a character."""
    if name not in NAMES:
        raise BadNotation(f"There is no character “{name}”: they are {', '.join(NAMES)}.")
    return name


def faces(words: str) -> list[int]:
    """Dice written as 1-3-3-6, with dashes, commas or spaces."""
    parts = re.split(r"[-,\s]+", words.strip())
    if not all(re.fullmatch(r"\d{1,2}", part) for part in parts):
        raise BadNotation(f"“{words}” are no dice: write them like 1-3-3-6.")
    return [int(part) for part in parts]


def dashed(dice: Sequence[int]) -> str:
    """Dice as 1-3-3-6."""
    return "-".join(map(str, dice))
