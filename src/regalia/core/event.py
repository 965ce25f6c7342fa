"""What has happened, in a form that a seat may be shown."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """Something that has happened; what only some may know has a slot of its own."""

    kind: int
    shown: tuple[int, int, int, int]
    secret: int = 0
    knows: int = 0

    def seen_by(self, seat: int) -> Event:
        """The event as a seat may see it; a watcher is seat -1."""
        return self if seat >= 0 and (self.knows >> seat) & 1 else Event(self.kind, self.shown)
