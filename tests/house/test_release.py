"""The workflows of the forge do what the checkout does, on every Python that is promised."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
import yaml

import run
from tests.house.tree import ROOT
from tools.changelog import changes

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHON = "Programming Language :: Python :: "


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    """All steps of all jobs."""
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_its_commands_exist(path: Any) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    commands = [step["run"] for step in steps(workflow) if "run" in step]
    assert commands
    for command in commands:
        for task in re.findall(r"run\.py (\w+)", command):
            assert task in run.TASKS, f"{path.name}: run.py has no target {task}"
        for file in re.findall(r"(?:^|\s)(\.ci/\S+|tools/\S+\.py)", command):
            assert (ROOT / file).is_file(), f"{path.name}: {file} is not there"


def test_every_python_that_is_promised_is_tested_and_gets_a_wheel() -> None:
    promised = [text.removeprefix(PYTHON) for text in PROJECT["project"]["classifiers"] if text.startswith(PYTHON)]
    workflow = yaml.safe_load((ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8"))
    assert workflow["jobs"]["tests"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in promised]


def test_a_release_tells_what_has_changed() -> None:
    text = "# Changelog\n\n## [Unreleased]\n- new\n\n## [1.1.0] - 2026-01-01\n### Added\n- this\n\n## [1.0.0]\n- that\n"
    assert changes(text, "1.1.0") == "### Added\n- this"
    assert changes(text, "1.0.0") == "- that"
    assert changes(text, "2.0.0") == ""
