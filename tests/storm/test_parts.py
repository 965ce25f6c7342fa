"""The parts of the storm: a disk, a line and a bus that misbehave as they were told to, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from regalia.store.store import Conflict, Entry, StoreError
from regalia.storm.bus import Plug, SimBus
from regalia.storm.disk import Disk, Register, SimStore
from regalia.storm.faults import KINDS, THOUSAND, Faults
from regalia.storm.loop import Clockwork, Lane
from regalia.storm.network import WINDOW, Line


class Place:
    """A lane with faults that can be turned on one by one."""

    def __init__(self, *always: str) -> None:
        self.clockwork = Clockwork()
        self.faults = Faults(1, lambda: self.clockwork.now)
        self.faults.rates = {kind: THOUSAND if kind in always else 0 for kind in KINDS}
        self.lane = Lane(self.clockwork, "A0", pytest.fail)  # type: ignore[abstract]
        self.written: list[Entry] = []
        disk = Disk(self.lane, self.faults, lambda lane, entry: self.written.append(entry))
        self.store = SimStore(disk, self.lane)

    def run(self, work: Callable[[], Awaitable[Any]]) -> list[Any]:
        """What came of some work, if it came to an end."""
        found: list[Any] = []

        async def whole() -> None:
            try:
                found.append(await work())
            except Exception as fault:
                found.append(fault)

        self.lane.run(whole())
        try:
            while self.clockwork.step():
                pass
        finally:
            asyncio._set_running_loop(None)
        return found


ENTRY = Entry("table", 0, (b"deed",))


def test_a_calm_disk_keeps_and_gives_back() -> None:
    place = Place()
    assert place.run(lambda: place.store.append(ENTRY)) == [None]
    assert place.run(lambda: place.store.deeds("table")) == [[b"deed"]]
    assert isinstance(place.run(lambda: place.store.append(ENTRY))[0], Conflict)
    assert place.written == [ENTRY]


def test_a_failing_disk_says_so_whether_it_has_written_or_not() -> None:
    before = Place("disk")
    assert isinstance(before.run(lambda: before.store.append(ENTRY))[0], StoreError)
    assert not before.written
    after = Place("disk")
    after.faults.only = frozenset({"a write fails after it was written A0 1"})
    assert isinstance(after.run(lambda: after.store.append(ENTRY))[0], StoreError)
    assert after.written == [ENTRY]
    reading = Place("read")
    assert isinstance(reading.run(lambda: reading.store.deeds("table"))[0], StoreError)


def test_of_a_fallen_house_a_write_under_way_is_there_or_not() -> None:
    there = set()
    for seed in range(8):
        place = Place()
        place.faults = place.store.disk.faults = Faults(seed, lambda: 0.0)
        place.store.under_way = [ENTRY]
        place.store.fall()
        there.add(len(place.written))
    assert there == {0, 1}


class Ear:
    """Whoever is at both ends of a line."""

    name = "Ann"

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.lost = 0

    def hear(self, line: Line, content: bytes) -> None:
        self.heard.append(content)

    def lose(self, line: Line) -> None:
        self.lost += 1

    def sent(self, line: Line, content: bytes) -> None:
        """The witness."""


def line_of(place: Place) -> tuple[Line, Ear]:
    """A line within one lane."""
    ear = Ear()
    line = Line(1, (place.lane, place.lane), place.faults, ear)
    line.person = ear
    return line, ear


async def send(line: Line, number: int) -> None:
    """Some messages of the server."""
    space = asyncio.Event()
    line.when_free = space.set
    for n in range(number):
        while not line.is_free:
            space.clear()
            await space.wait()
        line.put(str(n).encode())


def test_messages_come_late_but_in_order() -> None:
    place = Place()
    line, ear = line_of(place)
    place.run(lambda: send(line, 9))
    assert ear.heard == [str(n).encode() for n in range(9)]
    assert place.clockwork.now > 0


def test_a_line_whose_reader_sleeps_makes_the_server_wait() -> None:
    place = Place()
    line, ear = line_of(place)
    line.is_deaf = True
    assert place.run(lambda: send(line, WINDOW + 3)) == []
    assert not ear.heard and len(line.held) == WINDOW
    line.listen()
    assert place.run(lambda: asyncio.sleep(0)) != []
    assert len(ear.heard) == WINDOW + 3


def test_a_broken_line_loses_what_was_on_its_way() -> None:
    place = Place()
    line, ear = line_of(place)

    async def break_it() -> bytes | None:
        line.say(b"lost")
        await send(line, 2)
        line.cut()
        return await line.message()

    assert place.run(break_it) == [None]
    assert not ear.heard and ear.lost == 1


def test_hints_and_words_are_lost_for_good_and_none_when_the_storm_is_over() -> None:
    place, heard = Place("bus"), list[object]()
    plug = Plug(SimBus(place.faults), place.lane)

    async def say(number: int) -> None:
        plug.hint("table", number)
        plug.tell(f"here {number}")

    place.run(lambda: plug.open(lambda table, sequence: heard.append(sequence), heard.append))
    place.run(lambda: say(7))
    assert heard == []
    place.faults.on = False
    place.run(lambda: say(8))
    assert sorted(heard, key=str) == [8, "here 8"]


def test_houses_sign_in_by_the_clock_of_the_disk() -> None:
    place = Place()
    one = Register(place.store)

    async def live() -> list[list[int]]:
        found = [await one.beat(7, 4.0), await one.beat(9, 4.0)]
        await asyncio.sleep(3.0)
        found.append(await one.beat(9, 4.0))
        await asyncio.sleep(3.0)
        found.append(await one.beat(9, 4.0))
        await one.leave(9)
        return [*found, await one.beat(8, 4.0)]

    assert place.run(live) == [[[7], [7, 9], [7, 9], [9], [8]]]


def test_a_house_that_stands_still_goes_on_where_it_was() -> None:
    place, others = Place(), list[float]()

    async def beat() -> float:
        await asyncio.sleep(1.0)
        return asyncio.get_running_loop().time()

    around = Lane(place.clockwork, "around", pytest.fail)  # type: ignore[abstract]
    place.lane.stand_still()
    around.call_later(2.0, lambda: others.append(around.time()))
    around.call_later(5.0, place.lane.go_on)
    assert place.run(beat) == [6.0] and others == [2.0]
