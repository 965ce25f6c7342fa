"""Bots that judge at a glance: by the worths of a policy in a few guessed worlds, without looking ahead."""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Clock
from regalia.bots.policy import Policy, Worths
from regalia.bots.rollout import WHIM
from regalia.core.dice import Dice
from regalia.core.game import AnyGame, View
from regalia.core.prompt import Prompt


class JudgingBot:
    """The answer of the highest worth; with a temperature, or with careless moments, not always."""

    def __init__(
        self,
        game: AnyGame,
        terms: Any,
        policy: Policy,
        seed: int,
        *,
        worlds: int = 1,
        temperature: int = 1,
        careless: int = 0,
    ) -> None:
        self.game = game
        self.terms = terms
        self.policy = policy
        self.dice = Dice(seed)
        self.worlds = worlds
        self.temperature = temperature
        self.careless = careless  # of a hundred answers so many are given at random

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """One of the answers, mostly a good one."""
        actions = prompt.actions
        if len(actions) == 1 or self.dice.below(100) < self.careless:
            return self.dice.one_of(actions)
        worths = self.worths(view)
        whims = [self.temperature * WHIM[self.dice.below(len(WHIM))] for _ in actions]
        felt = [100 * worths.get(action, 0) + whim for action, whim in zip(actions, whims, strict=True)]
        return actions[felt.index(max(felt))]

    def worths(self, view: View) -> dict[int, int]:
        """The mean worth of each answer over some worlds that fit the view."""
        guess = self.game.imagine(view, self.terms)
        sums: dict[int, int] = {}
        for _ in range(self.worlds):
            s = guess.deal(self.dice.below(1 << 30))
            out, worths = s.offers(view.seat), Worths()
            self.policy.weigh(s, view.seat, out, worths)
            for i in range(out.n):
                sums[out.actions[i]] = sums.get(out.actions[i], 0) + worths.of[i]
        return {action: total // self.worlds for action, total in sums.items()}
