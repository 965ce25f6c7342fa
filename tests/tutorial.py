"""The game of docs/add-a-game.md: the very blocks of that page, each in the file it names."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACES = ("src/regalia/games", "src/regalia/bots/heuristics", "tests/games", "web/src/games")
FOLDERS = tuple(f"{place}/crownfall/" for place in PLACES)


def write_blocks(root: Path) -> None:
    """Put every block into a tree; all of them belong to the game's own folders."""
    for name, content in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        assert name.startswith(FOLDERS), f"{name} is not in a folder of the game"
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
