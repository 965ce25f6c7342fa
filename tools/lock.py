"""Makes the lock files requirements/*.txt anew from requirements/*.in.

They name versions and hashes, and no address: whoever installs takes the packages from the registry of his choice.
"""

from __future__ import annotations

import sys

from tools.setting_up import ROOT, program, quietly

# As of this day and by this uv, so that making them again gives the same.
DAY = "2026-11-15"
UV = "uv==0.13.7"
OLDEST_PYTHON = "3.11"
# dev comes first: the others keep to its versions.
FIRST, *OTHERS = ("dev", "build", "runtime", "arena", "bench", "env", "cluster")


def install_uv() -> list[str]:
    """Install uv aside, and return the words that start it."""
    place = ROOT / "build" / "lock"
    quietly("Creating a place for uv", [sys.executable, "-m", "venv", str(place)], "It could not be created.")
    python = program("python", place)
    quietly("Installing uv", [python, "-m", "pip", "install", UV], "uv could not be installed.")
    return [python, "-m", "uv"]


def lock(uv: list[str], name: str, *options: str) -> None:
    """Make one lock file."""
    command = [*uv, "pip", "compile", f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt"]
    command += ["--universal", "--python-version", OLDEST_PYTHON, "--exclude-newer", DAY, "--generate-hashes"]
    command += [
        "--no-strip-extras",
        "--no-emit-index-url",
        "--no-annotate",
        "--custom-compile-command",
        "python3 run.py lock",
    ]
    quietly(f"Locking {name}", [*command, "--quiet", *options], f"requirements/{name}.in could not be locked.")


def lock_all() -> None:
    """Make all lock files."""
    uv = install_uv()
    lock(uv, FIRST, "--upgrade")
    for name in OTHERS:
        lock(uv, name, "--upgrade", "--constraint", f"requirements/{FIRST}.txt")
