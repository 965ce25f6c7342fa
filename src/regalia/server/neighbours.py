"""The houses that share a store: which live, who sits at which of their tables, and who attends a table.

Attending (bots, clocks, absence) is done by one of those where people are, else by one of all, the same for each first
letter of an id. It only saves work: the log decides who wrote. So a view that is wrong for some seconds does no harm.
Who is here is said again and again, so that silence means absence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Protocol

import msgspec

from regalia.server import guiding
from regalia.server.ears import end_lines
from regalia.server.messages import Led, encoded
from regalia.server.ranks import first_of, new_number
from regalia.store.store import StoreError

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.room import Room

BEAT_SECONDS = 1.0
LIVES_SECONDS = 4.0
TELL_SECONDS = 4.0
HEARD_SECONDS = 13.0  # so long somebody counts as here after it was said last
COUNTED_TOGETHER = ("new_tables", "wrong_codes", "reporting")  # limits of a house


class Registry(Protocol):
    """Where houses sign in: a store that they share."""

    async def beat(self, number: int, lives_seconds: float) -> list[int]:
        """Say that the house of this number lives; which live."""

    async def leave(self, number: int) -> None:
        """The house of this number is no more."""


class Alone:
    """A house without neighbours: it attends everything."""

    number = 0
    has_others = False

    async def open(self, house: House) -> None:
        """Nobody to meet."""

    async def close(self) -> None:
        """Nobody to leave."""

    def look_around(self) -> None:
        """Nobody else is there."""

    def attends(self, table: str) -> bool:
        """Always."""
        return True

    def hint(self, room: Room) -> None:
        """Tell whoever hears the bus how far a table is."""
        room.house.bus.hint(room.live.id, room.live.sequence)

    def seats_elsewhere(self, table: str) -> list[int]:
        """There is nothing elsewhere."""
        return []

    def presence_changed(self, room: Room) -> None:
        """Nobody to tell."""

    def key_removed(self, key: bytes) -> None:
        """Nobody to tell."""

    def table_renewed(self, table: str) -> None:
        """Nobody to tell."""

    def came(self, who: bytes) -> None:
        """Nobody to tell."""

    def led(self, table: str, since_ms: int, led: Led) -> None:
        """Nobody to tell."""

    def hear(self, words: str) -> None:
        """Nobody speaks."""


class Neighbours(Alone):
    """A house among others."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.has_others = True
        self.number = -1
        self.living: list[int] = []
        self.beaten = -inf  # when we last said that we live
        self.elsewhere: dict[str, dict[int, tuple[list[int], float]]] = {}
        self.beating: asyncio.Task[None] | None = None
        self.told = 0.0
        self.behind_the_door: Callable[[], set[int]] = lambda: {self.number}  # who shares a port with us

    # --- coming and going

    async def open(self, house: House) -> None:
        """Take a number, and meet the others."""
        self.house = house
        self.number = new_number()
        for name in COUNTED_TOGETHER:
            getattr(house, name).tell = partial(self.used, name)
        await self.beat()
        self.beating = asyncio.ensure_future(self.beat_on())
        self.house.log.info("a house among neighbours", number=self.number, living=self.living)

    async def close(self) -> None:
        """Hand everything over: from now on others attend."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
            self.beaten = -inf
            self.house.bus.tell(f"gone {self.number}")
            try:
                await self.registry.leave(self.number)
            except StoreError as fault:
                self.house.note("leaving the neighbours", fault)

    async def beat_on(self) -> None:
        """Live on."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StoreError as fault:
                self.house.note("a heartbeat", fault)
            if self.now() >= self.told + TELL_SECONDS:
                self.told = self.now()
                for room in [room for room in self.house.rooms.values() if room.ears]:
                    self.presence_changed(room)

    async def beat(self) -> None:
        """Say that we live; when others came or went, what we attend is another."""
        start = self.now()
        living = await self.registry.beat(self.number, LIVES_SECONDS)
        was_late = self.now() > self.beaten + LIVES_SECONDS
        self.beaten = start
        if living != self.living:
            self.living = living
            self.house.neighbours_changed()
        elif was_late:
            self.look_around()  # meanwhile we attended nothing

    def look_around(self) -> None:
        """Now and then: who fell silent is forgotten, and what became ours or others' by that is attended or left."""
        now = self.now()
        for table, known in list(self.elsewhere.items()):
            self.elsewhere[table] = {number: said for number, said in known.items() if said[1] > now}
            if not self.elsewhere[table]:
                del self.elsewhere[table]
        for room in list(self.house.rooms.values()):
            if bool(room.attended_ms) != self.attends(room.live.id):
                self.house.attend(room)
            self.bring_together(room)

    def bring_together(self, room: Room) -> None:
        """Of several processes behind one door that have people at a table, all but one let them come in again."""
        where = {*self.where(room.live.id)}
        if len(where) > 1 and room.ears and first_of([*where & self.behind_the_door()], room.live.id) != self.number:
            for ear in list(room.ears):
                ear.hang_up()

    def now(self) -> float:
        """By the loop's clock."""
        return asyncio.get_running_loop().time()

    # --- who attends

    def attends(self, table: str) -> bool:
        """Is it ours to attend this table? Who has not said in time that he lives attends nothing."""
        if self.now() > self.beaten + LIVES_SECONDS:
            return False
        return first_of(self.where(table) or self.living, table) == self.number

    # --- who is where

    def hint(self, room: Room) -> None:
        """Tell the others, unless people are here and nowhere else: then they look when they are asked."""
        if self.where(room.live.id) != [self.number]:
            super().hint(room)

    def where(self, table: str) -> list[int]:
        """The houses where people are at a table."""
        room = self.house.rooms.get(table)
        here = [self.number] if room is not None and room.ears else []
        return [*here, *(number for number, _ in self.heard(table))]

    def heard(self, table: str) -> Iterable[tuple[int, list[int]]]:
        """The houses where people are at a table, and their seats."""
        now = self.now()
        for number, (seats, until) in self.elsewhere.get(table, {}).items():
            if until > now and number in self.living:
                yield number, seats

    def seats_elsewhere(self, table: str) -> list[int]:
        """The seats of those who are connected to other houses."""
        return [seat for _, seats in self.heard(table) for seat in seats]

    def presence_changed(self, room: Room) -> None:
        """Tell the others who is here."""
        seats = ",".join(str(ear.seat) for ear in room.ears)
        self.house.bus.tell(f"here {self.number} {room.live.id} {seats}")

    def key_removed(self, key: bytes) -> None:
        """Tell the others that a key, by its hash, opens nothing any more."""
        self.house.bus.tell(f"removed {self.number} {key.hex()}")

    def table_renewed(self, table: str) -> None:
        """Tell the others that the log of a table was written anew: what they hold of it is worth nothing."""
        self.house.bus.tell(f"renewed {self.number} {table}")

    def came(self, who: bytes) -> None:
        """Tell the others that a person is here."""
        self.house.bus.tell(f"around {self.number} {who.hex()}")

    def led(self, table: str, since_ms: int, led: Led) -> None:
        """Tell the others what somebody who leads here shows."""
        self.house.bus.tell(f"led {self.number} {table} {since_ms} {encoded(led).decode()}")

    def used(self, name: str, who: str, cost: float) -> None:
        """Tell the others what somebody used of a limit that counts for all."""
        self.house.bus.tell(f"used {self.number} {name} {cost:g} {who}")

    def hear(self, words: str) -> None:
        """What another house says."""
        kind, _, rest = words.partition(" ")
        number, _, more = rest.partition(" ")
        if not number.isdigit() or int(number) == self.number:
            return
        if kind == "gone":
            self.living = [each for each in self.living if each != int(number)]
            self.house.neighbours_changed()
        elif kind == "removed":
            end_lines(self.house.rooms.values(), bytes.fromhex(more))
        elif kind == "renewed":
            self.let_go(more)
        elif kind == "around":
            self.house.messenger.around.note(bytes.fromhex(more))
        elif kind == "used":
            name, cost, who = more.split(" ", 2)
            if name in COUNTED_TOGETHER:
                getattr(self.house, name).use(who, float(cost))
        elif kind == "led":
            self.look_along(more)
        elif kind == "here":
            table, _, seats = more.partition(" ")
            self.note(int(number), table, [int(seat) for seat in seats.split(",") if seat.lstrip("-").isdigit()])

    def let_go(self, table: str) -> None:
        """A room leaves the memory, and those who are there come back to what the log tells now."""
        room = self.house.rooms.get(table)
        if room is not None:
            self.house.drop(room)
            for ear in list(room.ears):
                ear.hang_up()

    def look_along(self, words: str) -> None:
        """Those who look here are shown what somebody shows elsewhere."""
        table, since_ms, led = words.split(" ", 2)
        room = self.house.rooms.get(table)
        if room is not None:
            guiding.hear(room, int(since_ms), msgspec.json.decode(led, type=Led))

    def note(self, number: int, table: str, seats: list[int]) -> None:
        """Who is at a table in another house; when that is news, our own room is told."""
        known = self.elsewhere.setdefault(table, {})
        before = known.get(number, ([], 0.0))[0]
        known[number] = (seats, self.now() + HEARD_SECONDS)
        if not seats:
            del known[number]
        if not known:
            self.elsewhere.pop(table, None)
        room = self.house.rooms.get(table)
        if room is not None and seats and not before:
            super().hint(room)  # what they have seen may be older than the first they hear
        if room is None and not seats and self.attends(table):
            self.house.keep_trying("a table that others left", lambda: self.house.room(table))
        elif room is not None:
            room.gone_ms.update(dict.fromkeys(seats, self.house.now_ms()))  # here so far, should they fall silent
            if sorted(before) != sorted(seats):
                room.neighbours_moved(set(before) - set(seats))
