"""Whole games over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from regalia.client.http import Http
from regalia.client.player import Player, set_table
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.record import Record
from regalia.core.registry import games
from regalia.server.messages import TableInfo
from regalia.server.requests import Moment, NewTable, Nothing
from tests.server.harness import go, play_on, serving, two_people


def test_two_people_play_a_game_and_its_record_is_true() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two_people(server)
            async with Player(server, ann.table, ann.key) as first, Player(server, ann.table, ben.key) as second:
                await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
                players = (first, second)
                await asyncio.gather(*(play_on(p, Dice(n), lambda p: p.is_over) for n, p in enumerate(players)))
                await first.until(lambda p: p.info is not None and p.info.luck is not None)
                assert first.info is not None and first.info.status == "over"
            found = await Http(server).get(f"/api/tables/{ann.table}/record", Record)
            assert found.seats == ["Ann", "Ben"] and not record.faults(found)
            assert found.commitment == first.info.commitment
            seen = await Http(server).get(f"/api/tables/{ann.table}/moment?eyes=1&move=7", Moment)
            assert seen.move == 7 and seen.moves == len(found.moves) and seen.view["seat"] == 1

    go(test)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_person_plays_against_bots(name: str) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            game = games()[name]
            seats = game.players[0]
            bots = ("random",) * (seats - 1)
            wish = NewTable(name, seats, name="Ann", bots=bots, options=game.options.settle(game.short), start=True)
            ann = await set_table(server, wish)
            async with Player(server, ann.table, ann.key) as player, Player(server, ann.table) as watcher:
                await play_on(player, Dice(5), lambda p: p.is_over or len(p.http.key) == 0)
                await watcher.until(lambda p: p.is_over)
                assert watcher.view["seat"] == -1
            assert not record.faults(await Http(server).get(f"/api/tables/{ann.table}/record", Record))

    go(test)
