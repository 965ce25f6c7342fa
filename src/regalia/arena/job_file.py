"""The file of a long job: what it is about, then a line for each thing done. A job that was stopped goes on."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from regalia.core.errors import RegaliaError

Item = TypeVar("Item", bound=msgspec.Struct)
Job = TypeVar("Job", bound=msgspec.Struct)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: which job this is."""

    format: str
    order: dict[str, Any]


class BadResults(RegaliaError):
    """A results file that this job cannot go on with."""


class JobFile(Generic[Item]):
    """What has been done so far, in a file that can be added to; or that is only read, as while another writes it."""

    def __init__(
        self, path: Path, form: str, order: msgspec.Struct, kind: type[Item], is_only_read: bool = False
    ) -> None:
        self.path = path
        self.form = form
        self.order = order
        self.kind = kind
        self.is_only_read = is_only_read
        self.file = self.opened()
        try:
            self.items = self.taken_up()
        except BadResults:
            self.close()
            raise
        if is_only_read:
            self.close()

    def opened(self) -> BinaryIO:
        """The file, to be read and added to."""
        try:
            return self.path.open("rb" if self.is_only_read else "ab+")
        except OSError as fault:
            deed = "read" if self.is_only_read else "written"
            raise BadResults(f"The file “{self.path}” cannot be {deed}: {fault.strerror}.") from None

    def taken_up(self) -> list[Item]:
        """What is there; a line that was cut off is dropped, and what it told is done again."""
        self.file.seek(0)
        lines = self.file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            if not self.is_only_read:
                self.file.truncate(sum(map(len, lines[:-1])))
            lines.pop()
        if not lines and not self.is_only_read:
            self.write([self.header()])
        if not lines:
            return []
        self.check(lines[0])
        return [self.read(number, line) for number, line in enumerate(lines[1:], start=2)]

    def header(self) -> Header:
        """The first line of our job."""
        return Header(format=self.form, order=msgspec.to_builtins(self.order))

    def check(self, line: bytes) -> None:
        """Is this the file of our job?"""
        header = header_in(self.path, line, self.form)
        mine = msgspec.json.decode(msgspec.json.encode(self.order))
        if other := [name for name in mine if mine[name] != header.order.get(name)]:
            differs = ", ".join(other)
            raise BadResults(f"“{self.path}” belongs to another job: it differs in {differs}. Name another file.")

    def read(self, number: int, line: bytes) -> Item:
        """One line of the file."""
        try:
            return msgspec.json.decode(line, type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise BadResults(f"Line {number} of “{self.path}” is no finished game: {fault}.") from None

    def write(self, items: Iterable[msgspec.Struct]) -> None:
        """Append lines, and see that they lie on the disk."""
        append(self.file, items)

    def write_anew(self, items: Iterable[Item]) -> None:
        """Put these in the place of what is there, in this order; whenever this is stopped, one of both is whole."""
        beside = self.path.with_name(f"{self.path.name}.new")
        with beside.open("wb") as file:
            append(file, [self.header(), *items])
        self.file.close()
        beside.replace(self.path)
        self.file = self.opened()

    def close(self) -> None:
        """Nothing more is done."""
        self.file.close()


def append(file: BinaryIO, items: Iterable[msgspec.Struct]) -> None:
    """Append lines, and see that they lie on the disk."""
    file.write(b"".join(msgspec.json.encode(item) + b"\n" for item in items))
    file.flush()
    os.fsync(file.fileno())


def header_in(path: Path, line: bytes, form: str) -> Header:
    """The header that is the first line of a file of this form."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadResults(f"“{path}” is not a file of results.") from None
    if header.format != form:
        raise BadResults(f"“{path}” is in the format “{header.format}”; this Regalia reads {form}.")
    return header


def order_in(paths: Sequence[Path], form: str, kind: type[Job]) -> Job:
    """The job that some files belong to, as the first of them tells it."""
    try:
        with paths[0].open("rb") as file:
            header = header_in(paths[0], file.readline(), form)
        return msgspec.convert(header.order, kind)
    except OSError as fault:
        raise BadResults(f"The file “{paths[0]}” cannot be read: {fault.strerror}.") from None
    except msgspec.ValidationError as fault:
        raise BadResults(f"“{paths[0]}” tells of no job that this Regalia knows: {fault}.") from None
