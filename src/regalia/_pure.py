"""Lets the interpreted engine run although the compiled one lies beside it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from sys import meta_path
from types import ModuleType

PACKAGE = "regalia"
COMPILED_GROUP = "regalia__mypyc"


class SourcesOnly(MetaPathFinder):
    """Finds modules below the package as Python sources, never as compiled files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours, looked for in every folder of its package; else nothing."""
        if path is None or not fullname.startswith(f"{PACKAGE}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def is_wanted() -> bool:
    """Whether the environment asks for the interpreted engine."""
    return os.environ.get("REGALIA_PURE", "") not in ("", "0")


def choose_engine() -> bool:
    """Turn to the sources if that is wanted; true if the compiled engine will run."""
    if is_wanted():
        meta_path.insert(0, SourcesOnly())
        return False
    beside_the_package = str(Path(__file__).parent.parent)
    return PathFinder.find_spec(COMPILED_GROUP, [beside_the_package]) is not None
