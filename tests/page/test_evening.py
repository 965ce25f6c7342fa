"""A game night on the page: opened by a host, joined by its code, dealt; everybody finds his table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Opener

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_an_evening_is_opened_joined_and_dealt(people: Opener) -> None:
    host, guest = people(), people(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    host.goto("/")
    host.locator("[data-new-evening]").click()
    host.get_by_label("What is it called?").fill("Night at the Lion")
    host.get_by_label("What shall we call you?").fill("Maud")
    host.locator("[data-open]").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Night at the Lion")
    code = host.locator(".word").inner_text()
    guest.goto("/")
    guest.get_by_role("textbox").first.fill(code.upper())
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Night at the Lion")
    guest.get_by_role("textbox").first.fill("Bruno")
    guest.locator("[data-join]").click()
    expect(guest.get_by_text("2 invités sont là")).to_be_visible()
    expect(host.locator(".guests li")).to_have_count(2)
    host.get_by_role("button", name="Begin deal 1").click()
    expect(host.locator("[data-table]")).to_have_count(3)
    assert guest.evaluate(OVERFLOW) <= 0 and host.evaluate(OVERFLOW) <= 0
    guest.locator("[data-to-table]").click()
    expect(guest).to_have_url(re.compile("/t/"))
    host.locator("[data-pause]").click()
    expect(host.get_by_role("status").filter(has_text="paused")).to_be_visible()
