"""Where things stand on small, low and large screens: nothing is out of sight, covered, broken or too small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Opener
from tests.page.places import BROKEN, CUT, MISSED, PLACED, WHOLE, faults, touch
from tests.page.tables import GAMES, open_table, post, set_table, sit, until_asked
from tools import page_build

ANSWERS = 4
MOST_ANSWERS = 30  # before something has happened that one should be told
LANGUAGES = dict(zip(GAMES, ("de-DE", "fr-FR", "en-GB", "fr-FR"), strict=True))
LONG_NAMES = ("Bartholomäus-Maximilian", "Anne-Sophie de la Tour", "Wilhelmina Constantia", "Kunibert der Schweigsame")
TUTOR = "[data-tutor]"
TABLE_FOLDERS = ("games", "parts", "style", "table")


@pytest.mark.parametrize("game", GAMES)
def test_all_that_one_decides_with_is_in_sight(people: Opener, game: str) -> None:
    page = people(locale=LANGUAGES[game], has_touch=True)
    sit(page, game)
    until_asked(page)
    for turn in range(ANSWERS):
        found = faults(page, PLACED, CUT, *([MISSED, BROKEN] if turn % 2 else []))
        assert not found, found
        touch(page, turn)


@pytest.mark.parametrize("game", GAMES)
def test_the_tutor_leaves_all_in_sight(people: Opener, game: str) -> None:
    page = people(locale=LANGUAGES[game], has_touch=True, learner=True)
    sit(page, game)
    until_asked(page)
    for turn in range(ANSWERS):
        page.locator(f"{TUTOR} .sentence").evaluate("(node, words) => (node.textContent = words)", longest(game))
        found = faults(page, PLACED, MISSED, WHOLE, CUT)
        assert not found, found
        touch(page, turn)


def longest(game: str) -> str:
    """The most that the tutor of a game ever says at once."""
    path = page_build.WEB / "src" / "games" / game / "words" / "coach" / f"{LANGUAGES[game][:2]}.ftl"
    said: list[str] = re.findall(r"^coach-[\w-]+ = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return max(said, key=len)


def test_what_is_asked_once_more_is_in_sight(people: Opener) -> None:
    page = people(locale="de-DE", has_touch=True)
    page.add_init_script("localStorage.setItem('regalia-asking', 'always')")
    sit(page, "for_a_crown")
    until_asked(page)
    page.locator(".is-legal").first.dispatch_event("click")
    expect(page.locator("[data-prompt] .sure")).to_be_visible()
    found = faults(page, PLACED, MISSED, BROKEN)
    assert not found, found


@pytest.mark.parametrize("game", ["for_a_crown", "royaume_des_5_couronnes"])
def test_what_went_by_is_told_beside_the_menu(people: Opener, game: str) -> None:
    page = people(locale="de-DE", has_touch=True, reading=1)
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")  # somebody looks elsewhere
    sit(page, game)
    until_asked(page)
    for turn in range(MOST_ANSWERS):
        if page.locator(".recap").count():
            break
        touch(page, turn)
    expect(page.locator(".recap")).to_be_visible()
    found = faults(page, PLACED, MISSED)
    assert not found, found


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_cut_in_any_language(people: Opener, game: str, locale: str) -> None:
    page = people(locale=locale, has_touch=True, learner=True)
    sit(page, game)
    until_asked(page)
    for turn in range(2):
        found = faults(page, CUT)
        assert not found, found
        touch(page, turn)


def test_five_with_long_names_have_their_places(people: Opener) -> None:
    page = people()
    table = set_table(page, "krone_und_schwert", 5, bots=0)
    for name in LONG_NAMES:
        post(page, f"/api/tables/{table}/join", {"name": name, "another": True})
    post(page, f"/api/tables/{table}/start", {})
    open_table(page, table)
    found = faults(page, PLACED, MISSED, BROKEN)
    assert not found, found


def test_what_holds_for_narrow_tables_holds_for_low_ones() -> None:
    for folder in TABLE_FOLDERS:
        for path in (page_build.WEB / "src" / folder).rglob("*"):
            if path.suffix in (".svelte", ".css") and path.name != "PageHead.svelte":
                assert not only_narrow(path), path


def only_narrow(path: Path) -> list[str]:
    """The questions of a file about the width alone: a phone on its side is small, too."""
    asked = re.findall(r"@media ([^{]+?) \{", path.read_text(encoding="utf-8"))
    return [each for each in asked if re.search(r"-width: (720|721|1100|1101)px", each) and "height" not in each]
