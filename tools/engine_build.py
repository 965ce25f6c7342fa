"""Compile the engine with mypyc: which modules, their fingerprint, and the building itself.

A module below ``regalia/core``, ``regalia/games``, ``regalia/bots`` or ``regalia/server`` is compiled when it imports
from ``mypy_extensions``: whoever writes ``i64`` means machine words and wants them fast, and what the server does for
every line at every answer asks for it by ``mypyc_attr``. A game's ``words.py`` holds only named constants and needs no
such import, but its compiled neighbours read them all the time; compiled along, they become plain numbers. All modules
form one group, since calls between groups are many times dearer. It is all or nothing: either every one of them is
compiled, or the whole engine runs as plain Python.

The C of the group is compiled in units, on all cores: the core, each game with its heuristics, the other bots, what is
compiled of the server, and the frame that holds them together. The functions of the core are shown to all of them, to
be inlined as in one file; without that a random game takes half as long again. A unit whose C has not changed is taken
from an earlier build.

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
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WORKSHOP = Path("build") / "engine"
FINISHED = WORKSHOP / "finished"
PROGRESS = WORKSHOP / "progress.txt"  # in percent, for whoever waits
C_PERCENT, OBJECTS_PERCENT = 40, 98  # when the C is written, when it is compiled
GROUP = "regalia"
LIBRARY = f"{GROUP}__mypyc"
CORE, FRAME = "core", "frame"
COMPILED_PARTS = ("core", "games", "bots", "server")
NOTE = Path("regalia") / "_build.json"
LIBRARIES = ("*.so", "*.pyd")
# With these, gcc may inline functions of the shared library, and calls between its units are direct: half of the speed.
FAST_CALLS = ("-fno-semantic-interposition", "-fvisibility=hidden")
PROTOTYPE = re.compile(r"\bCPy(?:Def|Py)_\w+")
FUNCTION = re.compile(r"^(?!static)\w[^\n;]*\bCPyDef_\w+\([^\n]*\) \{\n.*?^\}$", re.MULTILINE | re.DOTALL)
SHOWN = "core_shown.h"

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
    beside = [path for pattern in LIBRARIES for path in folder.glob(f"{LIBRARY}{pattern}")]
    inside = [path for pattern in LIBRARIES for path in (folder / "regalia").rglob(pattern)]
    return sorted(beside + inside)


def read_note(folder: Path = SOURCES) -> dict[str, object]:
    """What the last build said of itself; empty where there was none."""
    try:
        note: dict[str, object] = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return note


def tell(percent: int) -> None:
    """Let whoever waits know how far it is."""
    PROGRESS.write_text(str(percent), encoding="ascii")


def clear(folder: Path) -> None:
    """Remove what an earlier build left: Python prefers a compiled file to its source, however old it is."""
    for path in [*libraries(folder), folder / NOTE]:
        path.unlink(missing_ok=True)


def build(extensions: Sequence[object], into: Path, temp: Path, anew: bool = True) -> list[Path]:
    """Build extension modules into a folder, on all cores; whatever goes wrong is raised."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Builder(build_ext):
        def build_extensions(self) -> None:
            for extension in self.extensions:
                if len(extension.sources) > 1:
                    extension.extra_objects = Units(extension, self.compiler, temp).objects()
                    extension.sources = []
            super().build_extensions()

    command = Builder(Distribution({"name": GROUP, "ext_modules": list(extensions)}))
    command.build_lib, command.build_temp = str(into), str(temp)
    command.force, command.parallel = anew, True
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def unit_of(c_file: Path, games: Iterable[str]) -> str:
    """The unit that a C file belongs to, by the module in its name."""
    _, *module = c_file.stem.split("___")
    owners = [game for game in games if any(part.startswith(game) for part in module)]
    return owners[0] if owners else module[0] if module else FRAME


def units_of(c_files: Iterable[str]) -> dict[str, list[Path]]:
    """The C files of each unit, the largest unit first."""
    games = sorted({path.parent.name for path in (SOURCES / "regalia" / "games").glob("*/words.py")})
    units: dict[str, list[Path]] = {}
    for path in map(Path, c_files):
        units.setdefault(unit_of(path, games), []).append(path)
    return dict(sorted(units.items(), key=lambda unit: -sum(path.stat().st_size for path in unit[1])))


def shown(text: str) -> str:
    """The functions of some C for other units: they may inline them, and call the one copy where they do not."""
    functions = [found for found in FUNCTION.findall(text) if "__top_level__" not in found.partition("(")[0]]
    head = f'#pragma GCC system_header\n#include "__native_{GROUP}.h"\n#include "__native_internal_{GROUP}.h"\n'
    return head + "".join(f"extern inline __attribute__((gnu_inline)) {found}\n" for found in functions)


