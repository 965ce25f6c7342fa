"""Who sits where in the next deal: seats rotate, tables mix, bots fill what is free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regalia.server.evening import BOT, Evening
from regalia.server.scoring import standing

Seats = tuple[tuple[int, ...], ...]  # by table and seat: the number of a guest, or BOT


def paired(evening: Evening) -> Seats:
    """The seating of the deal that comes next."""
    number, plan = sum(bool(deal.tables) for deal in evening.deals), evening.plan
    if plan.form == "rotate":
        return rotated(playing(evening, plan.tables * plan.seats), plan.tables, plan.seats, number)
    if plan.form in ("swiss", "league"):
        order = [line.guest for line in standing(evening) if not evening.guests[line.guest].gone]
        newcomers = [guest for guest in evening.here() if guest not in order]
        return by_rank([*order, *newcomers][: plan.tables * plan.seats], plan.tables, plan.seats, number)
    left = still_in(evening)
    tables = max(1, min(plan.tables, -(-len(left) // plan.seats)))
    return rotated(left[: tables * plan.seats], tables, plan.seats, number)


def playing(evening: Evening, most: int) -> list[int]:
    """Who plays: if not all can, those who have played least, then those who came first."""
    played = Counter(guest for deal in evening.deals for table in deal.tables for guest in table.guests)
    chosen = sorted(evening.here(), key=lambda guest: (played[guest], guest))[:most]
    return sorted(chosen)


def rotated(guests: Sequence[int], tables: int, seats: int, number: int) -> Seats:
    """Everybody moves up one seat with each deal, and each row of them by another number of tables."""
    found = [[BOT] * seats for _ in range(tables)]
    for place, guest in enumerate(guests):
        row, table = divmod(place, tables)
        found[(table + row * number) % tables][(row + number) % seats] = guest
    return tuple(tuple(each) for each in found)


def by_rank(guests: Sequence[int], tables: int, seats: int, number: int) -> Seats:
    """Those who stand side by side sit at one table; the free seats are at the last."""
    found = [[BOT] * seats for _ in range(tables)]
    for place, guest in enumerate(guests):
        table, row = divmod(place, seats)
        found[table][(row + number) % seats] = guest
    return tuple(tuple(each) for each in found)


def still_in(evening: Evening) -> list[int]:
    """Knock-out: all at first, then those who came in the better half of their table."""
    over = [deal for deal in evening.deals if deal.is_over]
    if not over:
        return evening.here()
    found = [
        (place, guest)
        for table, places in zip(over[-1].tables, over[-1].places, strict=True)
        for guest, place in zip(table.guests, places, strict=True)
        if guest != BOT and 0 < place <= max(1, len(places) // 2) and not evening.guests[guest].gone
    ]
    return [guest for _, guest in sorted(found)]
