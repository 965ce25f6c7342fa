"""The bot that searches: it thinks for a number of simulations or until its time is out, whichever comes first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from regalia.bots.bot import Bot, Clock
from regalia.bots.policy import Policy
from regalia.bots.search import Manner, Search
from regalia.core.dice import Dice
from regalia.core.game import AnyGame, Guess, View
from regalia.core.luck import SEEDS
from regalia.core.prompt import Prompt
from regalia.core.state import State

SLICE_SECONDS = 0.001  # of thinking between two looks at the clock
RESERVE = 0.05  # of the time on the clock that is never used
ADVICE_SECONDS = 0.5  # that an exact answer may take; with less on the clock nobody is asked for one

Advice = Callable[[State], int]  # the answer to a question that needs no search; NONE if it does
NONE = -1


class TimeLeft:
    """How much of a bot's time is left: its own limit, and the clock it is given."""

    def __init__(self, seconds: float, clock: Clock | None) -> None:
        given = seconds if clock is None else clock.left() * (1 - RESERVE)
        self.end = time.perf_counter() + min(seconds, given)

    def left(self) -> float:
        """Seconds."""
        return self.end - time.perf_counter()


class ThinkingBot:
    """Searches anew for every decision; while it gives one answer in parts, it keeps what it has learnt.

    Some levels do not think about every answer: of a hundred, so many are left to a bot that judges at a glance.
    Without a clock only simulations are counted, so that the same seed gives the same answers.
    """

    def __init__(
        self,
        game: AnyGame,
        terms: Any,
        policy: Policy,
        seed: int,
        *,
        manner: Manner,
        simulations: int,
        seconds: float,
        glance: Bot,
        glances: int = 0,
        advice: Advice | None = None,
    ) -> None:
        self.game = game
        self.terms = terms
        self.policy = policy
        self.dice = Dice(seed)
        self.manner = manner
        self.simulations = simulations
        self.seconds = seconds
        self.glance = glance
        self.glances = glances  # of a hundred answers
        self.advice = advice
        self.search: Search | None = None  # kept between the parts of one answer
        self.decision = -1  # the decision it is about

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """The answer that stands best."""
        if len(prompt.actions) == 1:
            self.search = None
            return prompt.actions[0]
        if self.dice.below(100) < self.glances:
            self.search = None
            return self.glance.choose(view, prompt, clock)
        time_left = TimeLeft(self.seconds, clock) if clock is not None else None
        guess = self.game.imagine(view, self.terms)
        if (known := self.known_answer(guess, time_left)) in prompt.actions:
            self.search = None
            return known
        search = self.begun(view, guess)
        self.think(search, guess, time_left)
        action = search.best()
        self.keep(search, view, guess, action)
        return action

    def known_answer(self, guess: Guess, time_left: TimeLeft | None) -> int:
        """An answer that was found exactly; NONE if it takes a search, or if there is no time to ask."""
        if self.advice is None or (time_left is not None and time_left.left() < ADVICE_SECONDS):
            return NONE
        return self.advice(guess.deal(self.dice.below(1 << 30)))

    def begun(self, view: View, guess: Guess) -> Search:
        """The search of this decision: a new one, or that of the part before."""
        search = self.search
        if search is None or self.decision != view.decision:
            search = Search(view.seat, self.policy, self.manner, self.dice.seed())
        search.begin(guess)
        return search

    def keep(self, search: Search, view: View, guess: Guess, action: int) -> None:
        """Keep what was learnt if this answer is only a part, so that nothing new is seen before the next."""
        s = guess.deal(self.dice.seed() % SEEDS)
        before = s.decisions
        s.answer(view.seat, action)
        is_part = s.decisions == before and s.waiting >> view.seat & 1
        self.search, self.decision = (search, view.decision) if is_part else (None, -1)
        if is_part:
            search.follow(action)

    def think(self, search: Search, guess: Guess, time_left: TimeLeft | None) -> None:
        """Simulate until the budget is used up, or all other answers are clearly behind."""
        for _ in thoughts(search, guess, self.simulations, time_left):
            pass


def thoughts(search: Search, guess: Guess, simulations: int, time_left: TimeLeft | None) -> Iterator[None]:
    """Slices of a search, until the budget is used up or all other answers are clearly behind."""
    done, slice_ = 0, 1
    while done < simulations:
        start = time.perf_counter()
        slice_ = min(slice_, simulations - done)
        search.run(guess, slice_)
        done += slice_
        yield
        left = simulations - done
        if time_left is None:
            slice_ = 64
        else:
            rate = slice_ / max(1e-6, time.perf_counter() - start)
            left = min(left, int(rate * time_left.left()))
            slice_ = max(1, min(2 * slice_, int(rate * SLICE_SECONDS), left))
        if left <= 0 or search.is_settled():
            return
