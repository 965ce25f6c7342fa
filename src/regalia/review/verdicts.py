"""What is said of a decision, by what it lost: as in backgammon, and only where the loss is sure."""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal

Verdict = Literal["fine", "doubtful", "error", "blunder"]

# Shares of a won game: from where on a loss is called so, and what must be left of it when two errors are taken off.
DOUBTFUL: Final = 0.02
ERROR: Final = 0.05
SURE_ERROR: Final = 0.02
BLUNDER: Final = 0.10
SURE_BLUNDER: Final = 0.05
# By so much two searches of one question differ beyond what their own rounds tell: by what their trees have learnt.
TREES_DIFFER: Final = 0.007


def doubt_of(error: float) -> float:
    """The standard error of a loss, with all that is known of it."""
    return sqrt(error * error + TREES_DIFFER * TREES_DIFFER)


def verdict_of(loss: float, doubt: float) -> Verdict:
    """What a loss is called that is known up to so much."""
    least = loss - 2 * doubt
    if loss >= BLUNDER and least >= SURE_BLUNDER:
        return "blunder"
    if loss >= ERROR and least >= SURE_ERROR:
        return "error"
    return "doubtful" if loss >= DOUBTFUL and least > 0 else "fine"
