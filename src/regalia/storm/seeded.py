"""Ids, keys, codes and secrets from the seed, as long as a world lasts, and an order among connections."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from regalia.core.dice import Dice
from regalia.core.fairness import Secret
from regalia.server import house, socket

LETTERS = "abcdefghijklmnopqrstuvwxyz"
HEX = "0123456789abcdef"


class Names:
    """Makes what the server would make of the machine's own luck."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.makers: dict[str, Callable[..., Any]] = {
            "new_id": lambda: self.word(LETTERS, 8),
            "new_code": lambda: self.word(LETTERS, 8),
            "new_key": self.key,
            "new_number": lambda: self.dice.below(2**31),
            "new_secret": lambda entropy=(): Secret(self.word(HEX, 64), entropy),
        }

    def word(self, letters: str, length: int) -> str:
        """Some letters."""
        return "".join(self.dice.one_of(letters) for _ in range(length))

    def key(self) -> str:
        """A key of the usual form."""
        return self.word(LETTERS, 43)


@contextmanager
def seeded_names(names: Names, tick_seconds: float) -> Iterator[None]:
    """Every module of the server takes its ids from the seed; connections are sorted by number in sets."""
    new: dict[str, Any] = {**names.makers, "TICK_SECONDS": tick_seconds, "__hash__": number_of}
    old: list[tuple[Any, str, Any]] = [(socket.Connection, "__hash__", socket.Connection.__hash__)]
    old += [(house, "TICK_SECONDS", house.TICK_SECONDS)]
    for module in [found for name, found in sys.modules.items() if name.startswith("regalia.server.")]:
        old += [(module, name, getattr(module, name)) for name in names.makers if hasattr(module, name)]
    try:
        for owner, name, _ in old:
            setattr(owner, name, new[name])
        yield
    finally:
        for owner, name, value in old:
            setattr(owner, name, value)


def number_of(connection: Any) -> int:
    """Sets of small numbers are walked in the same order everywhere."""
    return int(connection.line.number)
