"""The contract of a game: what the shells (terminal, server, bots, tests) may ask of it, and nothing else.

A game is a folder that exports GAME. Its rules live in a State; this class ties them to words, views and positions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, get_type_hints

import msgspec

from regalia.core.chance import Chance, Named
from regalia.core.errors import BadData, BadPosition, BadSeats
from regalia.core.layout import Field
from regalia.core.meaning import Meaning
from regalia.core.odds import Odds
from regalia.core.options import Options, OptionSet
from regalia.core.say import Say
from regalia.core.state import State

if TYPE_CHECKING:
    from rich.console import RenderableType

WATCHER = -1  # the seat of somebody who only looks on

S = TypeVar("S", bound=State)
V = TypeVar("V", bound="View")


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know. What is not named in a view never leaves the engine."""

    seat: int
    decision: int
    asks: str  # the step that awaits an answer, in a word; "between" two of them; "" when the game is over
    asked: tuple[int, ...]  # the seats it asks, whether they have answered or not
    answering: bool  # does this seat still owe an answer?


class Guess(Protocol):
    """A table as one seat knows it, ready to be dealt many times."""

    def deal(self, seed: int) -> State:
        """One world that fits what the seat knows; its luck is new."""


class Line(msgspec.Struct, frozen=True):
    """One line of the final count: what it is for, and a number for each seat."""

    what: Say
    numbers: tuple[int, ...]


