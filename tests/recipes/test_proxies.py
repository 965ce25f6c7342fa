"""The files for nginx and Caddy, run by the real programs before real servers; only names, ports and TLS are ours."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from regalia.client.http import Http
from regalia.client.player import Player, join, set_table
from regalia.core.errors import RegaliaError
from regalia.server.house import House
from regalia.server.messages import TableInfo
from regalia.server.neighbours import Neighbours
from regalia.server.pg_bus import PgBus
from regalia.server.requests import Health, Join, NewTable, Nothing
from regalia.store.postgres import PgStore
from tests.server.harness import GAME, QUICK, go, serving
from tests.servers import fresh_database, need

DEPLOY = Path(__file__).parents[2] / "deploy"
TRUSTING = msgspec.structs.replace(QUICK, trusted_proxies=("127.0.0.1/32",))
NGINX = "daemon off; pid {0}/pid; error_log stderr; events {{}} http {{ access_log off; {1} {2} }}"
PATHS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def nginx_command(recipe: str, folder: Path, port: int) -> list[str]:
    """nginx with a recipe: without TLS, at our port."""
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", recipe)
    text = re.sub(r"ssl_certificate\w* [^;]*;", "", text)
    paths = " ".join(f"{name}_temp_path {folder}/{name};" for name in PATHS)
    (folder / "nginx.conf").write_text(NGINX.format(folder, paths, text), encoding="utf-8")
    return [need("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy_command(recipe: str, folder: Path, port: int) -> list[str]:
    """Caddy with a recipe: without TLS, at our port."""
    text = "{\n\tadmin off\n}\n" + recipe.replace("tables.example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return [need("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@asynccontextmanager
async def behind(recipe: str, servers: list[str], folder: Path) -> AsyncIterator[str]:
    """A proxy before servers; its address."""
    text, port = (DEPLOY / recipe).read_text(encoding="utf-8"), free_port()
    for number, server in enumerate(servers):
        text = text.replace(f"127.0.0.1:{8080 + number}", server.removeprefix("http://"))
    command = (nginx_command if recipe.startswith("nginx") else caddy_command)(text, folder, port)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env={**os.environ, "HOME": str(folder)}, **quiet)  # type: ignore[call-overload]
    address = f"http://127.0.0.1:{port}"
    try:
        async with asyncio.timeout(40):
            while not await answers(address):
                assert process.poll() is None, f"{recipe} is refused"
                await asyncio.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait()


async def answers(address: str) -> bool:
    """Does a server answer behind the proxy?"""
    try:
        return (await Http(address).get("/healthz", Health)).status == "ok"
    except (RegaliaError, msgspec.DecodeError):
        return False


@pytest.mark.parametrize("recipe", ["nginx/one.conf", "caddy/Caddyfile"])
def test_a_table_is_played_behind_the_proxy_and_everybody_has_his_own_address(recipe: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(settings=TRUSTING) as (server, house), behind(recipe, [server], tmp_path) as proxy:
            ann = await set_table(proxy, NewTable(GAME, 2, name="Ann", bots=("random",), start=True))
            far = Http(proxy, ann.key)
            far.source = ("127.0.0.9", 0)
            await far.get(f"/api/tables/{ann.table}", TableInfo)
            assert "127.0.0.9" in house.requests.known, "the proxy does not say for whom it asks"
            async with Player(proxy, ann.table, ann.key) as player:
                await player.until(lambda p: p.choices)
                assert house.connected == {"127.0.0.1": 1}

    go(test)


@pytest.mark.parametrize("recipe", ["nginx/several.conf", "caddy/several.Caddyfile"])
def test_all_who_come_to_a_table_land_at_one_server_and_at_the_other_if_it_is_down(recipe: str, tmp_path: Path) -> None:
    async def test() -> None:
        database, found = fresh_database(), list[tuple[str, House, AsyncExitStack]]()
        for _ in range(2):
            store, stack = PgStore(database), AsyncExitStack()
            house = serving(store, TRUSTING, bus=PgBus(database), neighbours=Neighbours(store))
            found.append((*await stack.enter_async_context(house), stack))
        async with behind(recipe, [server for server, _, _ in found], tmp_path) as proxy:
            for _ in range(4):
                ann = await set_table(proxy, NewTable(GAME, 2, name="Ann"))
                ben = await join(proxy, ann.table, Join("Ben"))
                async with Player(proxy, ann.table, ann.key) as one, Player(proxy, ann.table, ben.key) as two:
                    await asyncio.gather(one.until(lambda p: p.info), two.until(lambda p: p.info))
                    assert sorted(sum(each.connected.values()) for _, each, _ in found) == [0, 2]
            async with Player(proxy, ann.table, ann.key) as player:
                await player.until(lambda p: p.info)
                await Http(proxy, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
                await player.until(lambda p: p.update)
                where = next(each for each in found if each[1].connected)
                lines = player.lines
                await where[2].aclose()
                await player.until(lambda p: p.lines > lines and p.line is not None, 30)
                other = next(each for each in found if each is not where)
                assert sum(other[1].connected.values()) == 1
            await other[2].aclose()

    go(test)
