"""Several wishes at once: each character has a worth, and a turn is worth the best one that its dice win over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import count, one, some
from regalia.core.ints import bit, how_many, row
from regalia.games.um_krone_und_kragen.court import ALL_FACES, EVEN_FACES, ODD_FACES, ONE_TO_FIVE, TWO_TO_SIX
from regalia.games.um_krone_und_kragen.solver_goals import DICE_PART, NUMBER, OPEN, Goal, number_of
from regalia.games.um_krone_und_kragen.words import (
    ALL_EVEN,
    ALL_ODD,
    EQUAL,
    EVERY_FACE,
    FREE,
    FULL_HOUSE,
    PAIRS,
    SIX,
    STRAIGHT,
    SUM,
    TRIPLES,
)

HOPELESS: Final = 99  # more dice than can come


class Features:
    """What conditions look at in some dice: one is used again and again."""

    def __init__(self) -> None:
        self.pips: i64 = 0
        self.most: i64 = 0
        self.second: i64 = 0
        self.pairs: i64 = 0
        self.odd: i64 = 0  # faces with a die that is in no pair
        self.triples: i64 = 0
        self.ones: i64 = 0  # faces with one die that is in no triple
        self.twos: i64 = 0
        self.faces: i64 = 0

    def look(self, dice: i64) -> None:
        """At these dice."""
        self.pips = self.most = self.second = self.pairs = self.odd = 0
        self.triples = self.ones = self.twos = self.faces = 0
        for face in range(1, SIX + 1):
            n: i64 = count(dice, face)
            if not n:
                continue
            self.faces |= bit(face)
            self.pips += n * face
            self.pairs += n >> 1
            self.odd += n & 1
            self.triples += n // 3
            self.ones += 1 if n % 3 == 1 else 0
            self.twos += 1 if n % 3 == 2 else 0
            if n > self.most:
                self.second = self.most
                self.most = n
            elif n > self.second:
                self.second = n

    def missing(self, kind: i64, number: i64) -> i64:
        """How many dice a condition still needs at least."""
        if kind == FREE:
            return 0
        if kind == EQUAL:
            return short(number, self.most)
        if kind == SUM:
            return (short(number, self.pips) + SIX - 1) // SIX
        if kind == PAIRS:
            return self.missing_pairs(number)
        if kind == TRIPLES:
            return self.missing_triples(number)
        if kind == FULL_HOUSE:
            house: i64 = short(3, self.most) + short(2, self.second)
            equal: i64 = short(number, self.most)
            return house if house < equal else equal
        if kind == ALL_ODD:
            return HOPELESS if self.faces & EVEN_FACES else 0
        if kind == ALL_EVEN:
            return HOPELESS if self.faces & ODD_FACES else 0
        if kind == STRAIGHT:
            low: i64 = how_many(ONE_TO_FIVE & ~self.faces)
            high: i64 = how_many(TWO_TO_SIX & ~self.faces)
            return low if low < high else high
        return how_many(ALL_FACES & ~self.faces) if kind == EVERY_FACE else HOPELESS

    def missing_pairs(self, number: i64) -> i64:
        """Dice alone are paired first."""
        pairs: i64 = short(number, self.pairs)
        return pairs if pairs <= self.odd else self.odd + 2 * (pairs - self.odd)

    def missing_triples(self, number: i64) -> i64:
        """Two of a face are completed first, then one, then none."""
        triples: i64 = short(number, self.triples)
        if triples <= self.twos:
            return triples
        triples -= self.twos
        if triples <= self.ones:
            return self.twos + 2 * triples
        return self.twos + 2 * self.ones + 3 * (triples - self.ones)


def short(wanted: i64, have: i64) -> i64:
    """How much is missing."""
    return wanted - have if wanted > have else 0


@mypyc_attr(allow_interpreted_subclasses=False)
class Wishes(Goal):
    """Conditions with their worths, the highest first. The progress is all dice aside, and the worth already won."""

    def __init__(self, conditions: list[tuple[int, int]], worths: list[int]) -> None:
        super().__init__()
        order = sorted(range(len(worths)), key=lambda i: -worths[i])
        self.kinds: vec[i64] = row([conditions[i][0] for i in order])
        self.numbers: vec[i64] = row([conditions[i][1] for i in order])
        self.worths: vec[i64] = row([worths[i] for i in order])
        self.n: i64 = len(order)
        self.most = max(1, *worths)
        self.dice: Features = Features()

    def add(self, progress: i64, face: i64) -> i64:
        progress += one(face)
        self.dice.look(progress & DICE_PART)
        won: i64 = self.rank_won(self.n - number_of(progress))
        return progress & DICE_PART | (self.n - won) * NUMBER

    def rank_won(self, before: i64) -> i64:
        """The place of the best wish that is won for good, if not the one before; parity can always be lost."""
        for i in range(before):
            kind: i64 = self.kinds[i]
            if kind != ALL_ODD and kind != ALL_EVEN and self.is_met(i):
                return i
        return before

    def is_met(self, i: i64) -> bool:
        """Do the dice looked at meet a wish?"""
        return self.dice.missing(self.kinds[i], self.numbers[i]) == 0

    def won(self, progress: i64) -> i64:
        """The worth won for good."""
        number: i64 = number_of(progress)
        return self.worths[self.n - number] if number else 0

    def settled(self, progress: i64, active: i64, left: i64) -> i64:
        if left == 0:
            return self.worth(progress)
        won: i64 = self.won(progress)
        self.dice.look(progress & DICE_PART)
        for i in range(self.n):
            if self.worths[i] <= won:
                break
            if self.dice.missing(self.kinds[i], self.numbers[i]) <= left:
                return OPEN
        return won

    def tidy(self, progress: i64, left: i64) -> i64:
        """More dice of a face than any open wish can use are dropped, but never all of them."""
        won: i64 = self.won(progress)
        dice: i64 = progress & DICE_PART
        self.dice.look(dice)
        cap: i64 = 1
        least: i64 = 0  # equal dice, if nothing else is open
        for i in range(self.n):
            if self.worths[i] <= won:
                break
            kind: i64 = self.kinds[i]
            number: i64 = self.numbers[i]
            if self.dice.missing(kind, number) <= left:
                if kind == SUM:
                    return progress
                if kind == EQUAL:
                    least = number if least == 0 or number < least else least
                elif kind == PAIRS or kind == TRIPLES or kind == FULL_HOUSE:
                    least = 1
                    number = 2 * number if kind == PAIRS else 3 * number if kind == TRIPLES else number
                else:
                    number = 1
                cap = number if number > cap else cap
        return progress - surplus(dice, cap, least - left)

    def worth(self, progress: i64) -> i64:
        self.dice.look(progress & DICE_PART)
        won: i64 = self.won(progress)
        for i in range(self.n):
            if self.worths[i] <= won:
                break
            if self.is_met(i):
                return self.worths[i]
        return won


def surplus(dice: i64, cap: i64, hopeful: i64) -> i64:
    """The dice above a cap, and all but one of a face that has fewer than is hopeful."""
    out: i64 = 0
    for face in range(1, SIX + 1):
        n: i64 = count(dice, face)
        keep: i64 = 1 if n < hopeful else cap
        if n > keep:
            out += some(face, n - keep)
    return out
