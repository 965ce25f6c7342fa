"""Requests and answers over HTTP, as structs; the OpenAPI document is made of them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from regalia.core.fairness import Luck
from regalia.core.game import Result
from regalia.core.options import Option, Value
from regalia.core.say import Say
from regalia.review import Player, Stroke, Weighed
from regalia.server.deeds import Advising, Pace
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
    advice: Advising = "alone"
    rated: bool = False  # does it count for ratings? Then nobody is advised
    learner: bool = False  # is it your first game?
    entropy: Entropy = ""
    start: bool = False


class Join(Request, frozen=True):
    """Sit down: on this seat, or on the first free one."""

    name: Name
    seat: SeatNumber | None = None
    entropy: Entropy = ""
    learner: bool | None = None  # is it your first game? Unless said, as before, else no
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
    advice: Advising | None = None
    rated: bool | None = None  # only as long as nobody else has sat down


class Kick(Request, frozen=True):
    """Send somebody away before the start."""

    seat: SeatNumber


class StandIn(Request, frozen=True):
    """Let a bot answer for somebody who is not here, before his time is out."""

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
    asked: tuple[int, ...] = ()  # your tables: the seats that are asked, as far as all may know
    idle_ms: int = 0  # and since when nothing has happened there
    away: bool = False  # and whether a bot plays for you, because you left
    imported: bool = False  # from a record that somebody brought
    what_if: bool = False  # plays on from a moment of another game
    places: tuple[int, ...] = ()  # of a game that is over: the place of each seat, from 1
    bots: tuple[int, ...] = ()  # and which seats were bots'
    levels: tuple[str, ...] = ()  # and of which level each of them was
    rated: bool = False  # counts for ratings


class TableList(msgspec.Struct, frozen=True):
    """Some tables, the newest first."""

    tables: tuple[TableLine, ...]


class Found(msgspec.Struct, frozen=True):
    """The table of a code, or the evening."""

    table: str
    evening: str = ""


class Tidings(msgspec.Struct, frozen=True):
    """What the owner of the house says to everybody."""

    announcement: str
    restart_ms: int  # when the house restarts; 0: nobody says so
    now_ms: int


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
    beats: int = 0  # on the way of the last move
    beat: int = 0  # which of them, from 1; 0: after the move


class Course(msgspec.Struct, frozen=True):
    """The course of a game, for a time line: after no move, one, two and so on."""

    rounds: tuple[int, ...]  # which round it is; 0 where nobody counts
    lines: tuple[int, ...]  # how many lines the story has


class ShowMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a game that is shown: the fields of the view that have changed, and what was told on the way."""

    view: msgspec.Raw
    story: tuple[StoryLine, ...] = ()
    beat: bool = False  # on the way to the next question


class Show(msgspec.Struct, frozen=True):
    """A whole game that bots played, seen over the shoulder of one seat."""

    names: tuple[str, ...]
    eyes: int
    options: dict[str, Value]
    moments: tuple[ShowMoment, ...]


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


class Review(Request, frozen=True):
    """Have a finished game reviewed, or hear how far it is; `known` decisions need not be told again."""

    known: Annotated[int, Meta(ge=0)] = 0
    stop: bool = False  # nobody here waits for it any more
    kept: bool = False  # only what is there already: nothing is begun


class ReviewInfo(msgspec.Struct, frozen=True):
    """A review, or as much of it as is done."""

    moves: int
    reached: int  # so many of them are weighed
    ready: bool
    decisions: tuple[Weighed, ...]  # those after the known ones
    strokes: tuple[Stroke, ...] = ()  # what luck did, once it is ready; none where that is not told
    players: tuple[Player, ...] = ()  # what it comes to, once it is ready


class Finishing(Request, frozen=True):
    """Let bots finish a game from a moment of it, from the game of this number on."""

    move: Annotated[int, Meta(ge=0)]
    eyes: Annotated[int, Meta(ge=-1, le=7)] = -1  # by what this seat knew; -1: as the table truly was
    first: Annotated[int, Meta(ge=0, lt=100_000)] = 0


class PlayOn(Request, frozen=True):
    """Play on from a moment of a finished game: you on this seat, bots of this level on the others."""

    move: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name
    bot: Level = ""


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
