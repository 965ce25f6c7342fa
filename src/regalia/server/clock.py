"""The two clocks of a house: the one on the wall, and one that nobody can set."""

from __future__ import annotations

import time


def wall_clock_ms() -> int:
    """Milliseconds since 1970, as the machine has it: it may jump."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 when the house was opened, and steady from there: nobody can set it."""

    def __init__(self) -> None:
        self.offset_ms = wall_clock_ms() - time.monotonic_ns() // 1_000_000

    def __call__(self) -> int:
        return self.offset_ms + time.monotonic_ns() // 1_000_000
