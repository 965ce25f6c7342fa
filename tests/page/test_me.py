"""My page: a name that stays, one person on two devices, what was played, and all of it deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import post, set_table
from tests.page.test_after import finished

UK = "um_krone_und_kragen"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]


def at_me(page: Page, path: str = "/me") -> Page:
    """My page, with what it knows."""
    with page.expect_response("**/api/me/played"):
        page.goto(path)
    page.wait_for_selector("[data-screen=me]")
    return page


def named(page: Page, name: str, crest: str = "Lion") -> None:
    """Choose a name and a crest."""
    at_me(page)
    page.get_by_role("button", name="Change name or crest").click()
    page.get_by_label("What shall we call you?").fill(name)
    page.locator("form label", has_text=crest).click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def link_of(page: Page) -> str:
    """The link to another device, as the page got it."""
    with page.expect_response("**/api/me/link") as got:
        page.get_by_role("button", name="Add a device").click()
    expect(page.get_by_role("img", name="QR code for another device")).to_be_visible()
    return f"/me#device={got.value.json()['token']}"


def test_a_person_on_two_devices(people: Opener) -> None:
    laptop, phone = people(), people(viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE")
    named(laptop, "Maud", "Swan")
    table = set_table(laptop, UK, 2)
    phone.goto(link_of(laptop))
    expect(phone).to_have_url(re.compile(r"/me$"))  # the token is not to be read there
    phone.get_by_role("button", name="Ja, ich bin Maud").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Maud")
    expect(phone.locator(".waiting li")).to_have_count(1)
    phone.locator(".waiting li a").click()
    phone.wait_for_url(f"**/t/{table}")
    phone.wait_for_selector(".table [data-prompt]")
    at_me(laptop)
    expect(laptop.get_by_text("Known on 2 devices")).to_be_visible()
    laptop.get_by_role("button", name=re.compile("^Remove: ")).click()
    expect(laptop.get_by_text("Known on this device")).to_be_visible()
    phone.goto("/")
    phone.wait_for_selector("article.plate")
    expect(phone.locator(".waiting")).to_have_count(0)


def test_a_code_on_paper_brings_a_person_back(people: Opener) -> None:
    here, there = people(), people()
    named(here, "Maud")
    here.get_by_role("button", name="Code on paper").click()
    code = here.locator(".code").inner_text()
    assert len(code.split()) == 5
    at_me(there).get_by_label("A link or code from your other device").fill(code.upper())
    there.get_by_role("button", name="Use it").click()
    expect(there.get_by_role("heading", name="Be Maud on this device?")).to_be_visible()
    there.get_by_role("button", name="Yes, I am Maud").click()
    expect(there.get_by_role("heading", level=1)).to_have_text("Maud")


def test_a_link_of_no_worth_says_so(page: Page) -> None:
    at_me(page, f"/me#device={'A' * 43}")
    expect(page.get_by_role("alert")).to_contain_text("opens nothing")


def test_a_name_is_filled_in_where_one_sits_down(people: Opener) -> None:
    host, guest = people(), people()
    table = set_table(host, UK, 5, bots=0)
    named(guest, "Gisela", "Oak")
    guest.goto(f"/t/{table}")
    expect(guest.get_by_label("What shall we call you?")).to_have_value("Gisela")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("heading", name="Gisela")).to_be_visible()
    info = guest.request.get(f"/api/tables/{table}").json()
    assert info["seats"][2].get("name") == "Gisela", "the seat of the oak"
    guest.goto("/")
    expect(guest.locator("header .me")).to_have_text("Gisela")


def test_what_was_played_stands_there_with_its_replay(page: Page) -> None:
    at_me(page)
    expect(page.get_by_text("Games you have played to the end are kept here")).to_be_visible()
    table = finished(page)
    place = page.request.get("/api/me/played").json()["games"][0]["place"]
    at_me(page)
    expect(page.locator(".result b")).to_have_text({1: "won", 2: "2nd", 3: "3rd"}[place])
    expect(page.get_by_text(f"1 played, {int(place == 1)} won")).to_be_visible()
    page.get_by_role("link", name="Replay: For a Crown").click()
    page.wait_for_url(f"**/replay/{table}")


def test_everything_can_be_had_and_deleted(people: Opener) -> None:
    page, other = people(), people()
    named(page, "Maud")
    running = set_table(page, UK, 2)
    shared = set_table(other, UK, 3, bots=0)
    post(page, f"/api/tables/{shared}/join", {"name": "Maud"})
    at_me(page)
    with page.expect_download() as got:
        page.get_by_role("link", name="Take everything with me").click()
    assert '"name":"Maud"' in got.value.path().read_text()
    page.get_by_role("button", name="Delete me").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("At tables with others the game stays")
    expect(sheet).to_contain_text("a bot takes your seat")
    sheet.get_by_role("button", name="Delete me").click()
    page.wait_for_selector("article.plate")
    expect(page.locator("header .me")).to_have_text("My page")
    assert page.request.get("/api/me").json()["devices"] == []
    assert page.request.get(f"/api/tables/{running}").status == 404
    assert "Maud" not in page.request.get(f"/api/tables/{shared}").text()


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_reaches_beyond_the_edge(people: Opener, language: str) -> None:
    page = people(locale=language)
    post(page, "/api/me", {"name": "Bartholomäus-Maximilian"})
    set_table(page, UK, 2)
    at_me(page)
    page.locator(".devices .acts button").first.click()
    page.locator(".devices .acts button").nth(1).click()
    page.wait_for_selector(".devices .code")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW) <= 0, (width, height)
        cut = page.evaluate(
            """() => [...document.querySelectorAll(".btn")].filter((node) => node.scrollWidth > node.clientWidth + 1)
                .map((node) => node.textContent.trim())"""
        )
        assert not cut, (width, height, cut)
