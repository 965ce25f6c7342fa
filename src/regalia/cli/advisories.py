"""regalia-dev advisories: are there known weaknesses in what is locked? It asks a list that speaks the API of OSV."""

from __future__ import annotations

import ssl
from http.client import HTTPException
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import click
import msgspec

from regalia.cli.locks import Package, lock_options, locked
from regalia.core.errors import RegaliaError

T = TypeVar("T")
SOURCE = "https://api.osv.dev"
ECOSYSTEMS = {"pypi": "PyPI", "npm": "npm"}
AT_ONCE = 500
MOST_PAGES = 20
TIMEOUT_SECONDS = 30
MOST_BYTES = 20_000_000


class Known(msgspec.Struct):
    """An advisory by its name."""

    id: str


class Found(msgspec.Struct):
    """What is known of one package."""

    vulns: list[Known] = []
    next_page_token: str = ""


class Reply(msgspec.Struct):
    """What is known of several, in the order in which they were asked."""

    results: list[Found]


class Advisory(msgspec.Struct):
    """An advisory."""

    id: str
    summary: str = ""


class Unreachable(RegaliaError):
    """The list could not be asked."""


@click.command("advisories")
@lock_options
@click.option("--source", default=SOURCE, show_default=True, metavar="URL", help="A list with the API of OSV.")
def command(root: Path, extras: tuple[str, ...], source: str) -> None:
    """Compare the locked versions with a public list of weaknesses. It needs a network.

    Only names and versions of packages are sent. It ends with 0 if nothing is known, with 1 if something is, and with 2
    if the list could not be asked.

    \b
    regalia-dev advisories                          what a server runs and what its page is made of
    regalia-dev advisories --with build --with dev  also the tools
    regalia-dev advisories --source https://osv.example.org
    """
    try:
        packages = locked(root, extras)
        found = known(checked_source(source), packages)
    except RegaliaError as fault:
        click.echo(str(fault), err=True)
        raise SystemExit(2) from None
    if found:
        show(found)
        raise SystemExit(1)
    click.echo(f"{len(packages)} packages: no advisory is known.")


def show(found: list[tuple[Package, Advisory]]) -> None:
    """A table of what was found."""
    from rich.console import Console
    from rich.table import Table

    table = Table("package", "version", "advisory", "what")
    for package, advisory in found:
        table.add_row(package.name, package.version, advisory.id, advisory.summary)
    Console().print(table)


def checked_source(source: str) -> str:
    """An address that may be asked: encrypted, or on this machine."""
    where = urlsplit(source)
    if where.scheme == "https" or (where.scheme == "http" and where.hostname in ("127.0.0.1", "localhost", "::1")):
        return source.rstrip("/")
    raise RegaliaError(f"“{source}” cannot be asked: give an address that begins with https.")


def known(source: str, packages: list[Package]) -> list[tuple[Package, Advisory]]:
    """The advisories for these packages, each with its summary."""
    named = [(package, name) for package, names in names_of(source, packages) for name in sorted(names)]
    about = {name: asked(f"{source}/v1/vulns/{quote(name)}", None, Advisory) for name in {name for _, name in named}}
    return [(package, about[name]) for package, name in named]


def names_of(source: str, packages: list[Package]) -> list[tuple[Package, set[str]]]:
    """For each package the names of its advisories; long answers come on several pages."""
    names: dict[str, set[str]] = {package.purl: set() for package in packages}
    waiting = [(package, "") for package in packages]
    for _ in range(MOST_PAGES):
        batch, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
        body = {"queries": [query(package, page) for package, page in batch]}
        results = asked(f"{source}/v1/querybatch", body, Reply).results
        if len(results) != len(batch):
            raise Unreachable(f"{source} was asked for {len(batch)} packages and answered for {len(results)}.")
        for (package, _), found in zip(batch, results, strict=True):
            names[package.purl] |= {each.id for each in found.vulns}
            waiting += [(package, found.next_page_token)] if found.next_page_token else []
        if not waiting:
            return [(package, names[package.purl]) for package in packages]
    raise Unreachable(f"{source} does not come to an end.")


def query(package: Package, page: str) -> dict[str, Any]:
    """What is asked for one package."""
    asked_for = {"package": {"name": package.name, "ecosystem": ECOSYSTEMS[package.kind]}, "version": package.version}
    return {**asked_for, "page_token": page} if page else asked_for


def asked(url: str, body: Any, answer: type[T]) -> T:
    """One question and its answer."""
    content = None if body is None else msgspec.json.encode(body)
    request = Request(url, content, {"Content-Type": "application/json"})  # noqa: S310  # checked_source has looked
    try:
        with urlopen(request, timeout=TIMEOUT_SECONDS, context=ssl.create_default_context()) as reply:  # noqa: S310
            return msgspec.json.decode(reply.read(MOST_BYTES), type=answer)
    except (OSError, HTTPException) as fault:
        reason = getattr(fault, "reason", None) or fault
        raise Unreachable(f"The list of advisories at {url} cannot be asked: {reason}. Is there a network?") from None
    except msgspec.MsgspecError as fault:
        raise Unreachable(f"{url} gave an answer that makes no sense here: {fault}.") from None
