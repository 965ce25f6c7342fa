"""The examples for researchers run, and what they tell is so."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
pytestmark = pytest.mark.filterwarnings("ignore")


def example(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_a_small_crown_is_solved_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example("crown_cfr").main("2", str(tmp_path / "curve.svg"))
    told = capsys.readouterr().out
    assert "with open cards, exactly: 1/2, 1/2, -1" in told and "2 iterations: 0.5577" in told
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_strength_is_drawn_over_budgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = example("elo_curve")
    assert curve.elo(0.5) == 0 and round(curve.elo(10 / 11)) == 400
    monkeypatch.setattr(curve, "BUDGETS", (8, 16))
    monkeypatch.setattr(curve, "share", lambda *_: (0.75, 0.5, 0.9))
    curve.main("um_krone_und_kragen", "2", "1", str(tmp_path / "curve.svg"))
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
