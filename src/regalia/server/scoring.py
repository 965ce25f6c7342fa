"""What the deals of an evening come to: each seat is compared with the same seat at the other tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean

import msgspec

from regalia.core.rating import NEWCOMER, Rating, after_game
from regalia.server.evening import BOT, Deal, Evening
from regalia.server.rating import points as points_of


class Compared(msgspec.Struct, frozen=True):
    """What a seat of a table came to."""

    guest: int
    place: int  # at its own table; 0: the game ended without places
    points: float  # one for each who had the same seat elsewhere and came worse, half of one for a tie
    mean: float  # the mean place of the same seat at the other tables; 0 if there is none


class Standing(msgspec.Struct, frozen=True):
    """A line of the standing."""

    guest: int
    points: float
    rank: int
    was: int = 0  # the rank one deal before; 0: none
    deals: int = 0  # so many were played


def compared(deal: Deal) -> tuple[tuple[Compared, ...], ...]:
    """A deal that is over, by table and seat."""
    return tuple(
        tuple(compared_seat(deal, table, seat, seating.guests[seat]) for seat in range(len(seating.guests)))
        for table, seating in enumerate(deal.tables)
    )


def compared_seat(deal: Deal, table: int, seat: int, guest: int) -> Compared:
    """One seat of one table."""
    place, rivals = place_of(deal, table, seat), rivals_of(deal, table, seat)
    elsewhere = [place_of(deal, other, seat) for other in range(len(deal.tables)) if other != table]
    known = [other for other in elsewhere if other]
    points = sum(1.0 if place < rival else 0.5 if place == rival else 0.0 for rival in rivals) if place else 0.0
    return Compared(guest, place, points, fmean(known) if known else 0.0)


def rivals_of(deal: Deal, table: int, seat: int) -> list[int]:
    """The places it is compared with: of the same seat elsewhere, or where only one table plays of the other seats."""
    if len(deal.tables) > 1:
        found = [place_of(deal, other, seat) for other in range(len(deal.tables)) if other != table]
    else:
        found = [place_of(deal, table, other) for other in range(len(deal.tables[0].guests)) if other != seat]
    return [place for place in found if place]


def place_of(deal: Deal, table: int, seat: int) -> int:
    """Where a seat came; 0 if its game ended without places."""
    places = deal.places[table]
    return places[seat] if seat < len(places) else 0


def standing(evening: Evening) -> list[Standing]:
    """The standing after all deals that are over, the best first."""
    over, by = [deal for deal in evening.deals if deal.is_over], in_league if evening.plan.form == "league" else ranked
    before = {line.guest: line.rank for line in by(over[:-1])} if len(over) > 1 else {}
    return [msgspec.structs.replace(line, was=before.get(line.guest, 0)) for line in by(over)]


def ranked(deals: list[Deal]) -> list[Standing]:
    """All who played, by their points; who has as many shares a rank."""
    points: dict[int, list[float]] = defaultdict(list)
    for deal in deals:
        for each in (seat for table in compared(deal) for seat in table if seat.guest != BOT):
            points[each.guest].append(each.points)
    return in_order(
        {guest: sum(found) for guest, found in points.items()}, Counter({g: len(points[g]) for g in points})
    )


def in_league(deals: list[Deal]) -> list[Standing]:
    """All who played, by how strong their games show them to be; bots are one player more."""
    known: dict[int, Rating] = {}
    played: Counter[int] = Counter()
    for deal in deals:
        for seating, places in zip(deal.tables, deal.places, strict=True):
            if any(places):
                known.update(after_game(known, seating.guests, places))
            played.update(guest for guest in seating.guests if guest != BOT)
    return in_order({guest: float(points_of(known.get(guest, NEWCOMER).mu)) for guest in played}, played)


def in_order(sums: dict[int, float], played: Counter[int]) -> list[Standing]:
    """The standing, by what everybody has come to."""
    order = sorted(sums, key=lambda guest: (-sums[guest], guest))
    return [
        Standing(guest, sums[guest], 1 + sum(other > sums[guest] for other in sums.values()), 0, played[guest])
        for guest in order
    ]
