"""Using characters by clicks, and the king on his way (UK-UI19 to UK-UI24, UK-UI28, UK-UI29)."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.kragen import (
    ACTIVE,
    ASIDE,
    GREEN,
    active,
    all_aside,
    asked,
    court,
    easy_court,
    faces,
    first_roll,
    ok,
    open_court,
    own,
    take,
    take_nothing,
    throw_well,
    turn_of,
    two_people,
)

SYMBOLS = '[data-ui="UK-UI20"]'
ARROWS = '[data-ui="UK-UI22"]'
WATCH_THE_KING = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.dataset.character === "king" && this.closest('[data-seat="1"]')) window.kingMoves = true;
        return animate.apply(this, how);
    };
}"""


def test_UK_UI19_a_character_is_used_by_clicking_it_in_the_players_entry(page: Page) -> None:
    open_court(page, "guard")
    first_roll(page)
    before = faces(active(page))
    page.locator('[data-seat="0"] [data-piece="character:guard"]').click()
    expect(page.locator(SYMBOLS)).to_be_visible()
    ok(page).click()
    expect(active(page)).to_have_count(4)
    assert Counter(faces(active(page))) == Counter([*before, 2])
    expect(page.locator("dialog[open]")).to_have_count(0)  # the click did not open the player's drawer


def test_UK_UI20_the_action_field_shows_the_symbols_of_the_ability(page: Page) -> None:
    open_court(page, "guard", "magician", "merchant")
    first_roll(page)
    for character, kind in (("guard", "add_die"), ("magician", "any_face"), ("merchant", "reroll_any")):
        own(page, character).click()
        expect(page.locator(f'[data-ui="UK-UI16"] {SYMBOLS}')).to_have_attribute("data-kind", kind)
        assert page.locator(f"{SYMBOLS} svg").count() >= 2


def test_UK_UI21_dice_are_picked_by_click_and_turn_green(page: Page) -> None:
    open_court(page)
    first_roll(page)
    die = active(page).nth(1)
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert die.evaluate("die => getComputedStyle(die).backgroundColor") == GREEN
    die.click()
    expect(die).not_to_have_attribute("aria-pressed", "true")
    active(page).nth(0).click()
    active(page).nth(2).click()
    expect(page.locator(f"{ACTIVE}.picked")).to_have_count(2)
    ok(page).click()
    expect(page.locator(ASIDE)).to_have_count(2)


def test_UK_UI22_arrows_change_the_picked_dice(page: Page) -> None:
    open_court(page, "magician")
    first_roll(page)
    before = faces(active(page))
    own(page, "magician").click()
    active(page).first.click()
    arrows = page.locator(f"{ARROWS} button:enabled")
    up_or_down = arrows.first
    wished = before[0] + 1 if "more" in str(up_or_down.get_attribute("aria-label")) else before[0] - 1
    up_or_down.click()
    expect(page.locator(ARROWS).first).to_have_attribute("aria-label", f"Die showing {wished}")
    assert faces(active(page)) == before  # nothing has happened before OK
    ok(page).click()
    expect(page.locator(SYMBOLS)).to_have_count(0)
    assert Counter(faces(active(page))) == Counter([wished, *before[1:]])


def test_UK_UI22_pips_move_between_two_dice(page: Page) -> None:
    open_court(page, "philosopher")
    for _ in range(20):
        first_roll(page)
        before = faces(active(page))
        if before[0] < before[-1] - 1:
            break
        all_aside(page)
        take_nothing(page)
    own(page, "philosopher").click()
    active(page).first.click()
    active(page).last.click()
    page.locator(ARROWS).first.get_by_role("button", name=re.compile("One pip more")).click()
    ok(page).click()
    expect(page.locator(SYMBOLS)).to_have_count(0)
    assert Counter(faces(active(page))) == Counter([before[0] + 1, before[1], before[-1] - 1])


