"""Friends: a link between two browsers, who is here, asked to a table, a quick game, once more; and parted again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import post, set_table
from tests.page.test_me import OVERFLOW, SIZES, at_me

UK = "um_krone_und_kragen"


def named(people: Opener, name: str, **wishes: object) -> Page:
    """Somebody with a name, at home."""
    page = people(**wishes)
    page.goto("/me")
    post(page, "/api/me", {"name": name})
    with page.expect_response("**/api/me/friends"):
        page.goto("/")
        page.evaluate("(name) => localStorage.setItem('regalia-name', name)", name)
        page.reload()
    return page


def link_of(page: Page) -> str:
    """The link that makes others friends, as the page got it."""
    at_me(page)
    with page.expect_response("**/api/me/friends/link") as got:
        page.get_by_role("button", name="Add a friend").click()
    expect(page.get_by_role("img", name="QR code for a friend")).to_be_visible()
    return f"/me#friend={got.value.json()['token']}"


def befriended(one: Page, other: Page) -> None:
    """One makes a link, the other says yes."""
    link = link_of(one)
    other.goto(link)
    expect(other).to_have_url(re.compile(r"/me$"))  # the token is not to be read there
    other.get_by_role("button", name=re.compile("Yes, we are|Ja, wir|Oui, nous")).click()
    expect(other.locator("[data-friend]")).to_have_count(1)
    at_me(one)


def test_a_friend_is_asked_from_the_table_and_comes(people: Opener) -> None:
    ann, ben = named(people, "Ann"), named(people, "Ben", locale="de-DE")
    befriended(ann, ben)
    at_me(ben)  # his page looks for his friends
    at_me(ann)
    expect(ann.locator("[data-friend=Ben]")).to_contain_text("here now")
    table = set_table(ann, UK, 3, bots=0)
    ann.goto(f"/t/{table}")
    ann.locator("[data-ask-friends] button", has_text="Ben").click()
    expect(ann.locator("[data-ask-friends]")).to_contain_text("asked")
    ben.goto("/")
    asked = ben.locator("[data-invitations] li")
    expect(asked).to_contain_text("Ann bittet dich zu einer Partie: Um Krone und Kragen")
    asked.get_by_role("link", name="Hingehen").click()
    ben.wait_for_url(f"**/t/{table}")
    ben.get_by_role("button", name="Hinsetzen").click()
    expect(ann.get_by_role("heading", name="Ben")).to_be_visible()
    expect(ann.locator("[data-ask-friends]")).to_have_count(0)
    ben.goto("/")
    ben.wait_for_selector("article.plate")
    expect(ben.locator("[data-invitations]")).to_have_count(0)


def test_anyone_for_a_game(people: Opener) -> None:
    ann, ben = named(people, "Ann"), named(people, "Ben")
    befriended(ann, ben)
    at_me(ben)
    ann.goto("/")
    anyone = ann.locator("[data-anyone]")
    anyone.locator("select").select_option(label="Crown & Sword")
    anyone.get_by_role("button", name="Ask friends, one is here").click()
    ann.wait_for_url("**/t/*")
    expect(ann.get_by_role("button", name="Start")).to_be_visible()
    ben.goto("/")
    expect(ben.locator("[data-invitations]")).to_contain_text("Ann: anyone for Crown & Sword?")
    anyone = ben.locator("[data-anyone]")
    anyone.locator("select").select_option(label="Crown & Sword")
    anyone.get_by_role("button", name="Ask friends").click()
    ben.wait_for_url(ann.url)
    expect(ann.get_by_role("heading", name="Ben")).to_be_visible()


def test_who_has_no_name_gives_one_with_the_first_call(people: Opener) -> None:
    page = people()
    page.goto("/")
    anyone = page.locator("[data-anyone]")
    expect(anyone.get_by_role("button", name="Ask friends")).to_have_count(0)
    anyone.get_by_label("What shall we call you?").fill("Dora")
    anyone.get_by_role("button", name="Ask everybody").click()
    page.wait_for_url("**/t/*")
    assert page.request.get("/api/me").json()["name"] == "Dora"
    listed = [line["names"] for line in page.request.get("/api/tables").json()["tables"]]
    assert any("Dora" in names for names in listed)


def test_a_game_with_a_friend_from_my_page_and_parting(people: Opener) -> None:
    ann, ben = named(people, "Ann"), named(people, "Ben")
    befriended(ann, ben)
    ann.get_by_role("button", name="A game with Ben").click()
    ann.locator("[data-friend=Ben] .games button", has_text="For a Crown").click()
    ann.wait_for_url("**/t/*")
    expect(ann.locator("[data-ask-friends]")).to_contain_text("Ben")
    at_me(ben)
    expect(ben.locator("[data-invitations]")).to_contain_text("For a Crown")
    ben.get_by_role("button", name="Not now").click()
    expect(ben.locator("[data-invitations]")).to_have_count(0)
    ben.locator("[data-friends] select").select_option(label="nothing of when I am here")
    at_me(ann)
    expect(ann.locator("[data-friend=Ben] small")).to_have_text("")
    ann.get_by_role("button", name="Remove: Ben").click()
    expect(ann.locator("[data-friend]")).to_have_count(0)
    at_me(ben)
    expect(ben.locator("[data-friend]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_of_friends_reaches_beyond_the_edge(people: Opener, language: str) -> None:
    ann, ben = named(people, "Bartholomäus-Maximilian"), named(people, "Ben", locale=language)
    befriended(ann, ben)
    table = set_table(ann, UK, 4, bots=0)
    (friend,) = ann.request.get("/api/me/friends").json()["friends"]
    post(ann, f"/api/tables/{table}/invite", {"friends": [friend["id"]]})
    for path in ("/me", "/"):
        ben.goto(path)
        ben.wait_for_selector("[data-invitations]")
        if path == "/me":
            ben.locator("[data-friends] li button").first.click()
            ben.locator("[data-friends] .add button").click()
            ben.wait_for_selector("[data-friends] .qr")
        for width, height in SIZES:
            ben.set_viewport_size({"width": width, "height": height})
            assert ben.evaluate(OVERFLOW) <= 0, (path, width, height)
