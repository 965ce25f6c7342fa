"""Leaving and being away: it is shown at once, with what happens next; and what was said meanwhile is marked as new."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import answer, post, set_table, sit

UK = "um_krone_und_kragen"
ASKED = "() => document.title.startsWith('●')"


def two_at_a_table(people: Opener) -> tuple[Page, Page, str]:
    """Ann, who is the host, and Bob at a running table."""
    ann, bob = people(), people()
    table = set_table(ann, UK, 2, bots=0)
    post(bob, f"/api/tables/{table}/join", {"name": "Bob"})
    post(ann, f"/api/tables/{table}/start", {})
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-prompt]")
    return ann, bob, table


def until_bob_is_asked(ann: Page, bob: Page) -> None:
    """Ann plays until it is his turn."""
    while not bob.evaluate(ASKED):
        if ann.evaluate(ASKED):
            answer(ann)
        ann.wait_for_timeout(50)


def test_who_is_away_is_seen_at_once_and_the_host_need_not_wait(people: Opener) -> None:
    ann, bob, table = two_at_a_table(people)
    until_bob_is_asked(ann, bob)
    expect(ann.locator("[data-away]")).to_have_count(0)
    bob.goto("/about")
    expect(ann.locator("[data-away]")).to_contain_text("Bob is away.")
    expect(ann.locator("[data-away] [role=timer]")).to_have_text(re.compile(r"^A bot plays on in [12]:\d\d\.$"))
    expect(ann.locator("[data-seat='1'] .state")).to_have_text("away")
    ann.get_by_role("button", name="Let the bot play now").click()
    expect(ann.locator("[data-seat='1'] .state")).to_have_text("a bot is playing for Bob")
    expect(ann.locator("[data-away]")).to_have_count(0)
    bob.goto(f"/t/{table}")
    expect(ann.locator("[data-seat='1'] .state")).not_to_have_text("a bot is playing for Bob")


def test_only_the_host_may_call_the_bot(people: Opener) -> None:
    ann, bob, _ = two_at_a_table(people)
    while not ann.evaluate(ASKED):
        if bob.evaluate(ASKED):
            answer(bob)
        bob.wait_for_timeout(50)
    ann.goto("/about")
    expect(bob.locator("[data-away]")).to_contain_text("Ann is away.")
    expect(bob.get_by_role("button", name="Let the bot play now")).to_have_count(0)


def test_leaving_says_what_happens_and_asks_first(people: Opener) -> None:
    ann, bob, table = two_at_a_table(people)
    bob.get_by_role("button", name="Leave").click()
    dialog = bob.get_by_role("dialog", name="Leave this table?")
    expect(dialog).to_contain_text("a bot takes your seat at once")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    bob.get_by_role("button", name="Leave").click()
    dialog.get_by_role("button", name="Leave it to a bot").click()
    expect(bob.locator(".waiting")).to_contain_text("A bot is playing for you")
    expect(ann.locator("[data-seat='1'] .state")).to_have_text("a bot is playing for Bob")
    bob.get_by_role("link", name="Take your seat").click()
    bob.wait_for_selector(".table")
    expect(ann.locator("[data-seat='1'] .state")).not_to_have_text("a bot is playing for Bob")
    assert table in bob.url


def test_a_table_with_bots_alone_waits(people: Opener) -> None:
    page = people(viewport={"width": 390, "height": 844})
    sit(page, UK)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    dialog = page.get_by_role("dialog", name="Leave this table?")
    expect(dialog).to_contain_text("waits for you")
    dialog.get_by_role("button", name="Leave").click()
    expect(page.locator(".waiting")).to_contain_text("To Court the King")
    expect(page.locator(".waiting")).not_to_contain_text("A bot is playing for you")


def test_what_was_said_is_marked_until_it_is_seen(people: Opener) -> None:
    ann, bob, _ = two_at_a_table(people)
    bob.get_by_role("tab", name="Chat").click()
    for text in ("good evening", "your dice are kind"):
        bob.get_by_label("Say something").fill(text)
        bob.keyboard.press("Enter")
    expect(ann.get_by_role("tab", name="Chat 2 new lines")).to_be_visible()
    expect(bob.locator(".new")).to_have_count(0)  # one's own words are not news
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("your dice are kind")
    expect(ann.locator(".new")).to_have_count(0)
    ann.get_by_role("tab", name="Story").click()
    expect(ann.locator(".new")).to_have_count(0)
    ann.set_viewport_size({"width": 390, "height": 844})
    bob.get_by_label("Say something").fill("and now?")
    bob.keyboard.press("Enter")
    menu = ann.get_by_role("button", name=re.compile("Menu"))
    expect(menu.locator(".new")).to_contain_text("1")
    menu.click()
    ann.get_by_role("button", name=re.compile("Story · Chat")).click()
    expect(ann.get_by_role("dialog")).to_contain_text("and now?")
