"""Buckets of tokens: how often something may be done."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

FEW_KNOWN = 64  # addresses of which nobody need be forgotten
MOST_KNOWN = 50_000  # addresses remembered at a time


class Bucket:
    """Fills at a steady rate up to a burst; each use takes some out."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, now

    def take(self, now: float, cost: float = 1) -> bool:
        """One use, or what is as dear as several; False if there is not enough left."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True


def untold(who: str, cost: float) -> None:
    """Nobody else counts."""


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.known: dict[str, Bucket] = {}
        self.tell: Callable[[str, float], None] = untold  # who else counts what is used here
        self.crowd = FEW_KNOWN  # so many that it is time to look who need not be remembered

    def take(self, who: str, cost: float = 1) -> bool:
        """One use by somebody, or what is as dear as several."""
        is_enough = self.use(who, cost)
        if is_enough:
            self.tell(who, cost)
        return is_enough

    def use(self, who: str, cost: float) -> bool:
        """The same, here or by a process that counts with us; what is given back costs less than nothing."""
        now = self.clock()
        if who not in self.known:
            self.forget_the_full(now)
            self.known[who] = Bucket(self.rate, self.burst, now)
        return self.known[who].take(now, cost)

    def give_back(self, who: str) -> None:
        """It was no use after all."""
        if who in self.known:
            self.known[who].left += 1
            self.tell(who, -1)

    def forget_the_full(self, now: float) -> None:
        """Make room whenever there are twice as many as were needed: whoever has been quiet need not be remembered."""
        if len(self.known) < self.crowd:
            return
        quiet = [who for who, b in self.known.items() if b.left + (now - b.at) * b.rate >= b.burst]
        eldest = list(self.known)[: MOST_KNOWN // 2] if len(self.known) >= MOST_KNOWN else []
        for who in quiet or eldest:
            del self.known[who]
        self.crowd = min(MOST_KNOWN, max(FEW_KNOWN, 2 * len(self.known)))


def neighbourhood(address: str) -> str:
    """Whom an address stands for: of the newer kind one household has a whole network of 64 bits."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
