"""A bus whose hints come late, twice, or only when the storm is over."""

from __future__ import annotations

from regalia.server.bus import Hearer, Listener, deaf
from regalia.storm.faults import Faults
from regalia.storm.loop import Lane

LATE_MS = 3_000
USUAL_MS = 30


class SimBus:
    """Carries hints between the houses of a world, and to each its own."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.listeners: list[tuple[Lane, Listener]] = []
        self.lost: list[tuple[Lane, str, int]] = []

    def hint(self, table: str, sequence: int) -> None:
        """On its way to everybody, if nothing happens to it."""
        for lane, listener in self.listeners:
            if self.faults.strikes("bus", "a hint is lost", lane.name):
                self.lost.append((lane, table, sequence))
                continue
            lane.call_later(self.pause(lane), listener, table, sequence)
            if self.faults.strikes("bus", "a hint comes twice", lane.name):
                lane.call_later(self.pause(lane), listener, table, sequence)

    def pause(self, lane: Lane) -> float:
        """How long a hint is on its way."""
        is_late = self.faults.strikes("bus", "a hint is late", lane.name)
        return self.faults.seconds("hint", LATE_MS if is_late else USUAL_MS)

    def unplug(self, lane: Lane) -> None:
        """A house does not listen any more."""
        self.listeners = [pair for pair in self.listeners if pair[0] is not lane]

    def repair(self) -> None:
        """After the storm, what was lost is said again."""
        for lane, table, sequence in self.lost:
            for known, listener in self.listeners:
                if known is lane:
                    lane.call_soon(listener, table, sequence)


class Plug:
    """The bus, as one house sees it."""

    def __init__(self, bus: SimBus, lane: Lane) -> None:
        self.bus = bus
        self.lane = lane

    async def open(self, listener: Listener, hearer: Hearer = deaf) -> None:
        """From now on it hears."""
        self.bus.listeners.append((self.lane, listener))

    async def close(self) -> None:
        """No more."""
        self.bus.unplug(self.lane)

    def hint(self, table: str, sequence: int) -> None:
        """Say it to all."""
        self.bus.hint(table, sequence)

    def tell(self, words: str) -> None:
        """The houses of a world have nothing to say but hints."""
