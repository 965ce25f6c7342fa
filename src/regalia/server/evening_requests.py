"""What is asked and told about evenings over HTTP, as structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.core.fairness import Secret
from regalia.core.options import Value
from regalia.server.deeds import Pace
from regalia.server.evening import Form
from regalia.server.me import Crest
from regalia.server.requests import Entropy, Level, Name, Request
from regalia.server.scoring import Standing

MOST_TABLES, MOST_ROUNDS = 16, 20
Tables = Annotated[int, Meta(ge=1, le=MOST_TABLES)]
Rounds = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
GameId = Annotated[str, Meta(max_length=64)]


class NewEvening(Request, frozen=True):
    """Open an evening; with a name you take part yourself."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    games: Annotated[tuple[GameId, ...], Meta(min_length=1, max_length=MOST_ROUNDS)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    tables: Tables = 2
    rounds: Rounds = 3
    form: Form = "rotate"
    pace: Pace = Pace()
    bot: Level = ""
    options: Annotated[dict[GameId, dict[str, Value]], Meta(max_length=MOST_ROUNDS)] = msgspec.field(
        default_factory=dict
    )
    name: Annotated[str, Meta(max_length=24)] = ""
    crest: Crest = 0


class Arrive(Request, frozen=True):
    """Take part, from the next deal on; who takes part already is called otherwise from then on."""

    name: Name
    crest: Crest = 0
    entropy: Entropy = ""


class Replan(Request, frozen=True):
    """Other numbers of tables or rounds, from the next deal on; what is not named stays as it was."""

    tables: Tables | None = None
    rounds: Rounds | None = None


class Halt(Request, frozen=True):
    """Stop all tables, or let them go on."""

    paused: bool


class WhichGuest(Request, frozen=True):
    """One of the guests."""

    guest: Annotated[int, Meta(ge=0)]


class GuestLine(msgspec.Struct, frozen=True):
    """A guest, by whose number the rest speaks of him."""

    name: str
    crest: int
    gone: bool


class DealLine(msgspec.Struct, frozen=True):
    """A deal, in short."""

    game: str
    state: Literal["coming", "running", "over"]
    commitment: str  # to the luck of all its tables


class TableNow(msgspec.Struct, frozen=True):
    """A table of the deal that is played, as far as everybody may know."""

    names: tuple[str, ...]
    guests: tuple[int, ...]  # their numbers; -1 for a bot
    over: bool
    round: int  # 0 where nobody counts, or where the table is over
    asked: tuple[int, ...]
    away: tuple[int, ...]  # the seats for whose people a bot plays
    idle_ms: int


class EveningInfo(msgspec.Struct, frozen=True):
    """An evening, for one pair of eyes."""

    id: str
    code: str
    title: str
    host: bool
    you: int  # your number; -1 if you do not take part
    games: tuple[str, ...]
    seats: int
    tables: int
    rounds: int
    form: Form
    pace: Pace
    guests: tuple[GuestLine, ...]
    deals: tuple[DealLine, ...]
    now: tuple[TableNow, ...]  # the tables of the deal that is played
    standing: tuple[Standing, ...]
    paused: bool
    ended: bool
    table: str  # where you play now; "" if nowhere
    key: str = ""  # who you are, for programs; a browser has it in a cookie and nowhere else


class Place(msgspec.Struct, frozen=True):
    """What a seat of a table came to, compared with the same seat elsewhere."""

    name: str
    guest: int
    place: int
    points: float
    mean: float


class DealInfo(msgspec.Struct, frozen=True):
    """A deal that is over: every seat at every table."""

    number: int
    game: str
    commitment: str
    luck: Secret
    tables: tuple[str, ...]
    places: tuple[tuple[Place, ...], ...]  # by table and seat


class Protocol(msgspec.Struct, frozen=True):
    """All that came of an evening, for a file."""

    title: str
    opened_ms: int
    guests: tuple[str, ...]
    deals: tuple[DealInfo, ...]
    standing: tuple[Standing, ...]


class EveningLine(msgspec.Struct, frozen=True):
    """An evening in your list."""

    id: str
    title: str
    games: tuple[str, ...]
    host: bool
    over: int  # deals that are done
    rounds: int
    running: bool
    ended: bool


class EveningList(msgspec.Struct, frozen=True):
    """Your evenings, the newest first."""

    evenings: tuple[EveningLine, ...]
