"""A whole evening: eight tables with the same luck, four browsers among bots, and a crash in the middle."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from regalia.core import record
from regalia.core.record import Record
from tests.page.conftest import PATIENCE_MS, START_SECONDS, UNTAUGHT, free_port
from tests.page.steady_house import NAME
from tests.page.tables import Server, answer, post

UK = "um_krone_und_kragen"
TABLES, SEATS = 8, 2
NAMES = ("Ann", "Bea", "Cleo", "Dora")
OVER_SECONDS = 240


class Mortal:
    """A server that can be killed, and comes back on the same port with the same file."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.server = Server(f"http://127.0.0.1:{self.port}", folder / NAME)
        self.process: subprocess.Popen[bytes] | None = None

    def live(self) -> None:
        """Start, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--pause", "0", "--no-limits"]
        command = [sys.executable, "-m", "tests.page.steady_house", *words, "--database", str(self.folder / "x.db")]
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
        end = time.monotonic() + START_SECONDS
        while not self.server.is_well():
            assert time.monotonic() < end, (self.folder / "log.txt").read_text()
            time.sleep(0.1)

    def die(self) -> None:
        """Without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    """Such a server, alive."""
    found = Mortal(tmp_path)
    found.live()
    yield found
    found.die()


def somebody(browser: Browser, address: str) -> Page:
    """A browser of somebody's own."""
    context = browser.new_context(base_url=address, locale="en-GB", service_workers="block", reduced_motion="reduce")
    context.add_init_script(UNTAUGHT)
    context.add_init_script("localStorage.getItem('regalia-reading') ?? localStorage.setItem('regalia-reading', 0)")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    return page


def asked(page: Page, path: str) -> Any:
    """What the server says to this browser."""
    found = page.request.get(path)
    assert found.ok, found.text()
    return found.json()


def to_their_tables(pages: list[Page], evening: str) -> list[str]:
    """Everybody follows the evening to where he plays."""
    tables = []
    for page in pages:
        page.goto(f"/e/{evening}")
        page.locator("[data-to-table]").click()
        page.wait_for_selector("[data-prompt]")
        tables.append(page.url.rpartition("/")[2])
    return tables


def story(page: Page) -> list[str]:
    """What the page tells of the game."""
    return page.locator(".story li").all_inner_texts()


@pytest.mark.timeout(600)
def test_eight_tables_four_browsers_and_a_crash(browser: Browser, mortal: Mortal) -> None:
    pages = [somebody(browser, mortal.server.url) for _ in NAMES]
    host = pages[0]
    options = {UK: {"max_rounds": 20}}
    wish = {"title": "Eight tables", "games": [UK], "seats": SEATS, "tables": TABLES, "rounds": 1, "name": NAMES[0]}
    evening = post(host, "/api/evenings", {**wish, "bot": "random", "options": options})["id"]
    commitment = asked(host, f"/api/evenings/{evening}")["deals"][0]["commitment"]
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        page.goto(f"/e/{evening}")
        page.get_by_role("textbox").first.fill(name)
        page.locator("[data-join]").click()
        expect(page.locator(".guests li").filter(has_text=name)).to_have_count(1)
    post(host, f"/api/evenings/{evening}/deal", {})
    tables = to_their_tables(pages, evening)
    assert len(set(tables)) == len(NAMES), "each at another table, beside a bot"
    for page in pages:
        answer(page)
    told = [story(page) for page in pages]
    mortal.die()
    mortal.live()
    for page, before in zip(pages, told, strict=True):
        page.reload()
        page.wait_for_selector("[data-prompt]")
        now = story(page)
        assert all(line in now for line in before[-3:]), "what was told is still there"
        answer(page)
    for page, table in zip(pages, tables, strict=True):
        post(page, f"/api/tables/{table}/leave", {})  # bots play on for those who go home
    deal = over(host, evening)
    check_luck(host, deal, commitment)
    check_comparison(host, evening, deal)
    for page in pages:
        page.context.close()


def over(page: Page, evening: str) -> Any:
    """The deal, once all its tables are done."""
    end = time.monotonic() + OVER_SECONDS
    while asked(page, f"/api/evenings/{evening}")["deals"][0]["state"] != "over":
        assert time.monotonic() < end
        time.sleep(0.5)
    return asked(page, f"/api/evenings/{evening}/deals/1")


def check_luck(page: Page, deal: Any, commitment: str) -> None:
    """All tables had the luck that was promised before anybody came, and every draw of each follows from it."""
    assert deal["commitment"] == commitment and len(deal["tables"]) == TABLES
    records = [msgspec.convert(asked(page, f"/api/tables/{table}/record"), Record) for table in deal["tables"]]
    assert all(record.faults(each) == [] for each in records)
    assert len({str(each.luck) for each in records}) == 1
    assert len({each.outcomes[0] for each in records}) == 1
    for each, places in zip(records, deal["places"], strict=True):
        assert [seat["place"] for seat in places] == list(each.places)


def check_comparison(page: Page, evening: str, deal: Any) -> None:
    """Each seat is compared with the same seat elsewhere, and the standing is what that comes to."""
    standing = {line["guest"]: line for line in asked(page, f"/api/evenings/{evening}")["standing"]}
    points: dict[int, float] = {}
    for table, places in enumerate(deal["places"]):
        for seat, each in enumerate(places):
            others = [rest[seat]["place"] for number, rest in enumerate(deal["places"]) if number != table]
            won = sum(1.0 if each["place"] < other else 0.5 if each["place"] == other else 0.0 for other in others)
            assert each["points"] == won
            if each["guest"] >= 0:
                points[each["guest"]] = won
    assert {guest: line["points"] for guest, line in standing.items()} == points and len(points) == len(NAMES)
    for line in standing.values():
        assert line["rank"] == 1 + sum(other > line["points"] for other in points.values())
    page.goto(f"/e/{evening}")
    best = min(standing.values(), key=lambda line: (line["rank"], line["guest"]))
    expect(page.get_by_text(NAMES[best["guest"]]).first).to_be_visible()
