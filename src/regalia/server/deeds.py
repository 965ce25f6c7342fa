"""What can be done at a table, as it is kept: the log of these deeds is the table.

A deed never tells a secret to anybody by itself: it stays in the store. What leaves the server is made in describe.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from regalia.core.fairness import Luck
from regalia.core.options import Value
from regalia.server.chain import BrokenLog, body_of, linked

PaceKind = Literal["none", "decision", "bank", "days"]
By = Literal["person", "bot"]
WhyAway = Literal["left", "time", "absent"]
Advising = Literal["alone", "learners", "always", "never"]  # who is advised: whoever plays with bots alone, and so on


DAY_MS = 86_400_000


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: per decision, from a bank that grows with each answer, or for days; or no clock.

    Days that grow with each answer are a bank, too, which never holds more than at the start.
    """

    kind: PaceKind = "none"
    amount: int = 0  # seconds per decision, seconds in the bank, or days
    increment: int = 0  # seconds added to a bank with each answer

    def allowance_ms(self) -> int:
        """What a seat has at the start."""
        return self.amount * (DAY_MS if self.kind == "days" else 1000)

    @property
    def is_bank(self) -> bool:
        """Does what is used for one decision fail for the next?"""
        return self.kind == "bank" or (self.kind == "days" and self.increment > 0)

    def most_ms(self) -> int:
        """More a bank cannot hold."""
        return self.allowance_ms() if self.kind == "days" else 1000 * DAY_MS


class Deed(msgspec.Struct, frozen=True, kw_only=True, tag_field="deed", tag=str.lower, omit_defaults=True):
    """Something was done, at a time."""

    at_ms: int


class WhatIf(msgspec.Struct, frozen=True):
    """The moment of another table from which this one plays on, with a luck of its own from there."""

    table: str
    move: int
    secret: str


class Created(Deed, frozen=True):
    """The table was set, with its luck already fixed."""

    code: str
    game: str
    version: int
    seats: int
    luck: Luck
    host: bytes = b""  # the hash of the key of whoever set it
    options: dict[str, Value] = {}
    data: dict[str, Any] | None = None
    pace: Pace = Pace()
    listed: bool = False
    watching: bool = True
    advice: Advising = "alone"
    rated: bool = False  # does it count for ratings?
    imported: bool = False
    what_if: WhatIf | None = None
    evening: str = ""  # the evening to which it belongs: its luck is that of other tables too


class Sat(Deed, frozen=True):
    """Somebody, or a bot, took a seat."""

    seat: int
    name: str
    bot: str = ""
    entropy: str = ""
    learner: bool = False


class Agreed(Deed, frozen=True):
    """Before the start the host changed what is agreed on."""

    seats: int
    options: dict[str, Value]
    pace: Pace
    listed: bool
    watching: bool
    advice: Advising = "alone"
    rated: bool = False


class Left(Deed, frozen=True):
    """A seat was given up before the start."""

    seat: int
    kicked: bool = False


class Started(Deed, frozen=True):
    """Everybody is there; what the seats added to the luck is mixed in."""


class Answered(Deed, frozen=True):
    """A seat gave an answer, or parts of one."""

    seat: int
    actions: tuple[int, ...]
    by: By = "person"
    used_ms: int = 0


class TookBack(Deed, frozen=True):
    """A seat took its last step back."""

    seat: int


class HandedOver(Deed, frozen=True):
    """From now on a bot answers for this seat."""

    seat: int
    why: WhyAway


class CameBack(Deed, frozen=True):
    """The person answers again."""

    seat: int


class Spoke(Deed, frozen=True):
    """Somebody said something; seat -1 is a watcher."""

    seat: int
    name: str
    text: str


class Noted(Deed, frozen=True):
    """After the end somebody wrote about a moment; with no text, he took back what he wrote."""

    seat: int  # -1: whoever brought the game, who has none
    name: str
    move: int
    text: str


class BotFailed(Deed, frozen=True):
    """A bot crashed or thought too long; a simpler one answered."""

    seat: int


class Rematched(Deed, frozen=True):
    """The same people meet again at another table."""

    table: str


class Muted(Deed, frozen=True):
    """The host has told a seat to be silent, or to speak again."""

    seat: int
    muted: bool = True


class Hushed(Deed, frozen=True):
    """The host has told watchers to be silent, or to speak again."""

    hushed: bool = True


class Barred(Deed, frozen=True):
    """Somebody was sent away and may not come back before the end: his keys, or his veiled address."""

    keys: tuple[bytes, ...] = ()
    address: bytes = b""
    watcher: int = 0  # his number, if he only looked on


class Opened(Deed, frozen=True):
    """After the end a player has let everybody see a game that nobody could watch."""

    seat: int


class Closed(Deed, frozen=True):
    """The house has closed the table: it can be looked at, and not be played on."""


class Halted(Deed, frozen=True):
    """The host of the evening has stopped all tables, or let them go on."""

    halted: bool = True


class Rested(Deed, frozen=True):
    """Somebody is on holiday until then: the clock of the seat stands still. In the past: it goes on."""

    seat: int
    until_ms: int


class Unsealed(Deed, frozen=True):
    """All tables with the luck of this one are done: it may be known."""


AnyDeed = (
    Created
    | Agreed
    | Sat
    | Left
    | Started
    | Answered
    | TookBack
    | HandedOver
    | CameBack
    | Spoke
    | Noted
    | BotFailed
    | Rematched
    | Muted
    | Hushed
    | Barred
    | Opened
    | Closed
    | Halted
    | Rested
    | Unsealed
)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AnyDeed)


def after_agreement(created: Created, deed: AnyDeed) -> Created:
    """A table as it was set, with what was agreed on later."""
    if not isinstance(deed, Agreed):
        return created
    return msgspec.structs.replace(
        created,
        seats=deed.seats,
        options=deed.options,
        pace=deed.pace,
        listed=deed.listed,
        watching=deed.watching,
        advice=deed.advice,
        rated=deed.rated,
    )


def kept(done: Iterable[AnyDeed], chain: bytes = b"") -> tuple[bytes, ...]:
    """Deeds as the store keeps them, after a log that ends with this link."""
    return linked(map(_encoder.encode, done), chain)


def read(body: bytes) -> AnyDeed:
    """A deed from the store; BrokenLog if it is none."""
    try:
        found: AnyDeed = _decoder.decode(body_of(body))
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BrokenLog(f"it cannot be read: {fault}") from None
    return found
