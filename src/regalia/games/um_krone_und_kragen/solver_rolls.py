"""All outcomes of a roll, each once, with the number of ways to roll it."""

from __future__ import annotations

from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.ints import row
from regalia.games.um_krone_und_kragen.solver_nodes import MOST_ROLLED


class Rolls:
    """All outcomes of n dice as bags, each with the number of ways to roll it."""

    def __init__(self, n: int) -> None:
        bags: list[int] = []
        ways: list[int] = []
        for bag, faces in _multisets(n, 1):
            bags.append(bag)
            m = factorial(n)
            for k in faces:
                m //= factorial(k)
            ways.append(m)
        self.bags: vec[i64] = row(bags)
        self.ways: vec[i64] = row(ways)


def _multisets(n: int, face: int) -> list[tuple[int, list[int]]]:
    """All bags of n dice from a face upwards, with their counts."""
    if face == 6:
        return [(n * 32**6, [n])]
    found: list[tuple[int, list[int]]] = []
    for k in range(n + 1):
        found += [(k * 32**face + bag, [k, *counts]) for bag, counts in _multisets(n - k, face + 1)]
    return found


ROLLS: Final[list[Rolls | None]] = [None] * (MOST_ROLLED + 1)


def rolls_of(n: i64) -> Rolls:
    """All outcomes of n dice, made once."""
    found = ROLLS[n]
    if found is None:
        found = Rolls(n)
        ROLLS[n] = found
    return found
