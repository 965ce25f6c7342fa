"""What if: a new table that plays on from a moment of a finished game, against bots.

What was drawn until then is drawn again; from there on its luck is its own, so nobody can know it from the record. It
says everywhere where it comes from, and has no record, review or proof of its luck.
"""

from __future__ import annotations

from regalia.core.fairness import new_secret
from regalia.server import lobby, records, seating
from regalia.server.auth import hash_of, new_code
from regalia.server.deeds import Answered, AnyDeed, Created, Sat, Started, WhatIf
from regalia.server.errors import Fault, Taken
from regalia.server.live import LiveTable
from regalia.server.requests import PlayOn, Seated
from regalia.server.room import Room
from regalia.store.store import SeatKey


async def play_on(room: Room, key: str, wish: PlayOn, address: str) -> Seated:
    """A table that begins where another stood, with whoever asks on one of its seats."""
    old, house = room.live, room.house
    check_can_go_on(old, wish)
    await lobby.check_room_for_one_more(house, address)
    live = LiveTable(lobby.id_here(house), created_from(room, key, wish))
    now_ms, played = live.created.at_ms, records.finished_table(old).moves[: wish.move]
    moves = [Answered(at_ms=now_ms, seat=seat, actions=(action,)) for seat, action in played]
    done: list[AnyDeed] = [*sitting(live, wish), Started(at_ms=now_ms), *moves]
    opened = await lobby.open_with(house, live, done, (SeatKey(hash_of(key), live.id, wish.seat),), address)
    return Seated(opened.live.id, opened.live.created.code, wish.seat)


def check_can_go_on(live: LiveTable, wish: PlayOn) -> None:
    """It must be over, and not at this moment; and not be played on itself."""
    table = records.finished_table(live)
    if wish.move >= len(table.moves):
        raise Taken("nothing-to-finish")
    if live.created.what_if:
        raise Taken("is-what-if")
    if wish.seat >= live.created.seats:
        raise Fault("no-such-seat")


def created_from(room: Room, key: str, wish: PlayOn) -> Created:
    """What is agreed on there: the same, with luck of its own."""
    old = room.live.created
    return Created(
        at_ms=room.house.now_ms(),
        code=new_code(),
        game=old.game,
        version=old.version,
        seats=old.seats,
        luck=room.live.luck,
        host=hash_of(key),
        options=old.options,
        data=old.data,
        watching=old.watching or room.live.opened,
        what_if=WhatIf(room.live.id, wish.move, new_secret().secret),
    )


def sitting(live: LiveTable, wish: PlayOn) -> list[Sat]:
    """Whoever asks on his seat, bots on all others."""
    now_ms, name = live.created.at_ms, seating.checked_name(live, wish.name)
    sat, names = [Sat(at_ms=now_ms, seat=wish.seat, name=name)], {name}
    for seat in [each for each in range(live.created.seats) if each != wish.seat]:
        sat.append(seating.bot_sat(live, seat, wish.bot, now_ms, frozenset(names)))
        names.add(sat[-1].name)
    return sat
