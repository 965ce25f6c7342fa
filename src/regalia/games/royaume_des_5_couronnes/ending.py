"""Crowns brought home, the end, the points and the final duel (rulebook: crowns, scoring)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count
from regalia.core.ints import bit, but_lowest, has, how_many, lowest, of, put
from regalia.core.lying import EVERYONE, shown_to, thing
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.path import in_play
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.princes import roll_of
from regalia.games.royaume_des_5_couronnes.words import (
    CHANCE_FINAL,
    COLOURS,
    CROWN_HOME,
    CROWNS_TO_END,
    D12,
    FINAL_DUEL,
    FINAL_ROLLED,
    KING,
    LAST_CROWN,
    POINTS,
)


def crown_home(s: RoyaumePieces, c: i64) -> None:
    """The next circle; the fourth crown ends the game at once (RC-R59, RC-R68)."""
    lay_crown(s, c)
    s.tell(CROWN_HOME, c, how_many(s.home))
    s.beat()
    if how_many(s.home) == CROWNS_TO_END:
        last: i64 = lowest(in_play(s))
        lay_crown(s, last)  # RC-R60
        s.tell(LAST_CROWN, last)
        end_game(s)


def lay_crown(s: RoyaumePieces, c: i64) -> None:
    """Its knight is out of play."""
    s.circles = put(s.circles, how_many(s.home), c + 1)
    s.home |= bit(c)


def end_game(s: RoyaumePieces) -> None:
    """All orders are shown; the most points make the king, or a final duel."""
    s.game_over()
    show_orders(s)
    for seat in range(s.seats):
        s.tell(POINTS, seat, points(s, seat))
    best: i64 = leaders(s)
    if how_many(best) == 1:
        become_king(s, lowest(best))
    else:
        s.then(step(FINAL_DUEL, 0, best))


def show_orders(s: RoyaumePieces) -> None:
    """The secret orders are turned up (RC-R66)."""
    for seat in range(s.seats):
        s.orders = put(s.orders, seat, shown_to(of(s.orders, seat), EVERYONE))


def matches(s: RoyaumePieces, seat: i64) -> i64:
    """The set of colours that stand in the same place on the prince's order and in the circles."""
    found: i64 = 0
    for place in range(COLOURS):
        colour: i64 = ordered(s, of(s.orders, seat), place)
        if of(s.circles, place) == colour + 1:
            found |= bit(colour)
    return found


def ordered(s: RoyaumePieces, card: i64, place: i64) -> i64:
    """The colour in a place of a secret order."""
    return s.terms.orders[(thing(card) - 1) * COLOURS + place]


def points(s: RoyaumePieces, seat: i64) -> i64:
    """Crowns in their place, and treasure: more for a colour that matches."""
    matching: i64 = matches(s, seat)
    sum_: i64 = how_many(matching) * s.terms.crown_points
    for colour in range(COLOURS):
        each: i64 = s.terms.match_points if has(matching, colour) else s.terms.other_points
        sum_ += count(of(s.pawns, seat), colour) * each
    return sum_


def leaders(s: RoyaumePieces) -> i64:
    """The seats with the most points."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(s.seats):
        mine: i64 = points(s, seat)
        if mine > best or found == 0:
            best = mine
            found = 0
        if mine == best:
            found |= bit(seat)
    return found


def final_duel(s: RoyaumePieces, seats: i64) -> None:
    """All roll together; the best stay in until one is left (RC-R61)."""
    best: i64 = 0
    stay: i64 = 0
    some: i64 = seats
    while some:
        seat: i64 = lowest(some)
        die: i64 = s.rolled(D12, CHANCE_FINAL)
        s.tell(FINAL_ROLLED, seat, roll_of(die, of(s.power, seat)))
        if die + of(s.power, seat) > best:
            best = die + of(s.power, seat)
            stay = 0
        if die + of(s.power, seat) == best:
            stay |= bit(seat)
        some = but_lowest(some)
    s.beat()
    if but_lowest(stay):
        s.then(step(FINAL_DUEL, 0, stay))
    else:
        become_king(s, lowest(stay))


def become_king(s: RoyaumePieces, seat: i64) -> None:
    """The winner."""
    s.king = seat
    s.tell(KING, seat)


def worths(s: RoyaumePieces) -> list[int]:
    """What the places depend on: points, and the final duel for the first place only."""
    return [points(s, seat) * 2 + (1 if seat == s.king else 0) for seat in range(s.seats)]
