"""regalia bot: for those who write a bot in any language."""

from __future__ import annotations

import sys

import click
import msgspec

from regalia.bots.conformance import Finding, check
from regalia.bots.spec import all_names, parse_spec
from regalia.bots.stdio import serve
from regalia.cli.common import bots_begun
from regalia.core.errors import RegaliaError
from regalia.core.registry import game as find_game
from regalia.core.registry import games as all_games

MARKS = {"ok": "✓", "remark": "·", "fault": "✗"}


@click.group("bot")
def command() -> None:
    """Check a bot of your own, or let one of ours speak the same protocol.

    A bot is any program that reads questions from its standard input and writes answers to its standard output, one
    JSON object a line. docs/bots.md describes them; examples/ has bots to begin with.

    \b
    regalia bot check "python3 examples/bot.py"
    regalia bot serve squire
    regalia arena um_krone_und_kragen "cmd:python3 examples/bot.py" random
    """


@command.command("check")
@click.argument("program", metavar="COMMAND")
@click.option("--game", "only", multiple=True, help="Only this game; may be given several times.")
@click.option("-n", "--games", "each", type=click.IntRange(1), default=2, show_default=True, help="Games of each kind.")
@click.option("--limit", type=click.FloatRange(0.001), default=10.0, show_default=True, help="Seconds for an answer.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def check_command(program: str, only: tuple[str, ...], each: int, limit: float, as_json: bool) -> None:
    """Play with a bot, tell it odd but valid things, and say what is wrong.

    It ends with code 1 if anything is. A bot that declines a game with an error is not wrong.

    \b
    regalia bot check "python3 examples/bot.py"
    regalia bot check ./mybot --game for_a_crown --games 10
    """
    chosen = [find_game(name) for name in only] or list(all_games().values())
    findings: list[Finding] = []
    for finding in check(program, chosen, each, limit):
        findings.append(finding)
        if not as_json:
            click.echo(f"{MARKS[finding.what]} {finding.sentence}")
    if as_json:
        click.echo(msgspec.json.encode(findings))
    if any(finding.what == "fault" for finding in findings):
        raise SystemExit(1)


@command.command("serve")
@click.argument("bot", metavar="BOT", shell_complete=bots_begun)
def serve_command(bot: str) -> None:
    """Answer for a seat on standard input and output, with one of our bots.

    \b
    regalia bot serve squire
    regalia bot check "regalia bot serve py:mybot:MyBot"
    regalia arena for_a_crown random "cmd:regalia bot serve squire"
    """
    spec = parse_spec(bot)
    if not spec.python and not any(spec.name in all_names(game) for game in all_games().values()):
        raise RegaliaError(f"None of our bots is called “{spec.name}”: see regalia games.")
    serve(bot, sys.stdin.buffer, sys.stdout.buffer)
