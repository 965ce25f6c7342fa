"""A game as it was played: what was agreed on, the luck, and every answer in words. It can be replayed exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from regalia.core.beat import Beat
from regalia.core.errors import BadNotation, BadRecord, RegaliaError
from regalia.core.fairness import Luck, Secret, Seed, is_secret
from regalia.core.game import Result
from regalia.core.options import Value
from regalia.core.plain import TOO_DEEP, check_plain
from regalia.core.registry import game
from regalia.core.table import Table, new_table

FORMAT = "regalia-record-1"
MOST_NOTES = 500
NOTE_LETTERS = 280


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wrote about a moment of a finished game."""

    move: int  # after so many moves
    name: str  # a player's; empty: whoever brought the game to a server
    text: str


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record file."""

    format: str
    game: str
    version: int
    seats: list[str]
    luck: Luck
    options: dict[str, Value] = {}
    data: dict[str, Any] | None = None  # only if it is not the shipped one
    commitment: str = ""
    moves: list[str] = []
    outcomes: list[int] = []  # what the table's stream gave, in order
    places: list[int] = []  # once the game is over
    imported: bool = False  # it came from a file: the server that gives it out did not see the game
    notes: list[Note] = []  # what was written about its moments afterwards; nothing proves who wrote it


def record_of(table: Table) -> Record:
    """The record of a table so far."""
    return record_with(table, list(spelled_moves(table)))


def record_with(table: Table, moves: list[str]) -> Record:
    """The record of a table whose answers have been put into words."""
    luck = luck_of(table)
    return Record(
        format=FORMAT,
        game=table.game.id,
        version=table.game.version,
        seats=table.names,
        luck=luck,
        options=table.options,
        data=table.data,
        commitment=luck.commitment() if isinstance(luck, Secret) else "",
        moves=moves,
        outcomes=table.outcomes,
        places=list(result_of(table).places) if table.is_over else [],
    )


def luck_of(table: Table) -> Luck:
    """What gave the luck of a table from its first moment."""
    if table.luck is None:
        raise BadRecord("A table that began from a position has no record.")
    return table.luck


def result_of(table: Table) -> Result:
    """How it ended."""
    return table.game.result(table.state)


def spelled_moves(table: Table) -> Iterator[str]:
    """Every answer in words, found by playing the game again."""
    again = new_table(table.game, table.names, luck_of(table), table.options, table.data)
    for seat, action in table.moves:
        yield f"{table.names[seat]}: {table.game.spell(again.view(seat), action)}"
        again.state.answer(seat, action)


def write(record: Record) -> bytes:
    """The file of a record."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read(content: bytes) -> Record:
    """The record in a file, checked as far as it can be without replaying it."""
    try:
        record = msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadRecord(f"This is not a record of Regalia: {fault}.") from None
    except RecursionError:
        raise BadRecord(TOO_DEEP, "$") from None
    if record.format != FORMAT:
        raise BadRecord(f"This record is in the format “{record.format}”; this Regalia reads {FORMAT}.")
    if isinstance(record.luck, Secret) and not is_secret(record.luck.secret):
        raise BadRecord("A secret has 64 hexadecimal digits.", "$.luck.secret")
    if isinstance(record.luck, Seed) and not -(2**63) <= record.luck.seed < 2**63:
        raise BadRecord("A seed has 64 bits at most.", "$.luck.seed")
    check_plain(record.options, "$.options", BadRecord)
    check_plain(record.data, "$.data", BadRecord)
    check_notes(record)
    return record


def check_notes(record: Record) -> None:
    """Each is one line about a moment of the game, by one of its players, who wrote one at most about each."""
    if len(record.notes) > MOST_NOTES:
        raise BadRecord(f"A record has {MOST_NOTES} notes at most.", "$.notes")
    known: set[tuple[int, str]] = set()
    for number, note in enumerate(record.notes):
        path = f"$.notes[{number}]"
        if not 0 <= note.move <= len(record.moves):
            raise BadRecord(f"There is no moment {note.move} in this game.", path)
        if note.name not in ("", *record.seats) or (note.move, note.name) in known:
            raise BadRecord("Each player writes one note about a moment.", path)
        if not is_note(note.text):
            raise BadRecord(f"A note is one line of 1 to {NOTE_LETTERS} letters.", path)
        known.add((note.move, note.name))


def is_note(text: str) -> bool:
    """Is this one line that can be shown as it is?"""
    return 0 < len(text) <= NOTE_LETTERS and text.isprintable() and text == " ".join(text.split())


def begin(record: Record) -> Table:
    """The table of a record before its first answer."""
    played = game(record.game)
    if record.version != played.version:
        raise BadRecord(
            f"This game was played under version {record.version} of the rules of {played.id}; "
            f"here is version {played.version}, so it cannot be replayed."
        )
    return new_table(played, record.seats, record.luck, record.options, record.data)


def replay(record: Record, moves: int | None = None) -> Table:
    """The table of a record after all its answers, or after so many."""
    table = begin(record)
    for number, line in enumerate(record.moves[:moves]):
        play_line(table, line, number)
    return table


def beats_of(record: Record, moves: int | None = None) -> Iterator[Beat]:
    """Every beat of a record, or of so many of its answers, found by playing the game again."""
    table = begin(record)
    for number, line in enumerate(record.moves[:moves]):
        before = len(table.moves)
        play_line(table, line, number)
        yield from (beat for beat in table.beats if beat.move > before)


def play_line(table: Table, line: str, number: int) -> None:
    """One answer of a record."""
    path = f"$.moves[{number}]"
    try:
        seat, actions = table.read(line)
    except BadNotation as fault:
        raise BadRecord(str(fault), path) from None
    refusal = table.play(seat, actions)
    if refusal is not None:
        raise BadRecord(f"“{line}” is not allowed there: {table.say(refusal.why)}", path)


def faults(record: Record) -> list[str]:
    """Everything in a record that does not fit its luck and its rules; empty if it is true."""
    try:
        table = replay(record)
    except RegaliaError as fault:
        return [str(fault)]
    found = []
    if isinstance(record.luck, Secret) and record.commitment != record.luck.commitment():
        found.append("The commitment shown at the start does not belong to the secret.")
    if isinstance(record.luck, Secret) and record.outcomes != table.outcomes:
        place = first_difference(record.outcomes, table.outcomes)
        found.append(f"Outcome {place + 1} of the luck is not what the secret gives.")
    if table.is_over and record.places and record.places != list(result_of(table).places):
        found.append("The places are not those the game ended with.")
    if record.places and not table.is_over:
        found.append("The record names places, but the game is not over.")
    return found


def first_difference(one: list[int], other: list[int]) -> int:
    """The first place where two lists differ."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))
