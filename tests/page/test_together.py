"""Notes about moments, and watching a game together, in the browsers of two people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from regalia.core import record
from tests.page.axe import violations
from tests.page.conftest import Opener, serving
from tests.page.tables import Server, post
from tests.page.test_review import KS, content, taken_in
from tools import page_build


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own."""
    assert page_build.is_built(), "the page is older than its sources: run 'python3 run.py setup'"
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


def at(page: Page, move: int) -> None:
    """Wait until a moment is shown."""
    page.wait_for_function("(move) => new URLSearchParams(location.search).get('move') === `${move}`", arg=move)


def looking(page: Page, table: str, query: str) -> Page:
    """The replay of a table, opened by a link."""
    page.goto(f"/replay/{table}?{query}")
    page.wait_for_selector(".replay main.board")
    return page


def write(page: Page, text: str) -> None:
    """Write about the shown moment."""
    page.get_by_role("button", name="Write a note here").click()
    page.get_by_label("What was there to see").fill(text)
    page.get_by_role("button", name="Keep it").click()


def test_a_note_is_seen_by_others_at_once_and_survives(people: Opener, tmp_path: Path) -> None:
    host = people()
    table = taken_in(host, KS, tmp_path)
    guest = looking(people(), table, "move=7&eyes=-1")
    expect(guest.get_by_role("button", name="Write a note here")).to_have_count(0)
    looking(host, table, "move=7&eyes=-1")
    write(host, "Here it was lost.")
    for page in (host, guest):
        expect(page.locator("[data-note]")).to_have_text("The host Here it was lost.")
        expect(page.locator("[data-flag]")).to_have_count(1)
    guest.get_by_role("button", name="One move forward").click()
    expect(guest.locator("[data-note]")).to_have_count(0)  # it is about another moment
    guest.locator("[data-flag='7']").click()
    at(guest, 7)
    expect(guest.locator("[data-note]")).to_be_visible()
    host.get_by_role("button", name="Change my note").click()
    host.get_by_label("What was there to see").fill("Here it was won.")
    host.get_by_role("button", name="Keep it").click()
    expect(guest.locator("[data-note]")).to_have_text("The host Here it was won.")
    late = looking(people(), table, "move=7&eyes=-1")  # the link to the moment
    expect(late.locator("[data-note]")).to_have_text("The host Here it was won.")
    host.reload()
    host.get_by_role("button", name="Change my note").click()
    host.get_by_role("button", name="Remove it").click()
    expect(guest.locator("[data-notes]")).to_have_count(0)
    expect(guest.locator("[data-flag]")).to_have_count(0)


def test_one_leads_and_the_others_follow_if_they_like(people: Opener, tmp_path: Path) -> None:
    host = people()
    table = taken_in(host, KS, tmp_path)
    looking(host, table, "move=3&eyes=-1")
    follower, other = looking(people(), table, "move=0&eyes=-1&together=1"), looking(people(), table, "move=0&eyes=-1")
    expect(follower.get_by_text("You follow as soon as somebody leads.")).to_be_visible()
    host.get_by_role("button", name="Lead", exact=True).click()
    at(follower, 3)
    assert "together=1" in follower.url
    host.get_by_role("button", name="One round forward").click()
    host.wait_for_function("() => new URLSearchParams(location.search).get('move') > 3")
    move = int(host.evaluate("new URLSearchParams(location.search).get('move')"))
    at(follower, move)
    at(other, 0)
    expect(other.get_by_text("The host is leading through the game.")).to_be_visible()
    other.get_by_role("button", name="Follow").click()
    at(other, move)
    host.get_by_role("group", name="Seen by").get_by_role("button").nth(1).click()
    for page in (follower, other):
        page.wait_for_function("() => new URLSearchParams(location.search).get('eyes') === '0'")
    other.get_by_role("button", name="Follow").click()
    host.get_by_role("button", name="Stop leading").click()
    expect(follower.get_by_text("You follow as soon as somebody leads.")).to_be_visible()
    host.keyboard.press("Home")
    at(host, 0)
    at(follower, move)


def test_who_is_blocked_writes_for_others(page: Page, tmp_path: Path) -> None:
    game = record.read(content(KS))
    game.notes = [record.Note(1, game.seats[0], "Look at me."), record.Note(1, "", "Look at that.")]
    (tmp_path / "noted.json").write_bytes(record.write(game))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "noted.json")
    page.wait_for_selector(".replay main.board")
    table = page.url.split("/replay/")[1].split("?")[0]
    looking(page, table, "move=1&eyes=-1")
    expect(page.locator("[data-note]")).to_have_text(["The host Look at that.", f"{game.seats[0]} Look at me."])
    blocked = json.dumps({table: game.seats[:1]})
    page.evaluate("(blocked) => localStorage.setItem('regalia-blocked', blocked)", blocked)
    page.reload()
    expect(page.locator("[data-note]")).to_have_text(["The host Look at that."])


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_axe_finds_nothing_with_notes_and_a_leader(people: Opener, tmp_path: Path, language: str) -> None:
    page = people(locale=language)
    table = taken_in(page, KS, tmp_path)
    post(page, f"/api/tables/{table}/note", {"move": 7, "text": "Here it was lost."})
    looking(page, table, "move=7&eyes=-1")
    expect(page.locator("[data-note]")).to_be_visible()
    page.locator("[data-together] button").last.click()
    expect(page.locator("[data-together=leads]")).to_be_visible()
    page.locator("[data-notes] button").first.click()
    expect(page.locator("textarea")).to_be_focused()
    found = violations(page) if language == "en" else []
    assert not found, "\n".join(found)
    text = page.locator("body").inner_text()
    assert "page-note" not in text and "page-together" not in text, "a message has no words"
