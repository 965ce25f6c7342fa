"""regalia rules: the rulebook, in our own words."""

from __future__ import annotations

import click

from regalia.cli.common import game_argument, game_before, language_option
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.options import meant, names
from regalia.terminal.matching import beginning_with
from regalia.terminal.paper import Paper
from regalia.terminal.rulebook import as_page, paragraphs, rulebook, sections


def sections_begun(ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    """The sections of the game that stands on the line already."""
    chosen = game_before(ctx)
    return beginning_with(begun, sections(rulebook(chosen, "en"))) if chosen else []


@click.command("rules")
@game_argument()
@click.argument("section", required=False, shell_complete=sections_begun)
@language_option
def command(game: AnyGame, section: str | None, language: str) -> None:
    """The rules of a game, or one section or ruling of them.

    \b
    regalia rules um_krone_und_kragen
    regalia rules um_krone_und_kragen rolling -l fr
    regalia rules um UK-R6
    """
    text, paper = rulebook(game, language), Paper()
    found = [text] if section is None else paragraphs(text, section)
    if not found and section is not None:
        ids = list(sections(text))
        raise RegaliaError(f"There is no section “{section}”.{meant(section, ids)} The sections are: {names(ids)}.")
    for paragraph in found:
        paper.draw(as_page(paragraph))
