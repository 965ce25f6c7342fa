"""Running a server: uvicorn with what suits many small messages."""

from __future__ import annotations

import gc
import logging
import sys

import structlog
import uvicorn

from regalia.server.app import create_app
from regalia.server.house import House
from regalia.server.messages import MOST_MESSAGE_BYTES
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


def make_server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """A server that is ready to run."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(GARBAGE_THRESHOLD, 50, 1_000)
    house = House(SqliteStore(settings.database), settings)
    config = uvicorn.Config(
        create_app(house),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,  # addresses of tables are invitations; they are not written down
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return uvicorn.Server(config)
