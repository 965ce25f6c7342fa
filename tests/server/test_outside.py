"""Messages never go into the house's own network, and never tell what a seat may not know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import set_table
from regalia.core.dice import Dice
from regalia.core.registry import games
from regalia.server import outside
from regalia.server.errors import Fault
from regalia.server.proxies import networks
from regalia.server.requests import NewTable
from regalia.server.settings import Settings
from regalia.server.somebody import OwnKey, Person, row_of
from regalia.server.tell import HookWish, PushWish, TellInfo
from regalia.server.telling import Channel, Telling
from tests.server.harness import go, serving
from tests.server.lines import people_at, quiet_house, settle
from tests.server.receivers import Browser, Receiver, receiving
from tests.server.test_leaks import World, play_some, worlds
from tests.server.test_telling import quiet, settings

INNER = (
    *(
        "127.0.0.1",
        "127.8.9.1",
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "0.0.0.0",
    ),
    *("100.64.0.1", "192.0.0.8", "198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1"),
    *(
        "255.255.255.255",
        "192.88.99.1",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:8.8.8.8",
    ),
    *("fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "fec0::1", "2001:db8::1", "2001::1", "2002:7f00:1::"),
    *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1"),
)
OUTER = ("1.1.1.1", "8.8.8.8", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1", "64:ff9b::808:808")


@pytest.mark.parametrize("address", INNER)
def test_the_inner_network_is_closed(address: str) -> None:
    assert not outside.is_outer(address)


@pytest.mark.parametrize("address", OUTER)
def test_the_world_is_open(address: str) -> None:
    assert outside.is_outer(address)


def test_an_operator_may_open_a_network_and_no_other() -> None:
    allowed = networks(["192.168.7.0/24", "fd00:7::/32"])
    assert outside.is_outer("192.168.7.9", allowed) and outside.is_outer("fd00:7::9", allowed)
    assert not outside.is_outer("192.168.8.9", allowed) and not outside.is_outer("127.0.0.1", allowed)


CLOSED = (
    *("https://127.0.0.1/", "https://localhost:8080/", "https://2130706433/", "https://0x7f.1/", "https://127.1/"),
    *("https://[::1]/", "https://[::ffff:7f00:1]/", "https://169.254.169.254/latest/meta-data", "http://1.1.1.1/"),
    *("ftp://example.org/", "file:///etc/passwd", "https://me:word@1.1.1.1/", "https://", "https://1.1.1.1:0/", "x"),
    *("https://1.1.1.1/\r\nX-More: 1", "https://1.1.1.1/ a", "https://1.1.1.1:99999/", "https://no-such-host.invalid/"),
)


def test_a_hostile_address_is_refused_with_a_sentence() -> None:
    async def test() -> None:
        async with serving(settings=settings(inner_networks=())) as (server, _):
            me = Http(server, (await set_table(server, NewTable("um_krone_und_kragen", 2))).key)
            for address in CLOSED:
                with pytest.raises(Unfulfilled) as fault:
                    await me.post("/api/me/telling/hook", HookWish(address), TellInfo)
                assert fault.value.key in ("bad-hook", "inner-hook"), address
            browser = Browser()
            async with receiving() as service:
                with pytest.raises(Unfulfilled) as fault:
                    await me.post("/api/me/telling/push", PushWish(**browser.wish(service)), TellInfo)
                assert fault.value.key == "inner-hook" and service.got == []
            assert (await me.get("/api/me/telling", TellInfo)).ways == ()

    go(test)


def test_a_name_that_leads_inside_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is the address to which the connection goes, not the one that was seen before."""

    async def test() -> None:
        async with receiving() as service:
            port = int(service.url.rpartition(":")[2])

            async def resolved(host: str, port: int, **more: Any) -> list[Any]:
                return [(2, 1, 6, "", ("1.1.1.1", port)), (2, 1, 6, "", ("127.0.0.1", port))]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved, raising=False)
            with pytest.raises(Fault, match="own network"):
                await outside.post(f"https://rebound.example:{port}/", {}, b"{}")
            assert service.got == []

    go(test)


def test_a_house_that_was_told_nothing_tells_nobody() -> None:
    async def test() -> None:
        async with serving(settings=Settings()) as (server, _):
            me = Http(server, (await set_table(server, NewTable("um_krone_und_kragen", 2))).key)
            found = await me.get("/api/me/telling", TellInfo)
            assert (found.push_key, found.mail, found.hooks) == ("", False, False)
            with pytest.raises(Unfulfilled) as fault:
                await me.post("/api/me/telling/hook", HookWish("https://1.1.1.1/"), TellInfo)
            assert fault.value.key == "no-telling"

    go(test)


# --- what messages tell


async def told(world: World, eyes: int, receiver: Receiver) -> list[bytes]:
    """All that a seat is told that looks away, in one world."""
    await settle()
    room, house = world.room, world.room.house
    (key,) = [each.hash for each in await house.store.keys_of(room.live.id) if each.seat == eyes]
    channel = Channel("hook", "hook", f"{receiver.url}/hook", "hook", 0)
    person = Person(keys=(OwnKey(key, "device", 0),), telling=Telling(channels=(channel,)))
    await house.store.keep_person(row_of(key, person), None)
    house.settings = settings()
    before = len(receiver.got)
    room.depart(world.line.connection)
    room.noticed.questions.clear()
    house.messenger.look(room)
    await quiet(house)
    return [each.body for each in receiver.got[before:]]


@pytest.mark.parametrize("game", games())
def test_other_worlds_are_told_the_same(game: str) -> None:
    """Whatever a seat does not know is dealt anew: what it is told, and whether it is, does not change."""

    async def test() -> None:
        dice, all_told = Dice(7), 0
        async with receiving() as service:
            for moment in range(4):
                room, _ = await people_at(quiet_house(), game, 3)
                await play_some(room, dice, 5 + 11 * moment)
                for eyes in room.live.waiting():
                    one, other = await worlds(room, eyes, moment)
                    mine, theirs = await told(one, eyes, service), await told(other, eyes, service)
                    assert mine == theirs
                    all_told += len(mine)
        assert all_told, "nobody was told anything"

    go(test)
