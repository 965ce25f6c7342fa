"""What a table and a bot in a process of its own say to each other: one JSON object a line. See docs/bots.md.

A field or a kind of message that is not known is passed over, so that both sides can learn more without a new version.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.options import Value

PROTOCOL = 1
LONGEST_LINE = 65_536  # bytes that a bot may write in one line


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Something said to a bot."""


class Hello(Message, frozen=True, kw_only=True):
    """A new game begins: forget the one before. The bot answers with Ready."""

    protocol: int
    game: str
    version: int  # of the game's rules
    options: dict[str, Value]  # all of them
    data: Any  # null: the shipped data
    seats: int
    seat: int  # from 0
    seed: int  # for a bot that draws lots: the same seed, the same answers


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer: its number, as data, in the game's notation, and its label if the bot asked for labels."""

    action: int
    act: Any
    text: str
    label: str = ""


class Choose(Message, frozen=True, kw_only=True):
    """The seat is asked. The bot answers with Answer."""

    decision: int
    left_ms: int
    actions: tuple[Offer, ...]
    told: tuple[Any, ...] = ()  # what has happened since its last answer, as its seat may know it
    view: Any


class Over(Message, frozen=True, kw_only=True):
    """The game is over; no answer."""

    places: tuple[int, ...]  # by seat, from 1; equal places are shared
    adjudicated: bool
    view: Any


class Error(Message, frozen=True, kw_only=True):
    """What the bot did wrong; it will not be asked again."""

    why: str


class Quit(Message, frozen=True, kw_only=True):
    """There will be no other game: the process should end."""


ToBot = Hello | Choose | Over | Error | Quit


class Ready(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bot's answer to Hello. With an error it declines to play."""

    protocol: int = 0
    name: str = ""
    labels: str = ""  # the language in which it wants labels; "" for none
    error: str = ""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bot's answer to Choose: an action by its number, or in words. With an error it gives up."""

    action: int | None = None
    text: str | None = None
    error: str = ""


class Kind(msgspec.Struct):
    """Of a message, before it is read."""

    type: str


def line(message: ToBot | Ready | Answer) -> bytes:
    """A message as it goes through the pipe."""
    return msgspec.json.encode(message) + b"\n"


def read_to_bot(content: bytes) -> ToBot | None:
    """A message to a bot; None if it is of a kind we do not know."""
    kinds = {kind.__name__.lower() for kind in (Hello, Choose, Over, Error, Quit)}
    if msgspec.json.decode(content, type=Kind).type not in kinds:
        return None
    message: ToBot = msgspec.json.decode(content, type=ToBot)
    return message
