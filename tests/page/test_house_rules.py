"""The page as a whole: everyone can use it, it is light, and nothing jumps."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.page.conftest import Opener
from tests.page.tables import GAMES, Server, set_table, sit, until_asked
from tools import page_build

KILOBYTE = 1000
HOME_KB, GAME_KB = 200, 120


def weights(page: Page, visit: str) -> dict[str, int]:
    """What a visit loads, fonts aside: the size of each file when gzipped."""
    found: dict[str, int] = {}

    def note(response: Response) -> None:
        path = response.url.split("/", 3)[-1].split("?")[0]
        if "/api/" not in response.url and not path.endswith((".woff2", ".woff")) and response.ok:
            found[path] = len(gzip.compress(response.body()))

    page.on("response", note)
    page.goto(visit)
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    return found


@pytest.fixture(scope="module")
def home(browser: Browser, server: Server) -> dict[str, int]:
    """What home weighs for somebody who comes for the first time."""
    context = browser.new_context(base_url=server.url)
    found = weights(context.new_page(), "/")
    context.close()
    return found


def test_the_first_load_is_light(home: dict[str, int]) -> None:
    total = sum(home.values())
    assert total <= HOME_KB * KILOBYTE, f"home weighs {total} bytes: {home}"


def test_a_slow_line_is_sent_packed_files(page: Page) -> None:
    sent: list[Response] = []
    page.on("response", lambda response: sent.append(response) if "/assets/" in response.url else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    files = {each.url: each for each in sent if each.url.endswith((".js", ".css"))}
    assert files
    for url, packed in files.items():
        plain = page.request.get(url, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.body() == packed.body()
        if len(gzip.compress(plain.body())) < len(plain.body()):  # a line or two grow when they are packed
            assert packed.headers.get("content-encoding") == "gzip", url
        assert int(packed.headers["content-length"]) <= len(plain.body()), url


@pytest.mark.parametrize("game", GAMES)
def test_a_game_adds_little(page: Page, home: dict[str, int], game: str) -> None:
    table = set_table(page, game)
    more = {path: size for path, size in weights(page, f"/t/{table}").items() if path not in home}
    assert sum(more.values()) <= GAME_KB * KILOBYTE, f"{game} adds {sum(more.values())} bytes: {more}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_a_view_arrives(people: Opener, game: str) -> None:
    page = people()
    page.add_init_script(
        """window.shifts = 0; new PerformanceObserver((list) => { for (const each of list.getEntries())
        if (!each.hadRecentInput) window.shifts += each.value; }).observe({type: "layout-shift", buffered: true});"""
    )
    sit(page, game)
    until_asked(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }")
    assert page.evaluate("window.shifts") < 0.1


def test_the_page_asks_no_other_host(page: Page) -> None:
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(re.sub(r"^\w+://([^/]+).*", r"\1", request.url)))
    sit(page, GAMES[0])
    until_asked(page)
    assert len(hosts) == 1, hosts


def test_every_key_of_the_page_has_three_languages() -> None:
    for folder in {path.parent for path in (page_build.WEB / "src").rglob("*.ftl")}:
        keys = {path.stem: keys_of(path) for path in folder.glob("*.ftl")}
        assert keys["en"] == keys["de"] == keys["fr"], folder


def keys_of(path: Path) -> list[str]:
    """The keys of a Fluent file, in order, with the arguments they take."""
    text = path.read_text(encoding="utf-8")
    return sorted(re.findall(r"^([a-z][\w-]*) =", text, re.M))
