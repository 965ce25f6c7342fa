"""What a seat may know as a row of numbers, in the order of layout.py: here everything but the dice to come."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import has, of
from regalia.core.sight import Sight, around, next_to
from regalia.core.step import kind_of, third
from regalia.games.um_krone_und_kragen.abilities import character_in_use
from regalia.games.um_krone_und_kragen.court import group_face, group_size
from regalia.games.um_krone_und_kragen.final import combination_of_worth
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.turn import whose_die
from regalia.games.um_krone_und_kragen.words import CHARACTERS, SIX, START_DIE


def look(s: KragenPieces, seat: i64, out: Sight) -> None:
    """The question and the turn, the dice, then the courts and the king."""
    out.one_of(kind_of(s.now) - START_DIE, 4)
    out.flag(has(s.waiting, seat))
    out.add(s.round)
    out.add(s.turns + 1)
    out.add(s.final)
    out.one_of(around(s.in_turn, seat, s.seats), s.seats)
    out.one_of(around(s.start, seat, s.seats), s.seats)
    look_at_dice(s, out)
    for i in range(s.seats):
        out.members(of(s.owned, next_to(seat, i, s.seats)), CHARACTERS)
    for i in range(s.seats):
        out.add(of(s.charlatans, next_to(seat, i, s.seats)))
    look_at_the_court(s.court, out)
    look_at_the_king(s, seat, out)


def look_at_the_court(copies: i64, out: Sight) -> None:
    """The copies left of each character, four at a time."""
    for _ in range(CHARACTERS // 4):
        word: i64 = copies & 7 | (copies & 56) << 5 | (copies & 448) << 10 | (copies & 3584) << 15
        out.some(word, 4)
        copies >>= 12


def look_at_dice(s: KragenPieces, out: Sight) -> None:
    """Dice in hand, on the table and aside; who may still be used, who is in use, and on which dice."""
    out.add(s.hand)
    out.bag(s.active, 1, SIX)
    out.bag(s.aside, 1, SIX)
    out.add(s.set_since_roll)
    out.members(s.unused, CHARACTERS)
    asked: i64 = 0
    using: i64 = character_in_use(s)
    if kind_of(s.now) == START_DIE:
        asked = third(s.now)
        using = whose_die(s, s.in_turn, asked)
    out.one_of(using, CHARACTERS)
    out.bag(of(s.laid, s.in_turn), 1, SIX)
    out.add(asked)


def look_at_the_king(s: KragenPieces, seat: i64, out: Sight) -> None:
    """Who took him first, who has him, what is to be beaten, and what each has thrown."""
    out.one_of(around(s.first_king, seat, s.seats), s.seats)
    out.one_of(around(s.holder, seat, s.seats), s.seats)
    out.add(group_size(s.best))
    out.add(group_face(s.best))
    for i in range(s.seats):
        worth: i64 = of(s.thrown, next_to(seat, i, s.seats))
        throw: i64 = combination_of_worth(worth)
        out.add(group_size(throw))
        out.add(group_face(throw))
        out.add(worth & 7)
