"""Puzzles as the page shows them: the table as a seat sees it, and how the answers stand, once one was given."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from regalia.core.options import Value
from regalia.core.say import Say
from regalia.puzzles import Posed, Theme, pose, puzzle_called, puzzle_of_the_day, puzzles_of
from regalia.puzzles.telling import told
from regalia.server.describe import prompt_info
from regalia.server.errors import Fault, NotThere
from regalia.server.messages import PromptInfo, Way, encoded
from regalia.server.records import for_people
from regalia.server.requests import Request

DAY_MS = 86_400_000


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle: its game, its name, how seldom weaker levels find the answer, and what is special about it."""

    game: str
    id: str
    rating: int
    theme: Theme


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as whoever solves it sees it, and its place among those of its game, the easiest first."""

    puzzle: PuzzleLine
    number: int
    all: int
    following: str  # the next one
    names: tuple[str, ...]
    eyes: int
    options: dict[str, Value]
    view: Any
    prompt: PromptInfo


class Solve(Request, frozen=True):
    """An answer to a puzzle."""

    action: Annotated[int, Meta(ge=0)]


class Solution(msgspec.Struct, frozen=True):
    """Was it the best answer? What is said of it, and how the answers stand, the best first."""

    right: bool
    told: tuple[Say, ...]
    ways: tuple[Way, ...]


def of_the_day(now_ms: int) -> PuzzleLine:
    """The puzzle of this day, the same for all."""
    found = puzzle_of_the_day(now_ms // DAY_MS)
    if found is None:
        raise NotThere("no-puzzle")
    return PuzzleLine(found.game, found.id, found.rating, found.theme)


@cache
def shown(name: str) -> msgspec.Raw:
    """A puzzle as it is sent, without its answer."""
    posed = posed_called(name)
    puzzle, view = posed.puzzle, posed.prompt.view
    siblings = sorted(puzzles_of(puzzle.game), key=lambda each: (each.rating, each.id))
    number = [each.id for each in siblings].index(name)
    found = PuzzleShown(
        PuzzleLine(puzzle.game, puzzle.id, puzzle.rating, puzzle.theme),
        number=number + 1,
        all=len(siblings),
        following=siblings[(number + 1) % len(siblings)].id,
        names=tuple(posed.table.names),
        eyes=puzzle.eyes,
        options=posed.table.options,
        view=for_people(posed.game, view),
        prompt=prompt_info(posed.prompt),
    )
    return msgspec.Raw(encoded(found))


def solution(name: str, given: int) -> Solution:
    """How the answers stand against each other, and against the one that was given."""
    posed = posed_called(name)
    if given not in posed.prompt.actions:
        raise Fault("no-such-answer")
    return Solution(given == posed.best, tuple(told(posed, given)), ways_of(posed))


def ways_of(posed: Posed) -> tuple[Way, ...]:
    """The answers that were weighed, the best first."""
    view, share = posed.prompt.view, 1 / len(posed.ways)
    return tuple(
        Way(way.action, posed.game.act(view, way.action), way.value, share, way.outcomes) for way in posed.ways
    )


def posed_called(name: str) -> Posed:
    """The puzzle of a name, laid out."""
    found = puzzle_called(name)
    if found is None:
        raise NotThere("no-puzzle")
    return pose(found)
