"""regalia serve: the table server."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from contextlib import suppress
from threading import Timer

import click

import regalia
from regalia.core.errors import RegaliaError
from regalia.server.figures import checked_token
from regalia.server.hosts import checked_names
from regalia.server.proxies import network
from regalia.server.run import configure_log, make_server
from regalia.server.settings import UNLIMITED, Limits, Settings
from regalia.store.sqlite import SqliteStore
from regalia.store.store import StoreError

OPEN_SECONDS = 1.0
PORT = 8080
IDLE = "Seconds after which a table that nobody looks at leaves the memory."


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for the whole network.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"{PORT} if it is free, else another.")
@click.option("--database", metavar="FILE", default="regalia.db", show_default=True, help="Made if it is not there.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
@click.option("--bots", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes in which bots think.")
@click.option("--pause", "pause_ms", type=click.IntRange(0), default=700, show_default=True, help="Of bots, in ms.")
@click.option("--idle", "idle_seconds", type=click.IntRange(1), default=300, show_default=True, help=IDLE)
@click.option("--trusted-proxies", metavar="A,B", default="", help="Proxies before this server, or their networks.")
@click.option("--allowed-hosts", metavar="A,B", default="", help="Names of this server, such as tables.example.org.")
@click.option("--metrics-port", type=click.IntRange(1, 65535), help="Serve /metrics there, for this machine only.")
@click.option("--metrics-token", default="", envvar="REGALIA_METRICS_TOKEN", help="Serve /metrics to who shows it.")
@click.option("--no-limits", is_flag=True, help="No limits on rates and numbers, to measure what the server can do.")
@click.option("--json", "as_json", is_flag=True, help="Write the log for programs.")
def command(
    host: str,
    port: int | None,
    database: str,
    open_page: bool,
    bots: int,
    pause_ms: int,
    idle_seconds: int,
    trusted_proxies: str,
    allowed_hosts: str,
    metrics_port: int | None,
    metrics_token: str,
    no_limits: bool,
    as_json: bool,
) -> None:
    """Serve tables for friends, bots and watchers. Everything is kept in one file; Ctrl-C ends it cleanly.

    \b
    regalia serve                                    for this machine, at port 8080
    regalia serve --host 0.0.0.0 --open              for everybody in this network
    regalia serve --trusted-proxies 127.0.0.1 --allowed-hosts tables.example.org      behind a proxy
    regalia play --join http://127.0.0.1:8080/t/ID   a seat at a table there, from the terminal
    """
    configure_log(as_json)
    settings = Settings(
        database=database,
        limits=UNLIMITED if no_limits else Limits(),
        bot_workers=bots,
        bot_pause_ms=pause_ms,
        idle_after_ms=1000 * idle_seconds,
        trusted_proxies=tuple(str(network(each)) for each in listed(trusted_proxies)),
        allowed_hosts=checked_names(listed(allowed_hosts)),
        metrics_token=checked_token(metrics_token),
        version=regalia.__version__,
        engine="compiled" if regalia.compiled else "interpreted",
    )
    port = free_port(host) if port is None else port
    address = f"http://{host if host != '0.0.0.0' else '127.0.0.1'}:{port}"  # noqa: S104
    click.echo(f"Regalia serves tables at {address} (kept in {database}). Ctrl-C ends it.", err=as_json)
    if open_page:
        Timer(OPEN_SECONDS, webbrowser.open, [address]).start()
    run(settings, host, port, metrics_port)


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def free_port(host: str) -> int:
    """The usual port, or one that the system has to give."""
    for port in (PORT, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                door.bind((host, port))
                return int(door.getsockname()[1])
    return PORT


def run(settings: Settings, host: str, port: int, metrics_port: int | None) -> None:
    """Until somebody ends it; a database that cannot be opened is told in a sentence."""
    try:
        asyncio.run(opened_once(settings.database))
        with suppress(KeyboardInterrupt):
            make_server(settings, host, port, metrics_port).run()
    except (StoreError, OSError) as fault:
        raise RegaliaError(str(fault)) from None


async def opened_once(database: str) -> None:
    """The database is there, and has the newest layout."""
    store = SqliteStore(database)
    await store.open()
    await store.close()
