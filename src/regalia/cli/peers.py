"""What regalia bench measures of others with observations and masks, driven from Python as their users do."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from importlib import import_module
from typing import Any

from regalia.core.dice import Dice

Work = Callable[[], int]
SPIEL_GAMES = ("pig", "kuhn_poker", "connect_four")
ZOO_GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
MOST = 200  # answers of one piece of work


def watched_peers() -> dict[str, Work]:
    """A random game of each that is installed, whose players look and see a mask before every answer."""
    found: dict[str, Work] = {}
    for name in SPIEL_GAMES:
        found |= spiel(name)
    for name in ZOO_GAMES:
        found |= zoo(name)
    return found


def spiel(name: str) -> dict[str, Work]:
    """A game of OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game, seeds = pyspiel.load_game(name), itertools.count()
    return {f"OpenSpiel {name}": lambda: play_spiel(game.new_initial_state(), Dice(next(seeds)))}


def play_spiel(s: Any, dice: Dice) -> int:
    """A whole game; how many decisions its players made."""
    n = 0
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(dice.one_of(s.chance_outcomes())[0])
            continue
        s.observation_tensor()
        s.legal_actions_mask()
        s.apply_action(dice.one_of(s.legal_actions()))
        n += 1
    return n


def zoo(name: str) -> dict[str, Work]:
    """A classic game of PettingZoo; what it needs may not be installed."""
    try:
        table = import_module(f"pettingzoo.classic.{name}").raw_env()
    except Exception:  # some want packages of their own, and say so with errors of their own
        return {}
    seeds = itertools.count()
    return {f"PettingZoo {name}": lambda: play_zoo(table, next(seeds))}


def play_zoo(table: Any, seed: int) -> int:
    """A whole game, or the beginning of it."""
    table.reset(seed=seed)
    dice, n = Dice(seed), 0
    for _ in range(MOST):
        seen, _, over, cut, _ = table.last()
        if over or cut:
            break
        table.step(dice.one_of(seen["action_mask"].nonzero()[0].tolist()))
        n += 1
    return n
