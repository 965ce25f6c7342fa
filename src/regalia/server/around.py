"""Who has a page of this house open, for the eyes of friends."""

from __future__ import annotations

import time
from collections.abc import Callable

LASTS_SECONDS = 80.0  # a page that is looked at asks every half minute
SAID_SECONDS = 20.0  # so often others need to hear of it
CROWD = 64


class Around:
    """People by their ids, and when they were here last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.at: dict[bytes, float] = {}
        self.crowd = CROWD  # so many that it is time to forget who went

    def note(self, who: bytes) -> bool:
        """Somebody is here; whether that has not been noted for a while."""
        now, before = self.clock(), self.at.get(who)
        if before is not None and now < before + SAID_SECONDS:
            return False
        self.at[who] = now
        if len(self.at) > self.crowd:
            self.at = {each: at for each, at in self.at.items() if now < at + LASTS_SECONDS}
            self.crowd = max(CROWD, 2 * len(self.at))
        return True

    def has(self, who: bytes) -> bool:
        """Is somebody here?"""
        return self.clock() < self.at.get(who, float("-inf")) + LASTS_SECONDS
