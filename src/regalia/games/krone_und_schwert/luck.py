"""Luck by name: what is drawn, as a reader would say it."""

from __future__ import annotations

import re

from regalia.core.errors import BadNotation
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS, NAMES

PEOPLE = {"c": W.CROWN_CARD, "crown": W.CROWN_CARD, "s": W.SWORD_CARD, "sword": W.SWORD_CARD}


def named_luck(word: str, names: list[str]) -> list[int]:
    """A seat, an element, a people card or an event card; several in one word, parted by commas or spaces."""
    if word in names:
        return [names.index(word)]
    element = re.fullmatch(r"element[ :]?([A-E])", word)
    if element:
        return [LETTERS.index(element[1])]
    parts = [part for part in re.split(r"[,\s→]+", word) if part]
    if not parts:
        raise BadNotation("An empty word names no luck.")
    return [one_outcome(part, names) for part in parts]


def one_outcome(word: str, names: list[str]) -> int:
    """One draw."""
    if word in names:
        return names.index(word)
    if word in LETTERS:
        return LETTERS.index(word)
    if word.lower() in PEOPLE:
        return PEOPLE[word.lower()]
    if word in NAMES:
        return NAMES.index(word)
    if re.fullmatch(r"\d+", word):
        return int(word)
    raise BadNotation(
        f"“{word}” names no luck: write a seat, an element (A to E), a people card (c, s), "
        f"or an event card: {', '.join(NAMES)}."
    )
