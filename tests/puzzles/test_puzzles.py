"""The puzzles that are shipped: legal, with one best answer, and nothing in them that their seat does not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from regalia.cli.dev import main as dev
from regalia.cli.main import main
from regalia.core.dice import Dice
from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.core.say import Who, say
from regalia.core.speech import LANGUAGES
from regalia.puzzles import Posed, Puzzle, pose, puzzle_called, puzzle_of_the_day, puzzles_of
from regalia.puzzles.finding import FEWEST, MOST, Finder, Question
from regalia.puzzles.kept import Collection, file_of, read, write
from regalia.puzzles.posed import position_of
from regalia.puzzles.telling import told
from regalia.review.verdicts import ERROR
from regalia.terminal.voice import Voice

EVERY_GAME = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)
KRAGEN = "um_krone_und_kragen"


def counted() -> Puzzle:
    """One that can be counted to the end."""
    return next(each for each in puzzles_of(KRAGEN) if each.exact)


@EVERY_GAME
def test_every_puzzle_has_one_best_answer_that_is_legal(game: AnyGame) -> None:
    puzzles = puzzles_of(game.id)
    assert puzzles, "a game without puzzles"
    for puzzle in puzzles:
        posed = pose(puzzle)
        assert posed.prompt.view.answering and FEWEST <= len(posed.prompt.actions) <= MOST, puzzle.id
        ranked = posed.ranked()
        assert {action for action, _ in ranked} <= set(posed.prompt.actions) and len(dict(ranked)) == len(ranked)
        chances = [chance for _, chance in ranked]
        assert chances == sorted(chances, reverse=True) and chances[-1] >= 0 and chances[0] <= 1, puzzle.id
        assert chances[0] - chances[1] >= max(ERROR, 4 * puzzle.doubt) - 0.002, puzzle.id  # both are rounded


def from_view(posed: Posed, view: Any) -> Any:
    """The position that a view stands for, as a file has it."""
    return msgspec.json.decode(msgspec.json.encode(position_of(posed.game, view, posed.table.terms)))


@EVERY_GAME
def test_nothing_is_in_a_puzzle_but_what_its_seat_sees(game: AnyGame) -> None:
    for puzzle in puzzles_of(game.id):
        posed = pose(puzzle)
        assert from_view(posed, posed.prompt.view) == puzzle.position, puzzle.id
        other = game.other_world(posed.table.state, puzzle.eyes, 7)
        assert from_view(posed, game.view(other, puzzle.eyes)) == puzzle.position, puzzle.id


def test_every_puzzle_has_a_name_of_its_own_and_each_has_its_day() -> None:
    every = [puzzle for name in games() for puzzle in puzzles_of(name)]
    assert len({puzzle.id for puzzle in every}) == len(every)
    assert all(puzzle_called(puzzle.id) == puzzle for puzzle in every) and puzzle_called("none") is None
    days = len(games()) * max(len(puzzles_of(name)) for name in games())
    assert {found.id for day in range(days) if (found := puzzle_of_the_day(day))} == {puzzle.id for puzzle in every}


@EVERY_GAME
def test_the_file_of_a_game_is_what_was_written(game: AnyGame) -> None:
    content = file_of(game).read_bytes()
    assert write(read(content)) == content and read(content).puzzles == puzzles_of(game.id)


def sentences(posed: Posed, given: int, language: str) -> list[str]:
    """What is said of an answer."""
    voice = Voice(posed.game, language, posed.table.names)
    voice.you = posed.puzzle.eyes
    assert voice.say(say("puzzle-who", who=Who(posed.puzzle.eyes)))
    return [voice.say(each) for each in told(posed, given)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_explained_in_every_language(language: str) -> None:
    for name in games():
        posed = pose(puzzles_of(name)[0])
        best, worse = sentences(posed, posed.best, language), sentences(posed, posed.ranked()[1][0], language)
        assert best[0] != worse[0] and best[1] == worse[1] and best[2] != worse[2]
        far = set(posed.prompt.actions) - {action for action, _ in posed.ranked()}
        assert all(sentences(posed, action, language)[2] not in (best[2], worse[2]) for action in far)


def test_a_puzzle_that_can_be_counted_is_found_again_in_its_own_position() -> None:
    puzzle = counted()
    finder = Finder(games()[KRAGEN], seed=5)
    again = finder.puzzle(Question(puzzle.position, puzzle.seats, puzzle.eyes), Dice(3), set())
    assert again is not None and (again.id, again.answers, again.exact) == (puzzle.id, puzzle.answers, True)
    first = puzzle.answers[0].answer.partition(" ")[0]
    assert finder.puzzle(Question(puzzle.position, puzzle.seats, puzzle.eyes), Dice(3), {first}) is None


def test_a_file_of_another_seed_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_bytes(write(Collection(KRAGEN, games()[KRAGEN].version, seed=1)))
    found = CliRunner().invoke(dev, ["puzzles", KRAGEN, "--seed", "2", "-o", str(file)])
    assert found.exit_code and "seed 1" in str(found.exception)


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    puzzle = counted()
    right = CliRunner().invoke(main, ["puzzles", "--id", puzzle.id, "-l", "en"], input=f"{puzzle.answers[0].answer}\n")
    assert "Right: " in right.output and "Solved: 1 of 1." in right.output
    line = f"hint\nundo\n{puzzle.answers[1].answer}\n"
    wrong = CliRunner().invoke(main, ["puzzles", "--id", puzzle.id, "-l", "de"], input=line)
    assert "Am besten ist eine andere Antwort" in wrong.output and "Gelöst: 0 von 1." in wrong.output
    listed = CliRunner().invoke(main, ["puzzles", "um_k", "--list"])
    assert listed.output.count("\n") == len(puzzles_of(KRAGEN)) and puzzle.id in listed.output
    assert CliRunner().invoke(main, ["puzzles", "--id", "0"]).exit_code == 1
