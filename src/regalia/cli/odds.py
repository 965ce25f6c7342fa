"""regalia odds: what a seat may expect of its answers and of the luck to come."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec

from regalia.cli.common import agreed, data_from, game_argument, language_option, table_options
from regalia.cli.show import laid_out
from regalia.core.errors import BadNotation, BadPosition
from regalia.core.files import content_of, parsed
from regalia.core.game import AnyGame
from regalia.core.odds import Odds
from regalia.core.say import say
from regalia.core.table import Table
from regalia.terminal.chances import write_odds
from regalia.terminal.paper import Paper

DICE_GAME = "um_krone_und_kragen"


@click.command("odds")
@game_argument()
@click.argument("position", type=click.Path(), required=False)
@click.option(
    "--seat", metavar="NAME", help="For this seat, with what it knows; without it, for the one that is asked."
)
@click.option("--characters", metavar="NAMES", help=f"{DICE_GAME}: those you own, such as farmer,guard.")
@click.option("--used", metavar="NAMES", help=f"{DICE_GAME}: those of them already used this turn.")
@click.option("--active", metavar="DICE", help=f"{DICE_GAME}: active dice, such as 4-5-2; none: before the first roll.")
@click.option("--aside", metavar="DICE", help=f"{DICE_GAME}: dice set aside, such as 4-4.")
@click.option("--aim", "aims", metavar="AIM", multiple=True, help="A character, 5x6, 5x (any face) or “beat 7x4”.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@language_option
@table_options
def command(game: AnyGame, position: str | None, seat: str | None, as_json: bool, language: str, **words: Any) -> None:
    """What a seat of GAME may expect in the position in POSITION (a JSON file, - for standard input).

    Each line is one thing that may happen: a bar, its chance, the exact fraction where it could be counted, else the
    bounds of the truth; and after an arrow the answer that leads to it. Only what the seat knows is used.

    In um_krone_und_kragen a turn can be given by words instead, and every chance is that of best play:

    \b
    regalia odds um_krone_und_kragen --characters farmer,guard
    regalia odds um_krone_und_kragen --characters farmer,guard --aside 4-4 --active 4-5-2
    regalia odds um_krone_und_kragen --active 6-6-1 --aim guard --aim 3x6 --aim "beat 2x5"

    The other games are asked about a position, as regalia show draws it:

    \b
    regalia odds krone_und_schwert position.json --seat red --language fr
    """
    table = table_of(game, position, words)
    asked = seat_of(table, seat)
    found = expected(table, asked, words["aims"])
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(for_programs(table, asked, found, language))))
    else:
        for_people(table, asked, found, language)


def table_of(game: AnyGame, position: str | None, words: dict[str, Any]) -> Table:
    """The table of a position file, or of the words of the command line."""
    spoken = {key: words[key] for key in ("characters", "used", "active", "aside") if words[key] is not None}
    if position is not None and spoken:
        raise BadNotation(f"Give a position or --{next(iter(spoken))}, not both.")
    if (spoken or words["aims"]) and game.id != DICE_GAME:
        raise BadNotation(f"Only {DICE_GAME} can be asked by words; give a position file for {game.id}.")
    if position is not None:
        content = sys.stdin.buffer.read() if position == "-" else content_of(position, BadPosition)
        given = parsed(content, BadPosition)
    elif game.id == DICE_GAME:
        given = by_words(game, spoken)
    else:
        raise BadNotation(f"Name a position file for {game.id}, or - for standard input.")
    if not isinstance(given, dict) or given.setdefault("game", game.id) != game.id:
        raise BadPosition(f"This is no position of {game.id}.", "$.game")
    options, data = agreed(words["options"], words["preset"]), data_from(words["data"])
    return laid_out({**given, **({"options": options} if options else {}), **({"data": data} if data else {})})


def by_words(game: AnyGame, spoken: dict[str, str]) -> dict[str, Any]:
    """A turn of the first seat."""
    first = game.colours[0]
    given: dict[str, Any] = {key: spoken[key] for key in ("active", "aside") if key in spoken}
    given["owned"] = {first: names_in(spoken.get("characters", ""))}
    given["used"] = names_in(spoken.get("used", ""))
    return given


def names_in(text: str) -> list[str]:
    """Names with commas or spaces between them."""
    return text.lower().replace(",", " ").split()


def seat_of(table: Table, name: str | None) -> int:
    """The seat that wants to know."""
    if name is not None:
        return table.seat(name)
    return (table.waiting() or [0])[0]


def expected(table: Table, seat: int, aims: tuple[str, ...]) -> tuple[Odds, ...]:
    """The odds of the game, or those of the aims that were named."""
    if not aims:
        return table.game.odds(table.view(seat), table.terms)
    from regalia.games.um_krone_und_kragen.outlook import odds_of_aims

    return odds_of_aims(table.view(seat), table.terms, aims)


# --- out


def for_people(table: Table, seat: int, found: tuple[Odds, ...], language: str) -> None:
    """One line each, with a bar."""
    paper, view = Paper(table.names), table.view(seat)
    if found:
        write_odds(paper, found, lambda what: table.say(what, language), lambda action: table.game.spell(view, action))
    else:
        paper.write(table.say(say("shell-no-odds"), language))


def for_programs(table: Table, seat: int, found: tuple[Odds, ...], language: str) -> list[dict[str, Any]]:
    """Every number as it is, with the words."""
    view = table.view(seat)
    return [
        {
            "what": table.say(each.what, language),
            "chance": each.chance,
            "exact": each.exact,
            "low": each.low,
            "high": each.high,
            "action": each.action,
            "answer": table.game.spell(view, each.action) if each.action >= 0 else "",
        }
        for each in found
    ]
