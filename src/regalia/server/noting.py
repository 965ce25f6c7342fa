"""Notes about moments of a finished game: written by those who played it, or who brought it; kept in its record.

Whoever may have the record may read them. Nothing is written as long as the game, or one with the same luck, is played.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from regalia.core.record import MOST_NOTES, NOTE_LETTERS, is_note
from regalia.server import records
from regalia.server.deeds import Noted
from regalia.server.errors import Fault, NotAllowed, Taken, TooMany
from regalia.server.hosting import do
from regalia.server.live import LiveTable, check_open_book
from regalia.server.requests import Request
from regalia.server.room import Room
from regalia.store.store import NO_SEAT

MOST_OF_ONE = 60
MOST_WRITTEN = 240  # by one person, with all that was written anew or taken back


class NoteWish(Request, frozen=True):
    """Write about a moment of a finished game; with no text, take back what you wrote there."""

    move: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(max_length=NOTE_LETTERS)] = ""


class NoteLine(msgspec.Struct, frozen=True):
    """What somebody wrote about a moment: after so many moves."""

    move: int
    seat: int  # -1: whoever brought the game
    name: str
    text: str


class Notes(msgspec.Struct, frozen=True):
    """All that was written about a game, in its order."""

    notes: tuple[NoteLine, ...]


def notes(live: LiveTable) -> Notes:
    """All of them, for whoever may look."""
    check_open_book(live)
    seats = {sitter.name: seat for seat, sitter in enumerate(live.sitters)}
    found = records.notes_of(live)
    return Notes(tuple(NoteLine(note.move, seats.get(note.name, NO_SEAT), note.name, note.text) for note in found))


async def write(room: Room, seat: int | None, is_host: bool, wish: NoteWish) -> Notes:
    """Put a note where one's own stood, or take it back; the host of a game in which he has no seat has no name."""
    if seat is None and not is_host:
        raise NotAllowed("not-your-seat")
    if not room.house.chatting.take(f"{room.live.id} {seat}"):
        raise TooMany("too-fast")
    async with room.turn() as live:
        place, name = (NO_SEAT, "") if seat is None else (seat, live.sitters[seat].name)
        deed = Noted(at_ms=room.now_ms(), seat=place, name=name, move=wish.move, text=" ".join(wish.text.split()))
        check(live, deed)
        if live.notes.get((deed.move, name), "") != deed.text:
            await do(room, deed)
        return notes(live)


def check(live: LiveTable, deed: Noted) -> None:
    """Refuse what is no note, whom the host has muted, and what would be too much."""
    moves = len(records.finished_table(live).moves)
    if live.created.what_if:
        raise Taken("is-what-if")
    if deed.seat in live.manners.muted:
        raise NotAllowed("muted")
    if deed.move > moves or not (deed.text == "" or is_note(deed.text)):
        raise Fault("bad-note")
    is_new = bool(deed.text) and (deed.move, deed.name) not in live.notes
    of_one = sum(name == deed.name for _, name in live.notes)
    is_full = len(live.notes) >= MOST_NOTES or of_one >= MOST_OF_ONE
    if (is_new and is_full) or live.noted[deed.name] >= MOST_WRITTEN:
        raise Taken("notes-full")
