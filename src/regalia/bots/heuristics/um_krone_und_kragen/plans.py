"""Um Krone und Kragen: what to aim for with the dice at hand. Each plan has a worth, and dice it wants set aside."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.heuristics.um_krone_und_kragen.odds import SURELY, covers, hits, sums
from regalia.bots.heuristics.um_krone_und_kragen.wishes import Wishes
from regalia.bots.weights import Taken
from regalia.core.bag import count, one, total
from regalia.core.ints import bit, but_lowest, has, how_many, lowest, row
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS
from regalia.games.um_krone_und_kragen.court import group_face
from regalia.games.um_krone_und_kragen.pieces import KragenPieces, Terms

CHANGERS: Final = 2**W.MAID | 2**W.PHILOSOPHER | 2**W.ASTRONOMER | 2**W.MAGICIAN | 2**W.ALCHEMIST
TRICKS: Final = CHANGERS | 2**W.LADY | 2**W.NOBLEMAN
ALL_FACES: Final = 126
ODD: Final = 42
EVEN: Final = 84
LOW_STRAIGHT: Final = 62
HIGH_STRAIGHT: Final = 124


class Plans(Wishes):
    """Looks at a turn and notes what each answer may lead to."""

    def __init__(self, terms: Terms, w: Taken) -> None:
        super().__init__(terms, w)
        self.trick: i64 = w.take("trick")  # hundredths of an equal die that a trick brings
        self.again: i64 = w.take("again")  # hundredths of a die that a re-roll brings
        self.higher: i64 = w.take("higher_face")
        self.last_step: i64 = w.take("last_step")
        self.keep: vec[i64] = row([0] * 8)  # by face: the best plan that sets such a die aside now
        self.roll: i64 = 0  # the best plan that rolls now
        self.best: i64 = 0
        self.best_face: i64 = 0  # the face it gathers; 0 if it is of another kind
        self.wanted: i64 = 0  # the faces it sets aside

    # --- what the dice may lead to

    def consider(self, s: KragenPieces, seat: i64) -> None:
        """All plans for the dice as they lie."""
        self.look(s, seat)
        for face in range(8):
            self.keep[face] = -1
        self.roll = -1
        self.best = -1
        faces: i64 = faces_of(s.active)
        self.propose(s, self.stop(s, s.active), faces, 0)
        for face in range(1, W.SIX + 1):
            self.gather(s, face)
        if s.final == 0:
            some: i64 = self.open
            while some:
                self.aim(s, lowest(some))
                some = but_lowest(some)

    def stop(self, s: KragenPieces, active: i64) -> i64:
        """All dice aside, with or without those that can still be added."""
        dice: i64 = s.aside + active
        worth: i64 = self.claim(s, dice)
        adders: i64 = s.unused & ADDERS
        if adders:
            while adders:
                if lowest(adders) != W.QUEEN:
                    dice += one(s.terms.court.numbers[lowest(adders)])
                adders = but_lowest(adders)
            more: i64 = self.claim(s, dice)
            if more > worth:
                return more
        return worth

    def propose(self, s: KragenPieces, worth: i64, wanted: i64, face: i64) -> None:
        """A plan: what it is worth, which faces among the active dice it sets aside, and the face it gathers."""
        now: i64 = wanted & faces_of(s.active)
        if now == 0 and s.active:
            if s.set_since_roll:
                if worth > self.roll:
                    self.roll = worth
            else:
                now = bit(self.sacrifice(s.active))
        if worth > self.best:
            self.best = worth
            self.best_face = face
            self.wanted = wanted
        while now:
            f: i64 = lowest(now)
            if worth > self.keep[f]:
                self.keep[f] = worth
            now = but_lowest(now)

    def sacrifice(self, active: i64) -> i64:
        """The die to part with when a roll brought nothing: the highest, for its pips."""
        face: i64 = W.SIX
        while not count(active, face):
            face -= 1
        return face

    def left_to_roll(self, s: KragenPieces, kept: i64) -> i64:
        """How many dice are rolled again if so many active ones are set aside now."""
        dice: i64 = total(s.active) - kept
        return dice - 1 if kept == 0 and dice and s.set_since_roll == 0 else dice

    def gather(self, s: KragenPieces, face: i64) -> None:
        """As many dice of one face as possible."""
        here: i64 = count(s.active, face)
        have: i64 = count(s.aside, face) + here
        dice: i64 = self.left_to_roll(s, here)
        adders: i64 = s.unused & ADDERS
        own: i64 = self.adders_of(s, adders, face)
        pool: i64 = dice + (how_many(adders) - own if dice else 0)
        helped: i64 = 100 * (have + own) + self.helped(s, pool, have)
        base: i64 = self.by_count[0]
        sum_: i64 = SURELY * base
        for n in range(1, 24):
            step: i64 = self.by_count[n] - self.by_count[n - 1]
            if step:
                sum_ += step * self.chance_of(s, n, face, helped, pool)
        self.propose(s, sum_ // SURELY + self.higher * face // 10, bit(face), face)

    def chance_of(self, s: KragenPieces, n: i64, face: i64, helped: i64, pool: i64) -> i64:
        """The chance of n dice that count, between two rows of the table where help is counted in hundredths."""
        wanted: i64 = 100 * (n + (1 if s.final and face <= group_face(s.best) else 0)) - helped
        if wanted <= 0:
            return SURELY
        whole: i64 = (wanted + 99) // 100
        part: i64 = 100 * whole - wanted
        more: i64 = hits(1, pool, whole)
        return more + part * (hits(1, pool, whole - 1) - more) // 100 if part else more

    def adders_of(self, s: KragenPieces, adders: i64, face: i64) -> i64:
        """How many of them add a die of this face; the queen adds any."""
        n: i64 = 0
        while adders:
            c: i64 = lowest(adders)
            if c == W.QUEEN or s.terms.court.numbers[c] == face:
                n += 1
            adders = but_lowest(adders)
        return n

    def helped(self, s: KragenPieces, pool: i64, have: i64) -> i64:
        """What tricks and re-rolls may bring to equal dice, in hundredths of a die."""
        tricks: i64 = how_many(s.unused & TRICKS)
        if tricks > pool:
            tricks = pool
        help_: i64 = tricks * self.trick
        if pool and has(s.unused, W.JESTER):
            help_ += self.again // 6
        if has(s.unused, W.MERCHANT):
            help_ += self.again * (pool if pool < 4 else 4) // 6
        return help_

    def aim(self, s: KragenPieces, c: i64) -> None:
        """A character that asks for something else than equal dice."""
        kind: i64 = self.kind[c]
        if self.value[c] <= self.sure:
            return
        if kind == W.SUM:
            self.aim_at_pips(s, c)
        elif kind == W.ALL_ODD:
            self.aim_at_faces_only(s, c, ODD)
        elif kind == W.ALL_EVEN:
            self.aim_at_faces_only(s, c, EVEN)
        elif kind == W.STRAIGHT:
            self.aim_at_cover(s, c, LOW_STRAIGHT)
            self.aim_at_cover(s, c, HIGH_STRAIGHT)
        elif kind == W.EVERY_FACE:
            self.aim_at_cover(s, c, ALL_FACES)
        elif kind == W.PAIRS:
            self.aim_at_pairs(s, c)
        elif kind == W.TRIPLES:
            self.aim_at_two_groups(s, c, 3, 3)
        elif kind == W.FULL_HOUSE:
            self.aim_at_two_groups(s, c, 3, 2)

    def hope(self, s: KragenPieces, c: i64, chance: i64, wanted: i64) -> None:
        """A plan that brings a character with some chance, and else the one that is sure."""
        if chance:
            self.propose(s, self.sure + (self.value[c] - self.sure) * chance // SURELY, wanted, 0)

    def aim_at_pips(self, s: KragenPieces, c: i64) -> None:
        """Fives and sixes are set aside; with the adders' pips counted."""
        wanted: i64 = 96  # fives and sixes
        kept: i64 = count(s.active, 5) + count(s.active, 6)
        missing: i64 = self.number[c] - pips(s.aside) - 5 * count(s.active, 5) - 6 * count(s.active, 6)
        dice: i64 = total(s.active) - kept
        if kept == 0 and dice and s.set_since_roll == 0:
            top: i64 = self.sacrifice(s.active)
            wanted = bit(top)
            missing -= top
            dice -= 1
        adders: i64 = s.unused & ADDERS
        while adders:
            if lowest(adders) != W.QUEEN:
                missing -= s.terms.court.numbers[lowest(adders)]
            adders = but_lowest(adders)
        self.hope(s, c, sums(dice, missing), wanted)

    def aim_at_faces_only(self, s: KragenPieces, c: i64, good: i64) -> None:
        """All odd or all even: right dice are set aside, wrong ones rolled; even chances while one can go on."""
        if faces_of(s.aside) & ~good:
            return
        now: i64 = faces_of(s.active)
        if now & ~good == 0:
            return  # stop has it
        if now & good or s.set_since_roll:
            self.hope(s, c, SURELY // 2, good)

    def aim_at_cover(self, s: KragenPieces, c: i64, faces: i64) -> None:
        """One die of each of these faces."""
        there: i64 = faces_of(s.aside)
        new: i64 = faces_of(s.active) & faces & ~there
        kept: i64 = how_many(new)
        missing: i64 = how_many(faces & ~there) - kept
        if has(s.unused, W.MAGICIAN):
            missing -= 1
        adders: i64 = s.unused & ADDERS
        while adders and missing > 0:
            if lowest(adders) == W.QUEEN or has(faces & ~there & ~new, s.terms.court.numbers[lowest(adders)]):
                missing -= 1
            adders = but_lowest(adders)
        self.hope(s, c, SURELY if missing <= 0 else covers(missing, self.left_to_roll(s, kept)), new)

    def aim_at_pairs(self, s: KragenPieces, c: i64) -> None:
        """Pairs are set aside, and as many single dice as there are pairs missing."""
        pairs: i64 = 0
        singles: i64 = 0
        kept: i64 = 0
        wanted: i64 = 0
        for face in range(1, W.SIX + 1):
            n: i64 = count(s.aside, face) + count(s.active, face)
            pairs += n >> 1
            if n > 1:
                kept += count(s.active, face)
                wanted |= bit(face)
        missing: i64 = self.number[c] - pairs
        for face in range(W.SIX, 0, -1):
            if count(s.aside, face) + count(s.active, face) == 1 and singles < missing:
                singles += 1
                kept += count(s.active, face)
                wanted |= bit(face)
        if missing > 0:
            dice: i64 = self.left_to_roll(s, kept)
            more: i64 = missing - singles
            self.hope(s, c, hits(singles if singles else 1, dice - more, missing), wanted)

    def aim_at_two_groups(self, s: KragenPieces, c: i64, large: i64, small: i64) -> None:
        """The two faces of which there are most."""
        first: i64 = 0
        second: i64 = 0
        for face in range(1, W.SIX + 1):
            n: i64 = (count(s.aside, face) + count(s.active, face)) * 8 + face
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        missing: i64 = over(large - (first >> 3)) + over(small - (second >> 3))
        kept: i64 = count(s.active, first & 7) + count(s.active, second & 7)
        if missing:
            chance: i64 = hits(2, self.left_to_roll(s, kept), missing)
            self.hope(s, c, chance * self.last_step // 100, bit(first & 7) | bit(second & 7))


def over(n: i64) -> i64:
    """Nothing below 0."""
    return n if n > 0 else 0


def faces_of(dice: i64) -> i64:
    """The set of faces that show."""
    faces: i64 = 0
    for face in range(1, W.SIX + 1):
        if count(dice, face):
            faces |= bit(face)
    return faces


def pips(dice: i64) -> i64:
    """The sum of the dice."""
    sum_: i64 = 0
    for face in range(1, W.SIX + 1):
        sum_ += face * count(dice, face)
    return sum_
