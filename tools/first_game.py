"""The first game on a machine: played on the plain engine at once, while the compiled one is built beside it.

The server runs the sources as they are, so it takes up nothing of a build that is half done. When the build is complete
the server is ended, by which nothing is lost, and started anew at the same port; pages come back to it by themselves.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from typing import IO

from tools import engine_build
from tools.setting_up import ROOT, engine_command, engine_is_built, program

SERVES = re.compile(r"Regalia serves tables at https?://\S*?:(\d+)")
SAID = ROOT / "build" / "engine.txt"  # what the build says, shown if it fails
LOOK_SECONDS = 0.25
WIDE = 30
NICE = 10  # whoever plays comes first
GOODBYE_SECONDS = 20.0


class Terminal:
    """One place to write to: lines of the server, and below them a bar."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.bar = ""
        self.start = time.monotonic()

    def line(self, text: str) -> None:
        """A line above the bar."""
        with self.lock:
            self.write(f"{text}\n{self.bar}")

    def show(self, percent: int) -> None:
        """How far the build is; only where somebody looks."""
        if sys.stdout.isatty():
            done = "━" * (WIDE * percent // 100)
            with self.lock:
                seconds = time.monotonic() - self.start
                self.bar = f"Compiling the engine, play meanwhile  {done:·<{WIDE}} {percent:3} %  {seconds:.0f} s"
                self.write(self.bar)

    def clear(self) -> None:
        """No bar any more."""
        with self.lock:
            self.write("")
            self.bar = ""

    def write(self, text: str) -> None:
        """In the place of the bar."""
        sys.stdout.write(f"\r{' ' * len(self.bar)}\r{text}")
        sys.stdout.flush()


class PlainServer:
    """A server on the sources as they are."""

    def __init__(self, arguments: list[str], terminal: Terminal) -> None:
        self.terminal = terminal
        self.port = ""
        environment = {**os.environ, "REGALIA_PURE": "1", "PYTHONPATH": str(engine_build.SOURCES)}
        self.process = subprocess.Popen(
            [program("python"), "-u", "-m", "regalia.cli", "serve", "--open", *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        assert self.process.stdout is not None
        self.reading = threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True)
        self.reading.start()

    def read(self, pipe: IO[str]) -> None:
        """Hand on what it says; it also says where it serves."""
        with pipe:
            for text in pipe:
                if found := SERVES.search(text):
                    self.port = found[1]
                self.terminal.line(text.rstrip("\n"))

    def wait(self) -> int:
        """Until it has ended and all it said was told; its code."""
        code = self.process.wait()
        self.reading.join()
        return code

    def end(self) -> None:
        """Let it finish what is under way."""
        self.process.terminate()
        try:
            self.process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.wait()


def play(arguments: list[str]) -> list[str]:
    """Serve on the plain engine until the compiled one is there; the words with which to serve on."""
    terminal = Terminal()
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # who ends this ends the server, too
    SAID.parent.mkdir(exist_ok=True)
    with SAID.open("wb") as said:
        building = subprocess.Popen(engine_command(), cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)
        lower(building.pid)
        server = PlainServer(arguments, terminal)
        try:
            watch(server, building, terminal)
        except KeyboardInterrupt:
            building.terminate()
            building.wait()
            server.end()
            sys.exit(0)
        finally:
            signal.signal(signal.SIGTERM, before)
    return [*arguments, "--port", server.port]


def watch(server: PlainServer, building: subprocess.Popen[bytes], terminal: Terminal) -> None:
    """Until the compiled engine is there and the server has ended; where none can be made, until it is ended."""
    while building.poll() is None and server.process.poll() is None:
        terminal.show(progress())
        time.sleep(LOOK_SECONDS)
    terminal.clear()
    if building.poll() is None:
        building.terminate()
        building.wait()
    elif building.returncode:
        terminal.line(f"{SAID.read_text(encoding='utf-8', errors='replace')}\nThe engine could not be compiled.")
    elif engine_is_built():
        terminal.line(f"The engine is compiled, after {time.monotonic() - terminal.start:.0f} s: taking over.")
        server.end()
        return
    sys.exit(server.wait())


def progress() -> int:
    """How far the build is, in percent."""
    try:
        return int((ROOT / engine_build.PROGRESS).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0


def lower(pid: int) -> None:
    """Let a process stand back behind others, where the system can."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, pid, NICE)
