"""The table before the first turn (rulebook: setting up)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.step import step
from regalia.games.um_krone_und_kragen.court import whole_court
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import CHANCE_START, NEXT_TURN


def set_up(s: KragenPieces) -> None:
    """The whole court is laid out, nobody owns a character, chance names the start player (UK-R39)."""
    first: i64 = s.below(s.seats, CHANCE_START)
    s.court = whole_court(s.terms.court, s.seats)
    s.start = (first + 1) % s.seats  # next_round moves it back by one
    s.turns = s.seats - 1
    s.begin(step(NEXT_TURN))
