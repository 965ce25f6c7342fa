"""How things are told: the pace, a pause, the way to one's own move, what went by, and a look back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import SHOWN, answer, click_answer, set_table, sit, until_asked

CROWN = "for_a_crown"
TOLD = 'document.querySelector("[data-aloud]").dataset.newest'
DESKTOP: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOVING = {"reduced_motion": "no-preference"}


def watch(people: Opener, **wish: Any) -> Page:
    """Somebody looks on while bots play: nobody waits for an answer, and all is told at its pace."""
    host, page = people(), people(reading=1, **MOVING, **wish)
    table = set_table(host, CROWN, 3)
    host.goto(f"/t/{table}")
    answer(host)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-prompt]")
    answer(host)
    return page


def pace(page: Page, name: str) -> Any:
    """One of the buttons for the pace."""
    return page.locator("[data-pace] .paces").get_by_role("button", name=name)


@pytest.mark.parametrize("wish", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pace_is_chosen_and_kept(people: Opener, wish: dict[str, Any]) -> None:
    page = watch(people, **wish)
    expect(pace(page, "Normal")).to_have_attribute("aria-pressed", "true")
    touch = pace(page, "Slow").tap if wish else pace(page, "Slow").click
    touch()
    expect(pace(page, "Slow")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(pace(page, "Slow")).to_have_attribute("aria-pressed", "true")
    page.locator("body").press("+")
    expect(pace(page, "Normal")).to_have_attribute("aria-pressed", "true")
    page.locator("body").press("-")
    page.locator("body").press("-")
    expect(pace(page, "Slow")).to_have_attribute("aria-pressed", "true")


def test_a_pause_lasts_until_one_goes_on(people: Opener) -> None:
    page = people(reading=0.05, **MOVING)
    sit(page, CROWN)
    until_asked(page)
    page.locator("body").press("p")  # before anything happens
    answer_at_once(page)
    expect(page.locator("[data-pace] .rest")).to_have_attribute("aria-pressed", "true")
    told = page.evaluate(TOLD)
    page.wait_for_function("() => document.querySelector('[data-pace]')")
    page.wait_for_timeout(600)  # many times as long as a step stays here
    assert page.evaluate(TOLD) == told
    page.locator("body").press("p")
    page.wait_for_function(f"(told) => {TOLD} !== told", arg=told)


def answer_at_once(page: Page) -> None:
    """One answer, whatever comes of it."""
    page.locator(".is-legal:visible").first.click()


def test_who_skips_reads_what_went_by_and_is_then_asked(people: Opener) -> None:
    page = people(reading=1, **MOVING)
    sit(page, CROWN)
    for _ in range(12):
        page.locator("body").press(" ")
        page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('[data-recap]')")
        if page.locator("[data-recap]").count():
            break
        page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=click_answer(page, 0))
    entries = page.locator("[data-recap] li")
    assert 1 <= entries.count() <= 6
    for entry in entries.all():
        assert entry.locator("svg").count() >= 1, "a line without a picture"
    expect(page.locator("[data-prompt] [data-go-on]")).to_be_visible()  # the question comes next
    page.locator("body").press(" ")
    expect(page.locator("[data-recap]")).to_have_count(0)
    page.wait_for_function("() => document.title.startsWith('●')")


def test_a_line_of_the_story_shows_its_moment_beside_the_table(people: Opener) -> None:
    page = people()
    sit(page, CROWN)
    answer(page)
    until_asked(page)
    address = page.url
    line = page.locator(".story a.line").nth(1)
    text = line.inner_text()
    line.click()
    drawer = page.locator("dialog[open]")
    expect(drawer.locator("[data-moment]")).to_be_visible()
    expect(drawer.locator(".told")).to_contain_text(text.strip())
    assert page.url == address
    drawer.get_by_role("button", name="Back to the table").click()
    expect(drawer).to_have_count(0)
    assert page.title().startswith("●")
