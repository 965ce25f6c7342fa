"""A person without an account: a name that stays, several devices, all of it exported and forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import msgspec
import pytest
from starlette.requests import Request

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, join, set_table
from regalia.core.dice import Dice
from regalia.core.registry import games
from regalia.server import governing, people, person, playing
from regalia.server.auth import hash_of, new_key
from regalia.server.describe import read_line
from regalia.server.errors import Fault
from regalia.server.me import Card, Me, Paper, PersonWish, PlayedList, Token, Which
from regalia.server.messages import TableInfo
from regalia.server.person import Forgotten, MyData
from regalia.server.requests import Join, Kick, Link, NewTable, Nothing, TableList
from regalia.server.rows import row_after
from regalia.server.settings import UNLIMITED, Settings
from regalia.store.memory import MemoryStore
from regalia.store.postgres import PgStore
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Store
from tests.server.harness import GAME, SHORT, go, has_moved_or, serving
from tests.server.lines import Clock, people_at, quiet_house
from tests.servers import fresh_database

WISH = NewTable(GAME, 2, name="Maud", bots=("random",), start=True, options=SHORT)


async def fresh(server: str, name: str = "Maud", crest: int = 0) -> Http:
    """Somebody with a key and a name."""
    seated = await set_table(server, NewTable(GAME, 3, name=name))
    http = Http(server, seated.key)
    await http.post("/api/me", PersonWish(name, crest), Me)
    return http


async def stranger(server: str) -> Http:
    """A device that has been here, and is nobody yet."""
    return Http(server, (await set_table(server, NewTable(GAME, 3))).key)


async def linked(one: Http, other: Http) -> Me:
    """Make the other device the same person."""
    link = await one.post("/api/me/link", Nothing(), Link)
    return await other.post("/api/me/take", Token(link.token), Me)


def question_of(player: Player) -> int:
    """The number of the question a player has before it."""
    assert player.update is not None
    return player.update.question


def test_a_name_and_a_crest_stay() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            assert await Http(server).get("/api/me", Me) == Me()
            maud = await fresh(server, "  Maud ", 3)
            me = await maud.get("/api/me", Me)
            assert (me.name, me.crest) == ("Maud", 3) and [each.here for each in me.devices] == [True]
            assert (await maud.post("/api/me", PersonWish(crest=1), Me)).name == "Maud"
            assert (await maud.post("/api/me", PersonWish(name="Mathilda"), Me)).crest == 1
            for bad in ("\u202e", "Mаud"):  # nothing to be read, and two scripts
                with pytest.raises(Unfulfilled):
                    await maud.post("/api/me", PersonWish(name=bad), Me)
            assert (await maud.get("/api/me", Me)).name == "Mathilda"

    go(test)


def test_a_second_device_sees_and_plays_all_tables() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            laptop, phone = await fresh(server), await stranger(server)
            early = await set_table(server, WISH, laptop.key)
            brought = await set_table(server, WISH, phone.key)
            assert [each.here for each in (await linked(laptop, phone)).devices] == [False, True]
            late = await set_table(server, WISH, laptop.key)
            for http in (laptop, phone):
                mine = {line.id for line in (await http.get("/api/mine", TableList)).tables}
                assert {early.table, brought.table, late.table} <= mine
                for seated in (early, brought, late):
                    assert (await http.get(f"/api/tables/{seated.table}", TableInfo)).host, "a host on every device"
            async with Player(server, early.table, phone.key) as player:
                await player.until(lambda p: p.choices)
                question = question_of(player)
                await player.play(player.choices[0])
                await player.until(lambda p: question_of(p) != question)
            sat = await join(server, late.table, Join("Maud"), phone.key)
            assert sat.seat == 0, "one person has one seat, whatever device she takes"

    go(test)


def test_a_link_works_once_and_not_for_long() -> None:
    async def test() -> None:
        clock = Clock()
        house = quiet_house(clock=clock)
        key, other, third = (new_key(house.store.secret()) for _ in range(3))
        link = await people.new_link(house, key, "")
        assert (await people.peek(house, link.token, "")).devices == 1
        await people.take(house, other, "", link.token, "")
        with pytest.raises(Fault, match="work once"):
            await people.take(house, third, "", link.token, "")
        late = await people.new_link(house, key, "")
        clock.ms += people.LINK_MS
        with pytest.raises(Fault, match="opens nothing"):
            await people.take(house, third, "", late.token, "")
        assert await house.store.mine(hash_of(late.token)) == [], "it is no key"
        old, _ = await people.new_link(house, key, ""), await people.new_link(house, key, "")
        with pytest.raises(Fault, match="opens nothing"):
            await people.take(house, third, "", old.token, "")

    go(test)


def test_of_two_who_take_one_link_one_is_the_person() -> None:
    async def test() -> None:
        house = quiet_house()
        key = new_key(house.store.secret())
        link = await people.new_link(house, key, "")
        thieves = [new_key(house.store.secret()) for _ in range(5)]
        took = [people.take(house, each, "", link.token, "") for each in thieves]
        found = await asyncio.gather(*took, return_exceptions=True)
        assert sum(isinstance(each, Me) for each in found) == 1
        assert len(await house.store.mine(hash_of(key))) == 2

    go(test)


def test_a_code_on_paper_brings_everything_back() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            maud, found = await fresh(server), await stranger(server)
            early = await maud.post("/api/me/paper", Nothing(), Paper)
            paper = await maud.post("/api/me/paper", Nothing(), Paper)
            assert len(paper.code.split()) == people.PAPER_WORDS
            assert await found.post("/api/me/peek", Token(paper.code), Card) == Card("Maud", 0, 1)
            typed = f" {paper.code.upper().replace(' ', '-')} "
            assert (await found.post("/api/me/take", Token(typed), Me)).name == "Maud"
            again = await stranger(server)
            assert len((await again.post("/api/me/take", Token(paper.code), Me)).devices) == 4, "three, and the paper"
            with pytest.raises(Unfulfilled, match="opens nothing"):
                await (await stranger(server)).post("/api/me/take", Token(early.code), Me)

    go(test)


def test_a_device_that_was_removed_is_nobody_and_the_seats_it_took_stay() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            laptop, phone = await fresh(server), await stranger(server)
            await linked(laptop, phone)
            taken = await set_table(server, WISH, phone.key)
            async with Player(server, taken.table, phone.key) as player:
                await player.until(lambda p: p.choices)
                me = await laptop.get("/api/me", Me)
                lost = next(each.id for each in me.devices if not each.here)
                left = await laptop.post("/api/me/remove", Which(lost), Me)
                assert [each.here for each in left.devices] == [True]
                while house.rooms[taken.table].ears:
                    await asyncio.sleep(0.01)
            assert (await phone.get("/api/mine", TableList)).tables == ()
            assert (await phone.get("/api/me", Me)) == Me()
            with pytest.raises(Unfulfilled) as fault:
                await phone.post("/api/me", PersonWish("Eve"), Me)
            assert fault.value.key == "foreign-key"
            info = await laptop.get(f"/api/tables/{taken.table}", TableInfo)
            assert (info.you, info.host) == (0, True)
            with pytest.raises(Unfulfilled, match="no such device"):
                await laptop.post("/api/me/remove", Which(lost), Me)

    go(test)


def test_two_who_become_one_keep_all_they_had() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            maud, mathilda = await fresh(server, "Maud", 2), await fresh(server, "Mathilda")
            tablet = await stranger(server)
            await linked(mathilda, tablet)
            assert (await linked(maud, mathilda)).name == "Maud"
            assert len(await house.store.people()) == 1
            for http in (maud, mathilda, tablet):
                me = await http.get("/api/me", Me)
                assert (me.name, me.crest, len(me.devices)) == ("Maud", 2, 3)
                assert len((await http.get("/api/mine", TableList)).tables) == 2

    go(test)


def test_one_who_was_sent_away_does_not_come_back_with_another_device() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            host, eve = await fresh(server, "Host"), await fresh(server, "Eve")
            phone = await stranger(server)
            table = (await set_table(server, NewTable(GAME, 3, name="Host"), host.key)).table
            seat = (await join(server, table, Join("Eve"), eve.key)).seat
            await host.post(f"/api/tables/{table}/kick", Kick(seat), TableInfo)
            await linked(eve, phone)
            with pytest.raises(Unfulfilled, match="removed from this table"):
                await join(server, table, Join("Eva"), phone.key)
            banned = await join(server, table, Join("Bea"), (await fresh(server, "Bea")).key)
            link = await Http(server, banned.key).post("/api/me/link", Nothing(), Link)

            await governing.ban(house, table, governing.Doing(name="Bea", days=3))
            with pytest.raises(Fault):
                await people.take(house, new_key(house.store.secret()), "", link.token, "elsewhere")

    go(test)


def test_who_guesses_is_stopped() -> None:
    async def test() -> None:
        poor = msgspec.structs.replace(UNLIMITED, wrong_codes_at_once=3, wrong_codes_a_minute=1e-9)
        async with serving(settings=Settings(limits=poor)) as (server, _):
            maud = await fresh(server)
            paper = await maud.post("/api/me/paper", Nothing(), Paper)
            for _ in range(9):
                await maud.post("/api/me/peek", Token(paper.code), Card)
            keys = []
            for path in ("/api/me/peek", "/api/me/take", "/api/me/peek", "/api/me/take", "/api/me/peek"):
                with pytest.raises(Unfulfilled) as fault:
                    await maud.post(path, Token("tukari " * 5), msgspec.Raw)
                keys.append(fault.value.key)
            assert keys == ["no-such-link"] * 3 + ["too-many-codes"] * 2

    go(test)


def test_one_address_cannot_fill_the_house_with_people() -> None:
    async def test() -> None:
        few = msgspec.structs.replace(UNLIMITED, tables_an_hour=3)
        async with serving(settings=Settings(limits=few)) as (server, house):
            maud = await fresh(server)  # a table, and a person
            await Http(server).post("/api/me", PersonWish("Bea"), Me)
            for path, body in (
                ("/api/me", PersonWish("Eve")),
                ("/api/me/link", Nothing()),
                ("/api/me/paper", Nothing()),
            ):
                with pytest.raises(Unfulfilled) as fault:
                    await Http(server).post(path, body, msgspec.Raw)
                assert fault.value.status == 429
            assert (await maud.post("/api/me", PersonWish("Mathilda"), Me)).name == "Mathilda", "she is known"
            assert len(await house.store.people()) == 2

    go(test)


def test_a_person_has_so_many_devices() -> None:
    async def test() -> None:
        house = quiet_house()
        key = new_key(house.store.secret())
        paper = await people.new_paper(house, key, "")
        others = [new_key(house.store.secret()) for _ in range(people.MOST_DEVICES)]
        for other in others[:-1]:
            await people.take(house, other, "", paper.code, "")
        with pytest.raises(Fault, match="remove one first"):
            await people.take(house, others[-1], "", paper.code, "")

    go(test)


# --- what was played


async def played_out(server: str, seated: Any) -> None:
    """A game to its end."""
    async with Player(server, seated.table, seated.key) as player:
        while player.info is None or player.info.status != "over":
            await player.until(lambda p: p.choices or (p.info and p.info.status == "over"))
            if player.choices:
                question = question_of(player)
                await player.play(player.choices[-1])
                await player.until(has_moved_or(question, lambda p: p.info and p.info.status == "over"))


def test_a_finished_game_stands_in_the_record_and_a_running_one_does_not() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            maud = await fresh(server)
            running = await set_table(server, WISH, maud.key)
            assert await maud.get("/api/me/played", PlayedList) == PlayedList((), ())
            row = await house.store.row(running.table)
            assert row is not None and b'"places":[]' in row.brief
            seated = await set_table(server, WISH, maud.key)
            await played_out(server, seated)
            found = await maud.get("/api/me/played", PlayedList)
            live = (await house.room(seated.table)).live
            assert live.table is not None
            place = live.game.result(live.table.state).places[0]
            (game,) = found.games
            assert (game.table, game.place, game.bots, game.seat) == (seated.table, place, (1,), 0)
            (tally,) = found.tallies
            assert (tally.game, tally.played, tally.won) == (GAME, 1, int(place == 1))
            assert tally.places[place - 1] == 1 and sum(tally.places) == 1
            assert await Http(server).get("/api/me/played", PlayedList) == PlayedList((), ())

    go(test)


# --- all of it, and nothing of it


async def everything(store: Store) -> bytes:
    """Every cell of every table of a database."""
    if isinstance(store, PgStore):
        return await everything_in_postgres(store.address)
    assert isinstance(store, SqliteStore)
    db = apsw.Connection(store.path)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
    cells = [cell for table in tables for row in db.execute(f'SELECT * FROM "{table}"') for cell in row]
    return b"\n".join(cell if isinstance(cell, bytes) else str(cell).encode() for cell in cells)


async def everything_in_postgres(address: str) -> bytes:
    """The same there."""
    db = await asyncpg.connect(address)
    try:
        names = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        cells = [cell for (name,) in names for row in await db.fetch(f'SELECT * FROM "{name}"') for cell in row]
    finally:
        await db.close()
    return b"\n".join(cell if isinstance(cell, bytes) else str(cell).encode() for cell in cells)


async def a_full_life(server: str, host: Http) -> tuple[Http, list[bytes]]:
    """Somebody who has left a trace in every way there is; what must not be found afterwards."""
    maud, phone = await fresh(server, "Mathilda"), await stranger(server)
    await linked(maud, phone)
    paper = await maud.post("/api/me/paper", Nothing(), Paper)
    link = await maud.post("/api/me/link", Nothing(), Link)
    lost = await stranger(server)
    await lost.post("/api/me/take", Token(paper.code), Me)
    me = await maud.get("/api/me", Me)
    await phone.post("/api/me/remove", Which(me.devices[-1].id), Me)
    table = (await set_table(server, NewTable(GAME, 4, name="Host"), host.key)).table
    at = f"/api/tables/{table}"
    await join(server, table, Join("Gertrude", seat=2), maud.key)
    await maud.post(f"{at}/leave", Nothing(), TableInfo)  # her name of then is in the log
    await join(server, table, Join("Hildegard", seat=1), phone.key)
    token = await phone.post(f"{at}/link", Nothing(), Link)
    async with Player(server, table, phone.key) as player:
        await player.until(lambda p: p.info)
        await player.say("Kunigunde greets you")
        await player.until(lambda p: p.chat)
    other = (await set_table(server, NewTable(GAME, 4, name="Host"), host.key)).table
    seat = (await join(server, other, Join("Irmgard"), maud.key)).seat
    await host.post(f"/api/tables/{other}/kick", Kick(seat), TableInfo)  # her key stands among those who may not come
    own = (await set_table(server, NewTable(GAME, 4), maud.key)).table  # she set it, and somebody else sits there
    await join(server, own, Join("Host"), host.key)
    hashes = [hash_of(each) for each in (maud.key, phone.key, link.token, token.token, "".join(paper.code.split()))]
    names = [b"Mathilda", b"Gertrude", b"Hildegard", b"Kunigunde", b"Irmgard"]
    return maud, [*hashes, *names, hash_of(lost.key)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whoever_is_forgotten_is_nowhere_in_the_database(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        store: Store = SqliteStore(tmp_path / "x.db") if kind == "sqlite" else PgStore(fresh_database())
        async with serving(store) as (server, _):
            host = await fresh(server, "Host")
            maud, traces = await a_full_life(server, host)
            before = await everything(store)
            assert all(trace in before for trace in traces), "the test looks for what was never there"
            assert await maud.post("/api/mine/forget", Nothing(), Forgotten) == Forgotten(3, 3)
            after = await everything(store)
            found = [trace for trace in traces if trace in after]
            assert not found, found
            assert b"Host" in after and hash_of(host.key) in after
            assert (await maud.get("/api/me", Me)) == Me()

    go(test)


def test_all_that_is_kept_can_be_had() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            maud, phone = await fresh(server, "Maud", 4), await stranger(server)
            await linked(maud, phone)
            data = await phone.get("/api/mine/data", MyData)
            assert (data.me.name, data.me.crest, len(data.me.devices)) == ("Maud", 4, 2)
            assert {(each.name, each.set_by_you, each.seat) for each in data.tables} == {
                ("Maud", True, 0),
                ("", True, -1),
            }

    go(test)


def test_a_person_is_forgotten_with_all_her_devices_and_their_keys_begin_anew() -> None:
    async def test() -> None:
        house = quiet_house(MemoryStore())
        one, other = new_key(house.store.secret()), new_key(house.store.secret())
        paper = await people.new_paper(house, one, "")
        await people.take(house, other, "", paper.code, "")
        await person.forget(house, other)
        assert await house.store.people() == []
        assert await house.store.mine(hash_of(one)) == [hash_of(one)]

    go(test)


def test_devices_are_told_apart_by_what_they_say_they_are() -> None:

    def named(text: str) -> str:
        return people.device_name(Request({"type": "http", "headers": [(b"user-agent", text.encode())]}))

    assert named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox · Linux"
    assert (
        named("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36")
        == "Chrome · Android"
    )
    assert (
        named("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1") == "Safari · iPhone"
    )
    assert named("regalia") == ""


@pytest.mark.parametrize("game", sorted(games()))
def test_a_row_tells_places_only_when_the_game_is_over(game: str) -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), game, 3)
        live, dice = room.live, Dice(1)
        while live.status == "playing":
            assert live.table is not None
            assert read_line(row_after(live, (), live.table.state, 0).brief).places == ()
            seat = live.waiting()[0]
            await playing.answer(room, seat, live.number(seat), (dice.one_of(live.table.state.legal(seat)),))
        row = await room.house.store.row(live.id)
        assert row is not None and live.table is not None
        assert read_line(row.brief).places == live.game.result(live.table.state).places

    go(test)
