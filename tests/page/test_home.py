"""Home: tables that wait come first, two ways to a table at each game, room well used from phone to big screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener, serving
from tests.page.tables import GAMES, post, set_table

UK, KS = "um_krone_und_kragen", "krone_und_schwert"
SIZES = [(1440, 900), (1920, 1080), (390, 844), (360, 640), (844, 390), (900, 700)]
ROWS = """() => [...document.querySelectorAll("article.plate")]
    .map((node) => Math.round(node.getBoundingClientRect().top))"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def at_home(page: Page) -> Page:
    """Home, with what it knows of the tables."""
    with page.expect_response("**/api/mine"):
        page.goto("/")
    page.wait_for_selector("article.plate")
    return page


def waiting_tables(page: Page) -> None:
    """A table that waits for others, then one that waits for this person."""
    set_table(page, KS, 3, bots=0)
    post(page, "/api/tables", {"game": UK, "seats": 2, "name": "Ann", "bots": ["random"], "start": True})


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_what_waits_for_you_stands_first_and_above_the_fold(people: Opener, size: tuple[int, int]) -> None:
    page = people(viewport={"width": size[0], "height": size[1]})
    waiting_tables(page)
    table = set_table(page, UK, 2)
    page.goto(f"/t/{table}")
    page.wait_for_function("() => document.title.startsWith('●')")
    at_home(page)
    first = page.locator(".waiting li a").first
    expect(first).to_have_text("Your move")
    box, plate = first.bounding_box(), page.locator("article.plate").first.bounding_box()
    assert box is not None and plate is not None
    assert box["y"] + box["height"] <= plate["y"] and box["y"] + box["height"] <= size[1]
    states = page.locator(".waiting li p").all_inner_texts()
    assert any("2 seats free" in state for state in states), states
    first.click()
    page.wait_for_selector("[data-prompt]")


def test_when_nothing_waits_the_band_is_gone(page: Page, tmp_path: Path) -> None:
    with serving(tmp_path) as house, page.expect_response("**/api/mine"):  # nobody has listed a table in this house
        page.goto(house.url)
        page.wait_for_selector("article.plate")
        expect(page.get_by_text("Tables are listed here if their host says so.")).to_be_visible()
        expect(page.locator(".waiting")).to_have_count(0)


def test_against_bots_it_begins_at_once(page: Page) -> None:
    at_home(page).get_by_role("button", name="Play bots: To Court the King").click()
    page.wait_for_selector(".table [data-prompt]")


def test_with_friends_link_and_code_come_first(people: Opener) -> None:
    page = people(viewport={"width": 390, "height": 844})
    at_home(page).get_by_role("button", name="With friends: Crown & Sword").click()
    code = page.get_by_role("img", name="QR code of this table")
    expect(code).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Free seat")).to_have_count(3)
    above, below = code.bounding_box(), page.get_by_role("heading", name="Seats").bounding_box()
    assert above is not None and below is not None and above["y"] < below["y"]


def test_the_rules_stand_at_every_game(page: Page) -> None:
    at_home(page)
    links = page.locator("article.plate a", has_text="Rules")
    expect(links).to_have_count(len(GAMES))
    assert {link.get_attribute("href") for link in links.all()} == {f"/rules/{game}" for game in GAMES}


def test_a_big_screen_is_used_well(people: Opener) -> None:
    page = at_home(people(viewport={"width": 1920, "height": 1080}))
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "18.5px"
    assert len(set(page.evaluate(ROWS))) == 1, "four columns"
    leaf = page.locator("[data-screen=home]").bounding_box()
    assert leaf is not None and leaf["width"] <= 1760
    page.set_viewport_size({"width": 2560, "height": 1440})
    leaf = page.locator("[data-screen=home]").bounding_box()
    assert leaf is not None and leaf["width"] <= 1760


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_reaches_beyond_the_edge(people: Opener, size: tuple[int, int], language: str) -> None:
    page = people(viewport={"width": size[0], "height": size[1]}, locale=language)
    waiting_tables(page)
    at_home(page).wait_for_selector(".waiting")
    assert page.evaluate(OVERFLOW) <= 0
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".btn")].filter((node) => node.scrollWidth > node.clientWidth + 1)
            .map((node) => node.textContent.trim())"""
    )
    assert not cut, cut
