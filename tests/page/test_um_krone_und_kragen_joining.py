"""Coming to a table of Um Krone und Kragen and beginning it, by words and by buttons (UK-UI1 to UK-UI3)."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.kragen import GAME, speak
from tests.page.tables import set_table


def test_UK_UI1_join_seats_a_player(people: Opener) -> None:
    ann, bob = people(), people()
    table = set_table(ann, GAME, 2, bots=0)
    ann.goto(f"/t/{table}")
    bob.goto(f"/t/{table}")
    speak(bob, "/join Bob")
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()


def test_UK_UI2_start_begins_the_game(page: Page) -> None:
    table = set_table(page, GAME, 2, bots=1)
    page.goto(f"/t/{table}")
    speak(page, "/start")
    expect(page.locator(".table")).to_be_visible()


def test_UK_UI3_both_are_buttons_too(people: Opener) -> None:
    ann, bob = people(), people()
    table = set_table(ann, GAME, 2, bots=0)
    bob.goto(f"/t/{table}")
    bob.get_by_role("button", name="Sit down").click()
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(page.locator(".table")).to_be_visible()
