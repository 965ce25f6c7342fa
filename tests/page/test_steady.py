"""Whatever is asked: the board keeps its place and its size, and the prompt holds all it says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Opener
from tests.page.places import at_size, touch
from tests.page.tables import GAMES, sit, until_asked

ANSWERS = 5
# Why what is greyed is not possible comes a moment after the question, and takes a line.
TOLD_WHY = """() => [...document.querySelectorAll("[data-prompt] .act.off")]
    .every((act) => act.querySelector(".rule-link"))"""
SEEN = """() => {
  const { top, height, width } = document.querySelector("main.board").getBoundingClientRect();
  const cloth = document.querySelector("[data-prompt] .cloth");
  const over = cloth.scrollHeight - cloth.clientHeight;
  return { board: [top, width, height].map(Math.round), over: over > 2 ? `${over}: ${cloth.innerText}` : "" };
}"""


def seen(page: Page, size: str) -> dict[str, Any]:
    """The board and the prompt at a size of the screen."""
    found: dict[str, Any] = at_size(page, size).evaluate(SEEN)
    return found


@pytest.mark.parametrize("size", ["desk", "phone", "short"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size(people: Opener, game: str, size: str) -> None:
    page = people(locale="de-DE")
    sit(page, game, options={"assembly": "random"} if game == "krone_und_schwert" else {})
    boards: set[tuple[int, ...]] = set()
    for turn in range(ANSWERS):
        until_asked(page)
        page.wait_for_function(TOLD_WHY)
        now = seen(page, size)
        assert not now["over"], now["over"]
        boards.add(tuple(now["board"]))
        assert len(boards) == 1, (boards, page.locator("[data-prompt]").inner_text())
        touch(page, turn)
