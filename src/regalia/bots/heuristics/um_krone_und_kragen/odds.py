"""Um Krone und Kragen: how likely dice that are still to be rolled bring what is wanted, in tables made once.

Whoever wants hits sets every hit aside and rolls the rest; a roll without a hit costs one die.
"""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.ints import row

SURELY: Final = 10_000  # a chance of 1
MOST: Final = 16  # dice to roll, and hits wanted, that the tables know
SIDE: Final = 17
PIPS: Final = 40  # pips wanted that the table knows
PIPS_SIDE: Final = 41


def _hits() -> list[int]:
    """By helpful faces, dice and hits wanted."""
    out: list[int] = []
    for faces in range(7):
        p: float = faces / 6
        chances: list[list[float]] = [[1.0] + [0.0] * MOST]
        for dice in range(1, SIDE):
            none: float = (1 - p) ** dice
            line: list[float] = [1.0]
            for wanted in range(1, SIDE):
                chance: float = none * chances[dice - 1][wanted]
                for hits in range(1, dice + 1):
                    there: float = comb(dice, hits) * p**hits * (1 - p) ** (dice - hits)
                    chance += there * (chances[dice - hits][wanted - hits] if hits < wanted else 1.0)
                line.append(chance)
            chances.append(line)
        out += [round(SURELY * chance) for line in chances for chance in line]
    return out


def _covers() -> list[int]:
    """By missing faces and dice: each face that is missing comes at least once."""
    new: list[list[list[float]]] = [[distinct(dice, missing) for missing in range(7)] for dice in range(SIDE)]
    chances: list[list[float]] = [[0.0] * SIDE for _ in range(7)]
    chances[0] = [1.0] * SIDE
    for missing in range(1, 7):
        for dice in range(1, SIDE):
            chance: float = new[dice][missing][0] * chances[missing][dice - 1]
            for found in range(1, min(missing, dice) + 1):
                chance += new[dice][missing][found] * chances[missing - found][dice - found]
            chances[missing][dice] = chance
    return [round(SURELY * chance) for line in chances for chance in line]


def distinct(dice: int, missing: int) -> list[float]:
    """How likely so many different ones of the missing faces show on dice rolled once."""
    line: list[float] = [1.0] + [0.0] * missing
    for _ in range(dice):
        after: list[float] = [0.0] * (missing + 1)
        for found in range(missing + 1):
            fresh: float = (missing - found) / 6
            after[found] += line[found] * (1 - fresh)
            if found < missing:
                after[found + 1] += line[found] * fresh
        line = after
    return line


def _sums() -> list[int]:
    """By dice and pips wanted: fives and sixes are set aside, or else the highest die."""
    chances: list[list[float]] = [[1.0] + [0.0] * PIPS]
    for dice in range(1, SIDE):
        line: list[float] = []
        for wanted in range(PIPS_SIDE):
            chance: float = 0.0
            for high in range(1, dice + 1):
                there: float = comb(dice, high) * 2.0 ** (dice - high) / 3.0**dice
                for sixes in range(high + 1):
                    left: int = max(0, wanted - 5 * high - sixes)
                    chance += there * comb(high, sixes) / 2.0**high * chances[dice - high][left]
            for top in range(1, 5):
                this: float = (top / 6) ** dice - ((top - 1) / 6) ** dice
                chance += this * chances[dice - 1][max(0, wanted - top)]
            line.append(1.0 if wanted <= dice else chance)
        chances.append(line)
    return [round(SURELY * chance) for line in chances for chance in line]


HITS: Final[vec[i64]] = row(_hits())
COVERS: Final[vec[i64]] = row(_covers())
SUMS: Final[vec[i64]] = row(_sums())


def hits(faces: i64, dice: i64, wanted: i64) -> i64:
    """The chance of so many hits, if so many faces are hits."""
    if wanted <= 0:
        return SURELY
    if wanted > dice:
        return 0
    if dice > MOST:
        dice = MOST
    return HITS[(faces * SIDE + dice) * SIDE + wanted] if wanted <= MOST else 0


def covers(missing: i64, dice: i64) -> i64:
    """The chance that each of the missing faces comes."""
    if missing > dice:
        return 0
    return COVERS[missing * SIDE + (dice if dice < MOST else MOST)]


def sums(dice: i64, wanted: i64) -> i64:
    """The chance of so many pips."""
    if wanted <= dice:
        return SURELY
    if wanted > PIPS or dice == 0:
        return 0
    return SUMS[(dice if dice < MOST else MOST) * PIPS_SIDE + wanted]
