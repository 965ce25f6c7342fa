"""The line to a client: a message is one frame, written straight to the transport.

Frames of a server are not masked and ours are not compressed, so a frame is a short head and the message itself.
Handshake, pings, closing and whatever a client sends are left to uvicorn and websockets.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "regalia.line"  # its name in the scope of a request
TEXT = 0x81  # a whole message of text
SHORT, MIDDLE = 126, 1 << 16  # from here on a length takes two bytes, eight bytes
MOST_UNREAD = 8  # messages of a client that wait for us
STOPPED = {"type": "websocket.disconnect", "code": 1005}


class Line(Protocol):
    """What a connection asks of its line."""

    when_free: Callable[[], None]  # called when it can be written to again

    @property
    def is_free(self) -> bool:
        """Does the client read what it is sent? Never again once the line is closed."""

    def put(self, content: bytes) -> None:
        """Send a message, if the line still holds."""

    async def message(self) -> str | bytes | None:
        """What the client says next; None if nothing more will come."""

    def stop(self) -> None:
        """Nothing more is sent, and nothing more comes."""

    async def close(self, code: int) -> None:
        """Hang up, when the client has read what it was sent."""


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn as a line."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_held = False  # is nothing read, since much waits?
        self.when_free: Callable[[], None] = nothing_waits
        self.is_stopped = False

    def handle_connect(self, event: Request) -> None:
        """Whoever serves the socket finds its line in the scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, Any], self.scope)[LINE] = self

    def send_receive_event_to_app(self) -> None:
        """A message has come. Uvicorn would stop reading after each, which is dear: we do when several wait."""
        self.read_paused = True
        super().send_receive_event_to_app()
        if not self.is_held and self.queue.qsize() >= MOST_UNREAD:
            self.is_held = True
            self.transport.pause_reading()
        self.read_paused = self.is_held

    async def receive(self) -> Any:
        """The next of what has come."""
        event = await self.queue.get()
        if self.is_held and self.queue.empty():
            self.is_held = self.read_paused = False
            self.transport.resume_reading()
        return event

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed; what reads it waits for an end that never comes, and would hold itself for good."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.when_free()

    @property
    def is_free(self) -> bool:
        """Does the client read what it is sent?"""
        return self.writable.is_set() and not (self.is_stopped or self.is_closed)

    @property
    def is_closed(self) -> bool:
        """Has either side hung up?"""
        return self.close_sent or self.transport.is_closing()

    def put(self, content: bytes) -> None:
        """Send a message."""
        if not self.is_closed:
            self.transport.write(framed(content))

    async def message(self) -> str | bytes | None:
        """What the client says next."""
        event = cast(dict[str, Any], await self.receive())
        if event["type"] != "websocket.receive":
            return None
        found: str | bytes = event.get("text") or event.get("bytes") or b""
        return found

    def stop(self) -> None:
        """Nothing more is sent, and nothing more comes."""
        self.is_stopped = True
        self.queue.put_nowait(cast(Any, STOPPED))

    async def close(self, code: int) -> None:
        """Hang up."""
        with suppress(ClientDisconnected):
            await self.writable.wait()
            if not self.close_sent:
                await self.send({"type": "websocket.close", "code": code, "reason": None})


def line_of(websocket: WebSocket) -> Line:
    """The line of somebody who was let in; taken out of the scope, so that nothing holds itself."""
    found: Line = websocket.scope.pop(LINE)
    return found


def framed(content: bytes) -> bytes:
    """A message as a frame."""
    size = len(content)
    if size < SHORT:
        return bytes((TEXT, size)) + content
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2) + content
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8) + content


def nothing_waits() -> None:
    """Nobody wants to write."""
