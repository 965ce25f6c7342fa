"""A disk that can fail: SQLite's file system with every call counted, one of them or all of them failing.

It also remembers what has been written but not yet synced, so that a test can ask what a loss of power would have left.
What SQLite does in shared memory goes past it: apsw hands those calls to the machine's own file system.
"""
# ruff: noqa: N802  # the names are SQLite's

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import apsw
import msgspec

from regalia.core.dice import Dice

if TYPE_CHECKING:
    from typing_extensions import Buffer

SECTOR_BYTES = 512
FAULTS: dict[str, type[apsw.Error]] = {"io": apsw.IOError, "full": apsw.FullError}
HIT: dict[str, tuple[str, ...]] = {  # the calls that can fail so
    "io": ("open", "read", "write", "sync", "truncate", "delete", "access", "size", "lock"),
    "full": ("write",),
}


class Trouble(msgspec.Struct, frozen=True):
    """Which call fails, how, and whether all after it fail too."""

    at: int  # counted from 1 among those that can fail so
    how: str = "io"
    lasting: bool = False


class Written:
    """What one file holds: for sure, and perhaps."""

    def __init__(self, synced: bytes) -> None:
        self.synced = bytearray(synced)
        self.unsynced: list[tuple[int, bytes | None]] = []  # written there, or cut there

    def sync(self) -> None:
        """All of it is for sure now."""
        for at, data in self.unsynced:
            apply(self.synced, at, data)
        self.unsynced.clear()

    def image(self, dice: Dice | None = None) -> bytes:
        """The file as it is; with dice, as a loss of power leaves it: anything unsynced there, missing or torn."""
        found = bytearray(self.synced)
        for at, data in self.unsynced:
            fate = 0 if dice is None else dice.below(3)
            if fate == 0:
                apply(found, at, data)
            elif fate == 1 and data is not None and dice is not None:
                apply(found, at, data[: SECTOR_BYTES * dice.below(len(data) // SECTOR_BYTES + 1)])
        return bytes(found)


def apply(found: bytearray, at: int, data: bytes | None) -> None:
    """Write there, or cut there."""
    if data is None:
        del found[at:]
    elif data:
        found.extend(bytes(max(0, at - len(found))))
        found[at : at + len(data)] = data


class Disk(apsw.VFS):
    """A file system under a name; it works like the machine's own until it is told to fail."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begin()
        super().__init__(name, "")

    def begin(self, trouble: Trouble | None = None, watch: Callable[[], None] | None = None) -> None:
        """Forget what was, count from 1 again, and fail like this; `watch` is called before every call."""
        self.trouble, self.watch = trouble, watch
        self.calls: Counter[str] = Counter()
        self.failed = 0
        self.files: dict[str, Written] = {}

    def mend(self) -> None:
        """Whatever was wrong is over."""
        self.trouble = None

    def reach(self, how: str) -> int:
        """How many calls so far could have failed like this."""
        return sum(self.calls[call] for call in HIT[how])

    def call(self, what: str) -> None:
        """Count a call, and fail if it is its turn."""
        self.calls[what] += 1
        if self.watch is not None:
            self.watch()
        trouble = self.trouble
        if trouble is not None and what in HIT[trouble.how]:
            number = self.reach(trouble.how)
            if number == trouble.at or (trouble.lasting and number > trouble.at):
                self.failed += 1
                raise FAULTS[trouble.how](f"call {number} ({what}) fails")

    def left(self, dice: Dice | None = None) -> dict[str, bytes]:
        """The files as a kill leaves them now; with dice, as a loss of power does."""
        return {Path(path).name: written.image(dice) for path, written in self.files.items()}

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> DiskFile:
        """Open a file."""
        self.call("open")
        return DiskFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        """Delete a file."""
        self.call("delete")
        super().xDelete(filename, syncdir)
        self.files.pop(filename, None)

    def xAccess(self, pathname: str, flags: int) -> bool:
        """Look whether a file is there."""
        self.call("access")
        return super().xAccess(pathname, flags)


class DiskFile(apsw.VFSFile):
    """An open file on such a disk."""

    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self.disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else name or ""
        if path not in disk.files:
            disk.files[path] = Written(Path(path).read_bytes() if path and Path(path).is_file() else b"")
        self.written = disk.files[path]
        super().__init__("", name, flags)

    def xRead(self, amount: int, offset: int) -> bytes:
        """Read."""
        self.disk.call("read")
        return super().xRead(amount, offset)

    def xWrite(self, data: Buffer, offset: int) -> None:
        """Write."""
        self.disk.call("write")
        super().xWrite(data, offset)
        self.written.unsynced.append((offset, bytes(data)))

    def xSync(self, flags: int) -> None:
        """Have it on the disk for good."""
        self.disk.call("sync")
        super().xSync(flags)
        self.written.sync()

    def xTruncate(self, newsize: int) -> None:
        """Cut."""
        self.disk.call("truncate")
        super().xTruncate(newsize)
        self.written.unsynced.append((newsize, None))

    def xFileSize(self) -> int:
        """How long it is."""
        self.disk.call("size")
        return super().xFileSize()

    def xLock(self, level: int) -> None:
        """Take it for oneself."""
        self.disk.call("lock")
        super().xLock(level)
