"""What is to be said, before it is put into a language: a key and what goes into it."""

from __future__ import annotations

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A seat, to be named by whoever reads it."""

    seat: int


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A message by its key; its arguments are numbers, plain words, seats, other messages or lists of these."""

    key: str
    args: dict[str, Arg] = {}


Arg = int | str | Who | Say | tuple[Who | Say, ...]


def say(key: str, **args: Arg) -> Say:
    """The message of a key."""
    return Say(key, dict(args))
