"""regalia-dev card: figures that can be trusted, the same for the same seed."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.json import decode

from regalia.cli.card import Card, Rung, command, rung
from regalia.cli.card_text import card
from regalia.core.dice import Dice
from regalia.env.figures import Watch, course, entropy, one_by_odds
from regalia.env.kit import Kit

FEW = ["for_a_crown", "-p", "3", "-n", "10", "--bot", "page", "--ladder", "random,page"]


def test_a_card_tells_what_the_games_showed_and_the_command_that_gives_it_again(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, [*FEW, "--json", "-o", str(tmp_path / "card.json")])
    assert done.exit_code == 0
    found = decode((tmp_path / "card.json").read_bytes(), type=Card)
    (three,) = found.figures
    assert (three.seats, three.games, three.indices, three.numbers) == (3, 10, 212, 289)
    assert three.shortest <= three.answers <= three.longest and 1 < three.branching < three.widest
    assert 0 < three.hiding < 1 and three.hidden > 1 and three.bits > three.draws > 0
    assert sum(each.rate for each in three.by_turn) == pytest.approx(1)
    assert [(each.stronger, each.weaker, each.games) for each in three.ladder] == [("page", "random", 12)]
    assert found.command == "regalia-dev card for_a_crown -p 3 -n 10 --bot page --ladder random,page --seed 1"
    text = card(found)
    assert text.startswith("# Model card: For a Crown\n") and f"| {three.branching:.1f}, {three.widest} |" in text


def test_nothing_is_hidden_where_everything_is_open_and_its_luck_is_dice() -> None:
    found = course(Kit("um_krone_und_kragen", 2), 3, Watch("page", one_in=25))
    assert found.hidden and set(found.hidden) == {0.0}
    assert found.bits == pytest.approx(1 + 2.585 * (found.draws - 1), rel=1e-3)  # who begins, then dice
    assert sorted(found.order) == [0, 1] and sorted(found.places) == [1, 2]


def test_odds_are_drawn_as_they_are() -> None:
    odds = [(1, Fraction(1, 10)), (2, Fraction(1, 15)), (3, Fraction(5, 6))]
    dice = Dice(1)
    drawn = [one_by_odds(odds, dice) for _ in range(3000)]
    assert [round(drawn.count(outcome) / 3000, 1) for outcome, _ in odds] == [0.1, 0.1, 0.8]
    assert entropy([(0, Fraction(1, 2)), (1, Fraction(1, 2))]) == 1


def test_equal_shares_stand_for_equal_strength() -> None:
    level: Rung = rung(("a", "b"), [(10.0, 40), (10.0, 40), (10.0, 40), (10.0, 40)])
    assert level.elo == pytest.approx(0) and level.wins.rate == 0.25 and level.games == 160
    assert rung(("a", "b"), [(40.0, 40), (40.0, 40)]).elo == pytest.approx(881, abs=1)
