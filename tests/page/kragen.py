"""A table of Um Krone und Kragen that is quick to play: a court that any dice win over, and deeds done by clicks."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.page.tables import sit

GAME = "um_krone_und_kragen"
ACTIVE = '[data-ui="UK-UI15"] button.die'
ASIDE = '[data-ui="UK-UI9"] span.die'
GREEN = "rgb(28, 107, 74)"


def easy_court(easy_king: bool = False, numbers: dict[str, int] | None = None, **copies: int) -> dict[str, Any]:
    """The shipped court, but one die wins over everybody; the king if wished. Three copies of each, or as named."""
    data: dict[str, Any] = json.loads((files(f"regalia.games.{GAME}") / "data.json").read_text(encoding="utf-8"))
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
    sit(page, GAME, 2, **{"data": easy_court(), "options": {}, **wish})
    for character in characters:
        take(page, character)
    asked(page)


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
    return [int(str(name).split()[-1]) for name in dice.evaluate_all("all => all.map(die => die.ariaLabel)")]


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
