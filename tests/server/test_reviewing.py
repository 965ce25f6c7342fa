"""Reviews of finished games: made in the bots' processes, once, for whoever may see the record; kept and forgotten."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.bots.heuristics import Heuristics
from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, set_table
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.record import Record
from regalia.core.registry import game as find_game
from regalia.core.table import new_table
from regalia.review import Weighed, review_of
from regalia.server import errands, retention
from regalia.server.bot_pool import BotPool
from regalia.server.house import House
from regalia.server.requests import Found, NewTable, Review, ReviewInfo
from regalia.server.reviewing import FORM, Kept
from regalia.server.settings import UNLIMITED, Limits, Settings
from regalia.store.memory import MemoryStore
from regalia.store.store import ABOUT, Store
from tests.server.harness import QUICK, SHORT, go, play_on, serving
from tests.server.hurry import HASTY, in_a_hurry

KRAGEN, SCHWERT, CROWN = "um_krone_und_kragen", "krone_und_schwert", "for_a_crown"
ROYAUME = "royaume_des_5_couronnes"

SHORT_GAMES = {KRAGEN: 41, SCHWERT: 9, CROWN: 1, ROYAUME: 1}


@cache
def played(name: str) -> Record:
    """A finished game by chance, a short one."""
    seed = SHORT_GAMES[name]
    rules, dice = find_game(name), Dice(seed)
    table = new_table(rules, min(rules.players), Seed(seed), {**rules.short})
    while not table.is_over:
        seat = table.state.seat_to_answer()
        assert table.play(seat, [dice.one_of(table.state.legal(seat))]) is None
    return record.record_of(table)


def reviewing(store: Store | None = None, settings: Settings = QUICK) -> Any:
    """A server whose bots review in a hurry."""
    serves = serving(store, settings)

    class Hasty:
        async def __aenter__(self) -> tuple[Http, House]:
            server, house = await serves.__aenter__()
            house.bots = BotPool(house.settings, house.metrics, HASTY)
            return Http(server), house

        async def __aexit__(self, *fault: Any) -> None:
            await serves.__aexit__(*fault)

    return Hasty()


async def taken_in(http: Http, name: str) -> str:
    """A finished game at the server: its table."""
    return (await http.post("/api/records", record.write(played(name)), Found)).table


async def asked(http: Http, table: str, **wish: Any) -> ReviewInfo:
    """Ask for a review once."""
    return await http.post(f"/api/tables/{table}/review", Review(**wish), ReviewInfo)


async def reviewed(http: Http, table: str) -> tuple[ReviewInfo, list[ReviewInfo]]:
    """Ask until it is ready: the review, and what was told on the way."""
    way: list[ReviewInfo] = []
    while not (found := await asked(http, table)).ready:
        way.append(found)
        await asyncio.sleep(0.01)
    return found, way


async def refusal(http: Http, table: str) -> str:
    """Why there is no review."""
    with pytest.raises(Unfulfilled) as refused:
        await asked(http, table)
    return refused.value.key


@cache
def at_once(name: str) -> ReviewInfo:
    """The review of a game that a single process makes in one piece, as it is told."""
    with pytest.MonkeyPatch.context() as patch:
        in_a_hurry(patch.setattr)
        found = review_of(played(name), errands.SEED)
    moves = len(played(name).moves)
    return ReviewInfo(moves, moves, True, found.decisions, found.strokes, found.players)


@pytest.mark.parametrize("name", list(SHORT_GAMES))
def test_a_review_is_made_in_parts_and_is_the_one_that_a_single_process_makes(name: str) -> None:
    whole = at_once(name)

    async def test() -> None:
        async with reviewing() as (http, _):
            table = await taken_in(http, name)
            found, way = await reviewed(http, table)
            assert found == whole
            steps = [each.reached for each in way]
            assert steps == sorted(steps) and len(set(steps)) > 1, "it is told how far it has come"
            for each in way:
                assert each.decisions == whole.decisions[: len(each.decisions)] and each.players == ()
            rest = await asked(http, table, known=len(whole.decisions) - 2)
            assert rest.decisions == whole.decisions[-2:], "what is known is not told again"

    go(test)


def test_it_is_made_once_and_kept_over_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with reviewing(store) as (http, _):
            table = await taken_in(http, SCHWERT)
            found, _ = await reviewed(http, table)
        async with reviewing(store, Settings(limits=UNLIMITED, bot_workers=0)) as (http, house):
            assert await asked(http, table) == found, "though nobody could make it now"
            assert not house.reviews.works

    go(test)


def test_who_asks_only_for_what_is_kept_begins_nothing_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(settings=QUICK) as (server, house):
            http = Http(server)
            table = await taken_in(http, SCHWERT)
            found = await asked(http, table, kept=True)
            assert not found.ready and not house.reviews.works
            house.reviews.begin(table, found.moves, "somebody else")
            assert await asked(http, table, kept=True) == found and table in house.reviews.works
            kept = Kept(FORM, (Weighed(0, 1, 0, (), None, 0.6, 0.0, 0.0, "fine", False),), (), ())
            await house.store.note(ABOUT + table, msgspec.msgpack.encode(kept))
            found = await asked(http, table, kept=True)
            assert found.ready and found.decisions == kept.decisions
            monkeypatch.setattr("regalia.server.reviewing.heuristics_of", lambda game: Heuristics())
            assert await refusal(http, table) == "not-reviewed", (
                "a game that shows no chances shows none that were kept"
            )

    go(test)


def test_a_house_that_falls_in_the_middle_comes_to_the_same() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with reviewing(store) as (http, house):
            table = await taken_in(http, SCHWERT)
            while not (await asked(http, table)).reached:
                await asyncio.sleep(0.01)
            assert table in house.reviews.works
        assert ABOUT + table not in store.note_book
        async with reviewing(store) as (http, _):
            found, _ = await reviewed(http, table)
        assert found == at_once(SCHWERT)

    go(test)


def test_a_process_that_dies_costs_no_review(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGALIA_TEST_DIES", str(tmp_path / "died"))

    async def test() -> None:
        async with reviewing() as (http, _):
            found, _ = await reviewed(http, await taken_in(http, SCHWERT))
            assert found == at_once(SCHWERT) and (tmp_path / "died").exists()

    go(test)


def test_whoever_waits_no_longer_stops_it_unless_others_wait() -> None:
    async def test() -> None:
        async with reviewing() as (http, house):
            table = await taken_in(http, SCHWERT)
            await asked(http, table)
            house.reviews.works[table].wanted_by.add("somebody else")
            await asked(http, table, stop=True)
            assert house.reviews.works[table].wanted_by == {"somebody else"}
            house.reviews.leave(table, "somebody else")
            assert table not in house.reviews.works
            found, _ = await reviewed(http, table)
            assert found.ready, "and it can be asked for again"

    go(test)


def test_a_running_game_is_not_reviewed() -> None:
    async def test() -> None:
        async with reviewing() as (http, house):
            ann = await set_table(http.server, NewTable(KRAGEN, 2, name="Ann", bots=("random",), start=True))
            assert await refusal(Http(http.server, ann.key), ann.table) == "not-over"
            assert not house.reviews.works

    go(test)


def test_a_closed_game_is_reviewed_for_its_players_only() -> None:
    async def test() -> None:
        closed = NewTable(KRAGEN, 2, name="Ann", bots=("random",), options=SHORT, start=True, watching=False)
        async with reviewing() as (http, house):
            ann = await set_table(http.server, closed)
            async with Player(http.server, ann.table, ann.key) as player:
                await play_on(player, Dice(3), lambda p: p.is_over)
            assert await refusal(http, ann.table) == "no-watching"
            assert (await asked(Http(http.server, ann.key), ann.table)).moves > 0 and ann.table in house.reviews.works

    go(test)


def test_where_there_is_no_review_a_sentence_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with reviewing() as (http, _):
            monkeypatch.setattr("regalia.server.reviewing.heuristics_of", lambda game: Heuristics())
            assert await refusal(http, await taken_in(http, CROWN)) == "not-reviewed"
            monkeypatch.undo()
        async with reviewing(settings=Settings(limits=UNLIMITED, bot_workers=0)) as (http, _):
            assert await refusal(http, await taken_in(http, SCHWERT)) == "no-reviewers"

    go(test)


def test_one_address_gets_so_many_an_hour() -> None:
    async def test() -> None:
        async with reviewing(settings=Settings(limits=Limits(reviews_an_hour=1))) as (http, house):
            first, second = await taken_in(http, SCHWERT), await taken_in(http, SCHWERT)
            await asked(http, first)
            assert await refusal(http, second) == "too-many-reviews"
            assert list(house.reviews.works) == [first]

    go(test)


def test_it_is_forgotten_with_its_table_also_while_it_is_made() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with reviewing(store) as (http, house):
            table, other = await taken_in(http, SCHWERT), await taken_in(http, SCHWERT)
            await reviewed(http, table)
            assert ABOUT + table in store.note_book
            await asked(http, other)
            for row in await store.tables():
                await retention.forget(house, row)
            assert not house.reviews.works and ABOUT + table not in store.note_book
            assert await refusal(http, table) == "no-such-table"

    go(test)
