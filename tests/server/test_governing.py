"""What the owner of a house sees and does, and what happens by itself: order, age, a person who goes."""

from __future__ import annotations

import asyncio
import urllib.request

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, set_table
from regalia.core.errors import RegaliaError
from regalia.server import retention
from regalia.server.chain import check_log
from regalia.server.folding import folded
from regalia.server.governing import Doing, Done, DoneList, Statistics, TablesHere, TableWhole
from regalia.server.messages import Said, TableInfo
from regalia.server.person import Forgotten, MyData
from regalia.server.requests import NewTable, Nothing, Seated
from regalia.server.settings import Settings
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, QUICK, go, serving, two_people

TOKEN = "the-owner-of-the-house"
OWNED = msgspec.structs.replace(QUICK, admin_token=TOKEN)
ADMIN = "/api/admin"
DAY_MS = 86_400_000


def owner(server: str) -> Http:
    """The server as its owner sees it."""
    return Http(server, TOKEN)


async def started(server: str, ann: Seated) -> None:
    """Ann begins."""
    await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)


def test_nothing_is_there_for_others() -> None:
    async def test() -> None:
        for settings in (OWNED, QUICK):
            async with serving(settings=settings) as (server, _):
                for key in ("", "another-token-of-somebody"):
                    with pytest.raises(RegaliaError, match="nothing"):
                        await Http(server, key).get(ADMIN, Statistics)

    go(test)


def test_tables_are_listed_and_shown_with_figures() -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, _):
            ann, _ = await two_people(server)
            found = (await owner(server).get(f"{ADMIN}/tables", TablesHere)).tables
            assert [(each.id, each.status, each.names) for each in found] == [(ann.table, "open", ("Ann", "Ben"))]
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.info)
                shown = await owner(server).get(f"{ADMIN}/tables/{ann.table}", TableWhole)
                assert [(seat.name, seat.here, seat.keys) for seat in shown.seats] == [("Ann", 1, 1), ("Ben", 0, 1)]
            figures = await owner(server).get(ADMIN, Statistics)
            assert figures.tables == {GAME: {"open": 1}} and figures.in_memory == 1

    go(test)


def test_a_closed_table_can_be_seen_and_not_played_on() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store, OWNED) as (server, house):
            ann, _ = await two_people(server)
            await started(server, ann)
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.update)
                await owner(server).post(f"{ADMIN}/tables/{ann.table}/close", Doing(), Nothing)
                await player.until(lambda p: p.info and p.info.fault)
            row = await store.row(ann.table)
            assert row is not None and row.status == "over" and row.due_ms is None
            assert (await house.room(ann.table)).live.waiting() == []
            with pytest.raises(Unfulfilled, match="closed"):
                await Http(server, ann.key).post(f"/api/tables/{ann.table}/leave", Nothing(), TableInfo)
            live = await folded(ann.table, await store.deeds(ann.table))
            assert live.closed
            done = (await owner(server).get(f"{ADMIN}/log", DoneList)).done
            assert [(each.what, each.table) for each in done] == [("close", ann.table)]

    go(test)


def test_a_forgotten_table_is_gone() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store, OWNED) as (server, house):
            ann, _ = await two_people(server)
            await owner(server).post(f"{ADMIN}/tables/{ann.table}/forget", Doing(), Nothing)
            assert await store.tables() == [] and not house.rooms
            with pytest.raises(Unfulfilled) as told:
                await Http(server, ann.key).get(f"/api/tables/{ann.table}", TableInfo)
            assert told.value.status == 404

    go(test)


def test_who_is_banned_is_sent_away_and_stays_out_until_he_is_let_in() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store, OWNED) as (server, house):
            ann, ben = await two_people(server)
            wish = Doing(name="Ben", days=2, text="rude")
            done = await owner(server).post(f"{ADMIN}/tables/{ann.table}/ban", wish, Done)
            with pytest.raises(Unfulfilled) as told:
                await set_table(server, NewTable(GAME, 2, name="Ben"), ben.key)
            assert told.value.key == "banned"
            await set_table(server, NewTable(GAME, 2, name="Ann"), ann.key)
            figures = await owner(server).get(ADMIN, Statistics)
            assert [(ban.who, ban.why) for ban in figures.bans.values()] == [("Ben", "rude")]
        async with serving(store, OWNED) as (server, house):
            await house.bans.read(house)
            with pytest.raises(Unfulfilled, match="sent you away"):
                await set_table(server, NewTable(GAME, 2), ben.key)
            await owner(server).post(f"{ADMIN}/unban", Doing(name=done.about), Nothing)
            await set_table(server, NewTable(GAME, 2, name="Ben"), ben.key)
            with pytest.raises(Unfulfilled):
                await owner(server).post(f"{ADMIN}/unban", Doing(name=done.about), Nothing)
            assert await store.notes("ban/") == {}

    go(test)


