"""The interface that players of this game know from its platform, feature by feature (UK-UI4 to UK-UI29)."""

from __future__ import annotations

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
    height,
    ok,
    open_court,
    own,
    point_at_row,
    take,
    take_nothing,
    tip,
    to_claim,
    turn_of,
    two_people,
)

ROWS = {"V": 2, "IV": 4, "III": 4, "II": 3, "I": 5, "0": 2}


# --- the court


def test_UK_UI4_all_rows_of_the_court_are_spread_out(page: Page) -> None:
    open_court(page)
    for roman, cards in ROWS.items():
        expect(page.locator(f'[data-ui="UK-UI4"] [data-row="{roman}"] [data-court]')).to_have_count(cards)
    for card in page.locator("[data-court]").all():
        expect(card).to_be_visible()


def test_UK_UI5_the_row_under_the_pointer_is_enlarged(page: Page) -> None:
    open_court(page)
    flat = height(page, "hunter")
    point_at_row(page, "II", 0.2)
    expect(page.locator('[data-row="II"].open')).to_be_visible()
    page.wait_for_function("flat => document.querySelector('[data-court=hunter]').offsetHeight > 1.5 * flat", arg=flat)
    point_at_row(page, "I", 0.2)
    expect(page.locator(".row.open")).to_have_attribute("data-row", "I")
    page.wait_for_function("flat => document.querySelector('[data-court=hunter]').offsetHeight <= flat", arg=flat)


def test_UK_UI6_the_left_half_tells_the_conditions(page: Page) -> None:
    open_court(page, data=None)
    point_at_row(page, "II", 0.2)
    told = page.locator('[data-row="II"] [data-ui="UK-UI6"]')
    expect(told).to_have_count(3)
    expect(told.first).to_contain_text("4 of a kind")


def test_UK_UI7_the_right_half_tells_the_abilities(page: Page) -> None:
    open_court(page, data=None)
    point_at_row(page, "II", 0.8)
    told = page.locator('[data-row="II"] [data-ui="UK-UI7"]')
    expect(told).to_have_count(3)
    expect(told.first).to_contain_text("adds an active die showing 3")


def test_UK_UI17_a_card_of_the_court_has_a_tooltip(page: Page) -> None:
    open_court(page, data=None)
    court(page, "knight").hover()
    for words in ("Knight", "5 of a kind", "adds an active die showing 5"):
        expect(tip(page)).to_contain_text(words)


def test_UK_UI27_what_is_sold_out_shows_and_copies_are_counted(people: Opener) -> None:
    ann, bert = two_people(people, easy_court(bishop=1, maid=3))
    first = turn_of(ann, bert)
    other = bert if first is ann else ann
    for page in (ann, bert):
        expect(court(page, "maid").locator(".copies i:not(.taken)")).to_have_count(3)
    take(first, "bishop")
    take(other, "maid")
    for page in (ann, bert):
        expect(court(page, "bishop")).to_contain_text("none left")
        expect(court(page, "bishop").locator(".copies i.taken")).to_have_count(1)
        expect(court(page, "maid").locator(".copies i:not(.taken)")).to_have_count(2)


# --- what is to be done, and where


def test_UK_UI8_a_line_below_the_board_says_what_is_to_be_done(page: Page) -> None:
    open_court(page)
    line, board = page.locator("[data-prompt] .what").bounding_box(), page.locator(".board").bounding_box()
    assert line and board
    assert line["y"] > board["y"] + board["height"] and line["x"] < board["x"] + board["width"] / 2
    expect(page.locator("[data-prompt] .what")).to_contain_text("Roll your 3 dice")
    first_roll(page)
    expect(page.locator("[data-prompt] .what")).to_contain_text("Set at least one die aside")


def test_UK_UI9_dice_set_aside_have_a_place_of_their_own(page: Page) -> None:
    open_court(page)
    first_roll(page)
    face = faces(active(page))[0]
    active(page).first.click()
    ok(page).click()
    expect(page.locator(ASIDE)).to_have_count(1)
    assert faces(page.locator(ASIDE)) == [face]


def test_UK_UI15_active_dice_lie_in_the_rolling_area_and_only_they_can_be_picked(page: Page) -> None:
    open_court(page)
    first_roll(page)
    expect(active(page)).to_have_count(3)
    active(page).first.click()
    ok(page).click()
    expect(active(page)).to_have_count(2)
    expect(page.locator(f"{ASIDE}[data-piece]")).to_have_count(0)


def test_UK_UI16_an_action_field_at_the_lower_right_confirms(page: Page) -> None:
    open_court(page)
    field, board = page.locator('[data-ui="UK-UI16"]').bounding_box(), page.locator(".board").bounding_box()
    assert field and board
    assert field["y"] > board["y"] + board["height"] and field["x"] > board["x"] + board["width"] / 2
    expect(ok(page)).to_contain_text("OK")


