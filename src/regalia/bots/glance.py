"""A bot that follows its first thought: what a policy likes best in one world that fits what the seat knows."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from regalia.bots.policy import Policy, Worths
from regalia.bots.self_play import best
from regalia.core.luck import seeded, stirred


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance:
    """Plays one seat."""

    def __init__(self, game: Any, terms: Any, seed: i64) -> None:
        self.game: Any = game
        self.terms: Any = terms
        self.luck: i64 = seeded(seed)
        self.worths: Worths = Worths()
        self.policy: Policy = self.mind()

    def mind(self) -> Policy:
        """The policy it follows."""
        return Policy()

    def choose(self, view: Any, prompt: Any, clock: Any = None) -> int:
        """The best answer in one guessed world; luck decides between equal ones."""
        self.luck = stirred(self.luck)
        world = self.game.imagine(view, self.terms).deal(self.luck)
        return best(self.policy, world, view.seat, self.worths, self.luck, 1)
