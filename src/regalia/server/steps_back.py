"""Taking back without peeking.

A seat may take its last step back while it alone has decided since, no luck was drawn, and nobody has learned anything
hidden. A sealed answer may be taken back until all have answered: nobody has seen it. The table keeps the states it
passed through since the last die; a step back returns to one of them, which is what replaying all but the last gives.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from regalia.core.fairness import Seed
from regalia.core.game import WATCHER, Game
from regalia.core.state import OK, State
from regalia.core.table import Table, give_luck

WORLDS = 6  # other worlds in which a step is tried before it may be taken back


class Mark(NamedTuple):
    """Where a table stood before an answer."""

    seat: int
    actions: tuple[int, ...]
    state: State
    moves: int
    story: int
    outcomes: int


class StepsBack:
    """The steps that might still be taken back."""

    def __init__(self) -> None:
        self.steps: list[Mark] = []  # of one seat, in the open
        self.sealed: list[Mark] = []  # the answers to a decision that waits for others

    def forget(self) -> None:
        """Nothing can be taken back any more."""
        self.steps, self.sealed = [], []

    def note(self, mark: Mark, table: Table, sealed: bool) -> None:
        """An answer was given."""
        after = table.state
        if sealed:
            self.steps = []
            self.sealed = [] if after.decisions != mark.state.decisions else [*self.sealed, mark]
        elif after.luck != mark.state.luck or any(event.knows for event in table.story[mark.story :]):
            self.forget()
        elif self.steps and self.steps[-1].seat != mark.seat:
            self.steps = [mark]
        else:
            self.steps.append(mark)

    def last(self, seat: int) -> Mark | None:
        """The step that a seat would take back."""
        of_seat = [mark for mark in self.sealed or self.steps if mark.seat == seat]
        return of_seat[-1] if of_seat else None

    def undo(self, seat: int, table: Table) -> bool:
        """Take the last step of a seat back; True if it was sealed, so that only the seat itself notices."""
        last = self.last(seat)
        assert last is not None, f"seat {seat} has nothing to take back"
        if self.sealed:
            self.undo_sealed(last, table)
            return True
        self.steps.remove(last)
        table.state = last.state
        del table.moves[last.moves :], table.story[last.story :], table.outcomes[last.outcomes :]
        return False

    def undo_sealed(self, last: Mark, table: Table) -> None:
        """As if only the others had answered."""
        first = self.sealed[0]
        rest = [mark for mark in self.sealed if mark is not last]
        table.state, self.sealed = first.state, []
        del table.moves[first.moves :], table.story[first.story :], table.outcomes[first.outcomes :]
        for mark in rest:
            now = Mark(mark.seat, mark.actions, table.state, len(table.moves), len(table.story), len(table.outcomes))
            refusal = table.play(mark.seat, mark.actions)
            assert refusal is None, f"a sealed answer depends on another: {refusal}"
            self.sealed.append(now)


def tells_something(game: Game[Any, Any], mark: Mark) -> bool:
    """Did this step show anybody something he did not know? It did if it would have looked otherwise elsewhere."""
    seats = (WATCHER, *range(mark.state.seats))
    return any(looks_otherwise(game, mark, eyes, seed) for eyes in seats for seed in range(1, WORLDS + 1))


def looks_otherwise(game: Game[Any, Any], mark: Mark, eyes: int, seed: int) -> bool:
    """Can these eyes tell this world from another by the step?"""
    here, elsewhere = mark.state.copy(), game.other_world(mark.state, eyes, seed)
    for s in (here, elsewhere):
        give_luck(s, Seed(1))
        if any(s.play(mark.seat, action) != OK for action in mark.actions):
            return True
    return bool(game.view(here, eyes) != game.view(elsewhere, eyes))
