"""What a connection may do before its request is complete: bytes, seconds, and how many there are at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from regalia.client.http import Http
from regalia.client.player import socket_of
from regalia.server.doors import Porter
from regalia.server.limits import neighbourhood
from regalia.server.proxies import lies_in, networks
from regalia.server.settings import UNLIMITED, Limits, Settings
from tests.server.harness import QUICK, go, serving, two_people

HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def hurried(**limits: Any) -> Settings:
    """A house whose doors have other limits."""
    return Settings(bot_pause_ms=0, limits=msgspec.structs.replace(UNLIMITED, **limits))


@asynccontextmanager
async def line_to(server: str) -> AsyncIterator[Raw]:
    """A connection on which nothing has been said yet."""
    host, port = server.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def refusal(reader: asyncio.StreamReader) -> tuple[int, str]:
    """How a connection was turned away: status and key, once it is closed."""
    head, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["key"]


@pytest.mark.parametrize("line", [b"X: " + b"y" * 1000 + b"\r\n", b"y" * 1000], ids=["many headers", "one endless"])
def test_endless_headers_are_cut_off_at_64_kib(line: bytes) -> None:
    async def test() -> None:
        async with serving() as (server, _), line_to(server) as (reader, writer):
            writer.write(HEAD + b"X: ")
            sent = 0
            while not reader.at_eof() and sent < 4_000_000 and not writer.is_closing():
                writer.write(line)
                sent += len(line)
                await asyncio.sleep(0)
            assert sent < 4_000_000, "the server reads on and on"

    go(test)


def test_large_headers_are_told_and_those_that_just_fit_are_read() -> None:
    async def test() -> None:
        most = Limits().head_bytes
        async with serving() as (server, _):
            for size, status in [(most - 20, b"200"), (most + 1, b"431")]:
                async with line_to(server) as (reader, writer):
                    head = HEAD + b"Connection: close\r\nX: "
                    writer.write(head + b"y" * (size - len(head) - 4) + b"\r\n\r\n")
                    answer = await reader.read(-1)
                    assert answer.split()[1] == status

    go(test)


def test_a_request_in_small_pieces_and_two_on_one_line_are_answered() -> None:
    async def test() -> None:
        async with serving() as (server, _), line_to(server) as (reader, writer):
            for byte in HEAD + b"\r\n":
                writer.write(bytes([byte]))
                await asyncio.sleep(0)
            await reader.readuntil(b'"engine":""}')
            writer.write(2 * (HEAD + b"\r\n"))
            for _ in range(2):
                await reader.readuntil(b'"engine":""}')

    go(test)


@pytest.mark.parametrize(
    "sent",
    [b"", b"\r\n", HEAD, b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "empty lines", "half a head", "half a body"],
)
def test_whoever_does_not_finish_his_request_is_sent_away(sent: bytes) -> None:
    async def test() -> None:
        async with serving(settings=hurried(head_seconds=0.1, body_seconds=0.15)) as (server, house):
            async with line_to(server) as (reader, writer):
                writer.write(sent)
                assert await refusal(reader) == (408, "too-slow")
            assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0

    go(test)


def test_empty_lines_between_requests_do_not_keep_a_connection() -> None:
    async def test() -> None:
        async with serving(settings=hurried(head_seconds=0.1)) as (server, _), line_to(server) as (reader, writer):
            writer.write(HEAD + b"\r\n")
            await reader.readuntil(b'"engine":""}')
            writer.write(b"\r\n")
            assert await refusal(reader) == (408, "too-slow")

    go(test)


def test_one_address_has_so_many_connections_and_sockets_give_theirs_back() -> None:
    async def test() -> None:
        async with serving(settings=hurried(lines_per_address=2)) as (server, _):
            ann, _ = await two_people(server)
            address = socket_of(server, ann.table)
            async with connect(address, proxy=None), line_to(server), line_to(server) as (reader, _):
                assert await refusal(reader) == (503, "too-many-connections")
            for _ in range(6):
                async with connect(address, proxy=None) as line:
                    await line.recv()
            status, _ = await Http(server).exchange("GET", "/healthz", b"")
            assert status == 200, "the sockets did not give their places back"

    go(test)


def test_a_refused_handshake_gives_its_place_back_too() -> None:
    async def test() -> None:
        async with serving(settings=hurried(lines_per_address=2)) as (server, _):
            for _ in range(6):
                async with line_to(server) as (reader, writer):
                    writer.write(HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
                    assert b" 101 " not in await reader.readline()
                    await reader.read(-1)
            assert (await Http(server).exchange("GET", "/healthz", b""))[0] == 200

    go(test)


def test_a_proxy_of_ours_speaks_for_many() -> None:
    porter = Porter(Limits(lines_per_address=1), networks(["10.0.0.0/8"]))
    for address in ("10.1.2.3", "10.1.2.3", "192.0.2.1", "192.0.2.1"):
        porter.let_in(address)
    assert not porter.is_full("10.1.2.3") and porter.is_full("192.0.2.1")
    porter.let_out("192.0.2.1")
    assert not porter.is_full("192.0.2.1")
    assert lies_in("::ffff:10.1.2.3", porter.trusted) and not lies_in("::ffff:11.1.2.3", porter.trusted)


def test_a_household_is_one_address() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert neighbourhood("2001:db8:1:3::4") != neighbourhood("2001:db8:1:2::4")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("somewhere") == "somewhere"


def test_the_usual_limits_are_not_those_of_the_tests() -> None:
    assert QUICK.limits.lines_per_address > Limits().lines_per_address > Limits().connections_per_address
