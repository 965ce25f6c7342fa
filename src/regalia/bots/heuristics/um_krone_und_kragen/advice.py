"""Um Krone und Kragen: what is known exactly of a turn, and whoever throws last for the king plays the best throw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regalia.bots.heuristics.um_krone_und_kragen.judgement import GAME
from regalia.bots.heuristics.um_krone_und_kragen.sight import others_to_throw
from regalia.bots.thinking import NONE
from regalia.bots.weights import weights_of
from regalia.core.odds import Odds
from regalia.core.state import State
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.outlook import answers_after, odds_after
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver_choice import best_answer, final_aim
from regalia.games.um_krone_und_kragen.view import KragenView

MOST_AIMS = 4  # of one answer


def advice(s: State) -> int:
    """The answer with the best chance to take the king, in the last throw of the game, where nothing else counts."""
    assert isinstance(s, KragenState)
    if not is_last_throw(s):
        return NONE
    found = best_answer(s, {})
    return found.action if found.exact else NONE


def is_last_throw(s: KragenState) -> bool:
    """Does nothing count any more but whether this throw takes the king?"""
    return bool(s.final) and kind_of(s.now) == W.DICE and not others_to_throw(s, s.in_turn)


def chances(s: State, actions: Sequence[int]) -> dict[int, float]:
    """The chance to win after each answer of the last throw; nothing where it cannot be counted."""
    assert isinstance(s, KragenState)
    if not is_last_throw(s):
        return {}
    after = answers_after(s, final_aim(s), tuple(actions))
    is_counted = after and all(answer.exact for answer in after)
    return {action: float(answer.chance) for action, answer in zip(actions, after, strict=True)} if is_counted else {}


def outcomes(view: KragenView, terms: Terms, actions: tuple[int, ...]) -> dict[int, tuple[Odds, ...]]:
    """The aims of a turn after each answer: those that matter most by worth and chance, the likeliest first."""
    worth = weights_of(GAME).weigh
    return {action: ahead(odds, worth) for action, odds in odds_after(view, terms, actions).items()}


def ahead(odds: dict[str, Odds], worth: Mapping[str, int]) -> tuple[Odds, ...]:
    """Of those who are sure only the one worth most, and of the others those worth hoping for."""
    by_worth = sorted(odds, key=lambda name: -odds[name].chance * worth.get(f"take_{name}", 1))
    sure = [name for name in by_worth if odds[name].chance == 1]
    found = [odds[name] for name in by_worth if name not in sure[1:]][:MOST_AIMS]
    return tuple(sorted(found, key=lambda each: -each.chance))
