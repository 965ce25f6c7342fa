"""A puzzle laid out: the table its seat sees, what can be answered, and what comes of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from regalia.bots.advice import outcomes
from regalia.core.game import AnyGame, View
from regalia.core.odds import Odds
from regalia.core.prompt import Prompt
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.core.table import Table, terms_of
from regalia.puzzles.kept import Puzzle

NAMES = ("Aurelia", "Balduin", "Clothilde", "Dagobert", "Ermesinde")
DEALT = 1  # the seed of whatever a puzzle hides
TELLING = 3  # answers of which it is told what may come of them


class Way(NamedTuple):
    """One answer: the chance to win after it, and what may come of it."""

    action: int
    value: float
    outcomes: tuple[Odds, ...] = ()


class Posed:
    """A puzzle as whoever solves it sees it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = find_game(puzzle.game)
        terms = terms_of(self.game, self.game.options.settle({}))
        s = self.game.load(puzzle.position, self.game.names(puzzle.seats), terms)
        self.table = Table(self.game, list(NAMES[: puzzle.seats]), self.game.options.settle({}), None, s)
        self.prompt: Prompt = self.table.prompt(puzzle.eyes)

    @property
    def best(self) -> int:
        """The best answer."""
        return self.ranked()[0][0]

    def ranked(self) -> list[tuple[int, float]]:
        """The answers that were weighed, each with the chance to win after it, the best first."""
        said = {choice.text: choice.action for choice in self.prompt.choices}
        return [(said[each.answer], each.chance) for each in self.puzzle.answers]

    @property
    def ways(self) -> tuple[Way, ...]:
        """The same, with what may come of the first few."""
        ranked = self.ranked()
        few = tuple(action for action, _ in ranked[:TELLING])
        told = outcomes(self.game, self.table.terms, self.prompt.view, few)
        return tuple(Way(action, value, told.get(action, ())) for action, value in ranked)


def pose(puzzle: Puzzle) -> Posed:
    """The puzzle laid out."""
    return Posed(puzzle)


def as_people_see(game: AnyGame, view: View) -> Any:
    """A view at no certain moment of a game, without what one would have to keep in mind."""
    bare = {each.name: each.default for each in msgspec.structs.fields(view) if each.name in game.remembered}
    return msgspec.structs.replace(view, decision=0, **bare)


def position_of(game: AnyGame, view: View, terms: Any) -> dict[str, Any]:
    """The position that follows from what a seat sees: whatever it does not know is dealt anew."""
    dealt: State = game.imagine(as_people_see(game, view), terms).deal(DEALT)
    return game.dump(dealt, game.names(dealt.seats))
