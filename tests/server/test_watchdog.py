"""The watchdog over the event loop, and what systemd hears."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.server import watchdog
from regalia.server.metrics import Metrics
from regalia.server.systemd import alive_every, notify
from regalia.server.watchdog import Watchdog
from tests.server.harness import go, serving


class Log:
    """Remembers what was said."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, dict[str, Any]]] = []

    def error(self, event: str, **more: Any) -> None:
        self.lines.append((event, more))

    warning = error


def hold_everything_up(seconds: float) -> None:
    """What nobody may do on a loop."""
    time.sleep(seconds)


def test_a_stall_is_told_once_with_its_place_and_again_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "STALL_SECONDS", 0.2)
    monkeypatch.setattr(watchdog, "BEAT_SECONDS", 0.02)

    async def test() -> None:
        metrics, log = Metrics(), Log()
        dog = Watchdog(metrics)
        dog.log = log
        await asyncio.sleep(0.1)
        hold_everything_up(0.9)
        await asyncio.sleep(0.1)
        dog.end()
        told = [more["stack"] for event, more in log.lines if event == "the loop stands still"]
        over = [more["stalled_seconds"] for event, more in log.lines if event == "the loop runs again"]
        assert sum("hold_everything_up" in stack for stack in told) == 1 and max(over) >= 0.9
        assert metrics.registry.get_sample_value("regalia_loop_stalls_total") == len(over)
        assert not dog.thread.is_alive()

    go(test)


@pytest.fixture(params=["file", "abstract"])
def systemd(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Somebody who listens as systemd does."""
    name = str(tmp_path / "notify") if request.param == "file" else f"\0regalia-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(name)
        listener.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", name.replace("\0", "@"))
        yield listener


def test_systemd_hears_of_a_house_from_its_opening_to_its_end(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "500000")

    async def test() -> None:
        async with serving():
            assert systemd.recv(99) == b"READY=1"
            await asyncio.sleep(0.5)
            assert systemd.recv(99) == b"WATCHDOG=1"
        heard = b""
        while heard != b"STOPPING=1":
            heard = systemd.recv(99)
            assert heard in (b"WATCHDOG=1", b"STOPPING=1")

    go(test)


def test_no_sign_of_life_while_the_loop_stands_still(systemd: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "200000")
    monkeypatch.setattr(watchdog, "BEAT_SECONDS", 0.02)

    async def test() -> None:
        dog = Watchdog(Metrics())
        hold_everything_up(0.3)
        systemd.settimeout(0.01)
        with pytest.raises(TimeoutError):
            systemd.recv(99)
        await asyncio.sleep(0.1)
        assert systemd.recv(99) == b"WATCHDOG=1"
        dog.end()

    go(test)


@pytest.mark.parametrize(("wanted", "pid", "seconds"), [("", "", None), ("x", "", None), ("3000000", "1", None)])
def test_signs_of_life_are_given_only_if_this_process_is_meant(
    wanted: str, pid: str, seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", wanted)
    if pid:
        monkeypatch.setenv("WATCHDOG_PID", pid)
    assert alive_every() == seconds
    monkeypatch.setenv("WATCHDOG_USEC", "3000000")
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
    assert alive_every() == 1.5


def test_a_listener_that_is_not_there_harms_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify("READY=1")
