"""Um Krone und Kragen: whom a seat could take, and what dice that are all set aside are worth to it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.bots.weights import Taken
from regalia.core.bag import count
from regalia.core.ints import bit, but_lowest, has, lowest, of, row
from regalia.core.state import OK
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.claiming import is_left, may_turn_the_jester_over
from regalia.games.um_krone_und_kragen.court import group_face, group_size, won_over
from regalia.games.um_krone_und_kragen.data import CONDITIONS, NAMES
from regalia.games.um_krone_und_kragen.pieces import KragenPieces, Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Wishes:
    """The worth of each character, and of dice."""

    def __init__(self, terms: Terms, w: Taken) -> None:
        conditions = [terms.conditions[name] for name in NAMES]
        self.value: vec[i64] = row([0 if name == "queen" else w.take(f"take_{name}") for name in NAMES])
        self.kind: vec[i64] = row([CONDITIONS[kind] for kind, _ in conditions])
        self.number: vec[i64] = row([number for _, number in conditions])
        self.open: i64 = 0  # whom the seat could take
        self.sure: i64 = 0  # the best it can take with any dice
        self.by_count: vec[i64] = row([0] * 33)  # the best it can take with so many equal dice

    def look(self, s: KragenPieces, seat: i64) -> None:
        """Who is left in the court for this seat; in the final, what beats the best throw."""
        self.open = 0
        self.sure = 0
        for n in range(33):
            self.by_count[n] = 0
        if s.final:
            self.look_at_the_throw_to_beat(s)
            return
        for c in range(W.CHARACTERS):
            if c == W.QUEEN or has(of(s.owned, seat), c):
                continue
            if may_turn_the_jester_over(s, seat) == OK if c == W.CHARLATAN else is_left(s, c):
                self.open |= bit(c)
                self.note_claim(c)
        for n in range(1, 33):
            if self.by_count[n] < self.by_count[n - 1]:
                self.by_count[n] = self.by_count[n - 1]

    def note_claim(self, c: i64) -> None:
        """One who comes for nothing, or for equal dice."""
        kind: i64 = self.kind[c]
        at: i64 = self.number[c] if kind == W.EQUAL or kind == W.FULL_HOUSE else 0
        if kind == W.FREE and self.value[c] > self.sure:
            self.sure = self.value[c]
        if (kind == W.FREE or kind == W.EQUAL or kind == W.FULL_HOUSE) and self.value[c] > self.by_count[at]:
            self.by_count[at] = self.value[c]

    def look_at_the_throw_to_beat(self, s: KragenPieces) -> None:
        """Each equal die counts a little, those that take the king much; more than needed keeps others from him."""
        size: i64 = group_size(s.best)
        for n in range(33):
            over: i64 = n - size
            self.by_count[n] = 10 * n + (0 if over < 0 else 1000 + 150 * (over if over < 4 else 4))

    def claim(self, s: KragenPieces, dice: i64) -> i64:
        """What these dice, all set aside, are worth."""
        if s.final:
            return self.throw(s, dice)
        some: i64 = won_over(s.terms.court, dice) & self.open
        best: i64 = 0
        while some:
            c: i64 = lowest(some)
            if self.value[c] > best:
                best = self.value[c]
            some = but_lowest(some)
        return best

    def throw(self, s: KragenPieces, dice: i64) -> i64:
        """The best group of the final throw."""
        best: i64 = 0
        for face in range(1, W.SIX + 1):
            worth: i64 = self.by_count[self.counted(s, count(dice, face), face)] + face
            if worth > best:
                best = worth
        return best

    def counted(self, s: KragenPieces, n: i64, face: i64) -> i64:
        """In the final a group of a face that is not higher counts as one die less."""
        return n - 1 if s.final and n and face <= group_face(s.best) else n
