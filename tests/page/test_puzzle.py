"""A puzzle: found at home, answered on its board or with its buttons, then explained."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from regalia.puzzles import Posed, pose, puzzles_of
from tests.page.conftest import Opener

FC = "for_a_crown"
SOLUTION = "[data-solution]"


def posed(game: str, *words: str) -> Posed:
    """A puzzle of a game whose best answer begins with one of these words."""
    return pose(next(each for each in puzzles_of(game) if each.answers[0].answer.split()[0] in words))


def opened(page: Page, puzzle: Posed) -> None:
    """Look at a puzzle."""
    page.goto(f"/puzzle/{puzzle.puzzle.id}")
    page.wait_for_selector("[data-puzzle=open]")


def answer(page: Page, puzzle: Posed, action: int) -> None:
    """Press the button of an answer."""
    label = next(choice.label for choice in puzzle.prompt.choices if choice.action == action)
    page.locator("[data-prompt]").get_by_role("button", name=puzzle.table.say(label)).click()


def test_a_puzzle_is_answered_wrongly_then_rightly_and_explained(people: Opener) -> None:
    page, puzzle = people(), posed(FC, "pay", "bribe", "decline")
    opened(page, puzzle)
    answer(page, puzzle, puzzle.ranked()[1][0])
    expect(page.locator(SOLUTION)).to_have_attribute("data-solution", "wrong")
    expect(page.locator("[data-choices] li")).to_have_count(len(puzzle.ranked()))
    page.locator("[data-again] button").click()
    expect(page.locator(SOLUTION)).to_have_count(0)
    answer(page, puzzle, puzzle.best)
    expect(page.locator(SOLUTION)).to_have_attribute("data-solution", "right")
    page.locator("[data-next] button").click()
    page.wait_for_selector("[data-puzzle=open]")
    assert puzzle.puzzle.id not in page.url


def test_home_leads_to_the_puzzle_of_the_day_and_so_does_its_short_address(people: Opener) -> None:
    page = people()
    page.goto("/")
    page.locator("[data-puzzle-of-the-day]").click()
    page.wait_for_selector("[data-puzzle=open]")
    there = page.url
    page.goto("/puzzle")
    page.wait_for_selector("[data-puzzle=open]")
    assert page.url == there
