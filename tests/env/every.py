"""All games at every number of seats, short."""

from __future__ import annotations

from typing import Any

from regalia.core.dice import Dice
from regalia.core.registry import games
from regalia.core.state import State
from regalia.env.kit import Kit

BRIEF: dict[str, dict[str, Any]] = {
    "um_krone_und_kragen": {"max_rounds": 20},
    "krone_und_schwert": {"max_rounds": 50, "assembly": "random"},
    "royaume_des_5_couronnes": {"path_length": 30},
    "for_a_crown": {},
}
EVERY = [(name, seats) for name, game in games().items() for seats in game.players]


def kit_of(name: str, seats: int) -> Kit:
    """A game that random play ends soon."""
    return Kit(name, seats, BRIEF[name])


def played(kit: Kit, answers: int, seed: int = 1) -> State:
    """A state after some random answers."""
    s, dice = kit.state(seed), Dice(seed)
    for _ in range(answers):
        if s.waiting:
            s.apply_nth(dice.below(s.num_legal()))
    return s
