"""What a room may tell those who listen, and who they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec

from regalia.server.auth import hash_of

if TYPE_CHECKING:
    from regalia.server.room import Room


class Visitor(msgspec.Struct, frozen=True):
    """Who is at the other end of a line."""

    key: str | None = None
    address: str = ""
    is_host: bool = False


class Ear(Protocol):
    """Somebody who listens at a table."""

    seat: int
    key: str | None
    address: str

    def want_update(self) -> None:
        """The game has moved on: fetch it when there is time."""

    def want_table(self) -> None:
        """The table around the game has changed."""

    def hear(self, content: bytes) -> None:
        """A message of its own."""

    def want_chat(self) -> None:
        """The chat is not what it was: the whole of it goes with the table."""

    def unhear(self, lines: int) -> None:
        """Of the story only so many lines still hold."""

    def seat_lost(self) -> None:
        """Its seat is no longer its own."""

    def sent_away(self) -> None:
        """It may not stay."""

    def hang_up(self) -> None:
        """The table is not what it was: it comes back by itself and sees it anew."""


def end_lines(rooms: Iterable[Room], key: bytes) -> None:
    """Close every line that was opened with the key of this hash."""
    for ear in [ear for room in rooms for ear in room.ears]:
        if ear.key is not None and hash_of(ear.key) == key:
            ear.sent_away()
