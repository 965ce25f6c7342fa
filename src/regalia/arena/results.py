"""The results file: a header, then one line for each finished game. A job that was stopped goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from regalia.arena.order import Order
from regalia.arena.playing import Played
from regalia.core.errors import RegaliaError

FORMAT = "regalia-arena-1"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: which job this is."""

    format: str
    order: Order


class BadResults(RegaliaError):
    """A results file that this job cannot go on with."""


class Results:
    """All games played so far, kept in a file if there is one."""

    def __init__(self, order: Order, path: Path | None = None) -> None:
        self.order = order
        self.games: dict[tuple[int, int], Played] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Go on with a file, or begin it."""
        try:
            self.file = path.open("ab+")
        except OSError as fault:
            raise BadResults(f"The file “{path}” cannot be written: {fault.strerror}.") from None
        try:
            self.take_up(path, self.file)
        except BadResults:
            self.close()
            raise

    def take_up(self, path: Path, file: BinaryIO) -> None:
        """Read what is there; a line that was cut off is dropped, its game is played again."""
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            file.truncate(sum(map(len, lines[:-1])))
            lines.pop()
        if not lines:
            self.write([msgspec.json.encode(Header(format=FORMAT, order=self.order))])
            return
        self.check(path, lines[0])
        self.remember(read_game(path, number, line) for number, line in enumerate(lines[1:], start=2))

    def check(self, path: Path, line: bytes) -> None:
        """Is this the file of our job?"""
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadResults(f"“{path}” is not a file of results.") from None
        if header.format != FORMAT:
            raise BadResults(f"“{path}” is in the format “{header.format}”; this Regalia reads {FORMAT}.")
        if other := differing(header.order, self.order):
            raise BadResults(f"“{path}” belongs to another job: it differs in {', '.join(other)}. Name another file.")

    def add(self, games: list[Played]) -> None:
        """Games that are finished: first into the file."""
        if self.file is not None:
            self.write([msgspec.json.encode(game) for game in games])
        self.remember(games)

    def remember(self, games: Iterable[Played]) -> None:
        """Keep them, each once."""
        for game in games:
            self.games[game.round, game.number] = game

    def write(self, lines: list[bytes]) -> None:
        """Append lines, and see that they lie on the disk."""
        assert self.file is not None
        self.file.write(b"".join(line + b"\n" for line in lines))
        self.file.flush()
        os.fsync(self.file.fileno())

    def in_order(self) -> list[Played]:
        """The games as the schedule has them, whenever they were finished."""
        return [self.games[key] for key in sorted(self.games)]

    def close(self) -> None:
        """No more games."""
        if self.file is not None:
            self.file.close()


def differing(one: Order, other: Order) -> list[str]:
    """The fields in which two orders differ."""
    plain, plain_other = msgspec.to_builtins(one), msgspec.to_builtins(other)
    return [name for name in plain if plain[name] != plain_other[name]]


def read_game(path: Path, number: int, line: bytes) -> Played:
    """One line of the file."""
    try:
        return msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadResults(f"Line {number} of “{path}” is no finished game: {fault}.") from None
