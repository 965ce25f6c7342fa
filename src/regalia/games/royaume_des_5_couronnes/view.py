"""What a seat of Le Royaume des 5 Couronnes may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from regalia.core.bag import count
from regalia.core.beat import asks_in_a_word, seats_asked
from regalia.core.game import WATCHER, View
from regalia.core.ints import has, members_of
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

STEPS = {
    W.LAY_CARDS: "lay cards",
    W.PHASE_A: "phase a",
    W.TAKE_PAWNS: "take",
    W.EXCUSE: "excuse",
    W.PAY_WITCH: "pay",
    W.FIRST_MOVE: "first move",
    W.SECOND_MOVE: "second move",
}
ASKED = {word: kind for kind, word in STEPS.items()}
ANSWERS = {word: answer for answer, word in W.IN_WINDOW.items()}

Lying = Literal["down", "bare", "trap", "monster", "weapon", "treasure"]
Counts = dict[str, int]  # kinds of course cards


class Knight(msgspec.Struct, frozen=True):
    """One of the five, as it is painted; nobody owns it."""

    colour: str
    letter: str
    shape: str


class Chances(msgspec.Struct, frozen=True):
    """The odds of the prince in turn, as so many of so many; his own seat has none in a duel."""

    trap: odds.Odds
    monster: odds.Odds
    dragon: odds.Odds
    duel: tuple[odds.Odds | None, ...]


class RoyaumeOpen(View, frozen=True, kw_only=True):
    """What everybody knows."""

    gm: int
    in_turn: int
    turn: int
    phase: str  # A or B; "" while the cards are laid and when the game is over
    path: tuple[Lying, ...]  # from space 1 on
    knights: tuple[Knight, ...]  # in the order of the data; so are the four below
    spaces: tuple[int, ...]  # 0: the castle; path_length + 1: the lair
    crowned: tuple[bool, ...]
    blocked: tuple[bool, ...]
    circles: tuple[int, ...]  # 1 to 5 once its crown lies there, else 0
    talon: int
    unseen: Counts  # what the cards nobody has seen must be: face down on the path, or in the first talon
    reshuffled: Counts  # what is in a talon made from the rejet
    rejet: Counts
    removed: int  # cards that lie nowhere, in a position laid out so
    power: tuple[int, ...]
    power_bank: int
    pawns: tuple[tuple[int, ...], ...]  # treasure pawns of each seat, by colour
    bank: tuple[int, ...]
    dice: tuple[int, ...]
    die_left: int  # at the second move
    moved: str  # the knight moved first, at the second move
    opponent: int | None  # in a duel: the other prince
    duelled: bool
    challenged: tuple[int, ...]
    window: bool  # may the Witch be called?
    called: tuple[int, ...]  # who has called in vain
    undealt: tuple[str, ...]  # the orders nobody has, once the game is over
    chances: Chances
    points: tuple[int, ...]  # once the game is over
    king: int | None


class RoyaumeView(RoyaumeOpen, frozen=True, kw_only=True):
    """All that a seat may know: what everybody knows, and its own."""

    answered: str  # this seat's own answer in the window
    order: str  # this seat's own secret order, in letters
    orders: tuple[str, ...]  # every seat's, as far as this seat knows them

    def place_of(self, colour: str) -> int:
        """The place of a knight or a colour among the five."""
        return next(c for c, knight in enumerate(self.knights) if knight.colour == colour)

    def in_play(self) -> list[int]:
        """The knights that are not home."""
        return [c for c, circle in enumerate(self.circles) if not circle]

    def standing_on(self, space: int) -> list[int]:
        """The knights in play on a space."""
        return [c for c in self.in_play() if self.spaces[c] == space]

    def all_blocked(self) -> bool:
        """Can no knight be moved by a die?"""
        return all(self.blocked[c] for c in self.in_play())


def view(s: RoyaumeState, seat: int) -> RoyaumeView:
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
        "window": kind == W.FIRST_MOVE and asked(s.now) != 1 << in_turn,
        "called": tuple([i for i in range(s.seats) if said_in_window(s, i) == "call"]) if kind == W.FIRST_MOVE else (),
        "undealt": undealt(s) if kind == 0 else (),
        "chances": chances(s, in_turn),
        "points": tuple(points(s, i) for i in range(s.seats)) if kind == 0 else (),
        "king": None if s.king == W.NO_ONE else s.king,
    }


def own(s: RoyaumeState, seat: int) -> dict[str, Any]:
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


def seen_orders(s: RoyaumeState, seat: int) -> tuple[str, ...]:
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
    return tuple(word for word in s.terms.order_words if word not in dealt)


def said_in_window(s: RoyaumeState, seat: int) -> str:
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
    return tuple(Knight(colour, letter, shape) for letter, colour, shape in terms.knights)


@lru_cache(64)
def row_of(knights: int) -> tuple[bool, ...]:
    """A set of knights as a yes or no for each."""
    return tuple(has(knights, c) for c in range(W.COLOURS))


@lru_cache(REMEMBERED)
def circles_of(circles: tuple[int, ...]) -> tuple[int, ...]:
    """The circle of each knight."""
    return tuple(circles.index(c + 1) + 1 if c + 1 in circles else 0 for c in range(W.COLOURS))


@lru_cache(REMEMBERED)
def pawns_of(bags: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The treasure pawns of each seat, by colour."""
    return tuple(tuple(count(bag, c) for c in range(W.COLOURS)) for bag in bags)


def chances(s: RoyaumeState, in_turn: int) -> Chances:
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
        duel=tuple(None if i == in_turn else odds.duel(power, other) for i, other in enumerate(powers)),
    )


@lru_cache(REMEMBERED)
def counts(bag: int) -> Counts:
    """A bag of course cards in words."""
    return {name: count(bag, kind) for kind, name in enumerate(KINDS) if count(bag, kind)}
