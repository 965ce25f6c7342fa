"""What is counted, measured and logged about a table: in a sealed decision only when it is over.

So no figure and no line of a log tells who has answered before everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import Counter

from regalia.server.live import LiveTable


class Discretion:
    """Keeps back what must not be known yet."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.counts: dict[Counter, int] = {}
        self.notes: list[Callable[[], None]] = []

    def count(self, counter: Counter, times: int = 1) -> None:
        """One more, or several."""
        if self.live.is_sealed():
            self.counts[counter] = self.counts.get(counter, 0) + times
        else:
            counter.inc(times)

    def note(self, note: Callable[[], None]) -> None:
        """Measure or log something."""
        if self.live.is_sealed():
            self.notes.append(note)
        else:
            note()

    def end(self) -> None:
        """A decision is over: what was kept back may be known now."""
        for counter, times in self.counts.items():
            counter.inc(times)
        for note in self.notes:
            note()
        self.counts, self.notes = {}, []
