"""Golden playthroughs: every game has some, and they are what the game does today, compiled or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.core.registry import game, games
from regalia.testing.golden import transcript

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    text = transcript(game(path.parent.name), path.stem)
    assert text is not None, f"{path.name} names no transcript"
    now = text.splitlines()
    then = path.read_text(encoding="utf-8").splitlines()
    different = next((n for n, (a, b) in enumerate(zip(now, then, strict=False)) if a != b), min(len(now), len(then)))
    assert now == then, (
        f"line {different + 1}: {then[different : different + 1]} became {now[different : different + 1]}; if a rule "
        f"changed, make it anew: regalia replay --golden {path.relative_to(GOLDEN.parents[1])}"
    )


def test_every_game_has_a_playthrough() -> None:
    have = {path.parent.name for path in FILES}
    lacking = [name for name in games() if name not in have]
    assert not lacking, f"no transcript of {', '.join(lacking)}: regalia replay --golden tests/golden/GAME/2-1.txt"
