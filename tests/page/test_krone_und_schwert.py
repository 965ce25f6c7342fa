"""A revolt at a live table: a letter is sealed, then all are opened and counted."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from regalia.client.player import Player
from tests.page.lines import answer, over_the_line
from tests.page.tables import SHORTER, open_table, take_seat

SCENE = "main.board .scene .acts"


async def until_a_revolt(player: Player) -> None:
    """Answers as they come, until somebody leads a revolt or the game is over."""
    luck = Random(1)
    while True:
        await player.until(lambda each: each.choices or each.is_over)
        if player.is_over or player.view["asks"] == "revolt":
            return
        await answer(player, luck.choice(player.choices))


def sit_in_a_revolt(page: Page) -> None:
    """Open a table at which one's own letter is awaited."""
    options = {**SHORTER["krone_und_schwert"], "leader_requirement": "none"}
    while not page.locator("main.board .letters .mine").count():
        seat = take_seat(page, "krone_und_schwert", 2, options=options)
        over_the_line(page, seat, until_a_revolt)
        open_table(page, seat["table"])


def test_a_revolt_is_told_to_its_end(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    sit_in_a_revolt(page)
    page.get_by_role("button", name="Seal").click()
    expect(page.locator("main.board .steps")).to_be_visible()
    page.get_by_role("button", name="Back to the map").click(trial=True)  # it goes on by itself
    expect(page.locator("main.board .ledgers, main.board .steps .stay")).to_have_count(1)
    page.get_by_role("button", name="Back to the map").click()
    expect(page.locator(SCENE)).to_have_count(0)
    expect(page.get_by_role("button", name="See the last revolt")).to_be_visible()
