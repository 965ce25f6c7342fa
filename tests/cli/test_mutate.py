"""regalia-dev mutate: the faults it plants, and what it says of tests that notice some of them."""

from __future__ import annotations

import ast
from pathlib import Path

import click
import msgspec
import pytest

from regalia.cli import mutate
from regalia.cli.mutants import different, faults_of, planted
from regalia.cli.trials import GOLDEN, Trial, copy_of, own_tests, what_happened
from regalia.cli.verdicts import GameReport, Report, Verdict, kept_in
from regalia.core.dice import Dice
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
TEST = """from regalia.games.toy.rules import is_grown

LIMITS = {is_grown(18, True): 18, is_grown(17, True): 17}[True]  # an error while tests are collected


def test_who_is_grown() -> None:
    assert is_grown(18, True) and not is_grown(18, False)
"""
KILLED, SURVIVES, CHANGES_NOTHING, UNLOADABLE = (
    "rules.py: `if age >= limit and free:` → `if (age >= limit or free):`",
    "rules.py: `age = age + 1` → `age = (age - 1)`",
    "rules.py: `age = age + 1` → `age = age + 2`",
    "rules.py: `limit: int = 18` → `limit: int = 99`",
)


# --- faults


def test_every_kind_of_fault_is_planted_once_and_still_is_python() -> None:
    found = [planted(0, "rules.py", RULES, fault) for fault in faults_of(RULES)]
    said = {(mutant.kind, mutant.old, mutant.new) for mutant in found}
    assert said >= CHANGES
    assert {mutant.kind for mutant in found} == {kind for kind, _, _ in CHANGES} | {"branches"}
    for mutant in found:
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(RULES))
        assert "A text that is left alone." in mutant.source
        assert mutant.diff(RULES).count("\n+") >= 1


def test_a_mutant_that_means_the_same_as_another_is_left_out() -> None:
    """1 + 0 and 1 - 0 are one number, 2 + 0 and 1 + 1 are one."""
    found = different({"rules.py": "def one() -> str:\n    return str(1 + 0)\n"}, 99, Dice(1))
    assert sorted(mutant.source.split("str(")[1] for mutant in found) in (
        ["0 + 0)\n", "1 + 1)\n"],
        ["0 + 0)\n", "2 + 0)\n"],
    )


@pytest.mark.parametrize("game", games())
def test_rules_are_chosen_and_the_same_seed_chooses_the_same(game: str) -> None:
    sources = mutate.rules_of(game)
    assert {"rules.py", "pieces.py", "invariants.py"} <= set(sources)
    assert not set(sources) & {"words.py", "guess.py", "view.py", "texts.py", "solver_goals.py"}
    few, more = different(sources, 3, Dice(3)), different(sources, 5, Dice(3))
    assert few == more[:3] and few != different(sources, 3, Dice(4))


# --- verdicts


@pytest.mark.parametrize(
    ("code", "said", "kind", "by"),
    [
        (0, "5 passed", "survived", ""),
        (
            1,
            "FAILED tests/games/toy/test_a.py::test_b[1 - 2] - assert 1 == 2\n",
            "killed",
            "tests/games/toy/test_a.py::test_b[1",
        ),
        (1, "FAILED a.py::b - Failed: Timeout (>9.0s) from pytest-timeout.\n", "timed out", "a.py::b"),
        (1, "ERROR a.py::b - OSError: no space left\n", "broken", "a.py::b - OSError: no space left"),
        (2, "ERROR a.py - KeyError: True\n1 error\n", "broken", "a.py - KeyError: True"),
        (3, "", "broken", "pytest ended with 3"),
    ],
)
def test_only_a_failing_test_kills(code: int, said: str, kind: str, by: str) -> None:
    found = what_happened(code, said)
    assert (found.kind, found.by) == (kind, by)


def test_the_tests_of_rules_come_first_and_whole_games_last(tmp_path: Path) -> None:
    tests = own_tests(copy_of(mutate.ROOT, tmp_path, "um_krone_und_kragen"), "um_krone_und_kragen")
    names = [test.removeprefix("tests/games/um_krone_und_kragen/") for test in tests]
    assert names[-3:] == ["test_every_use.py", "test_laws.py", GOLDEN] and "test_rulings_turn.py" in names[:-3]
    assert not {"test_solver.py", "test_odds.py"} & set(names)


