"""What a bot would advise a seat: its answers, each with the chance to win it leads to, and what may come of it.

    advice = advise(table.prompt(seat), table.terms, Deadline(1.0))
    advice.answers[0].action, advice.answers[0].value            7, 0.41

Only the view is used, and the search is seeded by it: whoever sees the same is told the same, as long as the number of
simulations and not the clock ends the thinking.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from regalia.bots.bot import Clock
from regalia.bots.heuristics import heuristics_of
from regalia.bots.policy import SURE
from regalia.bots.racing import NEVER, Racing
from regalia.bots.search import Search
from regalia.bots.thinking import NONE, TimeLeft, thoughts
from regalia.core.game import AnyGame, Guess, View
from regalia.core.odds import Odds
from regalia.core.prompt import Prompt

LEVEL = "monarch"  # how well the adviser plays: it searches for every answer, and leaves none to chance
SIMULATIONS = 3_000
SECONDS = 1.0  # at most, where there is a clock
TELLING = 3  # answers of which it is told what may come of them


class Way(msgspec.Struct, frozen=True):
    """One answer: the chance to win after it, how much of the thinking went to it, and what may come of it."""

    action: int
    value: float
    share: float
    outcomes: tuple[Odds, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """The answers that were weighed, the best first."""

    answers: tuple[Way, ...]
    margin: float = 0.0  # by how much the best is ahead of the next
    exact: bool = False  # the best answer was counted, not only tried out
    level: str = LEVEL


def advise(prompt: Prompt, terms: Any, clock: Clock | None = None, simulations: int = SIMULATIONS) -> Advice:
    """What to answer, from what a seat knows; where there is no choice nothing is weighed."""
    game, view, actions = prompt.game, prompt.view, prompt.actions
    if len(actions) < 2:
        return Advice(tuple(Way(action, 0.0, 1.0) for action in actions))
    known, guess = heuristics_of(game.id), game.imagine(view, terms)
    search = Search(view.seat, known.policy(terms), known.manner, seed_of(view))
    race = searched(search, guess, simulations, clock)
    exact = NONE if known.advice is None else known.advice(guess.deal(seed_of(view)))
    ways = weighed(race, search, exact if exact in actions else race.best())
    margin = ways[0].value - ways[1].value if len(ways) > 1 else 0.0
    return Advice(told(game, terms, view, ways), round(margin, 4), exact in actions)


def searched(search: Search, guess: Guess, simulations: int, clock: Clock | None) -> Racing:
    """The answers after so many simulations, or when time is out. None is given up, so that each can be told of."""
    search.begin(guess)
    race = search.race
    assert race is not None, "a search that has begun has answers"
    race.clearly = NEVER
    for _ in thoughts(search, guess, simulations, TimeLeft(SECONDS, clock) if clock is not None else None):
        pass
    return race


def weighed(race: Racing, search: Search, best: int) -> list[Way]:
    """The answers that were tried, the best first: none is worth more than that."""
    places = [place for place in range(race.wide) if race.tries[place]]
    tries = float(sum(race.tries[place] for place in places))
    ahead = {race.actions[place]: float(race.sums[place]) / float(race.tries[place]) / SURE for place in places}
    value, lead = search.mean(best), ahead.get(best, 0.0)
    ways = [
        Way(
            action=race.actions[place],
            value=round(min(value, max(0.0, value + ahead[race.actions[place]] - lead)), 4),
            share=round(float(race.tries[place]) / tries, 4),
        )
        for place in places
    ]
    return sorted(ways, key=lambda way: (way.action != best, -way.value))


def told(game: AnyGame, terms: Any, view: View, ways: list[Way]) -> tuple[Way, ...]:
    """The ways; of the first few also what may come of them."""
    found = outcomes(game, terms, view, tuple(way.action for way in ways[:TELLING]))
    return tuple(msgspec.structs.replace(way, outcomes=found.get(way.action, ())) for way in ways)


def outcomes(game: AnyGame, terms: Any, view: View, actions: tuple[int, ...]) -> dict[int, tuple[Odds, ...]]:
    """What may come of some answers: as the heuristics of the game tell it, else what belongs to each of its odds."""
    known = heuristics_of(game.id)
    if known.outcomes is not None:
        return known.outcomes(view, terms, actions)
    odds = game.odds(view, terms)
    return {action: tuple(each for each in odds if each.action == action) for action in actions}


def seed_of(view: View) -> int:
    """A seed that is the same for whoever sees the same."""
    return int.from_bytes(blake2b(msgspec.msgpack.encode(view), digest_size=4).digest(), "little")
