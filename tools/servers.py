"""PostgreSQL and NATS for the tests: those on the machine, or Debian's, installed where that is possible."""

from __future__ import annotations

import os
import shutil
from glob import glob

from tools.browser import apt, may_install

PACKAGES = {"postgres": "postgresql", "nats-server": "nats-server", "nginx": "nginx-light", "caddy": "caddy"}
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/sbin", "/usr/sbin")


def find(name: str) -> str | None:
    """The program of a server, also where it is in nobody's path."""
    others = (f"{folder}/{name}" for place in PLACES for folder in sorted(glob(place), reverse=True))  # noqa: PTH207
    return shutil.which(name) or next((path for path in others if os.access(path, os.X_OK)), None)


def missing() -> list[str]:
    """The servers that are not here."""
    return [name for name in PACKAGES if find(name) is None]


def get() -> str:
    """Install what is missing; what to do if that cannot be done, else nothing."""
    if missing() and may_install():
        print(f"Installing {', '.join(missing())} for the tests …", flush=True)
        apt("update")
        for name in missing():
            apt("install", "-y", "--no-install-recommends", PACKAGES[name])
    return f"{', '.join(missing())} could not be found or installed: their tests are left out" if missing() else ""
