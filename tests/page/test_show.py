"""Show me a game: bots play it in about two minutes, every first time is explained, and then it is one's own turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.house.tree import ROOT
from tests.page.axe import violations
from tests.page.conftest import Opener
from tests.page.tables import GAMES, set_table
from tests.page.test_house_rules import GAME_KB, HOME_KB, KILOBYTE, weights

OVER = "[data-show=over]"
REMARK = "[data-remark]"
LOCALES = ("en-GB", "de-DE", "fr-FR")
LEAST_SECONDS, MOST_SECONDS = 90, 150
SMALL: tuple[dict[str, Any], ...] = (
    {"viewport": {"width": 360, "height": 640}, "has_touch": True},
    {"viewport": {"width": 844, "height": 390}, "has_touch": True},
)
# Keeps every remark that is made, in order.
LISTEN = """
  window.heard = [];
  new MutationObserver(() => {
    const tag = document.querySelector("[data-remark]")?.dataset.remark;
    if (tag && window.heard.at(-1) !== tag) window.heard.push(tag);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-remark"] });
"""


def open_show(page: Page, game: str) -> None:
    """Look at the show of a game."""
    page.goto(f"/show/{game}")
    page.wait_for_selector(REMARK)


def written(game: str) -> set[str]:
    """The tags of all remarks that are written for a game."""
    text = (ROOT / f"web/src/games/{game}/words/show/en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^show-([\w-]+) =", text, re.MULTILINE))


def tag(page: Page) -> str:
    """The remark that was made last."""
    return page.locator(REMARK).get_attribute("data-remark") or ""


def spelled(remark: str) -> re.Pattern[str]:
    """A remark whether or not its signs stand in it: they come as soon as their pieces are found on the board."""
    words = re.sub(r"[*†‡]", "", remark).split()
    return re.compile(
        r"^\s*" + r"\s+".join(r"[*†‡]?".join(map(re.escape, word)) + r"[*†‡]?" for word in words) + r"\s*$"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_show_makes_every_remark_and_ends_with_ones_own_game(people: Opener, game: str) -> None:
    page = people(reading=0.02, reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    open_show(page, game)
    page.wait_for_selector(OVER, timeout=120_000)
    heard = page.evaluate("window.heard")
    assert set(heard) == written(game) and len(heard) == len(set(heard)), heard
    assert heard[0] == "start" and heard[-1] == "end"
    assert not violations(page)
    expect(page.get_by_role("button", name="With friends")).to_be_visible()
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(re.compile("/t/"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_show_lasts_about_two_minutes_in_every_language(people: Opener, locale: str) -> None:
    page = people(locale=locale)
    for game in GAMES:
        open_show(page, game)
        seconds = int(page.locator("[data-seconds]").get_attribute("data-seconds") or 0)
        assert LEAST_SECONDS <= seconds <= MOST_SECONDS, f"{game}: {seconds} s"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_wants_things_to_stand_still_goes_from_remark_to_remark(people: Opener, game: str) -> None:
    page = people(reading=1)
    open_show(page, game)
    assert tag(page) == "start" and page.get_by_role("button", name="Play", exact=True).count() == 1
    said = page.locator(f"{REMARK} [aria-live=polite]")
    first = spelled(said.inner_text())
    page.locator("body").press("ArrowRight")
    expect(said).not_to_have_text(first)
    assert not violations(page)
    page.get_by_role("button", name="Next comment").click()
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("ArrowLeft")
    expect(said).to_have_text(first)


def test_it_rests_goes_on_and_changes_its_pace(people: Opener) -> None:
    page = people(reading=0.05, reduced_motion="no-preference")
    open_show(page, GAMES[0])
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    here = page.locator("progress").evaluate("(bar) => bar.value")
    page.get_by_role("button", name="Fast").click()
    assert page.locator("progress").evaluate("(bar) => bar.value") == here, "it goes on although it rests"
    page.locator("body").press("p")
    page.wait_for_function("(here) => document.querySelector('progress').value > here", arg=here)
    expect(page.get_by_role("button", name="Fast")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("wishes", SMALL, ids=("upright", "on its side"))
def test_on_a_phone_board_remark_and_buttons_are_in_sight(people: Opener, wishes: dict[str, Any]) -> None:
    page = people(**wishes)
    width, height = wishes["viewport"]["width"], wishes["viewport"]["height"]
    for game in GAMES:
        open_show(page, game)
        page.locator("body").press("ArrowRight")
        for part in ("main.board", REMARK, "[data-rest] button", "[data-next] button", "[data-stop] button"):
            box = page.locator(part).bounding_box()
            assert box and box["height"] >= 44 and box["width"] >= 44, f"{game}: {part} {box}"
            assert box["x"] >= 0 and box["x"] + box["width"] <= width + 1, f"{game}: {part} {box}"
            assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1, f"{game}: {part} {box}"


def test_every_way_to_a_game_leads_to_its_show(page: Page) -> None:
    for game in GAMES:
        for place in ("/", f"/rules/{game}", f"/t/{set_table(page, game, bots=0)}"):
            page.goto(place)
            expect(page.locator(f"a[href='/show/{game}']")).to_be_visible()
    page.locator(f"a[href='/show/{GAMES[-1]}']").click()
    page.wait_for_selector(REMARK)
    page.get_by_role("button", name="Stop watching").click()
    page.wait_for_url(re.compile("/t/"))


@pytest.mark.parametrize("game", GAMES)
def test_a_show_is_light(page: Page, game: str) -> None:
    total = sum(weights(page, f"/show/{game}").values())
    assert total <= (HOME_KB + GAME_KB) * KILOBYTE, f"{total} bytes"
