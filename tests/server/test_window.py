"""Where one answer ends it for all, a bot lets people speak first (RC-R45)."""

from __future__ import annotations

import time
from typing import Any

from regalia.client.http import Http
from regalia.client.player import Player, set_table
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER
from regalia.core.registry import game
from regalia.core.table import new_table
from regalia.server.messages import TableInfo
from regalia.server.requests import NewTable, Nothing
from regalia.server.settings import UNLIMITED, Settings
from tests.server.harness import go, serving

ROYAUME = "royaume_des_5_couronnes"
BRIEF_MS, LONG_MS = 1_000, 20_000
ROLL, SILENT = 1, 3


def test_the_mover_speaks_last_while_the_witch_may_be_called() -> None:
    royaume = game(ROYAUME)
    table = new_table(royaume, ["Ann", "Ben"], Seed(7), {"gm_seat": 2})
    assert royaume.speaks_last(royaume.view(table.state, WATCHER)) == WATCHER
    table.play(1, (ROLL,))
    assert royaume.speaks_last(royaume.view(table.state, WATCHER)) == 1


def test_a_bot_holds_its_first_move_until_the_person_has_spoken_or_had_the_time() -> None:
    assert seconds_until_the_bot_moves(BRIEF_MS, speaks=False) >= 0.8 * BRIEF_MS / 1000
    assert seconds_until_the_bot_moves(LONG_MS, speaks=True) < 0.5 * LONG_MS / 1000


def seconds_until_the_bot_moves(window_ms: int, speaks: bool) -> float:
    """From before the bot's roll to the end of the window; however late one hears of either, never too short."""
    followed = Settings(bot_pause_ms=1, window_ms=window_ms, limits=UNLIMITED)
    seconds: list[float] = []

    async def test() -> None:
        async with serving(settings=followed) as (server, _):
            options: dict[str, Any] = {"gm_seat": 2}
            ann = await set_table(server, NewTable(ROYAUME, 2, name="Ann", bots=("random",), options=options))
            async with Player(server, ann.table, ann.key) as player:
                start = time.monotonic()
                await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
                await player.until(lambda p: window(p) and p.choices)
                if speaks:
                    await player.play(SILENT)
                await player.until(lambda p: not window(p))
                seconds.append(time.monotonic() - start)

    go(test)
    return seconds[0]


def window(player: Player) -> bool:
    """May the Witch be called?"""
    return bool(player.view.get("window"))
