"""The first game: served on the plain engine while the compiled one is built, then served on at the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from tools import engine_build, first_game

BUILDS_UNTIL = "import sys, time; from pathlib import Path\nwhile not Path(sys.argv[1]).exists(): time.sleep(0.05)"


@pytest.fixture
def port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The Python that runs the tests, no browser, and a build of our own that ends when it is told to."""
    command = [sys.executable, "-c", BUILDS_UNTIL, str(tmp_path / "built")]
    monkeypatch.setattr(first_game, "program", lambda name: sys.executable)
    monkeypatch.setattr(first_game, "engine_command", lambda: command)
    monkeypatch.setattr(first_game, "SAID", tmp_path / "said" / "engine.txt")
    monkeypatch.setenv("BROWSER", "true")


def health(port: int) -> str:
    """What a server says of itself, once it does."""
    deadline = time.monotonic() + 100
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.05)
    pytest.fail("no server")


def test_the_plain_engine_serves_until_the_compiled_one_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(first_game, "engine_is_built", lambda: True)
    seen: list[str] = []

    def look_then_build() -> None:
        seen.append(health(port))
        (tmp_path / "built").touch()

    looking = threading.Thread(target=look_then_build)
    looking.start()
    words = first_game.play(["--port", str(port), "--database", str(tmp_path / "t.db")])
    looking.join()
    assert "interpreted" in seen[0]
    assert words[-2:] == ["--port", str(port)] and "--open" not in words
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", port))
    told = capsys.readouterr().out
    assert f"Regalia serves tables at http://127.0.0.1:{port}" in told and "The engine is compiled" in told


def test_where_no_engine_can_be_compiled_the_server_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, port: int
) -> None:
    servers: list[first_game.PlainServer] = []
    monkeypatch.setattr(first_game, "engine_is_built", lambda: False)
    made = first_game.PlainServer

    def noted(arguments: list[str], terminal: first_game.Terminal) -> first_game.PlainServer:
        servers.append(made(arguments, terminal))
        return servers[0]

    def look_then_end() -> None:
        health(port)
        (tmp_path / "built").touch()
        time.sleep(0.5)
        health(port)
        servers[0].process.terminate()

    monkeypatch.setattr(first_game, "PlainServer", noted)
    looking = threading.Thread(target=look_then_end)
    looking.start()
    with pytest.raises(SystemExit):
        first_game.play(["--port", str(port), "--database", str(tmp_path / "t.db")])
    looking.join()


def test_who_ends_it_ends_the_server_and_the_build(tmp_path: Path, port: int) -> None:
    def look_then_end() -> None:
        health(port)
        os.kill(os.getpid(), signal.SIGTERM)

    looking = threading.Thread(target=look_then_end)
    looking.start()
    with pytest.raises(SystemExit):
        first_game.play(["--port", str(port), "--database", str(tmp_path / "t.db")])
    looking.join()
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", port))


def test_a_build_that_fails_is_told_and_a_server_that_fails_ends_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(first_game, "engine_command", lambda: [sys.executable, "-c", "print('hear me'); exit(3)"])
    first_game.SAID.parent.mkdir()
    with pytest.raises(SystemExit) as ended:
        first_game.play(["--port", "none"])
    assert ended.value.code == 1
    assert "hear me" in capsys.readouterr().out


def test_the_bar_stands_below_what_the_server_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    terminal = first_game.Terminal()
    terminal.show(50)
    terminal.line("a table was set")
    terminal.clear()
    told = capsys.readouterr().out
    assert "━" * 15 + "·" * 15 + "  50 %" in told
    assert told.index("a table was set\n") < told.rindex("50 %")


def test_progress_is_read_where_the_build_writes_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(engine_build, "PROGRESS", tmp_path / "progress.txt")
    assert first_game.progress() == 0
    engine_build.tell(42)
    assert first_game.progress() == 42


def test_a_build_stands_back_behind_those_who_play() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        first_game.lower(process.pid)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) >= first_game.NICE
        process.kill()
