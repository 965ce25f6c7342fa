"""Where one answer ends it for all, a bot lets people speak first (RC-R45)."""

from __future__ import annotations

import time
from typing import Any

from regalia.client.player import Player, set_table
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER
from regalia.core.registry import game
from regalia.core.table import new_table
from regalia.server.requests import NewTable
from regalia.server.settings import UNLIMITED, Settings
from tests.server.harness import go, serving

ROYAUME = "royaume_des_5_couronnes"
WINDOW_MS = 1_000
FOLLOWED = Settings(bot_pause_ms=1, window_ms=WINDOW_MS, limits=UNLIMITED)
ROLL, SILENT = 1, 3


def test_the_mover_speaks_last_while_the_witch_may_be_called() -> None:
    royaume = game(ROYAUME)
    table = new_table(royaume, ["Ann", "Ben"], Seed(7), {"gm_seat": 2})
    assert royaume.speaks_last(royaume.view(table.state, WATCHER)) == WATCHER
    table.play(1, (ROLL,))
    assert royaume.speaks_last(royaume.view(table.state, WATCHER)) == 1


def test_a_bot_holds_its_first_move_until_the_person_has_spoken_or_had_the_time() -> None:
    assert seconds_until_the_bot_moves(speaks=False) >= 0.8 * WINDOW_MS / 1000
    assert seconds_until_the_bot_moves(speaks=True) < 0.6 * WINDOW_MS / 1000


def seconds_until_the_bot_moves(speaks: bool) -> float:
    """From the bot's roll to the end of the window."""
    seconds: list[float] = []

    async def test() -> None:
        async with serving(settings=FOLLOWED) as (server, _):
            options: dict[str, Any] = {"gm_seat": 2}
            ann = await set_table(
                server, NewTable(ROYAUME, 2, name="Ann", bots=("random",), options=options, start=True)
            )
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: window(p) and p.choices)
                start = time.monotonic()
                if speaks:
                    await player.play(SILENT)
                await player.until(lambda p: not window(p))
                seconds.append(time.monotonic() - start)

    go(test)
    return seconds[0]


def window(player: Player) -> bool:
    """May the Witch be called?"""
    return bool(player.view.get("window"))
