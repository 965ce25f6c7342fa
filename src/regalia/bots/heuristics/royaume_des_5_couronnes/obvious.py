"""Le Royaume des 5 Couronnes: what nobody needs to think about."""

from __future__ import annotations

from regalia.bots.thinking import NONE
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView


def obvious(view: RoyaumeView, terms: Terms) -> int:
    """Nobody calls the Witch where she is not: all would hear it, and nothing would come of it (RC-R86)."""
    may_call = view.window and view.seat != view.in_turn
    return W.SILENT if may_call and sum(view.dice) != terms.witch_sum else NONE
