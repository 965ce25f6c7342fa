"""What the host does about guests on the page, games that are opened after their end, and games from a file."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.lines import over_the_line, play_out
from tests.page.tables import post, set_table, take_seat
from tests.page.test_after import check_import

UK = "um_krone_und_kragen"


def speak(page: Page, text: str) -> None:
    """Say something."""
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_the_host_mutes_silences_and_sends_away(people: Opener) -> None:
    ann, bob, eve = people(), people(), people()
    table = set_table(ann, UK, 2, bots=0)
    for page in (ann, bob, eve):
        page.goto(f"/t/{table}")
    bob.get_by_label("What shall we call you?").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()
    speak(bob, "good evening")
    speak(eve, "what a long line one can write here without saying anything at all, dear friends of the dice")
    expect(ann.locator(".chat")).to_contain_text("Spectator 1 what a long line")
    expect(bob.get_by_role("button", name="Mute Ann")).to_have_count(0)
    ann.get_by_role("button", name="Mute Bob").click()
    speak(bob, "can you hear me?")
    expect(bob.get_by_role("alert")).to_have_text("The host has muted you at this table.")
    ann.get_by_role("button", name="Let Bob speak again").first.click()
    ann.get_by_role("button", name="Spectators may speak").click()
    expect(eve.locator(".chat")).to_contain_text("Spectators are silent from now on.")
    speak(eve, "and I?")
    expect(eve.get_by_role("alert")).to_have_text("Spectators are silent at this table.")
    ann.get_by_role("button", name="Start the game").click()
    ann.wait_for_selector(".table")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("button", name="Spectators are muted")).to_be_visible()
    ann.get_by_role("button", name="Remove Spectator 1").click()
    expect(eve.get_by_role("heading", name="You have been removed from this table.")).to_be_visible()
    eve.reload()
    expect(eve.get_by_role("heading", name="You have been removed from this table.")).to_be_visible()


def test_a_closed_game_is_opened_at_its_end(people: Opener) -> None:
    ann, stranger = people(), people()
    seat = take_seat(ann, "for_a_crown", watching=False)
    over_the_line(ann, seat, play_out)
    stranger.goto(f"/replay/{seat['table']}")
    expect(stranger.get_by_role("heading", name="This table does not allow spectators.")).to_be_visible()
    ann.goto(f"/t/{seat['table']}")
    ann.wait_for_selector("[data-screen=end]")
    ann.get_by_role("button", name="Open to everybody").click()
    expect(ann.get_by_role("button", name="Open to everybody")).to_have_count(0)
    stranger.reload()
    stranger.wait_for_selector(".replay main.board")


def test_a_game_from_a_file_says_so(people: Opener, tmp_path: Path) -> None:
    ann = people()
    seat = take_seat(ann, "for_a_crown")
    over_the_line(ann, seat, play_out)
    kept = tmp_path / "record.json"
    kept.write_bytes(ann.request.get(f"/api/tables/{seat['table']}/record").body())
    check_import(ann, kept)
    expect(ann.locator("header")).to_contain_text("from a file")
    ann.goto(f"/t/{ann.url.split('/replay/')[1].split('?')[0]}")
    ann.wait_for_selector("[data-screen=end]")
    expect(ann.locator("header")).to_contain_text("from a file")
    expect(ann.locator(".luck").first).to_contain_text("this server cannot vouch")


def test_the_link_of_a_seat_is_shown_when_asked_for(people: Opener) -> None:
    ann = people()
    table = post(ann, "/api/tables", {"game": UK, "seats": 3, "name": "Ann"})["table"]
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="the link to your seat").click()
    link = ann.get_by_role("link", name="the link to your seat").get_attribute("href") or ""
    assert f"/t/{table}#seat=" in link and link.rpartition("=")[2] not in ann.content().replace(link, "")
