"""The court tutor: he comes to the first game, points at pieces, explains and shows, and goes when he is told to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import post, set_table, sit, until_asked

FC, UK = "for_a_crown", "um_krone_und_kragen"
KS, RC = "krone_und_schwert", "royaume_des_5_couronnes"
TUTOR = "[data-tutor]"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MOVING = ("first-move", "wizard", "held")  # lessons of Le Royaume for whoever may move
NEAR = 14  # pixels from a piece to the middle of its mark
# The distance from the first mark of a sign to the nearest element of a piece; -1 where there is none.
DISTANCE = """([sign, piece]) => {
  const disc = document.querySelector(`[data-mark="${sign}"]`)?.getBoundingClientRect();
  const named = document.querySelectorAll(`[data-piece="${piece}"], [data-taught="${piece}"]`);
  const found = [...named].map((node) => node.getBoundingClientRect());
  if (!disc || !found.length) return -1;
  const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
  const off = (at, low, high) => Math.max(low - at, 0, at - high);
  return Math.min(...found.map((box) => Math.hypot(off(x, box.left, box.right), off(y, box.top, box.bottom))));
}"""


def tag(page: Page) -> str:
    """Which lesson is told; empty while the tutor is silent."""
    return page.locator(TUTOR).get_attribute("data-tutor") or ""


def lies_on(page: Page, sign: str, piece: str) -> bool:
    """Does a mark sit at a piece?"""
    page.wait_for_selector(f'[data-mark="{sign}"]')
    return 0 <= float(page.evaluate(DISTANCE, [sign, piece])) <= NEAR


def pieces(page: Page, kind: str) -> list[str]:
    """All pieces of a kind that lie there."""
    found = page.locator(f"[data-piece^='{kind}']").evaluate_all("(all) => all.map((node) => node.dataset.piece)")
    return [str(each) for each in found]


def button(page: Page, name: str) -> Any:
    """A button of the tutor's."""
    return page.locator(TUTOR).get_by_role("button", name=name)


def test_a_lesson_points_at_pieces_and_is_not_told_twice(people: Opener) -> None:
    page = people(learner=True)
    sit(page, FC)
    until_asked(page)
    assert tag(page) == "welcome"
    expect(page.locator(TUTOR)).to_contain_text("the family with the most rubies wins")
    expect(page.locator(f"{TUTOR} .sentence .mark")).to_have_text("*")  # in the sentence as on the piece
    assert any(lies_on(page, "*", family) for family in pieces(page, "family:")), "no family is marked"
    page.locator("[data-piece^='family:'].is-legal").first.click()
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "first-recruit")
    assert lies_on(page, "†", "pile")
    page.reload()
    until_asked(page)
    assert tag(page) == "first-recruit", "what was told and followed is told again, or what was not is forgotten"


def test_he_explains_shows_a_move_and_plays_nothing(people: Opener) -> None:
    page = people(learner=True)
    sit(page, UK)
    until_asked(page)
    page.get_by_role("button", name="OK: roll 3").click()
    expect(page.locator(TUTOR)).not_to_have_attribute("data-tutor", re.compile("^(welcome)?$"))  # the dice have fallen
    expect(page.locator(".is-legal[data-piece^='die:']")).to_have_count(3)  # and all is told
    before = page.locator(".story li").count()
    button(page, "Why?").click()
    expect(page.locator(".margin [data-why] .way")).not_to_have_count(0)
    assert page.locator("[data-why] .way").count() <= 3
    expect(page.locator("[data-why]")).to_contain_text("sure")  # the Fool comes for any dice
    button(page, "Show me a move").click()
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "move")
    page.wait_for_selector("[data-mark='*']")
    assert any(lies_on(page, "*", die) for die in pieces(page, "die:")), "the move is not shown on a die"
    assert page.locator(".story li").count() == before and not page.locator(".is-picked").count()


def test_he_goes_when_told_and_comes_when_called(people: Opener) -> None:
    page = people(learner=True)
    table = sit(page, FC)
    until_asked(page)
    page.locator(TUTOR).get_by_role("button", name="No more hints").click()
    button(page, "Hide this hint").click()
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "")
    page.locator(TUTOR).get_by_role("button", name="No more hints").click()
    button(page, "Hide all hints").click()
    expect(page.locator(TUTOR)).to_have_count(0)
    page.goto(f"/t/{table}")
    until_asked(page)
    expect(page.locator(TUTOR)).to_have_count(0)  # it is remembered
    page.get_by_role("button", name="Tutor").click()
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "welcome")  # who calls him hears all again


def test_who_has_played_before_is_left_alone_and_costs_no_thought(people: Opener) -> None:
    page = people()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    sit(page, FC)
    until_asked(page)
    while not any("whynot" in frame for frame in sent):  # what is asked at every question
        page.wait_for_timeout(50)
    assert not page.locator(TUTOR).count() and not any("advise" in frame for frame in sent)


