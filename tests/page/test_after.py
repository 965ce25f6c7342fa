"""After the game: the count, the replay, the luck, once more; and a record taken in."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from regalia.core import record
from regalia.core.fairness import Seed
from regalia.core.registry import game as find_game
from regalia.core.table import new_table
from tests.page.conftest import Opener
from tests.page.lines import over_the_line, play_out
from tests.page.tables import GAMES, take_seat
from tools.page_build import WEB

PAGES = WEB / "src" / "games"
FC = "for_a_crown"
WATCHER = -1


def finished(page: Page, game: str = FC) -> str:
    """The end of a game that was played over the line; its table."""
    seat = take_seat(page, game)
    over_the_line(page, seat, play_out)
    page.goto(f"/t/{seat['table']}")
    page.wait_for_selector("[data-screen=end]")
    return str(seat["table"])


def test_the_end_the_replay_the_luck_and_the_record(people: Opener, tmp_path: Path) -> None:
    page = people()
    table = finished(page)
    expect(page.locator("tr.total th")).to_have_text("score points")
    expect(page.locator("tr.sum")).to_have_count(0)  # the first three lines are counted among the rubies
    check_luck(page)
    check_replay(page, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-screen=end]")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    kept = tmp_path / "record.json"
    download.value.save_as(kept)
    assert json.loads(kept.read_text())["game"] == FC
    check_import(people(), kept)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".table")
    assert table not in page.url


def check_luck(page: Page) -> None:
    """The browser itself computes every die and draw again."""
    expect(page.locator("[data-luck=right]").first).to_be_visible()
    expect(page.locator(".luck").first).to_contain_text("check out")


def check_replay(page: Page, table: str) -> None:
    """Timeline, steps, eyes, a link to a moment."""
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay main.board")
    page.get_by_role("button", name="One move forward").click()
    expect(page).to_have_url(f"{page.url.split('?')[0]}?move=1&eyes=0")
    page.keyboard.press("End")
    page.wait_for_function("() => !location.search.includes('move=1&')")
    last = page.url
    page.get_by_role("button", name="Aurelia", exact=True).click()
    page.wait_for_function("() => location.search.includes('eyes=1')")
    page.goto(last)
    page.wait_for_selector(".replay main.board")
    assert page.url == last
    page.locator(".story a").first.click()
    page.wait_for_function("(last) => location.href !== last && location.search.includes('move=')", arg=last)
    assert table in page.url


def check_import(page: Page, kept: Path) -> None:
    """A record from a file opens as a replay, for somebody who has never been here too."""
    page.goto("/")
    page.locator("input[type=file]").set_input_files(kept)
    page.wait_for_selector(".replay main.board")


def test_the_rules_can_be_read_and_searched(page: Page) -> None:
    page.goto("/rules/krone_und_schwert#build/KS-R46")
    expect(page.locator(".asked-ruling").first).to_be_visible()
    page.get_by_label("Find a word").fill("cathedral")
    expect(page.locator("main mark").first).to_be_visible()
    page.get_by_role("button", name="de", exact=True).click()
    page.get_by_label("Ein Wort suchen").fill("Papstbesuch")
    expect(page.locator("main section mark", has_text="Papstbesuch").first).to_be_attached()


def test_an_unknown_table_is_told_in_a_sentence(page: Page) -> None:
    page.goto("/t/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table does not exist.")).to_be_visible()
    page.goto("/replay/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table does not exist.")).to_be_visible()


def revolt(luck: Random) -> tuple[bytes, int]:
    """The record of a game with a revolt, and the move that opened its letters."""
    table = new_table(find_game("krone_und_schwert"), 2, Seed(luck.getrandbits(60)), {"assembly": "random"})
    opened = 0
    while not table.is_over:
        asks = table.view(WATCHER).asks
        seat = table.waiting()[0]
        assert table.play(seat, [luck.choice(table.state.legal(seat))]) is None
        if asks == "revolt" and table.view(WATCHER).asks != "revolt":
            opened = len(table.moves)
    return (record.write(record.record_of(table)), opened) if opened else revolt(luck)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_revolt_is_a_scene_or_a_line(page: Page, tmp_path: Path, motion: Literal["reduce", "no-preference"]) -> None:
    content, move = revolt(Random(5))
    (tmp_path / "revolt.json").write_bytes(content)
    page.emulate_media(reduced_motion=motion)
    check_import(page, tmp_path / "revolt.json")
    page.goto(f"{page.url.split('?')[0]}?move={move - 1}")
    page.wait_for_selector(".replay main.board .sealed, .replay main.board .scene")
    page.get_by_role("button", name="One move forward").click()
    scene, line = page.locator("main.board .steps, main.board .ledgers"), page.locator(".outcome[role=status]")
    expect(scene).to_have_count(0 if motion == "reduce" else 1)
    expect(line).to_have_count(1 if motion == "reduce" else 0)
    if motion == "reduce":
        line.get_by_role("button", name="See the last revolt").click()
        expect(scene).to_be_visible()


@pytest.mark.parametrize("game", [game for game in GAMES if (PAGES / game / "Example.svelte").exists()])
def test_the_rules_have_drawn_examples(page: Page, game: str) -> None:
    captions: list[str] = []
    page.goto(f"/rules/{game}")
    for language in ("en", "de", "fr"):
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        drawn = page.locator("figure[data-example]")
        expect(drawn.nth(3)).to_be_attached()
        captions += drawn.locator("figcaption").all_inner_texts()
        for figure in drawn.all():
            assert figure.locator("svg, .mini").count(), "an example without a drawing"
    assert len(captions) == len(set(captions)) >= 12
    assert not any("page-example" in caption for caption in captions)
