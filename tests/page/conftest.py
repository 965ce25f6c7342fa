"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.page.steady_house import NAME
from tests.page.tables import GAMES, Server
from tools import browser as browsers
from tools import page_build

# As root in a closed network: no sandbox, and no traffic of the browser's own.
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
START_SECONDS = 60
TOKEN = "the-owner-of-the-house"
PATIENCE_MS = 20_000  # what is awaited may take that long on a busy machine
expect.set_options(timeout=PATIENCE_MS)


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


# These take longest, so they begin: whoever is done early then takes the short ones.
LONG = (
    "test_every_beat",
    "test_a_whole_game",
    "test_the_page_of_the_tutorial",
    "test_UK_UI28",
    "test_axe",
    "test_the_end_",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first."""
    items.sort(key=lambda item: next((place for place, name in enumerate(LONG) if name in item.name), len(LONG)))


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Server]:
    """A server of our own, whose bots waste no time and whose luck is the test's; it keeps its tables in a folder."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "tests.page.steady_house",
        "serve",
        "--port",
        str(port),
        "--pause",
        "0",
        "--no-limits",
    ]
    command += ["--database", str(folder / "house.db")]
    with (folder / "log.txt").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **environment})
    found = Server(f"http://127.0.0.1:{port}", folder / NAME)
    end = time.monotonic() + START_SECONDS
    while not found.is_well():
        assert process.poll() is None and time.monotonic() < end, (folder / "log.txt").read_text()
        time.sleep(0.1)
    try:
        yield found
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this tree."""
    assert page_build.is_built(), "the page is older than its sources: run 'python3 run.py setup'"
    with serving(tmp_path_factory.mktemp("house"), REGALIA_ADMIN_TOKEN=TOKEN) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    program = browsers.find()
    if program is None:
        why = "no Chromium was found: install one, or name it in REGALIA_BROWSER"
        if os.environ.get("REGALIA_REQUIRE_BROWSER"):
            pytest.fail(why)
        pytest.skip(why)
    with sync_playwright() as player:
        found = player.chromium.launch(executable_path=program, args=list(FLAGS))
        yield found
        found.close()


Opener = Callable[..., Page]

# Most people here want no tutor.
ALONE = json.dumps({game: {"wanted": False} for game in GAMES})
UNTAUGHT = (
    f"try {{ localStorage.getItem('regalia-learnt') ?? localStorage.setItem('regalia-learnt', '{ALONE}') }} catch {{}}"
)


def is_fault(line: ConsoleMessage) -> bool:
    """Is it an error, or a warning of the framework? Other warnings are the browser's own."""
    return line.type == "error" or (line.type == "warning" and "svelte.dev/e/" in line.text)


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page for one person more, each with a browser profile of his own; nothing may go wrong in any."""
    server.test.write_text(request.node.nodeid)
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def person(*, reading: float = 0, learner: bool = False, **wishes: object) -> Page:
        """Whoever has no time to read sees everything at once. A worker beside the page only where it is asked for."""
        usual: dict[str, object] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
        usual["service_workers"] = "block"
        settings = {**usual, "reduced_motion": "reduce", **wishes}
        context = browser.new_context(base_url=server.url, **settings)  # type: ignore[arg-type]
        contexts.append(context)
        context.add_init_script(
            f"localStorage.getItem('regalia-reading') ?? localStorage.setItem('regalia-reading', {reading})"
        )
        if not learner:
            context.add_init_script(UNTAUGHT)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if is_fault(line) else None)
        return page

    yield person
    for context in contexts:
        context.close()
    # A line that a test cut, or a request that a test means to be refused, is told by the browser too.
    serious = [fault for fault in faults if "Failed to load resource" not in fault and "WebSocket" not in fault]
    assert not serious, serious


@pytest.fixture
def page(people: Opener) -> Page:
    """The page of one person, on a desktop, in English."""
    return people()
