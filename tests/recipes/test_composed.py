"""The parts of the compose files, started from an empty folder with the words, variables and health check they name.

What stands for another container is put in its place: its port here, a real PostgreSQL, a real NATS, a real Caddy.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from regalia.client.http import Http
from regalia.client.player import Player, set_table
from regalia.server.requests import Health, NewTable
from tests.recipes.test_proxies import answers, free_port
from tests.server.harness import GAME, go
from tests.servers import fresh_database, nats, need

DOCKER = Path(__file__).parents[2] / "deploy" / "docker"
DOCKERFILE = (DOCKER / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
WANTED = {"REGALIA_NAME": "127.0.0.1", "POSTGRES_PASSWORD": "secret", "REGALIA_ADMIN_TOKEN": "a-token-of-an-owner"}
SECONDS = 60


def said(word: str) -> str:
    """What the last stage of the Dockerfile says after a word."""
    found: list[str] = re.findall(rf"^\s*{word} (.*)$", DOCKERFILE, re.M)
    return found[-1]


def filled(text: str) -> str:
    """A value with the variables of the .env file that the head of the recipe asks for."""
    return re.sub(r"\$\{(\w+)(:\?)?\}", lambda found: WANTED[found[1]], text)


def places(folder: Path, port: int, database: str, bus: str) -> dict[str, str]:
    """What a container calls something, and what it is here."""
    return {
        "postgresql://regalia:secret@postgres/regalia": database,
        "nats://nats:4222": bus,
        "/data/": f"{folder}/",
        "172.16.0.0/12": "127.0.0.1/32",
        "0.0.0.0": "127.0.0.1",
        "8080": str(port),
    }


def put(value: str, here: dict[str, str]) -> str:
    """A value for this machine."""
    return here.get(value, value.replace("/data/", here["/data/"]).replace(":8080", f":{here['8080']}"))


def started(service: dict[str, Any], here: dict[str, str], folder: Path) -> subprocess.Popen[bytes]:
    """A service of ours, as its container would start it."""
    words = yaml.safe_load(said("ENTRYPOINT")) + service.get("command", yaml.safe_load(said("CMD")))
    own = dict(word.split("=", 1) for word in shlex.split(said("ENV")) if word.startswith("REGALIA_"))
    own |= {name: filled(value) for name, value in service.get("environment", {}).items()}
    env = {name: value for name, value in os.environ.items() if not name.startswith("REGALIA_")}
    env |= {name: put(value, here) for name, value in own.items()}
    env["PYTHONPATH"] = os.pathsep.join(sys.path)
    assert words[0] == "regalia"
    return subprocess.Popen([sys.executable, "-m", "regalia.cli", *words[1:]], cwd=folder, env=env)


async def healthy(here: dict[str, str]) -> None:
    """Until the health check of the container says so."""
    check = re.findall(r"HEALTHCHECK.*?CMD (\[.*\])", DOCKERFILE)[-1]
    words = [sys.executable, *(put(word, here) for word in yaml.safe_load(check)[1:])]
    async with asyncio.timeout(SECONDS):
        while (await asyncio.to_thread(subprocess.run, words, capture_output=True, check=False)).returncode:
            await asyncio.sleep(0.2)


@asynccontextmanager
async def up(name: str, folder: Path) -> AsyncIterator[dict[str, int]]:
    """All services of ours in a recipe; the ports of those that serve."""
    services = yaml.safe_load((DOCKER / name).read_text(encoding="utf-8"))["services"]
    several = "postgres" in services
    database, bus = (fresh_database(), nats()) if several else ("", "")
    ports = {each: free_port() for each, service in services.items() if "build" in service}
    running = []
    try:
        for each, port in ports.items():
            running.append(started(services[each], places(folder, port, database, bus), folder))
        for each, port in ports.items():
            if not services[each].get("healthcheck", {}).get("disable"):
                await healthy(places(folder, port, database, bus))
        yield ports
        assert all(process.poll() is None for process in running), "a part has ended"
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(SECONDS)


async def is_played(address: str) -> None:
    """A table is set and a bot answers."""
    ann = await set_table(address, NewTable(GAME, 2, name="Ann", bots=("page",), start=True))
    async with Player(address, ann.table, ann.key) as player:
        for _ in range(4):
            await player.until(lambda p: p.choices, SECONDS)
            asked, action = player.update, player.choices[0]
            await player.play(action)
            await player.until(lambda p, asked=asked: p.update is not asked, SECONDS)  # type: ignore[misc]


@pytest.mark.timeout(200)
def test_one_server_comes_up_in_an_empty_folder(tmp_path: Path) -> None:
    async def test() -> None:
        async with up("compose.yaml", tmp_path) as ports:
            await is_played(f"http://127.0.0.1:{ports['regalia']}")
        assert (tmp_path / "tables.db").is_file()

    go(test)


@pytest.mark.timeout(300)
def test_two_servers_bots_postgresql_and_nats_come_up_behind_caddy(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            ports = await stack.enter_async_context(up("several.yaml", tmp_path))
            proxy = await stack.enter_async_context(caddy(ports, tmp_path))
            await is_played(proxy)
            owner = Http(proxy, WANTED["REGALIA_ADMIN_TOKEN"])
            found = await owner.get("/api/admin/tables", dict)
            assert found["tables"], "the owner sees no table"

    go(test)


@asynccontextmanager
async def caddy(ports: dict[str, int], folder: Path) -> AsyncIterator[str]:
    """The proxy of the recipe before its servers; its address."""
    port = free_port()
    text = (DOCKER / "Caddyfile").read_text(encoding="utf-8")
    for each in ("one", "two"):
        text = text.replace(f"{each}:8080", f"127.0.0.1:{ports[each]}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    command = [need("caddy"), "run", "--config", str(folder / "Caddyfile")]
    address = f"http://127.0.0.1:{port}"
    env = {**os.environ, "HOME": str(folder), "REGALIA_NAME": address}
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(SECONDS):
            while not await answers(address):
                assert process.poll() is None, "Caddy refuses its file"
                await asyncio.sleep(0.1)
        assert (await Http(address).get("/healthz", Health)).status == "ok"
        yield address
    finally:
        process.terminate()
        process.wait()
