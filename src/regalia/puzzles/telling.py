"""What is said of an answer to a puzzle: as sentences that every language has."""

from __future__ import annotations

from typing import Final

from regalia.core.say import Say, say
from regalia.puzzles.posed import Posed

GAMES: Final = 100  # in which chances are told


def told(posed: Posed, given: int) -> list[Say]:
    """Whether an answer was the best, what that is worth, and what it lost."""
    labels = {choice.action: choice.label for choice in posed.prompt.choices}
    (best, chance), (following, less), *_ = ranked = posed.ranked()
    first = say("puzzle-right" if given == best else "puzzle-wrong", answer=labels[best])
    worth = say("puzzle-chance-exact" if posed.puzzle.exact else "puzzle-chance", chance=in_games(chance))
    if given == best:
        rest = say("puzzle-next", answer=labels[following], lead=in_games(chance) - in_games(less))
    elif given in dict(ranked):
        rest = say("puzzle-yours", answer=labels[given], lead=in_games(chance) - in_games(dict(ranked)[given]))
    else:
        rest = say("puzzle-yours-more", answer=labels[given])
    return [first, worth, rest, say("puzzle-judged")]


def in_games(chance: float) -> int:
    """A chance as people say it."""
    return round(GAMES * chance)
