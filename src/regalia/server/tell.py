"""What is asked and told over HTTP about being told while away, as structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.server.requests import Request
from regalia.server.telling import Form, Way

Minutes = Annotated[int, Meta(ge=0, le=1_439)]
Text = Annotated[str, Meta(min_length=1, max_length=1_000)]


class TellWish(Request, frozen=True):
    """When, and in which language; what is not named stays as it was."""

    language: Literal["en", "de", "fr"] | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None
    quiet_from: Minutes | None = None
    quiet_to: Minutes | None = None
    every_minutes: Annotated[int, Meta(ge=0, le=1_440)] | None = None


class PushWish(Request, frozen=True):
    """Tell this device: what its browser got from its push service."""

    endpoint: Text
    p256dh: Text
    auth: Text


class MailWish(Request, frozen=True):
    """Write to this address, once somebody there has agreed."""

    address: Text


class HookWish(Request, frozen=True):
    """Send a message to this address."""

    address: Text
    form: Form = "json"


class WhichWay(Request, frozen=True):
    """One of your ways to be told."""

    channel: Annotated[str, Meta(max_length=64)]


class MuteWish(Request, frozen=True):
    """Be told of a table, or not."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    muted: bool = True


class Consent(Request, frozen=True):
    """The token of a link in a mail."""

    token: Text


class WayLine(msgspec.Struct, frozen=True):
    """A way on which you are told."""

    id: str
    way: Way
    name: str
    added_ms: int
    form: Form
    confirmed: bool
    here: bool = False  # this device


class TellInfo(msgspec.Struct, frozen=True):
    """How you are told while you are away, and what this house offers."""

    push_key: str = ""  # of the house, for browsers; "": no pushes here
    mail: bool = False
    hooks: bool = False
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    every_minutes: int = 0
    muted: tuple[str, ...] = ()
    ways: tuple[WayLine, ...] = ()


class WayKept(msgspec.Struct, frozen=True):
    """All that is kept of a way, for whoever takes everything along."""

    way: Way
    address: str
    name: str
    added_ms: int
    confirmed: bool


class Consented(msgspec.Struct, frozen=True):
    """What a link in a mail did."""

    address: str