def test_where_no_advice_is_given_he_teaches_all_the_same(people: Opener) -> None:
    page = people(learner=True)
    sit(page, FC, advice="never")
    until_asked(page)
    assert tag(page) == "welcome"
    assert not button(page, "Show me a move").count() and not button(page, "Why?").count()


def test_on_a_phone_he_stands_above_the_prompt_and_every_game_has_its_symbols(people: Opener) -> None:
    page = people(learner=True, **PHONE)
    for game in (FC, UK, KS, RC):
        page.goto(f"/t/{set_table(page, game)}")
        until_asked(page)
        line, prompt = page.locator(TUTOR).bounding_box(), page.locator("[data-prompt]").bounding_box()
        assert line and prompt and line["y"] + line["height"] <= prompt["y"] + 1, "he covers what one decides with"
        button(page, "Symbols").click()
        expect(page.locator("dialog .legend li").nth(5)).to_be_attached()
        page.keyboard.press("Escape")


def first_asked(page: Page, *options: tuple[str, Any], game: str, seats: int = 2) -> None:
    """A learner sits down to a game and is asked for the first time."""
    sit(page, game, seats, options=dict(options))
    until_asked(page)


def place_marker(page: Page) -> None:
    """On the first space that is open; it is asked once more."""
    page.locator("[data-piece^='space:'].is-legal").first.click()
    page.locator("[data-sure] .btn").click()


def test_krone_und_schwert_is_taught_from_the_first_marker_on(people: Opener) -> None:
    page = people(learner=True)
    first_asked(page, ("assembly", "preset"), game=KS)
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "welcome")
    expect(page.locator(f"{TUTOR} .sentence .mark")).to_have_text(["*", "†", "‡"])  # mountain, meadow, forest
    assert all(any(lies_on(page, sign, space) for space in pieces(page, "space:")) for sign in "*†‡")
    place_marker(page)
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "second-marker")
    place_marker(page)
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", re.compile("first-castle|points"))
    if tag(page) == "first-castle":
        assert lies_on(page, "*", "card:build_castle")
    else:
        assert lies_on(page, "*", "points")
    page.locator(TUTOR).get_by_role("button", name="Show me a move").click()
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "move")
    page.wait_for_selector("[data-mark='*']")
    button(page, "Why?").click()
    expect(page.locator(".margin [data-why] .way").first).to_be_visible()
    expect(page.locator("[data-why] h3 .mark").nth(1)).to_have_text("†")  # each way has its own mark


def rolled(people: Opener) -> Page:
    """A learner of Le Royaume who was welcomed and has rolled; whoever lost his turn by it tries anew."""
    while True:
        page = people(learner=True)
        first_asked(page, ("gm_seat", 1), ("witch", "auto"), game=RC)
        expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "welcome")
        assert lies_on(page, "*", "lair") and lies_on(page, "†", "order")
        page.locator("[data-roll] .btn").click()
        expect(page.locator(TUTOR)).not_to_have_attribute("data-tutor", re.compile("^(welcome)?$"))
        if tag(page) in MOVING:
            return page


def test_le_royaume_is_taught_from_the_first_roll_on(people: Opener) -> None:
    page = rolled(people)
    button(page, "Show me a move").click()
    expect(page.locator(TUTOR)).to_have_attribute("data-tutor", "move")
    assert any(lies_on(page, "†", knight) for knight in pieces(page, "knight:")), "the move is not shown on a knight"
    assert any(lies_on(page, "*", f"slot:{face}") for face in range(-1, 7)), "the die comes first"


def test_he_teaches_to_call_the_witch_while_others_move(people: Opener) -> None:
    ann, bob = people(learner=True), people()
    table = set_table(ann, RC, 2, bots=0, options={"gm_seat": 2})
    post(bob, f"/api/tables/{table}/join", {"name": "Bob"})
    post(ann, f"/api/tables/{table}/start", {})
    ann.goto(f"/t/{table}")
    bob.goto(f"/t/{table}")
    bob.locator("[data-roll] .btn").click()
    expect(ann.locator(TUTOR)).to_have_attribute("data-tutor", "call")
    assert lies_on(ann, "*", "call")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize("game", [KS, RC])
def test_he_covers_neither_board_nor_prompt(people: Opener, game: str, size: tuple[int, int]) -> None:
    page = people(learner=True, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1000)
    first_asked(page, ("gm_seat", 1) if game == RC else ("assembly", "preset"), game=game)
    page.wait_for_selector(f"{TUTOR} .sentence")
    tutor = page.locator(TUTOR).bounding_box()
    for part in ("main.board", "[data-prompt]"):
        other = page.locator(part).bounding_box()
        assert tutor and other and not overlap(tutor, other), f"he stands over {part}"


def overlap(one: Any, other: Any) -> bool:
    """Do two boxes cover each other by more than a hair?"""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(wide > 1 and high > 1)
