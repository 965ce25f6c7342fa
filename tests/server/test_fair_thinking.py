"""Nobody's bots wait because somebody else has many."""

from __future__ import annotations

import asyncio

from regalia.client.player import Player, set_table
from regalia.core.game import WATCHER
from regalia.server import attending
from regalia.server.bot_pool import BotPool, Question
from regalia.server.bot_process import BotProcess
from regalia.server.house import House
from regalia.server.requests import NewTable
from regalia.server.worker import Ask
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, go, serving
from tests.server.lines import BOTS, Line, people_at, quiet_house, settle, table_of, until


class Noting(BotPool):
    """Notes how many others got their turn while a question waited."""

    def __init__(self, house: House) -> None:
        super().__init__(house.settings, house.metrics)
        self.turns: list[str] = []
        self.before: dict[str, list[int]] = {}

    async def choose(self, ask: Ask) -> int:
        noted = len(self.turns)
        action = await super().choose(ask)
        others = [table for table in self.turns[noted:] if table != ask.table]
        self.before.setdefault(ask.table, []).append(len(others))
        return action

    async def put(self, question: Question, process: BotProcess) -> None:
        self.turns.append(question.table)
        await super().put(question, process)


FLOOD = NewTable("krone_und_schwert", 5, name="Eve", bots=("random",) * 4, start=True)


def test_a_flood_of_tables_delays_nobody_else_not_even_after_a_restart() -> None:
    """With one process at most one question of the flood is answered between a guest's question and its turn."""

    async def test() -> None:
        store = MemoryStore()
        house = quiet_house(store)
        house.bots = bots = Noting(house)
        flood = [await table_of(house, FLOOD, "10.6.6.6") for _ in range(40)]
        lines = [Line(room, WATCHER) for room in flood]
        await until(lambda: bots.line.length(True) > 20 or len(bots.turns) > 40)
        guest = await table_of(house, BOTS, "10.0.0.1")
        lines.append(Line(guest, WATCHER))
        await until(lambda: len(bots.before.get(guest.live.id, [])) > 8)
        queue = house.metrics.registry.get_sample_value("regalia_bot_queue", {"tables": "watched"})
        assert queue is not None and queue > 10, "there was no flood"
        assert max(bots.before[guest.live.id]) <= 2
        for line in lines:
            await line.hang_up()
        await house.close()

        again = quiet_house(store)
        again.bots = bots = Noting(again)
        await again.open()
        await until(lambda: len(again.rooms) >= 40)
        room = await again.room(guest.live.id)
        line = Line(room, WATCHER)
        await until(lambda: len(bots.before.get(guest.live.id, [])) > 8)
        assert max(bots.before[guest.live.id]) <= 2
        await line.hang_up()
        await again.close()

    go(test)


def test_a_table_is_known_by_the_address_that_set_it() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            assert house.rooms[seated.table].address == "127.0.0.1"
            house.rooms.clear()
            assert (await house.room(seated.table)).address == ""
            async with Player(server, seated.table) as player:
                await player.until(lambda p: p.info is not None)
                assert house.rooms[seated.table].address == "127.0.0.1"

    go(test)


def test_a_question_that_nobody_waits_for_any_more_leaves_the_line() -> None:
    async def test() -> None:
        house = quiet_house(bot_workers=0)
        room, _ = await people_at(house, GAME, 2)
        ask = attending.question(room, room.live.waiting()[0])
        assert isinstance(house.bots, BotPool)
        asking = asyncio.ensure_future(house.bots.choose(ask))
        await settle()
        assert house.bots.line.length(False) == 1
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert house.bots.line.length(False) == 0

    go(test)
