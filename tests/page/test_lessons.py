"""The tutor's lessons at real tables: whatever he can say must matter at some moment of some game.

Games are played here by bots; what the first seat sees goes to web/tests/coach/reached.test.ts, which asks the lessons.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.bots.registry import make_bot
from regalia.core.fairness import Seed
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.core.table import Table, new_table
from regalia.server.describe import prompt_info, story
from regalia.testing import scenario
from tools import page_build

LEARNER = 0
ASKED = ("node_modules/vitest/vitest.mjs", "run", "tests/coach/reached.test.ts")
# How each game is played: seats, and options under which rare questions are asked.
PLAYED: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "for_a_crown": [*[(3, {})] * 4, *[(3, {"effect_order": "free", "optional_sale": "on"})] * 2],
    "krone_und_schwert": [(2, {}), (3, {}), (2, {}), (3, {}), (4, {}), (3, {}), (2, {}), (3, {})],
    "royaume_des_5_couronnes": [(2, {}), (3, {}), (3, {"placement": "game_master", "gm_seat": 1}), (4, {}), (3, {})],
    "um_krone_und_kragen": [*[(3, {})] * 4, *[(2, {"start_dice": "optional", "max_charlatans": 1})] * 8],
}
# What hardly ever happens is laid out.
RARELY: dict[str, dict[str, Any]] = {"um_krone_und_kragen": {"max_charlatans": 1}}
LAND = {"P1": ["A:2,2"], "P2": ["A:4,2"]}
ATTACK = {"attacker": "P2", "target": "A:2,2", "cards": ["leader_3"]}
SET_UP: dict[str, list[dict[str, Any]]] = {
    "krone_und_schwert": [
        {"in_turn": "P1", "asks": "re-entry", "spaces": {"P2": ["A:2,2"]}},
        {"in_turn": "P2", "spaces": LAND, "attack": ATTACK, "hands": {"P1": ["truce", "ambush"]}},
    ],
    "um_krone_und_kragen": [{"asks": "claim", "aside": "1", "owned": {"P1": ["jester", "charlatan"]}}],
}


def laid_out(name: str) -> Iterator[Table]:
    """Tables at which the learner is asked something rare."""
    for position in SET_UP.get(name, []):
        yield scenario(
            name, "P1 P2 P3", options=RARELY.get(name), position={"round": 2, **position}, exact_luck=False
        ).table


def moments(table: Table, seed: int) -> Iterator[dict[str, Any]]:
    """Every question to the learner in a whole game: what he sees, may answer, and how much of the story was told."""
    bots = [make_bot("squire", table.game, table.terms, seed + seat) for seat in range(len(table.names))]
    while not table.is_over:
        seat = table.state.seat_to_answer()
        prompt = table.prompt(seat)
        if seat == LEARNER:
            yield {"view": prompt.view, "prompt": prompt_info(prompt), "lines": len(table.story)}
        assert table.play(seat, [bots[seat].choose(prompt.view, prompt)]) is None


def played(table: Table, seed: int) -> dict[str, Any]:
    """A game as the learner saw it."""
    seen = list(moments(table, seed))
    return {"names": table.names, "moments": seen, "story": story(table, table.view(LEARNER), 0, len(table.story))}


@pytest.mark.parametrize("name", list(games()))
def test_every_lesson_matters_at_some_table(name: str, tmp_path: Path) -> None:
    kept = tmp_path / "moments.json"
    dealt = (new_table(find_game(name), seats, Seed(n), options) for n, (seats, options) in enumerate(PLAYED[name]))
    told = [played(table, seed) for seed, table in enumerate((*laid_out(name), *dealt))]
    kept.write_bytes(msgspec.json.encode({"game": name, "games": told}))
    page_build.run([page_build.node(), *ASKED], REGALIA_MOMENTS=str(kept))