def test_UK_UI23_ok_confirms_the_use_and_more_may_follow(page: Page) -> None:
    open_court(page, "guard", "hunter")
    first_roll(page)
    for character, dice in (("guard", 4), ("hunter", 5)):
        own(page, character).click()
        ok(page).click()
        expect(active(page)).to_have_count(dice)
        expect(own(page, character)).to_have_class(re.compile("spent"))
    active(page).first.click()
    ok(page).click()
    expect(page.locator(ASIDE)).to_have_count(1)


def test_UK_UI23_all_parts_of_a_use_are_confirmed_together(page: Page) -> None:
    open_court(page, "lady")
    for _ in range(20):
        first_roll(page)
        low = [place for place, face in enumerate(faces(active(page))) if face < 6]
        if len(low) >= 2:
            break
        all_aside(page)
        take_nothing(page)
    before = faces(active(page))
    own(page, "lady").click()
    for place in low:
        active(page).nth(place).click()
    ok(page).click()
    expect(page.locator(SYMBOLS)).to_have_count(0)
    assert Counter(faces(active(page))) == Counter(face + 1 if face < 6 else face for face in before)


def test_UK_UI24_one_switches_freely_between_a_character_and_setting_aside(page: Page) -> None:
    open_court(page, "guard")
    first_roll(page)
    modes = page.locator('[data-ui="UK-UI24"] button')
    aside, use = modes.nth(0), modes.nth(1)
    expect(aside).to_have_attribute("aria-pressed", "true")
    active(page).first.click()
    use.click()
    expect(use).to_have_attribute("aria-pressed", "true")
    expect(ok(page)).to_have_attribute("aria-disabled", "true")
    own(page, "guard").click()
    expect(ok(page)).to_contain_text("Guard")
    aside.click()
    expect(page.locator(SYMBOLS)).to_have_count(0)
    active(page).first.click()
    expect(ok(page)).to_contain_text("set aside")
    own(page, "guard").click()
    expect(use).to_have_attribute("aria-pressed", "true")


# --- the king


@pytest.mark.timeout(120)
def test_UK_UI28_and_UI29_the_strongest_throw_is_marked_and_the_king_moves(people: Opener) -> None:
    ann, bert = two_people(people, easy_court(easy_king=True, numbers={"general": 6}))
    while not own(bert, "general").count():
        page = turn_of(ann, bert)
        take(page, "general" if page is bert else "maid")
    while turn_of(ann, bert) is bert:
        take(bert, "guard")
    first_roll(ann)
    all_aside(ann)
    ann.wait_for_selector("[data-pass]")
    court(ann, "king").click()
    ok(ann).click()
    for page in (ann, bert):
        expect(page.locator('[data-seat="0"] [data-character="king"]')).to_have_count(1)
        expect(page.locator('[data-seat="0"] [data-character="queen"]')).to_have_count(1)
        expect(page.locator('[data-seat="0"] [data-ui="UK-UI28"]')).to_be_visible()
        expect(page.locator('[data-court="king"]')).to_contain_text("none left")
    ann.emulate_media(reduced_motion="no-preference")
    if not bert.locator(".folio", has_text="Final").count():
        take(bert, "knight")
    ann.evaluate(WATCH_THE_KING)
    throw_well(bert)
    ann.wait_for_function("() => window.kingMoves")
    for page in (ann, bert):
        expect(page.locator('[data-character="king"][data-ui~="UK-UI29"]')).to_have_count(1)
        expect(page.locator('[data-seat="1"] [data-character="king"]')).to_be_visible()
        expect(page.locator('[data-seat="0"] [data-character="queen"]')).to_be_visible()
        expect(page.locator('[data-ui="UK-UI28"]')).to_have_count(1)
        expect(page.locator('[data-seat="1"] [data-ui="UK-UI28"]')).to_be_visible()


def test_a_claim_waits_until_one_is_asked(page: Page) -> None:
    open_court(page)
    asked(page)
    court(page, "knight").click()
    expect(court(page, "knight")).not_to_have_attribute("aria-pressed", "true")
