"""regalia verify: is a record true?"""

from __future__ import annotations

import click
import msgspec

from regalia.core import record
from regalia.core.errors import BadRecord
from regalia.core.fairness import Secret
from regalia.core.files import content_of

IMPORTED = (
    "\nBut it was brought to a server as a file: who played, and that the secret was fixed before the game, "
    "no server has seen."
)


@click.command("verify")
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(file: str, as_json: bool) -> None:
    """Check a record: every move legal, every die and every draw as the secret gives it, the commitment its own.

    \b
    regalia verify game.json && echo true
    """
    kept = record.read(content_of(file, BadRecord))
    found = record.faults(kept)
    if as_json:
        click.echo(msgspec.json.encode({"true": not found, "faults": found, "imported": kept.imported}))
    elif not found:
        click.echo(praise(kept))
    else:
        for fault in found:
            click.echo(fault, err=True)
    if found:
        raise SystemExit(1)


def praise(kept: record.Record) -> str:
    """What was checked."""
    return f"{what_is_true(kept)}{IMPORTED if kept.imported else ''}"


def what_is_true(kept: record.Record) -> str:
    """The sentence without any doubt about where it comes from."""
    moves = f"{len(kept.moves)} moves are legal"
    if isinstance(kept.luck, Secret):
        luck = f"all {len(kept.outcomes)} outcomes come from the secret"
        return f"True: {moves}, and {luck} committed to as {kept.commitment}."
    return f"True: {moves} and replay exactly. (The luck came from seed {kept.luck.seed}, not from a table’s secret.)"