def test_who_noticed_mutants_of_a_file_is_asked_first(tmp_path: Path) -> None:
    report = GameReport("toy", "")
    trial = Trial(tmp_path, report, "")
    trial.tests = ["a.py", "b.py", "c.py"]
    report.verdicts = [Verdict(n, "dice.py", 1, "", "", "killed", "c.py::test", "", 1.0) for n in range(2)]
    assert trial.order_for("dice.py") == ["c.py", "a.py", "b.py"] and trial.order_for("court.py") == trial.tests


# --- a whole run


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of one function with one test."""
    texts = {
        "src/regalia/__init__.py": "",
        "src/regalia/games/__init__.py": "",
        "src/regalia/games/toy/__init__.py": "",
        "src/regalia/games/toy/rules.py": RULES,
        "tests/games/toy/test_rules.py": TEST,
        "tests/games/toy/equivalent_mutants.md": f"- {CHANGES_NOTHING}: both are above none\n",
        "pyproject.toml": "",
    }
    for path, text in texts.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    return tmp_path


def test_a_run_tells_who_survived_and_what_is_apart(toy: Path) -> None:
    by_key = {mutant.key: mutant for mutant in different(mutate.rules_of("toy"), 99, Dice(1))}
    by_key[UNLOADABLE] = msgspec.structs.replace(
        by_key["rules.py: `limit: int = 18` → `limit: int = 19`"], new="99", source=RULES.replace("18", "99")
    )
    report = GameReport("toy", "")
    wanted = [KILLED, SURVIVES, CHANGES_NOTHING, UNLOADABLE]
    report.verdicts = list(mutate.verdicts_on([by_key[key] for key in wanted], report, jobs=2))
    assert [each.verdict for each in report.verdicts] == ["killed", "survived", "equivalent", "broken"]
    assert report.verdicts[0].by == "tests/games/toy/test_rules.py::test_who_is_grown"
    assert "-        age = age + 1\n+        age = (age - 1)" in report.verdicts[1].diff
    assert report.share_killed() == 0.5 and report.summary()["broken"] == 1


def test_without_a_mutant_the_tests_must_pass(toy: Path) -> None:
    (toy / "tests/games/toy/test_rules.py").write_text("def test_never() -> None:\n    assert False\n")
    with pytest.raises(click.ClickException, match=r"toy: without a mutant the tests do not pass: .*test_never"):
        list(mutate.verdicts_on(different(mutate.rules_of("toy"), 1, Dice(1)), GameReport("toy", ""), 1))


def test_a_test_that_fails_without_the_mutant_too_kills_nobody(toy: Path) -> None:
    """The world changes while the tests run: what stood there at first is gone."""
    (toy / "there").touch()
    once = "from pathlib import Path\n\n\ndef test_it_is_there() -> None:\n    Path('{}').unlink()\n"
    (toy / "tests/games/toy/test_rules.py").write_text(once.format(toy / "there"))
    (verdict,) = mutate.verdicts_on(different(mutate.rules_of("toy"), 1, Dice(1)), GameReport("toy", ""), 1)
    assert verdict.verdict == "broken" and verdict.by.endswith("fails without the mutant too")


def test_a_run_that_was_stopped_goes_on(toy: Path) -> None:
    path, report = toy / "report.json", Report(1)
    mutate.try_game("toy", 1, report, path, 1)
    first = kept_in(path, 1)
    assert len(first.games[0].verdicts) == 1
    mutate.try_game("toy", 2, first, path, 1)
    assert kept_in(path, 1).games[0].verdicts[:1] == report.games[0].verdicts
    assert len(kept_in(path, 1).games[0].verdicts) == 2
    assert first.game("toy", "other sources").verdicts == [] and len(first.games) == 1
    with pytest.raises(click.ClickException, match="is the report of seed 1"):
        kept_in(path, 2)
    path.write_text("[]")
    with pytest.raises(click.ClickException, match="is no report of mutants"):
        kept_in(path, 1)
