"""Evenings: opened by a host, joined by one code, dealt round by round, stopped, and ended."""

from __future__ import annotations

import msgspec

from regalia.core.errors import BadSeats
from regalia.core.registry import game as find_game
from regalia.core.table import terms_of
from regalia.server import dealing, lobby, seating
from regalia.server.auth import hash_of, new_code, new_id
from regalia.server.deeds import AnyDeed, Created, Sat, Started
from regalia.server.errors import NotAllowed, NotThere, Taken, TooMany
from regalia.server.evening import BOT, Deal, Evening, Guest, Plan, Seating, body_of, read, with_plan
from regalia.server.evening_requests import MOST_TABLES, Arrive, NewEvening, Replan
from regalia.server.house import House
from regalia.server.live import LiveTable
from regalia.server.names import look, readable
from regalia.server.pairing import paired
from regalia.store.store import Conflict, EveningRow, SeatKey

MOST_GUESTS = 8 * MOST_TABLES
ATTEMPTS = 5


# --- opening


async def open_evening(house: House, key: str, wish: NewEvening, address: str) -> str:
    """A new evening, all its luck already fixed; whoever opens it is its host."""
    await lobby.check_room_for_one_more(house, address)
    plan = Plan(wish.games, wish.seats, wish.tables, wish.rounds, wish.form, wish.pace, wish.bot, wish.options)
    check_plan(plan)
    evening = with_plan(Evening(readable(wish.title), hash_of(key), house.wall_ms(), plan), plan)
    if wish.name:
        evening = with_guest(evening, None, Arrive(wish.name, wish.crest), hash_of(key))
    for _ in range(ATTEMPTS):
        row = EveningRow(new_id(), new_code(), house.wall_ms(), body_of(evening))
        try:
            if await house.store.row_of_code(row.code) is None:
                await house.store.keep_evening(row, None)
                return row.id
        except Conflict:
            continue
    raise TooMany("too-many-tables", most=house.settings.limits.tables)


def check_plan(plan: Plan) -> None:
    """Refuse what cannot be played."""
    for name in plan.games:
        game = find_game(name)
        if plan.seats not in game.players:
            raise BadSeats(game.how_many_play(plan.seats))
        terms_of(game, game.options.settle(plan.options.get(name, {})))
        seating.checked_bot(game, plan.bot)
    seating.check_pace(plan.pace)


# --- who is who


async def row_of(house: House, evening: str) -> EveningRow:
    """An evening that is there."""
    row = await house.store.evening(evening)
    if row is None:
        raise NotThere("no-such-evening")
    return row


async def keys_of(house: House, key: str | None) -> list[bytes]:
    """All keys of whoever asks."""
    return [] if key is None else await house.store.mine(hash_of(key))


async def need_host(house: House, evening: str, key: str | None) -> Evening:
    """The evening, if its host asks."""
    found = read(await row_of(house, evening))
    if found.host not in await keys_of(house, key):
        raise NotAllowed("host-of-evening-only")
    return found


def check_goes_on(evening: Evening) -> None:
    """Refuse what comes too late."""
    if evening.ended:
        raise Taken("evening-ended")


# --- coming and going


async def arrive(house: House, evening: str, key: str, wish: Arrive) -> None:
    """Take part from the next deal on; or be called otherwise."""
    await row_of(house, evening)
    mine = await house.store.mine(hash_of(key))

    def arrived(now: Evening) -> Evening:
        check_goes_on(now)
        return with_guest(now, now.guest_of(mine), wish, hash_of(key))

    await dealing.change(house, evening, arrived)


def with_guest(evening: Evening, own: int | None, wish: Arrive, key: bytes) -> Evening:
    """The evening with a guest more, or one who is called otherwise."""
    name = readable(wish.name)
    others = [guest.name for number, guest in enumerate(evening.guests) if number != own]
    if any(look(name) == look(other) for other in others):
        raise Taken("name-taken", name=name)
    guest = Guest(name, key, wish.crest, wish.entropy)
    if own is None:
        if len(evening.guests) >= MOST_GUESTS:
            raise TooMany("too-many-guests", most=MOST_GUESTS)
        return msgspec.structs.replace(evening, guests=(*evening.guests, guest))
    guests = list(evening.guests)
    guests[own] = msgspec.structs.replace(guest, key=guests[own].key, entropy=wish.entropy or guests[own].entropy)
    return msgspec.structs.replace(evening, guests=tuple(guests))


