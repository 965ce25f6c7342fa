"""Small games solved exactly: every answer and all luck, walked to the end of the game.

A game names one small position of its own (``Game.small``): two seats play on, with few cards and a short way to the
end. ``Solver`` walks it with open cards, as fractions; what is hidden is for the algorithms of ``env.openspiel``.
"""

from __future__ import annotations

from fractions import Fraction

from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.env.chance import outcomes
from regalia.env.kit import Kit

MOST_STATES = 200_000

Worth = tuple[Fraction, ...]  # by seat: what it may expect, by place


def small(name: str | AnyGame) -> tuple[Kit, State]:
    """The small position of a game, without any luck to come, and the kit for it."""
    game = find_game(name) if isinstance(name, str) else name
    if game.small is None:
        raise RegaliaError(f"{game.id} names no small position that could be solved.")
    names = game.names(game.small.seats)
    kit = Kit(game, len(names), game.small.options)
    s: State = game.load(game.small.position, names, kit.terms)
    s.stream, s.luck = None, 0
    return kit, s


class Solver:
    """What every seat may expect if all play as well as can be, each for itself, and see everything."""

    def __init__(self, kit: Kit, most: int = MOST_STATES) -> None:
        self.kit = kit
        self.most = most
        self.known: dict[State, Worth] = {}

    def worth(self, s: State) -> Worth:
        """The value of a table for each seat."""
        key = s.copy()
        key.decisions = 0  # counted for players, and no part of the position
        if key not in self.known:
            if len(self.known) >= self.most:
                raise RegaliaError(f"This has more than {self.most:,} positions.")
            self.known[key] = self.over(key) if key.waiting == 0 else self.best(key)[1]
        return self.known[key]

    def over(self, s: State) -> Worth:
        """By place, from 1 to -1."""
        return tuple(Fraction(each).limit_denominator(self.kit.seats) for each in self.kit.returns(s))

    def best(self, s: State) -> tuple[int, Worth]:
        """The index of the best answer of the seat that is asked, and what it leads to."""
        seat = s.seat_to_answer()
        found = [(s.index_of(seat, action), self.after(s, seat, action)) for action in s.legal(seat)]
        return max(found, key=lambda each: each[1][seat])

    def after(self, s: State, seat: int, action: int) -> Worth:
        """What an answer is worth: the mean over all luck that follows."""
        came = [(chance, self.worth(world)) for chance, world in outcomes(s, seat, action)]
        return tuple(sum(chance * each[i] for chance, each in came) for i in range(self.kit.seats))  # type: ignore[misc]
