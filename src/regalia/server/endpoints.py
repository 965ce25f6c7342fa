"""Typed endpoints: each names its body and its answer; one list serves requests and makes the OpenAPI document."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from regalia.core.errors import RegaliaError, UnknownGame
from regalia.server import auth
from regalia.server.bodies import read_json
from regalia.server.errors import Fault, NotKnown, NotSaved, NotThere, TooLarge, TooMany, in_english
from regalia.server.house import House
from regalia.server.limits import neighbourhood
from regalia.server.messages import encoded
from regalia.server.requests import Problem
from regalia.store.store import StoreError

JSON = "application/json"
SAFE = ("GET", "HEAD")


class Query(msgspec.Struct, frozen=True):
    """A number that may be asked for in an address."""

    name: str
    least: int


class Plain(msgspec.Struct, frozen=True):
    """An answer that is no JSON."""

    text: str
    kind: str


class Asked:
    """One request, as an endpoint needs it."""

    def __init__(self, house: House, request: Request, key: str | None, body: Any) -> None:
        self.house = house
        self.request = request
        self.given_key = key
        self.key = key or auth.new_key(house.store.secret())  # whoever has none gets one
        self.body = body
        self.address = address_of(request)

    def charge(self, cost: int) -> None:
        """It is dearer than one could know before."""
        if not self.house.requests.take(self.address, cost):
            raise TooMany("too-fast")

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def number(self, query: Query) -> int | None:
        """A number from the address, if it is there."""
        text = self.request.query_params.get(query.name)
        if text is None:
            return None
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or int(text) < query.least:
            raise Fault("bad-request", why=f"{query.name} is a number from {query.least} on")
        return int(text)


Handler = Callable[[Asked], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True):
    """What can be asked, with what, and what is answered."""

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    queries: tuple[Query, ...] = ()
    gives_key: bool = False  # who has no key gets one as a cookie
    most_bytes: int = 0  # of the body; 0: the usual limit
    cost: int = 1  # of an address's requests: how much dearer than a ping it is
    status: int = 200


def post(path: str, handler: Handler, answer: Any, body: Any, **more: Any) -> Endpoint:
    """Something that changes something."""
    return Endpoint("POST", path, handler, answer, body, **more)


def address_of(request: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return neighbourhood(request.client.host) if request.client else ""


async def serve(house: House, endpoint: Endpoint, request: Request) -> Response:
    """Answer, and see how long it took."""
    start = time.perf_counter()
    response = await answered(house, endpoint, request)
    house.metrics.requests.labels(endpoint.path, response.status_code).observe(time.perf_counter() - start)
    return response


async def answered(house: House, endpoint: Endpoint, request: Request) -> Response:
    """Check, read, do, answer; every fault becomes an answer with a sentence."""
    try:
        if not house.requests.take(address_of(request), endpoint.cost):
            raise TooMany("too-fast")
        if request.method not in SAFE:
            auth.check_origin(request)
        body = await read_body(house, endpoint, request)
        key = await own_key(house, request) if endpoint.gives_key else auth.key_of(request)
        if request.method not in SAFE:
            house.bans.check(house, key, address_of(request))
        asked = Asked(house, request, key, body)
        found = await endpoint.handler(asked)
    except Fault as fault:
        return problem(house, fault, fault.status)
    except StoreError as fault:
        house.log.error("the store failed", path=request.url.path, why=str(fault))
        return problem(house, NotSaved("not-saved"), NotSaved.status)
    except RegaliaError as fault:
        status = 404 if isinstance(fault, UnknownGame) else 400
        return problem(house, Fault("bad-value", why=str(fault)[:500]), status)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        house.metrics.own_faults.inc()
        house.log.exception("a request failed", path=request.url.path)
        return problem(house, Fault("own-fault"), 500)
    response = response_of(found, endpoint.status)
    if endpoint.gives_key and asked.given_key is None:
        give_key(request, response, asked.key)
    return response


def response_of(found: Any, status: int) -> Response:
    """An answer as it is sent."""
    if isinstance(found, Plain):
        return Response(found.text, status, media_type=found.kind)
    return Response(encoded(found), status, media_type=JSON)


async def own_key(house: House, request: Request) -> str | None:
    """The key of somebody who will be given something: a page with a foreign one gets ours, a program is told."""
    key = auth.key_of(request)
    if key is None or await is_ours(house, key):
        return key
    if auth.header_key(request.headers):
        raise NotKnown("foreign-key")
    return None


async def is_ours(house: House, key: str) -> bool:
    """Was this key given out here, or has it a seat from before there were seals? Not one that was taken away."""
    if auth.is_sealed(key, house.store.secret()):
        return bool(await house.store.mine(auth.hash_of(key)))
    return bool(await house.store.rows_of(auth.hash_of(key), 1))


def problem(house: House, fault: Fault, status: int) -> Response:
    """A fault as an answer."""
    house.metrics.faults.inc()
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    content = encoded(Problem(fault.key, fault.say, in_english(fault.say)))
    return Response(content, status, headers, media_type=JSON)


async def read_body(house: House, endpoint: Endpoint, request: Request) -> Any:
    """The body of a request, of the right type and size."""
    if endpoint.body is None:
        return None
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Fault("not-json")
    content = await content_of(request, endpoint.most_bytes or house.settings.limits.body_bytes)
    if endpoint.body is bytes:
        return content
    return read_json(content, endpoint.body)


async def content_of(request: Request, most: int) -> bytes:
    """The bytes of a body, not one more than allowed."""
    if int_or_zero(request.headers.get("content-length", "")) > most:
        raise TooLarge("too-large", most=most)
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise TooLarge("too-large", most=most)
    return bytes(content)


def int_or_zero(text: str) -> int:
    """A number of a header, if it is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else 0


def give_key(request: Request, response: Response, key: str) -> None:
    """A browser keeps its key where no script can read it."""
    response.set_cookie(
        auth.cookie_name(request),
        key,
        max_age=auth.COOKIE_SECONDS,
        path="/",
        secure=auth.is_secure(request),
        httponly=True,
        samesite="lax",
    )


def no_such_page(house: House) -> Response:
    """Nothing is here."""
    fault = NotThere("no-such-page")
    return problem(house, fault, fault.status)
