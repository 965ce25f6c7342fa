"""Aims of a turn, as far as the dice set aside matter for them: what counts, what is settled, what is no use any more.

The progress towards an aim is one int: a bag of what counts of the dice set aside, and a number above it (pips, pairs).
Two turns with equal progress are worth the same, so the less of the dice it keeps, the fewer positions there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import count, one, some
from regalia.core.ints import bit, row
from regalia.games.um_krone_und_kragen.words import SIX

NUMBER: Final = 2**40  # one pip or pair in a progress, above the bag
DICE_PART: Final = 2**40 - 1
OPEN: Final = -1  # not settled yet
NEVER: Final = 99  # more equal dice than there can be


def number_of(progress: i64) -> i64:
    """The number above the bag."""
    return progress // NUMBER


@mypyc_attr(allow_interpreted_subclasses=False)
class Goal:
    """An aim that any dice reach. Its worth is 1 where it is reached and 0 where not."""

    def __init__(self) -> None:
        self.alike: vec[i64] = row([0] * 7)  # faces with the same number (not 0) may be swapped in all that matters
        self.most: i64 = 1  # the highest worth

    def begin(self, aside: i64) -> i64:
        """The progress made by these dice."""
        progress: i64 = 0
        for face in range(1, SIX + 1):
            for _ in range(count(aside, face)):
                progress = self.add(progress, face)
        return progress

    def add(self, progress: i64, face: i64) -> i64:
        """The progress after one more die."""
        return progress

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        """The worth, if it is certain with so many active dice and so many that can still come aside; else OPEN."""
        return 1

    def tidy(self, progress: i64, left: i64) -> i64:
        """The progress without what cannot matter any more."""
        return progress

    def useless(self, progress: i64, left: i64) -> i64:
        """The faces of which one more die will never help."""
        return 0

    def worth(self, progress: i64) -> i64:
        """What it is worth when the turn ends so."""
        return 1


class Group(Goal):
    """So many equal dice: for each face its own number, so that combinations can be beaten too."""

    def __init__(self, needs: list[int]) -> None:
        super().__init__()
        self.needs: vec[i64] = row(needs)
        self.alike = row([0, *needs[1:]])

    def add(self, progress: i64, face: i64) -> i64:
        return progress + one(face) if count(progress, face) < self.needs[face] else progress

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        possible: bool = False
        for face in range(1, SIX + 1):
            missing: i64 = self.needs[face] - count(progress, face)
            if missing <= 0:
                return 1
            if missing <= left:
                possible = True
        return OPEN if possible else 0

    def tidy(self, progress: i64, left: i64) -> i64:
        for face in range(1, SIX + 1):
            n: i64 = count(progress, face)
            if n and n + left < self.needs[face]:
                progress -= some(face, n)
        return progress

    def useless(self, progress: i64, left: i64) -> i64:
        faces: i64 = 0
        for face in range(1, SIX + 1):
            if count(progress, face) + left < self.needs[face]:
                faces |= bit(face)
        return faces

    def worth(self, progress: i64) -> i64:
        return 1 if self.settled(progress, 0, 0) == 1 else 0


class Sum(Goal):
    """So many pips."""

    def __init__(self, pips: i64) -> None:
        super().__init__()
        self.pips: i64 = pips

    def add(self, progress: i64, face: i64) -> i64:
        return progress + face * NUMBER

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        pips: i64 = number_of(progress)
        if pips + active >= self.pips:
            return 1
        return OPEN if pips + SIX * left >= self.pips else 0

    def worth(self, progress: i64) -> i64:
        return 1 if number_of(progress) >= self.pips else 0


class Sets(Goal):
    """So many pairs, or so many triples: only the dice not yet in one count."""

    def __init__(self, size: i64, sets: i64) -> None:
        super().__init__()
        self.size: i64 = size
        self.sets: i64 = sets
        self.alike = row([0, 1, 1, 1, 1, 1, 1])

    def add(self, progress: i64, face: i64) -> i64:
        if count(progress, face) == self.size - 1:
            return progress - some(face, self.size - 1) + NUMBER
        return progress + one(face)

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        found: i64 = number_of(progress)
        if found >= self.sets:
            return 1
        missing: i64 = 1
        while missing < self.size:
            for face in range(1, SIX + 1):
                if count(progress, face) == self.size - missing and left >= missing:
                    left -= missing
                    found += 1
            missing += 1
        return OPEN if found + left // self.size >= self.sets else 0

    def worth(self, progress: i64) -> i64:
        return 1 if number_of(progress) >= self.sets else 0


class House(Goal):
    """Three and two equal dice, or so many equal ones."""

    def __init__(self, equal: i64) -> None:
        super().__init__()
        self.equal: i64 = equal
        self.cap: i64 = equal if equal > 3 else 3
        self.alike = row([0, 1, 1, 1, 1, 1, 1])

    def add(self, progress: i64, face: i64) -> i64:
        return progress + one(face) if count(progress, face) < self.cap else progress

    def missing(self, progress: i64) -> i64:
        """How many dice are missing at least."""
        most: i64 = 0
        second: i64 = 0
        for face in range(1, SIX + 1):
            n: i64 = count(progress, face)
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        equal: i64 = self.equal - most if self.equal > most else 0
        house: i64 = (3 - most if most < 3 else 0) + (2 - second if second < 2 else 0)
        return equal if equal < house else house

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        missing: i64 = self.missing(progress)
        if missing == 0:
            return 1
        return OPEN if missing <= left else 0

    def worth(self, progress: i64) -> i64:
        return 1 if self.missing(progress) == 0 else 0


class Parity(Goal):
    """Every die odd (1) or every die even (0)."""

    def __init__(self, odd: i64) -> None:
        super().__init__()
        self.odd: i64 = odd
        self.alike = row([0, 1, 2, 1, 2, 1, 2])

    def add(self, progress: i64, face: i64) -> i64:
        return progress if face % 2 == self.odd else NUMBER

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        return 0 if progress else OPEN if left else 1

    def worth(self, progress: i64) -> i64:
        return 0 if progress else 1


class Faces(Goal):
    """Every face of one of some sets of faces: straights, and all six."""

    def __init__(self, wanted: list[int], alike: list[int]) -> None:
        super().__init__()
        self.wanted: vec[i64] = row(wanted)
        self.alike = row(alike)

    def add(self, progress: i64, face: i64) -> i64:
        return progress if count(progress, face) else progress + one(face)

    def missing(self, progress: i64, which: i64) -> i64:
        """How many faces of a set are missing."""
        n: i64 = 0
        for face in range(1, SIX + 1):
            if self.wanted[which] & bit(face) and not count(progress, face):
                n += 1
        return n

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        fewest: i64 = NEVER
        for which in range(len(self.wanted)):
            missing: i64 = self.missing(progress, which)
            if missing < fewest:
                fewest = missing
        if fewest == 0:
            return 1
        return OPEN if fewest <= left else 0

    def useless(self, progress: i64, left: i64) -> i64:
        useful: i64 = 0
        for which in range(len(self.wanted)):
            if self.missing(progress, which) <= left:
                useful |= self.wanted[which]
        faces: i64 = 0
        for face in range(1, SIX + 1):
            if count(progress, face) or not useful & bit(face):
                faces |= bit(face)
        return faces

    def worth(self, progress: i64) -> i64:
        return 1 if self.settled(progress, 0, 0) == 1 else 0
