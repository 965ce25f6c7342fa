"""The command line. Each command has a file of its own and is loaded only when it is called."""

from __future__ import annotations

import sys
from importlib import import_module

import click
from click.shell_completion import CompletionItem

import regalia
from regalia.core.errors import RegaliaError

COMMANDS = {
    "games": "The games there are, with their options.",
    "play": "Play in the terminal, against bots or with friends around one keyboard.",
    "serve": "Serve tables for friends, bots and watchers.",
    "bots": "Let bots of servers think on this machine.",
    "admin": "Run a house: backup, check, move, keep order.",
    "rules": "Read the rules of a game.",
    "show": "Draw a position.",
    "odds": "Tell what a seat may expect in a position.",
    "replay": "Tell a recorded game again.",
    "review": "Judge a finished game: decisions, and luck.",
    "puzzles": "Solve puzzles from played games.",
    "verify": "Check the luck and the moves of a record.",
    "simulate": "Let bots play many games.",
    "arena": "Let bots play matches and leagues.",
    "bot": "Check a bot of your own, or talk to one of ours.",
    "export": "Write recorded games as a table for learning.",
    "data": "Export the data of a game to edit it, or check an edited file.",
    "load": "Measure how many tables a server can bear.",
    "bench": "Measure the speed of the engine.",
    "completion": "Let a shell complete what you type.",
}


# The packages that come with each extra.
EXTRAS = {
    "server": ("apsw", "httptools", "prometheus_client", "starlette", "structlog", "uvicorn", "uvloop", "websockets"),
    "arena": ("matplotlib", "openskill"),
    "cluster": ("distributed",),
    "data": ("pyarrow",),
    "env": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
}


class Regalia(click.Group):
    """Loads a command when it is needed, and turns faulty input into one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"regalia.cli.{cmd_name}").command
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands and options that begin so; no command is loaded for it."""
        found = [CompletionItem(name, help=text) for name, text in COMMANDS.items() if name.startswith(incomplete)]
        return found + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except RegaliaError as fault:
            click.echo(str(fault), err=True)
            ctx.exit(1)
        except ModuleNotFoundError as fault:
            package = (fault.name or "").partition(".")[0]
            extra = next((name for name, packages in EXTRAS.items() if package in packages), "")
            if not extra:
                raise
            click.echo(f"This needs {package}: pip install 'regalia[{extra}]'.", err=True)
            ctx.exit(1)
        except BrokenPipeError:
            sys.stderr.close()
            ctx.exit(1)


@click.group(cls=Regalia, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    regalia.__version__, message=f"%(prog)s %(version)s (engine: {'compiled' if regalia.compiled else 'plain Python'})"
)
def main() -> None:
    """Board games about crowns: play them, watch bots play them, study them.

    \b
    regalia play                          choose a game and play against a bot
    regalia simulate um_krone_und_kragen  a hundred random games
    regalia COMMAND --help                what a command can do, with examples
    """
