"""What happens around the game: sitting down, seating bots, leaving, sending away, starting, meeting again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from regalia.bots.levels import USUAL
from regalia.bots.registry import bot_names, is_bot
from regalia.core.errors import BadSeats, RegaliaError
from regalia.server import playing
from regalia.server.auth import hash_of, new_key
from regalia.server.deeds import Agreed, AnyDeed, Left, Pace, Rematched, Sat, Started
from regalia.server.errors import Fault, NotAllowed, NotThere, Taken
from regalia.server.live import LiveTable
from regalia.server.requests import Agree, Join, SeatBot, Seated
from regalia.server.room import MovedOn, Room
from regalia.store.store import SeatKey

LONGEST_PACE = {"none": 0, "decision": 86_400, "bank": 86_400, "days": 60}
LONGEST_INCREMENT = 3_600
BOT_NAMES = ("Aurelia", "Balduin", "Clothilde", "Dagobert", "Ermesinde", "Fredegar", "Gisela", "Hadrian")


async def sit_down(room: Room, key: str, wish: Join) -> Seated:
    """Take a seat; whoever sits already keeps his seat, and nobody gets one that is taken."""
    seat = await room.house.store.seat_of(hash_of(key), room.live.id)
    if seat is None:
        async with room.turn() as live:
            seat = chosen_seat(live, wish.seat)
            check_open(live)
            name = checked_name(live, wish.name)
            now_ms = room.now_ms()
            deed = Sat(at_ms=now_ms, seat=seat, name=name, entropy=wish.entropy)
            token = new_key()
            keys = tuple(SeatKey(hash_of(each), live.id, seat) for each in (key, token))
            await do(room, deed, keys=keys)
            return Seated(live.id, live.created.code, seat, token, key)
    return Seated(room.live.id, room.live.created.code, seat, "", key)


async def do(room: Room, *done: AnyDeed, keys: tuple[SeatKey, ...] = (), freed: tuple[int, ...] = ()) -> None:
    """Do it, or say that somebody was faster."""
    try:
        await room.do(*done, keys=keys, freed=freed)
    except MovedOn:
        raise Taken("seat-taken") from None


def check_open(live: LiveTable) -> None:
    """This is for the time before the start."""
    if live.status != "open":
        raise Taken("not-open")


def chosen_seat(live: LiveTable, wanted: int | None) -> int:
    """The seat that was asked for, or the first free one."""
    seat = live.free_seat() if wanted is None else wanted
    if seat is None:
        raise Taken("table-full")
    if seat >= live.created.seats:
        raise NotThere("no-such-seat")
    if live.sitters[seat].name:
        raise Taken("seat-taken")
    return seat


def checked_name(live: LiveTable, name: str) -> str:
    """A name that nobody else at the table has."""
    name = " ".join(name.split())
    try:
        live.game.names([name, *[f"{n}-" for n in range(live.game.players[0] - 1)]])
    except BadSeats:
        raise Fault("bad-name") from None
    if any(sitter.name.casefold() == name.casefold() for sitter in live.sitters):
        raise Taken("name-taken", name=name)
    return name


async def resume(room: Room, key: str, token: str) -> Seated:
    """Open the seat of a token for another key too: the same person on another device."""
    store = room.house.store
    seat = await store.seat_of(hash_of(token), room.live.id)
    if seat is None:
        raise NotAllowed("bad-key")
    mine = await store.seat_of(hash_of(key), room.live.id)
    if mine is None:
        async with room.turn() as live:
            await do(room, keys=(SeatKey(hash_of(key), live.id, seat),))
    elif mine != seat:
        raise Taken("seat-taken")
    return Seated(room.live.id, room.live.created.code, seat, "", key)


async def seat_bot(room: Room, wish: SeatBot) -> None:
    """Put a bot on a free seat."""
    async with room.turn() as live:
        check_open(live)
        await do(room, bot_sat(live, chosen_seat(live, wish.seat), wish.bot, room.now_ms()))


def bot_sat(live: LiveTable, seat: int, bot: str, now_ms: int, names: frozenset[str] = frozenset()) -> Sat:
    """The deed of a bot that sits down."""
    return Sat(at_ms=now_ms, seat=seat, name=bot_name(live, names), bot=checked_bot(live, bot))


def checked_bot(live: LiveTable, bot: str) -> str:
    """A bot that plays this game; the usual one if none is named."""
    if bot and not is_bot(bot):
        raise Fault("no-such-bot", bot=bot, bots=", ".join(bot_names(live.game)))
    return bot or USUAL


def bot_name(live: LiveTable, names: frozenset[str] = frozenset()) -> str:
    """A name for a bot that nobody else has."""
    taken = {sitter.name.casefold() for sitter in live.sitters} | {name.casefold() for name in names}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


async def agree(room: Room, wish: Agree) -> None:
    """Change what is agreed on before the start."""
    async with room.turn() as live:
        check_open(live)
        await do(room, agreed(live, wish, room.now_ms()))


def agreed(live: LiveTable, wish: Agree, now_ms: int) -> Agreed:
    """What is agreed on now, checked."""
    created, game = live.created, live.game
    seats = created.seats if wish.seats is None else wish.seats
    if seats not in game.players:
        raise BadSeats(game.how_many_play(seats))
    if any(sitter.name for sitter in live.sitters[seats:]):
        raise Taken("seat-taken")
    options = game.options.settle(created.options if wish.options is None else wish.options)
    game.terms(options, game.data(created.data))
    pace = created.pace if wish.pace is None else wish.pace
    check_pace(pace)
    listed = created.listed if wish.listed is None else wish.listed
    watching = created.watching if wish.watching is None else wish.watching
    return Agreed(at_ms=now_ms, seats=seats, options=options, pace=pace, listed=listed, watching=watching)


def check_pace(pace: Pace) -> None:
    """A pace that can be kept."""
    most = LONGEST_PACE[pace.kind]
    is_sound = pace.amount == 0 if pace.kind == "none" else 1 <= pace.amount <= most
    if not is_sound or not 0 <= pace.increment <= LONGEST_INCREMENT:
        raise RegaliaError(f"A pace “{pace.kind}” takes an amount from {min(1, most)} to {most}.", "$.pace")


async def leave(room: Room, seat: int) -> None:
    """Get up: before the start the seat is free again, in the game a bot plays on."""
    if room.live.status == "playing":
        await playing.hand_over(room, seat, "left")
    else:
        await empty(room, seat, kicked=False)


async def empty(room: Room, seat: int, *, kicked: bool) -> None:
    """Free a seat before the start."""
    async with room.turn() as live:
        check_open(live)
        if seat >= live.created.seats or not live.sitters[seat].name:
            raise NotThere("no-such-seat")
        await do(room, Left(at_ms=room.now_ms(), seat=seat, kicked=kicked), freed=(seat,))
    for ear in [ear for ear in room.ears if ear.seat == seat]:
        ear.seat_lost()


async def start(room: Room) -> None:
    """Begin, if all seats are taken."""
    async with room.turn() as live:
        check_open(live)
        if live.free_seat() is not None:
            raise Taken("seats-empty")
        await do(room, Started(at_ms=room.now_ms()))


async def rematch(room: Room, set_table: Callable[[LiveTable], Awaitable[str]]) -> str:
    """The same people at a new table, each with the keys of his seat; whoever asks again gets the same table."""
    async with room.turn() as live:
        if live.status != "over" or live.created.imported:
            raise Taken("not-over")
        if not live.rematch:
            table = await set_table(live)
            await do(room, Rematched(at_ms=room.now_ms(), table=table))
        return room.live.rematch


def rematch_deeds(live: LiveTable, now_ms: int) -> list[Sat]:
    """Everybody moves up one seat, so that another begins."""
    order = [*live.sitters[1:], live.sitters[0]]
    return [Sat(at_ms=now_ms, seat=seat, name=each.name, bot=each.bot) for seat, each in enumerate(order)]


def moved_key(key: SeatKey, table: str, seats: int) -> SeatKey:
    """A key of the old table at the new one."""
    return msgspec.structs.replace(key, table=table, seat=(key.seat - 1) % seats)
