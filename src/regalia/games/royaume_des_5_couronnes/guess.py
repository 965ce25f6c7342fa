"""Worlds that fit what a seat knows: the secret orders of the others are dealt, all else is known or not stored."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import bit, but_lowest, first_n, has, how_many, lowest, nth_member, of, put, row
from regalia.core.lying import lying, thing
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.words import ORDERS


@mypyc_attr(acyclic=True)
class RoyaumeGuess:
    """A table as one seat knows it. Each order not excluded is equally likely, unless told otherwise by `believe`."""

    def __init__(self, known: RoyaumeState) -> None:
        self.known: RoyaumeState = known
        self.lacking: i64 = 0  # the seats whose order is not known
        self.left: i64 = first_n(ORDERS)  # the orders they may have
        for seat in range(known.seats):
            order: i64 = thing(of(known.orders, seat))
            if order:
                self.left &= ~bit(order - 1)
            else:
                self.lacking |= bit(seat)
        self.weights: vec[i64] = row([1] * (5 * ORDERS))

    def believe(self, seat: i64, order: i64, weight: i64) -> None:
        """How likely an order (0..19) is for a seat, beside its other orders: the hook for inference from play."""
        assert 0 <= weight < 1000000, "a weight is a number from 0 to 999999"
        self.weights[seat * ORDERS + order] = weight

    def deal(self, seed: i64) -> RoyaumeState:
        """One world that fits; its luck is new."""
        s: RoyaumeState = self.known.copy()
        s.reseed(seed)
        for _ in range(32):
            if self.deal_orders(s):
                return s
        self.deal_evenly(s)
        return s

    def deal_orders(self, s: RoyaumeState) -> bool:
        """Each seat's order by its weights; False if two got the same, for then all are dealt again."""
        dealt: i64 = 0
        some: i64 = self.lacking
        while some:
            order: i64 = self.drawn_order(s, lowest(some))
            if order < 0 or has(dealt, order):
                return False
            dealt |= bit(order)
            s.orders = put(s.orders, lowest(some), lying(order + 1, bit(lowest(some))))
            some = but_lowest(some)
        return True

    def drawn_order(self, s: RoyaumeState, seat: i64) -> i64:
        """An order by the weights of a seat; -1 if all of them are 0."""
        sum_: i64 = 0
        for order in range(ORDERS):
            if has(self.left, order):
                sum_ += self.weights[seat * ORDERS + order]
        if sum_ == 0:
            return -1
        n: i64 = s.below(sum_)
        found: i64 = -1
        while n >= 0:
            found += 1
            if has(self.left, found):
                n -= self.weights[seat * ORDERS + found]
        return found

    def deal_evenly(self, s: RoyaumeState) -> None:
        """Where the weights leave no way out, they are put aside."""
        left: i64 = self.left
        some: i64 = self.lacking
        while some:
            order: i64 = nth_member(left, s.below(how_many(left)))
            left &= ~bit(order)
            s.orders = put(s.orders, lowest(some), lying(order + 1, bit(lowest(some))))
            some = but_lowest(some)