def test_UK_UI18_ok_makes_the_first_roll_unless_a_character_is_chosen(page: Page) -> None:
    open_court(page, "laborer")
    own(page, "laborer").click()
    expect(ok(page)).to_contain_text("Laborer")
    ok(page).click()
    expect(active(page)).to_have_count(4)  # one die more in the hand, nothing rolled yet
    expect(page.locator("[data-prompt] .what")).to_contain_text("Roll your 4 dice")
    ok(page).click()
    page.wait_for_selector(f"{ACTIVE}.is-legal")
    assert all(1 <= face <= 6 for face in faces(active(page)))


# --- the players


def test_UK_UI10_every_player_shows_the_characters_won(page: Page) -> None:
    open_court(page, "maid", "guard")
    expect(page.locator('[data-seat="0"] [data-ui="UK-UI10"] .chip')).to_have_count(2)
    assert page.locator('[data-seat="1"] [data-ui="UK-UI10"] .chip').count() >= 0
    for name in ("Serving Maid", "Guard"):
        expect(page.locator('[data-seat="0"]').get_by_role("button", name=name)).to_be_visible()


def test_UK_UI11_who_has_played_and_what_was_used_is_darker(page: Page) -> None:
    open_court(page, "guard")
    if not page.locator(".player.done").count():  # the bot begins every other round
        take(page, "maid")
        asked(page)
    darkened = page.locator(".player.done .crest svg").first.evaluate("crest => getComputedStyle(crest).filter")
    assert "brightness" in darkened
    first_roll(page)
    own(page, "guard").click()
    ok(page).click()
    expect(active(page)).to_have_count(4)
    used, fresh = own(page, "guard"), page.locator(".players .chip:not(.spent)")
    assert used.evaluate("chip => getComputedStyle(chip).backgroundColor") == "rgb(181, 169, 145)"
    for chip in fresh.all():
        assert chip.evaluate("chip => getComputedStyle(chip).backgroundColor") != "rgb(181, 169, 145)"


def test_UK_UI12_pointing_at_a_name_shows_the_characters(page: Page) -> None:
    open_court(page, "maid", "guard")
    page.locator('[data-seat="0"] .name').hover()
    expect(tip(page)).to_contain_text("Serving Maid: adds one to 3 pips")
    expect(tip(page)).to_contain_text("Guard: adds an active die showing 2")


def test_UK_UI13_pointing_at_a_character_opens_its_abilities(page: Page) -> None:
    open_court(page, "guard")
    own(page, "guard").hover()
    expect(tip(page)).to_contain_text("Guard")
    expect(tip(page)).to_contain_text("adds an active die showing 2")
    expect(tip(page).locator("p")).to_have_count(1)


def test_UK_UI14_staying_there_adds_a_tooltip(page: Page) -> None:
    open_court(page, "guard")
    own(page, "guard").hover()
    expect(tip(page).locator("p")).to_have_count(1)
    expect(tip(page)).to_contain_text("Condition: 1 of a kind")
    expect(tip(page).locator("p")).to_have_count(2)


# --- taking a character


def test_UK_UI25_when_all_dice_are_aside_what_can_be_taken_glows(page: Page) -> None:
    open_court(page)
    assert page.locator("[data-court].is-legal").count() == 0
    to_claim(page)
    assert page.locator("[data-court].is-legal").count() >= 10
    expect(page.locator('[data-court="king"].is-legal')).to_have_count(0)
    ring = court(page, "knight").evaluate("card => getComputedStyle(card).boxShadow")
    assert "255, 224, 122" in ring


def test_UK_UI26_one_is_clicked_and_ok_ends_the_turn_or_nothing_is_taken(page: Page) -> None:
    open_court(page)
    to_claim(page)
    expect(ok(page)).to_have_attribute("aria-disabled", "true")
    court(page, "knight").click()
    expect(court(page, "knight")).to_have_attribute("aria-pressed", "true")
    expect(own(page, "knight")).to_have_count(0)  # nothing is taken before OK
    ok(page).click()
    expect(own(page, "knight")).to_have_count(1)
    to_claim(page)
    expect(page.locator("[data-pass] .btn")).to_contain_text("Take nothing")
    take_nothing(page)
    page.wait_for_selector("[data-pass]", state="detached")
    expect(page.locator('[data-seat="0"] .chip')).to_have_count(1)


def test_all_dice_can_be_picked_at_once(page: Page) -> None:
    open_court(page)
    first_roll(page)
    page.get_by_role("button", name="Pick all dice").click()
    expect(page.locator(f"{ACTIVE}.picked")).to_have_count(3)
    assert active(page).first.evaluate("die => getComputedStyle(die).backgroundColor") == GREEN
    all_aside(page)
    page.wait_for_selector("[data-pass]")
