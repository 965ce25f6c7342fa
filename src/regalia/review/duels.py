"""What one answer lost against the best one, by what its seat knew.

A search finds the answer it would give. If another was given, the two meet in a duel: in worlds that are new to both,
with the same luck for both, until it is clear on which side of an error the difference lies. What the search thought of
them while it chose does not count: it mixes in what it had expected, and it favours whatever came out best.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from regalia.bots.advice import seed_of
from regalia.bots.heuristics import Heuristics, heuristics_of
from regalia.bots.policy import SURE, Policy, Worths
from regalia.bots.racing import Racing
from regalia.bots.search import Search
from regalia.core.dice import Dice
from regalia.core.game import AnyGame, Guess, View
from regalia.core.offers import Offers
from regalia.review.verdicts import ERROR, doubt_of, verdict_of

SLICE: Final = 64
LOOK: Final = 500  # simulations to find the best answer
LONGER_LOOK: Final = 3_000  # by a second search, before anything is called an error
VALUE: Final = 120  # simulations to tell the chance after an answer that was the best
BLOCK: Final = 200  # simulations of a duel between two looks at it
LONGEST: Final = 1_600
EXACTLY: Final = 2_500  # more, for a loss that is named
CLEAR: Final = 2.5  # standard errors by which a loss is above an error
HARMLESS: Final = 2.0  # by which it is below one: whatever is said to be more is looked at twice, so less will do
OTHERS: Final = 3  # further answers that are told beside the best and the one given
TRIES: Final = 100  # of each of them


class Judged(msgspec.Struct, frozen=True):
    """One answer: the best one, what was lost against it, how sure that is, and the chance to win with the best."""

    best: int
    loss: float
    doubt: float
    value: float
    exact: bool = False  # counted, not tried out
    chances: tuple[tuple[int, float], ...] = ()  # where anything was lost: some answers, the chance to win after each


class Judge:
    """Judges the answers of one table."""

    def __init__(self, game: AnyGame, terms: Any, seed: int) -> None:
        self.game, self.terms = game, terms
        self.known: Heuristics = heuristics_of(game.id)
        self.policy: Policy = self.known.policy(terms)
        self.seed = seed

    def judged(self, view: View, actions: tuple[int, ...], played: int) -> Judged:
        """What this answer lost, of those that were open to the seat of a view."""
        dice = Dice(self.seed_of(view))
        guess = self.game.imagine(view, self.terms)
        counted = self.counted(guess, actions, played, dice)
        if counted is not None:
            return counted
        if self.is_obvious(view, played):
            return Judged(played, 0.0, doubt_of(0.0), alone(self.begun(guess, view.seat, dice), guess, played))
        search, found = self.tried(guess, view.seat, played, LOOK, dice)
        verdict = verdict_of(found.loss, found.doubt)
        if verdict in ("error", "blunder"):  # a young tree misses plans of many parts
            older, again = self.tried(guess, view.seat, played, LONGER_LOOK, dice)
            search, found = (older, again) if again.loss < found.loss else (search, found)
        return found if verdict == "fine" else beside(search, guess, actions, played, found)

    def seed_of(self, view: View) -> int:
        """The same for whoever sees the same, under one seed of the review."""
        return seed_of(view) ^ self.seed

    def is_obvious(self, view: View, played: int) -> bool:
        """Would every level give this answer without a thought? Then nothing is compared with it."""
        return self.known.obvious is not None and self.known.obvious(view, self.terms) == played

    def counted(self, guess: Guess, actions: tuple[int, ...], played: int, dice: Dice) -> Judged | None:
        """Where chances can be counted, nothing is tried out."""
        if self.known.chances is None:
            return None
        chances = self.known.chances(guess.deal(dice.seed()), actions)
        if not chances:
            return None
        best = max(actions, key=lambda action: (chances[action], action == played))
        told = [best, played, *sorted(set(actions) - {best, played}, key=lambda action: (-chances[action], action))]
        some = tuple((action, chances[action]) for action in dict.fromkeys(told[: OTHERS + 2]))
        return Judged(best, chances[best] - chances[played], 0.0, chances[best], True, some if best != played else ())

    def tried(self, guess: Guess, seat: int, played: int, look: int, dice: Dice) -> tuple[Search, Judged]:
        """By a search, and by a duel if it would have answered otherwise."""
        search = self.begun(guess, seat, dice)
        while search.simulations < look and not search.is_settled():
            search.run(guess, SLICE)
        best = search.best()
        if best == played:
            return search, Judged(best, 0.0, doubt_of(0.0), alone(search, guess, best))
        return search, duel(search, guess, best, played)

    def begun(self, guess: Guess, seat: int, dice: Dice) -> Search:
        """A search that has tried nothing yet."""
        search = Search(seat, self.policy, self.known.manner, dice.seed())
        search.begin(guess)
        return search


def duel(search: Search, guess: Guess, best: int, played: int) -> Judged:
    """Two answers with the same luck, in worlds that neither was chosen by."""
    race, before = between(search, best, played), so_far(search)
    done, loss, error = 0, 0.0, 1.0
    while done < LONGEST and -HARMLESS * error < loss - ERROR < CLEAR * error:
        search.run(guess, BLOCK)
        done += BLOCK
        loss = (race.standing(0) - race.standing(1)) / SURE
        error = doubt_of(2 * race.doubt(0) / SURE)
    if loss >= ERROR:  # clear enough to be named; now as exactly as it is told
        search.run(guess, EXACTLY)
        loss = (race.standing(0) - race.standing(1)) / SURE
        error = doubt_of(2 * race.doubt(0) / SURE)
    return Judged(best, max(0.0, loss), error, share(since(search, before) + loss / 2))


def alone(search: Search, guess: Guess, action: int) -> float:
    """The chance to win after an answer, by tries that come after all that was learnt."""
    between(search, action)
    before = so_far(search)
    search.run(guess, VALUE)
    return share(since(search, before))


def beside(search: Search, guess: Guess, actions: tuple[int, ...], played: int, found: Judged) -> Judged:
    """The same judgement, with what else might have been answered: what was tried most, with the same luck for all."""
    if found.best == played:
        return found
    others = sorted(set(actions) - {found.best, played}, key=lambda action: (-search.tries(action), action))[:OTHERS]
    race = between(search, found.best, *others)
    search.run(guess, TRIES * (1 + len(others)))
    behind = [max(0.0, race.standing(0) - race.standing(place)) / SURE for place in range(1, 1 + len(others))]
    rest = [(action, max(0.0, found.value - less)) for action, less in zip(others, behind, strict=True)]
    told = ((found.best, found.value), (played, max(0.0, found.value - found.loss)), *rest)
    return msgspec.structs.replace(found, chances=told)


def between(search: Search, *actions: int) -> Racing:
    """From now on the search tries these answers and no other."""
    offers = Offers()
    for action in actions:
        offers.add(action)
    search.race = Racing(offers, Worths(), 0, 0)
    return search.race


def so_far(search: Search) -> tuple[int, int]:
    """How often it was tried, and all that came of it for the seat."""
    return int(search.simulations), int(search.sums[search.seat])


def since(search: Search, before: tuple[int, int]) -> float:
    """The mean result since then; also of tries in which others ended the question before the seat could answer."""
    (tries, sum_), (tries_before, sum_before) = so_far(search), before
    return (sum_ - sum_before) / (tries - tries_before) / SURE


def share(value: float) -> float:
    """A share of a won game: what is rounded may be a little more or less."""
    return min(1.0, max(0.0, value))
