"""The five families: a name, a colour, an outline and a crest each, so that no one need tell them by colour alone."""

from __future__ import annotations

import msgspec


class Family(msgspec.Struct, frozen=True):
    """A family; it has no powers of its own."""

    id: str
    code: str
    colour: str  # the pigment of its pieces
    outline: str  # the shape of its shield
    crest: str  # the charge on it
    heirloom: str
    symbol: str  # for the terminal


FAMILIES = (
    Family("rabbit", "RAB", "madder", "banner", "rabbit-head", "carrot", "■"),
    Family("penguin", "PEN", "lapis", "heater", "penguin", "fish", "▼"),
    Family("monkey", "MON", "ochre", "lozenge", "monkey", "banana-bunch", "◆"),
    Family("flamingo", "FLA", "murex", "hexagon", "flamingo", "feather", "⬢"),
    Family("croc", "CRO", "verdigris", "round", "croc-head", "egg", "●"),
)
IDS = [family.id for family in FAMILIES]


def family_named(word: str) -> int:
    """The family that a word stands for: its id, its code or its full name; -1 for none."""
    wanted = word.strip().lower()
    for number, family in enumerate(FAMILIES):
        if wanted in (family.id, family.code.lower()) or wanted.split(" ")[-1] == family.id:
            return number
    return -1
