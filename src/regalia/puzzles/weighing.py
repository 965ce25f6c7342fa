"""How answers stand against each other, by what a seat knows: a search finds them, then they meet with the same luck.

A puzzle needs more than an answer that looks best: all others must be errors, as a review calls them, whoever looks. So
it is weighed twice, by searches that have nothing in common but the view.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from regalia.bots.bot import Bot
from regalia.bots.heuristics import heuristics_of
from regalia.bots.policy import SURE
from regalia.bots.racing import NEVER, Racing
from regalia.bots.registry import make_bot
from regalia.bots.search import Search
from regalia.core.dice import Dice
from regalia.core.game import AnyGame, Guess
from regalia.core.prompt import Prompt
from regalia.review.duels import between, share, since, so_far
from regalia.review.verdicts import ERROR, doubt_of

SLICE: Final = 64
RIVALS: Final = 3  # answers that meet the best one
LEVELS: Final = ("squire", "knight")  # who tries to find it
TRIES: Final = 8  # of each


class Depth(NamedTuple):
    """How hard a search looks, and by how much the best answer must be ahead of the next."""

    simulations: int  # to find the answers
    rounds: int  # in which they meet
    lead: float  # of a won game, at least
    surely: float  # standard errors of it, at least
    patient: bool = True  # no answer is given up before all were looked at


GLANCE: Final = Depth(300, 60, lead=0.04, surely=1.0, patient=False)  # is it worth more?
LOOK: Final = Depth(3_000, 800, lead=ERROR, surely=2.0)
LONGER_LOOK: Final = Depth(9_000, 1_500, lead=ERROR, surely=4.0)


class Standing(NamedTuple):
    """The answers that were weighed, the best first, each with the chance to win after it."""

    ways: tuple[tuple[int, float], ...]
    doubt: float  # the standard error of the lead
    exact: bool = False

    @property
    def best(self) -> int:
        """The best answer."""
        return self.ways[0][0]

    @property
    def lead(self) -> float:
        """By how much it is ahead of the next."""
        return self.ways[0][1] - self.ways[1][1]

    def is_clear(self, depth: Depth) -> bool:
        """Is there but one best answer?"""
        return self.lead >= max(depth.lead, depth.surely * self.doubt)


class Scales:
    """Weighs the answers at tables that agreed on the same."""

    def __init__(self, game: AnyGame, terms: Any) -> None:
        self.game, self.terms = game, terms
        self.known = heuristics_of(game.id)
        self.policy = self.known.policy(terms)

    def weighed(self, prompt: Prompt, depth: Depth, seed: int) -> Standing:
        """How the answers stand, from the view alone."""
        guess = self.game.imagine(prompt.view, self.terms)
        return self.counted(guess, prompt, seed) or self.tried(guess, prompt, depth, seed)

    def counted(self, guess: Guess, prompt: Prompt, seed: int) -> Standing | None:
        """Where chances can be counted, nothing is tried out."""
        chances = self.known.chances and self.known.chances(guess.deal(seed), prompt.actions)
        if not chances:
            return None
        ways = sorted(((action, chances[action]) for action in prompt.actions), key=lambda way: (-way[1], way[0]))
        return Standing(tuple(ways[: 1 + RIVALS]), 0.0, exact=True)

    def tried(self, guess: Guess, prompt: Prompt, depth: Depth, seed: int) -> Standing:
        """By a search, then by the best few meeting in worlds that none of them was chosen by."""
        search = Search(prompt.seat, self.policy, self.known.manner, seed)
        search.begin(guess)
        race = search.race
        assert race is not None, "a search that has begun has answers"
        race.clearly = NEVER if depth.patient else race.clearly
        while search.simulations < depth.simulations and not search.is_settled():
            search.run(guess, SLICE)
        few = most_hopeful(race)
        race, before = between(search, *few), so_far(search)
        search.run(guess, depth.rounds * len(few))
        return standing(race, few, since(search, before))

    def hits(self, prompt: Prompt, best: int, seed: int) -> list[int]:
        """How often each of the weaker levels finds the best answer."""
        dice, found = Dice(seed), []
        for level in LEVELS:
            bots: list[Bot] = [make_bot(level, self.game, self.terms, dice.seed()) for _ in range(TRIES)]
            found.append(sum(bot.choose(prompt.view, prompt) == best for bot in bots))
        return found


def most_hopeful(race: Racing) -> list[int]:
    """The answers that came out best, the very best first."""
    places = [place for place in range(race.wide) if race.tries[place]]
    left = [place for place in places if not race.out[place]]
    ahead = sorted(left, key=lambda place: -race.standing(place))
    gone = sorted(set(places) - set(left), key=lambda place: -race.standing(place))
    return [int(race.actions[place]) for place in (ahead + gone)[: 1 + RIVALS]]


def standing(race: Racing, few: list[int], mean: float) -> Standing:
    """How these stand after they have met; the doubt is no less than that of the lead."""
    places = sorted(range(len(few)), key=lambda place: -race.standing(place))
    ways = tuple((few[place], share(mean + race.standing(place) / SURE)) for place in places)
    first, second = places[0], places[1]
    return Standing(ways, doubt_of((race.doubt(first) + race.doubt(second)) / SURE))
