"""Which addresses are proxies of ours: only they are believed when they say for whom they ask."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from regalia.core.errors import RegaliaError

Network = IPv4Network | IPv6Network


def networks(texts: Sequence[str]) -> tuple[Network, ...]:
    """The networks that addresses and networks in writing stand for, also where they are written the newer way."""
    found = [network(text.strip()) for text in texts]
    return (*found, *(mapped(each) for each in found if isinstance(each, IPv4Network)))


def mapped(older: IPv4Network) -> Network:
    """A network of the older kind, as a door for both kinds sees it."""
    return ip_network(f"::ffff:{older.network_address}/{96 + older.prefixlen}")


def network(text: str) -> Network:
    """One of them; a single address is the smallest network."""
    try:
        return ip_network(text)
    except ValueError as fault:
        raise RegaliaError(
            f"“{text}” is no address or network of a proxy: write 127.0.0.1, 10.0.0.0/8 or fd00::/8 ({fault})."
        ) from None


def lies_in(address: str, trusted: tuple[Network, ...]) -> bool:
    """Does an address lie in one of the networks?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in each for each in trusted)
