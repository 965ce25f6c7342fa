"""An evening as it is shown: who leads, what each table does now, and of deals that are over how they compare.

Of a deal that is played nothing is told but who is asked, and in which round: some still have its luck before them.
"""

from __future__ import annotations

from regalia.core.game import WATCHER
from regalia.server import describe, evenings
from regalia.server.errors import Fault, NotThere, Taken
from regalia.server.evening import BOT, Deal, Evening, Seating, read
from regalia.server.evening_requests import (
    DealInfo,
    DealLine,
    EveningInfo,
    EveningLine,
    EveningList,
    GuestLine,
    Place,
    Protocol,
    TableNow,
)
from regalia.server.house import House
from regalia.server.records import round_of
from regalia.server.scoring import compared, standing
from regalia.store.store import EveningRow

MOST_LISTED, MOST_LOOKED_THROUGH = 20, 500
LISTED_DAYS, DAY_MS = 60, 86_400_000


async def info(house: House, row: EveningRow, key: str | None) -> EveningInfo:
    """The evening for whoever shows this key."""
    evening, keys = read(row), await evenings.keys_of(house, key)
    guest, plan = evening.guest_of(keys), evening.plan
    you = BOT if guest is None or evening.guests[guest].gone else guest
    number = evening.running()
    tables = evening.deals[number].tables if number is not None else ()
    return EveningInfo(
        id=row.id,
        code=row.code,
        title=evening.name,
        host=evening.host in keys,
        you=you,
        games=plan.games,
        seats=plan.seats,
        tables=plan.tables,
        rounds=len(evening.deals),
        form=plan.form,
        pace=plan.pace,
        guests=tuple(GuestLine(each.name, each.crest, each.gone) for each in evening.guests),
        deals=tuple(deal_line(deal) for deal in evening.deals),
        now=tuple([await table_now(house, each) for each in tables]),
        standing=tuple(standing(evening)),
        paused=evening.paused,
        ended=evening.ended,
        table=evenings.seat_of(evening, you)[0] if you != BOT else "",
    )


def deal_line(deal: Deal) -> DealLine:
    """A deal, in short."""
    state = "over" if deal.is_over else "running" if deal.tables else "coming"
    return DealLine(deal.game, state, deal.luck().commitment())  # type: ignore[arg-type]


async def table_now(house: House, seating: Seating) -> TableNow:
    """What anybody may know of a table: one that cannot be opened is over."""
    try:
        live = (await house.room(seating.table)).live
    except Fault:
        return TableNow((), seating.guests, True, 0, (), (), 0)
    is_over = live.status == "over" or live.closed
    table = None if is_over else live.table
    return TableNow(
        names=tuple(sitter.name for sitter in live.sitters),
        guests=seating.guests,
        over=is_over,
        round=round_of(table) if table else 0,
        asked=live.game.view(table.state, WATCHER).asked if table else (),
        away=tuple(seat for seat, sitter in enumerate(live.sitters) if sitter.away_shown),
        idle_ms=max(0, house.now_for(live.created.pace) - live.updated_ms),
    )


async def mine(house: House, key: str) -> EveningList:
    """The evenings of whoever shows this key, the newest first."""
    keys = await evenings.keys_of(house, key)
    rows = await house.store.evenings(house.wall_ms() - LISTED_DAYS * DAY_MS, MOST_LOOKED_THROUGH)
    found = [line_of(row.id, read(row), keys) for row in rows]
    return EveningList(tuple(each for each in found if each is not None)[:MOST_LISTED])


def line_of(evening_id: str, evening: Evening, keys: list[bytes]) -> EveningLine | None:
    """The line of an evening; None if it is somebody else's."""
    is_host = evening.host in keys
    if not is_host and evening.guest_of(keys) is None:
        return None
    over = sum(deal.is_over for deal in evening.deals)
    rounds, is_running = len(evening.deals), evening.running() is not None
    return EveningLine(evening_id, evening.name, evening.plan.games, is_host, over, rounds, is_running, evening.ended)


# --- what it comes to


async def deal(house: House, row: EveningRow, number: int) -> DealInfo:
    """A deal that is over, seat by seat."""
    evening = read(row)
    if not 0 < number <= len(evening.deals):
        raise NotThere("no-such-deal")
    if not evening.deals[number - 1].is_over:
        raise Taken("deal-not-over")
    return await deal_info(house, evening, number)


async def deal_info(house: House, evening: Evening, number: int) -> DealInfo:
    """The deal of a number, from 1; it is over."""
    dealt = evening.deals[number - 1]
    names = [await names_at(house, evening, seating) for seating in dealt.tables]
    places = tuple(
        tuple(
            Place(name, each.guest, each.place, each.points, each.mean)
            for name, each in zip(names[table], seats, strict=True)
        )
        for table, seats in enumerate(compared(dealt))
    )
    luck, tables = dealt.luck(), tuple(each.table for each in dealt.tables)
    return DealInfo(number, dealt.game, luck.commitment(), luck, tables, places)


async def names_at(house: House, evening: Evening, seating: Seating) -> list[str]:
    """Who sat at a table: of guests the names they have now, of bots those they had."""
    row = await house.store.row(seating.table)
    kept = describe.read_line(row.brief).names if row is not None else ()
    bots = [kept[seat] if seat < len(kept) else "" for seat in range(len(seating.guests))]
    return [evening.guests[guest].name if guest != BOT else bots[seat] for seat, guest in enumerate(seating.guests)]


async def protocol(house: House, row: EveningRow) -> Protocol:
    """All deals that are over, and what they come to."""
    evening = read(row)
    over = [number for number, each in enumerate(evening.deals, start=1) if each.is_over]
    return Protocol(
        title=evening.name,
        opened_ms=evening.opened_ms,
        guests=tuple(guest.name for guest in evening.guests),
        deals=tuple([await deal_info(house, evening, number) for number in over]),
        standing=tuple(standing(evening)),
    )
