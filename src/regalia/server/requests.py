"""Requests and answers over HTTP, as structs; the OpenAPI document is made of them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from regalia.core.fairness import Luck
from regalia.core.game import Result
from regalia.core.options import Option, Value
from regalia.core.say import Say
from regalia.server.deeds import Pace
from regalia.server.messages import PromptInfo, StoryLine

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Entropy = Annotated[str, Meta(max_length=128)]
Level = Annotated[str, Meta(max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Key = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewTable(Request, frozen=True):
    """Set a table; with a name you sit down at once, with bots the other seats are filled."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    name: Annotated[str, Meta(max_length=24)] = ""
    bots: Annotated[tuple[Level, ...], Meta(max_length=8)] = ()
    options: Annotated[dict[str, Value], Meta(max_length=64)] = {}
    data: dict[str, Any] | None = None
    pace: Pace = Pace()
    listed: bool = False
    watching: bool = True
    entropy: Entropy = ""
    start: bool = False


class Join(Request, frozen=True):
    """Sit down: on this seat, or on the first free one."""

    name: Name
    seat: SeatNumber | None = None
    entropy: Entropy = ""
    another: bool = False  # a further seat, for somebody who has one already


class Resume(Request, frozen=True):
    """Take the seat of this token to the device that asks."""

    token: Key


class SeatBot(Request, frozen=True):
    """Put a bot on a seat; without a seat on the first free one, without a level a knight."""

    seat: SeatNumber | None = None
    bot: Level = ""


class Agree(Request, frozen=True):
    """Agree on something else before the start; what is not named stays as it was."""

    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: Annotated[dict[str, Value], Meta(max_length=64)] | None = None
    pace: Pace | None = None
    listed: bool | None = None
    watching: bool | None = None


class Kick(Request, frozen=True):
    """Send somebody away before the start."""

    seat: SeatNumber


class Nothing(Request, frozen=True):
    """Nothing needs to be said."""


class Seated(msgspec.Struct, frozen=True):
    """Where you sit."""

    table: str
    code: str
    seat: int
    key: str = ""  # who you are, for programs; a browser has it in a cookie and nowhere else
    link: str = ""  # the token of a further seat


class Link(msgspec.Struct, frozen=True):
    """Opens your seat on another device: keep it to yourself."""

    token: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    free: int
    pace: Pace
    updated_ms: int
    code: str = ""
    seat: int = -1
    your_turn: bool = False
    imported: bool = False  # from a record that somebody brought


class TableList(msgspec.Struct, frozen=True):
    """Some tables, the newest first."""

    tables: tuple[TableLine, ...]


class Found(msgspec.Struct, frozen=True):
    """The table of a code."""

    table: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    version: int
    players: tuple[int, int]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]
    bots: tuple[str, ...]


class GameList(msgspec.Struct, frozen=True):
    """The games there are."""

    protocol: int
    games: tuple[GameInfo, ...]


class Moment(msgspec.Struct, frozen=True):
    """A finished game, or your own, at some moment."""

    move: int
    moves: int
    eyes: int
    view: Any
    prompt: PromptInfo | None
    story: tuple[StoryLine, ...]
    result: Result | None


class Draw(msgspec.Struct, frozen=True):
    """One die or blind draw: a number below `among`, and the move it belongs to (0: the set-up)."""

    move: int
    among: int
    number: int


class Draws(msgspec.Struct, frozen=True):
    """All the luck of a finished game, to be checked against its secret."""

    commitment: str
    luck: Luck
    draws: tuple[Draw, ...]


class Health(msgspec.Struct, frozen=True):
    """Is the server well?"""

    status: str
    version: str
    engine: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request could not be fulfilled."""

    key: str
    why: Say
    sentence: str
