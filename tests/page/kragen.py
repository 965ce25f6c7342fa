"""A table of Um Krone und Kragen that is quick to play: a court that any dice win over, and deeds done by clicks."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator, Page, expect

from regalia.client.player import Player
from regalia.core.registry import game
from tests.page.conftest import Opener
from tests.page.lines import answer, over_the_line
from tests.page.tables import open_table, post, set_table, take_seat

GAME = "um_krone_und_kragen"
ACTIVE = '[data-ui="UK-UI15"] button.die'
ASIDE = '[data-ui="UK-UI9"] span.die'
GREEN = "rgb(28, 107, 74)"


def shipped_court() -> dict[str, Any]:
    """The court as it comes with the game."""
    data: dict[str, Any] = json.loads((files(f"regalia.games.{GAME}") / "data.json").read_text(encoding="utf-8"))
    return data


def court_with_a_near_king(equal: int = 2) -> dict[str, Any]:
    """The shipped court, but a pair wins over the king, or so many equal dice: a whole game is short."""
    data = shipped_court()
    king = next(each for each in data["characters"] if each["id"] == "king")
    king["condition"] = {"kind": "equal", "number": equal}
    return data


def easy_court(easy_king: bool = False, numbers: dict[str, int] | None = None, **copies: int) -> dict[str, Any]:
    """The shipped court, but one die wins over everybody; the king if wished. Three copies of each, or as named."""
    data = shipped_court()
    for character in data["characters"]:
        name = character["id"]
        if character["condition"]["kind"] not in ("free", "with_king") and (name != "king" or easy_king):
            character["condition"] = {"kind": "equal", "number": 1}
        if name not in ("king", "queen"):
            character["copies"] = [copies.get(name, 3)] * 4
        if numbers and name in numbers:
            character["ability"]["number"] = numbers[name]
    return data


def open_court(page: Page, *characters: str, **wish: Any) -> None:
    """A table against one bot, at the beginning of a turn; these characters have been won already."""
    seat = take_seat(page, GAME, 2, **{"data": easy_court(), "options": {}, **wish})
    if characters:
        over_the_line(page, seat, lambda player: win(player, list(characters)))
    open_table(page, seat["table"])
    asked(page)


async def win(player: Player, characters: list[str]) -> None:
    """Turns that end with these characters; then one is asked for the next."""
    while characters:
        await player.until(lambda each: each.choices)
        assert player.update and player.update.prompt
        pieces = {game(GAME).act_from(choice.act).piece(): choice.action for choice in player.update.prompt.choices}
        dice = [piece for piece in pieces if piece.startswith("die:")]
        claim = f"court:{characters[0]}"
        if claim in pieces:
            characters.pop(0)
        await answer(player, pieces[claim if claim in pieces else dice[0] if dice else ""])
    await player.until(lambda each: each.choices)


def asked(page: Page) -> None:
    """Wait for one's own turn."""
    page.wait_for_selector("[data-ok] .btn")


def ok(page: Page) -> Locator:
    """The button OK."""
    return page.locator("[data-ok] .btn")


def active(page: Page) -> Locator:
    """The active dice."""
    return page.locator(ACTIVE)


def faces(dice: Locator) -> list[int]:
    """What dice show."""
    return [int(re.findall(r"\d+", str(name))[0]) for name in dice.evaluate_all("all => all.map(die => die.ariaLabel)")]


def first_roll(page: Page) -> None:
    """OK makes it."""
    asked(page)
    ok(page).click()
    page.wait_for_selector(f"{ACTIVE}.is-legal")


def own(page: Page, character: str) -> Locator:
    """A character of one's own in the player's entry."""
    return page.locator(f'.players [data-piece="character:{character}"]')


def court(page: Page, character: str) -> Locator:
    """A card of the court."""
    return page.locator(f'[data-court="{character}"]')


def tip(page: Page) -> Locator:
    """The window that tells more."""
    return page.locator("[role=tooltip]")


def all_aside(page: Page) -> None:
    """Set every active die aside, and finish."""
    for die in active(page).all():
        if die.get_attribute("aria-pressed") != "true":
            die.click()
    ok(page).click()
    finish(page)


def finish(page: Page) -> None:
    """Where a die could still be added, say that no more will come."""
    page.wait_for_selector('[data-pass], [data-ui="UK-UI15"] .slot, [data-prompt]:not(:has([data-ok]))')
    if page.locator('[data-ui="UK-UI15"] .slot').count() and page.locator("[data-ok]").count():
        ok(page).click()
        agree(page)


def agree(page: Page) -> None:
    """What is asked once more is meant."""
    sure = page.locator("[data-sure] .btn")
    if sure.count():
        sure.click()


def take_nothing(page: Page) -> None:
    """The turn ends with nobody; who could have taken somebody is asked once more."""
    page.locator("[data-pass] .btn").click()
    agree(page)


def to_claim(page: Page) -> None:
    """Roll once and set everything aside."""
    first_roll(page)
    all_aside(page)
    page.wait_for_selector("[data-pass]")


def take(page: Page, character: str) -> None:
    """A turn that ends with this character."""
    to_claim(page)
    court(page, character).click()
    ok(page).click()
    expect(own(page, character)).to_have_count(1)


def two_people(people: Opener, data: dict[str, Any]) -> tuple[Page, Page]:
    """Ann and Bert at a table with this court."""
    ann, bert = people(), people()
    table = set_table(ann, GAME, 2, bots=0, data=data, options={})
    post(bert, f"/api/tables/{table}/join", {"name": "Bert"})
    post(ann, f"/api/tables/{table}/start", {})
    for page in (ann, bert):
        open_table(page, table)
    return ann, bert


def turn_of(ann: Page, bert: Page) -> Page:
    """Whoever is asked."""
    for _ in range(400):
        for page in (ann, bert):
            if page.locator("[data-ok]").count():
                return page
        ann.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def throw_well(page: Page) -> None:
    """A turn that gathers equal dice."""
    first_roll(page)
    while page.locator(ACTIVE).count():
        lying = faces(active(page))
        wanted = Counter([*lying, *faces(page.locator(ASIDE))]).most_common(1)[0][0]
        kept = [place for place, face in enumerate(lying) if face == wanted] or [0]
        for place in kept:
            active(page).nth(place).click()
        ok(page).click()
        if len(kept) == len(lying):
            finish(page)
            return
        expect(active(page)).to_have_count(len(lying) - len(kept))
        page.locator("[data-roll] .btn").click()
        page.wait_for_function("() => !document.querySelector('[data-roll] .btn:not([aria-disabled])')")


def height(page: Page, character: str) -> float:
    """How tall a card lies there."""
    box = court(page, character).bounding_box()
    assert box
    return box["height"]


def point_at_row(page: Page, roman: str, part: float) -> None:
    """Move the pointer into a row: 0 is its left end, 1 its right."""
    box = page.locator(f'[data-row="{roman}"]').bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)


def speak(page: Page, text: str) -> None:
    """Say something in the chat."""
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()
