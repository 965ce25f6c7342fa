"""Positions in words: any moment of a game as a small object that people write and read."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from regalia.core.bag import things
from regalia.core.ints import has
from regalia.core.step import kind_of, third
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import USABLE, character_in_use
from regalia.games.um_krone_und_kragen.court import copies_left
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.notation import dashed
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.view import STEPS
from regalia.games.um_krone_und_kragen.viewing import pair

Group = tuple[int, int]  # a combination: how many equal dice, and their face


class Throw(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat's place depends on: its combination, and when it was thrown (0: with the king)."""

    combination: Group
    time: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position; every field may be left out."""

    game: str = "um_krone_und_kragen"
    round: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 1
    start: str | None = None  # who began the round; default: the first seat
    in_turn: str | None = None  # default: who began
    asks: str | None = None  # start die, first roll, dice, claim, over; default: what the dice suggest
    hand: int | None = None  # dice not yet rolled; default: as the owned characters give
    active: str | list[int] = ""
    aside: str | list[int] = ""
    set_since_roll: bool | None = None  # default: is a die aside?
    used: list[str] = []  # characters already used this turn
    using: str = ""  # merchant, lady or nobleman, whose dice are being chosen
    chosen: str | list[int] = ""
    start_dice_asked: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    owned: dict[str, list[str]] = {}  # by seat; charlatan may be named several times
    court: dict[str, int] = {}  # copies left, where they are not what is left after `owned`
    final: bool = False
    first_king: str | None = None
    holder: str | None = None
    best: Group | None = None
    thrown: dict[str, Throw] = {}
    adjudicated: bool = False


def dump(s: KragenState, names: list[str]) -> dict[str, Any]:
    """The position of a table, complete."""
    seat, using = s.in_turn, character_in_use(s)
    position = Position(
        round=s.round,
        start=names[s.start],
        in_turn=names[seat],
        asks=STEPS.get(kind_of(s.now), "over"),
        hand=s.hand,
        active=dashed(things(s.active)),
        aside=dashed(things(s.aside)),
        set_since_roll=s.set_since_roll == 1,
        used=[NAMES[c] for c in range(W.CHARACTERS) if has(s.owned[seat] & USABLE & ~s.unused, c)],
        using="" if using == W.NO_ONE else NAMES[using],
        chosen=dashed(things(s.laid[seat])),
        start_dice_asked=third(s.now) if kind_of(s.now) == W.START_DIE else 0,
        owned={names[i]: owned_words(s, i) for i in range(s.seats)},
        court={NAMES[c]: copies_left(s.court, c) for c in range(W.CHARACTERS) if c != W.CHARLATAN},
        final=s.final == 1,
        first_king=None if s.first_king == W.NO_ONE else names[s.first_king],
        holder=None if s.holder == W.NO_ONE else names[s.holder],
        best=pair(s.best),
        thrown={names[i]: throw_of(s.thrown[i]) for i in range(s.seats) if s.thrown[i]},
        adjudicated=s.adjudicated == 1,
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def owned_words(s: KragenState, seat: int) -> list[str]:
    """The characters of a seat by name."""
    return [NAMES[c] for c in range(W.CHARACTERS) if has(s.owned[seat], c)] + ["charlatan"] * s.charlatans[seat]


def throw_of(worth_: int) -> Throw:
    """A combination and its time."""
    return Throw((worth_ >> 6, (worth_ >> 3) & 7), 7 - (worth_ & 7))
