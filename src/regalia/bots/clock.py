"""A bot's time."""

from __future__ import annotations

import time


class Deadline:
    """A clock that runs from now on."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.end - time.monotonic())
