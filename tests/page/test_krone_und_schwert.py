"""Fights at a live table: an attack that is begun and called off, and a revolt from the letter to the count."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from regalia.client.player import Player
from regalia.core.registry import game
from tests.page.conftest import Opener
from tests.page.lines import answer, over_the_line
from tests.page.tables import SHORTER, open_table, take_seat, until_asked

SCHWERT = "krone_und_schwert"
SCENE = "main.board .scene .acts"
LETTER = "main.board .letters .mine"  # that waits for one's own vote


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
    options = {**SHORTER[SCHWERT], "leader_requirement": "none"}
    while not page.locator(LETTER).count():
        seat = take_seat(page, SCHWERT, 2, options=options)
        over_the_line(page, seat, until_a_revolt)
        open_table(page, seat["table"])


def sees_the_map_again(page: Page) -> bool:
    """Seal, see a revolt to its end and go back to the map; not where the next revolt or the end follows at once."""
    page.get_by_role("button", name="Seal").click()
    expect(page.locator("main.board .steps")).to_be_visible()
    page.get_by_role("button", name="Back to the map").click(trial=True)  # it goes on by itself
    expect(page.locator("main.board .ledgers, main.board .steps .stay")).to_have_count(1)
    page.get_by_role("button", name="Back to the map").click()
    last = page.get_by_role("button", name="See the last revolt")
    expect(last.or_(page.locator(f"{LETTER}, [data-screen=end]")).locator("visible=true")).not_to_have_count(0)
    return last.is_visible()


def test_a_revolt_is_told_to_its_end(people: Opener) -> None:
    page = people(reading=0.2, reduced_motion="no-preference")
    sit_in_a_revolt(page)
    while not sees_the_map_again(page):
        sit_in_a_revolt(page)
    expect(page.locator(SCENE)).to_have_count(0)


def acts(player: Player) -> dict[str, int]:
    """What may be answered, one of each kind."""
    assert player.update and player.update.prompt
    offers = player.update.prompt.choices
    return {str(game(SCHWERT).act_from(each.act).__struct_config__.tag): each.action for each in offers}


async def until_an_attack_after_a_draw(player: Player) -> None:
    """Answers as they come, until one may attack in a turn in which a card was just drawn, or the game is over."""
    luck = Random(1)
    has_drawn = False
    while True:
        await player.until(lambda each: each.choices or each.is_over)
        if player.is_over or (has_drawn and "attack" in acts(player)):
            return
        has_drawn = {"attack", "draw"} <= acts(player).keys() and player.view["ap"] > 1
        await answer(player, acts(player)["draw"] if has_drawn else luck.choice(player.choices))


def test_an_attack_begun_after_a_draw_can_be_called_off(page: Page) -> None:
    attack = page.locator("[data-use=attack] .btn:not([aria-disabled])")
    while not attack.count():  # a game may end before two lands touch
        seat = take_seat(page, SCHWERT, 2)
        over_the_line(page, seat, until_an_attack_after_a_draw)
        open_table(page, seat["table"])
        until_asked(page)
    spent = page.locator(".aps .gone").count()
    target = page.locator(".space.is-legal")
    attack.hover()
    expect(target.first).to_be_visible()
    has_choice = target.count() > 1
    attack.click()
    if has_choice:
        target.first.dispatch_event("click")
    expect(page.locator("[data-prompt] .hint")).to_contain_text("Strength")
    page.get_by_role("button", name="Cancel").click()
    expect(attack).to_be_visible()
    expect(page.locator(".refused")).to_have_count(0)
    expect(page.locator(".aps .gone")).to_have_count(spent)
