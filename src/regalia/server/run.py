"""Running a server: uvicorn with what suits many small messages."""

from __future__ import annotations

import gc
import logging
import sys
from contextlib import suppress
from socket import socket as Socket
from typing import Any

import structlog
import uvicorn

from regalia.server.app import create_app
from regalia.server.doors import Porter, doors
from regalia.server.figures import door_at
from regalia.server.house import House
from regalia.server.messages import MOST_MESSAGE_BYTES
from regalia.server.proxies import networks
from regalia.server.settings import Settings
from regalia.store.sqlite import SqliteStore

PING_SECONDS = 20.0
GOODBYE_SECONDS = 5
SWITCH_SECONDS = 0.0005  # the thread that saves must not wait long for its turn
GARBAGE_THRESHOLD = 20_000  # views and messages hold no cycles, so there is little to collect


def configure_log(as_json: bool) -> None:
    """One line per event, for people at a terminal or for programs."""
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def make_server(settings: Settings, host: str, port: int, figures_port: int | None = None) -> uvicorn.Server:
    """A server that is ready to run, with its figures on a port of their own if one is named."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(GARBAGE_THRESHOLD, 50, 1_000)
    raise_descriptors()
    house = House(SqliteStore(settings.database), settings)
    figures_door = None if figures_port is None else door_at(figures_port)
    return uvicorn.Server(configured(house, figures_door, host=host, port=port, log_level="warning"))


def configured(house: House, figures_door: Socket | None = None, **more: Any) -> uvicorn.Config:
    """How uvicorn serves a house."""
    settings = house.settings
    trusted = networks(settings.trusted_proxies)
    door, counted = doors(Porter(settings.limits, trusted))
    return uvicorn.Config(
        create_app(house, figures_door),
        http=door,
        ws=counted,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=[str(each) for each in trusted],
        access_log=False,  # addresses of tables are invitations; they are not written down
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        **more,
    )


def raise_descriptors() -> None:
    """As many connections as the system allows, where it can be asked."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
