"""A house below a path of somebody else's."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from pathlib import Path

import msgspec

from regalia.client.http import Http
from regalia.client.player import Player, set_table
from regalia.server.requests import Health, NewTable
from tests.server.harness import GAME, QUICK, go, serving

BELOW = msgspec.structs.replace(QUICK, root_path="/games")
PAGE = '<html><head><link href="/favicon.svg" /><script src="/assets/x.js"></script></head></html>'


def got(address: str) -> tuple[str, dict[str, str]]:
    """What stands there, and its headers."""
    with urllib.request.urlopen(address) as answer:
        return answer.read().decode(), {name.lower(): value for name, value in answer.headers.items()}


def test_a_table_is_played_below_a_path_whether_the_proxy_passes_it_on_or_not() -> None:
    async def test() -> None:
        async with serving(settings=BELOW) as (server, _):
            for root in (f"{server}/games", server):
                assert (await Http(root).get("/healthz", Health)).status == "ok"
                seat = await set_table(root, NewTable(GAME, 2, name="Ann", bots=("random",), start=True))
                async with Player(root, seat.table, seat.key) as player:
                    await player.until(lambda p: p.update)

    go(test)


def test_the_page_and_its_files_lie_below_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "x.js").write_text("1")
    (tmp_path / "favicon.svg").write_text("<svg/>")

    async def test() -> None:
        async with serving(settings=msgspec.structs.replace(BELOW, page=str(tmp_path))) as (server, _):
            html, _ = await asyncio.to_thread(got, f"{server}/games/t/some")
            assert '<meta name="root" content="/games" />' in html
            links = re.findall(r'(?:href|src)="([^"]*)"', html)
            assert links == ["/games/favicon.svg", "/games/assets/x.js"]
            for link in links:
                await asyncio.to_thread(got, server + link)
            _, headers = await asyncio.to_thread(got, f"{server}/games/api/games")
            assert headers["cache-control"] == "no-store"

    go(test)


def test_houses_below_other_paths_have_other_cookies() -> None:
    async def test() -> None:
        def cookie(address: str) -> str:
            body = msgspec.json.encode(NewTable(GAME, 2))
            headers = {"Content-Type": "application/json", "Origin": address[: address.index("/games")]}
            asked = urllib.request.Request(f"{address}/api/tables", body, headers)
            with urllib.request.urlopen(asked) as answer:
                return str(answer.headers["Set-Cookie"])

        async with serving(settings=BELOW) as (server, _):
            assert (await asyncio.to_thread(cookie, f"{server}/games")).startswith("regalia-games=")

    go(test)
