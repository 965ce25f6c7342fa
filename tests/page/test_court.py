"""At the court of Um Krone und Kragen: what comes of a click, what is asked once more, and the chances on the cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page import kragen
from tests.page.conftest import Opener
from tests.page.places import BROKEN, MISSED, PLACED, at_size, faults
from tests.page.tables import open_table, set_table

WHAT = "[data-prompt] .what"
SURE = "[data-sure] .btn"
GOLD = "255, 224, 122"


def asking(page: Page, wish: str) -> Page:
    """A reader who wants to be asked once more like this."""
    page.add_init_script(f"localStorage.setItem('regalia-asking', '{wish}')")
    return page


def outcome(page: Page, button: str) -> str:
    """What stands under a button before it is clicked."""
    return page.locator(f"{button} .outcome").inner_text()


def test_every_button_says_what_comes_of_it(page: Page) -> None:
    kragen.open_court(page, "guard", "jester")
    assert outcome(page, "[data-ok]") == "3 dice roll"
    kragen.first_roll(page)
    kragen.active(page).first.click()
    assert outcome(page, "[data-ok]") == "then you roll the other 2 again"
    kragen.own(page, "guard").click()
    assert outcome(page, "[data-ok]") == "then you have 4 dice"
    kragen.own(page, "jester").click()
    kragen.active(page).first.click()
    assert outcome(page, "[data-ok]") == "one die rolls"
    kragen.own(page, "jester").click()
    kragen.all_aside(page)
    page.wait_for_selector("[data-pass]")
    assert outcome(page, "[data-pass]") == "your turn ends without a character"
    kragen.court(page, "knight").click()
    assert outcome(page, "[data-ok]") == "joins your court; your turn ends"


def test_dice_and_cards_say_in_their_tip_what_a_click_brings(page: Page) -> None:
    kragen.open_court(page)
    kragen.first_roll(page)
    kragen.active(page).first.hover()
    expect(kragen.tip(page).locator(".deed")).to_contain_text("then you roll the other 2 again")
    kragen.active(page).first.click()
    kragen.active(page).nth(1).hover()
    expect(kragen.tip(page).locator(".deed")).to_contain_text("then you roll the last die again")
    kragen.all_aside(page)
    page.wait_for_selector("[data-pass]")
    kragen.court(page, "knight").hover()
    expect(kragen.tip(page).locator(".deed")).to_contain_text("joins your court; your turn ends")


@pytest.mark.parametrize("wish", ["always", "lasting", "turn", "never"])
def test_the_wish_to_be_asked_once_more_holds_for_every_deed(page: Page, wish: str) -> None:
    kragen.open_court(asking(page, wish), "guard")
    kragen.ok(page).click()
    check(page, "3 dice roll", wish in ("always", "lasting"))
    page.wait_for_selector(f"{kragen.ACTIVE}.is-legal")
    kragen.own(page, "guard").click()
    kragen.ok(page).click()
    check(page, "then you have 4 dice", wish == "always")
    expect(kragen.active(page)).to_have_count(4)
    page.locator(".tray .all").click()
    kragen.ok(page).click()
    check(page, "all dice are aside: rolling ends", wish == "always")
    page.locator("[data-pass] .btn").click()
    check(page, "your turn ends without a character", wish != "never")
    page.wait_for_selector("[data-pass]", state="detached")


def check(page: Page, comes: str, is_asked: bool) -> None:
    """Is it asked once more, with what comes of it, and only then sent?"""
    if not is_asked:
        expect(page.locator(SURE)).to_have_count(0)
        return
    expect(page.locator("[data-prompt]")).to_contain_text(comes)
    page.keyboard.press("Escape")
    expect(page.locator(SURE)).to_have_count(0)  # nothing was sent, and what was laid out still lies there
    page.locator("[data-pass] .btn, [data-ok] .btn").last.click()
    page.locator(SURE).click()


def test_enter_does_not_agree_to_the_question_it_calls_up(page: Page) -> None:
    kragen.open_court(asking(page, "always"), "guard")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(SURE)).to_be_focused()
    expect(page.locator(kragen.ACTIVE).first).not_to_have_class(re.compile("is-legal"))
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{kragen.ACTIVE}.is-legal")


def test_chances_are_plaques_and_never_gold(people: Opener) -> None:
    page = people(learner=True)
    while len(set(kragen.faces(kragen.active(page)))) < 2:  # with three alike nothing may be left to chance
        open_table(page, set_table(page, kragen.GAME, 2, options={}))
        kragen.first_roll(page)
    plaque = page.locator("[data-court]:has([data-chance])").first
    expect(plaque.locator("[data-chance]")).to_have_text(re.compile(r"^\d+\s%$"))
    assert GOLD not in plaque.evaluate("card => getComputedStyle(card).boxShadow")
    expect(page.locator("[data-court]:has(.sure):has([data-chance])")).to_have_count(0)
    expect(page.locator("[data-court].is-legal")).to_have_count(0)
    plaque.hover()
    expect(kragen.tip(page)).to_contain_text("this turn, with the best of the tutor’s moves")


def test_without_the_tutor_no_chance_is_asked_for(page: Page) -> None:
    kragen.open_court(page, data=None)
    kragen.first_roll(page)
    expect(page.locator("[data-court] .sure").first).to_be_visible()
    expect(page.locator("[data-chance]")).to_have_count(0)


# --- a large court

NINE = ("farmer", "maid", "philosopher", "laborer", "guard", "hunter", "merchant", "astronomer", "general")
# Dice and characters that touch each other, or run off the edge.
CROWDED = """() => {
  const pieces = document.querySelectorAll(".own .place > .die, .own .characters .card");
  const all = [...pieces].map((node) => [node, node.getBoundingClientRect()]);
  const name = (node) => node.getAttribute("aria-label");
  const out = all.filter(([, box]) => box.left < 0 || box.right > innerWidth || box.width < 24);
  const meet = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]) > 4;
  const over = all.flatMap(([one, a], place) => all.slice(place + 1).filter(
    ([, b]) => meet(a, b, "left", "right") && meet(a, b, "top", "bottom")
  ).map(([other]) => `${name(one)} lies over ${name(other)}`));
  return [...out.map(([node]) => `${name(node)} runs off`), ...over];
}"""
# Where so much has room; on tablets and small laptops nine characters still lie below eight dice.
ROOMY = ("desk", "phone", "short", "side", "zoomed", "wide")
# What the prompt says and cannot hold.
HELD = """() => {
  const cloth = document.querySelector("[data-prompt] .cloth");
  const over = cloth.scrollHeight - cloth.clientHeight;
  return over > 2 ? [`${over} px more than the prompt holds: ${cloth.innerText}`] : [];
}"""


def test_nine_characters_and_eight_dice_have_their_places(people: Opener) -> None:
    page = people(has_touch=True)
    kragen.open_court(page, *NINE)
    for character in ("laborer", "guard"):
        kragen.own(page, character).click()
        kragen.ok(page).click()
        expect(kragen.own(page, character)).to_have_class(re.compile("spent"))
    kragen.first_roll(page)
    expect(kragen.active(page)).to_have_count(8)
    expect(page.locator(".own .characters .card")).to_have_count(9)
    page.wait_for_function(f"() => !({CROWDED})().length")
    found = faults(page, CROWDED, HELD, PLACED, MISSED, BROKEN, sizes=ROOMY)
    assert not found, found
    page.locator(".own .characters .is-legal").first.dispatch_event("click")  # the prompt holds a use as well
    page.locator(f"{kragen.ACTIVE}.is-legal").first.dispatch_event("click")
    for size in ("desk", "phone", "short"):  # on its side a phone scrolls a prompt that says so much
        assert not at_size(page, size).evaluate(HELD), size
