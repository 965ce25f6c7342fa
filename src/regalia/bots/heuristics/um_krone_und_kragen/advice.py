"""Um Krone und Kragen: whoever throws last for the king plays the exact best throw."""

from __future__ import annotations

from regalia.bots.heuristics.um_krone_und_kragen.judgement import others_to_throw
from regalia.bots.thinking import NONE
from regalia.core.state import State
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver_choice import best_answer


def advice(s: State) -> int:
    """The answer with the best chance to take the king, in the last throw of the game, where nothing else counts."""
    assert isinstance(s, KragenState)
    if not s.final or kind_of(s.now) != W.DICE or others_to_throw(s, s.in_turn):
        return NONE
    found = best_answer(s, {})
    return found.action if found.exact else NONE
