"""Many tables at once, as a learner wants them: shared rows, games that begin anew, bots as opponents."""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Bot
from regalia.bots.registry import RANDOM
from regalia.bots.spec import bot_called
from regalia.core.batch import Batch
from regalia.core.luck import mixed
from regalia.core.prompt import Prompt
from regalia.core.state import State
from regalia.env.kit import Kit

SPREAD = 1_000_003  # between the seeds of one table's games


class Tables:
    """N tables of one game. ``step`` answers at all of them in one call.

    The rows are shared: they are read-only buffers that the next call writes anew (``numpy.frombuffer`` sees them).
    Without opponents the caller answers for every seat; with them for one seat of each table, a different one from
    table to table.
    """

    def __init__(self, kit: Kit, tables: int, seed: int = 0, opponents: str = "") -> None:
        self.kit = kit
        self.seed = seed
        self.games = [0] * tables
        self.opponents = opponents
        self.bots: dict[int, Bot] = {}  # by seat; a bot is shown all there is to know, so it needs no table of its own
        self.batch = Batch(self.fresh, tables, kit.size, kit.actions, mixed(seed))
        if opponents and opponents != RANDOM:
            bot_called(opponents, kit.game, kit.terms, 0)
            self.batch.chooser = self.choose
        everybody = 2**kit.seats - 1
        self.batch.begin([1 << (i % kit.seats) if opponents else everybody for i in range(tables)])

    # --- the rows

    @property
    def observations(self) -> memoryview:
        """What the seat that is asked at each table may know: tables × kit.row bytes, of which kit.size are meant."""
        return memoryview(self.batch.sight.words).cast("B")

    @property
    def masks(self) -> memoryview:
        """What it may answer: tables × actions, one byte each."""
        return memoryview(self.batch.masks)

    @property
    def rewards(self) -> memoryview:
        """What each seat got in the game that has just ended: tables × seats, doubles; zeros while a game is on."""
        return memoryview(self.batch.rewards)

    @property
    def done(self) -> memoryview:
        """1 where a game has just ended and a new one has begun."""
        return memoryview(self.batch.done)

    @property
    def seats(self) -> memoryview:
        """Who is asked at each table: 64-bit numbers."""
        return memoryview(self.batch.seat)

    # --- playing

    def step(self, choices: Any) -> None:
        """One answer at each table, by its index: a list, or anything with tolist, such as an array."""
        self.batch.step(choices if isinstance(choices, list) else choices.tolist())

    def step_at_random(self) -> None:
        """One answer at each table, any of the legal ones."""
        self.batch.step_at_random()

    def fresh(self, i: int) -> State:
        """The next game at a table."""
        number = self.games[i]
        self.games[i] += 1
        return self.kit.state(mixed(self.seed) + SPREAD * i + number)

    def choose(self, s: State, seat: int) -> int:
        """What a bot answers; it is shown a view, as at any table."""
        if seat not in self.bots:
            self.bots[seat] = bot_called(self.opponents, self.kit.game, self.kit.terms, mixed(self.seed + seat))
        view = self.kit.game.view(s, seat)
        return self.bots[seat].choose(view, Prompt(self.kit.game, s, view))
