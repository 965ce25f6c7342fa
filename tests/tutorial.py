"""The game of docs/add-a-game.md: the very blocks of that page, each in the file it names."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOLDERS = tuple(f"{folder}/crownfall/" for folder in ("src/regalia/games", "tests/games", "web/src/games"))


def write_blocks(root: Path) -> None:
    """Put every block into a tree; all of them belong to the game's own folders."""
    for name, content in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        assert name.startswith(FOLDERS), f"{name} is not in a folder of the game"
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
