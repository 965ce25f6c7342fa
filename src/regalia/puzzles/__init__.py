"""Puzzles: positions from games between searching players, with one clearly best answer by what its seat knows.

    puzzle = puzzles_of("name_of_a_game")[0]
    posed = pose(puzzle)
    posed.prompt.choices, posed.best, posed.ways       what can be answered, what is best, and what the others lose

They lie in the folders of their games and are made by `regalia-dev puzzles` (docs/puzzles.md).
"""

from __future__ import annotations

from regalia.puzzles.kept import Puzzle, Ranked, Theme, puzzle_called, puzzle_of_the_day, puzzles_of
from regalia.puzzles.posed import Posed, Way, pose

__all__ = [
    "Posed",
    "Puzzle",
    "Ranked",
    "Theme",
    "Way",
    "pose",
    "puzzle_called",
    "puzzle_of_the_day",
    "puzzles_of",
]
