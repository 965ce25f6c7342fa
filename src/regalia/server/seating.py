"""What happens around the game: sitting down, seating bots, leaving, sending away, starting, meeting again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from regalia.bots.levels import USUAL
from regalia.bots.registry import bot_names, is_bot
from regalia.core.errors import BadSeats, RegaliaError
from regalia.core.game import AnyGame
from regalia.core.table import terms_of
from regalia.server import blocks, holidays, playing
from regalia.server.auth import hash_of, new_key
from regalia.server.deeds import Agreed, AnyDeed, Barred, Left, Opened, Pace, Rematched, Sat, Started
from regalia.server.errors import Fault, NotAllowed, NotThere, Taken, TooMany
from regalia.server.live import LiveTable
from regalia.server.names import look, readable
from regalia.server.requests import Agree, Join, SeatBot, Seated
from regalia.server.room import MovedOn, Room
from regalia.store.store import SeatKey

LONGEST_PACE = {"none": 0, "decision": 86_400, "bank": 86_400, "days": 60}
LONGEST_INCREMENT = {"none": 0, "decision": 3_600, "bank": 3_600, "days": 7 * 86_400}
MOST_KEYS = 64  # of one seat: devices, and links to them
BOT_NAMES = ("Aurelia", "Balduin", "Clothilde", "Dagobert", "Ermesinde", "Fredegar", "Gisela", "Hadrian")


async def sit_down(room: Room, key: str, wish: Join) -> Seated:
    """Take a seat that is free; whoever sits already keeps it, perhaps by another name, unless he asks for a second."""
    store = room.house.store
    async with room.turn() as live:
        mine = await store.seat_of(hash_of(key), live.id)
        if mine is not None and not wish.another:
            await rename(room, mine, wish)
            return Seated(live.id, live.created.code, mine)
        if mine is not None and live.created.rated:
            raise Taken("rated-one-seat")
        hers = await store.mine(hash_of(key))
        for known in hers:
            live.manners.check_may_come(known)
        await blocks.check_welcome(room.house, live.created.host, hers)
        seat = chosen_seat(live, wish.seat)
        check_open(live)
        name = checked_name(live, wish.name)
        deed = Sat(at_ms=room.now_ms(), seat=seat, name=name, entropy=wish.entropy, learner=wish.learner)
        link = "" if mine is None else new_key(store.secret())
        await do(room, deed, keys=(SeatKey(hash_of(link or key), live.id, seat),))
        return Seated(live.id, live.created.code, seat, link=link)


async def rename(room: Room, seat: int, wish: Join) -> None:
    """Before the start a player may be called otherwise, and stir another word into the luck."""
    sitter = room.live.sitters[seat]
    if room.live.status != "open" or wish.seat not in (None, seat):
        return
    name = sitter.name if readable(wish.name) == sitter.name else checked_name(room.live, wish.name, seat)
    word = wish.entropy or sitter.entropy
    if (name, word) != (sitter.name, sitter.entropy):
        await do(room, Sat(at_ms=room.now_ms(), seat=seat, name=name, entropy=word, learner=sitter.learner))


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


def checked_name(live: LiveTable, name: str, own: int = -1) -> str:
    """A name that nobody else at the table has, nor one that looks like it."""
    name = readable(name)
    try:
        live.game.names([name, *[f"{n}-" for n in range(live.game.players[0] - 1)]])
    except BadSeats:
        raise Fault("bad-name") from None
    others = [sitter.name for seat, sitter in enumerate(live.sitters) if sitter.name and seat != own]
    if any(look(other) == look(name) for other in others):
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
        await open_for(room, seat, key)
    elif mine != seat:
        raise Taken("seat-taken")
    return Seated(room.live.id, room.live.created.code, seat)


async def new_link(room: Room, seat: int) -> str:
    """A token for a seat, to be taken to another device."""
    token = new_key(room.house.store.secret())
    await open_for(room, seat, token)
    return token


async def open_for(room: Room, seat: int, key: str) -> None:
    """One more key for a seat."""
    async with room.turn() as live:
        if sum(each.seat == seat for each in await room.house.store.keys_of(live.id)) >= MOST_KEYS:
            raise TooMany("too-many-links")
        await do(room, keys=(SeatKey(hash_of(key), live.id, seat),))


async def seat_bot(room: Room, wish: SeatBot) -> None:
    """Put a bot on a free seat."""
    async with room.turn() as live:
        check_open(live)
        await do(room, bot_sat(live, chosen_seat(live, wish.seat), wish.bot, room.now_ms()))


def bot_sat(live: LiveTable, seat: int, bot: str, now_ms: int, names: frozenset[str] = frozenset()) -> Sat:
    """The deed of a bot that sits down."""
    return Sat(at_ms=now_ms, seat=seat, name=bot_name(live, names), bot=checked_bot(live.game, bot))


def checked_bot(game: AnyGame, bot: str) -> str:
    """A bot that plays this game; the usual one if none is named."""
    if bot and not is_bot(bot):
        raise Fault("no-such-bot", bot=bot, bots=", ".join(bot_names(game)))
    return bot or USUAL


def bot_name(live: LiveTable, names: frozenset[str] = frozenset()) -> str:
    """A name for a bot that nobody else has."""
    taken = {look(sitter.name) for sitter in live.sitters} | {look(name) for name in names}
    return next(name for name in BOT_NAMES if look(name) not in taken)


async def agree(room: Room, wish: Agree) -> None:
    """Change what is agreed on before the start."""
    async with room.turn() as live:
        check_open(live)
        deed = agreed(live, wish, room.now_ms())
        if deed.rated and not live.created.rated:
            check_nobody_else(live, await room.house.store.seat_of(live.created.host, live.id))
        await do(room, deed)


def check_nobody_else(live: LiveTable, host: int | None) -> None:
    """Sitting down is to agree that a table is rated: it cannot become so for those who sit already."""
    if any(sitter.is_person for seat, sitter in enumerate(live.sitters) if seat != host):
        raise Taken("rated-too-late")


def check_rated(rated: bool, data: dict[str, Any] | None) -> None:
    """A game with edited data says nothing of how strong somebody is."""
    if rated and data is not None:
        raise Fault("rated-edited")


def agreed(live: LiveTable, wish: Agree, now_ms: int) -> Agreed:
    """What is agreed on now, checked."""
    created, game = live.created, live.game
    seats = created.seats if wish.seats is None else wish.seats
    if seats not in game.players:
        raise BadSeats(game.how_many_play(seats))
    if any(sitter.name for sitter in live.sitters[seats:]):
        raise Taken("seat-taken")
    options = game.options.settle(created.options if wish.options is None else wish.options)
    terms_of(game, options, created.data)
    pace = created.pace if wish.pace is None else wish.pace
    check_pace(pace)
    rated = created.rated if wish.rated is None else wish.rated
    check_rated(rated, created.data)
    return Agreed(
        at_ms=now_ms,
        seats=seats,
        options=options,
        pace=pace,
        listed=created.listed if wish.listed is None else wish.listed,
        watching=created.watching if wish.watching is None else wish.watching,
        advice=created.advice if wish.advice is None else wish.advice,
        rated=rated,
    )


def check_pace(pace: Pace) -> None:
    """A pace that can be kept."""
    most = LONGEST_PACE[pace.kind]
    is_sound = pace.amount == 0 if pace.kind == "none" else 1 <= pace.amount <= most
    if not is_sound or not 0 <= pace.increment <= LONGEST_INCREMENT[pace.kind]:
        raise RegaliaError(f"A pace “{pace.kind}” takes an amount from {min(1, most)} to {most}.", "$.pace")


async def leave(room: Room, seat: int) -> None:
    """Get up: before the start the seat is free again, in the game a bot plays on."""
    if room.live.status == "playing":
        await playing.hand_over(room, seat, "left")
    else:
        await empty(room, seat, kicked=False)


async def empty(room: Room, seat: int, *, kicked: bool) -> None:
    """Free a seat before the start; whoever was sent away does not sit down here again."""
    async with room.turn() as live:
        check_open(live)
        if seat >= live.created.seats or not live.sitters[seat].name:
            raise NotThere("no-such-seat")
        done: list[AnyDeed] = [Left(at_ms=room.now_ms(), seat=seat, kicked=kicked)]
        keys = [key.hash for key in await room.house.store.keys_of(live.id) if key.seat == seat]
        if kicked and keys:
            barred = tuple(key for key in keys if key != live.created.host)
            done.append(Barred(at_ms=room.now_ms(), keys=barred))
        await do(room, *done, freed=(seat,))
    for ear in [ear for ear in room.ears if ear.seat == seat]:
        ear.seat_lost()


async def start(room: Room) -> None:
    """Begin, if all seats are taken."""
    async with room.turn() as live:
        check_open(live)
        if live.free_seat() is not None:
            raise Taken("seats-empty")
        await do(room, Started(at_ms=room.now_ms()))
    holidays.begun(room)


async def open_game(room: Room, seat: int) -> None:
    """After the end, let everybody see a game that nobody could watch."""
    async with room.turn() as live:
        if not live.is_open_book:
            raise Taken("deal-not-over" if live.status == "over" else "not-over")
        if not (live.opened or live.created.watching):
            await do(room, Opened(at_ms=room.now_ms(), seat=seat))


async def rematch(room: Room, set_table: Callable[[LiveTable], Awaitable[str]]) -> str:
    """The same people at a new table, each with the keys of his seat; whoever asks again gets the same table."""
    async with room.turn() as live:
        if live.status != "over" or live.created.imported or live.created.evening:
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
