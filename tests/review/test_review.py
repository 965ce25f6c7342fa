"""A whole game reviewed: every decision once, sums that add up, and nothing of a game that is not over."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from regalia.bots.heuristics import Heuristics
from regalia.bots.registry import make_bot
from regalia.cli.review import command
from regalia.core import record
from regalia.core.errors import BadRecord
from regalia.core.fairness import Seed
from regalia.core.record import Record
from regalia.core.registry import game as find_game
from regalia.core.table import new_table
from regalia.review import Review, Stroke, counted_up, review_of, stages

SCHWERT, KRAGEN, CROWN, ROYAUME = "krone_und_schwert", "um_krone_und_kragen", "for_a_crown", "royaume_des_5_couronnes"
SOME = 4  # stages, of games that would take long


def played(name: str, bot: str = "squire", answers: int = 10_000) -> Record:
    """A game between bots, or its beginning."""
    seats = min(find_game(name).players)
    table = new_table(find_game(name), seats, Seed(5), find_game(name).short)
    bots = [make_bot(bot, table.game, table.terms, seat) for seat in range(seats)]
    while not table.is_over and len(table.moves) < answers:
        seat = table.state.seat_to_answer()
        prompt = table.prompt(seat)
        table.play(seat, [bots[seat].choose(prompt.view, prompt)])
    return record.record_of(table)


@pytest.fixture(scope="module")
def kragen() -> tuple[Record, Review]:
    """A whole game, reviewed once."""
    kept = played(KRAGEN)
    return kept, review_of(kept)


def test_every_decision_is_weighed_once_and_every_answer_belongs_to_one(kragen: tuple[Record, Review]) -> None:
    kept, found = kragen
    covered = [place for each in found.decisions for place in range(each.move, each.move + each.parts)]
    assert (
        covered == sorted(covered)
        and len(covered) == len(set(covered)) <= len(kept.moves)
        and len(found.decisions) > 50
    )
    for each in found.decisions:
        lines = kept.moves[each.move : each.move + each.parts]
        assert [line.partition(": ")[2] for line in lines] == [answer.text for answer in each.played]
        assert all(line.startswith(kept.seats[each.seat]) for line in lines)
        assert 0 <= each.loss <= 1 and 0 <= each.value <= 1 and (each.better is not None) == (each.loss > 0)


def test_players_are_charged_with_what_they_lost(kragen: tuple[Record, Review]) -> None:
    _, found = kragen
    red, blue = found.players
    assert red.given == pytest.approx(blue.lost) and blue.given == pytest.approx(red.lost)
    assert red.lost == pytest.approx(sum(each.loss for each in found.decisions if each.seat == 0))
    assert {red.result, blue.result} == {0.0, 1.0}
    assert red.errors + blue.errors + red.blunders + blue.blunders == len(found.turning_points(10_000))
    assert red.luck is None and found.strokes == (), "nothing is told of luck that the judgement does not see"


@pytest.mark.parametrize("name", [SCHWERT, ROYAUME])
def test_luck_is_weighed_where_it_can_be_seen_and_the_sum_is_the_result(name: str) -> None:
    kept = played(name)
    found = [each for each in islice(stages(kept), 24) if isinstance(each, Stroke)]
    assert found and all(sum(each.gave) == pytest.approx(0, abs=1e-4) for each in found)
    assert any(max(each.gave) > 0.005 for each in found)
    for player in counted_up(kept, 1, found).players:
        assert player.start is not None and player.luck is not None and player.rest is not None
        whole = player.start + player.luck - player.lost + player.given + player.rest
        assert whole == pytest.approx(player.result)


def test_what_three_lose_is_shared_by_their_rivals_and_luck_that_is_not_seen_is_not_told() -> None:
    kept = played(CROWN)
    found = list(islice(stages(kept), 3 * SOME))
    assert len(found) == 3 * SOME and not any(isinstance(each, Stroke) for each in found)
    players = counted_up(kept, 1, found).players
    assert sum(player.given for player in players) == pytest.approx(sum(player.lost for player in players))
    assert players[0].given == pytest.approx((players[1].lost + players[2].lost) / 2)
    assert all(player.luck is None and player.start is None and player.rest is None for player in players)


@pytest.mark.parametrize("name", [SCHWERT, CROWN, ROYAUME])
def test_the_same_seed_gives_the_same_review(name: str) -> None:
    kept = played(name)
    found = list(islice(stages(kept, 3), SOME))
    assert list(islice(stages(kept, 3), SOME)) == found != list(islice(stages(kept, 4), SOME))


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(BadRecord, match="not over"):
        review_of(played(SCHWERT, "random", answers=40))


def test_a_game_that_is_not_judged_well_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.review.reviewing.heuristics_of", lambda game: Heuristics())
    with pytest.raises(BadRecord, match="do not judge for_a_crown well enough"):
        review_of(played(CROWN, "random"))


def test_the_command_tells_people_and_programs(
    kragen: tuple[Record, Review], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, found = kragen
    monkeypatch.setattr("regalia.cli.review.stages", lambda kept, seed: [*found.decisions])
    file = tmp_path / "game.json"
    file.write_bytes(record.write(kept))
    said = CliRunner().invoke(command, [str(file), "--json"])
    assert said.exit_code == 0 and msgspec.json.decode(said.stdout, type=Review) == found
    for language, words in (("en", "blunders Luck"), ("de", "Patzer Glück"), ("fr", "bévues hasard")):
        said = CliRunner().invoke(command, [str(file), "-l", language])
        assert said.exit_code == 0 and all(word in said.stdout for word in words.split()), said.output
        named = [each for each in found.decisions if each.verdict in ("error", "blunder")]
        assert said.stdout.count("\n· ") == len(named) > 0
    everything = CliRunner().invoke(command, [str(file), "--all"]).stdout
    assert everything.count("\n· ") == sum(each.better is not None for each in found.decisions)
