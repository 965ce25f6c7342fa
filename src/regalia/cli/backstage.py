"""Real servers behind a house, each in a folder of its own, that can be killed, stopped and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from glob import glob
from pathlib import Path
from typing import Any

from regalia.core.errors import RegaliaError

NOBODY = 65_534  # PostgreSQL does not run as root
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/sbin", "/usr/sbin")
START_SECONDS = 60.0
LOOK_SECONDS = 0.02


def find(name: str) -> str:
    """A program, also where it is in nobody's path."""
    folders = [folder for place in PLACES for folder in sorted(glob(place), reverse=True)]  # noqa: PTH207
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *folders]))
    if found is None:
        raise RegaliaError(f"{name} was not found on this machine; install it.")
    return found


def own_folder() -> tuple[str, dict[str, Any]]:
    """A folder for a server, and as whom it runs."""
    folder = tempfile.mkdtemp(prefix="regalia-")
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        return folder, {"user": NOBODY, "group": NOBODY}
    return folder, {}


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def offspring(pid: int) -> list[int]:
    """The processes that a process has started itself, as far as the system tells."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
    except OSError:
        return []


def signalled(pids: list[int], number: signal.Signals) -> None:
    """A signal to those of them that are still there."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


class Backstage:
    """A program that runs in a folder of its own."""

    name = ""

    def __init__(self) -> None:
        self.folder, self.owner = own_folder()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """The words that start it."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Is it ready?"""
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it answers; one that ends at once, since a dead one is still in its way, again."""
        deadline = time.monotonic() + START_SECONDS
        while not (self.process is not None and self.process.poll() is None and self.answers()):
            if time.monotonic() > deadline:
                raise RegaliaError(f"{self.name} does not start.")
            if self.process is None or self.process.poll() is not None:
                quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
                self.process = subprocess.Popen(self.command(), cwd=self.folder, **quiet, **self.owner)
            time.sleep(LOOK_SECONDS)

    def pids(self) -> list[int]:
        """Itself and what it has started."""
        assert self.process is not None, "it was started"
        return [self.process.pid, *offspring(self.process.pid)]

    def kill(self) -> None:
        """As if the machine had lost it."""
        signalled(self.pids(), signal.SIGKILL)
        assert self.process is not None, "it was started"
        self.process.wait()

    def end(self) -> None:
        """End it, and leave nothing behind."""
        if self.process is not None:
            signalled(self.pids(), signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Backstage):
    """A PostgreSQL on a socket in its folder; nothing in it must survive the machine."""

    name = "PostgreSQL"

    def __init__(self) -> None:
        super().__init__()
        words = [find("initdb"), "-D", f"{self.folder}/data", "-U", "regalia", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*words, "--locale=C", "-N"], check=True, capture_output=True, cwd=self.folder, **self.owner)
        self.start()

    def command(self) -> list[str]:
        """Small, and quick to write."""
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=60")
        options = [word for each in (*settings, "shared_buffers=16MB", "fsync=off") for word in ("-c", each)]
        return [find("postgres"), "-D", f"{self.folder}/data", *options]

    def answers(self) -> bool:
        """Does it take orders?"""
        return self.ordered("SELECT 1")

    def ordered(self, words: str) -> bool:
        """Whether something could be done."""
        command = [find("psql"), "-h", self.folder, "-U", "regalia", "-d", "postgres", "-q", "-c", words]
        return not subprocess.run(command, capture_output=True, check=False).returncode

    def database(self, name: str) -> str:
        """The address of a database of its own, fresh."""
        if not self.ordered(f'CREATE DATABASE "{name}"'):
            raise RegaliaError(f"The database {name} could not be made.")
        return f"postgresql://regalia@/{name}?host={self.folder}"


class Nats(Backstage):
    """A NATS server."""

    name = "NATS"

    def __init__(self) -> None:
        super().__init__()
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self.start()

    def command(self) -> list[str]:
        """At its port, for this machine only."""
        return [find("nats-server"), "-a", "127.0.0.1", "-p", str(self.port)]

    def answers(self) -> bool:
        """Does it take connections?"""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True
