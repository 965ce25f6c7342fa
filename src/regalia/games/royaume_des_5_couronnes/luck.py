"""Luck named as a reader would: dice, cards as they will be drawn, secret orders, and the game master by name."""

from __future__ import annotations

import re

from regalia.core.errors import BadNotation
from regalia.games.royaume_des_5_couronnes.data import KINDS, shipped

ROLL = re.compile(r"[TMDU]?(\d{1,2}(?:[-/]\d{1,2})*)", re.IGNORECASE)


def outcomes(word: int | str, names: list[str]) -> list[int]:
    """A die, several as “5-3”, “M6/5” or “D9/2”; a card; a seat; an order in letters or as “order 7”."""
    if isinstance(word, int):
        return [word]
    text = word.strip()
    if text.lower() in KINDS:
        return [KINDS.index(text.lower())]
    if text in names:
        return [names.index(text)]
    if text.upper() in shipped().secret_orders:
        return [shipped().secret_orders.index(text.upper())]
    order = re.fullmatch(r"(?:order|card)\s*(\d{1,2})", text, re.IGNORECASE)
    if order:
        return [int(order[1]) - 1]
    roll = ROLL.fullmatch(text)
    if roll:
        return [int(die) for die in re.split("[-/]", roll[1])]
    raise BadNotation(
        f"“{word}” is no luck of this game: write dice as 5-3, M6/5, D9/2 or U8/9, cards as trap, monster, weapon "
        "or treasure, a seat by its name, an order as RBGYW or order 7."
    )
