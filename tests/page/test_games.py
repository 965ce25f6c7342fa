"""Whole games, played through the page with clicks only: one seat by a person, the others by bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.kragen import court_with_a_near_king
from tests.page.tables import GAMES, sit, until_asked

MOST_SECONDS = 300  # a busy machine takes its time
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# A person in a hurry: clicks one of the things that could be clicked now, whenever asked, until the count is shown.
# What is ready is confirmed more often than not; else pieces that glow, buttons that are open, rarely a step back.
CLICK_TO_THE_END = """(seed) => {
  let luck = seed;
  const chance = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  const all = (chosen) => [...document.querySelectorAll(chosen)];
  const seen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const open = () => {
    const buttons = all("[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U])");
    const back = chance() < 0.02 ? all("[data-prompt] [aria-keyshortcuts=U]") : [];
    const ready = chance() < 0.65 ? buttons.filter((node) => node.matches(".primary")) : [];
    const pieces = all(chance() < 0.1 ? ".is-legal" : ".is-legal:not(.is-picked):not([aria-pressed=true])");
    const any = [...buttons, ...pieces, ...all("[data-prompt] .all")];
    return (back.length ? back : ready.length ? ready : any).filter(seen);
  };
  window.clicks = 0;
  const hand = setInterval(() => {
    if (document.querySelector("[data-screen=end]")) return clearInterval(hand);
    const scene = all("main.board .btn.primary");
    const found = scene.length ? scene : document.title.startsWith("●") ? open() : [];
    if (!found.length) return;
    window.clicks += 1;
    found[Math.floor(chance() * found.length)].dispatchEvent(new MouseEvent("click", {bubbles: true}));
  }, 20);
}"""


def play_to_the_end(page: Page, seed: int) -> int:
    """Clicks until the count is shown; how many it took."""
    page.evaluate(CLICK_TO_THE_END, seed)
    page.wait_for_selector("[data-screen=end]", timeout=1000 * MOST_SECONDS)
    return int(page.evaluate("window.clicks"))


@pytest.mark.timeout(MOST_SECONDS + 60)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_is_played_with_clicks_only(page: Page, game: str) -> None:
    court = {"data": court_with_a_near_king()} if game == "um_krone_und_kragen" else {}
    sit(page, game, 3 if game == "for_a_crown" else 2, **court)
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
