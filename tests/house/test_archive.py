"""The archive of the sources holds what an installation needs, and nothing that would send it astray."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

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
