"""What a version changed, as CHANGELOG.md tells it: ``python tools/changelog.py 1.2.0``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\].*$", re.MULTILINE)


def changes(text: str, version: str) -> str:
    """The part of a changelog that is about one version; empty if there is none."""
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    found = [text[head.end() : end] for head, end in zip(headings, ends, strict=True) if head["version"] == version]
    return found[0].strip() if found else ""


def main(version: str) -> None:
    """Print it, or say that it is missing."""
    told = changes(CHANGELOG.read_text(encoding="utf-8"), version)
    if not told:
        sys.exit(f"CHANGELOG.md says nothing of version {version}: give what is under [Unreleased] its number.")
    print(told)


if __name__ == "__main__":
    main(sys.argv[1])
