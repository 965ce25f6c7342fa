"""What several commands share: arguments for a game, its options and its data, reading files, a progress bar."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

import regalia
from regalia._pure import is_wanted
from regalia.core.errors import BadData, BadOption
from regalia.core.files import content_of, parsed
from regalia.core.game import AnyGame
from regalia.core.options import spelled
from regalia.core.registry import game, games
from regalia.core.speech import LANGUAGES
from regalia.terminal.matching import beginning_with

if TYPE_CHECKING:
    from rich.progress import Progress

F = TypeVar("F", bound=Callable[..., Any])


def game_argument(required: bool = True) -> Callable[[F], F]:
    """The game, by its name or the beginning of it."""
    return click.argument(
        "game",
        required=required,
        callback=lambda _ctx, _param, name: game_called(name) if name else None,
        shell_complete=lambda _ctx, _param, begun: beginning_with(begun, games()),
    )


def game_called(name: str) -> AnyGame:
    """The game whose name this is, or begins so."""
    found = beginning_with(name, games())
    return game(found[0] if len(found) == 1 else name)


def bot_option(*names: str, **more: Any) -> Callable[[F], F]:
    """A bot by its name."""
    return click.option(*names, metavar="NAME", shell_complete=bots_begun, **more)


def bots_begun(_ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    """The bots that a shell may complete to."""
    from regalia.bots.in_process import installed
    from regalia.bots.levels import NAMES
    from regalia.bots.registry import RANDOM

    return beginning_with(begun, (*NAMES, RANDOM, *installed()))


def table_options(command: F) -> F:
    """--option, --preset and --data."""
    data_help = "Play with an edited data file (see regalia data)."
    command = click.option("--data", "data", type=click.Path(), metavar="FILE", help=data_help)(command)
    preset_help = "A named set of options (see regalia games)."
    command = click.option("--preset", metavar="NAME", help=preset_help, shell_complete=presets_begun)(command)
    help_text = "A table option, such as -o king_tie=match; may be given several times."
    words = ("-o", "--option", "options")
    return click.option(*words, metavar="KEY=VALUE", multiple=True, help=help_text, shell_complete=options_begun)(
        command
    )


def game_before(ctx: click.Context) -> AnyGame | None:
    """The game that stands on the line already, while the rest of it is completed."""
    named = [names[0] for word in ctx.args if len(names := beginning_with(word, games())) == 1]
    found: AnyGame | None = ctx.params.get("game") or (game(named[0]) if named else None)
    return found


def presets_begun(ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    """The presets of the game."""
    chosen = game_before(ctx)
    return beginning_with(begun, chosen.options.presets) if chosen else []


def options_begun(ctx: click.Context, _: click.Parameter, begun: str) -> list[str]:
    """The options of the game, each with its values."""
    chosen = game_before(ctx)
    found = chosen.options.options if chosen else ()
    return [
        text for each in found for value in each.values if (text := f"{each.key}={spelled(value)}").startswith(begun)
    ]


def elsewhere_options(command: F) -> F:
    """--shard and --scheduler."""
    scheduler = "Let the workers of a Dask cluster play, for example tcp://head:8786."
    command = click.option("--scheduler", default="", metavar="ADDRESS", help=scheduler)(command)
    shard = "Play only the K-th of N parts of the job; parts are put together by merge."
    return click.option("--shard", default="1/1", metavar="K/N", help=shard)(command)


def merge_command(command: Callable[..., None]) -> click.Command:
    """A command that puts files of one job into one."""
    file = click.Path(path_type=Path, dir_okay=False)
    command = click.option("-o", "--out", type=file, required=True, metavar="FILE", help="Where all is put.")(command)
    return click.command("merge")(
        click.argument("parts", type=file, nargs=-1, required=True, metavar="FILE...")(command)
    )


class WithMerge(click.Command):
    """A command that has another one behind the word merge."""

    def __init__(self, *arguments: Any, merge: click.Command, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.merge = merge

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """The line of the one or of the other."""
        if args[:1] == ["merge"]:
            return self.merge.make_context(f"{info_name} merge", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


def language_option(command: F) -> F:
    """--language."""
    help_text = "The language of all words; that of the system (LANG) if not given."
    return click.option("-l", "--language", type=click.Choice(LANGUAGES), default=spoken_here, help=help_text)(command)


def spoken_here() -> str:
    """The language of the system, if it is one of ours; else English."""
    spoken = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


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

    if not quiet:
        say_if_plain()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True)


@cache
def say_if_plain() -> None:
    """Say once, before long work, that the engine is not compiled although nobody asked for that."""
    if not regalia.compiled and not is_wanted():
        click.echo(
            "The engine runs as plain Python, which is right but many times slower: no C compiler was found when"
            " Regalia was installed. With one, install it anew.",
            err=True,
        )
