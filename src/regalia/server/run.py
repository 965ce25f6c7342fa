"""Running a server: uvicorn with what suits many small messages."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from contextlib import suppress
from socket import socket as Socket
from typing import Any

import structlog
import uvicorn

from regalia.server.app import create_app
from regalia.server.bus import Bus
from regalia.server.doors import Door, Porter, doors
from regalia.server.figures import door_at
from regalia.server.house import House
from regalia.server.messages import MOST_MESSAGE_BYTES
from regalia.server.nats_bus import NatsBus
from regalia.server.neighbours import Neighbours
from regalia.server.pg_bus import PgBus
from regalia.server.proxies import networks
from regalia.server.settings import Settings
from regalia.server.siblings import Siblings
from regalia.store.opening import store_at
from regalia.store.postgres import PgStore

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


def make_server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run, with its figures on a port of their own if one is named."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(GARBAGE_THRESHOLD, 50, 1_000)
    raise_descriptors()
    house = house_of(settings)
    figures_door = None if settings.metrics_port is None else door_at(settings.metrics_port)
    where: dict[str, Any] = {"host": settings.host, "port": settings.port or 0}
    siblings = None
    if settings.siblings:
        where = {"fd": shared_door(settings.host, settings.port or 0).detach()}
        assert isinstance(house.neighbours, Neighbours), "SQLite is the store of one process"
        siblings = Siblings(settings.siblings, house.neighbours)
    return Server(configured(house, figures_door, siblings, **where, log_level="warning"), siblings)


class Server(uvicorn.Server):
    """One that may be handed lines by its siblings."""

    def __init__(self, config: uvicorn.Config, siblings: Siblings | None) -> None:
        super().__init__(config)
        self.siblings = siblings

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        """Serve, and be known to the others."""
        await super().startup(sockets)
        if self.siblings is not None and not self.should_exit:
            self.siblings.open(self.door)

    def door(self) -> Door:
        """For a line that came to another."""
        found: Door = self.config.http_protocol_class(  # type: ignore[call-arg, assignment]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return found

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        """No more lines, and then no more at all."""
        if self.siblings is not None:
            self.siblings.close()
        await super().shutdown(sockets)


def house_of(settings: Settings) -> House:
    """A house with the store, the bus and the neighbours that the settings name."""
    store = store_at(settings.database)
    if not isinstance(store, PgStore):
        return House(store, settings)
    bus: Bus = NatsBus(settings.bus) if settings.bus else PgBus(settings.database)
    return House(store, settings, bus, neighbours=Neighbours(store))


def shared_door(host: str, port: int) -> Socket:
    """A port at which several processes listen; the system shares the guests out."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, reuse_port=True, backlog=2048)


def configured(
    house: House, figures_door: Socket | None = None, siblings: Siblings | None = None, **more: Any
) -> uvicorn.Config:
    """How uvicorn serves a house."""
    settings = house.settings
    trusted = networks(settings.trusted_proxies)
    door, counted = doors(Porter(settings.limits, trusted), siblings)
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
