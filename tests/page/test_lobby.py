"""The table before the start: nothing lies over anything, bots have an order of strength, one is asked one's name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import set_table

KS = "krone_und_schwert"
LOOKS = [
    *((1920, 1080, "dark"), (1920, 1080, "light"), (1440, 900, "light"), (1440, 900, "dark")),
    *((390, 844, "light"), (360, 640, "dark"), (844, 390, "light")),
]
# Where something shines through the banner, or two of its words and buttons share a place.
SPOILT = """() => {
  const cloth = document.querySelector("[data-prompt] .cloth");
  const found = [];
  const ground = getComputedStyle(cloth).backgroundColor;
  if (/\\/ 0?\\.|rgba\\(.*, 0?\\.|transparent/.test(ground)) found.push(`the banner is see-through: ${ground}`);
  const parts = [...cloth.querySelectorAll("button, input, label, .what, .hint")].filter((node) => node.offsetWidth);
  const name = (node) => node.textContent.trim() || node.tagName;
  const box = (node) => node.getBoundingClientRect();
  const share = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  for (const one of parts)
    for (const other of parts.slice(parts.indexOf(one) + 1))
      if (!one.contains(other) && !other.contains(one) && share(box(one), box(other)))
        found.push(`${name(one)} over ${name(other)}`);
  for (const node of document.querySelectorAll(".btn"))
    if (node.scrollWidth > node.clientWidth + 1) found.push(`cut: ${name(node)}`);
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push("wider than the screen");
  return found;
}"""
UNDER = """() => {
  const foot = document.querySelector("[data-prompt]").getBoundingClientRect();
  return Math.round(document.querySelector("main").getBoundingClientRect().bottom - foot.top);
}"""


def at_lobby(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-prompt]")
    page.wait_for_selector(".agreement")


@pytest.mark.parametrize("guest", [False, True], ids=["host", "guest"])
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(map(str, look)))
def test_nothing_lies_over_anything(people: Opener, look: tuple[int, int, str], guest: bool) -> None:
    wide, high, light = look
    ann = people(viewport={"width": wide, "height": high}, color_scheme=light)
    table = set_table(ann, KS, 4, bots=1)
    page = people(viewport={"width": wide, "height": high}, color_scheme=light) if guest else ann
    at_lobby(page, table)
    assert not page.evaluate(SPOILT)
    if wide > 1100:
        assert page.evaluate(UNDER) <= 0, "the columns end above the banner"
    last = page.locator("#entropy")
    last.scroll_into_view_if_needed()
    last.focus()
    last.evaluate("(node) => node.scrollIntoView({block: 'nearest'})")
    expect(last).to_be_in_viewport(ratio=1)


def test_bots_have_an_order_of_strength_and_fill_the_table(page: Page) -> None:
    at_lobby(page, set_table(page, KS, 4, bots=0))
    expect(page.locator(".order")).to_have_text("Bots, from weakest to strongest: Page, Squire, Knight, Monarch.")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_role("heading", name="Free seat")).to_have_count(0)
    level = page.get_by_label("Strength of the bot").first
    levels = ["Page · 1 of 4", "Squire · 2 of 4", "Knight · 3 of 4", "Monarch · 4 of 4"]
    assert level.locator("option").all_inner_texts() == levels
    level.select_option("monarch")
    expect(page.get_by_text("thinks as hard as one second allows")).to_be_visible()
    expect(page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")


def test_who_has_no_name_yet_is_asked_at_the_table(people: Opener) -> None:
    ann, bob = people(), people()
    ann.goto("/")
    ann.get_by_role("button", name="With friends: To Court the King").click()
    ann.wait_for_url("**/t/*")
    ann.get_by_label("What shall we call you?").fill("Maud")
    ann.get_by_role("button", name="That’s me").click()
    expect(ann.get_by_role("heading", name="Maud")).to_be_visible()
    bob.goto(ann.url)
    expect(bob.get_by_role("heading", name="Maud")).to_be_visible()
    ann.get_by_role("button", name="Change your name").click()
    ann.get_by_label("What shall we call you?").fill("Adelheid")
    ann.keyboard.press("Enter")
    expect(bob.get_by_role("heading", name="Adelheid")).to_be_visible()
    expect(bob.locator(".chat")).to_contain_text("Maud is now called Adelheid.")


def test_the_host_says_who_is_advised_and_a_learner_says_that_he_is_one(people: Opener) -> None:
    ann, bob = people(), people()
    table = set_table(ann, KS, 2, bots=0)
    at_lobby(ann, table)
    at_lobby(bob, table)
    bob.get_by_role("button", name="Sit here").first.click()
    expect(bob.get_by_text("Whoever plays against bots only.").first).to_be_visible()
    ann.get_by_label("Who may ask the bots for advice?").select_option("learners")
    bob.get_by_label("This is my first game").check()
    expect(ann.locator(".seats")).to_contain_text("here, first game")
    ann.get_by_label("Who may ask the bots for advice?").select_option("never")
    expect(bob.get_by_text("Nobody.")).to_be_visible()
    expect(bob.get_by_label("This is my first game")).to_have_count(0)
