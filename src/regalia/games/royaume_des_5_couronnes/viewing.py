"""What everybody sees of Le Royaume des 5 Couronnes, and what a seat alone sees: the fields of a view.

Compiled, since a server fills them at every answer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from regalia.core.bag import count
from regalia.core.beat import asks_in_a_word, seats_asked
from regalia.core.game import WATCHER
from regalia.core.ints import bit, has, members_of
from regalia.core.lying import EVERYONE, knows, thing
from regalia.core.remembering import REMEMBERED
from regalia.core.step import asked, kind_of, second, third
from regalia.games.royaume_des_5_couronnes import odds
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS
from regalia.games.royaume_des_5_couronnes.ending import points
from regalia.games.royaume_des_5_couronnes.path import blocked_knights, talon_size
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.princes import in_bank
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.view import STEPS, Chances, Counts, Knight, Lying, RoyaumeView


def view(s: RoyaumeState, seat: i64) -> RoyaumeView:
    """What a seat may know."""
    return RoyaumeView(**open_to_all(s), **own(s, seat))


def open_to_all(s: RoyaumeState) -> dict[str, Any]:
    """What everybody knows."""
    kind = kind_of(s.now)
    in_turn = turn_of(s)
    return {
        "decision": s.decisions,
        "asks": asks_in_a_word(STEPS, s.now),
        "asked": seats_asked(s.now),
        "gm": s.gm,
        "in_turn": in_turn,
        "turn": s.turns,
        "phase": "" if kind in (0, W.LAY_CARDS) else "B" if s.die_one else "A",
        "path": path_words(s),
        "knights": knights_of(s.terms),
        "spaces": s.knights,
        "crowned": row_of(s.crowned),
        "blocked": row_of(blocked_knights(s)),
        "circles": circles_of(s.circles),
        "talon": talon_size(s),
        "unseen": counts(s.unseen),
        "reshuffled": counts(s.reshuffled),
        "rejet": counts(s.rejet),
        "removed": s.removed,
        "power": s.power[: s.seats],
        "power_bank": s.terms.power_pawns - sum(s.power),
        "pawns": pawns_of(s.pawns[: s.seats]),
        "bank": tuple([in_bank(s, c) for c in range(W.COLOURS)]),
        "dice": (s.die_one, s.die_two) if s.die_one else (),
        "die_left": third(s.now) if kind == W.SECOND_MOVE else 0,
        "moved": s.terms.knights[second(s.now)][1] if kind == W.SECOND_MOVE else "",
        "opponent": second(s.now) if kind in (W.TAKE_PAWNS, W.EXCUSE) else None,
        "duelled": s.duelled == 1,
        "challenged": tuple(members_of(s.challenged)),
        "window": kind == W.FIRST_MOVE and asked(s.now) != bit(in_turn),
        "called": tuple([i for i in range(s.seats) if said_in_window(s, i) == "call"]) if kind == W.FIRST_MOVE else (),
        "undealt": undealt(s) if kind == 0 else (),
        "chances": chances(s, in_turn),
        "points": tuple([points(s, i) for i in range(s.seats)]) if kind == 0 else (),
        "king": None if s.king == W.NO_ONE else s.king,
    }


def own(s: RoyaumeState, seat: i64) -> dict[str, Any]:
    """What a seat alone knows."""
    in_window = seat >= 0 and kind_of(s.now) == W.FIRST_MOVE and seat != turn_of(s)
    orders = seen_orders(s, seat)
    return {
        "seat": seat,
        "answering": seat >= 0 and has(s.waiting, seat),
        "answered": said_in_window(s, seat) if in_window else "",
        "order": orders[seat] if seat >= 0 else "",
        "orders": orders,
    }


def turn_of(s: RoyaumeState) -> int:
    """Whose turn it is; whoever lays the cards begins."""
    return s.gm if kind_of(s.now) == W.LAY_CARDS else s.in_turn


def seen_orders(s: RoyaumeState, seat: i64) -> tuple[str, ...]:
    """Each seat's order as this seat knows it: its own, and all when they are turned up (RC-R83)."""
    return orders_for(s.terms, s.orders[: s.seats], seat)


@lru_cache(REMEMBERED)
def orders_for(terms: Terms, orders: tuple[int, ...], seat: int) -> tuple[str, ...]:
    """The same, from the orders as they lie."""
    known = [card if i == seat or knows(card) == EVERYONE else 0 for i, card in enumerate(orders)]
    return tuple([terms.order_words[thing(card) - 1] if thing(card) else "" for card in known])


def undealt(s: RoyaumeState) -> tuple[str, ...]:
    """The orders nobody has, when all are turned up."""
    dealt = seen_orders(s, WATCHER)
    return tuple([word for word in s.terms.order_words if word not in dealt])


def said_in_window(s: RoyaumeState, seat: i64) -> str:
    """What a seat has said while the Witch may be called; the prince in turn says nothing there."""
    return W.IN_WINDOW.get(s.said[seat], "")


def path_words(s: RoyaumeState) -> tuple[Lying, ...]:
    """What lies on each space, from 1 on."""
    return path_with(s.terms.path, s.face_down, (s.traps, s.monsters, s.weapons, s.treasures))


@lru_cache(REMEMBERED)
def path_with(length: int, face_down: int, faces: tuple[int, ...]) -> tuple[Lying, ...]:
    """What lies on each space, from the sets of those face down and face up."""
    found: list[Lying] = ["down" if has(face_down, space) else "bare" for space in range(1, length + 1)]
    for kind, spaces in zip(KINDS, faces, strict=True):
        for space in members_of(spaces):
            found[space - 1] = kind
    return tuple(found)


@lru_cache(REMEMBERED)
def knights_of(terms: Terms) -> tuple[Knight, ...]:
    """The five knights of a table, in the order of the data."""
    return tuple([Knight(colour, letter, shape) for letter, colour, shape in terms.knights])


@lru_cache(64)
def row_of(knights: int) -> tuple[bool, ...]:
    """A set of knights as a yes or no for each."""
    return tuple([has(knights, c) for c in range(W.COLOURS)])


@lru_cache(REMEMBERED)
def circles_of(circles: tuple[int, ...]) -> tuple[int, ...]:
    """The circle of each knight."""
    return tuple([circles.index(c + 1) + 1 if c + 1 in circles else 0 for c in range(W.COLOURS)])


@lru_cache(REMEMBERED)
def pawns_of(bags: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The treasure pawns of each seat, by colour."""
    return tuple([tuple([count(bag, c) for c in range(W.COLOURS)]) for bag in bags])


def chances(s: RoyaumeState, in_turn: i64) -> Chances:
    """The odds of the prince in turn."""
    return chances_with(s.power[: s.seats], in_turn, s.terms.trap_target)


@lru_cache(REMEMBERED)
def chances_with(powers: tuple[int, ...], in_turn: int, trap_target: int) -> Chances:
    """The odds of a prince among princes of such power."""
    power = powers[in_turn]
    return Chances(
        trap=odds.trap(power, trap_target),
        monster=odds.monster(power),
        dragon=odds.dragon(power),
        duel=tuple([None if i == in_turn else odds.duel(power, other) for i, other in enumerate(powers)]),
    )


@lru_cache(REMEMBERED)
def counts(bag: int) -> Counts:
    """A bag of course cards in words."""
    return {name: count(bag, kind) for kind, name in enumerate(KINDS) if count(bag, kind)}
