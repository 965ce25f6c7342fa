"""Who may speak at a table, who may not come back, and whose lines are kept: part of the fold of its deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b

from regalia.core.game import WATCHER
from regalia.server.errors import Fault, NotAllowed, Taken
from regalia.server.settings import Limits

HOUSE = -2  # notices count as said by the house
VEIL_BYTES = 16


class Manners:
    """What the host has said about chat and guests, and how much each has said."""

    def __init__(self) -> None:
        self.muted: set[int] = set()
        self.hushed = False  # watchers do not speak
        self.barred: set[bytes] = set()  # hashes of keys, and veiled addresses
        self.spoken: Counter[int] = Counter()  # lines by seat; of watchers together
        self.watchers = 0  # the highest number that a watcher has had

    def spoke(self, seat: int, name: str) -> None:
        """Somebody has said something."""
        self.spoken[seat] += 1
        if seat == WATCHER and name[1:].isdecimal():
            self.watchers = max(self.watchers, int(name[1:]))

    def check_may_speak(self, seat: int, limits: Limits) -> None:
        """Refuse whoever is to be silent or has said enough for a lifetime."""
        if seat in self.muted:
            raise NotAllowed("muted")
        if seat == WATCHER and self.hushed:
            raise NotAllowed("hushed")
        if self.spoken[seat] >= limits.chat_lines:
            raise Taken("chat-full")

    def check_may_come(self, mark: bytes) -> None:
        """Refuse whoever was sent away."""
        if mark in self.barred:
            raise NotAllowed("sent-away")


def veiled(address: str, table: str, secret: bytes) -> bytes:
    """What is kept of an address that was sent away: nobody can read it back."""
    return blake2b(f"{table} {address}".encode(), key=secret, digest_size=VEIL_BYTES, person=b"regalia-veil").digest()


def crowded_out(speakers: Sequence[int]) -> int:
    """The place of the line that makes room: the eldest of whoever has most."""
    counts = Counter(speakers)
    most = max(counts.values())
    return next(place for place, speaker in enumerate(speakers) if counts[speaker] == most)


def on_or_off(word: str) -> bool:
    """A switch in words."""
    if word.lower() not in ("on", "off"):
        raise Fault("on-or-off")
    return word.lower() == "on"
