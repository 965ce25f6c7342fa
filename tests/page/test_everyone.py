"""A turn of each game by keyboard alone, and what somebody hears who cannot see the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.ear import Ear
from tests.page.tables import GAMES, SHOWN, said_by, sit, until_asked

SPACE = "main.board [data-piece^='space:']"
ACTION_POINTS = 3
STOPS = "(pieces) => [...document.querySelectorAll(pieces)].filter((each) => each.tabIndex === 0).length"
TO_PROMPT = "() => document.querySelector('[data-prompt] :is([data-ask], .btn)').focus()"
DIE = ".tray .die[data-piece]"
# One Tab stop each: boards, markets, rows, trays, hands, the story, the players.
GRIDS = """() => {
  const cells = "[data-piece], .line, .name, .place > .die, .odds, li";
  const stops = (grid) => [...grid.querySelectorAll(cells)].filter((each) => each.tabIndex === 0).length;
  return [...document.querySelectorAll("[role=toolbar], .story, .players")]
    .filter((grid) => grid.checkVisibility() && (!grid.ariaLabel || stops(grid) > 1))
    .map((grid) => `${grid.className} ${grid.ariaLabel}: ${stops(grid)}`);
}"""


def listening(page: Page, game: str, seats: int = 2) -> Ear:
    """Sit down with nothing but a keyboard; the question is heard at once."""
    sit(page, game, seats)
    until_asked(page)
    ear = Ear(page)
    page.wait_for_function("() => document.activeElement !== document.body")
    assert said_by(page).removeprefix("¶ ") in ear.heard()
    return ear


def test_crown_and_sword_by_ear(people: Opener) -> None:
    page = people(locale="de-DE")
    ear = listening(page, "krone_und_schwert")
    ear.tab_to(SPACE, "Shift+Tab")
    assert page.evaluate(STOPS, SPACE) == 1, "the map has one Tab stop"
    first = ear.heard()
    assert re.match(r"(Wiese|Berg|Wald), frei; Reihe \d+, Spalte \d+ \| button \| .*Ringsum: ", first), first
    assert len({ear.press(key) for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")}) > 1
    assert ear.press("PageDown") != ear.press("PageUp")
    while "Lege ein Wappen" in said_by(page):
        ear.press("Shift+ArrowRight")
        assert ", frei; " in ear.heard()
        ear.answer()
        ear.hears("Nehmen")  # asked once more: it ends the turn
        assert ", deins; " in ear.answer(), "focus goes back to the space"
    ear.press("F6", 2)
    assert "Stärke" in ear.heard() or "Land" in ear.heard(), "a card tells what it can do"
    draws = 0
    while "Du hast noch" in said_by(page) and draws < ACTION_POINTS:
        draws += 1
        ear.press("F6")  # to the question
        ear.tab_until("Ziehen")
        ear.answer()
        ear.hears("Karte ziehen|Ziehen")  # asked once more: what was seen stays seen
        ear.answer()
        assert "Du ziehst " in ear.told()
    assert draws > 0


def test_to_court_the_king_by_ear(people: Opener) -> None:
    page = people()
    ear = listening(page, "um_krone_und_kragen")
    ear.press("F6")
    ear.press("PageUp")
    assert ear.press("Home").startswith("King, row V. Condition: "), "the court is a board of rows"
    ear.press("PageDown")
    ear.hears(r"\w+, row [I0]+\. Condition: .*\| note \| Ability: ")
    assert "left. | " in ear.press("ArrowUp"), "a card tells how many are left"
    ear.press("F6", 3)
    ear.answer("1")  # roll
    dice = re.findall(r"\d", ear.told())
    assert ear.told().startswith("You roll "), ear.told()
    while "at least one die aside" in said_by(page) or "remaining dice" in said_by(page):
        ear.tab_to(DIE, "Shift+Tab")
        ear.press("End")
        assert ear.hears(r"Die showing (\d), active, \d of \d \| button")[1] in dice
        ear.press("Enter")
        assert page.evaluate("document.activeElement.ariaPressed") == "true", "it is picked, and keeps the focus"
        ear.tab_until("OK: set aside")
        ear.answer()
        assert "You set aside " in ear.told()
    assert "Which character" in said_by(page) or ear.told(), said_by(page)


def test_for_a_crown_by_ear(people: Opener) -> None:
    page = people(locale="fr-FR")
    ear = listening(page, "for_a_crown", 3)
    ear.press("F6")
    assert "| button |" in ear.heard() and "famille" not in ear.heard(), "a family is named by its animal and heirloom"
    ear.answer()
    page.evaluate(TO_PROMPT)
    ear.press("F6")
    ear.hears(r".+ : .+ ou .+; Niveau I; prix \d; il en reste .+ \| button \| .+\.")
    assert re.search(r"; Niveau II; prix \d+", ear.press("ArrowRight")), "to the right lies the next level"
    ear.press("Home")
    ear.hears(r"Niveau II : prix \d")
    assert "; Niveau II; " in ear.press("ArrowDown"), "below lies the same level"
    assert ear.press("End").startswith("Pioche de niveau 2")
    page.wait_for_selector(".deck.is-greyed")  # the reasons come a moment after the question
    closed = ear.press("PageDown")
    assert "; Fermée jusqu’à la manche " in closed and "sa colonne est fermée" in closed, "why not stands in the name"
    half = re.compile(r"quelle moitié utilisez-vous")
    while not half.search(said_by(page)):
        page.evaluate(TO_PROMPT)
        ear.answer("1")
    ear.press("F6")
    assert "Moitié" not in ear.heard() and re.search(r"\| button \| .+\.", ear.heard()), (
        "a half is named by what it does"
    )
    halves = {ear.heard(), ear.press("ArrowRight"), ear.press("ArrowDown")}
    assert len(halves) == 2, halves
    ear.answer()
    assert ear.told()


def test_the_kingdom_by_ear(people: Opener) -> None:
    page = people(locale="de-DE")
    ear = listening(page, "royaume_des_5_couronnes")
    ear.press("F6")
    assert ear.press("Home").startswith("das Schloss | note | "), ear.heard()
    while "Feld 1: " not in ear.heard():
        ear.press("ArrowRight")
        ear.hears(r"Ritter \w+, das Schloss|Feld 1: ")
    assert "vom Schloss" in ear.heard(), "a space tells how far it is"
    assert ear.press("End").startswith("Kraddochs "), "the way ends at the lair"
    ear.press("F6", 2)
    ear.press("Shift+F6")  # back to the pieces of one's own
    ear.press("F6")
    told = ""
    while "freien Ritter um einen der Würfel" not in said_by(page):
        page.evaluate(TO_PROMPT)
        ear.answer("1")
        told += ear.told()
    assert "Du würfelst " in told
    ear.press("F6")
    ear.press("Shift+ArrowRight")
    ear.hears(r"Ritter \w+, .+\| button \| .+ Um \d: ")
    ear.press("Enter")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    page.evaluate(TO_PROMPT)
    ear.tab_until("Bestätigen")
    ear.answer()
    assert "Du ziehst Ritter " in ear.told(), ear.told()


@pytest.mark.parametrize("game", GAMES)
def test_every_board_and_list_has_one_tab_stop_and_a_name(page: Page, game: str) -> None:
    sit(page, game)
    until_asked(page)
    for _ in range(4):
        page.wait_for_function(f"() => ({GRIDS})().length === 0")  # what is new is tended before the next picture
        page.keyboard.press("1")
        until_asked(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_answers_at_once(page: Page, game: str) -> None:
    sit(page, game)
    until_asked(page)
    before = page.evaluate(SHOWN)
    page.keyboard.press("1")
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)


def test_every_key_is_in_the_list_of_keys(page: Page) -> None:
    sit(page, "royaume_des_5_couronnes")
    until_asked(page)
    page.keyboard.press("?")
    page.locator("dialog dt").first.wait_for()
    listed = page.locator("dialog dt").all_inner_texts()
    assert {"W", "U", "P", "Space", "1 … 9", "F6", "Esc", "?"} <= set(listed), listed


def test_the_story_is_told_on_a_phone_while_people_talk(people: Opener) -> None:
    page = people(viewport={"width": 390, "height": 844})
    sit(page, "um_krone_und_kragen", 2)
    until_asked(page)
    page.keyboard.press("c")
    page.wait_for_selector("dialog[open] .chat")
    told = page.locator("dialog[open] [data-aloud]")  # all else is silent while a drawer is open
    expect(told).to_have_count(1)
    page.keyboard.press("Escape")
    before = page.locator("[data-aloud]").inner_text()
    page.keyboard.press("1")
    page.wait_for_function("(before) => document.querySelector('[data-aloud]').innerText !== before", arg=before)
    expect(page.locator("[data-aloud]")).to_have_css("visibility", "visible")
    assert page.locator("[data-aloud]").evaluate("(region) => region.checkVisibility()")


def test_the_tutor_is_heard_with_the_pieces_he_points_at(people: Opener) -> None:
    page = people(learner=True)
    sit(page, "for_a_crown")
    until_asked(page)
    says = page.locator("[data-tutor] [aria-live]")
    expect(says).to_contain_text("He points at: ")
    marked = re.search(r"He points at: ([^;.]+)", says.inner_text())
    assert marked and page.get_by_role("button", name=marked[1]).count(), says.inner_text()
