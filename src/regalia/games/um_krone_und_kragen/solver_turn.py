"""The best play of a turn, found backwards: a position is worth its best answer, a roll the mean of its outcomes.

What a character can do is asked of the rules (offer_uses); only the order of play is written here. Positions that
differ in nothing that matters are one (see solver_tidy), and a position is worth what it was worth the first time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bag import count, higher, next_part, one, total
from regalia.core.ints import bit, but_lowest, has, lowest
from regalia.core.offers import Offers
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, dice_of, may_choose, offer_uses
from regalia.games.um_krone_und_kragen.pieces import KragenPieces, Terms
from regalia.games.um_krone_und_kragen.solver_goals import DICE_PART, NUMBER, OPEN, Goal
from regalia.games.um_krone_und_kragen.solver_nodes import (
    HALF,
    INVERSE,
    LOW,
    MOST_ROLLED,
    P1,
    P2,
    P3,
    P4,
    SIXES,
    Nodes,
    TooMany,
    joined,
)
from regalia.games.um_krone_und_kragen.solver_rolls import Rolls, rolls_of
from regalia.games.um_krone_und_kragen.solver_tidy import PIP_MOVERS, Tidy
from regalia.games.um_krone_und_kragen.words import ASTRONOMER, JESTER, MERCHANT, QUEEN, SIX

DEEPEST: Final = 64  # uses and set-asides in a row

# kinds of positions
TO_SET: Final = 0  # a roll fell, nothing is set aside yet
FREE_TO_ROLL: Final = 1
ABOUT_TO_ROLL: Final = 2
SOME_IN_THE_AIR: Final = 3  # + 0 or 1: some dice are being rolled again, the others lie; then as above


class Solver:
    """The values of all positions of a turn for one aim. `idle` characters must stay unused because of a dice cap."""

    def __init__(self, terms: Terms, goal: Goal, idle: i64, limit: i64) -> None:
        self.goal: Goal = goal
        self.nodes: Nodes = Nodes(limit, goal.most)
        self.top: i64 = self.nodes.constant(goal.most)
        self.faces: vec[i64] = terms.court.numbers
        self.tidy: Tidy = Tidy(goal, terms.court.numbers, idle)
        self.table: KragenPieces = KragenPieces(2, terms)  # laid out anew to ask the rules what a character can do
        self.offers: list[Offers] = [Offers() for _ in range(DEEPEST)]
        self.depth: i64 = 0

    # --- positions

    def value(self, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """A position with dice on the table, before or after one was set aside since the roll."""
        worth: i64 = self.tidy.look_at(active, progress, seen, unused, total(active))
        if worth != OPEN:
            return self.nodes.constant(worth) if worth > 1 else worth
        active = self.tidy.active
        progress = self.tidy.progress
        seen = self.tidy.seen
        unused = self.tidy.unused
        first: i64 = active >> 5 | (progress & DICE_PART) << 25
        second: i64 = unused | kind << 20 | seen << 24 | progress // NUMBER << 36
        found: i64 = self.nodes.find(first, second)
        if found >= 0:
            return found
        self.depth += 1
        best: i64 = self.best(active, progress, seen, unused, kind)
        self.depth -= 1
        return self.nodes.put_same(first, second, best)

    def best(self, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """The best of all answers; a roll comes last, since it takes longest to judge."""
        all_aside: i64 = self.goal.worth(self.with_all(progress, active))
        if all_aside == self.goal.most:
            return self.nodes.constant(all_aside)
        best: i64 = 0 if active else self.nodes.constant(all_aside)
        pointless: i64 = 0
        if kind == FREE_TO_ROLL and not (unused & bit(ASTRONOMER) and unused & PIP_MOVERS):
            # a die that cannot help is worth more rolled than aside, if nobody copies its face to move the pips
            pointless = self.goal.useless(progress, total(active) + self.tidy.adders_left(unused))
        for face in range(1, SIX + 1):
            if count(active, face) and not has(pointless, face) and not self.sure(best):
                after: i64 = self.goal.add(progress, face)
                best = self.better(best, self.value(active - one(face), after, seen | bit(face), unused, FREE_TO_ROLL))
        some: i64 = unused if self.tidy.adders_left(unused) else unused & ~ADDERS
        while some and not self.sure(best):
            c: i64 = lowest(some)
            best = self.better(best, self.used(c, active, progress, seen, unused & ~bit(c), kind))
            some = but_lowest(some)
        if active and kind == FREE_TO_ROLL and not self.sure(best):
            best = self.better(best, self.rolled(total(active), progress, seen, unused))
        return best

    def with_all(self, progress: i64, active: i64) -> i64:
        """The progress if all active dice are set aside as they are."""
        for face in range(1, SIX + 1):
            for _ in range(count(active, face)):
                progress = self.goal.add(progress, face)
        return progress

    def sure(self, node: i64) -> bool:
        """Nothing can be better: it is the highest worth, exactly."""
        return self.nodes.same(node, self.top)

    def better(self, a: i64, b: i64) -> i64:
        """The better of two values."""
        return self.nodes.better(a, b)

    def used(self, c: i64, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """The best that a character can do."""
        if has(ADDERS, c):
            return self.added(c, active, progress, seen, unused, kind)
        if c == MERCHANT:
            return self.merchant(active, progress, seen, unused, kind)
        best: i64 = 0
        if c == JESTER:
            for face in range(1, SIX + 1):
                if count(active, face):
                    best = self.better(best, self.thrown(active - one(face), 1, progress, seen, unused, kind))
        elif has(CHOOSERS, c):
            best = self.raised(c, active, progress, seen, unused, kind)
        elif active:
            best = self.changed(c, active, progress, seen, unused, kind)
        return best

    def added(self, c: i64, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """One more die: of the character's face, or of any for the queen."""
        if c != QUEEN:
            return self.value(active + one(self.faces[c]), progress, seen, unused, kind)
        best: i64 = 0
        for face in range(1, SIX + 1):
            best = self.better(best, self.value(active + one(face), progress, seen, unused, kind))
        return best

    def merchant(self, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """Some dice stay, the others are rolled again."""
        best: i64 = 0
        dice: i64 = total(active)
        kept: i64 = 0
        while kept != active:
            best = self.better(best, self.thrown(kept, dice - total(kept), progress, seen, unused, kind))
            kept = next_part(kept, active)
        return best

    def raised(self, c: i64, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """Lady and nobleman: any dice that may rise."""
        best: i64 = 0
        self.table.active = active
        dice: i64 = may_choose(self.table, c)
        chosen: i64 = next_part(0, dice)
        while chosen:
            after: i64 = active - chosen + higher(chosen, self.faces[c])
            best = self.better(best, self.value(after, progress, seen, unused, kind))
            chosen = next_part(chosen, dice)
        return best

    def changed(self, c: i64, active: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """The others: all results that the rules offer."""
        if self.depth >= DEEPEST:
            raise TooMany
        best: i64 = 0
        out: Offers = self.offers[self.depth]
        out.n = 0
        self.table.active = active
        self.table.aside = dice_showing(seen)
        offer_uses(self.table, c, out)
        for i in range(out.n):
            best = self.better(best, self.value(dice_of(out.actions[i]), progress, seen, unused, kind))
        return best

    # --- dice in the air

    def rolled(self, dice: i64, progress: i64, seen: i64, unused: i64) -> i64:
        """So many dice are rolled, all that are active."""
        worth: i64 = self.tidy.look_at(0, progress, seen, unused, dice)
        if worth != OPEN:
            return self.nodes.constant(worth)
        progress = self.tidy.progress
        seen = self.tidy.seen
        unused = self.tidy.unused
        first: i64 = dice | (progress & DICE_PART) << 25
        second: i64 = unused | ABOUT_TO_ROLL << 20 | seen << 24 | progress // NUMBER << 36
        found: i64 = self.nodes.find(first, second)
        if found < 0:
            found = self.mean_of_roll(dice, progress, seen, unused, first, second)
        return found

    def mean_of_roll(self, dice: i64, progress: i64, seen: i64, unused: i64, first: i64, second: i64) -> i64:
        """The mean over all outcomes, in floats and in rests."""
        if dice > MOST_ROLLED:
            raise TooMany
        rolls: Rolls = rolls_of(dice)
        nodes: Nodes = self.nodes
        mean: float = 0.0
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        for i in range(len(rolls.bags)):
            ways: i64 = rolls.ways[i]
            n: i64 = self.value(rolls.bags[i], progress, seen, unused, TO_SET)
            if n:
                mean += float(ways) * nodes.value[n]
                a += ways * (nodes.rests12[n] & LOW)
                b += ways * (nodes.rests12[n] >> HALF)
                c += ways * (nodes.rests34[n] & LOW)
                d += ways * (nodes.rests34[n] >> HALF)
        return self.put_mean(first, second, dice, mean, a, b, c, d)

    def put_mean(self, first: i64, second: i64, dice: i64, sum_: float, a: i64, b: i64, c: i64, d: i64) -> i64:
        """The sum over all ways, divided by their number 6**dice, is the value of a key."""
        a = a % P1 * INVERSE[dice] % P1
        b = b % P2 * INVERSE[MOST_ROLLED + 1 + dice] % P2
        c = c % P3 * INVERSE[2 * (MOST_ROLLED + 1) + dice] % P3
        d = d % P4 * INVERSE[3 * (MOST_ROLLED + 1) + dice] % P4
        return self.nodes.put(first, second, sum_ / float(SIXES[dice]), joined(a, b), joined(c, d))

    def thrown(self, lying: i64, dice: i64, progress: i64, seen: i64, unused: i64, kind: i64) -> i64:
        """Some dice are rolled again and join those that lie: the mean over the next die, again and again."""
        if dice == 0:
            return self.value(lying, progress, seen, unused, kind)
        worth: i64 = self.tidy.look_at(lying, progress, seen, unused, total(lying) + dice)
        if worth != OPEN:
            return self.nodes.constant(worth)
        lying = self.tidy.active
        progress = self.tidy.progress
        seen = self.tidy.seen
        unused = self.tidy.unused
        first: i64 = lying >> 5 | (progress & DICE_PART) << 25
        second: i64 = unused | (SOME_IN_THE_AIR + kind) << 20 | seen << 24 | dice << 31 | progress // NUMBER << 36
        found: i64 = self.nodes.find(first, second)
        if found >= 0:
            return found
        nodes: Nodes = self.nodes
        mean: float = 0.0
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        for face in range(1, SIX + 1):
            n: i64 = self.thrown(lying + one(face), dice - 1, progress, seen, unused, kind)
            mean += nodes.value[n]
            a += nodes.rests12[n] & LOW
            b += nodes.rests12[n] >> HALF
            c += nodes.rests34[n] & LOW
            d += nodes.rests34[n] >> HALF
        return self.put_mean(first, second, 1, mean, a, b, c, d)


def dice_showing(faces: i64) -> i64:
    """One die of each of these faces."""
    dice: i64 = 0
    while faces:
        dice += one(lowest(faces))
        faces = but_lowest(faces)
    return dice
