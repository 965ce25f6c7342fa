"""The browser for the tests of the page: one that is on the machine, or Debian's, installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess

LIGHT = "chromium-headless-shell"  # the same browser without a window: its tests take half the time
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> str | None:
    """The program of a Chromium; REGALIA_BROWSER names another."""
    named = os.environ.get("REGALIA_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def may_install() -> bool:
    """Whether Debian's packages can be installed here."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def apt(*words: str) -> None:
    """Ask Debian's package manager; whether it did what it should is seen by what can be found afterwards."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-qq", *words]
    subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def get() -> str:
    """Look for a browser, install one if need be; what to do if there is none, else nothing."""
    if "REGALIA_BROWSER" not in os.environ and shutil.which(LIGHT) is None and may_install():
        print("Installing Chromium for the tests of the page …", flush=True)
        apt("update")
        apt("install", "-y", LIGHT)
        if find() is None:
            apt("install", "-y", "chromium")
    if find() is None:
        return "no Chromium was found, and none could be installed: install one, or name it in REGALIA_BROWSER"
    return ""
