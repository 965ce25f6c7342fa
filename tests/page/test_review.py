"""Every finished game is a lesson: the replay with its great moments, and the review with its turning points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.registry import game as find_game
from regalia.core.table import new_table
from tests.page.axe import violations
from tests.page.conftest import Opener, serving
from tests.page.tables import Server, set_table
from tools import page_build

KS, FC, RC = "krone_und_schwert", "for_a_crown", "royaume_des_5_couronnes"
SEED = 9  # of a short game in which both seats err


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots review in a hurry."""
    assert page_build.is_built(), "the page is older than its sources: run 'python3 run.py setup'"
    with serving(tmp_path_factory.mktemp("house"), REGALIA_TEST_HURRY="1") as found:
        yield found


@cache
def content(game: str) -> bytes:
    """The record of a game by chance."""
    rules, dice = find_game(game), Dice(SEED)
    table = new_table(rules, min(rules.players), Seed(SEED), {**rules.short})
    while not table.is_over:
        seat = table.state.seat_to_answer()
        assert table.play(seat, [dice.one_of(table.state.legal(seat))]) is None
    return record.write(record.record_of(table))


def taken_in(page: Page, game: str, folder: Path) -> str:
    """A finished game at the server: its table. It is shown as a replay."""
    file = folder / "record.json"
    file.write_bytes(content(game))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".replay main.board")
    return page.url.split("/replay/")[1].split("?")[0]


def reviewed(page: Page, table: str, query: str = "") -> None:
    """The review of a table, ready."""
    page.goto(f"/review/{table}{query}")
    page.wait_for_selector("[data-review=ready]", timeout=60_000)


def shown_move(page: Page) -> int:
    """The move that the address names."""
    found = re.search(r"move=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def test_the_review_leads_from_one_turning_point_to_the_next(people: Opener, tmp_path: Path) -> None:
    page = people()
    table = taken_in(page, KS, tmp_path)
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector("[data-review=ready]", timeout=60_000)
    turns = page.locator("[data-turns] button")
    number = turns.count()
    assert number > 1
    what = page.locator(".banderole .what")
    expect(what).to_have_text(f"Turning point 1 of {number}")
    first = shown_move(page)
    page.get_by_role("button", name="Next mistake").click()
    expect(what).to_have_text(f"Turning point 2 of {number}")
    page.wait_for_function("(move) => !location.search.endsWith(`move=${move}`)", arg=first)
    assert shown_move(page) > first
    page.keyboard.press("ArrowLeft")
    expect(what).to_have_text(f"Turning point 1 of {number}")
    turns.last.click()
    expect(what).to_have_text(f"Turning point {number} of {number}")
    expect(page.locator("[data-choices] .better")).to_have_count(1)
    expect(page.locator("[data-choices] .given")).to_have_count(1)
    expect(page.locator("[data-luck-and-play] > li")).to_have_count(2)
    expect(page.locator("[data-luck-and-play] .rest")).to_have_count(2)  # what is not told apart is shown, too
    last = page.url
    other = people()
    other.goto(last)
    expect(other.locator(".banderole .what")).to_have_text(f"Turning point {number} of {number}", timeout=60_000)
    assert table in last


def test_the_decisions_of_others_are_reviewed_too(page: Page, tmp_path: Path) -> None:
    table = taken_in(page, KS, tmp_path)
    reviewed(page, table, "?seat=1")
    page.wait_for_function("() => location.search.startsWith('?seat=1&move=')")
    page.get_by_role("group", name="Whose decisions").get_by_role("button").first.click()
    page.wait_for_function("() => location.search.startsWith('?seat=0&move=')")


@pytest.mark.parametrize(("game", "seats", "bars"), [(FC, 3, 0), (RC, 2, 2)])
def test_luck_and_rest_are_shown_where_they_can_be_told(
    page: Page, tmp_path: Path, game: str, seats: int, bars: int
) -> None:
    reviewed(page, taken_in(page, game, tmp_path))
    expect(page.locator("[data-luck-and-play] > li")).to_have_count(seats)
    expect(page.locator("[data-luck-and-play] .rest")).to_have_count(bars)
    expect(page.get_by_text("Luck is not told in this game")).to_have_count(0 if bars else 1)


def test_a_game_that_is_not_judged_says_so(page: Page, tmp_path: Path) -> None:
    table = taken_in(page, FC, tmp_path)
    refusal = {"why": {"type": "say", "key": "fault-not-reviewed", "args": {}}}
    page.route("**/api/tables/*/review", lambda route: route.fulfill(status=409, json=refusal))
    page.goto(f"/review/{table}")
    expect(page.get_by_role("heading", name="do not judge this game well enough")).to_be_visible()


def test_the_end_leads_to_the_review(page: Page, tmp_path: Path) -> None:
    table = taken_in(page, KS, tmp_path)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Review").click()
    page.wait_for_selector("[data-review]")
    assert f"/review/{table}" in page.url


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_axe_finds_nothing_in_a_review(people: Opener, tmp_path: Path, language: str) -> None:
    page = people(locale=language)
    reviewed(page, taken_in(page, KS, tmp_path))
    expect(page.locator("[data-turns] button").first).to_be_visible()
    found = violations(page) if language == "en" else []
    assert not found, "\n".join(found)
    assert "page-review" not in page.locator("body").inner_text(), "a message has no words"


def test_the_replay_walks_by_rounds_and_great_moments(page: Page, tmp_path: Path) -> None:
    taken_in(page, KS, tmp_path)
    page.wait_for_selector("[data-moment]")
    moments = [int(str(each.get_attribute("data-moment"))) for each in page.locator("[data-moment]").all()]
    assert moments == sorted(moments) and moments
    page.get_by_role("button", name="Next beat").click()
    page.wait_for_function("(move) => location.search.startsWith(`?move=${move}&`)", arg=moments[0])
    page.locator("[data-moment]").last.click()
    page.wait_for_function("(move) => location.search.startsWith(`?move=${move}&`)", arg=moments[-1])
    before = shown_move(page)
    page.get_by_role("button", name="One round back").click()
    page.wait_for_function("(move) => !location.search.startsWith(`?move=${move}&`)", arg=before)
    assert shown_move(page) < before
    page.keyboard.press("Home")
    page.wait_for_function("() => location.search.startsWith('?move=0&')")
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('move')) > 2")
    page.get_by_role("button", name="Pause").click()


def test_who_looks_back_from_a_table_finds_the_way_to_it(page: Page) -> None:
    table = set_table(page, KS, 2)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Back to the table").click()
    page.wait_for_function("(table) => location.pathname === `/t/${table}`", arg=table)


def test_what_if_bots_finish_it_or_one_plays_on(page: Page, tmp_path: Path) -> None:
    old = taken_in(page, KS, tmp_path)
    page.goto(f"/replay/{old}?move=60&eyes=0")
    page.get_by_role("button", name="Let bots finish it 100 times").click()
    page.wait_for_selector("[data-finished]")
    page.wait_for_function("() => Number(document.querySelector('[data-finished]').dataset.finished) >= 100")
    expect(page.locator("[data-finished] li")).to_have_count(2)
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator("[data-finished]")).to_have_count(0)  # another moment ends otherwise
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table [data-prompt]")
    assert old not in page.url
    page.get_by_role("link", name="what if").click()
    page.wait_for_function("(old) => location.pathname === `/replay/${old}`", arg=old)
