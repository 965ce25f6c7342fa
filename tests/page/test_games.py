"""Whole games, played through the page with clicks only: one seat by a person, the others by bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import GAMES, is_over, sit, until_asked

MOST_CLICKS = 1_500
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Clicks one of the things a person could click now: pieces that glow, buttons that are open, rarely a step back.
CLICK = """(chance) => {
  const scene = document.querySelector("main.board .btn.primary");
  if (scene) { scene.click(); return; }
  const seen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const buttons = [...document.querySelectorAll("[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U])")];
  const pieces = [...document.querySelectorAll(".is-legal, [data-prompt] .all")];
  const back = chance < 0.02 ? [...document.querySelectorAll("[data-prompt] [aria-keyshortcuts=U]")] : [];
  const open = (back.length ? back : [...buttons, ...buttons, ...pieces]).filter(seen);
  if (open.length) open[Math.floor(chance * open.length)].dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


def play_to_the_end(page: Page, seed: int) -> int:
    """Clicks until the count is shown; how many it took."""
    luck = Random(seed)
    for clicks in range(MOST_CLICKS):
        until_asked(page)
        if is_over(page):
            return clicks
        page.evaluate(CLICK, luck.random())
    raise AssertionError(f"not over after {MOST_CLICKS} clicks: {page.locator('[data-prompt]').inner_text()}")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_clicks_only(page: Page, game: str) -> None:
    sit(page, game, 3 if game == "for_a_crown" else 2)
    assert play_to_the_end(page, 1) > 5
    expect(page.get_by_role("table", name="The count, line by line")).to_contain_text("Ann")
    expect(page.locator("[data-luck=right]").first).to_be_visible()
    assert page.locator("[data-screen=end] tbody tr").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_play_now_needs_one_click(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'[data-play="{game}"]').click()
    page.wait_for_selector("[data-prompt]")
    expect(page.locator("main.board")).to_be_visible()
    assert page.locator(".players li").count() == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_whole_table(people: Opener, game: str) -> None:
    page = people(**PHONE)
    sit(page, game)
    until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "it scrolls sideways"
    for part in ("main.board", "[data-prompt]", ".players"):
        expect(page.locator(part).first).to_be_visible()
    for button in page.locator("[data-prompt] .btn").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 40, button.inner_text()