async def go(house: House, evening: str, guest: int) -> None:
    """A guest goes home: where he plays just now, a bot plays on."""

    def gone(now: Evening) -> Evening:
        if guest >= len(now.guests):
            raise NotThere("no-such-guest")
        guests = list(now.guests)
        guests[guest] = msgspec.structs.replace(guests[guest], gone=True)
        return msgspec.structs.replace(now, guests=tuple(guests))

    table, seat = seat_of(await dealing.change(house, evening, gone), guest)
    if table:
        await seating.leave(await house.room(table), seat)


def seat_of(evening: Evening, guest: int) -> tuple[str, int]:
    """Where a guest plays now; no table if nowhere."""
    number = evening.running()
    for each in evening.deals[number].tables if number is not None else ():
        if guest in each.guests:
            return each.table, each.guests.index(guest)
    return "", BOT


# --- dealing


async def replan(house: House, evening: str, wish: Replan) -> None:
    """Other numbers from the next deal on."""

    def changed(now: Evening) -> Evening:
        check_goes_on(now)
        plan = msgspec.structs.replace(now.plan, tables=wish.tables or now.plan.tables)
        begun = sum(bool(deal.tables) for deal in now.deals)
        return with_plan(now, msgspec.structs.replace(plan, rounds=max(wish.rounds or plan.rounds, begun)))

    await dealing.change(house, evening, changed)


async def deal(house: House, evening: str) -> None:
    """Begin the next deal: who sits where is kept first, then the tables are set, after a crash too."""

    def dealt(now: Evening) -> Evening:
        check_goes_on(now)
        number = now.coming()
        if now.running() is not None:
            raise Taken("deal-not-over")
        if number is None:
            raise Taken("no-more-deals")
        return with_seating(house, now, number)

    await dealing.change(house, evening, dealt)
    await set_tables(house, evening)


def with_seating(house: House, evening: Evening, number: int) -> Evening:
    """The evening with the next deal's tables, none of which is set yet."""
    seats = paired(evening)
    words = tuple(
        evening.guests[guest].entropy
        for table in seats
        for guest in table
        if guest != BOT and evening.guests[guest].entropy
    )
    tables = tuple(Seating(lobby.id_here(house), guests) for guests in seats)
    return msgspec.structs.replace(evening.with_deal(number, words=words, tables=tables), paused=False)


async def set_tables(house: House, evening: str) -> None:
    """Set those tables of the deal that do not stand yet."""
    now = read(await row_of(house, evening))
    number = now.running()
    if number is None or now.deals[number].is_set:
        return
    for each in now.deals[number].tables:
        if await house.store.row(each.table) is None:
            await set_table(house, evening, now, now.deals[number], each)
    await dealing.change(house, evening, lambda found: found.with_deal(number, is_set=True))
    for each in now.deals[number].tables:
        house.attend(await house.room(each.table))


async def set_table(house: House, evening: str, now: Evening, dealt: Deal, each: Seating) -> None:
    """One table, which begins at once."""
    plan, game, at_ms = now.plan, find_game(dealt.game), house.now_for(now.plan.pace)
    created = Created(
        at_ms=at_ms,
        code=new_code(),
        game=game.id,
        version=game.version,
        seats=plan.seats,
        luck=dealt.luck(),
        host=now.host,
        options=dict(game.options.settle(plan.options.get(game.id, {}))),
        pace=plan.pace,
        watching=False,
        advice="never",
        evening=evening,
    )
    live = LiveTable(each.table, created)
    done: list[AnyDeed] = [*sat_down(live, now, each, at_ms), Started(at_ms=at_ms)]
    keys = tuple(
        SeatKey(now.guests[guest].key, each.table, seat) for seat, guest in enumerate(each.guests) if guest != BOT
    )
    try:
        await lobby.open_with(house, live, done, keys)
    except TooMany:
        if await house.store.row(each.table) is None:  # else another process was faster
            raise


def sat_down(live: LiveTable, now: Evening, each: Seating, at_ms: int) -> list[Sat]:
    """Who sits there: guests, and bots on the seats that are free."""
    names = {now.guests[guest].name for guest in each.guests if guest != BOT}
    sat = []
    for seat, guest in enumerate(each.guests):
        if guest == BOT:
            sat.append(seating.bot_sat(live, seat, now.plan.bot, at_ms, frozenset(names)))
            names.add(sat[-1].name)
        else:
            sat.append(Sat(at_ms=at_ms, seat=seat, name=now.guests[guest].name))
    return sat


# --- pausing and ending


async def halt(house: House, evening: str, *, paused: bool) -> None:
    """Stop all tables, or let them go on."""
    now = await dealing.change(house, evening, lambda found: msgspec.structs.replace(found, paused=paused))
    await dealing.halt(house, now, halted=paused)


async def end(house: House, evening: str) -> None:
    """No further deal; what is played is played to its end."""
    await dealing.change(house, evening, lambda found: msgspec.structs.replace(found, ended=True))
