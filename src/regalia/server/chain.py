"""Each log is a chain: a kept deed begins with a link, made from the link before it and from its own body.

Whatever is lost or changed within a log so breaks it at that deed. Logs from before there were links are read as they
are; the first link of such a log covers everything before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

MARK = b"\xc1"  # no deed begins like that: it stands for nothing in msgpack
LINK_BYTES = 16
HEAD = len(MARK) + LINK_BYTES


class BrokenLog(Exception):
    """A deed does not follow the one before it, or cannot be read."""


def link(chain: bytes, body: bytes) -> bytes:
    """The link of a deed after a log that ends with this one."""
    return blake2b(chain + body, digest_size=LINK_BYTES).digest()


def linked(bodies: Iterable[bytes], chain: bytes) -> tuple[bytes, ...]:
    """Deeds as they are kept after a log that ends with this link."""
    found = []
    for body in bodies:
        chain = MARK + link(chain, body)
        found.append(chain + body)
    return tuple(found)


def chain_after(kept: bytes, chain: bytes) -> bytes:
    """The link with which a log ends after its next deed; BrokenLog if that does not follow."""
    if kept[:1] == MARK:
        if kept[1:HEAD] != link(chain, kept[HEAD:]):
            raise BrokenLog("it does not follow the deed before it")
        return kept[:HEAD]
    if len(chain) == HEAD:
        raise BrokenLog("it has no link")
    return link(chain, kept)


def chain_of(log: Sequence[bytes], chain: bytes) -> bytes:
    """The link with which such deeds end, if there are any."""
    return log[-1][:HEAD] if log else chain


def body_of(kept: bytes) -> bytes:
    """A deed without its link."""
    return kept[HEAD:] if kept[:1] == MARK else kept


def check_log(log: Iterable[bytes]) -> str:
    """What is wrong with a log as it is kept; "" if it is whole."""
    chain = b""
    for number, kept in enumerate(log):
        try:
            chain = chain_after(kept, chain)
        except BrokenLog as fault:
            return f"Deed {number} is broken: {fault}."
    return ""
