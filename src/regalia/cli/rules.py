"""regalia rules: the rulebook, in our own words."""

from __future__ import annotations

import re
from importlib.resources import files

import click

from regalia.cli.common import game_argument, language_option
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.options import meant, names

HEADING = re.compile(r"^(#+) .*\{#([\w-]+)\}\s*$")


@click.command("rules")
@game_argument()
@click.argument("section", required=False)
@language_option
def command(game: AnyGame, section: str | None, language: str) -> None:
    """The rules of a game, or one section of them.

    \b
    regalia rules um_krone_und_kragen
    regalia rules um_krone_und_kragen rolling -l fr
    """
    from rich.console import Console
    from rich.markdown import Markdown

    text = rulebook(game, language)
    shown = text if section is None else part(text, section)
    Console().print(Markdown(re.sub(r"\s*\{#[\w-]+\}", "", shown)))


def rulebook(game: AnyGame, language: str) -> str:
    """The rulebook of a game in a language."""
    return (files(game.package) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def part(text: str, section: str) -> str:
    """One section of a rulebook with what lies below it."""
    lines = text.splitlines()
    found = [(place, match) for place, line in enumerate(lines) if (match := HEADING.match(line))]
    ids = [match[2] for _, match in found]
    if section not in ids:
        raise RegaliaError(f"There is no section “{section}”.{meant(section, ids)} The sections are: {names(ids)}.")
    start, heading = found[ids.index(section)]
    ends = [place for place, match in found if place > start and len(match[1]) <= len(heading[1])]
    return "\n".join(lines[start : ends[0] if ends else None])
