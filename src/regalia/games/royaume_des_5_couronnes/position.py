"""Positions in words: any moment of a game as a small object that people write and read."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from regalia.core.bag import count
from regalia.core.ints import has, members_of
from regalia.core.lying import thing
from regalia.core.step import kind_of, second, third
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.path import blocked_knights, talon_size
from regalia.games.royaume_des_5_couronnes.princes import in_bank
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.view import STEPS
from regalia.games.royaume_des_5_couronnes.viewing import counts, path_words, said_in_window, view

ID = "royaume_des_5_couronnes"

Some = dict[str, int] | list[str] | str  # cards or pawns: {"trap": 2}, ["trap", "trap"], "trap trap"


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position; every field may be left out."""

    game: str = ID
    gm: str | None = None  # default: as the option says, else the first seat
    in_turn: str | None = None  # default: the game master
    turn: Annotated[int, msgspec.Meta(ge=0, le=10**6)] | None = None  # default: 1
    asks: str | None = None  # default: what the dice suggest, else phase a; "over" when all crowns are home
    knights: dict[str, str | int] | list[str] | str = {}  # default: outbound on the castle
    path: dict[str, str] = {}  # default: face down, but bare where a knight stands
    talon: int | Some | None = None  # how many cards; default: all that are left
    reshuffled: Some = {}  # what is in a talon made from the rejet
    rejet: Some = {}
    power: dict[str, int] = {}
    treasures: dict[str, Some] = {}  # the pawns of each seat, by colour
    orders: dict[str, str | int] = {}  # in letters or by number; default: the first ones not named, in their order
    dice: str | list[int] = ""
    used: int | None = None  # the die already played, at the second move
    moved: str | None = None  # the knight already moved, at the second move
    opponent: str | None = None  # in a duel that is decided
    duelled: bool | None = None  # default: was anybody challenged?
    challenged: list[str] = []
    window: bool | None = None  # may the Witch be called? default: yes, at the first move
    answers: dict[str, str] = {}  # in the window: call or silent
    king: str | None = None
    # told by a dump; if given, they must be true
    bank: Some | None = None
    blocked: list[str] | None = None
    circles: list[str] | None = None


def dump(s: RoyaumeState, names: list[str]) -> dict[str, Any]:
    """The position of a table, complete."""
    v = view(s, -1)
    kind = kind_of(s.now)
    colours = [colour for _, colour, _ in s.terms.knights]
    position = Position(
        gm=names[s.gm],
        in_turn=names[v.in_turn],
        turn=s.turns,
        asks=STEPS.get(kind, "over"),
        knights={colours[c]: standing(s, c) for c in range(W.COLOURS)},
        path={str(space): word for space, word in enumerate(path_words(s), start=1)},
        talon=talon_size(s),
        reshuffled=counts(s.reshuffled),
        rejet=counts(s.rejet),
        power={name: s.power[seat] for seat, name in enumerate(names)},
        treasures={name: pawns(s.pawns[seat], colours) for seat, name in enumerate(names)},
        orders={name: s.terms.order_words[thing(s.orders[seat]) - 1] for seat, name in enumerate(names)},
        dice=f"{s.die_one}-{s.die_two}" if s.die_one else "",
        used=s.die_one + s.die_two - third(s.now) if kind == W.SECOND_MOVE else None,
        moved=v.moved or None,
        opponent=names[second(s.now)] if v.opponent is not None else None,
        duelled=s.duelled == 1,
        challenged=[names[seat] for seat in members_of(s.challenged)],
        window=v.window,
        answers=window_answers(s, names) if v.window else {},
        king=None if v.king is None else names[v.king],
        bank={colours[c]: in_bank(s, c) for c in range(W.COLOURS)},
        blocked=[colours[c] for c in members_of(blocked_knights(s))],
        circles=[colours[number - 1] for number in s.circles if number],
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def standing(s: RoyaumeState, c: int) -> str:
    """A knight as 12>, 12<, lair< or #1; the last one keeps its place when it is given the last circle."""
    if has(s.home, c):
        circle = s.circles.index(c + 1) + 1
        return f"#{circle}" if s.knights[c] == 0 and has(s.crowned, c) else f"#{circle} {where(s, c)}"
    return where(s, c)


def where(s: RoyaumeState, c: int) -> str:
    """The space of a knight and its direction."""
    space = "lair" if s.knights[c] == s.terms.lair else str(s.knights[c])
    return f"{space}{'<' if has(s.crowned, c) else '>'}"


def pawns(bag: int, colours: list[str]) -> dict[str, int]:
    """The treasure pawns of a prince."""
    return {colour: count(bag, c) for c, colour in enumerate(colours) if count(bag, c)}


def window_answers(s: RoyaumeState, names: list[str]) -> dict[str, str]:
    """Who has called in vain, and who has said that he keeps silent."""
    return {names[seat]: said_in_window(s, seat) for seat in range(s.seats) if s.said[seat] and seat != s.in_turn}
