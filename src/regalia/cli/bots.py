"""regalia bots: a member of a farm in which bots of other machines' tables think."""

from __future__ import annotations

import asyncio
import os
import signal

import click

from regalia.core.errors import RegaliaError
from regalia.server.farm_hand import Hand
from regalia.server.run import configure_log
from regalia.server.settings import Settings
from regalia.store.postgres import without_password
from regalia.store.store import StoreError

BUS = "The NATS server, nats://HOST:4222, that the houses name with --bots-from."
BOTS = "Processes in which bots think; one per core unless told."
MEMORY = "A process that holds more is replaced."


@click.command("bots")
@click.option("--bus", metavar="URL", envvar="REGALIA_BOTS_FROM", required=True, help=BUS)
@click.option("--bots", type=click.IntRange(1, 256), envvar="REGALIA_BOTS", default=os.cpu_count() or 1, help=BOTS)
@click.option("--memory-mb", type=click.IntRange(64), default=Settings().bot_memory_mb, show_default=True, help=MEMORY)
@click.option("--json", "as_json", is_flag=True, help="The log as one JSON object per line.")
def command(bus: str, bots: int, memory_mb: int, as_json: bool) -> None:
    """Let the bots of servers think on this machine. Run it on as many as you like; Ctrl-C ends it cleanly.

    \b
    regalia serve --bots-from nats://bus:4222 --bots 0     a server whose bots think elsewhere
    regalia bots --bus nats://bus:4222                     elsewhere: one process per core
    regalia bots --bus nats://bus:4222 --bots 2            or so many

    It is sent what the seat of a bot may know, never a table's id or secrets, and keeps nothing.
    """
    if not bus.startswith(("nats://", "tls://")):
        raise RegaliaError(f"“{bus}” is no bus: write nats://HOST:PORT.")
    configure_log(as_json)
    try:
        asyncio.run(farm(bus, Settings(bot_workers=bots, bot_memory_mb=memory_mb)))
    except StoreError as fault:
        raise RegaliaError(str(fault)) from None


async def farm(bus: str, settings: Settings) -> None:
    """Until somebody ends it."""
    hand = Hand(bus, settings)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, hand.is_ending.set)
    bus = without_password(bus)
    click.echo(f"Bots think here in {settings.bot_workers} processes, asked by way of {bus}. Ctrl-C ends it.", err=True)
    await hand.run()
