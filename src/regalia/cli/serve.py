"""regalia serve: the table server."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from contextlib import suppress
from threading import Timer
from typing import Any

import click
import msgspec

import regalia
from regalia.cli.supervising import supervise
from regalia.core.errors import RegaliaError
from regalia.server.configuration import (
    KNOBS,
    LIMITS,
    Given,
    Knob,
    from_environment,
    from_file,
    from_limits,
    said,
    settled,
    shown_value,
)
from regalia.server.run import configure_log, make_server
from regalia.server.settings import Settings
from regalia.store.opening import store_at
from regalia.store.postgres import without_password
from regalia.store.store import StoreError

OPEN_SECONDS = 1.0
PORT = 8080
CONFIG = "Settings in a TOML file, as docs/settings.md lists them; each may also stand in the environment."
LIMIT = "One of the limits of docs/settings.md, such as --limit tables=500; may be given several times."


class Serve(click.Command):
    """A flag that is not known is told with the nearest one, as click does; the flags are made from the settings."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.params[:0] = [flag_of(knob) for name, knob in KNOBS.items() if not name.startswith(LIMITS)]


def flag_of(knob: Knob) -> click.Option:
    """The flag of a setting."""
    help_text = f"{knob.help[0].upper()}{knob.help[1:]}."
    if knob.kind is bool:
        return click.Option([knob.flag, knob.field], is_flag=True, help=help_text)
    unless = f"  [default: {said(knob.shown)}]" if knob.shown not in (None, "", ()) else ""
    return click.Option([knob.flag, knob.field], metavar=metavar(knob), help=help_text + unless)


def metavar(knob: Knob) -> str:
    """What to write after a flag."""
    return "A,B" if isinstance(knob.default, tuple) else "TEXT" if isinstance(knob.default, str) else "N"


@click.command("serve", cls=Serve)
@click.option("--limit", "limits", metavar="NAME=N", multiple=True, help=LIMIT)
@click.option("--config", metavar="FILE", envvar="REGALIA_CONFIG", help=CONFIG)
@click.option("--show-settings", is_flag=True, help="Tell the settings and where each was given, and end.")
@click.option("--child", default="", hidden=True)
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def command(
    limits: tuple[str, ...], config: str | None, show_settings: bool, child: str, open_page: bool, **flags: Any
) -> None:
    """Serve tables for friends, bots and watchers. Everything is kept in one file; Ctrl-C ends it cleanly.

    \b
    regalia serve                                    for this machine, at port 8080
    regalia serve --host 0.0.0.0 --open              for everybody in this network
    regalia serve --trusted-proxies 127.0.0.1 --allowed-hosts tables.example.org      behind a proxy
    regalia serve --config regalia.toml              with the settings of a file
    regalia play --join http://127.0.0.1:8080/t/ID   a seat at a table there, from the terminal
    """
    given = all_given(config, limits, flags)
    engine = "compiled" if regalia.compiled else "interpreted"
    settings = settled(given, version=regalia.__version__, engine=engine)
    if show_settings:
        tell_settings(settings, given)
        return
    configure_log(settings.json)
    port = free_port(settings.host) if settings.port is None else settings.port
    address = f"http://{settings.host if settings.host != '0.0.0.0' else '127.0.0.1'}:{port}{settings.root_path}"  # noqa: S104
    if not child:
        tell_where(address, settings)
    if open_page:
        Timer(OPEN_SECONDS, webbrowser.open, [address]).start()
    settings = msgspec.structs.replace(settings, port=port, siblings=child)
    if settings.processes > 1 and not child:
        asyncio.run(opened_once(settings.database))
        supervise(settings)
    else:
        run(settings)


def tell_where(address: str, settings: Settings) -> None:
    """The first line that anybody reads."""
    kept = without_password(settings.database)
    click.echo(f"Regalia serves tables at {address} (kept in {kept}). Ctrl-C ends it.", err=settings.json)


def all_given(config: str | None, limits: tuple[str, ...], flags: dict[str, Any]) -> dict[str, Given]:
    """What was given: by the file, over it the environment, over both the flags."""
    by_file = from_file(config) if config else {}
    by_environment, strange = from_environment(os.environ)
    for sentence in strange:
        click.echo(f"Note: {sentence}", err=True)
    fields = {knob.field: knob for name, knob in KNOBS.items() if not name.startswith(LIMITS)}
    by_flag = {fields[field].name: Given(value, fields[field].flag) for field, value in flags.items() if is_told(value)}
    return by_file | by_environment | by_flag | from_limits(limits)


def is_told(value: Any) -> bool:
    """Was a flag given?"""
    return value is not None and value is not False


def tell_settings(settings: Settings, given: dict[str, Given]) -> None:
    """Every setting, as a file would have it, with where it was given."""
    for knob in KNOBS.values():
        if knob.name == f"{LIMITS}body_bytes":
            click.echo("\n[limits]")
        value = said(shown_value(knob, settings))
        line = f"{knob.name.removeprefix(LIMITS)} = {value}" if value else f"# {knob.name} is not set"
        where = given[knob.name].where if knob.name in given else "as it is unless told"
        click.echo(f"{line:44}  # {where}")


def free_port(host: str) -> int:
    """The usual port, or one that the system has to give."""
    for port in (PORT, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                door.bind((host, port))
                return int(door.getsockname()[1])
    return PORT


def run(settings: Settings) -> None:
    """Until somebody ends it; a database that cannot be opened is told in a sentence."""
    try:
        asyncio.run(opened_once(settings.database))
        with suppress(KeyboardInterrupt):
            make_server(settings).run()
    except (StoreError, OSError) as fault:
        raise RegaliaError(str(fault)) from None


async def opened_once(database: str) -> None:
    """The database is there, and has the newest layout."""
    store = store_at(database)
    await store.open()
    await store.close()
