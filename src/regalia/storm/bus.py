"""A bus whose hints and words come late, twice, or not at all."""

from __future__ import annotations

from collections.abc import Callable

from regalia.server.bus import Hearer, Listener, deaf
from regalia.storm.faults import Faults
from regalia.storm.loop import Lane

LATE_MS = 3_000
USUAL_MS = 30


class SimBus:
    """Carries hints and words between the houses of a world, and to each its own."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.listeners: list[tuple[Lane, Listener, Hearer]] = []

    def hint(self, table: str, sequence: int) -> None:
        """On its way to everybody."""
        for lane, listener, _ in self.listeners:
            self.carry("a hint", lane, lambda listener=listener: listener(table, sequence))  # type: ignore[misc]

    def tell(self, words: str) -> None:
        """On their way to everybody."""
        for lane, _, hearer in self.listeners:
            self.carry("a word", lane, lambda hearer=hearer: hearer(words))  # type: ignore[misc]

    def carry(self, what: str, lane: Lane, bring: Callable[[], None]) -> None:
        """To one house, if nothing happens to it."""
        if self.faults.strikes("bus", f"{what} is lost", lane.name):
            return
        lane.call_later(self.pause(what, lane), bring)
        if self.faults.strikes("bus", f"{what} comes twice", lane.name):
            lane.call_later(self.pause(what, lane), bring)

    def pause(self, what: str, lane: Lane) -> float:
        """How long it is on its way."""
        is_late = self.faults.strikes("bus", f"{what} is late", lane.name)
        return self.faults.seconds(what, LATE_MS if is_late else USUAL_MS)

    def unplug(self, lane: Lane) -> None:
        """A house does not listen any more."""
        self.listeners = [each for each in self.listeners if each[0] is not lane]


class Plug:
    """The bus, as one house sees it."""

    def __init__(self, bus: SimBus, lane: Lane) -> None:
        self.bus = bus
        self.lane = lane

    async def open(self, listener: Listener, hearer: Hearer = deaf) -> None:
        """From now on it hears."""
        self.bus.listeners.append((self.lane, listener, hearer))

    async def close(self) -> None:
        """No more."""
        self.bus.unplug(self.lane)

    def hint(self, table: str, sequence: int) -> None:
        """Say it to all."""
        self.bus.hint(table, sequence)

    def tell(self, words: str) -> None:
        """Say them to all."""
        self.bus.tell(words)
