"""Several processes that serve together at one port: started, watched, started again, ended and renewed one by one."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import click

from regalia.server.settings import Settings

LOOK_SECONDS = 0.1
LONGEST_PAUSE_SECONDS = 10.0
SOUND_SECONDS = 5.0  # a child that lived so long was well
GOODBYE_SECONDS = 20.0
READY_SECONDS = 30.0


class Child:
    """One process, whoever it is at present."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.pause = 0.0
        self.start()

    def start(self) -> None:
        """Start it."""
        self.started = time.monotonic()
        self.process = subprocess.Popen(self.command)

    def look(self) -> None:
        """Start it again if it has ended, after a pause that grows as long as it is not well."""
        if self.process.poll() is None:
            return
        lived = time.monotonic() - self.started
        if lived < self.pause:
            return
        self.pause = 0.0 if lived > SOUND_SECONDS else min(LONGEST_PAUSE_SECONDS, 2 * self.pause + 0.5)
        click.echo(f"A process ended with {self.process.returncode}; another is started.", err=True)
        self.start()

    def end(self) -> None:
        """Let it hand its tables over and close."""
        self.process.terminate()

    def wait(self) -> None:
        """Until it has ended, for so long."""
        try:
            self.process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    """Keeps all of them running until it is told to end; SIGHUP renews them one by one."""

    def __init__(self, commands: list[list[str]]) -> None:
        self.is_ending = self.is_renewing = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.end)
        signal.signal(signal.SIGHUP, self.renew)
        self.children = [Child(command) for command in commands]

    def end(self, number: int, frame: FrameType | None) -> None:
        """Told to end."""
        self.is_ending = True

    def renew(self, number: int, frame: FrameType | None) -> None:
        """Told to renew."""
        self.is_renewing = True

    def run(self) -> None:
        """Until it is told to end."""
        while not self.is_ending:
            for child in self.children:
                child.look()
            if self.is_renewing:
                self.is_renewing = False
                self.renew_all()
            time.sleep(LOOK_SECONDS)
        for child in self.children:
            child.end()
        for child in self.children:
            child.wait()

    def renew_all(self) -> None:
        """One after the other: the next only when the last has begun to serve."""
        for child in self.children:
            if not self.is_ending:
                child.end()
                child.wait()
                child.start()
                self.wait_for(child)

    def wait_for(self, child: Child) -> None:
        """Until a process has had its time to begin."""
        until = time.monotonic() + READY_SECONDS
        while not self.is_ending and time.monotonic() < until and child.process.poll() is None:
            if is_listening(child.process.pid):
                return
            time.sleep(LOOK_SECONDS)


def is_listening(pid: int) -> bool:
    """Does a process listen at a door? Where the system does not tell, it counts as one that does after a while."""
    try:
        held = {str(path.readlink()) for path in Path(f"/proc/{pid}/fd").iterdir()}
        texts = [Path(f"/proc/{pid}/net/{name}").read_text(encoding="ascii") for name in ("tcp", "tcp6")]
        lines = [line.split() for text in texts for line in text.splitlines()[1:]]
    except OSError:
        return False
    return any(words[3] == "0A" and f"socket:[{words[9]}]" in held for words in lines)


def supervise(settings: Settings) -> None:
    """Serve in several processes, with the same words as ours; each has a port of its own for its figures."""
    words = [word for word in sys.argv[1:] if word != "--open"]
    first = settings.metrics_port
    ports = [[] if first is None else ["--metrics-port", str(first + number)] for number in range(settings.processes)]
    with TemporaryDirectory(prefix="regalia-") as folder:
        command = [sys.executable, "-m", "regalia.cli", *words, "--child", folder, "--port", str(settings.port)]
        Supervisor([[*command, *port] for port in ports]).run()
