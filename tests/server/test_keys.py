"""Keys: one home, nobody chooses his own, one seat each, and old ones go on working."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import join, set_table
from regalia.server import lobby, seating
from regalia.server.auth import is_sealed
from regalia.server.auth import new_key as sealed_key
from regalia.server.errors import Fault
from regalia.server.messages import TableInfo, encoded
from regalia.server.requests import Join, Link, NewTable, Nothing, Resume, Seated
from regalia.store.memory import MemoryStore
from regalia.store.sqlite import SqliteStore
from tests.server.harness import GAME, go, serving
from tests.server.lines import new_key, quiet_house

WISH = NewTable(GAME, 4, name="Ann")
CHOSEN = "A" * 43


def test_a_key_carries_the_seal_of_its_house() -> None:
    here, there = b"h" * 32, b"t" * 32
    key = sealed_key(here)
    assert len(key) == 43 and is_sealed(key, here) and not is_sealed(key, there)
    last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    twins = [key[:-1] + letter for letter in last if letter != key[-1]]
    assert not any(is_sealed(twin, here) for twin in twins), "two ways to write one key"
    assert not is_sealed(CHOSEN, here) and not is_sealed(new_key(), here)


async def refused(http: Http, path: str, body: object) -> tuple[int, str]:
    """How a request is refused."""
    with pytest.raises(Unfulfilled) as fault:
        await http.post(path, body, msgspec.Raw)
    return fault.value.status, fault.value.key


def test_a_program_cannot_choose_its_key() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann = await set_table(server, WISH)
            table = f"/api/tables/{ann.table}"
            assert is_sealed(ann.key, house.store.secret())
            for key in (CHOSEN, new_key()):
                http = Http(server, key)
                assert await refused(http, "/api/tables", WISH) == (401, "foreign-key")
                assert await refused(http, f"{table}/join", Join("Eve")) == (401, "foreign-key")
                assert (await http.get(table, TableInfo)).you == -1

    go(test)


async def page_asks(server: str, path: str, body: object, cookie: str = "") -> tuple[str, Seated]:
    """What a page is answered: the head, and what it is told."""
    host, port = server.removeprefix("http://").split(":")
    content = encoded(body)
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}:{port}", f"Origin: {server}", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(content)}", "Connection: close", *([f"Cookie: regalia={cookie}"] * bool(cookie))]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + content)
    head, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
    writer.close()
    return head.decode(), msgspec.json.decode(answer, type=Seated)


def test_a_page_gets_its_key_as_a_cookie_and_nowhere_else() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            head, seated = await page_asks(server, "/api/tables", WISH)
            assert seated.key == seated.link == "" and "set-cookie: regalia=" in head.lower()
            cookie = head.partition("regalia=")[2][:43]
            assert cookie not in msgspec.json.encode(seated).decode()
            again, _ = await page_asks(server, "/api/tables", WISH, cookie)
            assert "set-cookie" not in again.lower()

    go(test)


def test_a_cookie_that_somebody_chose_is_replaced() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            head, seated = await page_asks(server, "/api/tables", WISH, CHOSEN)
            assert is_sealed(head.partition("regalia=")[2][:43], house.store.secret())
            room = await house.room(seated.table)
            assert await lobby.seat_at(room, CHOSEN) is None and not await lobby.is_host(room, CHOSEN)

    go(test)


def test_keys_from_before_there_were_seals_go_on_working() -> None:
    async def test() -> None:
        store = MemoryStore()
        old = new_key()
        seated = await lobby.set_table(quiet_house(store), old, WISH, "")
        async with serving(store) as (server, _):
            http = Http(server, old)
            assert (await http.get(f"/api/tables/{seated.table}", TableInfo)).you == 0
            other = await set_table(server, WISH)
            assert (await join(server, other.table, Join("Ben"), old)).seat == 1
            head, _ = await page_asks(server, "/api/tables", WISH, old)
            assert "set-cookie" not in head.lower()

    go(test)


def test_one_key_takes_one_seat_however_often_it_asks_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(SqliteStore(tmp_path / "house.db")) as (server, house):
            ann = await set_table(server, NewTable(GAME, 5, name="Ann"))
            key = sealed_key(house.store.secret())
            wishes = [join(server, ann.table, Join(f"Eve {n}"), key) for n in range(5)]
            found = await asyncio.gather(*wishes)
            assert len({each.seat for each in found}) == 1
            names = [sitter.name for sitter in (await house.room(ann.table)).live.sitters]
            assert sum(map(bool, names)) == 2

    go(test)


def test_a_further_seat_is_asked_for_by_name_and_has_a_key_of_its_own() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann = await set_table(server, WISH)
            more = await join(server, ann.table, Join("Ann's son", another=True), ann.key)
            room = await house.room(ann.table)
            assert (more.seat, more.key) == (1, ann.key) and is_sealed(more.link, house.store.secret())
            assert await lobby.seat_at(room, ann.key) == 0 and await lobby.seat_at(room, more.link) == 1
            fresh = await join(server, ann.table, Join("Ben", another=True))
            assert fresh.link == "" and await lobby.seat_at(room, fresh.key) == 2

    go(test)


def test_a_link_is_made_when_it_is_asked_for_and_opens_the_seat_elsewhere() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann = await set_table(server, WISH)
            table = f"/api/tables/{ann.table}"
            assert await refused(Http(server), f"{table}/link", Nothing()) == (403, "not-your-seat")
            first = (await Http(server, ann.key).post(f"{table}/link", Nothing(), Link)).token
            second = (await Http(server, ann.key).post(f"{table}/link", Nothing(), Link)).token
            assert first != second
            phone = await Http(server).post(f"{table}/resume", Resume(first), Seated)
            assert phone.seat == 0 and phone.key not in (first, ann.key)
            log = b"".join(await house.store.deeds(ann.table))
            assert not any(secret.encode() in log for secret in (first, second, ann.key, phone.key))

    go(test)


def test_a_seat_has_so_many_keys_and_no_more() -> None:
    async def test() -> None:
        house = quiet_house()
        room = await house.room((await lobby.set_table(house, new_key(), WISH, "")).table)
        for _ in range(seating.MOST_KEYS - 1):
            await seating.new_link(room, 0)
        with pytest.raises(Fault, match="many devices"):
            await seating.new_link(room, 0)

    go(test)


def test_the_secret_of_a_store_lasts(tmp_path: Path) -> None:
    async def test() -> None:
        found = []
        for name in ("a.db", "a.db", "b.db"):
            store = SqliteStore(tmp_path / name)
            await store.open()
            found.append(store.secret())
            await store.close()
        assert found[0] == found[1] != found[2] and len(found[0]) == 32 == len(MemoryStore().secret())

    go(test)
