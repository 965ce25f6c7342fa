"""Luck and pieces as a reader names them: die faces, cards with or without their owner, events, seats."""

from __future__ import annotations

import re

from regalia.core.errors import BadNotation
from regalia.core.seats import NOBODY, seat_called
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.data import EVENT_KINDS, shipped_data
from regalia.games.for_a_crown.families import FAMILIES, family_named


def default_families(names: list[str]) -> list[int]:
    """The family of each seat: the one it is named after, else the first that is free."""
    wanted = [family_named(name) for name in names]
    found = [number if number >= 0 and wanted.index(number) == seat else -1 for seat, number in enumerate(wanted)]
    free = [number for number in range(len(FAMILIES)) if number not in found]
    return [number if number >= 0 else free.pop(0) for number in found]


def seat_of(word: str, names: list[str]) -> int:
    """The seat of a name, or of the family it has by default; -1 for none."""
    if (seat := seat_called(word, names)) != NOBODY:
        return seat
    family = family_named(word)
    families = default_families(names)
    return families.index(family) if family in families else -1


def event_of(word: str) -> int:
    """What an event is called in named luck: one of the shipped events by its id, or any of a kind; -1 for none."""
    wanted = word.lower().replace(" ", "_")
    for number, event in enumerate(shipped_data().events):
        if event.id.lower() == wanted:
            return W.NAMED_EVENT + number
    return W.NAMED_EVENT_KIND + EVENT_KINDS[wanted] if wanted in EVENT_KINDS else -1


def kind_of_card(word: str) -> int:
    """A shipped mercenary by its id or its name; -1 for none."""
    for kind, card in enumerate(shipped_data().mercenaries):
        if word.lower() in (card.id.lower(), card.name.lower()):
            return kind
    number = re.fullmatch(r"#(\d{1,2})", word)
    return int(number[1]) if number else -1


def outcomes(word: int | str, names: list[str]) -> list[int]:
    """One outcome, or several separated by commas."""
    if isinstance(word, int):
        return [word]
    return [outcome(part.strip(), names) for part in word.split(",")]


def outcome(word: str, names: list[str]) -> int:
    """A die face (F1 to F6), a card (L2-05, or PEN L1A where its owner matters), an event (E1, burglary), a seat."""
    face = re.fullmatch(r"[fF]?([1-6])", word)
    if face:
        return int(face[1])
    if seat_of(word, names) >= 0:
        return seat_of(word, names)
    if event_of(word) >= 0:
        return event_of(word)
    if kind_of_card(word) >= 0:
        return W.NAMED_KIND + kind_of_card(word)
    owner, _, card = word.partition(" ")
    owner = re.sub(r"[’']s$", "", owner)
    if kind_of_card(card) >= 0 and seat_of(owner, names) >= 0:
        return W.NAMED_KIND + 64 * (seat_of(owner, names) + 1) + kind_of_card(card)
    raise BadNotation(f"“{word}” names no luck: write a face (F3), a card (L2-05 or PEN L1A), an event (E1) or a seat.")
