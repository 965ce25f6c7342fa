"""The OpenAPI document, made from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.core.record import Record
from regalia.server.endpoints import Endpoint, Query
from regalia.server.requests import Problem

REFERENCE = "#/components/schemas/{name}"
FAULTS = ("400", "401", "403", "404", "409", "413", "429", "500", "503")
PATH_PATTERNS = {
    "game": "^[a-z0-9_]{1,64}$",
    "table": "^[A-Za-z0-9_-]{1,64}$",
    "code": "^[A-Za-z-]{1,32}$",
    "token": "^[A-Za-z0-9_-]{64}$",
    "evening": "^[a-z0-9]{1,64}$",
    "deal": "^[0-9]{1,3}$",
    "puzzle": "^[0-9a-f]{1,16}$",
}


def document(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """What can be asked, for programs that read such documents."""
    types = [Problem]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.answer, body_type(endpoint)) if kind is not None and kind not in types]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    info = {"title": "Regalia", "version": version, "description": "Tables, records and lobby of Regalia."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def body_type(endpoint: Endpoint) -> Any:
    """What a body is made of."""
    return Record if endpoint.body is bytes else endpoint.body


def operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    """One endpoint."""
    said = (endpoint.handler.__doc__ or "").strip()
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": said,
        "responses": {
            str(endpoint.status): answer("As asked.", schema_of[endpoint.answer]),
            **{status: answer("Not done, and why.", schema_of[Problem]) for status in FAULTS},
        },
    }
    names = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [path_parameter(name) for name in names] + [query_parameter(each) for each in endpoint.queries]
    if parameters:
        found["parameters"] = parameters
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[body_type(endpoint)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def answer(description: str, schema: Any) -> dict[str, Any]:
    """One possible answer."""
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def path_parameter(name: str) -> dict[str, Any]:
    """A part of an address."""
    schema = {"type": "string", "pattern": PATH_PATTERNS[name]}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def query_parameter(query: Query) -> dict[str, Any]:
    """A number in an address."""
    schema = {"type": "integer", "minimum": query.least, "maximum": 999_999_999}
    return {"name": query.name, "in": "query", "required": False, "schema": schema}
