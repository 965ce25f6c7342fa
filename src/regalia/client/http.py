"""Just enough HTTP to talk to a table server."""

from __future__ import annotations

import asyncio
import ssl
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from regalia.core.errors import RegaliaError
from regalia.server.messages import encoded
from regalia.server.requests import Problem

T = TypeVar("T")
TIMEOUT_SECONDS = 30.0


class Unfulfilled(RegaliaError):
    """The server could not do what was asked, and says why."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.status = status
        self.key = problem.key


class Http:
    """Requests to one server, as one person."""

    def __init__(self, server: str, key: str = "") -> None:
        self.server = server.rstrip("/")
        self.key = key
        self.source: tuple[str, int] | None = None  # the address it asks from, if it is not left to the machine

    async def get(self, path: str, answer: type[T]) -> T:
        """Ask for something."""
        return await self.ask("GET", path, b"", answer)

    async def post(self, path: str, body: Any, answer: type[T]) -> T:
        """Have something done."""
        return await self.ask("POST", path, body if isinstance(body, bytes) else encoded(body), answer)

    async def ask(self, method: str, path: str, body: bytes, answer: type[T]) -> T:
        """One request on a line of its own; a fault is raised with the server's sentence."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                status, content = await self.exchange(method, path, body)
        except (OSError, EOFError, TimeoutError, ValueError) as fault:
            raise RegaliaError(f"{self.server} does not answer ({type(fault).__name__}).") from None
        if status >= 400:
            raise Unfulfilled(status, msgspec.json.decode(content, type=Problem))
        return msgspec.json.decode(content, type=answer)

    async def exchange(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        """Send and read to the end."""
        where = urlsplit(self.server)
        secure = ssl.create_default_context() if where.scheme == "https" else None
        port = where.port or (443 if secure else 80)
        reader, writer = await asyncio.open_connection(where.hostname, port, ssl=secure, local_addr=self.source)
        try:
            writer.write(self.head(method, path, len(body)) + body)
            head, _, content = (await reader.read(-1)).partition(b"\r\n\r\n")
        finally:
            writer.close()
        return int(head.split(b" ", 2)[1]), content

    def head(self, method: str, path: str, length: int) -> bytes:
        """The lines before the body."""
        lines = [
            f"{method} {urlsplit(self.server).path}{path} HTTP/1.1",
            f"Host: {urlsplit(self.server).netloc}",
            "Connection: close",
        ]
        lines += [f"Content-Length: {length}", "Content-Type: application/json"]
        if self.key:
            lines.append(f"Authorization: Bearer {self.key}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()
