"""How many games are played at random: several on the compiled engine, which is fast, one each on its sources."""

from __future__ import annotations

import regalia


def at_most(games: int) -> int:
    """So many, if there is no hurry."""
    return games if regalia.compiled else 1
