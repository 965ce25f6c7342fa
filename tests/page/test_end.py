"""The end explains itself: ties by their rule, the whole way of the crown with its values, and who wants more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import Page, expect

from regalia.core import record
from regalia.core.fairness import Seed
from regalia.core.registry import game as find_game
from regalia.core.table import Table, new_table
from tests.page.conftest import Opener
from tests.page.kragen import court_with_a_near_king
from tests.page.lines import over_the_line, play_out
from tests.page.tables import post, take_seat
from tests.page.test_after import check_import

UK, KS, FC = "um_krone_und_kragen", "krone_und_schwert", "for_a_crown"
ON_ARRIVAL = 100  # lines of the story


def played(game: str, luck: Random, seats: int) -> Table:
    """A game by chance."""
    rules = find_game(game)
    table = new_table(rules, seats, Seed(luck.getrandbits(60)), {**rules.short})
    while not table.is_over:
        seat = table.waiting()[0]
        assert table.play(seat, [luck.choice(table.state.legal(seat))]) is None
    return table


def tied(luck: Random) -> Table:
    """A game in which two families have the highest score."""
    while True:
        table = played(FC, luck, 4)
        if table.game.result(table.state).tie is not None:
            return table


def look_at_the_end(page: Page, table: Table, folder: Path) -> None:
    """The end of a game that was taken in from a file."""
    kept = folder / "record.json"
    kept.write_bytes(record.write(record.record_of(table)))
    check_import(page, kept)
    page.goto(f"/t/{page.url.split('/replay/')[1].split('?')[0]}")
    page.wait_for_selector("[data-screen=end]")


def test_a_tie_is_explained_by_its_rule(page: Page, tmp_path: Path) -> None:
    look_at_the_end(page, tied(Random(3)), tmp_path)
    tie = page.locator("[data-tie]")
    expect(tie).to_contain_text("Several families have the same score: the more influential one wins.")
    tie.get_by_role("button").click()
    expect(page.locator(".asked-ruling").first).to_be_visible()


def test_without_a_tie_nothing_is_explained(page: Page, tmp_path: Path) -> None:
    luck = Random(8)
    table = played(FC, luck, 3)
    while table.game.result(table.state).tie is not None:
        table = played(FC, luck, 3)
    look_at_the_end(page, table, tmp_path)
    expect(page.locator("[data-tie]")).to_have_count(0)


def test_the_way_of_the_crown_begins_with_the_first_coronation(page: Page, tmp_path: Path) -> None:
    luck = Random(2)
    table = played(KS, luck, 3)
    while len(table.story) < 2 * ON_ARRIVAL or not first_is_early(table):
        table = played(KS, luck, 3)
    look_at_the_end(page, table, tmp_path)
    expect(page.locator(".crowns > li:not(.arrow)")).to_have_count(len(coronations(table)))


def coronations(table: Table) -> list[int]:
    """At which lines of the story somebody was crowned."""
    watching = table.view(-1)
    told = [table.game.told(watching, event.seen_by(-1)) for event in table.story]
    return [n for n, line in enumerate(told) if line is not None and msgspec.to_builtins(line)["is"] == "crowned"]


def first_is_early(table: Table) -> bool:
    """Is the first coronation further back than what comes on arrival?"""
    found = coronations(table)
    return bool(found) and found[0] < len(table.story) - ON_ARRIVAL


def test_the_way_of_the_king_has_its_values(page: Page) -> None:
    seat = take_seat(page, UK, 2, data=court_with_a_near_king(), options={})
    over_the_line(page, seat, play_out)
    page.goto(f"/t/{seat['table']}")
    first = page.locator("[data-way]").first
    expect(first).to_be_visible()
    assert first.locator("svg").count() >= 3, "a crest, and at least a pair of dice"
    rows = page.locator("tbody tr").all()
    heights = [box["height"] for row in rows if (box := row.bounding_box()) is not None]
    assert len(heights) == 3 and max(heights) <= 100, "three lines are not stretched over the page"


def test_who_wants_a_rematch_is_seen_and_whose_words_were_stirred_in(people: Opener) -> None:
    ann, bob = people(), people()
    seat = take_seat(ann, FC, 3, bots=1, entropy="umbrella")
    table = seat["table"]
    post(bob, f"/api/tables/{table}/join", {"name": "Bob"})
    post(ann, f"/api/tables/{table}/start", {})
    post(bob, f"/api/tables/{table}/leave", {})
    over_the_line(ann, seat, play_out)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-screen=end]")
    states = {name: ann.locator("[data-again]", has_text=name).locator(".state") for name in ("Ann", "Bob", "Aurelia")}
    expect(states["Ann"]).to_have_text("your choice")
    expect(states["Bob"]).to_have_text("still here")
    expect(states["Aurelia"]).to_have_text("ready")
    expect(ann.locator(".luck").first).to_contain_text("Words stirred in: Ann “umbrella”.")
    ann.get_by_label("Say something").fill("well played")
    ann.keyboard.press("Enter")
    expect(bob.locator(".chat")).to_contain_text("well played")
    bob.get_by_role("button", name="Rematch").click()
    bob.wait_for_selector(".table")
    expect(states["Bob"]).to_have_text("wants a rematch")
    expect(ann.locator("aside")).to_contain_text("1 of 2 people said yes")
