"""Rolling dice into a bag."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bag import one
from regalia.core.ints import row
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import CHANCE_DIE, SIX


def _rolls(n: int) -> vec[i64]:
    """All outcomes of n dice, as bags."""
    bags = [0]
    for _ in range(n):
        bags = [bag + 32**face for bag in bags for face in range(1, 7)]
    return row(bags)


ROLL_1: Final = _rolls(1)
ROLL_2: Final = _rolls(2)
ROLL_3: Final = _rolls(3)
ROLL_4: Final = _rolls(4)


def roll(s: KragenPieces, n: i64) -> i64:
    """A bag of n dice just rolled: one outcome a die at a table, four dice at once where speed counts."""
    dice: i64 = 0
    if s.stream is not None:
        for _ in range(n):
            dice += one(s.rolled(SIX, CHANCE_DIE))
        return dice
    while n >= 4:
        dice += ROLL_4[s.below(1296)]
        n -= 4
    if n == 3:
        dice += ROLL_3[s.below(216)]
    elif n == 2:
        dice += ROLL_2[s.below(36)]
    elif n == 1:
        dice += ROLL_1[s.below(6)]
    return dice
