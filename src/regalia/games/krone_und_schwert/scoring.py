"""The final count (rulebook: scoring)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import of
from regalia.games.krone_und_schwert.land import castles_of, cathedrals_of, land_of, towns_of
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import Wide, is_empty, size, without
from regalia.games.krone_und_schwert.words import KING_BONUS, LARGEST_BONUS, SECOND_BONUS


def territories(s: SchwertPieces, seat: i64) -> list[int]:
    """The sizes of a seat's territories, largest first."""
    sizes: list[int] = []
    land: Wide = land_of(s, seat)
    while not is_empty(land):
        found: Wide = s.board.territory(land)
        land = without(land, found)
        sizes.append(size(found))
    return sorted(sizes, reverse=True)


def largest_bonus(s: SchwertPieces) -> list[int]:
    """To every player who owns a territory of the largest size."""
    sizes: list[list[int]] = [territories(s, seat) for seat in range(s.seats)]
    largest: int = size_of_rank(sizes, 0)
    return [LARGEST_BONUS if largest and largest in own else 0 for own in sizes]


def second_bonus(s: SchwertPieces) -> list[int]:
    """To every player who owns one of the second size (KS-R42); by competition a tie for first leaves none (KS-R68)."""
    sizes: list[list[int]] = [territories(s, seat) for seat in range(s.seats)]
    largest: int = size_of_rank(sizes, 0)
    second: int = size_of_rank(sizes, largest)
    if s.terms.competition and len([own for own in sizes if largest in own]) > 1:
        second = 0
    return [SECOND_BONUS if second and second in own else 0 for own in sizes]


def size_of_rank(sizes: list[list[int]], below: int) -> int:
    """The largest size, or the largest below another; 0 if there is none."""
    best: int = 0
    for own in sizes:
        for n in own:
            if n > best and (below == 0 or n < below):
                best = n
    return best


def buildings_of(s: SchwertPieces, seat: i64) -> i64:
    """One point each: castles, cathedrals, towns of either size (KS-R49)."""
    return castles_of(s, seat) + cathedrals_of(s, seat) + towns_of(s, seat)


def final_points(s: SchwertPieces) -> list[int]:
    """Points behind the screens, buildings, territories and the crown; equal totals share (KS-R43)."""
    first: list[int] = largest_bonus(s)
    second: list[int] = second_bonus(s)
    out: list[int] = []
    for seat in range(s.seats):
        points: i64 = of(s.points, seat) + buildings_of(s, seat) + (KING_BONUS if seat == s.king else 0)
        out.append(points + first[seat] + second[seat])
    return out
