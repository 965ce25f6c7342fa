"""The files of a database are for its owner alone: they hold the luck of every table."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

import structlog

OWNER_ALONE = 0o600
OTHERS = 0o077
PARTS = ("", "-wal", "-shm")  # SQLite makes the last two with the mode of the first


def make_private(path: str) -> None:
    """Make the file if it is not there, readable for nobody else; narrow what is there already.

    A file that exists is not opened: closing it again would take away the locks of SQLite in this process.
    """
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ALONE))
    for part in PARTS if os.name == "posix" else ():
        narrow(f"{path}{part}")


def narrow(path: str) -> None:
    """Nobody but the owner may read or write it."""
    log = structlog.get_logger("regalia")
    try:
        mode = S_IMODE(Path(path).stat().st_mode)
        if mode & OTHERS:
            Path(path).chmod(mode & ~OTHERS)
            log.warning("others could read the database; now only its owner can", file=path, mode=f"{mode:o}")
    except FileNotFoundError:
        return
    except OSError as fault:
        log.warning("others may be able to read the database", file=path, why=str(fault))
