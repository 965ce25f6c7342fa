"""A person at a real terminal: a program in a pseudo-terminal of some size, what it shows and what is typed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from types import TracebackType

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()=>][0-9A-B]?|\x07")


class Typewriter:
    """Runs the command line; all that it has shown is kept."""

    def __init__(self, *arguments: str, columns: int = 80, **environment: str) -> None:
        own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "regalia.cli", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whoever runs the tests may ignore it
        )
        os.close(theirs)
        self.screen = own
        self.raw = ""

    def __enter__(self) -> Typewriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.screen)

    @property
    def text(self) -> str:
        """What was shown, without colours."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self.screen, text.encode())

    def until(self, wanted: str, seconds: float = 60.0) -> str:
        """Wait until something is shown; what was shown until then."""
        end = time.monotonic() + seconds
        while wanted not in self.text:
            assert time.monotonic() < end, f"“{wanted}” was not shown; but: …{self.text[-2000:]}"
            assert self.read(0.1), f"“{wanted}” was not shown before the end; but: …{self.text[-2000:]}"
        return self.text

    def interrupt(self, seconds: float = 60.0) -> str:
        """Press Ctrl-C until the program has ended: one that comes while readline draws is heard at the next key."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.program.send_signal(signal.SIGINT)
            with suppress(AssertionError):
                return self.to_the_end(5.0)
        return self.to_the_end(0.0)

    def to_the_end(self, seconds: float = 60.0) -> str:
        """Wait until the program has ended; all it has shown."""
        end = time.monotonic() + seconds
        while self.read(0.1):
            assert time.monotonic() < end, f"it goes on and on: …{self.text[-2000:]}"
        self.program.wait()
        return self.text

    def read(self, seconds: float) -> bool:
        """Take in what is shown within this time; False when the program has ended."""
        ready, _, _ = select.select([self.screen], [], [], seconds)
        if not ready:
            return True
        try:
            found = os.read(self.screen, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += found.decode(errors="replace")
        return bool(found)
