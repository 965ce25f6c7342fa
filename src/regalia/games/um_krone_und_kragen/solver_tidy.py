"""What matters of a position: those that differ in nothing else are one.

Dice that cannot help are all the same, and so are characters that add one; faces that no character and no aim tells
apart are put in order. As long as somebody is unused who moves pips, every face matters.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bag import count, one
from regalia.core.ints import bit, but_lowest, has, how_many, lowest
from regalia.games.um_krone_und_kragen.abilities import ADDERS
from regalia.games.um_krone_und_kragen.solver_goals import DICE_PART, NUMBER, OPEN, Goal
from regalia.games.um_krone_und_kragen.words import (
    ALCHEMIST,
    ASTRONOMER,
    LADY,
    MAID,
    NOBLEMAN,
    PHILOSOPHER,
    QUEEN,
    SIX,
)

PIP_MOVERS: Final = 2**MAID | 2**PHILOSOPHER | 2**LADY | 2**NOBLEMAN | 2**ALCHEMIST


class Tidy:
    """A position tidied up: one is used again and again. `idle` adders must stay unused because of a dice cap."""

    def __init__(self, goal: Goal, faces: vec[i64], idle: i64) -> None:
        self.goal: Goal = goal
        self.faces: vec[i64] = faces  # which each adder adds
        self.idle: i64 = idle
        self.active: i64 = 0
        self.progress: i64 = 0
        self.seen: i64 = 0  # faces aside that the astronomer may copy
        self.unused: i64 = 0

    def adders_left(self, unused: i64) -> i64:
        """How many characters may still add a die."""
        n: i64 = how_many(unused & ADDERS) - self.idle
        return n if n > 0 else 0

    def look_at(self, active: i64, progress: i64, seen: i64, unused: i64, dice: i64) -> i64:
        """Keep what matters of a position with so many active dice; or give its worth, where it is settled."""
        goal: Goal = self.goal
        left: i64 = dice + self.adders_left(unused)
        worth: i64 = goal.settled(progress, dice, left)
        if worth != OPEN:
            return worth
        progress = goal.tidy(progress, left)
        if not unused & bit(ASTRONOMER):
            seen = 0
        if not unused & PIP_MOVERS:
            useless: i64 = goal.useless(progress, left)
            if useless:
                seen &= ~useless
                active = gathered(active, useless)
                unused = self.gathered_adders(unused, useless)
            self.sort_faces(active, progress, seen, unused)
        else:
            self.active = active
            self.progress = progress
            self.seen = seen
        self.unused = unused
        return OPEN

    def gathered_adders(self, unused: i64, useless: i64) -> i64:
        """Those who add a die that cannot help as it is stand for one another: the first of them stay unused."""
        alike: i64 = 0
        adders: i64 = ADDERS & ~bit(QUEEN)
        while adders:
            c: i64 = lowest(adders)
            if has(useless, self.faces[c]):
                alike |= bit(c)
            adders = but_lowest(adders)
        n: i64 = how_many(unused & alike)
        unused &= ~alike
        while n > 0:
            unused |= bit(lowest(alike))
            alike = but_lowest(alike)
            n -= 1
        return unused

    def sort_faces(self, active: i64, progress: i64, seen: i64, unused: i64) -> None:
        """Faces that no character tells apart are put in order: of such positions one stands for all."""
        alike: vec[i64] = self.goal.alike
        named: i64 = 0
        adders: i64 = unused & ADDERS & ~bit(QUEEN)
        while adders:
            named |= bit(self.faces[lowest(adders)])
            adders = but_lowest(adders)
        for face in range(2, SIX + 1):
            if alike[face] == 0 or has(named, face):
                continue
            at: i64 = face
            lower: i64 = face - 1
            while lower > 0:
                if alike[lower] == alike[face] and not has(named, lower):
                    mine: i64 = rank(active, progress, seen, at)
                    others: i64 = rank(active, progress, seen, lower)
                    if mine <= others:
                        break
                    active = swapped(active, at, lower)
                    progress = progress // NUMBER * NUMBER + swapped(progress & DICE_PART, at, lower)
                    if has(seen, at) != has(seen, lower):
                        seen ^= bit(at) | bit(lower)
                    at = lower
                lower -= 1
        self.active = active
        self.progress = progress
        self.seen = seen


def gathered(active: i64, faces: i64) -> i64:
    """The active dice, with all that show one of these faces showing the lowest of them."""
    into: i64 = lowest(faces)
    faces = but_lowest(faces)
    while faces:
        face: i64 = lowest(faces)
        n: i64 = count(active, face)
        active += n * (one(into) - one(face))
        faces = but_lowest(faces)
    return active


def rank(active: i64, progress: i64, seen: i64, face: i64) -> i64:
    """What there is of a face, as a number to sort by."""
    return count(progress, face) * 64 + count(active, face) * 2 + (1 if has(seen, face) else 0)


def swapped(dice: i64, a: i64, b: i64) -> i64:
    """The dice with two faces exchanged."""
    lead: i64 = count(dice, a) - count(dice, b)
    return dice + lead * (one(b) - one(a))
