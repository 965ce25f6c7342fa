"""A process we talk to line by line, and never wait for longer than we want."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from contextlib import suppress
from typing import BinaryIO

from regalia.bots.bot import Deadline
from regalia.bots.protocol import LONGEST_LINE
from regalia.core.errors import RegaliaError

MOST_LINES = 4  # kept unread; a process that writes more has to wait
GOODBYE_SECONDS = 2.0


class BotFault(RegaliaError):
    """What a bot did wrong, as a sentence."""


class Pipe:
    """A process with a thread for each direction. What it writes to stderr is passed through."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as fault:
            raise BotFault(f"“{command[0]}” cannot be started: {fault.strerror}.") from None
        assert self.process.stdin is not None and self.process.stdout is not None
        self.heard: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self.to_say: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.threads = [
            threading.Thread(target=self.listen, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self.talk, args=(self.process.stdin,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def listen(self, source: BinaryIO) -> None:
        """Collect its lines; an empty one says that it writes no more."""
        with source:
            while content := source.readline(LONGEST_LINE + 1):
                self.heard.put(content)
        self.heard.put(b"")

    def talk(self, sink: BinaryIO) -> None:
        """Write what is to be said until there is nothing more; a process that is gone is noticed when listening."""
        try:
            with sink:
                while content := self.to_say.get():
                    sink.write(content)
                    sink.flush()
        except OSError:
            return

    def send(self, content: bytes) -> None:
        """Say a line; it does not wait."""
        self.to_say.put(content)

    def ask(self, content: bytes, seconds: float) -> bytes:
        """Say a line and get the line that answers it."""
        if not self.heard.empty():
            raise BotFault(self.unasked(self.heard.get()))
        self.send(content)
        return self.receive(seconds)

    def receive(self, seconds: float) -> bytes:
        """The next line."""
        try:
            content = self.heard.get(timeout=seconds)
        except queue.Empty:
            raise BotFault(f"No answer within {seconds:.2f} s.") from None
        if not content:
            raise BotFault(self.ended())
        if len(content) > LONGEST_LINE:
            raise BotFault(f"A line of more than {LONGEST_LINE} bytes.")
        return content

    def unasked(self, content: bytes) -> str:
        """The sentence for a line that came without a question."""
        return f"It wrote without being asked: {shown(content)}." if content else self.ended()

    def ended(self) -> str:
        """The sentence for a process that is gone, or has closed its output."""
        try:
            code = self.process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            return "It closed its output."
        return f"Its process ended with code {code}."

    def close(self, farewell: bytes = b"") -> int | None:
        """End the process: at once, or after a farewell and some time; its code, None if it had to be killed."""
        code: int | None = None
        self.send(farewell)
        self.send(b"")
        with suppress(subprocess.TimeoutExpired):
            code = self.process.wait(GOODBYE_SECONDS if farewell else 0)
        self.kill()
        self.clear()
        return code

    def kill(self) -> None:
        """End the process and all that it has started."""
        with suppress(ProcessLookupError):
            if os.name == "nt":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def clear(self) -> None:
        """Drop whatever was heard, so that the threads can end."""
        patience = Deadline(GOODBYE_SECONDS)
        while any(thread.is_alive() for thread in self.threads) and patience.left():
            with suppress(queue.Empty):
                self.heard.get(timeout=0.005)


def shown(content: bytes) -> str:
    """A line as it can be shown in a sentence."""
    text = content.decode(errors="replace").strip()
    return f"“{text[:80]}…”" if len(text) > 80 else f"“{text}”"
