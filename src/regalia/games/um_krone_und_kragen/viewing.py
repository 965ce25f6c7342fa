"""What everybody sees of Um Krone und Kragen, and what a seat alone sees: the fields of a view.

Compiled, since a server fills them at every answer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from regalia.core.bag import things
from regalia.core.beat import asks_in_a_word, seats_asked
from regalia.core.ints import has, members_of
from regalia.core.remembering import REMEMBERED
from regalia.core.state import OK
from regalia.core.step import first, kind_of, third
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import character_in_use
from regalia.games.um_krone_und_kragen.claiming import may_take
from regalia.games.um_krone_und_kragen.court import copies_left, group_face, group_size, won_over
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.final import combination_of_worth
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.turn import whose_die
from regalia.games.um_krone_und_kragen.view import STEPS, Combination, Dice, KragenView


def view(s: KragenState, seat: i64) -> KragenView:
    """What a seat may know."""
    return KragenView(**open_to_all(s), **own(s, seat))


def open_to_all(s: KragenState) -> dict[str, Any]:
    """What everybody knows: everything."""
    return {
        "decision": s.decisions,
        "asks": asks_in_a_word(STEPS, s.now),
        "asked": seats_asked(s.now),
        "round": s.round,
        "start": s.start,
        "turns_over": s.turns,
        "in_turn": s.in_turn,
        "order": order(s),
        "coming": coming(s),
        "hand": s.hand,
        "active": dice_of(s.active),
        "aside": dice_of(s.aside),
        "set_since_roll": s.set_since_roll == 1,
        "unused": names_of(s.unused),
        "using": using(s),
        "chosen": dice_of(s.laid[s.in_turn]),
        "within_reach": within_reach(s),
        "start_dice_asked": third(s.now) if kind_of(s.now) == W.START_DIE else 0,
        "owned": tuple([names_of(owned) for owned in s.owned[: s.seats]]),
        "rows": rows_of(s.terms),
        "conditions": s.terms.conditions,
        "abilities": s.terms.abilities,
        "charlatans": s.charlatans[: s.seats],
        "court": copies(s.court),
        "final": s.final == 1,
        "first_king": None if s.first_king == W.NO_ONE else s.first_king,
        "holder": None if s.holder == W.NO_ONE else s.holder,
        "best": pair(s.best),
        "thrown": combinations(s.thrown[: s.seats]),
        "worth": s.thrown[: s.seats],
        "adjudicated": s.adjudicated == 1,
    }


def own(s: KragenState, seat: i64) -> dict[str, Any]:
    """What a seat alone knows: that it is asked."""
    return {"seat": seat, "answering": seat >= 0 and has(s.waiting, seat)}


@lru_cache(REMEMBERED)
def rows_of(terms: Terms) -> dict[str, int]:
    """The row of each character in the court."""
    return {name: terms.court.rows[c] for c, name in enumerate(NAMES)}


@lru_cache(REMEMBERED)
def copies(court: int) -> dict[str, int]:
    """How many cards are left of each character but the charlatan."""
    return {NAMES[c]: copies_left(court, c) for c in range(W.CHARACTERS) if c != W.CHARLATAN}


@lru_cache(REMEMBERED)
def dice_of(bag: int) -> Dice:
    """Dice by their faces."""
    return tuple(things(bag))


def order(s: KragenState) -> tuple[int, ...]:
    """The seats in the order of this round."""
    return in_order(s.seats, s.start, s.first_king if s.final else W.NO_ONE)


def coming(s: KragenState) -> tuple[int, ...]:
    """The seats that have a turn after this one, in this round and the next."""
    if not s.now:
        return ()
    left = order(s)[s.turns + 1 :]
    if s.final:
        return left
    return left + in_order(s.seats, (s.start - 1) % s.seats, s.first_king)


@lru_cache(REMEMBERED)
def in_order(seats: int, start: int, last: int) -> tuple[int, ...]:
    """Clockwise from the start player; a first king plays last in the final (UK-R29)."""
    clockwise = [(start + i) % seats for i in range(seats)]
    return tuple(sorted(clockwise, key=lambda seat: seat == last))


def within_reach(s: KragenState) -> tuple[str, ...]:
    """Whom the seat in turn could take if all the dice that lie there were aside."""
    dice = s.active + s.aside
    if not s.now or s.final or not dice:
        return ()
    won, seat = won_over(s.terms.court, dice), s.in_turn
    return tuple(NAMES[c] for c in members_of(won) if may_take(s, seat, c, won) == OK)


@lru_cache(REMEMBERED)
def names_of(characters: int) -> tuple[str, ...]:
    """A set of characters by their names."""
    return tuple(NAMES[c] for c in members_of(characters))


def using(s: KragenState) -> str:
    """The character a half-given answer, or a question about a start die, is about."""
    if kind_of(s.now) == W.START_DIE:
        return NAMES[whose_die(s, first(s.now), third(s.now))]
    c = character_in_use(s)
    return "" if c == W.NO_ONE else NAMES[c]


def pair(combination: int) -> Combination | None:
    """A combination as (how many, face)."""
    return (group_size(combination), group_face(combination)) if combination else None


@lru_cache(REMEMBERED)
def combinations(thrown: tuple[int, ...]) -> tuple[Combination | None, ...]:
    """What each seat has thrown in the final."""
    return tuple([pair(combination_of_worth(worth)) for worth in thrown])
