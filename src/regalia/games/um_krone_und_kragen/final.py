"""The king, the final round and the places (rulebook: the king, the final round, places)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import has, of, put, row
from regalia.games.um_krone_und_kragen.court import combination
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    CHARACTERS,
    FINAL_BEGINS,
    FIRST_KING,
    GAME_ENDS,
    KING_MOVES,
    KING_UNBEATEN,
    NO_ONE,
    THREW,
)

ROW_WORTH: Final = row([1, 1024, 32768, 1048576, 33554432, 1073741824])  # more in a higher row beats any number below
WINNER: Final = 100000


def become_first_king(s: KragenPieces, seat: i64) -> None:
    """His combination is the one to beat, and precedes all others (UK-R35)."""
    s.first_king = seat
    s.holder = seat
    s.best = combination(s.aside)
    s.thrown = put(s.thrown, seat, worth(s.best, 0))
    s.tell(FIRST_KING, seat, s.best)


def begin_final(s: KragenPieces) -> None:
    """One more turn for everybody, for the king alone."""
    s.final = 1
    s.tell(FINAL_BEGINS, s.start, s.first_king)


def throw_for_the_king(s: KragenPieces, seat: i64) -> None:
    """A stronger combination takes the king; of equal ones the earlier stays ahead."""
    throw: i64 = combination(s.aside)
    s.tell(THREW, seat, throw, s.best)
    if worth(throw, s.turns + 1) > of(s.thrown, seat):
        s.thrown = put(s.thrown, seat, worth(throw, s.turns + 1))  # UK-R36: of two, the better counts
    if takes_the_king(s, seat, throw):
        s.tell(KING_MOVES, seat, s.holder, throw)
        s.best = throw
        s.holder = seat
    s.beat()


def takes_the_king(s: KragenPieces, seat: i64, throw: i64) -> bool:
    """Strictly stronger; by option the first king gets him back with an equal throw (UK-R32)."""
    if seat == s.first_king and s.terms.king_tie_match:
        return throw >= s.best
    return throw > s.best


def end_unbeaten(s: KragenPieces) -> None:
    """Nobody has beaten the first king: he wins without another throw (UK-R31)."""
    s.tell(KING_UNBEATEN, s.first_king)
    s.tell(GAME_ENDS, s.holder)
    s.game_over()


def worth(throw: i64, time: i64) -> i64:
    """A combination and when it was thrown, as one number: the earlier of equal throws is worth more (UK-R37)."""
    return throw * 8 + 7 - time


def combination_of_worth(worth_: i64) -> i64:
    """The combination in it."""
    return worth_ >> 3


def places(s: KragenPieces) -> list[int]:
    """The winner, then the throws; without a king the courts, row by row (UK-R42)."""
    if s.holder == NO_ONE:
        return [worth_of_court(s, seat) for seat in range(s.seats)]
    return [WINNER if seat == s.holder else of(s.thrown, seat) for seat in range(s.seats)]


def worth_of_court(s: KragenPieces, seat: i64) -> int:
    """Cards in the higher row count before any number in the lower."""
    sum_of_rows: i64 = of(s.charlatans, seat) * ROW_WORTH[0]
    for c in range(CHARACTERS):
        if has(of(s.owned, seat), c):
            sum_of_rows += ROW_WORTH[s.terms.court.rows[c]]
    return sum_of_rows
