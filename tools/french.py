"""Puts the no-break spaces of French into every French text: .venv/bin/python tools/french.py."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src/regalia/**/words/fr.ftl", "src/regalia/games/*/rulebook/fr.md", "web/src/**/words/**/fr.ftl")
WIDE, THIN = "\u00a0", "\u202f"  # the one before a colon and a percent sign, the other before ; ! ? and inside « »
SPACE = rf"[ {WIDE}{THIN}]"
MARKS = (
    (re.compile(rf"(?<=[^\s=]){SPACE}(?=[:%](?!\w))"), WIDE),
    (re.compile(rf"(?<=[^\s=]){SPACE}(?=[;!?»])"), THIN),
    (re.compile(rf"(?<=«){SPACE}"), THIN),
)


def spaced(text: str) -> str:
    """The text with its no-break spaces, each in place of the space that was there."""
    for place, space in MARKS:
        text = place.sub(space, text)
    return text


def texts() -> list[Path]:
    """Every French text that people read."""
    return [path for place in PLACES for path in sorted(ROOT.glob(place))]


def main() -> None:
    """Write those files anew that lack any."""
    for path in texts():
        old = path.read_text(encoding="utf-8")
        if (new := spaced(old)) != old:
            path.write_text(new, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
