"""What chance decides in this game, and how luck is named in a scenario: seats, elements, people and event cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.chance import Chance, Named, seat
from regalia.core.errors import BadNotation
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS, NAMES

PEOPLE = {"c": W.CROWN_CARD, "crown": W.CROWN_CARD, "s": W.SWORD_CARD, "sword": W.SWORD_CARD}


def element(outcome: int, names: Sequence[str]) -> str:
    """An element by its letter."""
    return f"element {LETTERS[outcome]}"


def people(outcome: int, names: Sequence[str]) -> str:
    """A card of the people."""
    return "sword" if outcome == W.SWORD_CARD else "crown"


def card(outcome: int, names: Sequence[str]) -> str:
    """An event card by its kind."""
    return NAMES[outcome]


CHANCES = {
    W.CHANCE_START: Chance("the start player", seat),
    W.CHANCE_ELEMENT: Chance("the next element", element),
    W.CHANCE_PLACE: Chance("the place of an element"),
    W.CHANCE_CARD: Chance("an event card", card),
    W.CHANCE_PEOPLE: Chance("a card of the people", people),
}


def named(word: str, names: Sequence[str]) -> list[Named]:
    """A seat, an element, a people card or an event card; several in one word, parted by commas or spaces."""
    if word in names:
        return [Named(names.index(word), word, (W.CHANCE_START,))]
    letter = re.fullmatch(r"element[ :]?([A-E])", word)
    if letter:
        return [Named(LETTERS.index(letter[1]), word, (W.CHANCE_ELEMENT,))]
    parts = [part for part in re.split(r"[,\s→]+", word) if part]
    if not parts:
        raise BadNotation("An empty word names no luck.")
    return [one_named(part, names) for part in parts]


def one_named(word: str, names: Sequence[str]) -> Named:
    """One draw."""
    if word in names:
        return Named(names.index(word), word, (W.CHANCE_START,))
    if word in LETTERS:
        return Named(LETTERS.index(word), word, (W.CHANCE_ELEMENT,))
    if word.lower() in PEOPLE:
        return Named(PEOPLE[word.lower()], word, (W.CHANCE_PEOPLE,))
    if word in NAMES:
        return Named(NAMES.index(word), word, (W.CHANCE_CARD,))
    if re.fullmatch(r"\d+", word):
        return Named(int(word), word, (W.CHANCE_PLACE,))
    raise BadNotation(
        f"“{word}” names no luck: write a seat, an element (A to E), a people card (c, s), "
        f"or an event card: {', '.join(NAMES)}."
    )
