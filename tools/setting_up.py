"""Setting up a checkout: an environment in .venv, the locked requirements, the page, the engine.

A stamp in .venv remembers what was installed from which files, so that a second start has nothing to do. Only the
standard library is used, and nothing that would keep an older Python from reading on to the sentence that refuses it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from tools import engine_build, page_build

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "regalia-stamp.json"  # what was installed -> hash of the files it was installed from
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
SUFFIX = ".exe" if os.name == "nt" else ""

# A set of requirements -> the sets that contain it.
CONTAINED_IN = {"build": ("dev", "bench", "arena", "env"), "arena": ("dev",), "bench": ("dev", "env"), "env": ("dev",)}

OLDEST_PYTHON = (3, 11)
NEWEST_PYTHON = (3, 15)


def fail(sentence: str) -> NoReturn:
    """Stop with a sentence for the person in front of the screen."""
    sys.exit(f"\n{sentence}")


def program(name: str, venv: Path = VENV) -> str:
    """The path of a program installed in .venv."""
    return str(venv / PROGRAMS / (name + SUFFIX))


def quietly(doing: str, command: list[str], if_it_fails: str) -> None:
    """Run a command whose output matters only when it fails."""
    print(f"{doing} …", flush=True)
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if run.returncode:
        print(run.stdout)
        fail(if_it_fails)


def hash_of(files: Iterable[Path], *words: str) -> str:
    """A hash of the contents of files and of some words."""
    digest = hashlib.sha256("\0".join(words).encode())
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def lock_file(name: str) -> Path:
    """The lock file of a set of requirements."""
    return ROOT / "requirements" / f"{name}.txt"


def runs(python: str) -> bool:
    """Whether a Python that was found really starts; some are only signposts to one that is not installed."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def restart_with_newer_python() -> None:
    """Go on with a Python that is new enough, if this one is not and there is one."""
    if sys.version_info >= OLDEST_PYTHON:
        return
    for minor in range(NEWEST_PYTHON[1], OLDEST_PYTHON[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and runs(newer):
            sys.exit(subprocess.call([newer, *sys.argv]))
    fail(f"Regalia needs Python 3.11 or newer; this is {sys.version.split()[0]} and no newer one was found.")


def make_venv() -> None:
    """Create .venv unless it is there and works."""
    if Path(program("python")).exists():
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        fail(f"This Python cannot create environments. On Debian or Ubuntu: sudo apt install {package}")
    shutil.rmtree(VENV, ignore_errors=True)
    quietly("Creating .venv", [sys.executable, "-m", "venv", str(VENV)], ".venv could not be created.")


def read_stamp() -> dict[str, str]:
    """What has been installed so far."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def write_stamp(stamp: dict[str, str]) -> None:
    """Remember what has been installed."""
    STAMP.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")


def has_requirements(stamp: dict[str, str], name: str) -> bool:
    """Whether a set of requirements is installed, by itself or as a part of another."""
    enough = (name, *CONTAINED_IN.get(name, ()))
    return any(stamp.get(each) == hash_of([lock_file(each)]) for each in enough)


def engine_mark(sources: Path = engine_build.SOURCES) -> str:
    """A hash of all that a build of the engine depends on; texts and other uncompiled files are not among it."""
    files = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "engine_build.py", lock_file("build")]
    compiler = shutil.which(os.environ.get("CC", "cc").split(" ")[0]) or "none"
    return hash_of(files, engine_build.fingerprint(sources), compiler, os.environ.get("REGALIA_OPT", ""))


def has_engine(stamp: dict[str, str], mark: str) -> bool:
    """Whether the engine is built from these sources; one left plain on demand is enough only while that lasts."""
    if not engine_build.read_note():
        return False
    plain_will_do = engine_build.is_set("REGALIA_PURE") and stamp.get("engine") == f"{mark} plain"
    return plain_will_do or stamp.get("engine") == mark


def engine_command() -> list[str]:
    """The words that install Regalia itself into .venv, compiled where that is possible."""
    return [program("python"), "-m", "pip", "install", "--no-deps", "--no-build-isolation", "-e", "."]


def build_engine() -> None:
    """Install Regalia itself into .venv."""
    quietly(
        "Building the engine (some minutes; less when little has changed)",
        engine_command(),
        "The engine could not be built.",
    )
    engine_is_built()


def engine_is_built() -> bool:
    """Remember that the engine was built from these sources; whether it is compiled, and if not, why."""
    note, mark, stamp = engine_build.read_note(), engine_mark(), read_stamp()
    stamp["engine"] = f"{mark} plain" if engine_build.is_set("REGALIA_PURE") else mark
    write_stamp(stamp)
    if not note.get("compiled"):
        print(f"Note: {note.get('why_not')}, so the engine runs as plain Python: right, but many times slower.")
    return bool(note.get("compiled"))


def prepare(name: str = "build") -> bool:
    """Install what is missing or out of date, but not the engine; whether that is there already."""
    make_venv()
    stamp = read_stamp()
    if not has_requirements(stamp, name):
        # What is never imported need not be compiled to bytecode: that halves the time.
        how = ("install", "--no-compile", "--require-hashes")
        command = [program("python"), "-m", "pip", *how, "-r", str(lock_file(name))]
        quietly(f"Installing requirements/{name}.txt", command, "The requirements could not be installed.")
        stamp[name] = hash_of([lock_file(name)])
        write_stamp(stamp)
    if not page_build.is_built():
        command = [program("python"), "tools/page_build.py"]
        quietly("Building the page", command, "The page could not be built.")
    return has_engine(stamp, engine_mark())


def setup(name: str = "build") -> None:
    """Install what is missing or out of date, and nothing else."""
    if not prepare(name):
        build_engine()
    if engine_build.is_set("REGALIA_REQUIRE_COMPILED") and not engine_build.read_note().get("compiled"):
        fail("REGALIA_REQUIRE_COMPILED is set, but the engine is not compiled.")
