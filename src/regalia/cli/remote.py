"""regalia play --join: which table a link names, and a seat at it."""

from __future__ import annotations

from urllib.parse import urlsplit

import click

from regalia.client.http import Http
from regalia.client.player import join
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.server.messages import TableInfo
from regalia.server.requests import Found, Join, Link, Nothing
from regalia.terminal.connection import Connection, Loop
from regalia.terminal.remote import RemoteSession
from regalia.terminal.session import Manner
from regalia.terminal.voice import Voice

ARRIVAL_SECONDS = 30


def play_at(link: str, name: str, manner: Manner) -> None:
    """Sit down at the table of a link, or go on with the seat that the link opens."""
    loop = Loop()
    try:
        server, table, key = loop.run(place_of(link))
        key = key or sat_down(loop, server, table, name, manner.language)
        with Connection(loop, server, table, key) as connection:
            RemoteSession(connection, arrived(connection), manner).run()
    finally:
        loop.close()


def sat_down(loop: Loop, server: str, table: str, name: str, language: str) -> str:
    """The key of a new seat; its link is told, for other devices."""
    voice = Voice(any_game(), language, ())
    name = name or click.prompt(voice("shell-your-name"))
    seated = loop.run(join(server, table, Join(name.strip()[:24] or "?")))
    opens = loop.run(Http(server, seated.key).post(f"/api/tables/{table}/link", Nothing(), Link))
    click.echo(voice("shell-your-link", link=f"{server}/t/{table}#seat={opens.token}"))
    return seated.key


def any_game() -> AnyGame:
    """For words that belong to no game."""
    return next(iter(games().values()))


def arrived(connection: Connection) -> TableInfo:
    """The table as it is described on arrival."""
    try:
        connection.loop.run(connection.player.until(lambda player: player.info is not None, ARRIVAL_SECONDS))
    except TimeoutError:
        raise RegaliaError(f"{connection.player.http.server} does not answer.") from None
    assert connection.player.info is not None
    return connection.player.info


async def place_of(link: str) -> tuple[str, str, str]:
    """The server, the table and the key that a link names; the key is "" if it only invites."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise RegaliaError(f"“{link}” is no link to a table: it looks like http://server/t/ID or http://server/CODE.")
    server = f"{parts.scheme}://{parts.netloc}"
    key = parts.fragment.removeprefix("seat=")
    words = [word for word in parts.path.split("/") if word]
    if len(words) == 2 and words[0] == "t":
        return server, words[1], key
    if len(words) == 1:
        return server, (await Http(server).get(f"/api/codes/{words[0]}", Found)).table, key
    raise RegaliaError(f"“{link}” names no table.")
