"""The owner's page and what it asks for: people, load, a restart said in time; and nothing of it for others."""

from __future__ import annotations

import asyncio
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, set_table
from regalia.server import admin, tidings
from regalia.server.governing import Doing, Done, DoneList
from regalia.server.me import Me, PersonWish
from regalia.server.messages import Said
from regalia.server.overseeing import Load, PeopleHere
from regalia.server.reports import Reporting
from regalia.server.requests import NewTable, Nothing, Tidings
from regalia.store.memory import MemoryStore
from regalia.store.sqlite import SqliteStore
from tests.server.harness import GAME, QUICK, go, serving, two_people
from tests.server.test_governing import ADMIN, DAY_MS, OWNED, house_ms, owner


def status_of(address: str, **headers: str) -> int:
    """What a server answers to a request, in a number."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
            return int(answer.status)
    except HTTPError as fault:
        return fault.code


def test_without_the_token_there_is_no_such_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")

    async def test() -> None:
        for settings, page in ((OWNED, 200), (QUICK, 404)):
            with_page = msgspec.structs.replace(settings, page=str(tmp_path))
            async with serving(settings=with_page) as (server, _):
                assert await asyncio.to_thread(status_of, f"{server}/admin") == page
                assert await asyncio.to_thread(status_of, f"{server}/me") == 200
                for each in admin.ENDPOINTS:
                    path = each.path.replace("{table}", "x").replace("{person}", "00").replace("{report}", "x")
                    http = Http(server, "another-token-of-somebody")
                    with pytest.raises(Unfulfilled) as refused:
                        await (http.get(path, dict) if each.method == "GET" else http.post(path, Doing(), dict))
                    assert refused.value.status == 404, path

    go(test)


def test_people_are_listed_where_they_are_found_by_name_and_sent_away() -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, _):
            ann, ben = await two_people(server)
            for name, seated in (("Ann", ann), ("Ben", ben)):
                await Http(server, seated.key).post("/api/me", PersonWish(name), Me)
            await Http(server, ann.key).post(f"/api/tables/{ann.table}/report", Reporting("Ben", "name"), Nothing)
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.info)
                found = await owner(server).get(f"{ADMIN}/people", PeopleHere)
                assert [(each.name, each.table, each.reports) for each in found.people] == [
                    ("Ben", "", 1),
                    ("Ann", ann.table, 0),
                ]
                assert found.many == 2
            (only,) = (await owner(server).get(f"{ADMIN}/people?name=be", PeopleHere)).people
            done = await owner(server).post(f"{ADMIN}/people/{only.id}/ban", Doing(days=1), Done)
            with pytest.raises(Unfulfilled, match="sent you away"):
                await set_table(server, NewTable(GAME, 2), ben.key)
            (only,) = (await owner(server).get(f"{ADMIN}/people?name=be", PeopleHere)).people
            assert only.ban == done.about
            for wrong in ("00", "xyz", "0" * 64):
                with pytest.raises(Unfulfilled):
                    await owner(server).post(f"{ADMIN}/people/{wrong}/ban", Doing(), Done)

    go(test)


def test_load_is_told_in_samples(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(SqliteStore(tmp_path / "x.db"), OWNED) as (server, house):
            await two_people(server)
            before = len((await owner(server).get(f"{ADMIN}/load", Load)).samples)
            house.metrics.answers.inc(6)
            house.metrics.saving.observe(0.004)
            house.metrics.count_tables(await house.store.tally())
            load = await owner(server).get(f"{ADMIN}/load", Load)
            assert len(load.samples) == before + 1
            last = load.samples[-1]
            assert last.answers > 0 and 0 < last.saved_ms <= last.slow_ms and last.processor >= 0
            house.metrics.count_tables({})
            quiet = (await owner(server).get(f"{ADMIN}/load", Load)).samples[-1]
            assert (quiet.answers, quiet.saved_ms) == (0, 0), "a sample tells of its own time"

    go(test)


def test_a_restart_is_said_everywhere_until_it_has_been() -> None:
    async def test() -> None:
        store, day = MemoryStore(), [0]
        async with serving(store, OWNED, wall_ms=lambda: house_ms() + day[0] * DAY_MS) as (server, house):
            ann, _ = await two_people(server)
            heard: list[object] = []
            async with Player(server, ann.table, ann.key, heard.append) as player:
                await player.until(lambda p: p.info)
                await owner(server).post(f"{ADMIN}/restart", Doing(minutes=5), Nothing)
                await player.until(lambda p: any(isinstance(each, Said) for each in heard))
            said = next(each.line.say for each in heard if isinstance(each, Said))
            assert said is not None and (said.key, said.args) == ("notice-restart", {"minutes": 5})
            told = await Http(server).get("/api/tidings", Tidings)
            assert 0 < told.restart_ms - told.now_ms <= 5 * 60_000
            day[0] = 1
            await tidings.look_around(house)
            assert (await Http(server).get("/api/tidings", Tidings)).restart_ms == 0 and not await store.notes(
                "restart"
            )
            with pytest.raises(Unfulfilled):
                await owner(server).post(f"{ADMIN}/restart", Doing(minutes=-1), Nothing)
            assert [each.what for each in (await owner(server).get(f"{ADMIN}/log", DoneList)).done] == ["restart"]

    go(test)
