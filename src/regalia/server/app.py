"""The ASGI app: routes and wiring, nothing else."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from socket import socket as Door
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from regalia.server import admin, arrivals, endpoints, figures, openapi
from regalia.server.collecting import collecting
from regalia.server.endpoints import Endpoint
from regalia.server.errors import Fault
from regalia.server.hosts import KnownHosts
from regalia.server.house import House
from regalia.server.messages import encoded
from regalia.server.rest import ENDPOINTS
from regalia.server.root_path import BelowRoot, page_below
from regalia.server.watchdog import watched_over

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Frame-Options": "DENY",
}
OWNER_PAGE = "/admin"  # only where there is an owner
SCREENS = ("t", "replay", "review", "rules", "show", "puzzle", "e")  # of the page that are about something
PAGES = ("/", *(f"/{name}/{{of}}" for name in SCREENS), "/puzzle", "/me", "/about")
API = re.compile(r"/(api/|metrics$|healthz$|readyz$)")  # at the top, or below a path
FRESH, KEPT = "no-cache", "public, max-age=31536000, immutable"
PACKED = ".gz"


class SafeHeaders:
    """Puts the headers that keep a page safe on every answer; what is asked of the API is not kept by browsers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_api = API.search(scope["path"]) is not None
        more = [*self.headers, (b"cache-control", b"no-store")] if is_api else self.headers

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        await self.app(scope, receive, send_with)


def create_app(house: House, figures_door: Door | None = None) -> ASGIApp:
    """The whole server; its figures at a door of their own, if there is one."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            own_door = figures.served_at(house, figures_door) if figures_door else nullcontext()
            with watched_over(house.metrics):
                async with collecting(), own_door:
                    yield
        finally:
            await house.close()

    async def not_found(request: Request, fault: Exception) -> Response:
        if isinstance(fault, HTTPException) and fault.status_code == 405:
            return endpoints.problem(house, Fault("wrong-method"), 405)
        return endpoints.no_such_page(house)

    app = Starlette(routes=routes(house), lifespan=lifespan, exception_handlers={HTTPException: not_found})
    known = KnownHosts(app, house.settings.allowed_hosts)
    root = house.settings.root_path
    return SafeHeaders(BelowRoot(known, root)) if root else SafeHeaders(known)


def routes(house: House) -> list[BaseRoute]:
    """Every address."""
    document = encoded(openapi.document(ENDPOINTS, house.settings.version))

    async def metrics(request: Request) -> Response:
        return await figures.for_the_token(house, request)

    async def described(request: Request) -> Response:
        return Response(document, media_type="application/json")

    async def connect(websocket: WebSocket) -> None:
        await arrivals.connect(house, websocket)

    async def status(request: Request) -> Response:
        return await figures.status_line(house, request)

    every = (*ENDPOINTS, *admin.ENDPOINTS)
    found: list[BaseRoute] = [Route(each.path, served(house, each), methods=[each.method]) for each in every]
    found += [Route("/metrics", metrics), Route("/openapi.json", described), Route("/status", status)]
    found.append(WebSocketRoute("/api/tables/{table}/socket", connect))
    return found + page_routes(house)


def served(house: House, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint as Starlette wants it."""

    async def handle(request: Request) -> Response:
        return await endpoints.serve(house, endpoint, request)

    return handle


def page_routes(house: House) -> list[BaseRoute]:
    """The page, if it has been built: its files, and itself for every address of its own."""
    folder = Path(house.settings.page) if house.settings.page else Path(__file__).parent.parent / "page"
    index = folder / "index.html"
    if not index.is_file():
        return []
    pages = (*PAGES, OWNER_PAGE) if house.settings.admin_token else PAGES
    own: list[BaseRoute] = [Route(path, page_at(index, house.settings.root_path)) for path in pages]
    own += [Route(f"/{path.name}", file_at(path, FRESH)) for path in sorted(folder.iterdir()) if path.is_file()]
    own.append(Mount("/licences", StaticFiles(directory=folder / "licences", check_dir=False)))
    return [*own, Mount("/assets", Lasting(directory=folder / "assets", check_dir=False))]


def page_at(index: Path, root: str) -> Callable[[Request], Awaitable[Response]]:
    """The page itself as an endpoint."""
    if not root:
        return file_at(index, FRESH)
    html = page_below(index.read_text(encoding="utf-8"), root)

    async def give(request: Request) -> Response:
        return HTMLResponse(html, headers={"Cache-Control": FRESH})

    return give


def file_at(path: Path, caching: str) -> Callable[[Request], Awaitable[Response]]:
    """A file as an endpoint."""

    async def give(request: Request) -> Response:
        return FileResponse(path, headers={"Cache-Control": caching})

    return give


class Lasting(StaticFiles):
    """Files whose names change with their content: a browser may keep them. Who takes them packed gets them so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or what was packed of it when the page was built."""
        takes = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        is_packed = takes and self.lookup_path(path + PACKED)[1] is not None
        response = await super().get_response(path + PACKED if is_packed else path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        if is_packed:
            response.headers["Content-Encoding"] = "gzip"
        return response

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """A file, to be kept."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = KEPT
        return response
