"""What systemd wants to hear from a service: that it is ready, that it lives, that it ends (sd_notify, no library)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def notify(message: str) -> None:
    """Tell it, if it asked to be told; a name with @ has no file. That nobody hears it is no reason to fail."""
    name = os.environ.get("NOTIFY_SOCKET", "")
    if name:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect("\0" + name[1:] if name.startswith("@") else name)
            line.send(message.encode())


def alive_every() -> float | None:
    """How many seconds may pass between two signs of life: half of what is asked for; None if none are wanted."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    is_ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(wanted) / 2_000_000 if is_ours and wanted.isdecimal() and int(wanted) else None
