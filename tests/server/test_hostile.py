"""Hostile input: no traceback, no state change, clear errors, and nobody else is slowed down."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, set_table, socket_of
from regalia.core.game import WATCHER
from regalia.server.auth import new_key as sealed_key
from regalia.server.house import House
from regalia.server.messages import MOST_MESSAGE_BYTES, Ping, Play, TableInfo, encoded
from regalia.server.requests import Join, Kick, Link, NewTable, Nothing, Resume, Seated, StandIn
from regalia.server.rest import ENDPOINTS
from regalia.server.run import configured
from regalia.server.settings import UNLIMITED, Limits, Settings
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, QUICK, go, serving, two_people
from tests.server.lines import Line, new_key, people_at, quiet_house, settle

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)
KINDS = st.sampled_from(["play", "undo", "chat", "back", "ping", "update", "x"])
MESSAGES = st.one_of(
    st.binary(max_size=80),
    JSON.map(lambda value: json.dumps(value).encode()),
    st.builds(
        lambda kind, question, actions, more: json.dumps(
            {"type": kind, "question": question, "actions": actions, **more}
        ).encode(),
        KINDS,
        JSON,
        JSON,
        st.dictionaries(st.sampled_from(["text", "n", "seat"]), JSON, max_size=2),
    ),
    st.builds(
        lambda number, actions: encoded(Play(number, tuple(actions))),
        st.integers(0, 3),
        st.lists(st.integers(100, 2**53 - 1), min_size=1, max_size=9),
    ),
)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(MESSAGES, max_size=12), st.sampled_from([WATCHER, 0, 1]))
def test_fuzzed_messages_change_nothing_and_harm_nobody(messages: list[bytes], seat: int) -> None:
    async def test() -> None:
        house = quiet_house()
        room, _ = await people_at(house, GAME, 2)
        assert room.live.table is not None
        before = room.live.table.state
        line, friend = Line(room, seat), Line(room, 0)
        for message in messages:
            line.say(message)
        friend.say(Ping(7))
        await settle()
        assert room.live.table.state is before
        assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0
        assert friend.heard("pong")[0]["n"] == 7
        assert line.closed in (None, 4400)
        await line.hang_up()
        await friend.hang_up()

    go(test)


def test_a_flood_closes_the_line_of_the_flooder_alone() -> None:
    async def test() -> None:
        house = House(MemoryStore(), Settings(limits=Limits(messages_at_once=20)))
        room, _ = await people_at(house, GAME, 2)
        flooder, friend = Line(room, 1), Line(room, 0)
        for n in range(50):
            flooder.say(Ping(n))
        friend.say(Ping(1))
        await settle()
        assert flooder.closed == 4429 and friend.closed is None and friend.heard("pong")
        await friend.hang_up()

    go(test)


def test_a_client_that_does_not_read_gets_the_newest_view_only() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        line = Line(room, WATCHER)
        await settle()
        line.news()
        line.is_free = False
        from regalia.server import playing

        for _ in range(30):
            seat = room.live.waiting()[0]
            assert room.live.table is not None
            action = room.live.table.state.legal(seat)[0]
            await playing.answer(room, seat, room.live.number(seat), (action,))
            await settle()
        line.read_on()
        await settle()
        updates = line.heard("update")
        assert len(updates) == 1 and updates[-1]["question"] == room.live.number(WATCHER)
        await line.hang_up()

    go(test)


# --- over the network


async def closed_with(address: str, *sent: str | bytes, **more: Any) -> int | None:
    """The code with which the server closes a line on which this was sent."""
    async with connect(address, compression=None, proxy=None, **more) as line:
        try:
            for each in sent:
                await line.send(each)
            while True:
                await asyncio.wait_for(line.recv(), 5)
        except ConnectionClosed:
            return line.close_code


def test_frames_and_handshakes_that_are_not_wanted() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, ben = await two_people(server, watching=False)
            await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
            address = socket_of(server, ann.table)
            bearer = {"Authorization": f"Bearer {ben.key}"}
            assert await closed_with(address, "x" * (MOST_MESSAGE_BYTES + 1), additional_headers=bearer) == 1009
            assert await closed_with(address, *["{"] * 9, additional_headers=bearer) == 4400
            assert await closed_with(address) == 4403
            assert await closed_with(address, additional_headers={"Authorization": f"Bearer {new_key()}"}) == 4403
            assert await closed_with(address.replace(ann.table, "nowhere")) == 4404
            with pytest.raises(InvalidStatus):
                await closed_with(address, origin="http://evil.example", additional_headers=bearer)
            with pytest.raises(InvalidStatus):
                await closed_with(address, additional_headers={"Cookie": f"regalia={ben.key}"})
            same = {"Cookie": f"regalia={ben.key}"}
            async with connect(address, origin=Origin(server), additional_headers=same, proxy=None) as line:
                assert json.loads(await line.recv())["you"] == 1

    go(test)


def test_a_truncated_frame_and_a_sudden_end_leave_others_alone() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann, _ = await two_people(server)
            host, port = server.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"GET /api/tables/{ann.table}/socket?protocol=3 HTTP/1.1\r\nHost: {host}:{port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"\x81\xfe\x10")
            await writer.drain()
            writer.transport.abort()
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.info is not None and p.info.watchers == 0)
            assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0

    go(test)


async def refused(http: Http, path: str, body: Any) -> tuple[int, str]:
    """How a request is refused."""
    with pytest.raises(Unfulfilled) as fault:
        await http.post(path, body, msgspec.Raw)
    return fault.value.status, fault.value.key


def test_other_peoples_seats_stay_theirs() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann, ben = await two_people(server)
            table = f"/api/tables/{ann.table}"
            stranger, guest = Http(server, sealed_key(house.store.secret())), Http(server, ben.key)
            token = (await guest.post(f"{table}/link", Nothing(), Link)).token
            assert await refused(stranger, f"{table}/leave", Nothing()) == (403, "not-your-seat")
            assert await refused(guest, f"{table}/start", Nothing()) == (403, "host-only")
            assert await refused(guest, f"{table}/kick", Kick(0)) == (403, "host-only")
            assert await refused(guest, f"{table}/stand-in", StandIn(0)) == (403, "host-only")
            assert await refused(stranger, f"{table}/resume", Resume(new_key())) == (403, "bad-key")
            assert await refused(stranger, f"{table}/join", Join("Cleo")) == (409, "table-full")
            assert await refused(stranger, f"{table}/join", Join("Cleo", seat=7)) == (404, "no-such-seat")
            assert await refused(Http(server), "/api/records", b"{}") == (400, "bad-value")
            other = await set_table(server, NewTable(GAME, 2, name="Eve"))
            assert await refused(Http(server, token), f"/api/tables/{other.table}/leave", Nothing()) == (
                403,
                "not-your-seat",
            )
            info = await Http(server, ann.key).get(table, TableInfo)
            assert [seat.name for seat in info.seats] == ["Ann", "Ben"] and info.status == "open"
            secrets = [ann.key, ben.key, token]
            raw = bytes(memoryview(await Http(server).get(table, msgspec.Raw)))
            assert not any(secret.encode() in raw for secret in secrets)

    go(test)


def test_requests_of_other_pages_and_wrong_kinds_are_refused() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            body = encoded(NewTable(GAME, 2, name="Ann"))
            host, port = server.removeprefix("http://").split(":")
            here = f"Host: {host}:{port}"
            cookie = f"Cookie: regalia={new_key()}"
            json_type = "Content-Type: application/json"
            assert await status(host, port, body, here, json_type, "Origin: http://evil.example") == 403
            assert await status(host, port, body, here, json_type, cookie) == 403
            assert await status(host, port, body, here, json_type, cookie, "Sec-Fetch-Site: cross-site") == 403
            assert await status(host, port, body, here, "Content-Type: text/plain") == 400
            assert await status(host, port, body, here, json_type, cookie, f"Origin: {server}") == 201
            assert await status(host, port, b"x" * 300_000, here, json_type) == 413

    go(test)


async def status(host: str, port: str, body: bytes, *headers: str) -> int:
    """The status of a request with these headers."""
    reader, writer = await asyncio.open_connection(host, int(port))
    head = ["POST /api/tables HTTP/1.1", *headers, f"Content-Length: {len(body)}", "Connection: close"]
    writer.write(("\r\n".join(head) + "\r\n\r\n").encode() + body)
    found = await reader.readline()
    writer.close()
    return int(found.split()[1])


def test_the_cookie_is_strict_and_the_answer_safe() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            host, port = server.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            body = encoded(NewTable(GAME, 2, name="Ann"))
            head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
            writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + body)
            text = (await reader.read()).decode()
            writer.close()
            assert "httponly" in text.lower() and "samesite=lax" in text.lower()
            assert "content-security-policy: default-src 'none'" in text and "cache-control: no-store" in text

    go(test)


def test_one_address_cannot_fill_the_house() -> None:
    async def test() -> None:
        few = Settings(limits=Limits(tables_an_hour=3, tables=100, connections_per_address=2))
        async with serving(settings=few) as (server, _):
            wish = NewTable(GAME, 2, name="Ann")
            seated = [await set_table(server, wish) for _ in range(3)]
            assert await refused(Http(server), "/api/tables", wish) == (429, "too-fast")
            address = socket_of(server, seated[0].table)
            async with connect(address, proxy=None), connect(address, proxy=None):
                assert await closed_with(address) == 1013

    go(test)


# --- schemathesis


@pytest.fixture(scope="module")
def api() -> Iterator[str]:
    """A server in a thread of its own, with a table in it."""
    house = House(MemoryStore(), Settings(bot_pause_ms=0, limits=UNLIMITED))
    server = uvicorn.Server(configured(house, log_level="error"))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    while not server.started:
        thread.join(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join()
    listener.close()


OPERATIONS = [f"{each.method} {each.path}" for each in ENDPOINTS]


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_api_answers_as_it_says(name: str, api: str) -> None:
    method, path = name.split()
    operation = schemathesis.openapi.from_url(f"{api}/openapi.json")[path][method]
    checks = schemathesis.checks
    not_promised = [checks.positive_data_acceptance, checks.unsupported_method]

    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(excluded_checks=not_promised)

    ask()


def test_a_key_is_never_told_to_others() -> None:
    async def test() -> None:
        async with serving(settings=QUICK) as (server, house):
            seated: Seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            log = b"".join(await house.store.deeds(seated.table))
            assert seated.key and seated.key.encode() not in log

    go(test)
