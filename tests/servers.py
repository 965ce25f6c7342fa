"""Real servers for tests, each in a folder and on a socket of its own, ended with the process that started it."""

from __future__ import annotations

import atexit
import os
from functools import cache

import pytest

from regalia.cli.backstage import Nats, Postgres
from tools import servers

REQUIRED = "REGALIA_REQUIRE_SERVERS"


def need(name: str) -> str:
    """The program of a server; without it the test is skipped, or fails where it must not be."""
    found = servers.find(name)
    if found is None:
        why = f"{name} was not found: install {servers.PACKAGES.get(name, 'PostgreSQL')}"
        if os.environ.get(REQUIRED):
            pytest.fail(why)
        pytest.skip(why)
    return found


@cache
def postgres() -> Postgres:
    """One PostgreSQL for all tests of a process."""
    need("postgres")
    found = Postgres()
    atexit.register(found.end)
    return found


@cache
def numbers() -> list[int]:
    """How many databases were made."""
    return [0]


def fresh_database() -> str:
    """A database that nobody has used."""
    numbers()[0] += 1
    return postgres().database(f"t{os.getpid()}_{numbers()[0]}")


@cache
def nats() -> str:
    """The address of one NATS server for all tests of a process."""
    need("nats-server")
    found = Nats()
    atexit.register(found.end)
    return found.address
