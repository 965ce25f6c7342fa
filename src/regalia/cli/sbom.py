"""regalia-dev sbom: what Regalia is made of, as a bill of materials in the form of CycloneDX."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

import click
import msgspec

import regalia
from regalia.cli.locks import Package, lock_options, locked
from regalia.core.errors import RegaliaError

ALGORITHMS = {"sha1": "SHA-1", "sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}


@click.command("sbom")
@lock_options
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="A file; else it is printed.")
def command(root: Path, extras: tuple[str, ...], output: Path | None) -> None:
    """List every locked package with version and hashes as CycloneDX 1.6. No network is needed.

    The same locks give the same bytes. What the page is built with is marked optional, what only checks and builds need
    is marked excluded.

    \b
    regalia-dev sbom --output regalia.cdx.json     what a server runs and what its page is made of
    regalia-dev sbom --with build --with dev       also the tools
    """
    try:
        text = written(bill(locked(root, extras)))
    except RegaliaError as fault:
        raise click.ClickException(str(fault)) from None
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")


def written(bill_: dict[str, Any]) -> str:
    """As text, the same for the same content."""
    return msgspec.json.format(msgspec.json.encode(bill_), indent=2).decode() + "\n"


def bill(packages: list[Package]) -> dict[str, Any]:
    """The bill of materials; its number follows from its content."""
    own = f"pkg:pypi/regalia@{regalia.__version__}"
    components = [component(package) for package in packages]
    number = uuid5(NAMESPACE_URL, own + msgspec.json.encode(components).decode())
    licences = [{"license": {"id": "Apache-2.0"}}]
    about = {"type": "application", "bom-ref": own, "name": "regalia", "version": regalia.__version__, "purl": own}
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {"component": {**about, "licenses": licences}},
        "components": components,
    }


def component(package: Package) -> dict[str, Any]:
    """One package; its hashes are those of all its files for all machines."""
    group, _, name = package.name.rpartition("/")
    found: dict[str, Any] = {"type": "library", "bom-ref": package.purl}
    found |= {"group": group} if group else {}
    found |= {"name": name, "version": package.version, "scope": package.use}
    found["hashes"] = [{"alg": ALGORITHMS[algorithm], "content": digest} for algorithm, digest in package.hashes]
    found |= {"licenses": [{"expression": package.licence}]} if package.licence else {}
    return {**found, "purl": package.purl}
