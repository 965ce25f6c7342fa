"""Tells people who are away, and asked for it: whose move it is, what is over, who wants another game.

What is to be told is written down with the person first, then sent, then settled. Whichever process writes first sends;
whatever waits after a restart is found when the people are gone through.
"""

from __future__ import annotations

import asyncio
import os
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from regalia.core.game import WATCHER
from regalia.server import friends, mail, somebody, telling, ways, wording
from regalia.server.around import Around
from regalia.server.errors import Fault, NotSaved
from regalia.server.limits import Buckets
from regalia.server.telling import Letter, Outcome, Telling, Word
from regalia.store.store import Conflict, PersonRow

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import LiveTable
    from regalia.server.room import Room

SWEEP_MS = 600_000
ATTEMPTS = 8
PAGE = 200
ASKED = ("turn", "soon")
LAST = 4  # who has used all but a quarter of the time is reminded


class Noticed:
    """What of a table has been noticed since it is in memory."""

    def __init__(self, live: LiveTable) -> None:
        self.status, self.rematch = live.status, live.rematch
        self.questions: dict[int, int] = {}


class Messenger:
    """One for a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.counting = asyncio.Lock()
        limits = house.settings.limits
        self.tries = Buckets(limits.messages_tried_an_hour / 3_600, limits.messages_tried_an_hour)
        self.inviting = Buckets(limits.invitations_an_hour / 3_600, limits.invitations_an_hour)
        self.around = Around()
        self.signed: dict[bytes, int] = {}  # challenges that were used, and when they were made
        self.timers: dict[bytes, asyncio.TimerHandle] = {}
        self.swept_ms = 0

    @property
    def is_on(self) -> bool:
        """Does the operator want people to be told?"""
        return bool(self.house.settings.public_url)

    # --- noticing

    def look(self, room: Room) -> None:
        """After every change at a table, and whenever somebody comes or goes."""
        live, noticed = room.live, room.noticed
        if not self.is_on:
            return
        for seat in live.waiting():
            number = live.number(seat)
            if noticed.questions.get(seat) != number:
                noticed.questions[seat] = number
                self.tell(room, Word("turn", live.id, seat, number))
                self.remind(room, seat, number)
        if (noticed.status, live.status) == ("playing", "over"):
            for seat in range(len(live.sitters)):
                self.tell(room, Word("over", live.id, seat))
        if live.rematch != noticed.rematch:
            self.house.keep_trying("telling of another game", partial(self.tell_rematch, room, live.rematch))
        noticed.status, noticed.rematch = live.status, live.rematch

    def tell(self, room: Room, word: Word) -> None:
        """Something for a seat, if a person sits there and does not look."""
        if is_for(room, word):
            due_ms = self.house.wall_ms() + self.house.settings.tell_after_ms
            word = msgspec.structs.replace(word, due_ms=due_ms)
            self.house.keep_trying("telling who is away", partial(self.hear, room.live.id, word))

    def remind(self, room: Room, seat: int, number: int) -> None:
        """Where one has days, once more before they are out."""
        pace, clocks = room.live.created.pace, room.live.clocks
        word = Word("soon", room.live.id, seat, number, (clocks.deadline_ms(seat) or 0) - clocks.left_ms[seat] // LAST)
        if pace.kind == "days" and is_for(room, word, anyhow=True):
            self.house.keep_trying("reminding who is away", partial(self.hear, room.live.id, word))

    async def tell_rematch(self, old: Room, table: str) -> None:
        """Everybody at the new table who is at neither hears of it."""
        room = await self.house.room(table)
        seats = len(room.live.sitters)
        for seat in range(seats):
            if not old.is_here((seat + 1) % seats):  # everybody has moved up one
                self.tell(room, Word("invite", table, seat))

    async def hear(self, table: str, word: Word) -> None:
        """Write it down with whoever has the seat, if she wants to be told."""
        keys = [each.hash for each in await self.house.store.keys_of(table) if each.seat == word.seat]
        for key in keys:
            row = await self.house.store.person_of(key)
            if row is not None and read(row).open:
                await self.change(row.id, partial(telling.with_word, word=word))
                await self.wake(row.id)
                return

    # --- what is kept

    async def change(self, who: bytes, how: telling.Change) -> Telling:
        """Change what somebody wants, or what waits for her; nobody, if she is gone."""
        for _ in range(ATTEMPTS):
            row = await self.house.store.person_of(who)
            if row is None:
                return Telling()
            before = somebody.read(row)
            after = msgspec.structs.replace(before, telling=how(before.telling))
            try:
                if after != before:
                    await self.house.store.keep_person(somebody.row_of(row.id, after), row)
                return after.telling
            except Conflict:
                continue
        raise NotSaved("not-saved")

    async def of(self, who: bytes) -> Telling:
        """What somebody wants, and what waits for her."""
        row = await self.house.store.person_of(who)
        return read(row) if row is not None else Telling()

    # --- sending

    async def wake(self, who: bytes) -> None:
        """Look at somebody again when there is something to do."""
        at_ms = telling.next_ms(await self.of(who), self.house.wall_ms())
        self.forget(who)
        if at_ms is not None and not self.house.is_closing:
            seconds = max(0.0, (at_ms - self.house.wall_ms()) / 1000)
            self.timers[who] = asyncio.get_running_loop().call_later(seconds, self.start, who)

    def start(self, who: bytes) -> None:
        """Something is due."""
        self.timers.pop(who, None)
        self.house.keep_trying("telling somebody", partial(self.deliver, who, os.urandom(8).hex()))

    async def deliver(self, who: bytes, claim: str) -> None:
        """Send what is due, each thing once: it is ours from when it is written down so."""
        now_ms = self.house.wall_ms()
        found = await self.of(who)
        words = {*found.waiting, *(word for each in found.letters for word in each.words)}
        void = frozenset([word for word in words if word.due_ms <= now_ms and not await self.still(who, word)])
        after = await self.change(who, lambda kept: telling.claimed(kept, now_ms, void, claim))
        ours = [each for each in after.letters if each.claim == claim]
        if ours:
            self.house.run(self.send(who, after, ours), "sending messages")
        else:
            await self.wake(who)

    async def still(self, who: bytes, word: Word) -> bool:
        """Is it still worth telling?"""
        if word.kind == "test":
            return True
        if word.kind == "wanted":
            return not self.around.has(who) and await self.is_wanted(who, word.table)
        try:
            room = await self.house.room(word.table)
            await room.refresh()
        except Fault as fault:
            if isinstance(fault, NotSaved):
                raise
            return False
        live = room.live
        asked = word.kind not in ASKED or (word.seat in live.waiting() and live.number(word.seat) == word.number)
        return asked and is_for(room, word)

    async def is_wanted(self, who: bytes, table: str) -> bool:
        """Does a friend still ask her there? Who is there, or cannot go any more, need not be told."""
        row = await self.house.store.person_of(who)
        known = [each for _, each in await friends.friends_of(self.house, row)] if row is not None else []
        kept = [each for each in somebody.read(row).invitations if each.table == table] if row is not None else []
        return bool(row is not None and kept and await friends.asking(self.house, row, kept[0], known))

    async def send(self, who: bytes, kept: Telling, letters: list[Letter]) -> None:
        """On all ways at once; then write down what became of it."""
        found = await asyncio.gather(*(self.sent(who, kept, each) for each in letters))
        outcomes = {each.id: outcome for each, outcome in zip(letters, found, strict=True)}
        self.house.keep_trying("settling what was sent", partial(self.settle, who, outcomes))

    async def sent(self, who: bytes, kept: Telling, letter: Letter) -> Outcome:
        """One letter on its way."""
        channel = next((each for each in kept.open if each.id == letter.channel), None)
        message = await wording.message(self.house, kept, letter)
        if channel is None or message is None:
            return "sent"
        return await ways.send(self.house, who, channel, message, kept.language)

    async def settle(self, who: bytes, outcomes: dict[str, Outcome]) -> None:
        """What became of letters, for good."""
        now_ms = self.house.wall_ms()
        await self.change(who, lambda kept: telling.settled(kept, outcomes, now_ms))
        await self.wake(who)

    def forget(self, who: bytes) -> None:
        """Nothing waits for her any more."""
        timer = self.timers.pop(who, None)
        if timer is not None:
            timer.cancel()

    # --- after a restart

    async def look_around(self) -> None:
        """Now and then go through the people: something may wait that nobody here remembers."""
        now_ms = self.house.wall_ms()
        if not self.is_on or (self.swept_ms and now_ms < self.swept_ms + SWEEP_MS):
            return
        self.swept_ms = now_ms
        rows = await self.house.store.people(b"", PAGE)
        while rows:
            for row in rows:
                if telling.next_ms(read(row), now_ms) is not None and self.house.neighbours.attends(row.id.hex()):
                    await self.wake(row.id)
            rows = await self.house.store.people(rows[-1].id, PAGE)
        await mail.forget_days(self.house)


def read(row: PersonRow) -> Telling:
    """What a person wants to be told."""
    return somebody.read(row).telling


def is_for(room: Room, word: Word, *, anyhow: bool = False) -> bool:
    """Does a person sit there who is not here, and for whom somebody waits? Of later it counts not who is here now."""
    live, sitter = room.live, room.live.sitters[word.seat]
    if not sitter.is_person or (room.is_here(word.seat) and not anyhow):
        return False
    if word.kind not in ASKED:
        return True
    others = any(each.is_person for seat, each in enumerate(live.sitters) if seat != word.seat)
    is_waited_for = others or live.created.pace.kind == "days"
    return is_waited_for and not sitter.away and must_go_on(live, word.seat)


def must_go_on(live: LiveTable, seat: int) -> bool:
    """Is it a decision of her own? Who only may speak while another decides is not disturbed."""
    if live.table is None:
        return False
    last = live.game.speaks_last(live.game.view(live.table.state, WATCHER))
    return last in (WATCHER, seat)
