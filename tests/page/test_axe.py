"""axe-core finds nothing, of whatever weight: on every screen, at three widths and on its side, in both lights."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from regalia.puzzles import puzzles_of
from tests.page.axe import violations
from tests.page.conftest import Opener
from tests.page.tables import GAMES, click_answer, set_table, sit, until_asked
from tests.page.test_after import finished

FIXED = ("/", "/about", "/rules/um_krone_und_kragen", "/show/for_a_crown")
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
SAME = {"o": "options", "g": "luck", "?": "keys"}  # drawers that look the same in every game
MOST_MOMENTS = 60


def clean(page: Page, screen: str) -> None:
    """Nothing is found here."""
    page.wait_for_load_state("networkidle")
    found = violations(page)
    assert not found, f"{screen}: " + "\n".join(found)


def drawer(page: Page, screen: str) -> None:
    """Nothing is found in what lies open; then it is shut."""
    page.wait_for_selector("dialog[open]")
    clean(page, screen)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_axe_finds_nothing_on_the_screens_around(page: Page) -> None:
    for path in FIXED:
        page.goto(path)
        page.wait_for_selector("main")
        clean(page, path)
    page.goto(f"/t/{set_table(page, 'for_a_crown', 3, bots=1)}")
    page.wait_for_selector(".spread")
    clean(page, "lobby")


def test_axe_finds_nothing_on_my_page(page: Page) -> None:
    set_table(page, "for_a_crown")
    page.goto("/me")
    page.get_by_role("button", name="Change name or crest").click()
    page.get_by_role("button", name="Add a device").click()
    page.get_by_role("button", name="Code on paper").click()
    page.wait_for_selector(".devices .code")
    clean(page, "/me")
    page.get_by_role("button", name="Delete me").click()
    drawer(page, "deleting")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(people: Opener, game: str) -> None:
    page = people(learner=True)
    sit(page, game)
    until_asked(page)
    clean(page, "table")
    page.keyboard.press("r")
    drawer(page, "rules")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator(".players .name").first.click()
    drawer(page, "a player")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    if page.locator("[data-tutor]").count():
        page.locator("section.symbols button").click()
        drawer(page, "symbols")


def test_axe_finds_nothing_in_what_all_games_share(page: Page) -> None:
    page.add_init_script("localStorage.setItem('regalia-asking', 'always')")
    sit(page, "for_a_crown")
    until_asked(page)
    for key, name in SAME.items():
        page.keyboard.press(key)
        drawer(page, name)
    page.locator(".story a").last.click()
    page.wait_for_selector("[data-moment]")
    drawer(page, "a moment")
    for tab in ("Story", "Chat"):
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.locator(".ticker").click()
        page.locator("dialog").get_by_role("tab", name=tab).click()
        drawer(page, tab)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    click_answer(page, 0)
    page.wait_for_selector("[data-prompt] .sure")
    clean(page, "confirm")


def test_axe_finds_nothing_in_what_happened(people: Opener) -> None:
    page = people(reading=1)
    sit(page, "for_a_crown")
    to_a_moment(page, "[data-scene]")
    clean(page, "a great moment")
    to_a_moment(page, "[data-recap]")
    clean(page, "recap")


def to_a_moment(page: Page, wanted: str) -> None:
    """Play on, skipping what others do, until it is shown."""
    shown = "(wanted) => document.querySelector(`${wanted}, [data-go-on]`) || document.title.startsWith('●')"
    for _ in range(MOST_MOMENTS):
        page.wait_for_function(shown, arg=wanted)
        if page.locator(wanted).count():
            return
        if page.title().startswith("●"):
            click_answer(page, 0)
        page.keyboard.press("Space")
    raise AssertionError(f"{wanted} was not shown")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_after_a_game(page: Page, game: str) -> None:
    table = finished(page, game)
    clean(page, "end")
    page.goto(f"/replay/{table}")
    page.wait_for_selector("main.board")
    clean(page, "replay")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_puzzle(page: Page, game: str) -> None:
    page.goto(f"/puzzle/{puzzles_of(game)[0].id}")
    page.wait_for_selector("[data-puzzle=open]")
    clean(page, "puzzle")
