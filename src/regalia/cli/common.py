"""What several commands share: arguments for a game, its options and its data, reading files, a progress bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from regalia.core.errors import BadData, BadOption
from regalia.core.files import content_of, parsed
from regalia.core.registry import game
from regalia.core.speech import LANGUAGES

if TYPE_CHECKING:
    from rich.progress import Progress

F = TypeVar("F", bound=Callable[..., Any])


def game_argument(required: bool = True) -> Callable[[F], F]:
    """The game, by its name."""
    return click.argument("game", required=required, callback=lambda _ctx, _param, name: game(name) if name else None)


def table_options(command: F) -> F:
    """--option, --preset and --data."""
    command = click.option("--data", "data", metavar="FILE", help="Play with an edited data file (see regalia data).")(
        command
    )
    command = click.option("--preset", metavar="NAME", help="A named set of options (see regalia games).")(command)
    help_text = "A table option, such as -o king_tie=match; may be given several times."
    return click.option("-o", "--option", "options", metavar="KEY=VALUE", multiple=True, help=help_text)(command)


def language_option(command: F) -> F:
    """--language."""
    help_text = "The language of all words."
    return click.option(
        "-l", "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help=help_text
    )(command)


def agreed(options: tuple[str, ...], preset: str | None) -> dict[str, object]:
    """The options given on the command line."""
    given: dict[str, object] = {"preset": preset} if preset else {}
    for text in options:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"“{text}” is no option: write it as KEY=VALUE.")
        given[key.strip()] = value.strip()
    return given


def data_from(path: str | None) -> object:
    """The content of a data file, or None for the shipped one."""
    return None if path is None else parsed(content_of(path, BadData), BadData)


def progress_bar(quiet: bool = False) -> Progress:
    """Lines with a bar each, shown where somebody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True)
