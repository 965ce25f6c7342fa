"""Finished games: as records, as moments seen with anybody's eyes, and taken in from a file."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from regalia.core import record
from regalia.core.beat import Beat
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Secret
from regalia.core.game import WATCHER, AnyGame, View
from regalia.core.luck import Witness
from regalia.core.record import Note, Record
from regalia.core.table import Table, new_table, worth_seeing
from regalia.server import describe, lobby
from regalia.server.auth import hash_of, new_code, new_id
from regalia.server.deeds import Answered, AnyDeed, Created, Noted, Sat, Started
from regalia.server.errors import Fault, NotAllowed, Taken
from regalia.server.house import House
from regalia.server.live import LiveTable, check_open_book
from regalia.server.messages import encoded
from regalia.server.requests import Course, Draw, Draws, Found, Moment
from regalia.server.room import Room
from regalia.store.store import NO_SEAT, SeatKey

MOVES_AT_ONCE = 25  # replayed before others get their turn
MOVES_A_COIN = 40  # replayed for what a ping costs


def played_table(live: LiveTable) -> Table:
    """The game of a table that has one and still can be replayed."""
    if live.old_rules:
        raise Fault("old-rules", why=live.old_rules)
    if live.table is None:
        raise Taken("not-playing")
    return live.table


def beginning(live: LiveTable, witness: Witness | None = None) -> Table:
    """The game before its first answer; a witness sees every die and draw."""
    names = [sitter.name for sitter in live.sitters]
    table = new_table(live.game, names, witness or live.luck, live.created.options, live.created.data)
    live.part_ways(table)
    return table


def play_again(live: LiveTable, table: Table, move: tuple[int, int]) -> None:
    """One answer more, as it was given."""
    table.play(move[0], [move[1]])
    live.part_ways(table)


def finished_table(live: LiveTable) -> Table:
    """The game of a table that is over."""
    table = played_table(live)
    check_open_book(live)
    return table


async def record_of(live: LiveTable) -> Record:
    """The record of a finished game, with the secret of its luck and what was written about it."""
    table = finished_table(live)
    if live.created.what_if:
        raise Taken("is-what-if")
    lines = []
    for number, line in enumerate(record.spelled_moves(table)):
        lines.append(line)
        await breathe(number)
    found = record.record_with(table, lines)
    return msgspec.structs.replace(found, imported=live.created.imported, notes=notes_of(live))


def notes_of(live: LiveTable) -> list[Note]:
    """What was written about its moments, in the order of the game."""
    return [Note(move, name, text) for (move, name), text in sorted(live.notes.items())]


async def record_at_hand(room: Room) -> bytes:
    """The same as it is sent, made once for as long as nothing about it changes."""
    recent, name = room.house.recent, f"{room.live.id} {room.live.chain.hex()}"
    return recent.get(name) or recent.keep(name, encoded(await record_of(room.live)))


def replaying_cost(live: LiveTable, move: int | None) -> int:
    """How much dearer than a ping it is to play a game up to a move again."""
    moves = 0 if live.table is None else len(live.table.moves)
    return (moves if move is None else min(move, moves)) // MOVES_A_COIN


async def breathe(number: int) -> None:
    """Let other tables have their turn now and then."""
    if number % MOVES_AT_ONCE == MOVES_AT_ONCE - 1:
        await asyncio.sleep(0)


async def draws(room: Room) -> Draws:
    """All the luck of a finished game, in the order it was used."""
    live = room.live
    table = played_table(live)
    if live.created.what_if:
        raise Taken("is-what-if")
    check_open_book(live)
    if not isinstance(live.luck, Secret):
        raise Taken("not-over")
    witness = Witness(live.luck.key())
    again = beginning(live, witness)
    found = [Draw(0, n, number) for n, number in witness.seen()]
    for move, (seat, action) in enumerate(table.moves, start=1):
        again.state.answer(seat, action)
        found += [Draw(move, n, number) for n, number in witness.seen()]
        await breathe(move)
    return Draws(live.luck.commitment(), live.luck, tuple(found))


class Where(NamedTuple):
    """After so many moves, or at a line of the story; at a beat of the last move, from 1. The latest unless told."""

    move: int | None = None
    line: int | None = None
    beat: int | None = None


LATEST = Where()


async def moment(room: Room, seat: int | None, eyes: int | None, where: Where = LATEST) -> Moment:
    """A game at some moment: a finished one with any eyes, a game under way with one's own only."""
    live = room.live
    table = played_table(live)
    looks = eyes if eyes is not None else WATCHER if seat is None else seat
    check_eyes(live, seat, looks)
    moves = visible_moves(live, table)
    upto = len(moves) if where.move is None else min(where.move, len(moves))
    again = beginning(live)
    for number, answered in enumerate(moves[:upto]):
        if where.line is not None and len(again.story) > where.line:
            upto = number
            break
        play_again(live, again, answered)
        await breathe(number)
    way = [last for last in again.beats if last.move == len(again.moves)]
    beats = worth_seeing(again.game, way, len(again.story), again.state, looks)
    here = Moment(move=upto, moves=len(moves), eyes=looks, beats=len(beats), **seen_by(again, looks))
    number = where.beat or 0
    return at_beat(again, here, number, beats[number - 1]) if 0 < number <= len(beats) else here