def test_a_banned_address_is_kept_out_with_another_key_and_let_in_after_its_time() -> None:
    async def test() -> None:
        store, day = MemoryStore(), [0]
        async with serving(store, OWNED, wall_ms=lambda: 10**12 + day[0] * DAY_MS) as (server, house):
            ann, ben = await two_people(server)
            async with Player(server, ann.table, ben.key) as player:
                await player.until(lambda p: p.info)
                await owner(server).post(f"{ADMIN}/tables/{ann.table}/ban", Doing(name="Ben", days=2), Done)
            with pytest.raises(Unfulfilled, match="sent you away"):
                await set_table(server, NewTable(GAME, 2, name="Other"))
            day[0] = 3
            await set_table(server, NewTable(GAME, 2, name="Other"))
            await house.bans.read(house)
            assert await store.notes("ban/") == {} and not house.bans.known

    go(test)


def test_an_announcement_is_heard_and_stands_in_the_status_line() -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, _):
            ann, _ = await two_people(server)
            heard: list[object] = []
            async with Player(server, ann.table, ann.key, heard.append) as player:
                await player.until(lambda p: p.info)
                await owner(server).post(f"{ADMIN}/announce", Doing(text="Closing at ten"), Nothing)
                lines = [each.line.say for each in heard if isinstance(each, Said)]
                while not any(line and line.args.get("text") == "Closing at ten" for line in lines):
                    await asyncio.sleep(0.01)
                    lines = [each.line.say for each in heard if isinstance(each, Said)]

            def status() -> str:
                with urllib.request.urlopen(f"{server}/status") as answer:
                    return str(answer.read().decode())

            line = await asyncio.to_thread(status)
            assert ": ok, 0 games under way" in line and line.endswith("Closing at ten\n")

    go(test)


def test_a_muted_player_is_silent() -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, house):
            ann, _ = await two_people(server)
            await owner(server).post(f"{ADMIN}/tables/{ann.table}/mute", Doing(name="Ben"), Nothing)
            assert (await house.room(ann.table)).live.manners.muted == {1}
            await owner(server).post(f"{ADMIN}/tables/{ann.table}/mute", Doing(name="Ben", muted=False), Nothing)
            assert not (await house.room(ann.table)).live.manners.muted

    go(test)


@pytest.mark.parametrize(("days", "left"), [(13, 2), (15, 1), (181, 0)])
def test_old_tables_are_forgotten_each_kind_in_its_time(days: int, left: int) -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store, QUICK, wall_ms=lambda: house_ms() + days * DAY_MS) as (server, house):
            await two_people(server)
            ann, _ = await two_people(server)
            await started(server, ann)
            await retention.sweep(house)
            assert len(await store.tables()) == left

    go(test)


def house_ms() -> int:
    """Now."""
    import time

    return time.time_ns() // 1_000_000


def test_finished_games_stay_unless_told_and_what_somebody_looks_at_stays() -> None:
    row_days = Settings()
    assert row_days.keep_over_days == 0

    async def test() -> None:
        store = MemoryStore()
        async with serving(store, QUICK, wall_ms=lambda: house_ms() + 999 * DAY_MS) as (server, house):
            ann, _ = await two_people(server)
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.info)
                assert await retention.sweep(house) == 0
            while (await house.room(ann.table)).ears:
                await asyncio.sleep(0.01)
            assert await retention.sweep(house) == 1

    go(test)


def test_a_person_has_all_that_is_kept_and_may_have_it_forgotten() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store, QUICK) as (server, _):
            ann, ben = await two_people(server)
            alone = await set_table(server, NewTable(GAME, 2, name="Ben", bots=("random",)), ben.key)
            async with Player(server, ben.table, ben.key) as player:
                await player.until(lambda p: p.info)
                await player.say("hello from Ben")
                await player.until(lambda p: any("hello" in line.text for line in p.chat))
            data = await Http(server, ben.key).get("/api/mine/data", MyData)
            assert {(each.table, each.name) for each in data.tables} == {(ben.table, "Ben"), (alone.table, "Ben")}
            assert ("hello from Ben",) in [each.said for each in data.tables]
            await started(server, ann)
            with pytest.raises(Unfulfilled, match="leave it first"):
                await Http(server, ben.key).post("/api/mine/forget", Nothing(), Forgotten)
            await Http(server, ben.key).post(f"/api/tables/{ben.table}/leave", Nothing(), TableInfo)
            assert await Http(server, ben.key).post("/api/mine/forget", Nothing(), Forgotten) == Forgotten(1, 1)
            log = await store.deeds(ann.table)
            assert not any(b"Ben" in body for body in log) and check_log(log) == ""
            assert await store.row(alone.table) is None
            assert [key.seat for key in await store.keys_of(ann.table)] == [0]
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.update)

    go(test)
