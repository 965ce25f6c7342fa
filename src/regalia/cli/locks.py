"""What is locked: every package of the requirements and of the page, with its version and its hashes."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import click
import msgspec

from regalia.core.errors import RegaliaError

F = TypeVar("F", bound=Callable[..., Any])
ROOT = Path(__file__).resolve().parents[3]
EXTRAS = ("build", "arena", "bench", "dev")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)")
HASH = re.compile(r"--hash=(sha\d+):([0-9a-f]+)")


class Package(msgspec.Struct, frozen=True):
    """One locked package."""

    kind: str  # pypi or npm
    name: str
    version: str
    hashes: tuple[tuple[str, str], ...]  # of its files: the algorithm, and the digest in hex
    use: str  # required to run, optional (makes the page, some of it becomes part of it), excluded (checks and builds)
    licence: str = ""

    @property
    def purl(self) -> str:
        """The package as one address."""
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{quote(self.version)}"


class LockedPackage(msgspec.Struct):
    """What we read of a package in the lock of npm."""

    version: str = ""
    integrity: str = ""
    dev: bool = False
    license: str = ""


class NpmLock(msgspec.Struct):
    """What we read of the lock of npm."""

    packages: dict[str, LockedPackage]


def lock_options(command: F) -> F:
    """--with and --root."""
    where = click.Path(exists=True, file_okay=False, path_type=Path)
    command = click.option("--root", type=where, default=ROOT, hidden=True)(command)
    help_text = "Also what only building or checking needs; may be given several times."
    return click.option("--with", "extras", type=click.Choice(EXTRAS), multiple=True, help=help_text)(command)


def locked(root: Path, extras: tuple[str, ...] = ()) -> list[Package]:
    """Every package once, in the order of their addresses; the use that needs it most counts."""
    found: dict[str, Package] = {}
    for package in of_requirements(root, "runtime", "required"):
        found[package.purl] = package
    for package in of_page(root):
        found.setdefault(package.purl, package)
    for extra in extras:
        for package in of_requirements(root, extra, "excluded"):
            found.setdefault(package.purl, package)
    return [found[purl] for purl in sorted(found)]


def of_requirements(root: Path, lock: str, use: str) -> list[Package]:
    """The packages of one lock of Python."""
    lines = content(root / "requirements" / f"{lock}.txt").decode().replace("\\\n", " ").splitlines()
    pins = [(PIN.match(line), HASH.findall(line)) for line in lines]
    return [
        Package("pypi", re.sub(r"[-_.]+", "-", pin[1]).lower(), pin[2], tuple(sorted(hashes)), use)
        for pin, hashes in pins
        if pin
    ]


def of_page(root: Path) -> list[Package]:
    """The packages of the page's lock."""
    path = root / "web" / "package-lock.json"
    try:
        packages = msgspec.json.decode(content(path), type=NpmLock).packages
    except msgspec.MsgspecError as fault:
        raise RegaliaError(f"{path} cannot be read: {fault}.") from None
    return [
        Package(
            "npm",
            place.rpartition("node_modules/")[2],
            each.version,
            integrity(each.integrity),
            "optional" if each.dev else "required",
            each.license,
        )
        for place, each in packages.items()
        if place
    ]


def integrity(text: str) -> tuple[tuple[str, str], ...]:
    """The digests that npm writes, in hex."""
    parts = [part.partition("-") for part in text.split()]
    return tuple((algorithm, base64.b64decode(digest).hex()) for algorithm, _, digest in parts)


def content(path: Path) -> bytes:
    """A lock, which only a checkout has."""
    try:
        return path.read_bytes()
    except OSError:
        raise RegaliaError(f"{path} is not there: this command needs a checkout with its locks.") from None