def mark_of(text: str, headers: str) -> str:
    """A hash of the C of a unit, and of all in the headers that it can mean: prototypes of others are not among it."""
    names = set(PROTOTYPE.findall(text))
    lines = ((PROTOTYPE.search(line), line) for line in headers.splitlines())
    meant = [line for prototype, line in lines if prototype is None or prototype[0] in names]
    return hashlib.sha256("\n".join([text, *meant]).encode()).hexdigest()[:16]


def text_of(paths: Iterable[Path]) -> str:
    """The contents of some files, one after the other."""
    return "".join(path.read_text(encoding="utf-8") for path in paths)


class Units:
    """The library in units, each with the object file that it becomes."""

    def __init__(self, library: Any, compiler: Any, temp: Path) -> None:
        self.library, self.compiler, self.temp = library, compiler, temp
        self.units = units_of(library.sources)
        self.folder = Path(library.sources[0]).parent
        self.headers = text_of(sorted(self.folder.glob("__native*.h")))
        self.core = shown(text_of(self.units[CORE]))
        (self.folder / SHOWN).write_text(self.core, encoding="utf-8")
        self.sizes, self.done = {name: len(text_of(files)) for name, files in self.units.items()}, 0

    def objects(self) -> list[str]:
        """All object files, made side by side."""
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            return list(cores.map(self.made, self.units))

    def made(self, name: str) -> str:
        """The object file of a unit; that it is there is told."""
        path = self.object_of(name)
        self.done += self.sizes[name]
        tell(C_PERCENT + (OBJECTS_PERCENT - C_PERCENT) * self.done // sum(self.sizes.values()))
        return path

    def object_of(self, name: str) -> str:
        """The object file of a unit: the one that is there already, if its C has not changed."""
        sees_core = name not in (CORE, FRAME)
        mark = mark_of((self.core if sees_core else "") + text_of(self.units[name]), self.headers)
        wanted = self.temp / f"{name}-{mark}.o"
        if wanted.exists():
            print(f"{name}: as it was", flush=True)
            return str(wanted)
        for old in self.temp.glob(f"{name}-*.o"):
            old.unlink()
        files = [path.relative_to(self.folder).as_posix() for path in self.units[name]]
        self.compiled(name, [SHOWN, *files] if sees_core else files).replace(wanted)
        print(f"{name}: compiled", flush=True)
        return str(wanted)

    def compiled(self, name: str, files: Iterable[str]) -> Path:
        """The object file of some C files taken together."""
        source = self.temp / f"{name}.c"
        source.write_text("".join(f'#include "{file}"\n' for file in files), encoding="utf-8")
        folders, flags = self.library.include_dirs, self.library.extra_compile_args
        return Path(self.compiler.compile([str(source)], include_dirs=folders, extra_postargs=flags)[0])


def compiler_flags() -> list[str] | None:
    """The flags that the C compiler of this machine takes; None where none works."""
    from setuptools import Extension

    probe = WORKSHOP / "probe.c"
    code = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
    probe.write_text(code, encoding="utf-8")
    for flags in ([*FAST_CALLS], []):
        try:
            build([Extension("probe", [str(probe)], extra_compile_args=flags)], WORKSHOP / "probe", WORKSHOP / "probe")
        except Exception as problem:  # each compiler family fails with errors of its own
            print(f"{type(problem).__name__}: {problem}")
        else:
            return flags
    return None


def compile_engine(flags: list[str]) -> list[Path]:
    """Compile all modules in one group and return the files made."""
    import setuptools  # noqa: F401  # mypyc looks whether it is loaded
    from mypyc.build import mypycify

    modules = [str(path.relative_to(ROOT)) for path in compiled_modules()]
    extensions = mypycify(
        ["--strict", "--follow-imports=silent", *modules],
        opt_level=os.environ.get("REGALIA_OPT", "3"),
        group_name=GROUP,
        target_dir=str(WORKSHOP / "c"),
        multi_file=bool(flags),
    )
    tell(C_PERCENT)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # mypyc gives all of them the same list
    temp = WORKSHOP / f"objects-{kind_of_build(extensions[0].extra_compile_args)}"
    temp.mkdir(exist_ok=True)
    library = [each for each in extensions if each.name == LIBRARY]
    signposts = [each for each in extensions if each.name != LIBRARY]  # a tiny file for each module
    return build(signposts, FINISHED, temp, anew=False) + build(library, FINISHED, temp)


def kind_of_build(flags: Sequence[str]) -> str:
    """A mark of all that makes two builds of the same C differ."""
    from mypy.version import __version__ as mypy_version

    words = (*flags, os.environ.get("CC", ""), sys.version, sysconfig.get_platform(), mypy_version)
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:8]


def install(made: Iterable[Path], folder: Path) -> None:
    """Lay the compiled files beside the sources, or wherever the caller wants them."""
    for path in made:
        target = folder / path.relative_to(FINISHED)
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
    tell(0)
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
