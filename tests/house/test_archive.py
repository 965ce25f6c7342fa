"""The archive of the sources holds what an installation needs, and nothing that would send it astray."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path
from typing import Any, cast

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import regalia
from hatch_build import COMPILER, NODE, EngineHook
from tests.house.tree import ROOT, SOURCES, modules

NEEDED = ("README.md", "LICENSE", "NOTICE", "pyproject.toml", "hatch_build.py")
TOOLS = ("tools/engine_build.py", "tools/page_build.py")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the archive, as they are named in the checkout."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HATCH_BUILD_NO_HOOKS", "true")  # the page is not built for this
        (archive,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("dist")))
    with tarfile.open(archive) as file:
        return {Path(*Path(name).parts[1:]).as_posix() for name in file.getnames()}


def test_the_archive_holds_the_package_and_what_builds_it(packed: set[str]) -> None:
    package = {f"src/{path.relative_to(SOURCES).as_posix()}" for path in modules()}
    missing = sorted({*package, *NEEDED, *TOOLS} - packed)
    assert not missing, f"pyproject.toml: the archive lacks {', '.join(missing)}."


def test_the_archive_holds_nothing_of_the_page_but_the_page(packed: set[str]) -> None:
    found = sorted(name for name in packed if name.startswith("web/"))
    assert not found, f"pyproject.toml: with {found[0]} in the archive, an installation would build the page anew."


def test_a_wheel_is_typed_and_brings_texts_but_no_engine_of_another_machine(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HATCH_BUILD_NO_HOOKS", "true")
        (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path))
    names = set(zipfile.ZipFile(wheel).namelist())
    texts = {path.relative_to(SOURCES).as_posix() for kind in ("*.ftl", "*.json") for path in SOURCES.rglob(kind)}
    assert {"regalia/py.typed", *texts} - {"regalia/_build.json"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd"))], "only the hook adds compiled files"
    assert f"regalia-{regalia.__version__}" in Path(wheel).name, "the version is in one place"


@pytest.mark.parametrize(
    ("target", "wishes", "page", "needed"),
    [
        ("wheel", {}, False, COMPILER),
        ("wheel", {"REGALIA_PURE": "1"}, False, ()),
        ("wheel", {}, True, (*COMPILER, NODE)),
        ("sdist", {}, True, (NODE,)),
    ],
)
def test_an_installation_fetches_only_what_it_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, wishes: dict[str, str], page: bool, needed: Any
) -> None:
    """An archive brings the page, and who wants no compiled engine needs no compiler of it."""
    monkeypatch.delenv("REGALIA_PURE", raising=False)
    for name, value in wishes.items():
        monkeypatch.setenv(name, value)
    if page:
        (tmp_path / "web").mkdir()
    hook = EngineHook(str(tmp_path), {}, cast("Any", None), cast("Any", None), "", target)
    assert hook.dependencies() == list(needed)
