"""What goes wrong, drawn from the seed: how often each kind strikes in this world, and each time it does.

Every place at which something can go wrong has dice of its own, so that leaving one fault out changes as little as
possible of all the others: that is what lets a failing world be shrunk.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

from regalia.core.dice import Dice

SPREAD = 1_000_003
THOUSAND = 1000
RATES = (4, 15, 50, 150)  # of a thousand
KINDS = ("disk", "read", "slow", "line", "deaf", "bot", "guest", "whim", "bus", "crash", "jump", "pause")


class Struck(NamedTuple):
    """A fault that happened."""

    name: str
    what: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.seconds:9.3f} s  {self.what}  [{self.name}]"


class Faults:
    """Draws all luck of a world."""

    def __init__(self, seed: int, now: Callable[[], float], only: frozenset[str] | None = None) -> None:
        self.seed = seed
        self.now = now
        self.only = only  # the faults that may strike in this run; None: all that are drawn
        self.struck: list[Struck] = []
        self.streams: dict[str, Dice] = {}
        self.asked: dict[str, int] = {}
        self.on = True
        is_calm = self.dice("weather").below(8) == 0
        self.rates = {kind: 0 if is_calm else self.rate(kind) for kind in KINDS}

    def dice(self, stream: str) -> Dice:
        """The dice of one place."""
        if stream not in self.streams:
            self.streams[stream] = Dice(self.seed * SPREAD ^ crc32(stream.encode()))
            self.streams[stream].below(2)
        return self.streams[stream]

    def rate(self, kind: str) -> int:
        """How often this kind of fault strikes here: in half of all worlds never, in one of eight none does."""
        dice = self.dice(f"rate {kind}")
        return 0 if dice.below(2) else dice.one_of(RATES)

    def strikes(self, kind: str, what: str, where: str) -> bool:
        """Does it go wrong this time?"""
        rate = self.rates[kind]
        if not rate:
            return False
        place = f"{what} {where}"
        is_struck = self.dice(place).below(THOUSAND) < rate
        number = self.asked[place] = self.asked.get(place, 0) + 1
        return is_struck and self.happens(f"{place} {number}", f"{what}, {where}")

    def happens(self, name: str, what: str) -> bool:
        """Note a fault, unless it is left out or the storm is over."""
        if not self.on or (self.only is not None and name not in self.only):
            return False
        self.struck.append(Struck(name, what, self.now()))
        return True

    def seconds(self, stream: str, longest_ms: int) -> float:
        """A short time, often none."""
        dice = self.dice(stream)
        return 0.0 if dice.below(3) == 0 else dice.below(longest_ms) / THOUSAND
