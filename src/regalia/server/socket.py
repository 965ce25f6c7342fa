"""One connection to a table: a reader that takes messages in, a writer that sends the newest state.

The writer has no queue of updates: it is told that there is something new, and when the line is free it describes what
has changed since what was shown last. A slow client so gets the newest view and never an endless backlog. Small
messages wait in a short list; when it overflows, the client gets the whole table instead.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regalia.core.errors import RegaliaError
from regalia.core.game import WATCHER
from regalia.core.table import Refusal
from regalia.server import chat, lobby, playing
from regalia.server.describe import STORY_ON_ARRIVAL
from regalia.server.errors import Fault, NotAllowed, NotSaved, in_english
from regalia.server.limits import Bucket
from regalia.server.messages import (
    Back,
    Chat,
    Failed,
    FromClient,
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
from regalia.server.pictures import Seen
from regalia.server.playing import Outcome
from regalia.server.room import Room
from regalia.server.sitters import ChatLine
from regalia.store.store import StoreError

ARRIVED = encoded(Back())
MOST_UNSENT = 64
MOST_FAULTS = 8  # messages that make no sense, before the line is closed
MOST_STORY = 500
PARTS_A_COIN = 8  # of an answer, for what a ping costs
BAD_MESSAGES, NOT_ALLOWED, TOO_FAST, OWN_FAULT = 4400, 4403, 4429, 1011


class Connection:
    """Somebody at a table, with a seat or without."""

    def __init__(self, websocket: WebSocket, room: Room, seat: int, key: str | None, address: str = "") -> None:
        self.websocket = websocket
        self.room = room
        self.seat = seat
        self.key = key
        self.address = address
        self.is_host = lobby.is_host(room, key)
        self.unsent: deque[bytes] = deque()
        self.wants_table = self.wants_update = False
        self.wants_chat = True  # with the next table
        self.heard = -1  # lines of the story; -1: it has just arrived
        self.seen: Seen | None = None  # of the game; None: it has just arrived
        self.news = asyncio.Event()
        self.faults = 0
        self.closing = 0
        limits = room.house.settings.limits
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once, asyncio.get_running_loop().time())

    # --- what a room may tell (see room.Ear)

    def want_update(self) -> None:
        """The game has moved on."""
        self.wants_update = True
        self.news.set()

    def want_table(self) -> None:
        """The table has changed."""
        self.wants_table = True
        self.news.set()

    def hear(self, content: bytes) -> None:
        """A message of its own; too many become one picture of the whole table."""
        if len(self.unsent) >= MOST_UNSENT:
            self.unsent.clear()
            self.wants_table = self.wants_update = self.wants_chat = True
        else:
            self.unsent.append(content)
        self.news.set()

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
        writer = asyncio.ensure_future(self.write())
        self.room.arrive(self)
        try:
            if self.seat >= 0:
                await self.take_in(ARRIVED)
            await self.read()
        finally:
            self.room.depart(self)
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer

    async def write(self) -> None:
        """Send what there is whenever there is something; if we cannot describe the table, say so and hang up."""
        try:
            await self.write_on()
        except (WebSocketDisconnect, OSError, RuntimeError):
            return  # the line is gone; the reader will notice
        except Exception:
            self.room.house.metrics.own_faults.inc()
            self.room.house.log.exception("a table cannot be described", table=self.room.live.id, seat=self.seat)
            await self.websocket.close(OWN_FAULT)

    async def write_on(self) -> None:
        """As long as the line holds."""
        while True:
            await self.news.wait()
            self.news.clear()
            while self.unsent:
                await self.put(self.unsent.popleft())
            if self.wants_table:
                chat, self.wants_table, self.wants_chat = self.wants_chat, False, False
                await self.put(self.room.table_info(self.seat, self.is_host, chat))
            if self.wants_update:
                self.wants_update = False
                await self.put_update()
            if self.closing:
                await self.websocket.close(self.closing)
                return

    async def put_update(self) -> None:
        """What has changed until now."""
        table = self.room.live.table
        if table is None:
            return
        end = len(table.story)
        start = max(0, end - STORY_ON_ARRIVAL) if self.heard < 0 else max(min(self.heard, end), end - MOST_STORY)
        content, self.seen = self.room.update(self.seat, self.seen, start)
        self.heard = end
        await self.put(content)

    async def put(self, content: bytes) -> None:
        """Onto the wire; waits while the client does not read."""
        await self.websocket.send({"type": "websocket.send", "text": content.decode()})
        self.room.discretion.count(self.room.house.metrics.sent)

    async def read(self) -> None:
        """Take messages in until the line is closed or the client misbehaves."""
        loop = asyncio.get_running_loop()
        while not self.closing:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.bucket.take(loop.time()):
                self.closing = TOO_FAST
            else:
                await self.take_in(message.get("text") or message.get("bytes") or b"")
        if self.websocket.application_state == WebSocketState.CONNECTED:
            await self.websocket.close(self.closing)

    async def take_in(self, content: str | bytes) -> None:
        """One message; whatever is wrong with it is answered, not raised."""
        try:
            message = decoded(content)
            if not self.bucket.take(asyncio.get_running_loop().time(), weight(message) - 1):
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
            self.settle(message.question, await self.play(message))
        elif isinstance(message, Undo):
            self.settle(message.question, await playing.take_back(self.room, self.need_seat(), message.question))
        elif isinstance(message, Chat):
            notice = await chat.speak(self, message.text)
            if notice is not None:
                self.send(Said(ChatLine(self.room.now_ms(), say=notice)))
        elif isinstance(message, Back):
            await playing.come_back(self.room, self.need_seat())
        elif isinstance(message, WhyNot):
            self.send(self.room.greyed(self.need_seat(), message.question))
        elif isinstance(message, Ping):
            self.send(Pong(message.n, self.room.now_ms()))

    async def play(self, message: Play) -> Outcome | Refusal:
        """An answer."""
        return await playing.answer(self.room, self.need_seat(), message.question, message.actions)

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


def weight(message: FromClient) -> int:
    """How much dearer than a ping a message is: every part of an answer is played, and what is said is kept."""
    if isinstance(message, Play):
        return 1 + len(message.actions) // PARTS_A_COIN
    return 2 if isinstance(message, Undo | Chat | WhyNot) else 1
