"""A finished game judged: what each decision cost, by what its seat knew then, and what luck did.

    review = review_of(record)                       a record as `regalia.core.record` reads it
    review.decisions[0].verdict, review.players[1].luck

Losses and chances come from views alone; only luck, which is told when the game is over, looks at the true table.
"""

from __future__ import annotations

from regalia.review.reviewing import Player, Review, Stroke, Weighed, Weighing, counted_up, review_of, stages
from regalia.review.verdicts import Verdict

__all__ = ["Player", "Review", "Stroke", "Verdict", "Weighed", "Weighing", "counted_up", "review_of", "stages"]
