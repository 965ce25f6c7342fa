"""regalia-dev mutate: the faults it plants, and what it says of tests that notice some of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from regalia.cli import mutate
from regalia.cli.mutants import faults_of, planted
from regalia.core.registry import games

RULES = '''"""Imports mypy_extensions in words only."""


def is_grown(age: int, free: bool) -> bool:
    """A text that is left alone."""
    limit: int = 18
    if age >= limit and free:
        age = age + 1
    else:
        age = 0
    return age > 0
'''
CHANGES = {
    ("constant", "18", "19"),
    ("constant", "18", "17"),
    ("comparison", "age >= limit", "(age > limit)"),
    ("comparison", "age > 0", "(age >= 0)"),
    ("and-or", "age >= limit and free", "(age >= limit or free)"),
    ("arithmetic", "age + 1", "(age - 1)"),
    ("deleted", "age = 0", "pass"),
    ("return", "return age > 0", "return not (age > 0)"),
}
TEST = """from pathlib import Path


def test_who_is_grown() -> None:
    rules = {}
    exec((Path(__file__).parents[3] / "src/regalia/games/toy/rules.py").read_text(), rules)
    assert rules["is_grown"](18, True) and not rules["is_grown"](17, True)
"""


def test_every_kind_of_fault_is_planted_once_and_still_is_python() -> None:
    found = [planted("rules.py", RULES, fault) for fault in faults_of(RULES)]
    said = {(mutant.kind, mutant.old, mutant.new) for mutant in found}
    assert said >= CHANGES
    assert {mutant.kind for mutant in found} == {kind for kind, _, _ in CHANGES} | {"branches"}
    for mutant in found:
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(RULES))
        assert "A text that is left alone." in mutant.source
        assert mutant.diff(RULES).count("\n+") >= 1


@pytest.mark.parametrize("game", games())
def test_rules_are_chosen_and_the_same_seed_chooses_the_same(game: str) -> None:
    files = {path.stem for path in mutate.rules_of(game)}
    assert {"rules", "pieces", "invariants"} <= files and not files & {
        "words",
        "guess",
        "view",
        "texts",
        "solver_goals",
    }
    assert mutate.chosen(game, 5, 3) == mutate.chosen(game, 5, 3) != mutate.chosen(game, 5, 4)


def test_a_trial_tells_who_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, text in {"src/regalia/games/toy/rules.py": RULES, "tests/games/toy/test_rules.py": TEST}.items():
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    by_key = {mutant.key: mutant for mutant in mutate.chosen("toy", 99, 1)}
    wanted = ["rules.py: `18` → `19`", "rules.py: `age + 1` → `(age - 1)`", "rules.py: `1` → `2`"]
    (tmp_path / "tests/games/toy/equivalent_mutants.md").write_text(f"- {wanted[2]}: both are above none\n")
    report = mutate.trial_of("toy", [by_key[key] for key in wanted], jobs=2)
    assert (report.mutants, report.killed, report.equivalent) == (3, 1, 1)
    assert [survivor.key for survivor in report.survivors] == [wanted[1]] and report.share_killed == 0.5
    assert "-        age = age + 1\n+        age = (age - 1)" in report.survivors[0].diff
