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


def ppo_example() -> Any:
    """The example that needs PyTorch, with few tables."""
    pytest.importorskip("torch", reason="PyTorch is not installed: it is large, and only this example needs it")
    found = example("um_krone_ppo")
    found.TABLES, found.STEPS, found.LOOKS = 8, 16, 1
    return found


def test_ppo_takes_some_steps_and_draws_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ppo = ppo_example()
    ppo.share = lambda *_: (0.75, 0.5, 0.9)
    ppo.main("2", "2", "1", str(tmp_path / "curve.svg"))
    told = capsys.readouterr().out
    assert "256 answers" in told and "won against squire: 75.0%" in told
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_ppo_counts_as_many_games_at_every_table() -> None:
    ppo = ppo_example()
    kit = ppo.Kit(ppo.GAME, 2, ppo.SHORT)
    rate, low, high = ppo.share(ppo.Net(kit), kit, "random", 4, 1)
    assert rate in (0, 0.25, 0.5, 0.75, 1) and 0 <= low <= rate <= high <= 1


def test_ppo_learns_the_same_from_the_same_seed() -> None:
    ppo = ppo_example()

    def learnt() -> list[float]:
        ppo.torch.manual_seed(1)
        kit = ppo.Kit(ppo.GAME, 2, ppo.SHORT)
        net, tables = ppo.Net(kit), ppo.Tables(kit, ppo.TABLES, 1)
        optimizer = ppo.torch.optim.Adam(net.parameters(), ppo.RATE)
        return [ppo.learn(net, optimizer, ppo.collect(net, tables)) for _ in range(3)]

    first = learnt()
    assert first == learnt() and len(set(first)) == 3


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    ppo = ppo_example()
    np = ppo.np
    worth, seat = np.array([[0.5], [0.25], [9.0]]), np.array([[0], [1], [1]])
    found = ppo.gains(worth, seat, np.array([[False], [True]]), np.array([[0.0], [1.0]]))
    assert found[1, 0] == 0.75  # the game is over: what comes after does not count
    assert found[0, 0] == -0.25 - 0.5 - ppo.LAMBDA * 0.75
