"""One world from one seed: it is opened, a storm passes over it, and when the storm is over everything must be well."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from regalia.store.store import Entry, StoreError
from regalia.storm.bus import SimBus
from regalia.storm.disk import Disk
from regalia.storm.faults import Struck
from regalia.storm.ledger import Ledger
from regalia.storm.party import Party
from regalia.storm.roads import Roads
from regalia.storm.seeded import Names, seeded_names
from regalia.storm.standing import SETTINGS, Event, Scene, Standing
from regalia.storm.witness import Listener

STORM_SECONDS = 60
DEEDS = 45
CALM_SECONDS = 300.0
DAYS_SECONDS = 4 * 86_400.0
TICK_SECONDS, DAYS_TICK_SECONDS = 5.0, 1_800.0
UNNOTICED_SECONDS = 60.0  # until a house has noticed that a line is gone
GOES_ON = 3  # decisions that every table must make when the storm is over
MOST_STEPS = 60_000
HOUR_MS = 3_600_000
LONGEST_PAUSE_MS = 12_000  # three times as long as it takes until others take over
SLOTS = "ABCD"


class Outcome(msgspec.Struct):
    """How one world went."""

    seed: int
    failure: str
    struck: list[Struck]
    events: list[Event]
    steps: int
    deeds: int
    seconds: float  # of the world, not of ours
    houses: int = 0  # that were asked for; 0: as the seed has it

    def digest(self) -> str:
        """One number for everything that happened."""
        return hashlib.sha256(repr(self.events).encode()).hexdigest()


class World:
    """Everything there is."""

    def __init__(self, seed: int, only: frozenset[str] | None = None, houses: int = 0) -> None:
        self.seed, self.asked_houses = seed, houses
        self.scene = Scene(seed, only)
        self.names = Names(self.scene.faults.dice("names"))
        self.faults = self.scene.faults
        self.disk = Disk(self.scene.around, self.faults, self.kept)
        self.bus = SimBus(self.faults)
        self.dice = self.faults.dice("world")
        self.houses: list[Standing] = []  # that stand
        self.lives: list[Standing] = []  # all that ever stood
        self.listeners: dict[str, Listener] = {}
        drawn = 2 if self.dice.below(6) == 0 else 1
        self.slots = SLOTS[: houses or drawn]
        self.parties = [Party(self, number) for number in range(2 if self.dice.below(5) == 0 else 1)]
        if self.has_days:
            self.parties = self.parties[:1]  # another table would play through the days
        self.roads = Roads(self)
        self.ledger = Ledger(self)
        self.deeds = 0
        self.falls = self.planned("crash", 30)
        self.jumps = [] if self.has_neighbours else self.planned("jump", 20)
        self.pauses = self.planned("pause", 20) if self.has_neighbours else []

    def new_key(self) -> str:
        """A key for somebody."""
        return self.names.key()

    def planned(self, kind: str, least: int) -> list[int]:
        """The steps at which something happens to the whole world."""
        rate, dice, at, found = self.faults.rates[kind], self.faults.dice(kind), 0, list[int]()
        while rate and len(found) < 8:
            at += least + dice.below(40_000 // rate)
            found.append(at)
        return found

    # --- its course

    def run(self) -> Outcome:
        """From the beginning to the end."""
        with seeded_names(self.names, self.tick_seconds()):
            try:
                self.pass_through()
            finally:
                self.scene.is_over = True
                for standing in self.lives:
                    standing.lane.put_away()
                self.scene.around.put_away()
                asyncio._set_running_loop(None)
        scene, clockwork = self.scene, self.scene.clockwork
        struck, events = self.faults.struck, scene.events
        deeds, houses = self.deeds, self.asked_houses
        return Outcome(self.seed, scene.failure, struck, events, clockwork.steps, deeds, clockwork.now, houses)

    def pass_through(self) -> None:
        """The storm, then the calm."""
        for slot in self.slots:
            self.open(slot)
        for party in self.parties:
            self.scene.around.run(self.meet(party))
        enough = 10 + self.dice.below(DEEDS)
        self.until(lambda: self.deeds >= enough and all(party.has_begun for party in self.parties), STORM_SECONDS)
        self.calm_down()
        self.ledger.check_progress(GOES_ON)
        self.ledger.check_agreement()
        self.ledger.check_end()
        if not self.scene.failure and self.dice.below(4) == 0:
            self.everybody_leaves()

    def everybody_leaves(self) -> None:
        """When nobody is there any more, the house forgets what it need not know."""
        for party in self.parties:
            for guest in party.everybody:
                guest.go_away(0)
                guest.is_gone = True
        idle_seconds = SETTINGS.idle_after_ms / 1000
        self.until(lambda: False, UNNOTICED_SECONDS + self.left_seconds() + idle_seconds + 3 * self.tick_seconds())
        self.ledger.check_empty()

    def left_seconds(self) -> float:
        """How long it may take until the clocks of all who have gone are out."""
        clocks = [history.head.clocks for history in self.scene.histories.values()]
        return sum(sum(each.left_ms) for each in clocks if each.pace.kind in ("decision", "bank")) / 1000

    async def meet(self, party: Party) -> None:
        """People find together; a fault of the simulation itself must not pass unnoticed."""
        try:
            await party.meet()
        except Exception as fault:
            self.scene.fail(f"party {party.number} could not meet: {fault!r}")

    def until(self, enough: Callable[[], bool], seconds: float) -> bool:
        """Let things happen until it is enough; False if that takes too long."""
        clockwork, scene = self.scene.clockwork, self.scene
        end, stop = clockwork.now + seconds, clockwork.steps + MOST_STEPS
        while not scene.failure and clockwork.now < end:
            if enough():
                return True
            if not clockwork.step():
                return enough()
            if self.falls and clockwork.steps >= self.falls[0]:
                self.fall_by_plan(self.falls.pop(0))
            if self.jumps and clockwork.steps >= self.jumps[0]:
                self.jump_by_plan(self.jumps.pop(0))
            if self.pauses and clockwork.steps >= self.pauses[0]:
                self.pause_by_plan(self.pauses.pop(0))
            if clockwork.steps > stop:
                scene.fail(f"no end: {MOST_STEPS} steps in {clockwork.now - end + seconds:.1f} s")
        return False

    def calm_down(self) -> None:
        """The storm is over: what was broken is mended, and everybody comes back."""
        self.scene.note("calm")
        self.faults.on = False
        self.falls, self.jumps, self.pauses = [], [], []
        for party in self.parties:
            party.calm_down()

    def tick_seconds(self) -> float:
        """How often a house looks after itself; where days go by, not so often."""
        return DAYS_TICK_SECONDS if self.has_days else TICK_SECONDS

    @property
    def has_neighbours(self) -> bool:
        """Do several houses share the disk?"""
        return len(self.slots) > 1

    @property
    def has_days(self) -> bool:
        """Does anybody play for days?"""
        return any(party.pace.kind == "days" for party in self.parties)

    def calm_seconds(self) -> float:
        """How long it may take until every table goes on."""
        return DAYS_SECONDS if self.has_days else CALM_SECONDS

    def bots_sleep(self) -> None:
        """No bot says anything any more."""
        for standing in self.houses:
            standing.bots.is_asleep = True

    # --- houses

    def open(self, slot: str) -> None:
        """A house begins to stand."""
        standing = Standing(self.scene, f"{slot}{len(self.lives)}", self.disk, self.bus, self.has_neighbours)
        self.scene.note("opens", standing.lane.name)
        self.lives.append(standing)
        self.houses.append(standing)
        self.listeners[standing.lane.name] = Listener(self.scene, standing)
        standing.lane.run(self.opening(standing))

    async def opening(self, standing: Standing) -> None:
        """If it cannot open, whoever runs it starts it again."""
        try:
            await standing.house.open()
        except StoreError:
            self.fall(standing)

    def life_of(self, lane: str) -> Standing:
        """The life of a house, by the name of its lane."""
        return next(life for life in self.lives if life.lane.name == lane)

    def fall_by_plan(self, at: int) -> None:
        """A house falls in the middle of everything."""
        dice = self.faults.dice("falls")
        which, is_gentle = dice.below(len(self.slots)), dice.below(4) == 0
        if which < len(self.houses) and self.faults.happens(f"crash at step {at}", "the house falls"):
            standing = self.houses[which]
            if is_gentle:
                standing.lane.run(self.closing(standing))
            else:
                self.fall(standing)

    async def closing(self, standing: Standing) -> None:
        """A house closes by itself, as far as it comes."""
        self.scene.note("closes", standing.lane.name)
        self.scene.around.call_later(3.0, self.fall, standing)
        for line in standing.lines:
            line.end(0.0)
        await standing.house.close()

    def fall(self, standing: Standing) -> None:
        """It is gone; after a while somebody opens it again."""
        if standing in self.houses:
            self.scene.note("falls", standing.lane.name)
            self.houses.remove(standing)
            standing.fall()
            self.scene.around.call_later(self.faults.seconds("restart", 4_000), self.open, standing.lane.name[0])

    def pause_by_plan(self, at: int) -> None:
        """A house stands still for a while, and goes on as if nothing had been."""
        which = self.faults.dice("pauses").below(len(self.slots))
        if which < len(self.houses) and self.faults.happens(f"pause at step {at}", "the house stands still"):
            standing = self.houses[which]
            self.scene.note("stands still", standing.lane.name)
            standing.lane.stand_still()
            self.scene.around.call_later(self.faults.seconds("pause", LONGEST_PAUSE_MS), self.go_on, standing)

    def go_on(self, standing: Standing) -> None:
        """It goes on."""
        self.scene.note("goes on", standing.lane.name)
        standing.woke = self.scene.clockwork.now
        standing.lane.go_on()

    def jump_by_plan(self, at: int) -> None:
        """Somebody sets the clock on the wall."""
        hours = self.faults.dice("jumps").below(9) - 4
        if self.faults.happens(f"jump at step {at}", f"the clock on the wall jumps by {hours} h"):
            self.scene.jumped_ms += hours * HOUR_MS

    def kept(self, standing: Any, entry: Entry) -> None:
        """Something lies on the disk."""
        self.deeds += len(entry.deeds)
        self.scene.note("kept", entry.table, entry.first, entry.deeds, entry.row is not None)
        self.ledger.enter(standing, entry)

    def play_ahead(self, party: Party) -> None:
        """While no house stands, a table is played on by hand."""
        for standing in list(self.houses):
            self.fall(standing)
        party.play_ahead()
