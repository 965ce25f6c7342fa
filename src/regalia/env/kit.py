"""One game at one number of seats, for programs that learn: what a seat sees, what it may answer, what it gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from regalia.core.act import Act
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.layout import Field, explained, places, size_of
from regalia.core.registry import game as find_game
from regalia.core.sight import Sight, in_words
from regalia.core.state import State
from regalia.core.table import give_luck, terms_of

Reward = Literal["place", "win", "margin"]


class Kit:
    """What does not change from table to table. Not to be shared by threads: it writes into one row of its own."""

    def __init__(
        self, game: str | AnyGame, seats: int = 0, options: Mapping[str, object] | None = None, data: object = None
    ) -> None:
        self.game: AnyGame = find_game(game) if isinstance(game, str) else game
        self.seats = seats or self.game.players[0]
        if self.seats not in self.game.players:
            raise RegaliaError(self.game.how_many_play(self.seats))
        self.options, self.data = self.game.options.settle(options), data
        self.terms: Any = terms_of(self.game, self.options, data)
        self.actions = self.game.indices(self.terms)
        self.fields: tuple[Field, ...] = self.game.layout(self.seats, self.terms)
        if not self.fields:
            raise RegaliaError(f"{self.game.id} has no layout for programs that learn: see docs/research.md.")
        self.size = size_of(self.fields)
        self.row = 8 * in_words(self.size)  # bytes of a row among those of many tables
        self.sight = Sight(self.size)
        self.cells = memoryview(self.sight.words).cast("B")[: self.size]
        self.no_mask = bytes(self.actions)

    def __deepcopy__(self, memo: object) -> Kit:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Kit, (self.game.id, self.seats, self.options, self.data)

    def state(self, seed: int) -> State:
        """A table set up and ready for its first answer."""
        s: State = self.game.table(self.seats, self.terms)
        give_luck(s, Seed(seed))
        self.game.set_up(s)
        return s

    # --- what a seat sees

    def observe(self, s: State, seat: int, out: Any) -> None:
        """Write what a seat may know into a buffer of the caller: int8 or float32, as long as the layout."""
        self.sight.begin(0)
        s.look(seat, self.sight)
        self.sight.end()
        target = memoryview(out)
        if target.nbytes == self.size:
            target.cast("B")[:] = self.cells
        elif target.nbytes == 4 * self.size and target.format == "f":
            target.cast("B")[:] = self.sight.floats()
        else:
            raise RegaliaError(f"An observation has {self.size} numbers, of int8 or float32.")

    def layout(self) -> dict[str, slice]:
        """The part of the row that each field takes."""
        return {field.name: place for field, place in places(self.fields)}

    def explain(self, row: Sequence[float]) -> dict[str, Any]:
        """The numbers of a row by the names of their fields."""
        if len(row) != self.size:
            raise RegaliaError(f"An observation has {self.size} numbers, this row {len(row)}.")
        return explained(self.fields, row)

    # --- what it may answer

    def mask(self, s: State, seat: int, out: Any) -> None:
        """Write 1 for every legal answer, else 0, into a buffer of bytes with a place for each index."""
        target = memoryview(out).cast("B", (self.actions,))
        target[:] = self.no_mask
        for index in self.legal(s, seat):
            target[index] = 1

    def legal(self, s: State, seat: int) -> list[int]:
        """The indices of the legal answers, in the order of the rules."""
        return [s.index_of(seat, action) for action in s.legal(seat)]

    def action(self, s: State, seat: int, index: int) -> int:
        """The number of the legal answer with an index, as State.answer takes it."""
        action = s.action_at(seat, index) if 0 <= index < self.actions else -1
        if action not in s.legal(seat):
            raise RegaliaError(f"The answer {index} is not legal here: {sorted(self.legal(s, seat))} are.")
        return action

    def act(self, s: State, seat: int, index: int) -> Act:
        """The answer of an index as data."""
        return self.game.act(self.game.view(s, seat), self.action(s, seat, index))

    def text(self, s: State, seat: int, index: int) -> str:
        """The answer of an index in the game's notation."""
        return self.game.spell(self.game.view(s, seat), self.action(s, seat, index))

    def index(self, s: State, seat: int, answer: Act | str) -> int:
        """The index of an answer given as data or in the game's notation; of its first part, if it has several."""
        view = self.game.view(s, seat)
        number = self.game.read(view, answer)[0] if isinstance(answer, str) else self.game.number(view, answer)
        if number not in s.legal(seat):
            raise RegaliaError(f"“{answer}” is not legal here.")
        return s.index_of(seat, number)

    # --- what it gets

    def returns(self, s: State, by: Reward = "place") -> list[float]:
        """What each seat gets when the game is over; all but “win” sum up to 0.

        “place”: seats beaten less seats that were better, in parts of the others, from 1 to -1. “win”: 1, shared by
        all winners. “margin”: points more than the mean of the others.
        """
        if s.waiting:
            return [0.0] * self.seats
        if by == "margin":
            points = self.game.points(s)
            return [each - (sum(points) - each) / (self.seats - 1) for each in points]
        scores = s.scores()
        if by == "win":
            return [float(each == max(scores)) / scores.count(max(scores)) for each in scores]
        return [sum((each > other) - (each < other) for other in scores) / (self.seats - 1) for each in scores]
