"""What became of planted faults: a verdict for each, kept in a file as they come, so that a run can go on."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import click
import msgspec

from regalia.cli.mutants import Mutant

Kind = Literal["killed", "survived", "equivalent", "timed out", "broken"]


class Verdict(msgspec.Struct, frozen=True):
    """What became of one mutant."""

    number: int
    file: str
    line: int
    fault: str  # its kind
    key: str  # how it is called in a list of equivalent ones
    verdict: Kind
    by: str  # the test that failed, or what else went wrong
    diff: str
    seconds: float


class GameReport(msgspec.Struct):
    """The verdicts on the mutants of a game."""

    game: str
    rules: str  # a digest of their sources: with other sources a number means another fault
    verdicts: list[Verdict] = []

    def of(self, kind: Kind) -> list[Verdict]:
        """Those that ended so."""
        return [each for each in self.verdicts if each.verdict == kind]

    def tried(self, mutant: Mutant) -> bool:
        """Has this mutant its verdict?"""
        return any(each.number == mutant.number for each in self.verdicts)

    def share_killed(self) -> float:
        """Of all that a test could have noticed: those that change something and let the tests run to an end."""
        killed = len(self.of("killed"))
        return round(killed / max(1, killed + len(self.of("survived"))), 4)

    def summary(self) -> dict[str, Any]:
        """Numbers, and all that are to be looked at."""
        kinds: tuple[Kind, ...] = ("survived", "timed out", "broken")
        counts = {kind.replace(" ", "_"): len(self.of(kind)) for kind in ("killed", "equivalent", *kinds)}
        apart = {f"{kind.replace(' ', '_')}_mutants": self.of(kind) for kind in kinds}
        seconds = round(sum(each.seconds for each in self.verdicts), 1)
        return {"game": self.game, **counts, "share_killed": self.share_killed(), "seconds": seconds, **apart}


class Report(msgspec.Struct):
    """All games of one seed."""

    seed: int
    games: list[GameReport] = []

    def game(self, name: str, rules: str) -> GameReport:
        """The report of a game: the one kept, if it is about the same sources, or an empty one."""
        kept = [each for each in self.games if each.game == name and each.rules == rules]
        found = kept[0] if kept else GameReport(name, rules)
        self.games = [*(each for each in self.games if each.game != name), found]
        return found


def kept_in(path: Path, seed: int) -> Report:
    """The report of a seed that a file keeps; an empty one where there is no file."""
    if not path.exists():
        return Report(seed)
    try:
        report = msgspec.json.decode(path.read_bytes(), type=Report)
    except msgspec.DecodeError as fault:
        raise click.ClickException(f"{path} is no report of mutants: {fault}.") from None
    if report.seed != seed:
        raise click.ClickException(f"{path} is the report of seed {report.seed}; name another file for seed {seed}.")
    return report


def keep(path: Path, report: Report) -> None:
    """Write a report so that the file is whole at every moment."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    fresh.replace(path)


def digest(sources: dict[str, str]) -> str:
    """A short word for some sources."""
    return blake2b(msgspec.json.encode(sources), digest_size=8).hexdigest()
