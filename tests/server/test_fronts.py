"""Before the server: proxies that may be believed, names it answers to, and who may read its figures."""

from __future__ import annotations

import asyncio
import json

import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from regalia.cli.main import main
from regalia.client.player import set_table, socket_of
from regalia.server.figures import door_at
from regalia.server.hosts import KnownHosts, own_names
from regalia.server.requests import NewTable
from regalia.server.settings import Limits, Settings
from tests.server.harness import GAME, QUICK, go, serving


async def got(server: str, path: str, *headers: str) -> tuple[int, bytes]:
    """The answer to a request with these headers; the name it is asked by is the first of them."""
    host, port = server.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join([f"GET {path} HTTP/1.1", *headers, "Connection: close", "\r\n"]).encode())
    head, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


HERE = "Host: 127.0.0.1"


# --- proxies


async def accepted(server: str, requests: int) -> int:
    """How many of so many requests are served, each with another forged address."""
    found = [await got(server, "/healthz", HERE, f"X-Forwarded-For: 192.0.2.{n % 250}") for n in range(requests)]
    return sum(status == 200 for status, _ in found)


SLOW = Limits(requests_a_second=0.001, requests_at_once=20)


def test_forged_addresses_are_limited_as_the_one_they_come_from() -> None:
    async def test() -> None:
        async with serving(settings=Settings(limits=SLOW)) as (server, house):
            assert await accepted(server, 60) == 20 and set(house.requests.known) == {"127.0.0.1"}

    go(test)


def test_a_trusted_proxy_says_for_whom_it_asks() -> None:
    async def test() -> None:
        trusting = Settings(limits=SLOW, trusted_proxies=("127.0.0.0/8",))
        async with serving(settings=trusting) as (server, house):
            assert await accepted(server, 60) == 60
            forged = [
                await got(server, "/healthz", HERE, f"X-Forwarded-For: 10.9.8.{n}, 192.0.2.77") for n in range(30)
            ]
            assert sum(status == 200 for status, _ in forged) == 20, "only what the proxy itself added counts"
            assert "192.0.2.77" in house.requests.known and "10.9.8.1" not in house.requests.known

    go(test)


def test_only_a_trusted_proxy_says_that_the_line_is_secure() -> None:
    async def test() -> None:
        body = b'{"game":"%s","seats":2,"name":"Ann"}' % GAME.encode()
        for trusted, secure in [((), False), (("127.0.0.1",), True)]:
            async with serving(settings=Settings(limits=QUICK.limits, trusted_proxies=trusted)) as (server, _):
                host, port = server.removeprefix("http://").split(":")
                reader, writer = await asyncio.open_connection(host, int(port))
                head = ["POST /api/tables HTTP/1.1", HERE, "X-Forwarded-Proto: https", "Connection: close"]
                head += ["Content-Type: application/json", f"Content-Length: {len(body)}", "\r\n"]
                writer.write("\r\n".join(head).encode() + body)
                assert (b"__Host-regalia" in await reader.read(-1)) is secure
                writer.close()

    go(test)


# --- names


@pytest.mark.parametrize("host", ["127.0.0.1:81", "[::1]:81", "192.0.2.7", "localhost", "a.localhost:9", "LOCALHOST."])
def test_numbers_and_names_of_this_machine_are_known(host: str) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            assert (await got(server, "/healthz", f"Host: {host}"))[0] == 200
            own = sorted(own_names())[0]
            assert (await got(server, "/healthz", f"Host: {own}:8080"))[0] == 200

    go(test)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "x"])
def test_a_foreign_name_that_points_here_is_refused(host: str) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            status, body = await got(server, "/api/games", f"Host: {host}", f"Origin: http://{host}")
            assert status == 421 and f"--allowed-hosts {host.partition(':')[0]}" in json.loads(body)["sentence"]
            table = (await set_table(server, NewTable(GAME, 2, name="Ann"))).table
            address = socket_of(server, table)
            with pytest.raises(InvalidStatus, match="421"):
                async with connect(address, proxy=None, additional_headers={"Host": host}):
                    pass

    go(test)


def test_names_are_allowed_by_whoever_runs_the_server() -> None:
    async def test() -> None:
        async with serving(settings=Settings(allowed_hosts=("tables.example",))) as (server, _):
            assert (await got(server, "/healthz", "Host: Tables.example:443"))[0] == 200
            assert (await got(server, "/healthz", "Host: other.example"))[0] == 421
            assert (await got(server, "/healthz", HERE, "Host: other.example"))[0] == 421

    go(test)


def test_an_empty_name_is_nobodys() -> None:
    assert not KnownHosts(None, ()).knows("")  # type: ignore[arg-type]


# --- figures


def test_figures_are_not_for_everybody() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            assert (await got(server, "/metrics", HERE))[0] == 404
            assert (await got(server, "/metrics", HERE, "Authorization: Bearer "))[0] == 404

    go(test)


def test_figures_for_whoever_shows_the_token() -> None:
    async def test() -> None:
        token = "read-the-figures-of-this-house"
        async with serving(settings=Settings(metrics_token=token)) as (server, _):
            status, text = await got(server, "/metrics", HERE, f"Authorization: Bearer {token}")
            assert status == 200 and b"regalia_tables_in_memory" in text
            for wrong in (token[:-1], token + "x", "", "é"):
                assert (await got(server, "/metrics", HERE, f"Authorization: Bearer {wrong}"))[0] == 404

    go(test)


def test_figures_on_a_port_of_their_own() -> None:
    async def test() -> None:
        door = door_at(0)
        beside = f"http://127.0.0.1:{door.getsockname()[1]}"
        async with serving(figures_door=door) as (server, _):
            status, text = await got(beside, "/metrics", HERE)
            assert status == 200 and b"regalia_tables_in_memory" in text
            assert (await got(beside, "/metrics", "Host: evil.example"))[0] == 421
            assert (await got(beside, "/api/games", HERE))[0] == 404
            assert (await got(server, "/metrics", HERE))[0] == 404

    go(test)


# --- the command line


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("--trusted-proxies", "10.0.0.0/8,my-proxy", "“my-proxy” is no address or network"),
        ("--trusted-proxies", "10.0.0.1/8", "“10.0.0.1/8” is no address or network"),
        ("--allowed-hosts", "http://a.example", "is no name of a host"),
        ("--metrics-token", "short", "has 16 letters or more"),
    ],
)
def test_wrong_values_get_a_sentence(option: str, value: str, says: str) -> None:
    found = CliRunner().invoke(main, ["serve", option, value])
    assert found.exit_code != 0 and says in str(found.exception or "") + found.output
