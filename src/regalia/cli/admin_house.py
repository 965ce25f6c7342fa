"""The part of regalia admin that talks to a running server, with the owner's token."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import click
import msgspec

from regalia.client.http import Http
from regalia.core.errors import RegaliaError
from regalia.server.governing import Doing, Done, DoneList, Statistics, TablesHere, TableWhole
from regalia.server.reports import Report, Reports
from regalia.server.requests import Nothing

T = TypeVar("T")
ADMIN = "/api/admin"
NAMED = {"ignore_unknown_options": True}  # ids of older tables may begin with a dash


def owner(command: Any) -> Any:
    """--server and --token."""
    default = "http://127.0.0.1:8080"
    command = click.option("--server", metavar="URL", envvar="REGALIA_SERVER", default=default, show_default=True)(
        command
    )
    return click.option("--token", envvar="REGALIA_ADMIN_TOKEN", required=True, help="Better in the environment.")(
        command
    )


def asked(work: Coroutine[Any, Any, T]) -> T:
    """What a server answers."""
    return asyncio.run(work)


def house(server: str, token: str) -> Http:
    """The server, as its owner."""
    if not token.isprintable() or " " in token:
        raise RegaliaError("The token is one word.")
    return Http(server, token)


@click.command("list")
@owner
def list_command(server: str, token: str) -> None:
    """All tables of a running server, one per line."""
    http, after = house(server, token), ""
    while True:
        found = asked(http.get(f"{ADMIN}/tables?after={after}", TablesHere))
        for each in found.tables:
            memory = f"{each.connections} here" if each.in_memory else "-"
            click.echo(f"{each.id}  {each.status:8}{each.game:26}{memory:8}  {', '.join(each.names)}")
        after = found.next
        if not after:
            return


@click.command("show", context_settings=NAMED)
@click.argument("table")
@owner
def show_command(table: str, server: str, token: str) -> None:
    """One table: who sits there, and what was said."""
    tell(asked(house(server, token).get(f"{ADMIN}/tables/{table}", TableWhole)))


@click.command("statistics")
@owner
def statistics_command(server: str, token: str) -> None:
    """The house in figures."""
    tell(asked(house(server, token).get(ADMIN, Statistics)))


@click.command("log")
@owner
def log_command(server: str, token: str) -> None:
    """What the owner has done, the newest first."""
    tell(asked(house(server, token).get(f"{ADMIN}/log", DoneList)))


@click.command("reports")
@click.argument("report", required=False)
@click.option("--answer", default="", metavar="TEXT", help="For whoever reported; it closes the report.")
@click.option("--close", is_flag=True, help="Close it without a word.")
@owner
def reports_command(report: str | None, answer: str, close: bool, server: str, token: str) -> None:
    """What people have reported, those that wait for an answer first; or answer one of them.

    \b
    regalia admin reports
    regalia admin reports 01795031777795-5f9659df --answer "He is silent now."
    regalia admin reports 01795031777795-5f9659df --close
    """
    http = house(server, token)
    if report is not None:
        if not (answer or close):
            raise RegaliaError("Say what is to be done: --answer TEXT, or --close.")
        asked(http.post(f"{ADMIN}/reports/{report}", Doing(text=answer), Nothing))
        click.echo(f"{report}: {'answered' if answer else 'closed'}.")
        return
    for each in asked(http.get(f"{ADMIN}/reports", Reports)).reports:
        click.echo(line_of(each))


def line_of(report: Report) -> str:
    """A report in a line."""
    by = report.by or "somebody who looks on"
    parts = [f"{report.name}, {report.reason}, reported by {by}"]
    parts += [f"said “{report.said}”"] if report.said else []
    parts += [report.text] if report.text else []
    parts += [f"answered: {report.answer or '-'}"] if report.answered_ms else []
    return f"{report.id}  {report.table}  {'; '.join(parts)}"


@click.command("close", context_settings=NAMED)
@click.argument("table")
@click.option("--forget", is_flag=True, help="Forget it for good, and send everybody there away.")
@owner
def close_command(table: str, forget: bool, server: str, token: str) -> None:
    """Close a table: it can be looked at, and not be played on."""
    what = "forget" if forget else "close"
    asked(house(server, token).post(f"{ADMIN}/tables/{table}/{what}", Doing(), Nothing))
    click.echo(f"{table}: {'forgotten' if forget else 'closed'}.")


@click.command("mute", context_settings=NAMED)
@click.argument("table")
@click.argument("name")
@click.option("--off", is_flag=True, help="Let him speak again.")
@owner
def mute_command(table: str, name: str, off: bool, server: str, token: str) -> None:
    """Let a player be silent at a table."""
    asked(house(server, token).post(f"{ADMIN}/tables/{table}/mute", Doing(name=name, muted=not off), Nothing))
    click.echo(f"{name} {'may speak again' if off else 'is silent'}.")


@click.command("ban", context_settings=NAMED)
@click.argument("table")
@click.argument("name")
@click.option("--days", type=click.IntRange(1, 3650), default=7, show_default=True)
@click.option("--why", default="", help="For the log.")
@owner
def ban_command(table: str, name: str, days: int, why: str, server: str, token: str) -> None:
    """Send somebody who sits at a table away from the whole house, by his keys and his address."""
    wish = Doing(name=name, text=why, days=days)
    done = asked(house(server, token).post(f"{ADMIN}/tables/{table}/ban", wish, Done))
    click.echo(f"{name} is sent away for {days} days; regalia admin unban {done.about} lets him in again.")


@click.command("unban")
@click.argument("ban")
@owner
def unban_command(ban: str, server: str, token: str) -> None:
    """Let somebody in again."""
    asked(house(server, token).post(f"{ADMIN}/unban", Doing(name=ban), Nothing))
    click.echo("Let in again.")


@click.command("announce")
@click.argument("text")
@owner
def announce_command(text: str, server: str, token: str) -> None:
    """Say something to everybody, and at /status; an empty text takes it back."""
    asked(house(server, token).post(f"{ADMIN}/announce", Doing(text=text), Nothing))
    click.echo("Said." if text else "Taken back.")


@click.command("restart")
@click.argument("minutes", type=click.IntRange(0, 1440))
@owner
def restart_command(minutes: int, server: str, token: str) -> None:
    """Say to everybody that the house restarts in some minutes; 0 takes it back. It restarts nothing by itself."""
    asked(house(server, token).post(f"{ADMIN}/restart", Doing(minutes=minutes), Nothing))
    click.echo("Said." if minutes else "Taken back.")


def tell(found: Any) -> None:
    """An answer, readable."""
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())


COMMANDS = (
    list_command,
    show_command,
    statistics_command,
    log_command,
    reports_command,
    close_command,
    mute_command,
    ban_command,
    unban_command,
    announce_command,
    restart_command,
)
