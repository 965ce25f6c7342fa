"""Files stay small, and say nothing of the machine they were written on."""

from __future__ import annotations

import re

import pytest

from tests.house.tree import ROOT, modules, name_of, texts

LONGEST_FILE = 300
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
# Written apart, so that this file does not find itself.
PRIVATE_PATH = re.compile(r"(?<![\w.~])/(?:" + "wo" + r"rk|ro" + r"ot|home/\w+|Users/\w+)(?![\w-])")
REGISTRY = re.compile(
    r"\b(?:py" + r"pi\.org|python" + r"hosted\.org|registry\.npm" + r"js\.org|deb\.deb" + r"ian\.org)\b"
)
HOW_IT_WAS_MADE = re.compile(r"language " + r"model|ai[- ]gene" + r"rated|as an a" + r"i\b|co-author" + r"ed-by", re.I)


def lines_that(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs in our texts."""
    return [
        f"{name_of(path)}:{number}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_every_file_is_short() -> None:
    files = [*modules(), *(ROOT / "tools").glob("*.py"), ROOT / "run.py", ROOT / "hatch_build.py"]
    sizes = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    long = [f"{name} has {size} lines" for name, size in sizes.items() if size >= LONGEST_FILE]
    assert not long, f"{', '.join(long)}: split it by chapters, each under {LONGEST_FILE} lines."


def test_no_file_names_a_private_folder() -> None:
    found = lines_that(PRIVATE_PATH)
    assert not found, f"{', '.join(found)}: name no folder of one machine; start from the file's own place."


def test_no_file_names_a_registry() -> None:
    found = lines_that(REGISTRY)
    assert not found, f"{', '.join(found)}: name packages, not the hosts that serve them."


def test_files_speak_of_the_games_and_not_of_their_making() -> None:
    found = lines_that(HOW_IT_WAS_MADE)
    assert not found, f"{', '.join(found)}: say what the thing is and why, not how it was written."


def test_there_are_locks() -> None:
    assert {path.stem for path in LOCKS} == {path.stem for path in (ROOT / "requirements").glob("*.in")}, (
        "requirements/: each .in needs its .txt; run 'python3 run.py lock'."
    )


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_holds_no_address(lock: object) -> None:
    text = (ROOT / "requirements" / str(lock)).read_text(encoding="utf-8")
    assert "://" not in text, f"{lock} holds an address; make it with 'python3 run.py lock'."


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_carries_a_hash(lock: object) -> None:
    text = (ROOT / "requirements" / str(lock)).read_text(encoding="utf-8").replace("\\\n", " ")
    bare = [line for line in text.splitlines() if "==" in line and "--hash=sha256:" not in line]
    assert not bare, f"{lock}: no hash for {', '.join(bare)}; make it with 'python3 run.py lock'."


@pytest.mark.parametrize("line", ["see /ro" + "ot/x", '"/wo' + 'rk"', "/home/" + "me/a"])
def test_private_folders_are_recognised(line: str) -> None:
    assert PRIVATE_PATH.search(line)


@pytest.mark.parametrize("line", ["src/wo" + "rk.py", "GET /wo" + "rkers", "the ~/ro" + "ot", "/home"])
def test_other_paths_are_not(line: str) -> None:
    assert not PRIVATE_PATH.search(line)
