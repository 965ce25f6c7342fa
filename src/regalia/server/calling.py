"""Ways to a game with friends: asked to a table, a quick one with whoever is here, once more with the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.core.registry import game as find_game
from regalia.server import describe, friends, lobby, people, seating, somebody
from regalia.server.errors import Fault, NotSaved, Taken
from regalia.server.friend_requests import Quick
from regalia.server.requests import Join, NewTable, Seated
from regalia.store.store import PersonRow

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import LiveTable
    from regalia.server.room import Room

USUAL_SEATS = 3  # enough company, and nobody waits long


async def invite(room: Room, key: str, which: tuple[str, ...]) -> int:
    """Ask friends to a table at which one sits, or that one hosts."""
    house = room.house
    mine = await friends.own_row(house, key)
    if not await lobby.is_host(room, key):
        await lobby.need_seat(room, key)
    seating.check_open(room.live)
    others = [await friends.friend(house, mine, each) for each in dict.fromkeys(which)]
    await friends.invite(house, mine, others, room.live.id)
    return len(others)


# --- quickly


async def quick(house: House, key: str, wish: Quick, address: str) -> Seated:
    """Sit down where somebody waits for such a game just now; else set a table, and call the friends who are here."""
    game = find_game(wish.game)
    mine = await friends.own_row(house, key) if wish.who == "friends" else await people.found(house, key)
    for table in await waiting(house, key, wish):
        try:
            return await seating.sit_down(await house.room(table), key, Join(wish.name))
        except NotSaved:
            raise
        except Fault:
            continue  # somebody was faster, or she is not welcome there
    seats = wish.seats or min(USUAL_SEATS, game.players[-1])
    set_up = NewTable(wish.game, seats, name=wish.name, listed=wish.who == "all")
    seated = await lobby.set_table(house, key, set_up, address)
    known = await friends.friends_of(house, mine) if mine is not None else []
    here = [other for _, other in known if is_here(house, other)]
    if mine is not None and here:
        await friends.invite(house, mine, here, seated.table, call=True)
    return seated


def is_here(house: House, row: PersonRow) -> bool:
    """Is a friend here, as far as she shows it?"""
    return not somebody.read(row).hidden and house.messenger.around.has(row.id)


async def waiting(house: House, key: str, wish: Quick) -> list[str]:
    """Tables where somebody waits for such a game: those of friends first."""
    called = [each.table for each in (await friends.circle(house, key)).invitations]
    rows = await house.store.listed("open", lobby.MOST_LISTED) if wish.who == "all" else []
    listed = [line for row in rows if (line := describe.line_of(row)) is not None]
    found = []
    for line in (*called, *listed):
        fits = line.game == wish.game and line.free > 0 and not line.rated and line.pace.kind != "days"
        if fits and is_attended(await house.room(line.id)):
            found.append(line.id)
    return list(dict.fromkeys(found))


def is_attended(room: Room) -> bool:
    """Does somebody who sits there wait at the table, and play by the usual rules?"""
    created = room.live.created
    return created.data is None and any(seat >= 0 for seat in room.here())


# --- once more


async def again(room: Room, key: str, address: str) -> Seated:
    """A table as that of a finished game, with its bots; the friends who sat there are asked to come."""
    house, live = room.house, room.live
    mine = await friends.own_row(house, key)
    seat = await lobby.need_seat(room, key)
    if live.status != "over":
        raise Taken("not-over")
    seated = await lobby.set_table(house, key, like(live, seat), address)
    there = {each.hash for each in await house.store.keys_of(live.id) if each.seat not in (seat, -1)}
    known = await friends.friends_of(house, mine)
    others = [other for _, other in known if not there.isdisjoint(hash_ for hash_, _ in other.keys)]
    if others:
        await friends.invite(house, mine, others, seated.table)
    return seated


def like(live: LiveTable, seat: int) -> NewTable:
    """The same agreements; not rated, since nobody has agreed to that anew."""
    created = live.created
    bots = tuple(each.bot for each in live.sitters if each.bot)
    return NewTable(
        created.game,
        created.seats,
        name=live.sitters[seat].name,
        bots=bots,
        options=msgspec.to_builtins(created.options),
        data=created.data,
        pace=created.pace,
        watching=created.watching,
        advice=created.advice,
    )
