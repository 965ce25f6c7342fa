"""Many tables at once: one call answers at all of them, and writes what is then seen and allowed into shared rows."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regalia.core.ints import has, row
from regalia.core.luck import chosen, mixed, seeded, stirred
from regalia.core.offers import Offers
from regalia.core.sight import Sight, cells
from regalia.core.state import State


def zeros(n: i64) -> vec[float]:
    """So many zeros."""
    found = vec[float]()
    for _ in range(n):
        found = append(found, 0.0)
    return found


class Batch:
    """Tables of one game. At each one seat is asked; what it sees, and what it may answer, lies in its row."""

    def __init__(self, fresh: Callable[[int], State], tables: i64, size: i64, actions: i64, seed: int) -> None:
        self.fresh: Callable[[int], State] = fresh  # a new table for a place
        self.chooser: Callable[[State, int], int] | None = None  # who answers for the other seats; None: chance
        self.n: i64 = tables
        self.actions: i64 = actions
        self.luck: i64 = seeded(mixed(seed))
        self.states: list[State] = [fresh(i) for i in range(tables)]
        self.seats: i64 = self.states[0].seats
        self.sight: Sight = Sight(size, tables)
        self.masks: vec[u8] = cells(tables * actions)
        self.shown: vec[i64] = row([0] * (tables * actions))  # the indices of the legal answers, row by row
        self.many: vec[i64] = row([0] * tables)  # and how many there are
        self.seat: vec[i64] = row([0] * tables)  # who is asked
        self.mine: vec[i64] = row([0] * tables)  # the seats that the caller answers for
        self.done: vec[u8] = cells(tables)  # 1: a game has just ended, and a new one begun
        self.rewards: vec[float] = zeros(tables * self.seats)  # of the game that has just ended, by place
        self.played: i64 = 0  # answers of the caller

    def begin(self, mine: list[int]) -> None:
        """The seats of each table that the caller answers for; then everybody is asked."""
        for i in range(self.n):
            self.mine[i] = mine[i]
            self.go_on(i)

    # --- answering

    def step(self, choices: list[int]) -> None:
        """One answer at each table, by its index."""
        for i in range(self.n):
            index: i64 = choices[i]
            if not 0 <= index < self.actions or self.masks[i * self.actions + index] == 0:
                raise ValueError(f"The answer {index} is not legal at table {i}.")
        for i in range(self.n):
            self.answer(i, choices[i])

    def step_at_random(self) -> None:
        """One answer at each table, any of the legal ones."""
        for i in range(self.n):
            self.luck = stirred(self.luck)
            self.answer(i, self.shown[i * self.actions + chosen(self.luck, self.many[i])])

    def answer(self, i: i64, index: i64) -> None:
        """One answer at one table, and all that follows until the caller is asked again."""
        s: State = self.states[i]
        seat: i64 = self.seat[i]
        action: i64 = s.action_at(seat, index)
        shown: vec[i64] = self.shown
        masks: vec[u8] = self.masks
        base: i64 = i * self.actions
        for k in range(base, base + self.many[i]):
            masks[base + shown[k]] = 0
        s.answer(seat, action)
        self.played += 1
        if self.done[i]:
            self.clear(i)
        self.go_on(i)

    def go_on(self, i: i64) -> None:
        """Let the others answer, begin anew where a game is over, and show the next question."""
        s: State = self.states[i]
        self.let_others(s, self.mine[i])
        while s.waiting == 0:
            self.finish(i, s.scores())
            s = self.fresh(i)
            self.states[i] = s
            self.let_others(s, self.mine[i])
        self.show(i, s)

    def let_others(self, s: State, mine: i64) -> None:
        """The seats that the caller does not play answer."""
        while s.waiting:
            seat: i64 = s.seat_to_answer()
            if has(mine, seat):
                return
            chooser = self.chooser
            if chooser is not None:
                s.answer(seat, chooser(s, seat))
            else:
                out: Offers = s.offers(seat)
                self.luck = stirred(self.luck)
                s.answer(seat, out.actions[chosen(self.luck, out.n)])

    # --- showing

    def show(self, i: i64, s: State) -> None:
        """Who is asked, what it sees, and what it may answer."""
        seat: i64 = s.seat_to_answer()
        self.seat[i] = seat
        self.sight.begin(i)
        s.look(seat, self.sight)
        self.sight.end()
        out: Offers = s.offers(seat)
        actions: vec[i64] = out.actions
        shown: vec[i64] = self.shown
        masks: vec[u8] = self.masks
        base: i64 = i * self.actions
        for k in range(out.n):
            index: i64 = s.index_of(seat, actions[k])
            shown[base + k] = index
            masks[base + index] = 1
        self.many[i] = out.n

    def finish(self, i: i64, scores: list[int]) -> None:
        """Each seat gets what it has beaten less what has beaten it, in parts of the other seats: from 1 to -1."""
        self.done[i] = 1
        for seat in range(self.seats):
            won: i64 = 0
            for other in range(self.seats):
                if scores[seat] > scores[other]:
                    won += 1
                elif scores[seat] < scores[other]:
                    won -= 1
            self.rewards[i * self.seats + seat] = float(won) / float(self.seats - 1)

    def clear(self, i: i64) -> None:
        """The game goes on."""
        self.done[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0
