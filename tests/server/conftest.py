"""The game of the tutorial joins the others here: it has hidden cards and a sealed vote."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator

import pytest

from regalia.core.registry import games
from tests.tutorial import write_blocks


@pytest.fixture
def crownfall(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its name; it can be played as long as the test lasts, in bots' processes too."""
    tree = tmp_path_factory.mktemp("tree")
    write_blocks(tree)
    folder = tree / "src" / "regalia" / "games"
    package = importlib.import_module("regalia.games")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])
    monkeypatch.setenv("REGALIA_GAMES", os.pathsep.join([str(folder), os.environ.get("REGALIA_GAMES", "")]))
    importlib.invalidate_caches()
    games.cache_clear()
    yield "crownfall"
    games.cache_clear()
    for module in [name for name in sys.modules if name.startswith("regalia.games.crownfall")]:
        del sys.modules[module]
