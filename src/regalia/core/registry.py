"""Finds the games: every folder in regalia/games that exports GAME. There is no list to edit."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from regalia.core.errors import UnknownGame
from regalia.core.game import AnyGame
from regalia.core.options import meant, names


@cache
def games() -> dict[str, AnyGame]:
    """All games by name, in the order of their names."""
    found = sorted(module.name for module in iter_modules(import_module("regalia.games").__path__) if module.ispkg)
    return {name: import_module(f"regalia.games.{name}").GAME for name in found}


def game(name: str) -> AnyGame:
    """The game of a name."""
    if name not in games():
        raise UnknownGame(
            f"There is no game “{name}”.{meant(name, list(games()))} The games are: {names(list(games()))}."
        )
    return games()[name]
