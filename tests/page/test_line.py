"""A bad line: what was answered is on its way, is kept, or is said not to count; nothing is lost without a word."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import Wire, open_answer, open_table, said_by, set_table, sit, until_asked

GAME = "for_a_crown"


def asked(page: Page) -> tuple[Wire, str]:
    """A table at which somebody has been asked, over a line of our own, and the question."""
    wire = Wire(page)
    sit(page, GAME)
    until_asked(page)
    return wire, said_by(page)


def went_on(page: Page, wire: Wire, before: str) -> None:
    """The answer has counted, once."""
    expect(page.locator("[data-prompt] .what")).not_to_have_text(before, use_inner_text=True)
    expect(page.locator(".carried p")).to_have_count(0)
    assert wire.plays == 1


def test_an_answer_that_nobody_confirms_is_said_to_be_on_its_way_and_then_lost(page: Page) -> None:
    wire, before = asked(page)
    wire.hold()
    open_answer(page).click()
    expect(page.locator(".carried .sending")).to_have_text("Sending…")
    expect(page.locator(".lost")).to_contain_text("Your answer is kept")
    open_answer(page).click()  # a second tap gives no second answer
    wire.release()
    went_on(page, wire, before)


def test_an_answer_swallowed_by_the_line_is_sent_again(page: Page) -> None:
    wire, before = asked(page)
    wire.hold()
    open_answer(page).click()
    expect(page.locator(".lost")).to_be_visible()
    wire.held = None  # what was on the way is gone for good
    wire.cut()
    wire.mend()
    went_on(page, wire, before)


def test_an_answer_without_a_line_is_kept(page: Page) -> None:
    wire, before = asked(page)
    wire.cut()
    expect(page.locator(".lost")).to_have_text("Connection lost, reconnecting…")
    open_answer(page).click()
    expect(page.locator(".lost")).to_contain_text("Your answer is kept")
    assert said_by(page) == before
    wire.mend()
    went_on(page, wire, before)


def test_a_list_that_was_open_stays_open_while_the_line_is_lost(page: Page) -> None:
    wire, before = asked(page)
    open_answer(page)
    offered = page.locator("[data-prompt] .btn").count()
    wire.cut()
    expect(page.locator(".lost")).to_be_visible()
    wire.mend()
    expect(page.locator(".lost")).to_have_count(0)
    assert said_by(page) == before
    expect(page.locator("[data-prompt] .btn")).to_have_count(offered)


def test_a_tap_on_a_phone_that_wakes_up_is_kept(page: Page) -> None:
    wire, before = asked(page)
    phone = page.context.new_cdp_session(page)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    wire.cut()
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    open_answer(page).click()
    wire.mend()
    went_on(page, wire, before)


def test_an_answer_that_comes_too_late_is_said_not_to_count(page: Page) -> None:
    wire = Wire(page)
    table = set_table(page, GAME)
    open_table(page, table)
    until_asked(page)
    wire.cut()
    open_answer(page).click()
    other = page.context.new_page()
    open_table(other, table)
    until_asked(other)
    before = said_by(other)
    open_answer(other, 1).click()
    expect(other.locator("[data-prompt] .what")).not_to_have_text(before, use_inner_text=True)
    wire.mend()
    expect(page.locator(".missed")).to_contain_text("did not count")
    assert wire.plays == 0


def test_the_browser_says_that_it_is_cut_off(people: Opener) -> None:
    page = people(locale="fr-FR")
    wire = Wire(page)
    sit(page, GAME)
    wire.hold()
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_contain_text("Connexion perdue")
    page.context.set_offline(False)
    wire.release()
    expect(page.locator(".lost")).to_have_count(0)


def test_what_is_said_without_a_line_stays_to_be_sent(page: Page) -> None:
    wire, _ = asked(page)
    page.get_by_role("tab", name="Chat").click()
    say = page.get_by_label("Say something")
    wire.cut()
    expect(page.locator(".lost")).to_be_visible()
    say.fill("Good evening")
    say.press("Enter")
    expect(say).to_have_value("Good evening")
    wire.mend()
    expect(page.locator(".lost")).to_have_count(0)
    say.press("Enter")
    expect(page.locator(".chat")).to_contain_text("Good evening")
