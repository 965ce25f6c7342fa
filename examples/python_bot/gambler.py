"""A bot in Python that plays every game: it tries each answer in some worlds that fit what it sees, played at random.

Without installing anything: cd examples/python_bot, then regalia arena for_a_crown py:gambler:Gambler page
"""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Clock
from regalia.core.dice import Dice
from regalia.core.game import AnyGame, View
from regalia.core.playout import playout
from regalia.core.prompt import Prompt

WORLDS = 4  # for each answer


class Gambler:
    """The answer with the most seats beaten."""

    def __init__(self, game: AnyGame, terms: Any, seed: int) -> None:
        self.game, self.terms = game, terms
        self.dice = Dice(seed)

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """One of prompt.actions."""
        if len(prompt.actions) == 1:
            return prompt.actions[0]
        guess = self.game.imagine(view, self.terms)  # from the view alone: nothing that this seat cannot know
        seeds = [self.dice.below(1 << 30) for _ in range(WORLDS)]
        return max(prompt.actions, key=lambda action: sum(self.beaten(guess, view.seat, action, x) for x in seeds))

    def beaten(self, guess: Any, seat: int, action: int, seed: int) -> int:
        """How many seats are beaten in one world, if all go on at random."""
        s = guess.deal(seed)
        s.answer(seat, action)
        playout(s, seed)
        scores = s.scores()
        return sum(scores[seat] > other for other in scores)
