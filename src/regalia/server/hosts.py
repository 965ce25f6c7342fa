"""By which names the house may be called: a foreign name that was made to point here is another page's trick.

Numbers cannot be such a trick, nor can names that always mean this machine; any other name must be allowed.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from regalia.core.errors import RegaliaError
from regalia.server.errors import Fault, in_english
from regalia.server.messages import encoded
from regalia.server.requests import Problem

MISDIRECTED = 421
LONGEST_NAME = 253


def checked_names(texts: Sequence[str]) -> tuple[str, ...]:
    """Names of hosts as they were given, each a name and nothing more."""
    names = tuple(text.strip().lower().rstrip(".") for text in texts)
    for name in names:
        words = name.split(".")
        if not 0 < len(name) <= LONGEST_NAME or not all(word.replace("-", "a").isalnum() for word in words):
            raise RegaliaError(f"“{name}” is no name of a host: write tables.example.org, without http:// and port.")
    return names


def own_names() -> frozenset[str]:
    """What this machine is called by its neighbours."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local", name.partition(".")[0]})


class KnownHosts:
    """Answers only to names that mean this house."""

    def __init__(self, app: ASGIApp, allowed: Sequence[str]) -> None:
        self.app = app
        self.names = own_names() | {"localhost"} | set(allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        strange = [host for host in Headers(scope=scope).getlist("host") if not self.knows(name_in(host))]
        if not strange:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(not_here(strange[0]))
        else:
            await not_here(strange[0])(scope, receive, send)

    def knows(self, name: str) -> bool:
        """Does this name mean us?"""
        return name in self.names or name.endswith(".localhost") or is_number(name)


def name_in(host: str) -> str:
    """The name in a header, without its port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


def is_number(name: str) -> bool:
    """Is it an address in numbers?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def not_here(host: str) -> Response:
    """Why nobody answers to this name."""
    fault = Fault("wrong-host", host=name_in(host)[:LONGEST_NAME])
    content = encoded(Problem(fault.key, fault.say, in_english(fault.say)))
    return Response(content, MISDIRECTED, media_type="application/json")
