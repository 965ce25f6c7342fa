"""What is typed: lines, completed by Tab where the machine can, and lines that came while nobody asked."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

Known = Callable[[], Iterable[str]]  # what a line may be; asked for when Tab is pressed


class Left(Exception):
    """Whoever sat at the keyboard has left."""


class Keyboard:
    """The keyboard of a terminal, or a file of lines."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()

    def read(self, known: Known, mark: str = "> ") -> str:
        """The next line."""
        if self.is_live:
            complete_with(known)
        try:
            return input(mark).strip()
        except EOFError:
            raise Left from None

    def wait(self, seconds: float) -> str | None:
        """The line that is typed within this time, if any is; a file of lines waits for nobody."""
        if not self.is_live:
            return None
        try:
            typed, _, _ = select.select([sys.stdin], [], [], seconds)
        except OSError:  # where only sockets can be waited for
            time.sleep(seconds)
            return None
        if not typed:
            return None
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()


def complete_with(known: Known) -> None:
    """From now on Tab completes a whole line to one of these."""
    with suppress(ImportError):
        import readline

        readline.set_completer(Completer(known).complete)
        readline.set_completer_delims("")
        is_other_kind = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_other_kind else "tab: complete")


class Completer:
    """All lines that begin as the one that was typed."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.found: list[str] = []

    def complete(self, begun: str, number: int) -> str | None:
        """The number-th of them; None when there are no more."""
        if number == 0:
            self.found = sorted({line for line in self.known() if line.lower().startswith(begun.lower())})
        return self.found[number] if number < len(self.found) else None
