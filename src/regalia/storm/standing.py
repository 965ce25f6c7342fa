"""A house that stands, until it falls; and what all parts of a world share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import inf
from typing import Any

from regalia.server.house import House
from regalia.server.neighbours import Alone, Neighbours
from regalia.server.settings import UNLIMITED, Settings
from regalia.storm.bots import SimBots
from regalia.storm.bus import Plug, SimBus
from regalia.storm.disk import Disk, Register, SimStore
from regalia.storm.faults import Faults
from regalia.storm.history import History
from regalia.storm.loop import Clockwork, Lane
from regalia.storm.network import Line

NOON_MS = 1_800_000_000_000
SETTINGS = Settings(limits=UNLIMITED, absent_after_ms=15_000, idle_after_ms=30_000, bot_pause_ms=200, window_ms=1_000)

Event = tuple[float, str, tuple[Any, ...]]


class Scene:
    """Time, luck, what was kept, and what was noticed."""

    def __init__(self, seed: int, only: frozenset[str] | None) -> None:
        self.clockwork = Clockwork()
        self.faults = Faults(seed, lambda: self.clockwork.now, only)
        self.around = Lane(self.clockwork, "around", self.fail)  # type: ignore[abstract]
        self.events: list[Event] = []
        self.failure = ""
        self.is_over = False
        self.histories: dict[str, History] = {}
        self.jumped_ms = 0
        if self.faults.dice("order").below(3) == 0:
            self.clockwork.pick = self.faults.dice("order").below

    def note(self, what: str, *more: Any) -> None:
        """Something happened."""
        self.events.append((self.clockwork.now, what, more))

    def fail(self, why: str) -> None:
        """A promise is broken; the first counts, and nothing after the end."""
        if not self.is_over:
            self.failure = self.failure or why

    def wall_ms(self) -> int:
        """What the clock on the wall shows."""
        return NOON_MS + int(self.clockwork.now * 1000) + self.jumped_ms


class Standing:
    """One life of a house."""

    def __init__(self, scene: Scene, name: str, disk: Disk, bus: SimBus, has_neighbours: bool = False) -> None:
        self.scene = scene
        self.bus = bus
        self.lane = Lane(scene.clockwork, name, scene.fail)  # type: ignore[abstract]
        self.store = SimStore(disk, self.lane)
        self.opened = self.woke = scene.clockwork.now
        self.fell = inf
        self.offset_ms = scene.wall_ms() - int(self.opened * 1000)
        self.comings = 0
        self.bots = SimBots(scene.faults)
        self.lines: list[Line] = []
        self.house = House(
            self.store,
            SETTINGS,
            Plug(bus, self.lane),
            now_ms=self.now_ms,
            wall_ms=scene.wall_ms,
            bots=self.bots,
            neighbours=Neighbours(Register(self.store)) if has_neighbours else Alone(),
        )
        self.house.log = Log(self)

    def now_ms(self) -> int:
        """The steady clock of this life."""
        return self.offset_ms + int(self.scene.clockwork.now * 1000)

    def seconds_at(self, at_ms: int) -> float:
        """When that was, in seconds of the world."""
        return (at_ms - self.offset_ms) / 1000

    def has_been_awake(self, seconds: float) -> bool:
        """Has it stood for so long, and not stood still?"""
        is_awake = self.lane.alive and self.lane.held is None
        return is_awake and self.scene.clockwork.now >= self.woke + seconds

    def elsewhere(self, table: str) -> tuple[object, ...]:
        """What this house knows of its neighbours, as far as it matters at a table."""
        neighbours = self.house.neighbours
        if not isinstance(neighbours, Neighbours):
            return ()
        known = sorted(neighbours.elsewhere.get(table, {}).items())
        return tuple(neighbours.living), tuple((number, *seats) for number, (seats, _) in known)

    def own_faults(self) -> int:
        """Errors that the house counted as its own."""
        return int(self.house.metrics.own_faults._value.get())

    def fall(self) -> None:
        """It is gone at once: its work, its lines, and perhaps what it was writing."""
        self.fell = self.scene.clockwork.now
        self.lane.switch_off()
        self.store.fall()
        self.bus.unplug(self.lane)
        for line in self.lines:
            line.cut()


class Log:
    """What a house writes into its log; whatever it counts as an error of its own is a broken promise."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing

    def __getattr__(self, level: str) -> Callable[..., None]:
        return lambda event, **more: self.write(level, event, more)

    def write(self, level: str, event: str, more: dict[str, Any]) -> None:
        """A line of the log."""
        fault = more.pop("exc_info", None) or sys.exc_info()[1]
        scene = self.standing.scene
        scene.note("log", level, event, repr(fault) if fault else "", sorted(more.items()))
        if self.standing.own_faults():
            scene.fail(f"an error of the house itself: {event}: {fault!r}")
