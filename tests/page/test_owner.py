"""Somebody is reported and blocked; the owner of the house reads it on a page of her own, and decides."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.axe import violations
from tests.page.conftest import TOKEN, Opener
from tests.page.tables import post, set_table, sit
from tests.page.test_hosting import speak
from tests.page.test_me import OVERFLOW, SIZES

UK = "um_krone_und_kragen"
RUDE = "you play like a bot"


def two_talk(people: Opener) -> tuple[Page, Page, str]:
    """Two people at a table that has not begun; one of them is rude."""
    ann, ben = people(), people()
    table = set_table(ann, UK, 3, bots=0)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        post(page, "/api/me", {"name": name})
    post(ben, f"/api/tables/{table}/join", {"name": "Ben"})
    for page in (ann, ben):
        page.goto(f"/t/{table}")
    speak(ben, RUDE)
    expect(ann.locator(".chat")).to_contain_text(RUDE)
    return ann, ben, table


def report(ann: Page) -> None:
    """Report the line, from its flag."""
    ann.get_by_role("button", name="Report or block Ben").first.click()
    sheet = ann.get_by_role("dialog")
    expect(sheet).to_contain_text(RUDE)
    sheet.get_by_label("Insults or harassment").check()
    sheet.get_by_label("A few words on it").fill("not the first time")
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_role("status")).to_contain_text("will look at it")


def test_somebody_is_reported_and_blocked(people: Opener) -> None:
    ann, ben, _ = two_talk(people)
    report(ann)
    assert not violations(ann)
    ann.get_by_role("button", name="Block Ben", exact=True).click()
    expect(ann.get_by_text("You no longer see what Ben writes.")).to_be_visible()
    ann.keyboard.press("Escape")
    expect(ann.locator(".chat")).not_to_contain_text(RUDE)
    speak(ben, "hello?")
    expect(ben.locator(".chat")).to_contain_text("hello?")
    speak(ann, "who is there?")
    expect(ann.locator(".chat")).to_contain_text("who is there?")
    expect(ann.locator(".chat")).not_to_contain_text("hello?")
    ann.goto("/me")
    expect(ann.get_by_text("It has not been answered yet.")).to_be_visible()
    ann.get_by_role("button", name="Read Ben again").click()
    expect(ann.get_by_role("button", name="Read Ben again")).to_have_count(0)


def test_the_owner_comes_in_by_the_token_and_decides(people: Opener) -> None:
    ann, ben, table = two_talk(people)
    report(ann)
    page = people()
    page.goto("/admin")
    page.get_by_label("The word of whoever runs this house").fill("another-word-of-somebody")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_have_text("That is not the word of this house.")
    page.get_by_label("The word of whoever runs this house").fill(TOKEN)
    page.get_by_role("button", name="Come in").click()
    waiting = page.locator("li", has_text="Ben: insults or harassment").first
    expect(waiting).to_contain_text(RUDE)
    assert TOKEN not in page.url + page.evaluate("JSON.stringify(localStorage) + document.cookie")
    waiting.get_by_role("button", name="Read it there").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".meant")).to_contain_text(RUDE)
    sheet.locator("li", has_text="Ben").get_by_role("button", name="Mute").click()
    expect(sheet).to_contain_text("muted")
    page.keyboard.press("Escape")
    waiting.get_by_role("button", name="Answer").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("He is silent now.")
    page.get_by_role("button", name="Answer and close").click()
    expect(page.get_by_text("Report answered")).to_be_visible()
    page.locator(f"[data-table='{table}']").get_by_role("button", name="Close").click()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    expect(page.get_by_text("Table closed")).to_be_visible()
    expect(ben.get_by_text("The house has closed this table.").first).to_be_visible()
    ann.goto("/me")
    expect(ann.get_by_text("He is silent now.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Live tables")).to_be_visible()  # the tab knows the word


def test_what_the_house_says_is_seen_at_home_and_at_the_table(people: Opener) -> None:
    page, ann = people(), people()
    sit(ann, UK, 2)
    page.goto("/admin")
    page.get_by_label("The word of whoever runs this house").fill(TOKEN)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Say to everybody").click()
    page.get_by_label("What everybody should hear").fill("Tea at five")
    page.get_by_role("button", name="Say it").click()
    expect(ann.locator("main.board").get_by_text("The house says: Tea at five")).to_be_visible()
    ann.goto("/")
    expect(ann.get_by_role("status").get_by_text("The house says: Tea at five")).to_be_visible()
    page.get_by_role("button", name="Say to everybody").click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    ann.reload()
    ann.wait_for_selector("article.plate")
    expect(ann.get_by_text("Tea at five")).to_have_count(0)


def test_axe_finds_nothing_in_the_house(people: Opener) -> None:
    ann, _, table = two_talk(people)
    post(ann, f"/api/tables/{table}/report", {"name": "Ben", "reason": "name"})
    page = people()
    page.goto("/admin")
    page.get_by_label("The word of whoever runs this house").fill(TOKEN)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-table='{table}']")
    assert not violations(page)
    page.locator(f"[data-table='{table}']").get_by_role("button", name="Show").click()
    page.wait_for_selector("dialog ol")
    assert not violations(page)
    page.get_by_role("dialog").get_by_role("button", name="Ban Ben").click()
    expect(page.get_by_label("How long")).to_have_value("7")
    page.keyboard.press("Escape")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW) <= 0, (width, height)