async def course(room: Room) -> Course:
    """The rounds of a game and the length of its story, move by move, as far as everybody knows of them."""
    live = room.live
    moves, again = visible_moves(live, played_table(live)), beginning(live)
    rounds, lines = [round_of(again)], [len(again.story)]
    for number, answered in enumerate(moves):
        play_again(live, again, answered)
        rounds.append(round_of(again))
        lines.append(len(again.story))
        await breathe(number)
    return Course(tuple(rounds), tuple(lines))


def round_of(table: Table) -> int:
    """The round that everybody sees; 0 in a game that counts none."""
    return int(getattr(table.state, "round", 0))


def seen_by(table: Table, eyes: int) -> dict[str, Any]:
    """A table as it is now."""
    prompt = table.prompt(eyes)
    return {
        "view": for_people(table.game, prompt.view),
        "prompt": describe.prompt_info(prompt) if prompt.view.asks else None,
        "story": describe.story(table, prompt.view, 0, len(table.story)),
        "result": table.game.result(table.state) if table.is_over else None,
    }


def at_beat(table: Table, here: Moment, number: int, beat: Beat) -> Moment:
    """The same table a little earlier, when it asked nobody."""
    view = table.game.view(beat.state, here.eyes)
    story = describe.story(table, table.view(here.eyes), 0, beat.story)
    shown = for_people(table.game, view)
    return msgspec.structs.replace(here, beat=number, view=shown, prompt=None, story=story, result=None)


def for_people(game: AnyGame, view: View) -> dict[str, Any]:
    """A view without what people must keep in mind themselves."""
    return {name: getattr(view, name) for name in view.__struct_fields__ if name not in game.remembered}


def check_eyes(live: LiveTable, seat: int | None, eyes: int) -> None:
    """Until the end everybody sees with his own eyes, or as somebody who looks on."""
    if not WATCHER <= eyes < live.created.seats:
        raise Fault("no-such-seat")
    if not live.is_open_book and eyes not in (WATCHER, seat):
        raise NotAllowed("not-your-eyes")
    if seat is None and not (live.created.watching or live.opened):
        raise NotAllowed("no-watching")


def visible_moves(live: LiveTable, table: Table) -> list[tuple[int, int]]:
    """The moves everybody knows of: answers to a decision that is still sealed are not among them."""
    sealed = live.steps_back.sealed
    return table.moves[: sealed[0].place.moves] if sealed else list(table.moves)


async def take_in(house: House, key: str, content: bytes, address: str) -> Found:
    """Keep a record from a file as a finished table, if it is true."""
    await lobby.check_room_for_one_more(house, address)
    kept = record.read(content)
    table = record.begin(kept)
    for number, line in enumerate(kept.moves):
        record.play_line(table, line, number)
        await breathe(number)
    if not table.is_over:
        raise Taken("not-over")
    if kept.places and kept.places != list(record.result_of(table).places):
        raise RegaliaError("The places are not those the game ended with.", "$.places")
    if isinstance(kept.luck, Secret) and (kept.outcomes != table.outcomes or kept.commitment != kept.luck.commitment()):
        raise RegaliaError("The luck of this record is not what its secret gives.", "$.outcomes")
    live, done = imported(house, key, kept, table)
    room = await lobby.open_with(house, live, done, (SeatKey(hash_of(key), live.id, NO_SEAT),))
    return Found(room.live.id)


def imported(house: House, key: str, kept: Record, table: Table) -> tuple[LiveTable, list[AnyDeed]]:
    """The deeds that a record stands for."""
    now_ms = house.now_ms()
    created = Created(
        at_ms=now_ms,
        code=new_code(),
        game=kept.game,
        version=kept.version,
        seats=len(kept.seats),
        luck=kept.luck,
        host=hash_of(key),
        options=kept.options,
        data=kept.data,
        imported=True,
    )
    sat = [Sat(at_ms=now_ms, seat=seat, name=name) for seat, name in enumerate(kept.seats)]
    moves = [Answered(at_ms=now_ms, seat=seat, actions=(action,)) for seat, action in table.moves]
    return LiveTable(new_id(), created), [*sat, Started(at_ms=now_ms), *moves, *noted(kept, now_ms)]


def noted(kept: Record, now_ms: int) -> list[Noted]:
    """The notes of a record, by those who sit there under the same names."""
    seats = {name: seat for seat, name in enumerate(kept.seats)}
    return [
        Noted(at_ms=now_ms, seat=seats.get(note.name, NO_SEAT), name=note.name, move=note.move, text=note.text)
        for note in kept.notes
    ]
