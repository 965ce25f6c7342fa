"""Pieces as a reader names them: cards, families, seats."""

from __future__ import annotations

import re

from regalia.core.seats import NOBODY, seat_called
from regalia.games.for_a_crown.data import shipped_data
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


def kind_of_card(word: str) -> int:
    """A shipped mercenary by its id or its name; -1 for none."""
    for kind, card in enumerate(shipped_data().mercenaries):
        if word.lower() in (card.id.lower(), card.name.lower()):
            return kind
    number = re.fullmatch(r"#(\d{1,2})", word)
    return int(number[1]) if number else -1
