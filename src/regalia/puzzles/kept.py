"""Puzzles as they are kept: one file in the folder of each game that has some."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.registry import game as find_game
from regalia.core.registry import games

FORMAT = "regalia-puzzles-1"

# What is special about a puzzle: others answer at the same time, it is nearly won, nearly lost, even a knight seldom
# finds it, or nothing.
Theme = Literal["sealed", "win", "rescue", "surprise", "plain"]


class Ranked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer in the notation of its game, and the chance to win after it."""

    answer: str
    chance: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One position as one seat knows it: whatever is hidden from that seat was dealt anew."""

    game: str
    id: str
    seats: int
    eyes: int
    rating: int  # the higher, the more seldom weaker levels find the answer
    theme: Theme
    doubt: float  # the standard error of the lead of the best answer
    answers: tuple[Ranked, ...]  # the best, then those that come closest
    position: dict[str, Any]
    exact: bool = False  # counted, not tried out


class Collection(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzles of one game, and how far their making has come."""

    game: str
    version: int  # of the rules
    seed: int
    games: int = 0  # that were looked through
    puzzles: tuple[Puzzle, ...] = ()
    format: str = FORMAT


def file_of(game: AnyGame) -> Path:
    """Where the puzzles of a game lie."""
    return Path(str(import_module(game.package).__file__)).parent / "puzzles.json"


def read(content: bytes) -> Collection:
    """The puzzles in a file."""
    try:
        found = msgspec.json.decode(content, type=Collection)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise RegaliaError(f"This is not a file of puzzles: {fault}.") from None
    if found.format != FORMAT:
        raise RegaliaError(f"These puzzles are in the format “{found.format}”; this Regalia reads {FORMAT}.")
    return found


def write(kept: Collection) -> bytes:
    """The file of some puzzles, one a line."""
    head = msgspec.json.encode(msgspec.structs.replace(kept, puzzles=()))
    lines = b",\n".join(msgspec.json.encode(each) for each in kept.puzzles)
    return head.replace(b'"puzzles":[]', b'"puzzles":[\n' + lines + b"\n]") + b"\n"


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where there is no file, or where its rules have changed since."""
    game = find_game(name)
    file = file_of(game)
    if not file.is_file():
        return ()
    kept = read(file.read_bytes())
    return kept.puzzles if kept.version == game.version else ()


@cache
def by_id() -> dict[str, Puzzle]:
    """Every puzzle by its name."""
    return {each.id: each for name in games() for each in puzzles_of(name)}


def puzzle_called(name: str) -> Puzzle | None:
    """The puzzle of a name, if there is one."""
    return by_id().get(name)


def puzzle_of_the_day(day: int) -> Puzzle | None:
    """The puzzle of a day, by its number: another game each day, and none again before all were there."""
    found = [puzzles for name in games() if (puzzles := puzzles_of(name))]
    if not found:
        return None
    puzzles = found[day % len(found)]
    return puzzles[day // len(found) % len(puzzles)]
