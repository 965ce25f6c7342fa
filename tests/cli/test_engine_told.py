"""Whoever has no compiled engine is told so: by the version, and once before long work."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import regalia
from regalia.cli import common
from regalia.cli.main import main


def test_the_version_tells_which_engine_runs() -> None:
    engine = "compiled" if regalia.compiled else "plain Python"
    said = CliRunner().invoke(main, ["--version"]).output.strip()
    assert said.endswith(f"{regalia.__version__} (engine: {engine})")


@pytest.mark.parametrize(("compiled", "wanted", "told"), [(False, "", 1), (True, "", 0), (False, "1", 0)])
def test_a_plain_engine_that_nobody_asked_for_is_told_once(
    compiled: bool, wanted: str, told: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(regalia, "compiled", compiled)
    monkeypatch.setenv("REGALIA_PURE", wanted)
    common.say_if_plain.cache_clear()
    for _ in range(2):
        common.progress_bar()
    common.progress_bar(quiet=True)
    common.say_if_plain.cache_clear()
    assert capsys.readouterr().err.count("plain Python") == told
