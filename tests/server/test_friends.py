"""Friends by link: seen, asked to tables, called for a quick game, asked once more; and all of it taken back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, join, set_table
from regalia.core.dice import Dice
from regalia.server import friends
from regalia.server.auth import hash_of
from regalia.server.friend_requests import (
    Circle,
    Declining,
    FriendCard,
    Invited,
    Inviting,
    Quick,
    Showing,
    WhichFriend,
)
from regalia.server.house import House
from regalia.server.me import BlockedHere, Blocking, Me, PersonWish, Token
from regalia.server.messages import TableInfo
from regalia.server.person import Forgotten, MyData
from regalia.server.requests import Join, Link, NewTable, Nothing, Seated
from regalia.store.sqlite import SqliteStore
from tests.server.harness import GAME, SHORT, go, serving
from tests.server.receivers import receiving, until
from tests.server.test_evenings import play as played_out
from tests.server.test_people import everything, fresh, linked, stranger
from tests.server.test_telling import HOME, MINUTE_MS, hooked, quiet, telling


async def circle(who: Http) -> Circle:
    """Friends and invitations."""
    return await who.get("/api/me/friends", Circle)


async def befriended(one: Http, other: Http) -> None:
    """One makes a link, the other takes it."""
    link = await one.post("/api/me/friends/link", Nothing(), Link)
    await other.post("/api/me/friends/take", Token(link.token), Circle)


async def two(server: str) -> tuple[Http, Http]:
    """Ann and Ben are friends."""
    ann, ben = await fresh(server, "Ann"), await fresh(server, "Ben", 2)
    await befriended(ann, ben)
    return ann, ben


async def ask(who: Http, table: str) -> Invited:
    """Ask all friends to a table."""
    ids = tuple(each.id for each in (await circle(who)).friends)
    return await who.post(f"/api/tables/{table}/invite", Inviting(ids), Invited)


def names(found: Circle) -> list[str]:
    """Who is a friend."""
    return [each.name for each in found.friends]


def test_a_link_makes_two_people_friends() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben, cleo = await fresh(server, "Ann"), await fresh(server, "Ben", 2), await fresh(server, "Cleo")
            link = await ann.post("/api/me/friends/link", Nothing(), Link)
            assert await ben.post("/api/me/friends/peek", Token(link.token), FriendCard) == FriendCard("Ann", 0)
            for who in (ben, ben, cleo):  # a friend once, however often; and a link in a chat is for all who read it
                await who.post("/api/me/friends/take", Token(link.token), Circle)
            assert names(await circle(ben)) == ["Ann"] and names(await circle(ann)) == ["Ben", "Cleo"]
            for path in ("/api/me/take", "/api/me/peek"):
                with pytest.raises(Unfulfilled, match="opens nothing"):
                    await ben.post(path, Token(link.token), Me)
            with pytest.raises(Unfulfilled, match="That is you"):
                await ann.post("/api/me/friends/take", Token(link.token), Circle)
            nobody = await stranger(server)
            with pytest.raises(Unfulfilled, match="Choose a name first"):
                await nobody.post("/api/me/friends/take", Token(link.token), Circle)

    go(test)


def test_a_link_lasts_a_week_or_until_the_next() -> None:
    async def test() -> None:
        async with telling() as (server, _house, wall):
            ann, ben = await fresh(server, "Ann"), await fresh(server, "Ben")
            old = await ann.post("/api/me/friends/link", Nothing(), Link)
            new = await ann.post("/api/me/friends/link", Nothing(), Link)
            with pytest.raises(Unfulfilled, match="opens nothing"):
                await ben.post("/api/me/friends/peek", Token(old.token), FriendCard)
            wall.ms += friends.LINK_MS - 1
            await ben.post("/api/me/friends/peek", Token(new.token), FriendCard)
            wall.ms += 1
            with pytest.raises(Unfulfilled, match="opens nothing"):
                await ben.post("/api/me/friends/take", Token(new.token), Circle)

    go(test)


def test_friends_see_who_is_here_and_only_if_she_wants() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            now = [0.0]
            house.messenger.around.clock = lambda: now[0]
            ann, ben = await two(server)
            await circle(ben)
            assert [each.here for each in (await circle(ann)).friends] == [True], "he looked just now"
            now[0] += 81
            (line,) = (await circle(ann)).friends
            assert not line.here and line.seen_ms > 0
            hidden = await ben.post("/api/me/friends/shown", Showing(shown=False), Circle)
            assert not hidden.shown and [each.here for each in hidden.friends] == [True]
            (line,) = (await circle(ann)).friends
            assert not line.here and line.seen_ms == 0

    go(test)


@pytest.mark.parametrize("how", ["removed", "blocked by her", "blocked by him"])
def test_friends_part_on_both_sides(how: str) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two(server)
            table = await set_table(server, NewTable(GAME, 2, name="Ann"), ann.key)
            await ask(ann, table.table)
            assert len((await circle(ben)).invitations) == 1
            if how == "removed":
                (line,) = (await circle(ann)).friends
                await ann.post("/api/me/friends/remove", WhichFriend(line.id), Circle)
            else:
                await join(server, table.table, Join("Ben"), ben.key)
                who, seat = (ann, 1) if how == "blocked by her" else (ben, 0)
                await who.post(f"/api/tables/{table.table}/block", Blocking(seat), BlockedHere)
            for each in (ann, ben):
                assert await circle(each) == Circle()
            with pytest.raises(Unfulfilled, match="not friends"):
                await ann.post(f"/api/tables/{table.table}/invite", Inviting(("x",)), Invited)

    go(test)


def test_who_was_blocked_cannot_come_back_by_a_link() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await fresh(server, "Ann"), await fresh(server, "Ben")
            table = await set_table(server, NewTable(GAME, 2, name="Ann"), ann.key)
            await join(server, table.table, Join("Ben"), ben.key)
            await ann.post(f"/api/tables/{table.table}/block", Blocking(1), BlockedHere)
            with pytest.raises(Unfulfilled, match="opens nothing"):
                await befriended(ann, ben)

    go(test)


def test_a_friend_is_asked_to_a_table_until_it_is_full_or_she_says_no() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two(server)
            cleo = await fresh(server, "Cleo")
            await befriended(ann, cleo)
            table = await set_table(server, NewTable(GAME, 2, name="Ann", rated=True), ann.key)
            assert (await ask(ann, table.table)).number == 2
            await ask(ann, table.table)  # once more tells nothing new
            (asked,) = (await circle(ben)).invitations
            assert (asked.name, asked.table.id, asked.table.rated, asked.call) == ("Ann", table.table, True, False)
            assert (await cleo.post("/api/me/friends/decline", Declining(table.table), Circle)).invitations == ()
            await join(server, table.table, Join("Ben"), ben.key)
            assert (await circle(ben)).invitations == ()
            with pytest.raises(Unfulfilled, match="seat"):
                other = await set_table(server, NewTable(GAME, 2, name="Cleo"), cleo.key)
                await ask(ann, other.table)

    go(test)


def test_who_is_away_is_told_once_that_a_friend_asks() -> None:
    async def test() -> None:
        async with receiving() as service, telling(tell_after_ms=MINUTE_MS) as (server, house, wall):
            now = [0.0]
            house.messenger.around.clock = lambda: now[0]
            ann, ben = await two(server)
            await hooked(server, Seated("", "", 0, key=ben.key), service)
            await circle(ben)
            one = await set_table(server, NewTable(GAME, 2, name="Ann"), ann.key)
            await ask(ann, one.table)
            for _ in range(3):
                now[0] += 60
                await circle(ben)
                await a_minute_passes(house, wall, ben)
            assert service.got == [], "he is here, and sees it"
            now[0] += 100
            two_ = await set_table(server, NewTable(GAME, 2, name="Ann"), ann.key)
            await ask(ann, two_.table)
            await ask(ann, two_.table)
            await a_minute_passes(house, wall, ben)
            await until(lambda: service.got)
            await quiet(house)
            (hook,) = service.got
            said = json.loads(hook.body)
            assert said["title"] == "You are asked to a table: To Court the King" and said["text"] == "With Ann."
            assert said["link"] == f"{HOME}/t/{two_.table}"

    go(test)


async def a_minute_passes(house: House, wall: object, who: Http) -> None:
    """And whatever is due for somebody is done."""
    wall.ms += MINUTE_MS  # type: ignore[attr-defined]
    row = await house.store.person_of(hash_of(who.key))
    assert row is not None
    house.messenger.start(row.id)
    await quiet(house)


def test_a_quick_game_is_at_the_table_where_somebody_waits() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two(server)
            dora, eve = await fresh(server, "Dora"), await fresh(server, "Eve")
            await circle(ben)
            first = await ann.post("/api/quick", Quick(GAME, "Ann"), Seated)
            (call,) = (await circle(ben)).invitations
            assert call.call and call.table.id == first.table
            async with Player(server, first.table, ann.key) as player:
                await player.until(lambda p: p.info)
                assert (await ben.post("/api/quick", Quick(GAME, "Ben"), Seated)).table == first.table
                alone = await dora.post("/api/quick", Quick(GAME, "Dora", who="all"), Seated)
                assert alone.table != first.table, "friends play among themselves"
                async with Player(server, alone.table, dora.key) as waits:
                    await waits.until(lambda p: p.info)
                    met = await eve.post("/api/quick", Quick(GAME, "Eve", who="all"), Seated)
                    assert met.table == alone.table
            late = await fresh(server, "Frida")
            other = await late.post("/api/quick", Quick(GAME, "Frida", who="all"), Seated)
            assert other.table != alone.table, "nobody waits there any more"
            info = await late.get(f"/api/tables/{other.table}", TableInfo)
            assert info.listed and info.host

    go(test)


def test_once_more_with_the_same_people() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann, ben = await two(server)
            wish = NewTable(GAME, 3, name="Ann", bots=("random",), options=SHORT)
            seated = await set_table(server, wish, ann.key)
            await join(server, seated.table, Join("Ben"), ben.key)
            with pytest.raises(Unfulfilled, match="not over"):
                await ann.post(f"/api/tables/{seated.table}/again", Nothing(), Seated)
            await ann.post(f"/api/tables/{seated.table}/start", Nothing(), TableInfo)
            room = await house.room(seated.table)
            await played_out(room, Dice(1))
            new = await ann.post(f"/api/tables/{seated.table}/again", Nothing(), Seated)
            info = await ann.get(f"/api/tables/{new.table}", TableInfo)
            assert [each.name for each in info.seats if not each.bot] == ["Ann", ""]
            assert info.options == room.live.created.options and info.host
            assert [each.table.id for each in (await circle(ben)).invitations] == [new.table]

    go(test)


def test_friends_stay_when_a_device_joins_and_go_with_the_person(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "x.db")
        async with serving(store) as (server, _):
            ann, ben, phone = (
                await fresh(server, "Ann"),
                await fresh(server, "Benedetto"),
                await fresh(server, "Ann II"),
            )
            await befriended(phone, ben)
            await befriended(ann, ben)
            await linked(ann, phone)
            assert names(await circle(phone)) == ["Benedetto"] and names(await circle(ben)) == ["Ann"]
            table = await set_table(server, NewTable(GAME, 2, name="Benedetto"), ben.key)
            await ask(ben, table.table)
            data = await ann.get("/api/mine/data", MyData)
            assert [each.name for each in data.friends] == ["Benedetto", "Benedetto"] and data.shown
            assert b"Benedetto" in await everything(store)
            await ben.post("/api/mine/forget", Nothing(), Forgotten)
            assert await circle(ann) == Circle() and b"Benedetto" not in await everything(store)

    go(test)


def test_nobody_asks_without_end() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            house.messenger.inviting.burst = 2
            house.messenger.inviting.rate = 1e-9
            ann, _ben = await two(server)
            for number in range(3):
                table = await set_table(server, NewTable(GAME, 2, name="Ann"), ann.key)
                if number < 2:
                    await ask(ann, table.table)
            with pytest.raises(Unfulfilled, match="too fast"):
                await ask(ann, table.table)

    go(test)


def test_nobody_has_friends_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            monkeypatch.setattr(friends, "MOST_FRIENDS", 1)
            ann, _ben = await two(server)
            cleo = await fresh(server, "Cleo")
            with pytest.raises(Unfulfilled, match="1 friends already"):
                await befriended(ann, cleo)
            assert names(await circle(ann)) == ["Ben"]

    go(test)


def test_a_friend_who_is_called_otherwise_is_shown_so() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two(server)
            await ben.post("/api/me", PersonWish("Benno", 4), Me)
            (line,) = (await circle(ann)).friends
            assert (line.name, line.crest) == ("Benno", 4)

    go(test)
