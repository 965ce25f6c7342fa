"""The faults of requests and messages. Each is said by a key and arguments, so that a page can say it in any language.

RegaliaError
└── Fault            400   what was asked cannot be done, and why
    ├── NotKnown     401   nobody said who he is
    ├── NotAllowed   403   somebody else may do this, or comes from elsewhere
    ├── NotThere     404   no such table, game or seat
    ├── Taken        409   somebody was faster, or it is too late for this
    ├── Broken       409   what is kept of this table is damaged, or of a game that is not here
    ├── TooLarge     413   more than anybody needs
    ├── TooMany      429   too fast, or the house is full
    └── NotSaved     503   the store could not keep it: nothing has happened
"""

from __future__ import annotations

from typing import ClassVar

from regalia.core.errors import RegaliaError
from regalia.core.say import Arg, Say, say
from regalia.core.speech import speech


class Fault(RegaliaError):
    """Says what is wrong by a key of words/*.ftl."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.say = say(f"fault-{key}", **args)
        super().__init__(in_english(self.say))


class NotKnown(Fault):
    """Nobody said who he is."""

    status = 401


class NotAllowed(Fault):
    """Somebody else may do this, or comes from elsewhere."""

    status = 403


class NotThere(Fault):
    """No such table, game or seat."""

    status = 404


class Taken(Fault):
    """Somebody was faster, or it is too late."""

    status = 409


class Broken(Fault):
    """What is kept of this table is damaged, or of a game that is not here."""

    status = 409


class TooLarge(Fault):
    """More than anybody needs."""

    status = 413


class TooMany(Fault):
    """Too fast, or the house is full."""

    status = 429


class OtherProtocol(Fault):
    """Somebody speaks another protocol than ours."""

    status = 426


class NotSaved(Fault):
    """The store could not keep it: nothing has happened."""

    status = 503


def in_english(message: Say) -> str:
    """A message of the server for logs and programs."""
    return speech("regalia.server", "en").say(message, [])
