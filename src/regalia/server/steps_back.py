"""Taking back without peeking.

A seat may take its last step back while it alone has decided since, and nobody has learned anything by the step: no
luck was drawn, and everybody knew that the seat could do it (Game.may_take_back), or it is a part of an answer that
others do not see. A sealed answer may be taken back until all have answered, unless it was called out at once. Once
several are asked, what came before stands: who has answered must not be told by what can still be taken back. A step
back returns to a state that the table passed through, which is what replaying all but the last gives.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regalia.core.ints import how_many
from regalia.core.remembering import REMEMBERED
from regalia.core.step import asked
from regalia.core.table import Place, Table


class Mark(NamedTuple):
    """Where a table stood before an answer, and whether the answer told anybody anything."""

    seat: int
    actions: tuple[int, ...]
    place: Place
    is_open: bool = True


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
        before, after = mark.place.state, table.state
        if sealed:
            quiet = mark._replace(is_open=len(table.story) == mark.place.story)
            self.steps = []
            self.sealed = [] if after.decisions != before.decisions else [*self.sealed, quiet]
        elif after.luck != before.luck or any(event.knows for event in table.story[mark.place.story :]):
            self.forget()
        else:
            before_it = self.steps if self.steps and self.steps[-1].seat == mark.seat else []
            self.steps = [*before_it, mark._replace(is_open=tells_nothing(table, before_it, mark))]

    def last(self, seat: int) -> Mark | None:
        """The last step of a seat that was not followed by one of another."""
        for mark in reversed(self.sealed or self.steps[-1:]):  # of steps in the open all are of one seat
            if mark.seat == seat:
                return mark
        return None

    def may(self, seat: int, now: int) -> bool:
        """May a seat take its last step back, now that this is asked?"""
        last = self.last(seat)
        return last is not None and last.is_open and is_sealed(now) == bool(self.sealed)

    def undo(self, seat: int, table: Table) -> bool:
        """Take the last step of a seat back; True if it was sealed, so that only the seat itself notices."""
        last = self.last(seat)
        assert last is not None, f"seat {seat} has nothing to take back"
        if self.sealed:
            self.undo_sealed(last, table)
            return True
        self.steps.remove(last)
        table.go_back(last.place)
        return False

    def undo_sealed(self, last: Mark, table: Table) -> None:
        """As if only the others had answered."""
        rest = [mark for mark in self.sealed if mark is not last]
        table.go_back(self.sealed[0].place)
        self.sealed = []
        for mark in rest:
            self.sealed.append(mark._replace(place=table.place()))
            refusal = table.play(mark.seat, mark.actions)
            assert refusal is None, f"a sealed answer depends on another: {refusal}"


@lru_cache(REMEMBERED)
def is_sealed(now: int) -> bool:
    """Does a step ask several seats at once?"""
    return how_many(asked(now)) > 1


def tells_nothing(table: Table, before_it: list[Mark], mark: Mark) -> bool:
    """Has nobody learned anything by this step? The parts of an unfinished answer are seen by nobody else."""
    decision = mark.place.state.decisions
    if table.state.decisions == decision:
        return True
    parts = [each for each in (*before_it, mark) if each.place.state.decisions == decision]
    return all(table.game.may_take_back(action) for part in parts for action in part.actions)
