"""Reports and blocks: what is reported is kept and answered, within limits, and whoever is blocked stays away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, join, set_table
from regalia.server import reports, retention, somebody
from regalia.server.governing import Doing, DoneList
from regalia.server.me import BlockedHere, Blocking, Me, PersonWish, Token, Which
from regalia.server.messages import TableInfo
from regalia.server.person import Forgotten, MyData
from regalia.server.reports import MyReports, Reporting, Reports
from regalia.server.requests import Join, Link, NewTable, Nothing, Seated
from regalia.server.settings import UNLIMITED
from regalia.store.memory import MemoryStore
from regalia.store.postgres import PgStore
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Store
from tests.server.harness import GAME, QUICK, go, serving, two_people
from tests.server.test_governing import ADMIN, DAY_MS, OWNED, house_ms, owner
from tests.servers import fresh_database

RUDE = "you play like a bot"


async def said(server: str, who: Seated, text: str) -> int:
    """Somebody says something; when it was said."""
    async with Player(server, who.table, who.key) as player:
        await player.until(lambda p: p.info)
        await player.say(text)
        await player.until(lambda p: any(line.text == text for line in p.chat))
        return next(line.at_ms for line in player.chat if line.text == text)


async def told(server: str, who: Seated, wish: Reporting) -> None:
    """Somebody reports."""
    await Http(server, who.key).post(f"/api/tables/{who.table}/report", wish, Nothing)


def opener(kind: str, folder: Path) -> Callable[[], Store]:
    """Opens a store of a kind, and opens it again."""
    if kind == "postgres":
        address = fresh_database()
        return lambda: PgStore(address)
    memory = MemoryStore()
    return lambda: SqliteStore(folder / "x.db") if kind == "sqlite" else memory


@pytest.mark.parametrize("kind", ["memory", "sqlite", "postgres"])
def test_a_report_is_kept_over_a_restart_and_answered(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        store = opener(kind, tmp_path)
        async with serving(store(), OWNED) as (server, _):
            ann, ben = await two_people(server)
            wish = Reporting("Ben", "harassment", await said(server, ben, RUDE), "twice  already")
            await told(server, ann, wish)
            await told(server, ann, wish)  # the same twice is one
            (found,) = (await owner(server).get(f"{ADMIN}/reports", Reports)).reports
            assert (found.name, found.seat, found.said, found.text, found.by) == (
                "Ben",
                1,
                RUDE,
                "twice already",
                "Ann",
            )
        async with serving(store(), OWNED) as (server, _):
            await owner(server).post(f"{ADMIN}/reports/{found.id}", Doing(text="He is silent now."), Nothing)
            with pytest.raises(Unfulfilled, match="answered already"):
                await owner(server).post(f"{ADMIN}/reports/{found.id}", Doing(), Nothing)
            (mine,) = (await Http(server, ann.key).get("/api/me/reports", MyReports)).reports
            assert (mine.name, mine.answered, mine.answer) == ("Ben", True, "He is silent now.")
            assert (await Http(server, ben.key).get("/api/me/reports", MyReports)).reports == ()
            (done,) = (await owner(server).get(f"{ADMIN}/log", DoneList)).done
            assert (done.what, done.table) == ("answer", ann.table)

    go(test)


def test_only_what_is_there_can_be_reported() -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, _):
            ann, ben = await two_people(server)
            at_ms = await said(server, ben, RUDE)
            for wish, key in [
                (Reporting("Cleo", "name"), "no-such-player"),
                (Reporting("Ann", "name"), "report-yourself"),
                (Reporting("Ben", "harassment", at_ms + 1), "no-such-line"),
                (Reporting("Ann", "harassment", at_ms), "no-such-line"),
                (Reporting("Ben", "other", text="a\u202eb"), "bad-request"),
            ]:
                with pytest.raises(Unfulfilled) as refused:
                    await told(server, ann, wish)
                assert refused.value.key == key
            assert (await owner(server).get(f"{ADMIN}/reports", Reports)).reports == ()
            with pytest.raises(Unfulfilled) as refused:
                await Http(server, ann.key).get(f"{ADMIN}/reports", Reports)
            assert refused.value.status == 404

    go(test)


def test_nobody_reports_without_end() -> None:
    async def test() -> None:
        few = msgspec.structs.replace(OWNED, limits=msgspec.structs.replace(UNLIMITED, reports_an_hour=2))
        async with serving(settings=few) as (server, _):
            ann, _ = await two_people(server)
            await told(server, ann, Reporting("Ben", "name"))
            await told(server, ann, Reporting("Ben", "cheating"))
            with pytest.raises(Unfulfilled, match="a lot of reports"):
                await told(server, ann, Reporting("Ben", "other"))
            assert len((await owner(server).get(f"{ADMIN}/reports", Reports)).reports) == 2

    go(test)


def test_a_command_of_the_chat_reports_and_blocks() -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, _):
            ann, _ = await two_people(server)
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.info)
                for line in ("/report Ben: stalls", "/block Ben", "/unblock Ben", "/block Ben"):
                    await player.say(line)
                keys = ["notice-reported", "notice-blocked", "notice-unblocked", "notice-blocked"]
                await player.until(lambda p: [each.say.key for each in p.chat[-4:] if each.say] == keys)
            (found,) = (await owner(server).get(f"{ADMIN}/reports", Reports)).reports
            assert (found.name, found.reason, found.text) == ("Ben", "other", "stalls")
            assert [each.name for each in (await Http(server, ann.key).get("/api/me", Me)).blocked] == ["Ben"]

    go(test)


def test_answered_reports_are_forgotten_in_time_and_with_the_person() -> None:
    async def test() -> None:
        store, day = MemoryStore(), [0]
        async with serving(store, OWNED, wall_ms=lambda: house_ms() + day[0] * DAY_MS) as (server, house):
            ann, _ = await two_people(server)
            for reason in ("name", "other"):
                await told(server, ann, Reporting("Ben", reason))
            found = (await owner(server).get(f"{ADMIN}/reports", Reports)).reports
            await owner(server).post(f"{ADMIN}/reports/{found[0].id}", Doing(), Nothing)
            day[0] = 91
            await retention.sweep(house)
            (left,) = await reports.kept(house)
            assert left.report.id == found[1].id, "what waits for an answer stays"
            data = await Http(server, ann.key).get("/api/mine/data", MyData)
            assert [each.name for each in data.reports] == ["Ben"]

    go(test)


@pytest.mark.parametrize("who", [0, 1])
def test_who_has_himself_forgotten_takes_reports_and_blocks_along(who: int) -> None:
    async def test() -> None:
        async with serving(settings=OWNED) as (server, house):
            both = await two_people(server)
            await told(server, both[0], Reporting("Ben", "name"))
            await blocked(server, both[0], 1)
            await Http(server, both[who].key).post("/api/mine/forget", Nothing(), Forgotten)
            assert await reports.kept(house) == []
            assert not any(somebody.read(row).blocked for row in await house.store.people())

    go(test)


# --- blocks


async def blocked(server: str, who: Seated, seat: int, *, on: bool = True) -> tuple[int, ...]:
    """Somebody blocks a seat; which seats are blocked for him then."""
    http = Http(server, who.key)
    return (await http.post(f"/api/tables/{who.table}/block", Blocking(seat, on), BlockedHere)).seats


def test_who_is_blocked_is_known_at_every_table_and_does_not_sit_down_at_hers() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two_people(server)
            assert await blocked(server, ann, 1) == (1,)
            elsewhere = await set_table(server, NewTable(GAME, 3, name="Cleo"))
            for key in (ben.key, ann.key):
                await join(server, elsewhere.table, Join("Ben" if key == ben.key else "Ann"), key)
            here = await Http(server, ann.key).get(f"/api/tables/{elsewhere.table}/blocked", BlockedHere)
            assert here.seats == (1,)
            hers = await set_table(server, NewTable(GAME, 3, name="Ann"), ann.key)
            phone = Http(server, (await set_table(server, NewTable(GAME, 3))).key)
            link = await Http(server, ben.key).post("/api/me/link", Nothing(), Link)
            await phone.post("/api/me/take", Token(link.token), Me)
            for key in (ben.key, phone.key):
                with pytest.raises(Unfulfilled, match="other company"):
                    await join(server, hers.table, Join("Other"), key)
            assert await blocked(server, ann, 1, on=False) == ()
            await join(server, hers.table, Join("Ben"), phone.key)

    go(test)


def test_blocks_are_shown_lifted_and_stay_when_two_become_one() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, _ = await two_people(server)
            await blocked(server, ann, 1)
            phone = Http(server, (await set_table(server, NewTable(GAME, 3))).key)
            await phone.post("/api/me", PersonWish("Ann"), Me)
            link = await phone.post("/api/me/link", Nothing(), Link)
            me = await Http(server, ann.key).post("/api/me/take", Token(link.token), Me)
            assert [each.name for each in me.blocked] == ["Ben"]
            me = await phone.post("/api/me/unblock", Which(me.blocked[0].id), Me)
            assert me.blocked == () and len(me.devices) == 2
            with pytest.raises(Unfulfilled):
                await phone.post("/api/me/unblock", Which("0"), Me)

    go(test)


def test_nobody_blocks_himself_nor_a_bot_nor_an_empty_seat() -> None:
    async def test() -> None:
        async with serving(settings=QUICK) as (server, _):
            ann = await set_table(server, NewTable(GAME, 3, name="Ann", bots=("random",)))
            for seat in (0, 1, 2):
                with pytest.raises(Unfulfilled):
                    await blocked(server, ann, seat)
            info = await Http(server, ann.key).get(f"/api/tables/{ann.table}", TableInfo)
            assert info.seats[0].name == "Ann"

    go(test)
