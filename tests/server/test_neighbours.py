"""Several houses on one store: people at both, bots once, nobody absent who is elsewhere, tables handed over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest

from regalia.client.http import Http
from regalia.client.player import Player, join, set_table
from regalia.core.dice import Dice
from regalia.server.bus import Bus
from regalia.server.chain import check_log
from regalia.server.deeds import Answered, read
from regalia.server.house import House
from regalia.server.me import Me, Token, Which
from regalia.server.messages import TableInfo
from regalia.server.nats_bus import NatsBus
from regalia.server.neighbours import Neighbours
from regalia.server.person import Forgotten
from regalia.server.pg_bus import PgBus
from regalia.server.ranks import first_of
from regalia.server.requests import Join, Link, NewTable, Nothing
from regalia.server.settings import Limits
from regalia.store.postgres import PgStore
from tests.server.harness import GAME, QUICK, SHORT, go, play_on, serving, two_people
from tests.server.test_friends import befriended, circle
from tests.server.test_people import fresh
from tests.servers import fresh_database, nats


@asynccontextmanager
async def two_houses(kind: str = "postgres", **settings: object) -> AsyncIterator[list[tuple[str, House]]]:
    """Two servers on one database, with a real bus."""
    address = fresh_database()
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            store = PgStore(address)
            bus: Bus = PgBus(address) if kind == "postgres" else NatsBus(nats())
            wanted = msgspec.structs.replace(QUICK, **settings)
            found.append(await stack.enter_async_context(serving(store, wanted, bus=bus, neighbours=Neighbours(store))))
        await until(lambda: all(len(house.neighbours.living) == 2 for _, house in found))  # type: ignore[attr-defined]
        yield found


async def until(is_so: object) -> None:
    """Wait for something."""
    async with asyncio.timeout(30):
        while not is_so():  # type: ignore[operator]
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("kind", ["postgres", "nats"])
def test_two_people_at_two_houses_play_one_game(kind: str) -> None:
    async def test() -> None:
        async with two_houses(kind) as [(one, _), (two, _)]:
            ann, ben = await two_people(one)
            await Http(one, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
            async with Player(one, ann.table, ann.key) as first, Player(two, ben.table, ben.key) as second:
                moves = 12
                enough = lambda p: p.is_over or (p.update and p.update.question >= moves)  # noqa: E731
                await asyncio.gather(play_on(first, Dice(1), enough), play_on(second, Dice(2), enough))
                await first.until(lambda p: p.info and all(seat.here for seat in p.info.seats))
                await second.until(lambda p: p.info and all(seat.here for seat in p.info.seats))
                for each in (first, second):
                    assert each.info is not None and not each.is_over
                    assert not any(seat.bot_at_ms for seat in each.info.seats), (
                        "a bot is announced for who is elsewhere"
                    )
                await first.say("across")
                await second.until(lambda p: any(line.text == "across" for line in p.chat))

    go(test)


def test_wrong_codes_and_new_tables_are_counted_for_all_houses_together() -> None:
    async def test() -> None:
        async with two_houses(limits=Limits(tables_an_hour=5)) as [(_, one), (_, other)]:
            for counted, elsewhere in ((one.wrong_codes, other.wrong_codes), (one.new_tables, other.new_tables)):
                while counted.take("192.0.2.7"):
                    pass
                await until(lambda elsewhere=elsewhere: "192.0.2.7" in elsewhere.known)
                await until(lambda elsewhere=elsewhere: not elsewhere.use("192.0.2.7", 1))
                assert elsewhere.use("192.0.2.8", 1)
            bucket = other.wrong_codes.known["192.0.2.7"]
            left = bucket.left
            one.wrong_codes.give_back("192.0.2.7")
            await until(lambda: bucket.left >= left + 1)

    go(test)


def test_what_is_asked_of_one_house_is_known_to_the_next_at_once() -> None:
    async def test() -> None:
        async with two_houses() as [(one, _), (two, other)]:
            ann = await set_table(one, NewTable(GAME, 3, name="Ann"))
            await other.room(ann.table)
            for server, name in ((two, "Ben"), (one, "Cat")):
                await join(server, ann.table, Join(name))
            await Http(two, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)

    go(test)


def test_a_device_that_was_removed_is_gone_from_every_house() -> None:
    async def test() -> None:
        async with two_houses() as [(one, _), (two, other)]:
            ann = await set_table(one, NewTable(GAME, 3, name="Ann"))
            laptop, phone = Http(one, ann.key), Http(two, (await set_table(two, NewTable(GAME, 3))).key)
            link = await laptop.post("/api/me/link", Nothing(), Link)
            await phone.post("/api/me/take", Token(link.token), Me)
            async with Player(two, ann.table, phone.key) as player:
                await player.until(lambda p: p.info and p.info.you == 0)
                lost = next(each.id for each in (await laptop.get("/api/me", Me)).devices if not each.here)
                await laptop.post("/api/me/remove", Which(lost), Me)
                await until(lambda: not other.rooms[ann.table].ears)

    go(test)


def test_who_comes_from_one_house_to_another_is_not_shown_an_older_table() -> None:
    async def test() -> None:
        async with two_houses() as [(one, _), (two, other)]:
            ann = await set_table(one, NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True))
            await other.room(ann.table)
            other.on_hint = lambda table_id, sequence: None  # type: ignore[method-assign]  # nor helps a look
            async with Player(one, ann.table, ann.key) as first:
                await play_on(first, Dice(1), lambda p: p.update and p.update.question >= 4)
                known = first.update.question if first.update else 0  # the bot may answer while the other line is laid
                async with Player(two, ann.table, ann.key) as second:
                    await second.until(lambda p: p.update)
                    assert second.update is not None and second.update.question >= known >= 4

    go(test)


def test_a_table_at_which_somebody_was_forgotten_goes_on_in_every_house() -> None:
    async def test() -> None:
        async with two_houses() as [(one, _), (two, other)]:
            ann, ben = await two_people(one)
            at = f"/api/tables/{ann.table}"
            async with Player(two, ann.table, ann.key) as player:
                await player.until(lambda p: p.info and p.info.seats[1].name == "Ben")
                await Http(one, ben.key).post("/api/mine/forget", Nothing(), Forgotten)
                await player.until(lambda p: p.info and p.info.seats[1].name == "…2")
                await player.say("still here")
                await player.until(lambda p: any(line.text == "still here" for line in p.chat))
            await Http(one, ann.key).post(f"{at}/start", Nothing(), TableInfo)
            assert check_log(await other.store.deeds(ann.table)) == ""

    go(test)


def test_who_is_connected_elsewhere_is_not_absent() -> None:
    async def test() -> None:
        async with two_houses(absent_after_ms=600) as [(one, house), (two, _)]:
            ann, ben = await two_people(one)
            await Http(one, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
            async with Player(one, ann.table, ann.key) as first:
                async with Player(two, ben.table, ben.key) as second:
                    await asyncio.gather(first.until(lambda p: p.update), second.until(lambda p: p.update))
                    await first.until(lambda p: p.info and all(seat.here for seat in p.info.seats))
                    room = await house.room(ann.table)
                    start = room.now_ms()
                    await until(lambda: room.now_ms() > start + 1_500)
                    assert not any(sitter.away for sitter in room.live.sitters)
                asked = room.live.waiting()
                if asked == [1]:
                    await until(lambda: room.live.sitters[1].away == "absent")

    go(test)


def test_a_bot_answers_once_wherever_people_look() -> None:
    async def test() -> None:
        async with two_houses() as [(one, house), (two, _)]:
            wish = NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True)
            ann = await set_table(one, wish)
            async with Player(one, ann.table, ann.key) as first, Player(two, ann.table, ann.key) as second:
                enough = lambda p: p.is_over or (p.update and p.update.question >= 15)  # noqa: E731
                await play_on(first, Dice(1), enough)
                await second.until(enough)
            log = [read(body) for body in await house.store.deeds(ann.table)]
            assert any(isinstance(deed, Answered) and deed.by == "bot" for deed in log)

    go(test)


def test_a_house_that_goes_hands_its_tables_over_and_bots_play_on() -> None:
    async def test() -> None:
        address = fresh_database()
        store, other = PgStore(address), PgStore(address)
        async with serving(store, QUICK, bus=PgBus(address), neighbours=Neighbours(store)) as (one, first):
            ann = await set_table(one, NewTable(GAME, 3, name="Ann", bots=("random", "random"), start=True))
            async with (
                serving(other, QUICK, bus=PgBus(address), neighbours=Neighbours(other)) as (two, second),
                Player(two, ann.table, ann.key) as player,
            ):
                await player.until(lambda p: p.choices)
                await until(lambda: first.neighbours.seats_elsewhere(ann.table) == [0])
                assert second.neighbours.attends(ann.table) and not first.neighbours.attends(ann.table)
            await until(lambda: first.neighbours.attends(ann.table))
            async with Player(one, ann.table, ann.key) as player:
                await player.until(lambda p: p.choices)

    go(test)


def test_when_one_goes_only_its_tables_move() -> None:
    tables = [f"{letter}xxxxxxxx" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"]
    before = {table: first_of([0, 1, 2, 3], table) for table in tables}
    after = {table: first_of([0, 1, 3], table) for table in tables}
    assert all(before[table] == after[table] for table in tables if before[table] != 2)
    assert all(5 <= list(before.values()).count(number) <= 30 for number in range(4))


def test_houses_keep_apart_although_the_store_forgets_them() -> None:
    async def test() -> None:
        async with two_houses() as [(_, one), (_, two)]:
            assert isinstance(one.store, PgStore)
            await one.store.execute("TRUNCATE houses")  # as after a crash of PostgreSQL
            third = House(PgStore(one.store.address), QUICK, neighbours=Neighbours(one.store))
            await third.open()
            houses = (one, two, third)
            assert len({house.neighbours.number for house in houses}) == 3
            await until(lambda: all(len(house.neighbours.living) == 3 for house in houses))  # type: ignore[attr-defined]
            await third.close()

    go(test)


def test_a_house_that_has_not_been_heard_attends_nothing() -> None:
    async def test() -> None:
        async with two_houses() as [(_, house), _]:
            neighbours = house.neighbours
            assert isinstance(neighbours, Neighbours)
            mine = next(letter for letter in "ABCDEFGHIJKLMNOP" if neighbours.attends(letter))
            neighbours.beaten -= 60
            assert not neighbours.attends(mine)

    go(test)


def test_a_lost_hint_is_made_good_by_a_look_into_the_store() -> None:
    async def test() -> None:
        async with two_houses() as [(one, _), (_, other)]:
            ann, _ = await two_people(one)
            room = await other.room(ann.table)
            other.bus.hint = lambda table, sequence: None  # type: ignore[method-assign]
            other.on_hint = lambda table, sequence: None  # type: ignore[method-assign,assignment]
            await Http(one, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
            del other.on_hint
            await other.catch_up()
            await until(lambda: room.live.status == "playing")

    go(test)


def test_a_friend_at_another_house_is_here() -> None:
    async def test() -> None:
        async with two_houses() as [(one, house), (two, _)]:
            ann, ben = await fresh(one, "Ann"), await fresh(one, "Ben")
            await befriended(ann, ben)
            assert [each.here for each in (await circle(ann)).friends] == [False]
            await circle(Http(two, ben.key))
            await until(lambda: house.messenger.around.at)
            await until_here(ann)

    go(test)


async def until_here(who: Http) -> None:
    """Wait until a friend is seen."""
    async with asyncio.timeout(30):
        while not all(each.here for each in (await circle(who)).friends):
            await asyncio.sleep(0.01)
