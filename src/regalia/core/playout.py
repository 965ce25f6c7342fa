"""Random play in one loop, with or without a watchful eye."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.luck import chosen, mixed, seeded, stirred
from regalia.core.offers import Offers
from regalia.core.state import OK, State

MOST_ACTION: Final = 9007199254740992  # 2**53: every JSON reader keeps what is below exact


def playout(s: State, seed: int) -> i64:
    """Random answers to the end; how many there were."""
    n: i64 = 0
    x: i64 = seeded(mixed(seed))
    while s.waiting:
        seat: i64 = s.seat_to_answer()
        out: Offers = s.offers(seat)
        x = stirred(x)
        s.answer(seat, out.actions[chosen(x, out.n)])
        n += 1
    return n


class Watch:
    """Random play that asserts at every decision what must hold there, and can stop for a closer look."""

    def __init__(self, s: State, seed: i64) -> None:
        self.state: State = s
        self.x: i64 = seeded(seed)
        self.decisions: i64 = 0  # answers given so far

    def go(self, answers: i64) -> None:
        """So many random answers, or fewer if the game ends; an AssertionError tells what does not hold."""
        s: State = self.state
        while s.waiting and answers > 0:
            self.look()
            seat: i64 = s.seat_to_answer()
            out: Offers = s.offers(seat)
            self.x = stirred(self.x)
            s.answer(seat, out.actions[chosen(self.x, out.n)])
            self.decisions += 1
            answers -= 1

    def look(self) -> None:
        """Whoever is asked has a legal answer, none is offered twice, and the invariants hold."""
        s: State = self.state
        out: Offers = s.offers(s.seat_to_answer())
        assert out.n > 0, "a seat is asked and has no legal answer"
        for i in range(out.n):
            action: i64 = out.actions[i]
            assert 0 <= action < MOST_ACTION, "an action is out of range"
            for j in range(i):
                assert out.actions[j] != action, "an answer is offered twice"
        assert s.broken() == OK, "an invariant does not hold"
