"""Regalia: four board games about crowns, played by people, bots and programs with one engine.

>>> import regalia
>>> table = regalia.table("um_krone_und_kragen", seats=2, seed=7)
>>> seat = table.waiting()[0]
>>> table.prompt(seat).choices[0].text
'roll'
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia._pure import choose_engine

# Before any other module of ours is imported: which engine runs is settled here.
compiled: bool = choose_engine()

from regalia.core.errors import RegaliaError  # noqa: E402
from regalia.core.fairness import Seed, new_secret  # noqa: E402
from regalia.core.record import Record, record_of, replay  # noqa: E402
from regalia.core.registry import game, games  # noqa: E402
from regalia.core.table import Table, new_table  # noqa: E402

__version__ = "0.1.0"
__all__ = ["Record", "RegaliaError", "Table", "compiled", "game", "games", "record_of", "replay", "table"]


def table(
    name: str,
    seats: int | str | list[str] = 2,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    data: object = None,
) -> Table:
    """A table of a game, set up and ready to play; without a seed its luck is fair and can be verified."""
    luck = new_secret() if seed is None else Seed(seed)
    return new_table(game(name), seats, luck, options, data)
