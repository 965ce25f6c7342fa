"""regalia puzzles: positions with one clearly best answer, to be solved in the terminal."""

from __future__ import annotations

import time
from collections.abc import Iterator

import click
import msgspec

from regalia.cli.common import game_argument, language_option
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.puzzles import Puzzle, puzzle_called, puzzle_of_the_day, puzzles_of
from regalia.terminal.keyboard import Left
from regalia.terminal.pace import USUAL
from regalia.terminal.puzzling import PuzzleSession
from regalia.terminal.session import Manner

DAY_SECONDS = 86_400


@click.command("puzzles")
@game_argument(required=False)
@click.option("--id", "name", metavar="ID", help="This puzzle alone.")
@click.option("--day", is_flag=True, help="The puzzle of the day alone.")
@click.option("--list", "listed", is_flag=True, help="The puzzles there are, the easiest first.")
@click.option("--json", "as_json", is_flag=True, help="For programs: the puzzles with positions and answers.")
@language_option
def command(game: AnyGame | None, name: str | None, day: bool, listed: bool, as_json: bool, language: str) -> None:
    """Solve puzzles of GAME, or of all games, the easiest first: find the one answer that is clearly the best.

    Each comes from a game between strong bots and is judged only by what its seat can see. An answer is given as at a
    table; then it is told how the answers stand. Type “quit” to leave.

    \b
    regalia puzzles krone_und_schwert
    regalia puzzles --day -l de
    regalia puzzles --list
    """
    found = sorted(wanted(game, name, day), key=lambda puzzle: (puzzle.rating, puzzle.id))
    if as_json:
        click.echo(msgspec.json.encode(found))
    elif listed:
        click.echo("\n".join(f"{each.id}  {each.game}  {each.rating}  {each.theme}" for each in found))
    else:
        solve(found, Manner(language, USUAL))


def wanted(game: AnyGame | None, name: str | None, day: bool) -> list[Puzzle]:
    """The puzzles that were asked for; a sentence if there are none."""
    if name is not None:
        found = [each for each in [puzzle_called(name)] if each is not None]
    elif day:
        found = [each for each in [puzzle_of_the_day(int(time.time()) // DAY_SECONDS)] if each is not None]
    else:
        found = list(all_of([game.id] if game else list(games())))
    if not found:
        raise RegaliaError(f"There is no puzzle “{name}”." if name else "There are no puzzles of this game.")
    return found


def all_of(names: list[str]) -> Iterator[Puzzle]:
    """The puzzles of some games."""
    for name in names:
        yield from puzzles_of(name)


def solve(puzzles: list[Puzzle], manner: Manner) -> None:
    """One after the other, until somebody has had enough; then how many were solved."""
    right = tried = 0
    for puzzle in puzzles:
        session = PuzzleSession(puzzle, manner)
        try:
            right += session.solve()
        except (Left, KeyboardInterrupt):
            break
        tried += 1
    session.note("puzzle-solved", right=right, tried=tried)
