"""Setting up does what is needed and nothing twice."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import run
from tests.house.test_build import make_sources
from tools import engine_build, page_build, setting_up


@pytest.fixture(autouse=True)
def no_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CC", "REGALIA_OPT", "REGALIA_PURE", "REGALIA_REQUIRE_COMPILED"):
        monkeypatch.delenv(name, raising=False)


def test_a_text_needs_no_new_engine_but_a_rule_does(tmp_path: Path) -> None:
    game = make_sources(tmp_path)
    before = setting_up.engine_mark(tmp_path)
    (game / "texts.py").write_text("CHECK = 'Check!'\n")
    assert setting_up.engine_mark(tmp_path) == before
    (game / "rules.py").write_text("from mypy_extensions import i64\nONE: i64 = 1\n")
    assert setting_up.engine_mark(tmp_path) != before


def test_another_compiler_needs_a_new_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    before = setting_up.engine_mark()
    monkeypatch.setenv("CC", "no-such-compiler -x")
    assert setting_up.engine_mark() != before


def test_dev_contains_build_but_not_the_other_way_round() -> None:
    stamp = {"dev": setting_up.hash_of([setting_up.lock_file("dev")])}
    assert setting_up.has_requirements(stamp, "build")
    assert setting_up.has_requirements(stamp, "dev")
    assert setting_up.has_requirements(stamp, "arena")
    assert setting_up.has_requirements(stamp, "bench")
    built = {"build": setting_up.hash_of([setting_up.lock_file("build")])}
    assert setting_up.has_requirements(built, "build")
    assert not setting_up.has_requirements(built, "bench")
    assert not setting_up.has_requirements({"build": "an older lock"}, "build")


def test_an_engine_left_plain_on_demand_is_enough_only_while_that_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_build, "read_note", lambda: {"compiled": False})
    assert not setting_up.has_engine({"engine": "m plain"}, "m")
    monkeypatch.setenv("REGALIA_PURE", "1")
    assert setting_up.has_engine({"engine": "m plain"}, "m")
    assert setting_up.has_engine({"engine": "m"}, "m"), "a compiled engine can also run as sources"


def test_a_broken_stamp_counts_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(setting_up, "STAMP", tmp_path / "stamp.json")
    assert setting_up.read_stamp() == {}
    setting_up.write_stamp({"dev": "x"})
    assert setting_up.read_stamp() == {"dev": "x"}
    (tmp_path / "stamp.json").write_text("{")
    assert setting_up.read_stamp() == {}


def test_a_python_without_venv_names_the_missing_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(setting_up, "program", lambda name: str(tmp_path / name))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"sudo apt install python3\.\d+-venv"):
        setting_up.make_venv()


def test_a_failing_command_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="It went wrong"):
        setting_up.quietly("Trying", [sys.executable, "-c", "print('hear me'); exit(3)"], "It went wrong.")
    assert "hear me" in capsys.readouterr().out


def test_stages_stop_at_the_first_failure(capsys: pytest.CaptureFixture[str]) -> None:
    stages = run.Stages()
    stages.run("first", [sys.executable, "-c", ""])
    stages.leave_out("second", "no reason")
    with pytest.raises(SystemExit) as stop:
        stages.run("third", [sys.executable, "-c", "exit(4)"])
    assert stop.value.code == 4
    summary = capsys.readouterr().out.split("=== Summary")[1].split("\n")
    assert [line.split()[0] for line in summary if line] == ["ok", "left", "failed"]


def test_checks_side_by_side_are_all_told_and_one_that_fails_stops_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    stages = run.Stages()
    with pytest.raises(SystemExit) as stop:
        stages.run_together(
            {"bad": [sys.executable, "-c", "print('hear me'); exit(4)"], "good": [sys.executable, "-c", ""]}
        )
    told, summary = capsys.readouterr().out.split("=== Summary")
    assert stop.value.code == 1 and "hear me" in told and told.index("bad") < told.index("good")
    assert [line.split()[0] for line in summary.split("\n") if line][:2] == ["failed", "ok"]


def test_an_unknown_target_names_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="There are: setup, play, terminal, serve"):
        run.main(["dance"])


def test_every_target_of_the_makefile_is_one_of_run() -> None:
    lines = (setting_up.ROOT / "Makefile").read_text().splitlines()
    line = next(line for line in lines if line.startswith("TARGETS :="))
    assert line.split()[2:] == list(run.TASKS), "Makefile: TARGETS must list what run.py can do."


def test_the_hooks_of_a_commit_are_the_checks_of_lint(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(run.Stages, "run_together", lambda self, checks: commands.extend(checks.values()))
    run.lint_stages(run.Stages())
    hooks = (setting_up.ROOT / ".pre-commit-config.yaml").read_text()
    words = {word for program, *rest in commands for word in (Path(program).stem, *rest) if word != "."}
    assert len(words) > 5
    missing = sorted(word for word in words if word not in hooks)
    assert not missing, f".pre-commit-config.yaml does not call {', '.join(missing)}, as 'python3 run.py lint' does."


def test_the_page_is_asked_only_what_it_knows() -> None:
    with pytest.raises(SystemExit, match="There are: form, lint, types, logic, tidy"):
        page_build.main(["dance"])


# --- tests that come and go

FALTERING = """
from pathlib import Path

def test_comes_and_goes():
    mark = Path(__file__).with_name("seen")
    seen = mark.exists()
    mark.touch()
    assert seen

def test_is_well():
    pass
"""
BROKEN = "def test_fails():\n    assert False\n"


def stages_in(folder: Path, tests: str, monkeypatch: pytest.MonkeyPatch) -> run.Stages:
    """A project with these tests, run as one stage."""
    (folder / "test_it.py").write_text(tests)
    (folder / "pytest.ini").write_text("[pytest]\n")
    monkeypatch.setattr(run, "ROOT", folder)
    monkeypatch.setattr(run, "FAILED", folder / ".pytest_cache/v/cache/lastfailed")
    monkeypatch.setattr(run, "PYTEST", (sys.executable, "-m", "pytest", "-q"))
    stages = run.Stages()
    stages.run_tests("tests", [*run.PYTEST, "test_it.py"])
    return stages


def test_what_fails_once_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stages = stages_in(tmp_path, FALTERING, monkeypatch)
    assert stages.done[0].startswith("ok")
    assert stages.done[1].endswith("only when tried again: test_it.py::test_comes_and_goes")


@pytest.mark.parametrize(
    "tests", [BROKEN, FALTERING + BROKEN, "".join(FALTERING.replace("_goes(", f"_goes_{n}(") for n in range(5))]
)
def test_what_fails_twice_or_in_many_places_has_failed(
    tests: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tests = tests.replace('"seen"', "__import__('os').environ['PYTEST_CURRENT_TEST'].split('::')[1].split()[0]")
    with pytest.raises(SystemExit):
        stages_in(tmp_path, tests, monkeypatch)
    assert "failed" in capfd.readouterr().out
