"""Try the package as those who install it do: pack the sources, make wheels of the archive, install each in an empty
environment, and play there.

``python3 run.py package`` takes this Python and the newest one that is found, each compiled and as plain Python;
``plain`` leaves the compiler out, and versions such as ``3.12`` choose the Pythons. What is made stays in ``dist``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.setting_up import NEWEST_PYTHON, OLDEST_PYTHON, ROOT, fail, program, quietly, runs

DIST = ROOT / "dist"
PLAIN, COMPILED = "plain", "compiled"
WISHES = {PLAIN: {"REGALIA_PURE": "1"}, COMPILED: {"REGALIA_PURE": "", "REGALIA_REQUIRE_COMPILED": "1"}}
# Run with the path of nothing of ours: what is imported is what was installed.
TRIAL = """
import sys
from importlib.metadata import version
from importlib.resources import files

import regalia
import regalia.server.app

page = files("regalia") / "page"

assert version("regalia") == regalia.__version__, "the version is in one place"
assert regalia.compiled == (sys.argv[1] == "compiled"), "this is the engine that was asked for"
assert (files("regalia") / "py.typed").is_file(), "it is typed"
assert (page / "index.html").is_file() and any((page / "assets").iterdir()), "it brings the page"
for name in regalia.games():
    table = regalia.table(name, 3, seed=1)
    while not table.is_over:
        seat = table.waiting()[0]
        table.play(seat, [table.prompt(seat).choices[-1].action])
print(f"four games played on Python {sys.version.split()[0]}, {sys.argv[1]}")
"""


def pack() -> Path:
    """The archive of the sources, made anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    command = [program("python"), "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST)]
    quietly("Packing the sources", command, "The sources could not be packed.")
    (archive,) = DIST.glob("*.tar.gz")
    return archive


def pythons(wanted: list[str]) -> list[str]:
    """The Pythons to try: those that are wanted, else this one and the newest."""
    versions = [f"3.{minor}" for minor in range(NEWEST_PYTHON[1], OLDEST_PYTHON[1] - 1, -1)]
    found = {each: path for each in versions if (path := python_of(each))}
    if missing := [each for each in wanted if each not in found]:
        fail(f"Python {missing[0]} is not on this machine; there are {', '.join(found)}.")
    return [found[each] for each in wanted] if wanted else list(dict.fromkeys([sys.executable, *found.values()][:2]))


def python_of(version: str) -> str:
    """The path of a Python of this version; empty if there is none."""
    if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
        return sys.executable
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    found = shutil.which(f"python{version}")
    return next((path for path in (found, *map(str, kept)) if path and runs(path)), "")


def try_out(archive: Path, python: str, kind: str) -> None:
    """Make a wheel of the archive, install it in an empty environment, and play there."""
    version = subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        venv, wheels = Path(folder, "venv"), Path(folder, "wheels")
        step([python, "-m", "venv", str(venv)], f"{version}: an empty environment", folder)
        pip = [program("python", venv), "-m", "pip", "--disable-pip-version-check"]
        wheel = [*pip, "wheel", "--no-deps", "-w", str(wheels), str(archive)]
        step(wheel, f"{version}: a wheel from the archive, {kind}", folder, **WISHES[kind])
        (made,) = wheels.iterdir()
        step([*pip, "install", f"{made}[server]"], f"{version}: {made.name} is installed", folder)
        step([program("python", venv), "-I", "-c", TRIAL, kind], f"{version}: four games are played", folder)
        step([program("regalia", venv), "--version"], f"{version}: the command is there", folder)
        shutil.copy2(made, DIST)


def step(command: list[str], what: str, folder: str, **environment: str) -> None:
    """One step, away from the checkout; what it said is shown if it fails."""
    print(f"{what} …", flush=True)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("REGALIA", "PYTHON"))}
    run = subprocess.run(command, cwd=folder, env={**clean, **environment}, capture_output=True, text=True, check=False)
    if run.returncode:
        fail(f"{run.stdout}{run.stderr}\nThis failed: {what}.")


def package(words: list[str]) -> None:
    """Pack, and try it in every way that is asked for."""
    kinds = [PLAIN] if PLAIN in words else [PLAIN, COMPILED]
    chosen = pythons([word for word in words if word != PLAIN])
    archive = pack()
    for python in chosen:
        for kind in kinds:
            try_out(archive, python, kind)
    made = ", ".join(sorted(path.name for path in DIST.iterdir()))
    print(f"The package is sound. It lies in {DIST.relative_to(ROOT)}: {made}.")
