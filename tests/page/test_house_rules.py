"""The page as a whole: everyone can use it, it is light, and nothing jumps."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response

from tests.page.conftest import Opener
from tests.page.tables import GAMES, set_table, sit, until_asked
from tools import page_build

AXE = (page_build.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
KILOBYTE = 1000
HOME_KB, GAME_KB = 200, 120
FIXED = ("/", "/about", "/set/krone_und_schwert", "/rules/um_krone_und_kragen", "/nowhere")


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical."""
    page.evaluate(AXE)
    found = page.evaluate("async (tags) => (await axe.run({runOnly: tags})).violations", TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary'][:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_screens_around(people: Opener, theme: str) -> None:
    page = people(color_scheme=theme)
    for path in FIXED[:-1]:
        page.goto(path)
        page.wait_for_selector("main")
        page.wait_for_timeout(300)
        assert not violations(page), path
    table = set_table(page, "for_a_crown", 3, bots=1)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".lobby")
    assert not violations(page), "lobby"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(people: Opener, game: str, theme: str) -> None:
    page = people(color_scheme=theme)
    sit(page, game)
    until_asked(page)
    assert not violations(page), "table"
    page.locator("body").press("r")
    page.wait_for_selector("dialog[open] section")
    assert not violations(page), "rules drawer"


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
    page.wait_for_timeout(500)
    page.remove_listener("response", note)
    return found


def test_the_first_load_is_light(page: Page) -> None:
    loaded = weights(page, "/")
    total = sum(loaded.values())
    assert total <= HOME_KB * KILOBYTE, f"home weighs {total} bytes: {loaded}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_adds_little(page: Page, game: str) -> None:
    home = weights(page, "/")
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
    page.wait_for_timeout(500)
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
