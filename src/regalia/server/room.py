"""A room around one live table: one deed after the other, each saved before anybody hears of it.

Play on a copy, save, swap, tell. A crash between any two leaves the old table whole, and nobody has seen what was not
saved. If it is ever in doubt whether something was saved, what the store has beyond the table is read.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from regalia.core.game import WATCHER
from regalia.core.state import State
from regalia.server import chronicle, deeds, describe, guiding, presence
from regalia.server.chain import chain_of
from regalia.server.deeds import Answered, AnyDeed, Noted, Spoke, TookBack
from regalia.server.discretion import Discretion
from regalia.server.ears import Ear
from regalia.server.errors import NotSaved
from regalia.server.fold import EVERYONE
from regalia.server.live import LiveTable
from regalia.server.messages import Advice, Greyed, Said, ToClient, encoded
from regalia.server.messenger import Noticed
from regalia.server.pictures import Pictures
from regalia.server.rows import essence, only_bots, played_by, row_after
from regalia.server.turn import Turn
from regalia.store.store import Conflict, Entry, SeatKey, StoreError, TableRow

if TYPE_CHECKING:
    from regalia.server.house import House


OTHERS_MS = 5_000  # so long a room that others serve is kept after it was used


class MovedOn(Exception):
    """Another process was faster; what it did has been taken over."""


class Room:
    """One table, all who listen, and the order of things."""

    def __init__(self, house: House, live: LiveTable, address: str = "") -> None:
        self.house = house
        self.live = live
        self.address = address  # of whoever set it, or came first since it is in memory; "" if nobody knows
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.in_doubt = False
        self.is_unsettled = False  # whoever was saving did not wait for the end
        self.row = essence(row_after(live, (), None, live.updated_ms))  # as far as it matters
        self.pictures = Pictures(live)
        self.used_ms = house.now_ms()
        self.looking = False  # does the house look at its clocks just now?
        self.thinking: set[tuple[int, int]] = set()  # seats whose bots think, and about which question
        self.unhurried: set[asyncio.Future[int]] = set()  # their answers, as long as nobody looks on
        self.timer: asyncio.TimerHandle | None = None
        self.lines_told = live.lines  # of chat
        self.watchers: dict[str, int] = {}  # the numbers of those who look on and have spoken, by address
        self.infos: dict[tuple[int, bool, bool, int], bytes] = {}
        self.gone_ms: dict[int, int] = {}  # since when nobody has been connected for a seat
        self.attended_ms = 0  # since when this house attends it, where there are others
        self.discretion = Discretion(live)
        self.guide: guiding.Guide | None = None  # who leads through it, once it is over
        self.noticed = Noticed(live)  # what those who are away were told
        self.advising: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # seats that are being advised
        self.advice: dict[int, Advice] = {}  # what each seat was advised last

    # --- one deed after the other

    def turn(self) -> Turn:
        """My turn to change the table."""
        return Turn(self)

    def now_ms(self) -> int:
        """Now, by the clock of this table."""
        return self.house.now_for(self.live.created.pace)

    async def do(
        self,
        *done: AnyDeed,
        after: State | None = None,
        keys: tuple[SeatKey, ...] = (),
        freed: tuple[int, ...] = (),
    ) -> None:
        """Save deeds, then let them have happened, then tell. Only in one's turn."""
        bodies = deeds.kept(done, self.live.chain)
        row = self.changed_row(done, after)
        await self.save(Entry(self.live.id, self.live.sequence, bodies, row, keys, freed))
        if row is not None:
            self.row = essence(row)
        before = self.live.resolved
        self.live.chain = chain_of(bodies, self.live.chain)
        for deed in done:
            self.tell(deed, self.live.take(deed, after if isinstance(deed, Answered) else None))
        if self.live.resolved != before:
            self.discretion.end()
        self.house.neighbours.hint(self)
        chronicle.tell(self, done)
        self.house.attend(self)

    async def save(self, entry: Entry) -> None:
        """Keep an entry for good; whenever it is in doubt whether it was, the house finds out."""
        start = time.perf_counter()
        self.in_doubt = True
        try:
            await self.house.store.append(entry)
            self.in_doubt = False
        except Conflict:
            await self.read_on()
            raise MovedOn from None
        except StoreError as fault:
            raise self.not_saved(fault) from None
        except asyncio.CancelledError:
            self.is_unsettled = True
            raise
        finally:
            if self.in_doubt:
                self.house.keep_trying("a table in doubt", self.out_of_doubt)
        self.discretion.note(partial(self.house.metrics.saving.observe, time.perf_counter() - start))

    def not_saved(self, fault: StoreError) -> NotSaved:
        """The store has failed us."""
        self.house.log.error("not saved", table=self.live.id, why=str(fault))
        return NotSaved("not-saved")

    async def out_of_doubt(self) -> None:
        """See what was saved, if nobody has meanwhile."""
        async with self.lock:
            if self.in_doubt:
                await self.read_on()

    async def catch_up(self, sequence: int) -> None:
        """Another process has written: take its deeds over."""
        async with self.lock:
            if self.in_doubt or self.live.sequence < sequence:
                await self.read_on()

    async def refresh(self) -> None:
        """Where there are neighbours, see what they did: whoever asks may come from one of them."""
        if self.house.neighbours.has_others:
            async with self.lock:
                await self.read_on()

    async def read_on(self) -> None:
        """Take over what the log has beyond this table; as long as it cannot be read, the table stays in doubt."""
        if self.is_unsettled:
            with suppress(StoreError):
                await self.house.store.probe()  # whatever was to be written before it has been, or will never be
        self.is_unsettled = False
        try:
            news = await self.house.store.deeds(self.live.id, self.live.sequence)
        except StoreError as fault:
            raise self.not_saved(fault) from None
        for kept in news:
            found = self.live.take_kept(kept)
            if found is None:
                break
            self.tell(*found)
        self.in_doubt = False
        if news:
            self.house.neighbours.hint(self)  # if they were ours, nobody else has heard of them
        if self.live.broken:
            self.say_that_it_is_broken()
        self.house.attend(self)

    def say_that_it_is_broken(self) -> None:
        """Everybody sees that it cannot be played on."""
        self.house.tell_broken(self.live)
        for ear in self.ears:
            ear.want_table()

    # --- the row in the store

    def changed_row(self, done: tuple[AnyDeed, ...], after: State | None) -> TableRow | None:
        """The row as it will be after these deeds; None if it stays, as with nearly every answer."""
        is_answer = after is not None and after.waiting != 0 and len(done) == 1
        if self.live.are_untold(done, after) or (is_answer and self.live.created.pace.kind != "days"):
            return None  # the time of a row would tell that somebody did something
        row = row_after(self.live, done, after, self.now_ms())
        return row if essence(row) != self.row else None

    # --- telling

    def tell(self, deed: AnyDeed, concerned: int) -> None:
        """Let everybody hear whom a deed concerns, and nobody else."""
        self.tell_lines()
        if isinstance(deed, Spoke):
            return
        if isinstance(deed, Noted):
            for ear in self.ears:
                ear.want_table()
            return
        self.pictures.age()
        if isinstance(deed, TookBack) and self.live.table is not None:
            for ear in self.ears:
                ear.unhear(len(self.live.table.story))
        is_about_table = not isinstance(deed, Answered) or self.live.status == "over"
        is_about_table |= concerned == EVERYONE and bool(presence.awaited(self))
        for ear in self.ears:
            if concerned in (EVERYONE, ear.seat):
                ear.want_update()
                if is_about_table:
                    ear.want_table()

    def tell_lines(self) -> None:
        """What was said since, to all: lines of chat and notices."""
        self.infos.clear()
        fresh = self.live.lines - self.lines_told
        for line in self.live.chat[-fresh:] if fresh else ():
            self.say_to_all(Said(line))
        self.lines_told = self.live.lines

    def say_to_all(self, message: ToClient) -> None:
        """The same message to all."""
        content = encoded(message)
        for ear in self.ears:
            ear.hear(content)

    def greyed(self, seat: int, question: int, piece: str) -> Greyed:
        """What else a seat might think of at a question; nothing before the game has begun."""
        return self.pictures.greyed(seat, question, piece) if self.live.table is not None else Greyed(question, ())

    def table_info(self, seat: int, host: bool, chat: bool) -> bytes:
        """The table around the game, encoded once for all who see the same at the same instant."""
        now_ms = self.now_ms()
        looks = (seat, host, chat, now_ms)
        if looks not in self.infos:
            found = encoded(describe.table_info(self.live, seat, host, presence.people(self), now_ms, chat=chat))
            self.infos = {key: each for key, each in self.infos.items() if key[-1] == now_ms} | {looks: found}
        return self.infos[looks]

    # --- coming and going

    def arrive(self, ear: Ear) -> None:
        """Somebody listens; the others see that he is here."""
        self.ears.add(ear)
        self.presence_changed(ear)
        guiding.arrive(self, ear)
        ear.want_update()
        self.house.attend(self)

    def depart(self, ear: Ear) -> None:
        """Somebody does not listen any more."""
        self.ears.discard(ear)
        guiding.depart(self, ear)
        self.used_ms = self.gone_ms[ear.seat] = self.house.now_ms()
        self.presence_changed(ear)
        self.house.attend(self)

    def presence_changed(self, who: Ear) -> None:
        """Everybody sees who is here; of watchers only those who arrive need to hear."""
        self.infos.clear()
        self.house.neighbours.presence_changed(self)
        for ear in self.ears if who.seat != WATCHER else [who]:
            ear.want_table()

    def neighbours_moved(self, gone: set[int]) -> None:
        """Somebody came or went in another house."""
        self.gone_ms.update(dict.fromkeys(gone, self.house.now_ms()))
        self.infos.clear()
        for ear in self.ears:
            ear.want_table()
        self.house.attend(self)

    def here(self) -> list[int]:
        """The seats of all connections, to this house or to others."""
        return [*(ear.seat for ear in self.ears), *self.house.neighbours.seats_elsewhere(self.live.id)]

    def is_here(self, seat: int) -> bool:
        """Is somebody connected for this seat?"""
        return any(ear.seat == seat for ear in self.ears) or seat in self.here()

    def is_looked_at(self) -> bool:
        """Is anybody connected, to this house or to others?"""
        return bool(self.ears) or bool(self.house.neighbours.seats_elsewhere(self.live.id))

    def sleeps(self) -> bool:
        """Does nothing happen here until somebody comes, since nobody looks on and only bots would play?"""
        is_awaited = self.is_looked_at() or bool(self.live.created.evening)
        return not is_awaited and only_bots(played_by(self.live))


def is_idle(room: Room) -> bool:
    """May this room leave the memory? One that only others serve does soon, since it would follow all they do."""
    house = room.house
    unused_ms, longest_ms = house.now_ms() - room.used_ms, house.settings.idle_after_ms
    if room.ears or room.thinking or room.looking or room.lock.locked():
        return False
    if not house.neighbours.attends(room.live.id):
        return unused_ms >= min(longest_ms, OTHERS_MS)
    has_clock = room.live.status == "playing" and room.live.created.pace.kind in ("decision", "bank")
    return unused_ms >= longest_ms and not room.is_looked_at() and (room.sleeps() or not has_clock)