class Small(msgspec.Struct, frozen=True):
    """A position so near the end that all ways from it can be walked: two seats play on."""

    seats: str  # their names, as the position calls them
    position: Mapping[str, Any]
    options: Mapping[str, Any] = {}


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended: places from 1 (equal: shared), and the count line by line."""

    places: tuple[int, ...]
    adjudicated: bool = False
    lines: tuple[Line, ...] = ()
    tie: Say | None = None  # several have most: what decides among them, or that they share it
    tie_rule: str = ""  # and the ruling it rests on


class Game(Meaning[V], ABC, Generic[S, V]):
    """What every game writes. Words are made from a view, so they cannot tell more than it does."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: records of another version are not replayed
    players: ClassVar[range]
    options: ClassVar[OptionSet]
    windows: ClassVar[tuple[str, ...]] = ()  # steps that one answer may end for all who are asked
    remembered: ClassVar[tuple[str, ...]] = ()  # fields of a view that people keep in mind: only bots are sent them
    small: ClassVar[Small | None] = None  # solved exactly by programs (env/exact.py)
    short: ClassVar[Options] = {}  # options that give random play the length of a sensible game: bench, transcripts
    chances: ClassVar[Mapping[int, Chance]] = {}  # what chance decides, by the numbers that draws are given
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "green", "yellow", "purple")

    # --- the table

    def data(self, given: object = None) -> Any:
        """The checked data of the game: the shipped file, or the content of an edited one."""
        if given is not None:
            raise BadData(f"{self.id} has no data to edit.")
        return None

    def warnings(self, data: Any) -> list[str]:
        """What is odd about data that can be played with all the same."""
        return []

    @abstractmethod
    def terms(self, options: Options, data: Any) -> Any:
        """What a table agrees on before the start, as the rules want it."""

    @abstractmethod
    def table(self, seats: int, terms: Any) -> S:
        """An empty table, not yet set up."""

    @abstractmethod
    def set_up(self, s: S) -> None:
        """Lay everything out with the table's luck and go to the first question."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """How a finished game ended."""

    def statistics(self, s: S) -> dict[str, int]:
        """Numbers worth reporting of a finished game, such as its rounds."""
        return {}

    # --- what a seat knows

    @abstractmethod
    def view(self, s: S, seat: int) -> V:
        """What a seat may know; WATCHER for somebody who only looks on."""

    def open(self, s: S) -> dict[str, Any]:
        """The fields of a view that everybody knows, whoever looks; it is not told who asks."""
        return {}

    def own(self, s: S, seat: int) -> dict[str, Any]:
        """The other fields, for one seat."""
        return msgspec.structs.asdict(self.view(s, seat))

    @classmethod
    def kind_of_view(cls) -> type[V]:
        """The class of its views."""
        kind: type[V] = view_class(cls)
        return kind

    @abstractmethod
    def imagine(self, view: V, terms: Any) -> Guess:
        """The table this seat can be sure of, with the unknown still to be dealt."""

    def odds(self, view: V, terms: Any) -> tuple[Odds, ...]:
        """What this seat may expect of its answers or of the luck to come; nothing where there is nothing to tell."""
        return ()

    def may_take_back(self, action: int) -> bool:
        """Does everybody know that a seat can answer this, and see nothing hidden by it, unless luck is drawn?"""
        return False

    def when_time_is_out(self, view: V, legal: list[int]) -> int:
        """The answer given for a seat whose time is out."""
        return legal[0]

    def speaks_last(self, view: V) -> int:
        """In a window: the seat whose answer should wait until the others had time to speak; WATCHER for none."""
        return WATCHER

    # --- words

    @abstractmethod
    def ask(self, view: V) -> Say:
        """What is to be done now, said to this seat; all who are not asked are told the same."""

    @abstractmethod
    def reason_key(self, reason: int) -> str:
        """The name of a reason, such as “set-one-aside-first”."""

    @abstractmethod
    def draw(self, view: V, language: str, names: list[str]) -> RenderableType:
        """The table as a seat sees it, drawn with letters: a text, or what else rich can print (core/drawing.py)."""

    # --- positions

    @abstractmethod
    def dump(self, s: S, names: list[str]) -> dict[str, Any]:
        """The position notation of a table."""

    @abstractmethod
    def load(self, position: Mapping[str, Any], names: list[str], terms: Any) -> S:
        """The table a position stands for; what is left out takes its default."""

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        """What the dice show or what is drawn, named as a reader would; one word may name several."""
        raise BadPosition(f"“{word}” names nothing that could happen.", "luck")

    # --- for programs that learn

    def indices(self, terms: Any) -> int:
        """How many indices its answers have (State.index_of); 0 if it was not prepared for learning."""
        return 0

    def layout(self, seats: int, terms: Any) -> tuple[Field, ...]:
        """The fields of what State.look writes."""
        return ()

    def points(self, s: S) -> list[int]:
        """What each seat has when the game is over, where people count points; else what its place depends on."""
        return s.scores()

    # --- states as values

    def flat(self, value: Any) -> tuple[int, ...]:
        """A field of a state as numbers; a game whose state holds other things than numbers says which they are."""
        return (value,) if isinstance(value, int) else tuple(value)

    def solid(self, like: Any, numbers: tuple[int, ...], terms: Any) -> Any:
        """The field again, of the kind of another."""
        return numbers[0] if isinstance(like, int) else numbers

    # --- for the laws

    def invariant(self, broken: int) -> str:
        """The invariant of a number that State.broken() gave, as a sentence."""
        return f"invariant {broken}"

    @abstractmethod
    def other_world(self, s: S, seat: int, seed: int) -> S:
        """A table that differs from this one only in what the seat may not know, its luck included."""

    # --- the same for all

    @property
    def package(self) -> str:
        """Where its files are."""
        return f"regalia.games.{self.id}"

    def names(self, seats: int | str | list[str] | tuple[str, ...]) -> list[str]:
        """The names of the seats, from a number, a line of words or a list."""
        if isinstance(seats, int):
            if seats not in self.players:
                raise BadSeats(self.how_many_play(seats))
            return list(self.colours[:seats])
        named = seats.replace(",", " ").split() if isinstance(seats, str) else list(seats)
        if len(named) not in self.players:
            raise BadSeats(self.how_many_play(len(named)))
        for name in named:
            if not 1 <= len(name) <= 24 or ":" in name or name != name.strip() or not name.isprintable():
                raise BadSeats(f"“{name}” cannot be the name of a seat: 1 to 24 letters without a colon.")
        if len({name.lower() for name in named}) < len(named):
            raise BadSeats("Two seats cannot have the same name.")
        return named

    def how_many_play(self, seats: int) -> str:
        """The sentence for a wrong number of players."""
        return f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {seats}."


AnyGame = Game[Any, Any]


@cache
def view_class(game: type[AnyGame]) -> Any:
    """The class of a game's views, as its method says."""
    return get_type_hints(game.view)["return"]


def places(scores: list[int]) -> tuple[int, ...]:
    """Places from 1 by falling score; equal scores share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
