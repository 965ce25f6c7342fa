"""The page as a whole: everyone can use it, it is light, and nothing jumps."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.page.conftest import Opener
from tests.page.tables import GAMES, Server, set_table, sit, until_asked
from tests.page.test_after import finished
from tools import page_build

AXE = (page_build.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
KILOBYTE = 1000
HOME_KB, GAME_KB = 200, 120
FIXED = ("/", "/about", "/set/krone_und_schwert", "/rules/um_krone_und_kragen")


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical, by day and by candle."""
    page.evaluate("async () => { await document.fonts.ready; }")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    wish = {"runOnly": TAGS, "resultTypes": ["violations"]}
    return [
        f"{theme}: {each['id']}: {node['target']} {node['failureSummary'][:300]}"
        for theme in THEMES
        for each in lit(page, theme).evaluate("async (wish) => (await axe.run(wish)).violations", wish)
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


def lit(page: Page, theme: Literal["light", "dark"]) -> Page:
    """The page in this light; it follows the light of the system by itself."""
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
    return page


def test_axe_finds_nothing_serious_on_the_screens_around(page: Page) -> None:
    for path in FIXED:
        page.goto(path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        assert not violations(page), path
    table = set_table(page, "for_a_crown", 3, bots=1)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".spread")
    assert not violations(page), "lobby"


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(page: Page, game: str) -> None:
    sit(page, game)
    until_asked(page)
    assert not violations(page), "table"
    page.locator("body").press("r")
    page.wait_for_selector("dialog[open] section")
    assert not violations(page), "rules drawer"


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_after_a_game(page: Page, game: str) -> None:
    table = finished(page, game)
    page.wait_for_load_state("networkidle")
    assert not violations(page), "end"
    page.goto(f"/replay/{table}")
    page.wait_for_selector("main.board")
    page.wait_for_load_state("networkidle")
    assert not violations(page), "replay"


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
