"""regalia admin: for those who run a house."""

from __future__ import annotations

import click

from regalia.cli import admin_house, admin_store


@click.group("admin")
def command() -> None:
    """Run a house: back it up, check it, move it; see its tables, close them, keep order.

    \b
    regalia admin backup regalia.db monday.db          while the server runs
    regalia admin check regalia.db                     is every log whole, and can every table be opened?
    regalia admin copy regalia.db postgresql://…       move house; if it is stopped, it goes on
    REGALIA_ADMIN_TOKEN=… regalia admin list           the tables of a running server
    """


for each in (*admin_store.COMMANDS, *admin_house.COMMANDS):
    command.add_command(each)
