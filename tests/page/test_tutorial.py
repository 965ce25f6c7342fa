"""The page of the game of docs/add-a-game.md: built in a copy of the tree, to which its own folders are added alone."""

from __future__ import annotations

import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.axe import violations
from tests.page.conftest import serving
from tests.page.tables import SHOWN, Server, post, until_asked
from tests.tutorial import FOLDERS, ROOT, write_blocks

COPIED = ("src", "tools", "web")
BUTTONS = "[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U])"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of ours with the blocks of the page in it, and the types made from them."""
    for name in COPIED:
        left_out = shutil.ignore_patterns("node_modules", "__pycache__", "page" if name == "src" else "")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    write_blocks(tmp_path)
    run(tmp_path, "tools/typescript.py")
    return tmp_path


@pytest.fixture
def server(tree: Path) -> Iterator[Server]:
    """A server of the copy, with its page."""
    run(tree, "tools/page_build.py")
    with serving(tree, PYTHONPATH=str(tree / "src")) as found:
        yield found


def run(tree: Path, *command: str) -> None:
    """A tool of the copy."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        [sys.executable, *command], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def touched(tree: Path) -> list[str]:
    """What is new or different in the copy, outside of the game's folders."""
    files = (path for name in COPIED for path in (tree / name).rglob("*") if path.is_file())
    names = (path.relative_to(tree).as_posix() for path in files if not path.is_relative_to(tree / "web/node_modules"))
    strange = (name for name in names if not name.startswith(FOLDERS) and "__pycache__" not in name)
    return [name for name in strange if not (ROOT / name).exists() or not filecmp.cmp(ROOT / name, tree / name)]


def test_its_types_fit_and_nothing_else_is_touched(tree: Path) -> None:
    assert touched(tree) == []
    config = json.loads((tree / "web" / "tsconfig.json").read_text(encoding="utf-8"))
    config["include"] = ["src/games/crownfall", "src/ambient.d.ts"]
    (tree / "web" / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    run(tree, "tools/page_build.py", "types")


def test_the_page_of_the_tutorial_plays_a_whole_game(page: Page) -> None:
    look_at_home(page)
    wish = {"game": "crownfall", "seats": 3, "name": "Ann", "bots": ["random", "random"], "start": True}
    page.goto(f"/t/{post(page, '/api/tables', wish)['table']}")
    until_asked(page)
    assert not violations(page)
    expect(page.locator("[data-piece='seat:0']")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-piece='seat:1'].is-legal").click()
    expect(page.locator(".roll .die circle").first).to_be_visible()
    expect(page.locator(".story")).to_contain_text("You strike")
    while not is_over(page):
        answer(page)
    expect(page.locator("[data-screen=end] main h2")).to_contain_text(re.compile("wins?$|wins? with"))
    expect(page.locator("[data-screen=end] tbody")).to_contain_text("Crowns left at the end")


def look_at_home(page: Page) -> None:
    """The fifth game stands there with its words and in its colour."""
    page.goto("/")
    plate = page.locator("article[data-game=crownfall]")
    expect(page.locator("article[data-game]")).to_have_count(5)
    expect(page.locator("header")).to_contain_text("Five games")
    expect(plate).to_contain_text("2 to 5 players, 10 minutes")
    expect(plate.get_by_role("heading", name="Crownfall")).to_have_css("color", "rgb(107, 58, 18)")
    expect(plate.locator("svg.picture .die")).to_be_visible()


def is_over(page: Page) -> bool:
    """Waits for the next question of one's own; whoever has fallen waits for the end."""
    until_asked(page)
    return page.locator("[data-screen=end]").count() > 0


def answer(page: Page) -> None:
    """A click on a piece where there is one, else on a button, until what came of it is shown."""
    pieces = page.locator("[data-piece].is-legal")
    before = page.evaluate(SHOWN)
    (pieces if pieces.count() else page.locator(BUTTONS)).first.click()
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
