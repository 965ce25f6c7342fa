"""The way out of the house: one POST to an address that a guest named, and never into the network the house stands in.

The name is resolved, every address it stands for is judged, and the connection goes to one that was judged. Nothing is
followed, of the answer only its first line is read, and all of it has a limit of time.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from regalia.server.errors import Fault
from regalia.server.proxies import Network, networks

SECONDS = 15.0
MOST_LINE = 4_096
MOST_ADDRESS = 1_000
PORTS = {"https": 443, "http": 80}
TRANSLATED = ip_network("64:ff9b::/96")  # the older addresses, as they look where only the newer kind is spoken
# What Python's own judgement leaves open, in one version or another.
CLOSED = tuple(
    ip_network(each)
    for each in ("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "240.0.0.0/4")
) + tuple(
    ip_network(each) for each in ("::/96", "::ffff:0:0/96", "64:ff9b:1::/48", "2001::/23", "2002::/16", "fec0::/10")
)


class Place(NamedTuple):
    """Where a connection goes: an address that was judged."""

    host: str
    address: str
    port: int


def split(address: str) -> SplitResult:
    """The parts of an address somebody typed, if it is one that can be asked at all."""
    plain = len(address) <= MOST_ADDRESS and address.isascii() and address.isprintable() and " " not in address
    try:
        found = urlsplit(address) if plain else None
        port = found.port if found else 0
    except ValueError:
        found, port = None, 0
    if found is None or found.scheme not in PORTS or not found.hostname or port == 0:
        raise Fault("bad-hook")
    if found.username is not None or found.password is not None:
        raise Fault("bad-hook")
    return found


def is_outer(text: str, allowed: Sequence[Network] = ()) -> bool:
    """May a connection go to this address? Only to the whole world, or where the operator allows it."""
    address = ip_address(text.partition("%")[0])
    if any(address in each for each in allowed if each.version == address.version):
        return True
    if isinstance(address, IPv6Address) and address in TRANSLATED:
        return is_outer(str(IPv4Address(int(address) & 0xFFFF_FFFF)))
    if any(address in each for each in CLOSED if each.version == address.version):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def place_of(address: str, allowed: Sequence[str]) -> Place:
    """Where to connect for an address; a Fault if any part of it leads inside."""
    parts, inner = split(address), networks(allowed)
    port = parts.port or PORTS[parts.scheme]
    host = str(parts.hostname)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    is_inner = parts.scheme == "http"  # what is not sealed goes only where the operator allows it
    known = [each for each in addresses if is_outer(each, inner)]
    if not known or len(known) < len(addresses) or (is_inner and not all(is_within(each, inner) for each in known)):
        raise Fault("inner-hook")
    return Place(host, known[0], port)


def is_within(text: str, allowed: Sequence[Network]) -> bool:
    """Is it in a network that the operator allows?"""
    address = ip_address(text.partition("%")[0])
    return any(address in each for each in allowed if each.version == address.version)


@cache
def trust() -> ssl.SSLContext:
    """Whom to believe: the authorities of this machine."""
    return ssl.create_default_context()


async def post(address: str, headers: Mapping[str, str], body: bytes, allowed: Sequence[str] = ()) -> int:
    """Send it; the status of the answer. A failure on the way is an OSError, an address that is closed a Fault."""
    parts = split(address)
    async with asyncio.timeout(SECONDS):
        place = await place_of(address, allowed)
        is_sealed = parts.scheme == "https"
        sealing, name = (trust(), place.host) if is_sealed else (None, None)
        way = asyncio.open_connection(place.address, place.port, limit=MOST_LINE, ssl=sealing, server_hostname=name)
        reader, writer = await way
        try:
            writer.write(head(parts, headers, len(body)) + body)
            await writer.drain()
            return status(await reader.readline())
        except ValueError:
            raise ConnectionError("no answer of HTTP") from None
        finally:
            writer.transport.abort()


def head(parts: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    """The head of a request; whoever calls knows that no header holds a line break."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {length}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def status(line: bytes) -> int:
    """What the first line of an answer says."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise ConnectionError("no answer of HTTP")
    return int(words[1])
