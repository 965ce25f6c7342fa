"""Whole random games seen as data: the laws of acts and of beats on the way, those of events at the end."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.table import new_table
from regalia.testing import data
from regalia.testing.beats import check_beats
from regalia.testing.laws import addressed


class Course(msgspec.Struct):
    """A whole game seen as data: how much there was of everything."""

    answers: int = 0
    questions: int = 0  # that were looked at
    beats: int = 0
    events: int = 0


def check_course(
    game: AnyGame, seats: int, seed: int, one_in: int, options: Mapping[str, object] | None = None
) -> Course:
    """One random game: the laws of acts and of beats at one in so many questions, those of events at its end."""
    table, chance, found = new_table(game, seats, Seed(seed), options), Dice(seed + 1), Course()

    def at_question() -> None:
        if chance.below(one_in) == 0:
            found.questions += 1
            for seat in table.waiting():
                data.check_acts(table, seat)

    with addressed(game, seats, seed, options):
        found.beats = check_beats(table, Dice(seed), one_in, at_question)
        data.check_told(table)
    found.answers, found.events = len(table.moves), len(table.story)
    return found
