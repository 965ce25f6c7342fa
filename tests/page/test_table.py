"""What happens at a table between people: two browsers, a lost line, undo, refusals, languages, keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.kragen import ASIDE, active, first_roll, ok
from tests.page.tables import GAMES, SHOWN, Wire, answer, open_answer, post, said_by, set_table, sit, until_asked

UK = "um_krone_und_kragen"
NINETY_NINE, SET_ASIDE_SIX = 99_999, 6  # no answer at all, and one that comes too early


def test_two_browsers_at_one_table(people: Opener) -> None:
    ann, bob = people(), people(locale="de-DE")
    table = set_table(ann, UK, 2, bots=0)
    ann.goto(f"/t/{table}")
    expect(ann.get_by_role("button", name="Start the game")).to_have_attribute("aria-disabled", "true")
    bob.goto(f"/t/{table}")
    bob.get_by_label("Wie dürfen wir dich nennen?").fill("Bob")
    bob.get_by_role("button", name="Hinsetzen").click()
    expect(ann.get_by_role("heading", name="Bob")).to_be_visible()
    bob.get_by_label("Etwas sagen").fill("Guten Abend")
    bob.get_by_role("button", name="Senden").click()
    expect(ann.locator(".chat")).to_contain_text("Guten Abend")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        page.wait_for_selector(".table")
    asked, other = (ann, bob) if ann.title().startswith("●") else (bob, ann)
    until_asked(asked)
    before = other.locator(".story li").count()
    answer(asked)
    expect(other.locator(".story li")).not_to_have_count(before)
    assert not other.title().startswith("●")


def test_a_seat_goes_on_at_another_device(people: Opener) -> None:
    desk, phone = people(), people(viewport={"width": 390, "height": 844})
    table = set_table(desk, UK, 2, bots=1)
    desk.add_init_script(f"localStorage.setItem('regalia-seat-{table}', 'of an older page')")
    desk.goto(f"/t/{table}")
    desk.get_by_role("button", name="the link to your seat").click()
    expect(desk.get_by_role("link", name="the link to your seat")).to_be_visible()
    kept = desk.evaluate("JSON.stringify(localStorage) + document.cookie")
    assert "seat" not in kept and not re.search(r"[\w-]{43}", kept)
    phone.goto(desk.get_by_role("link", name="the link to your seat").get_attribute("href") or "")
    expect(phone.get_by_role("heading", name="Ann")).to_be_visible()
    expect(phone).to_have_url(re.compile(r"/t/[\w-]+$"))  # the token does not stay in the address


def test_a_step_can_be_taken_back(page: Page) -> None:
    sit(page, UK, 2)
    first_roll(page)
    before = said_by(page)
    active(page).first.click()
    ok(page).click()
    expect(page.locator(ASIDE)).to_have_count(1)
    assert said_by(page) != before
    page.locator("[aria-keyshortcuts=U]").click()
    expect(page.locator(ASIDE)).to_have_count(0)
    expect(page.locator("[data-prompt] .what")).to_have_text(before, use_inner_text=True)


def test_a_greyed_answer_says_why_and_opens_its_rule(page: Page) -> None:
    sit(page, "for_a_crown")
    answer(page)  # a family; then mercenaries are recruited, and some columns are closed
    until_asked(page)
    page.locator(".is-greyed:visible").first.hover()
    link = page.locator("[role=tooltip] .rule-link")
    expect(link).to_be_visible()
    link.dispatch_event("click")
    drawer = page.locator("dialog[open]")
    expect(drawer.locator(".asked, .asked-ruling").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 360])
def test_a_greyed_button_opens_its_rule(people: Opener, width: int) -> None:
    page = people(viewport={"width": width, "height": 800})
    sit(page, UK, 2)
    first_roll(page)
    roll = page.locator("[data-roll] .btn")
    expect(roll).to_have_attribute("aria-disabled", "true")
    roll.click(force=True)  # a phone has room for one reason: that of the button that was touched
    page.locator("[data-roll] .rule-link").click()
    expect(page.locator("dialog[open] .asked, dialog[open] .asked-ruling").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_greyed_button_names_its_rule(page: Page, game: str) -> None:
    sit(page, game)
    for turn in range(6):
        until_asked(page)
        for greyed in page.locator("[data-prompt] .act.off").all():
            assert greyed.locator(".rule-link").count(), greyed.inner_text()
        answer(page, turn)


def test_the_story_draws_dice_and_reads_them_as_numbers(page: Page) -> None:
    sit(page, UK, 2)
    first_roll(page)
    thrown = page.locator(".story .line:has(.dice)").last
    drawn = thrown.locator(".mini").count()
    assert drawn == active(page).count()
    assert re.fullmatch(r"You roll [1-6]( [1-6])*\.", re.sub(r"\s+", " ", thrown.text_content() or "").strip())


def test_a_table_is_found_by_its_code(people: Opener) -> None:
    ann, bob = people(), people()
    table = set_table(ann, UK, 2, bots=0)
    ann.goto(f"/t/{table}")
    code = ann.locator(".invite h3").inner_text()
    assert re.fullmatch(r"[a-z]{4}-[a-z]{4}-[a-z]{4}", code.lower())
    for typed in (code, code.replace("-", "")):
        bob.goto("/")
        bob.get_by_role("textbox", name="Join by code").fill(typed)
        bob.get_by_role("button", name="Join", exact=True).click()
        bob.wait_for_url(f"**/t/{table}")


def test_a_refusal_is_shown_with_its_rule(page: Page) -> None:
    wire = Wire(page)
    sit(page, UK)
    until_asked(page)
    wire.actions = [NINETY_NINE]
    open_answer(page).click()
    expect(page.locator("[data-prompt] [role=alert]")).to_contain_text("not possible here")
    wire.actions = [SET_ASIDE_SIX]
    open_answer(page).click()
    alert = page.locator("[data-prompt] [role=alert]")
    expect(alert.locator(".rule-link")).to_be_visible()
    alert.locator(".rule-link").click()
    expect(page.locator("dialog[open] .asked").first).to_be_visible()


def test_the_language_changes_in_mid_game(page: Page) -> None:
    sit(page, UK)
    until_asked(page)
    english = said_by(page)
    page.get_by_role("button", name="de", exact=True).click()
    expect(page.locator("h1")).to_have_text("Um Krone und Kragen")
    german = said_by(page)
    page.get_by_role("button", name="fr", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert len({english, german, said_by(page)}) == 3
    page.reload()
    page.wait_for_selector("[data-prompt]")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_turn_with_the_keyboard_alone(page: Page) -> None:
    sit(page, "for_a_crown")
    until_asked(page)
    for _ in range(3):
        before = page.locator(".story li").count()
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(
                "document.activeElement.matches('.is-legal, [data-prompt] .acts .btn:not([aria-disabled])')"
            ):
                break
        else:
            raise AssertionError("the keyboard does not reach an answer")
        assert (
            page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            or page.locator(":focus-visible").count()
        )
        shown = page.evaluate(SHOWN)
        page.keyboard.press("Enter")
        page.wait_for_function(f"(shown) => ({SHOWN})() !== shown", arg=shown)
        until_asked(page)
        if page.locator(".story li").count() > before:
            return
    assert page.locator(".story li").count() > 0


def test_keys_open_what_they_name(page: Page) -> None:
    sit(page, UK)
    until_asked(page)
    for key, title in (("r", "Rules"), ("o", "Options"), ("g", "Luck"), ("?", "Keys")):
        page.locator("body").press(key)
        expect(page.locator("dialog[open] h2").first).to_have_text(title)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_watcher_sees_the_table_and_no_hand(people: Opener) -> None:
    ann, eve = people(), people()
    table = sit(ann, "krone_und_schwert")
    eve.goto(f"/t/{table}")
    eve.wait_for_selector(".table")
    assert eve.locator("[data-prompt] .acts .btn").count() == 0
    expect(eve.locator(".players")).to_contain_text("Ann")
    assert eve.locator(".is-legal").count() == 0


def test_your_move_is_told_in_the_title_and_the_favicon(page: Page) -> None:
    sit(page, UK)
    until_asked(page)
    assert page.title().startswith("● Your move")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")


def test_a_bot_keeps_the_seat_of_who_leaves(people: Opener) -> None:
    ann, bob = people(), people()
    table = set_table(ann, UK, 2, bots=0)
    bob.goto(f"/t/{table}")
    bob.get_by_label("What shall we call you?").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Start the game").click()
    ann.wait_for_selector(".table")
    bob.wait_for_selector(".table")
    post(bob, f"/api/tables/{table}/leave", {})
    expect(ann.locator(".players")).to_contain_text("a bot is playing for Bob")


@pytest.mark.parametrize("game", ["krone_und_schwert", "royaume_des_5_couronnes"])
def test_a_board_can_be_looked_at_closely(people: Opener, game: str) -> None:
    page = people(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit(page, game)
    until_asked(page)
    space = page.locator("main.board [data-piece^='space:']").first
    before = space.bounding_box()
    page.get_by_role("button", name="Zoom in").press("Enter")
    page.get_by_role("button", name="Zoom in").press("Enter")
    after = space.bounding_box()
    assert before and after and after["width"] >= max(40, 1.5 * before["width"])
    page.get_by_role("button", name="Show everything").press("Enter")
    assert space.bounding_box() == pytest.approx(before, abs=1)
    pinch(page)
    wider = space.bounding_box()
    assert wider and wider["width"] > 1.5 * before["width"]


def pinch(page: Page) -> None:
    """Two fingers on the board move apart."""
    box = page.locator("main.board .pane").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    for kind, far in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60)):
        points = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_broad_finger_meets_the_nearest_space(people: Opener) -> None:
    page = people(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit(page, "krone_und_schwert")
    until_asked(page)
    legal = page.locator("main.board .space.is-legal")
    box, before = legal.first.bounding_box(), legal.count()
    assert box
    page.touchscreen.tap(box["x"] - 4, box["y"] + box["height"] / 2)
    page.locator("[data-sure] .btn").click()
    expect(legal).not_to_have_count(before)
