"""What is asked and told about friends over HTTP, as structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.server.requests import Name, Request, TableLine

Mark = Annotated[str, Meta(min_length=1, max_length=64)]


class WhichFriend(Request, frozen=True):
    """One of your friends."""

    friend: Mark


class Showing(Request, frozen=True):
    """May your friends see whether you are here?"""

    shown: bool


class Inviting(Request, frozen=True):
    """Ask friends to a table that has not begun."""

    friends: Annotated[tuple[Mark, ...], Meta(min_length=1, max_length=20)]


class Declining(Request, frozen=True):
    """Do not go to a table to which a friend asked you."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]


class Quick(Request, frozen=True):
    """A game with whoever is here: with friends alone, or with everybody."""

    game: Annotated[str, Meta(max_length=64)]
    name: Name
    who: Literal["friends", "all"] = "friends"
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None  # of a table that has to be set; the usual number unless told


class FriendCard(msgspec.Struct, frozen=True):
    """Whose friend a link would make of you."""

    name: str
    crest: int


class FriendLine(msgspec.Struct, frozen=True):
    """A friend."""

    id: str
    name: str
    crest: int
    since_ms: int
    here: bool = False
    seen_ms: int = 0  # when she was here last, to the hour; 0: she does not say


class InvitationLine(msgspec.Struct, frozen=True):
    """A friend asks you to a table."""

    name: str
    at_ms: int
    call: bool  # it went to whoever was here
    table: TableLine


class Circle(msgspec.Struct, frozen=True):
    """Your friends, and where they ask you to come."""

    friends: tuple[FriendLine, ...] = ()
    invitations: tuple[InvitationLine, ...] = ()
    shown: bool = True  # do they see whether you are here?


class FriendKept(msgspec.Struct, frozen=True):
    """What is kept of a friend, for whoever takes everything along."""

    name: str
    since_ms: int


class Invited(msgspec.Struct, frozen=True):
    """How many friends were asked."""

    number: int
