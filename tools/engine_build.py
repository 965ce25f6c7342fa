"""Compile the engine with mypyc: which modules, their fingerprint, and the building itself.

A module below ``regalia/core``, ``regalia/games`` or ``regalia/bots`` is compiled when it imports from
``mypy_extensions``: whoever writes ``i64`` means machine words and wants them fast. A game's ``words.py`` holds only
named constants and needs no such import, but its compiled neighbours read them all the time; compiled along, they
become plain numbers. All modules form one group, since calls between groups are many times dearer. It is all or
nothing: either every one of them is compiled, or the whole engine runs as plain Python.

``python tools/engine_build.py FOLDER`` compiles into FOLDER and leaves a note of it in FOLDER/regalia/_build.json.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WORKSHOP = Path("build") / "engine"
GROUP = "regalia"
COMPILED_PARTS = ("core", "games", "bots")
NOTE = Path("regalia") / "_build.json"
LIBRARIES = ("*.so", "*.pyd")
# With this, gcc may inline across functions of the shared library: half of the speed.
FAST_CALLS = "-fno-semantic-interposition"

_WANTS_MACHINE_WORDS = re.compile(r"^\s*(?:from|import)\s+mypy_extensions\b", re.MULTILINE)


def is_compiled(module: Path) -> bool:
    """Whether this source file belongs to the compiled engine (see the head of this file)."""
    return module.name == "words.py" or bool(_WANTS_MACHINE_WORDS.search(module.read_text(encoding="utf-8")))


def compiled_modules(sources: Path = SOURCES) -> list[Path]:
    """The source files of the compiled engine, in a fixed order."""
    found = (path for part in COMPILED_PARTS for path in (sources / "regalia" / part).rglob("*.py"))
    return sorted(path for path in found if is_compiled(path))


def fingerprint(sources: Path = SOURCES) -> str:
    """A hash that changes when a compiled source changes, comes or goes."""
    digest = hashlib.sha256()
    for path in compiled_modules(sources):
        digest.update(path.relative_to(sources).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def libraries(folder: Path) -> list[Path]:
    """The compiled files that lie in a source or build folder."""
    beside = [path for pattern in LIBRARIES for path in folder.glob(f"{GROUP}__mypyc{pattern}")]
    inside = [path for pattern in LIBRARIES for path in (folder / "regalia").rglob(pattern)]
    return sorted(beside + inside)


def read_note(folder: Path = SOURCES) -> dict[str, object]:
    """What the last build said of itself; empty where there was none."""
    try:
        note: dict[str, object] = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return note


def clear(folder: Path) -> None:
    """Remove what an earlier build left: Python prefers a compiled file to its source, however old it is."""
    for path in [*libraries(folder), folder / NOTE]:
        path.unlink(missing_ok=True)


def build(extensions: Sequence[object], into: Path) -> None:
    """Build extension modules into a folder; whatever goes wrong is raised."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": GROUP, "ext_modules": list(extensions)}))
    command.build_lib = str(into)
    command.build_temp = str(WORKSHOP / "objects")
    command.force = True
    command.ensure_finalized()
    command.run()


def compiler_flags() -> list[str] | None:
    """The flags that the C compiler of this machine takes; None where none works."""
    from setuptools import Extension

    probe = WORKSHOP / "probe.c"
    code = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
    probe.write_text(code, encoding="utf-8")
    for flags in ([FAST_CALLS], []):
        try:
            build([Extension("probe", [str(probe)], extra_compile_args=flags)], WORKSHOP / "probe")
        except Exception as problem:  # each compiler family fails with errors of its own
            print(f"{type(problem).__name__}: {problem}")
        else:
            return flags
    return None


def compile_engine(flags: list[str]) -> Path:
    """Compile all modules in one group and return the folder that holds them."""
    import setuptools  # noqa: F401  # mypyc looks whether it is loaded
    from mypyc.build import mypycify

    finished = WORKSHOP / "finished"
    shutil.rmtree(finished, ignore_errors=True)
    modules = [str(path.relative_to(ROOT)) for path in compiled_modules()]
    extensions = mypycify(
        ["--strict", "--follow-imports=silent", *modules],
        opt_level=os.environ.get("REGALIA_OPT", "3"),
        group_name=GROUP,
        target_dir=str(WORKSHOP / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args.extend(flags)
    build(extensions, finished)
    return finished


def install(finished: Path, folder: Path) -> None:
    """Lay the compiled files beside the sources, or wherever the caller wants them."""
    for path in libraries(finished):
        target = folder / path.relative_to(finished)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def write_note(folder: Path, why_not: str) -> None:
    """Leave word of what this build was made from, and why it is plain Python if it is."""
    note = {
        "compiled": not why_not,
        "why_not": why_not,
        "sources": fingerprint(),
        "python": sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag,
    }
    (folder / NOTE).parent.mkdir(parents=True, exist_ok=True)
    (folder / NOTE).write_text(json.dumps(note, indent=2) + "\n", encoding="utf-8")


def is_set(name: str) -> bool:
    """Whether an environment variable is there and not switched off."""
    return os.environ.get(name, "") not in ("", "0")


def main(folder: Path) -> int:
    """Compile the engine into a folder, or note why it stays plain Python."""
    folder = folder.resolve()
    os.chdir(ROOT)
    (WORKSHOP / "probe").mkdir(parents=True, exist_ok=True)
    clear(folder)
    why_not = "REGALIA_PURE is set" if is_set("REGALIA_PURE") else ""
    if not why_not:
        flags = compiler_flags()
        if flags is None:
            why_not = "no working C compiler was found"
        else:
            install(compile_engine(flags), folder)
    if why_not and is_set("REGALIA_REQUIRE_COMPILED"):
        print(f"REGALIA_REQUIRE_COMPILED is set, but {why_not}.")
        return 1
    write_note(folder, why_not)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
