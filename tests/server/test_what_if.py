"""What if: a finished game is played on from one of its moments, by bots many times or by a person at a new table."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.fairness import Secret, Seed
from regalia.core.game import WATCHER
from regalia.core.record import Record
from regalia.core.registry import games
from regalia.core.table import Table, new_table
from regalia.server.errands import Finished
from regalia.server.folding import folded
from regalia.server.me import PlayedList
from regalia.server.messages import TableInfo
from regalia.server.requests import Finishing, Found, Moment, PlayOn, Review, ReviewInfo, Seated, TableList
from regalia.server.settings import UNLIMITED, Settings
from regalia.store.memory import MemoryStore
from tests.server.harness import go, play_on, serving

GAMES = tuple(games())
CROWN = "for_a_crown"


@cache
def played(name: str, seed: int = 0) -> Table:
    """A finished game by chance; with a seed, one whose luck nobody need be convinced of."""
    luck = Seed(seed) if seed else Secret("ab" * 32)
    rules, dice = games()[name], Dice(3)
    table = new_table(rules, min(rules.players), luck, {**rules.short})
    while not table.is_over:
        seat = table.state.seat_to_answer()
        assert table.play(seat, [dice.one_of(table.state.legal(seat))]) is None
    return table


def drawn_before(table: Table, move: int) -> list[int]:
    """What was drawn until a moment of a game."""
    return record.replay(record.record_of(table), move).outcomes


async def taken_in(http: Http, table: Table) -> str:
    """A finished game at the server: its id there."""
    return (await http.post("/api/records", record.write(record.record_of(table)), Found)).table


async def go_on(http: Http, table: str, move: int, seat: int = 0) -> Seated:
    """A new table from a moment of another."""
    wish = PlayOn(move=move, seat=seat, name="Ann", bot="random")
    return await http.post(f"/api/tables/{table}/what-if", wish, Seated)


async def refusal(asked: Any) -> str:
    """Why something is not done."""
    with pytest.raises(Unfulfilled) as refused:
        await asked
    return refused.value.key


@pytest.mark.parametrize("name", GAMES)
def test_a_table_plays_on_from_a_moment_of_another(name: str) -> None:
    old = played(name)
    move = len(old.moves) // 2

    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as (server, house):
            http = Http(server)
            table = await taken_in(http, old)
            ann = await go_on(http, table, move)
            then = await http.get(f"/api/tables/{table}/moment?move={move}&eyes=-1", Moment)
            now = await Http(server, ann.key).get(f"/api/tables/{ann.table}/moment?move={move}&eyes=-1", Moment)
            assert now.view == then.view and now.story == then.story, "it stands where the other one stood"
            async with Player(server, ann.table, ann.key) as player:
                await play_on(player, Dice(5), lambda p: p.is_over)
            live = (await house.room(ann.table)).live
            assert live.table is not None and live.table.moves[:move] == old.moves[:move]
            drawn = len(drawn_before(old, move))
            assert live.table.outcomes[:drawn] == old.outcomes[:drawn], "its luck so far is that of the other"
            again = await folded(ann.table, await store.deeds(ann.table))
            assert again.table is not None and again.table.moves == live.table.moves, "it can be made from its log"
            assert again.table.view(WATCHER) == live.table.view(WATCHER)

    go(test)


def test_its_luck_is_its_own_and_differs_from_table_to_table() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            http = Http(server)
            table = await taken_in(http, played(CROWN))
            secrets = set()
            for _ in range(2):
                ann = await go_on(http, table, 4)
                live = (await house.room(ann.table)).live
                assert live.created.what_if is not None and live.table is not None
                stream = live.table.state.stream
                assert stream is not None and stream.key == Secret(live.created.what_if.secret).key()
                secrets.add(live.created.what_if.secret)
            assert len(secrets) == 2

    go(test)


def test_it_says_what_it_is_and_has_no_record_and_no_review() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            http = Http(server)
            table = await taken_in(http, played("um_krone_und_kragen"))
            ann = await go_on(http, table, len(played("um_krone_und_kragen").moves) - 1)
            mine = Http(server, ann.key)
            info = await mine.get(f"/api/tables/{ann.table}", TableInfo)
            assert info.what_if is not None and (info.what_if.table, info.you) == (table, 0)
            assert info.commitment == "" and not info.imported
            (line,) = (await mine.get("/api/mine", TableList)).tables
            assert line.what_if
            async with Player(server, ann.table, ann.key) as player:
                await play_on(player, Dice(5), lambda p: p.is_over)
            path = f"/api/tables/{ann.table}"
            assert await refusal(mine.get(path + "/record", Record)) == "is-what-if"
            assert await refusal(mine.post(path + "/review", Review(), ReviewInfo)) == "is-what-if"
            assert not house.reviews.works
            assert (await mine.get("/api/me/played", PlayedList)).games == (), "it is no game of one's record"
            new = (await mine.post(path + "/rematch", {}, Found)).table
            assert (await mine.get(f"/api/tables/{new}", TableInfo)).what_if is None, (
                "once more is a game like any other"
            )

    go(test)


def test_a_running_game_is_not_played_on_and_none_from_its_end() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            http = Http(server)
            table = await taken_in(http, played(CROWN))
            assert await refusal(go_on(http, table, len(played(CROWN).moves))) == "nothing-to-finish"
            assert await refusal(go_on(http, table, 4, seat=7)) == "no-such-seat"
            ann = await go_on(http, table, 4)
            assert await refusal(go_on(Http(server, ann.key), ann.table, 2)) == "not-over"
            seeded = await taken_in(http, played(CROWN, 3))
            assert (await go_on(http, seeded, 4)).table, "whatever its luck was made from"

    go(test)


def test_bots_finish_a_game_as_often_as_one_likes_and_the_same_way_each_time() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            http = Http(server)
            path = f"/api/tables/{await taken_in(http, played(CROWN))}/finish"
            move = len(played(CROWN).moves) // 2
            for eyes in (WATCHER, 0):
                games, wins = 0, [0.0, 0.0, 0.0]
                while games < 20:
                    part = await http.post(path, Finishing(move, eyes, games), Finished)
                    assert part.games > 0 and sum(part.wins) == pytest.approx(part.games, abs=0.01)
                    games, wins = games + part.games, [a + b for a, b in zip(wins, part.wins, strict=True)]
                assert sum(wins) == pytest.approx(games, abs=0.1)
            assert await refusal(http.post(path, Finishing(10_000), Finished)) == "nothing-to-finish"
            assert await refusal(http.post(path, Finishing(move, 5), Finished)) == "no-such-seat"
        async with serving(settings=Settings(limits=UNLIMITED, bot_workers=0)) as (server, _):
            path = f"/api/tables/{await taken_in(Http(server), played(CROWN))}/finish"
            assert await refusal(Http(server).post(path, Finishing(move), Finished)) == "no-reviewers"

    go(test)
