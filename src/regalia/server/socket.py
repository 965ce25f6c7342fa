"""One connection to a table: it takes messages in, and sends the newest state.

There is no queue of updates: it is told that there is something new, and when the line is free it describes what has
changed since what was shown last. A slow client so gets the newest view and never an endless backlog. Small messages
wait in a short list; when it overflows, the client gets the whole table instead.
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from regalia.core.errors import RegaliaError
from regalia.core.game import WATCHER
from regalia.core.table import Refusal
from regalia.server import advising, chat, guiding, playing
from regalia.server.describe import STORY_ON_ARRIVAL
from regalia.server.ears import Visitor
from regalia.server.errors import Fault, NotAllowed, NotSaved, in_english
from regalia.server.limits import Bucket
from regalia.server.line import Line, nothing_waits
from regalia.server.messages import (
    Advise,
    Back,
    Chat,
    Failed,
    FromClient,
    Lead,
    Ping,
    Play,
    Pong,
    Refused,
    Said,
    ToClient,
    Undo,
    WhyNot,
    decoded,
    encoded,
)
from regalia.server.moments import Seen
from regalia.server.playing import Outcome
from regalia.server.room import Room
from regalia.server.sitters import ChatLine
from regalia.store.store import StoreError

ARRIVED = encoded(Back())
MOST_UNSENT = 64
MOST_FAULTS = 8  # messages that make no sense, before the line is closed
MOST_STORY = 500
PARTS_A_COIN = 8  # of an answer, for what a ping costs
ADVICE_COINS = 10  # a process thinks about it for up to a second
BAD_MESSAGES, NOT_ALLOWED, TOO_FAST, OWN_FAULT, COME_BACK = 4400, 4403, 4429, 1011, 1012


class Connection:
    """Somebody at a table, with a seat or without."""

    def __init__(self, line: Line, room: Room, seat: int, visitor: Visitor) -> None:
        self.line = line
        self.room = room
        self.seat = seat
        self.key = visitor.key
        self.address = visitor.address
        self.is_host = visitor.is_host
        self.unsent: deque[bytes] = deque()
        self.wants_table = self.wants_update = False
        self.wants_chat = True  # with the next table
        self.heard = -1  # lines of the story; -1: it has just arrived
        self.seen: Seen | None = None  # of the game; None: it has just arrived
        self.loop = asyncio.get_running_loop()
        self.is_awake = False  # is it about to send?
        self.faults = 0
        self.closing = 0
        limits = room.house.settings.limits
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once, self.loop.time())

    # --- what a room may tell (see room.Ear)

    def want_update(self) -> None:
        """The game has moved on."""
        self.wants_update = True
        self.wake()

    def want_table(self) -> None:
        """The table has changed."""
        self.wants_table = True
        self.wake()

    def hear(self, content: bytes) -> None:
        """A message of its own; too many become one picture of the whole table."""
        if len(self.unsent) >= MOST_UNSENT:
            self.unsent.clear()
            self.wants_table = self.wants_update = self.wants_chat = True
        else:
            self.unsent.append(content)
        self.wake()

    def want_chat(self) -> None:
        """The chat is not what it was."""
        self.wants_chat = True

    def unhear(self, lines: int) -> None:
        """Of the story only so many lines still hold."""
        self.heard = min(self.heard, lines)

    def seat_lost(self) -> None:
        """Sent away, or gone by its own will: from now on it only looks on."""
        self.take_seat(WATCHER)

    def sent_away(self) -> None:
        """Say why, and close the line."""
        self.fail(Fault("sent-away"))
        self.closing = NOT_ALLOWED

    def hang_up(self) -> None:
        """Close the line; whoever is at its other end comes back."""
        self.closing = COME_BACK
        self.wake()

    def take_seat(self, seat: int) -> None:
        """From now on it listens for this seat."""
        self.seat, self.heard, self.seen = seat, -1, None
        self.room.infos.clear()
        self.want_table()
        self.want_update()

    def send(self, message: ToClient) -> None:
        """A message to this connection alone."""
        self.hear(encoded(message))

    # --- both directions

    async def serve(self) -> None:
        """Until the line is closed."""
        self.line.when_free = self.wake
        self.room.arrive(self)
        try:
            if self.seat >= 0:
                await self.take_in(ARRIVED)
            await self.read()
        finally:
            self.room.depart(self)
            self.line.when_free = nothing_waits
        if self.closing:
            self.write()
            await self.line.close(self.closing)

    def wake(self) -> None:
        """There is something to send: soon, all of it together."""
        if not self.is_awake:
            self.is_awake = True
            self.loop.call_soon(self.write)

    def write(self) -> None:
        """Send what there is as long as the line is free; if we cannot describe the table, hang up."""
        self.is_awake = False
        sent = 0
        try:
            while self.line.is_free and self.put_next():
                sent += 1
        except Exception:
            self.room.house.metrics.own_faults.inc()
            self.room.house.log.exception("a table cannot be described", table=self.room.live.id, seat=self.seat)
            self.closing = OWN_FAULT
            self.line.stop()
        self.room.discretion.count(self.room.house.metrics.sent, sent)

    def put_next(self) -> bool:
        """The next message; False if there is none."""
        if self.unsent:
            self.line.put(self.unsent.popleft())
        elif self.wants_table:
            chat, self.wants_table, self.wants_chat = self.wants_chat, False, False
            self.line.put(self.room.table_info(self.seat, self.is_host, chat))
        elif self.wants_update:
            self.wants_update = False
            self.put_update()
        else:
            if self.closing:
                self.line.stop()
            return False
        return True

    def put_update(self) -> None:
        """What has changed until now."""
        table = self.room.live.table
        if table is None:
            return
        end = len(table.story)
        start = max(0, end - STORY_ON_ARRIVAL) if self.heard < 0 else max(min(self.heard, end), end - MOST_STORY)
        content, self.seen = self.room.pictures.update(self.seat, self.seen, start)
        self.heard = end
        self.line.put(content)

    async def read(self) -> None:
        """Take messages in until the line is closed or the client misbehaves."""
        while not self.closing:
            content = await self.line.message()
            if content is None:
                return
            if not self.bucket.take(self.loop.time()):
                self.closing = TOO_FAST
            else:
                await self.take_in(content)

    async def take_in(self, content: str | bytes) -> None:
        """One message; whatever is wrong with it is answered, not raised."""
        try:
            message = decoded(content)
            more = weight(message) - 1
            if more and not self.bucket.take(self.loop.time(), more):
                self.closing = TOO_FAST
                return
            await self.obey(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            self.fail(Fault("bad-request", why=str(fault)[:200]))
            self.faults += 1
            if self.faults >= MOST_FAULTS:
                self.closing = BAD_MESSAGES
        except Fault as fault:
            self.fail(fault)
        except StoreError as fault:
            self.room.house.log.error("the store failed", table=self.room.live.id, why=str(fault))
            self.fail(NotSaved("not-saved"))
        except RegaliaError as fault:
            self.fail(Fault("bad-value", why=str(fault)[:300]))
        except Exception:  # a fault of ours must not end the line
            self.room.house.metrics.own_faults.inc()
            self.room.house.log.exception("a message failed", table=self.room.live.id, seat=self.seat)
            self.fail(Fault("own-fault"))

    def fail(self, fault: Fault) -> None:
        """Say what could not be done."""
        self.room.discretion.count(self.room.house.metrics.faults)
        self.send(Failed(fault.key, fault.say, in_english(fault.say)))

    async def obey(self, message: FromClient) -> None:
        """Do what a message asks."""
        if isinstance(message, Play):
            seat = self.need_seat()
            self.settle(message.question, await playing.answer(self.room, seat, message.question, message.actions))
        elif isinstance(message, Undo):
            self.settle(message.question, await playing.take_back(self.room, self.need_seat(), message.question))
        elif isinstance(message, Chat):
            notice = await chat.speak(self, message.text)
            if notice is not None:
                self.send(Said(ChatLine(self.room.now_ms(), say=notice)))
        elif isinstance(message, Back):
            await playing.come_back(self.room, self.need_seat())
        elif isinstance(message, WhyNot):
            self.send(self.room.greyed(self.need_seat(), message.question, message.piece))
        elif isinstance(message, Advise):
            self.room.house.run(self.advise(self.need_seat(), message.question), "advice")
        elif isinstance(message, Lead):
            guiding.lead(self, message)
        elif isinstance(message, Ping):
            self.send(Pong(message.n, self.room.now_ms()))

    async def advise(self, seat: int, question: int) -> None:
        """Advice, when it comes; meanwhile one can answer."""
        try:
            advice = await advising.advise(self.room, seat, question)
        except Fault as fault:
            self.fail(fault)
            return
        if advice is None:
            self.want_update()
        elif self.seat == seat:
            self.send(advice)

    def settle(self, question: int, outcome: Outcome | Refusal) -> None:
        """What the one who answered hears, besides what all hear."""
        if isinstance(outcome, Refusal):
            self.send(Refused(question, outcome.key, outcome.why, outcome.rule))
        elif outcome is Outcome.STALE:
            self.want_update()

    def need_seat(self) -> int:
        """The seat of this connection; who only looks on has none."""
        if self.seat < 0:
            raise NotAllowed("not-your-seat")
        return self.seat

    def need_host(self) -> None:
        """Only the host may do this."""
        if not self.is_host:
            raise NotAllowed("host-only")


def weight(message: FromClient) -> int:
    """How much dearer than a ping a message is: every part of an answer is played, and what is said is kept."""
    if isinstance(message, Play):
        return 1 + len(message.actions) // PARTS_A_COIN
    if isinstance(message, Advise):
        return ADVICE_COINS
    return 2 if isinstance(message, Undo | Chat | WhyNot) else 1
