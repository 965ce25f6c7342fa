"""What is asked and told about oneself over HTTP, as structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from regalia.server.requests import Link, Request, SeatNumber

__all__ = [
    "BlockedHere",
    "BlockedLine",
    "Blocking",
    "BotStrength",
    "Card",
    "DeviceLine",
    "Holiday",
    "Link",
    "MailTo",
    "Me",
    "Paper",
    "PersonWish",
    "Played",
    "PlayedList",
    "Signed",
    "Strength",
    "Sureness",
    "Tally",
    "Token",
    "Which",
]

Crest = Annotated[int, Meta(ge=0, le=4)]


class PersonWish(Request, frozen=True):
    """Be called otherwise, or bear another crest; what is not named stays as it was."""

    name: Annotated[str, Meta(max_length=24)] | None = None
    crest: Crest | None = None


class Token(Request, frozen=True):
    """The token of a link, or a code from paper as people may type it."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Signed(Request, frozen=True):
    """What a passkey answered, as the browser gives it (`credential.toJSON()`)."""

    credential: dict[str, Any]


class MailTo(Request, frozen=True):
    """An address that has agreed to be written to."""

    address: Annotated[str, Meta(min_length=1, max_length=254)]


class Which(Request, frozen=True):
    """One of your devices, or of those whom you have blocked."""

    device: Annotated[str, Meta(max_length=64)]


class Blocking(Request, frozen=True):
    """Block whoever sits on a seat, or let him be read again."""

    seat: SeatNumber
    blocked: bool = True


class Holiday(Request, frozen=True):
    """Be away for so many days: clocks of days stand still for you; 0: be back."""

    days: Annotated[int, Meta(ge=0, le=30)]


class BlockedHere(msgspec.Struct, frozen=True):
    """The seats of a table where somebody sits whom you have blocked."""

    seats: tuple[int, ...]


class BlockedLine(msgspec.Struct, frozen=True):
    """Somebody whom you have blocked, by the name he had then."""

    id: str
    name: str
    at_ms: int


class DeviceLine(msgspec.Struct, frozen=True):
    """Something that is you: a device, or a code on paper."""

    id: str
    kind: Literal["device", "link", "paper", "passkey", "friend", "gone"]
    name: str
    added_ms: int
    seen_ms: int
    here: bool = False  # it asks just now


class Me(msgspec.Struct, frozen=True):
    """Who you are here; without devices, nobody has told."""

    name: str = ""
    crest: int = 0
    devices: tuple[DeviceLine, ...] = ()
    blocked: tuple[BlockedLine, ...] = ()
    rests_until_ms: int = 0  # until then your clocks of days stand still


class Card(msgspec.Struct, frozen=True):
    """Whom a link or a code would make of you."""

    name: str
    crest: int
    devices: int


class Paper(msgspec.Struct, frozen=True):
    """A code that makes any device yours: keep it on paper, and to yourself."""

    code: str


class Played(msgspec.Struct, frozen=True):
    """A game that you finished."""

    table: str
    game: str
    names: tuple[str, ...]
    bots: tuple[int, ...]
    seat: int
    place: int  # 0: it ended without places
    ended_ms: int


Sureness = Literal["guess", "rough", "firm"]


class BotStrength(msgspec.Struct, frozen=True):
    """Where the bots of a level stand at a game."""

    level: str
    points: int


class Strength(msgspec.Struct, frozen=True):
    """How strong you are at a game, by its rated tables; nobody else is told."""

    points: int  # everyone begins at 1500
    least: int  # with 95 of 100 chances it is not less
    most: int  # nor more
    games: int  # finished at rated tables
    sure: Sureness
    bots: tuple[BotStrength, ...]  # for comparison, the weakest level first


class Tally(msgspec.Struct, frozen=True):
    """What you have done at one game."""

    game: str
    played: int
    won: int
    places: tuple[int, ...]  # how often you were first, second and so on
    rating: Strength | None = None  # none before a rated game is over


class PlayedList(msgspec.Struct, frozen=True):
    """Your finished games, the newest first, and what they come to."""

    games: tuple[Played, ...]
    tallies: tuple[Tally, ...]
    more: int = 0  # games that are not listed
