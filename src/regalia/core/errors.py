"""The faults of what comes from outside. A refused move is not among them: it is a value with a reason.

RegaliaError
├── UnknownGame      no game of that name
├── BadSeats         too few, too many, or badly named players
├── BadOption        no such table option, or no such value
├── BadData          a data file that a game cannot be played with
├── BadPosition      a position that cannot be laid out
├── BadNotation      words that name no action
└── BadRecord        a record that cannot be replayed

Unlucky              luck named in advance that cannot come: its place, what is drawn there, what could come
"""

from __future__ import annotations


class RegaliaError(ValueError):
    """Says in one sentence what is wrong with some input, and where."""

    def __init__(self, sentence: str, path: str = "") -> None:
        super().__init__(f"{path}: {sentence}" if path else sentence)
        self.sentence = sentence
        self.path = path


class UnknownGame(RegaliaError):
    """No game of that name."""


class BadSeats(RegaliaError):
    """Too few, too many, or badly named players."""


class BadOption(RegaliaError):
    """No such table option, or no such value."""


class BadData(RegaliaError):
    """A data file that a game cannot be played with."""


class BadPosition(RegaliaError):
    """A position that cannot be laid out."""


class BadNotation(RegaliaError):
    """Words that name no action."""


class BadRecord(RegaliaError):
    """A record that cannot be replayed."""


class Unlucky(ValueError):
    """At this place of the named luck something else is drawn, or nothing is named."""

    def __init__(self, index: int, chance: int, could: list[int]) -> None:
        super().__init__(f"The luck named at place {index + 1} cannot come: it is one of {could}.")
        self.index = index
        self.chance = chance
        self.could = could


class Undecided(Exception):
    """Luck is wanted that nobody has chosen: what it is for, and what could come with which weight."""

    def __init__(self, chance: int, could: list[tuple[int, int]]) -> None:
        super().__init__(f"Luck is to be drawn: {could}")
        self.chance, self.could = chance, could
