"""regalia play: a table in the terminal."""

from __future__ import annotations

import click

from regalia.bots.levels import USUAL
from regalia.cli.common import agreed, bot_option, data_from, game_argument, language_option, table_options
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed, new_secret
from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.core.say import say
from regalia.core.speech import speech
from regalia.core.table import new_table
from regalia.terminal.local import LocalSession
from regalia.terminal.pace import PACES
from regalia.terminal.pace import USUAL as USUAL_PACE
from regalia.terminal.session import Manner


@click.command("play")
@game_argument(required=False)
@click.option("-p", "--players", type=int, help="How many seats; as few as the game allows if not given.")
@click.option("--people", type=click.IntRange(0), default=1, show_default=True, help="How many of them are people.")
@click.option("--names", metavar="NAMES", help="The names of all seats, people first: --names 'Ann Ben Cleo'.")
@bot_option("--bot", default="", help="Who plays the other seats; page, squire, knight (if not given) or monarch.")
@click.option("--seed", type=int, help="Play with this luck; without it the luck is fair and can be verified.")
@click.option(
    "--join", "link", metavar="LINK", help="Play at a table of a server: its link, a seat's link, or SERVER/CODE."
)
@click.option(
    "--pace",
    type=click.Choice(list(PACES)),
    default=USUAL_PACE,
    show_default=True,
    help="How long moments are shown before the game goes on; Enter skips.",
)
@click.option("--save", type=click.Path(), metavar="FILE", help="Keep a record of the game, written after every move.")
@table_options
@language_option
def command(
    game: AnyGame | None,
    players: int | None,
    people: int,
    names: str | None,
    bot: str,
    seed: int | None,
    link: str | None,
    pace: str,
    save: str | None,
    options: tuple[str, ...],
    preset: str | None,
    data: str | None,
    language: str,
) -> None:
    """Play in the terminal, against bots or with friends around one keyboard.

    \b
    regalia play                                     choose a game
    regalia play um -p 3 -l de                       against two bots, in German; the beginning of a name is enough
    regalia play um_krone_und_kragen --people 2 --names 'Ann Ben' --preset print
    regalia play --join http://127.0.0.1:8080/tukaribo --names Ann    at a table of a server, by its code
    """
    manner = Manner(language, pace)
    if link is not None:
        from regalia.cli.remote import play_at  # needs the extra “server”

        play_at(link, names or "", manner)
        return
    game = game or chosen_game(language)
    seats = names if names else (players if players is not None else game.players[0])
    luck = new_secret() if seed is None else Seed(seed)
    table = new_table(game, seats, luck, agreed(options, preset), data_from(data))
    if people > len(table.names):
        raise RegaliaError(f"There are {len(table.names)} seats, so at most as many people.")
    LocalSession(table, people, bot or USUAL, manner, save).run()


def chosen_game(language: str) -> AnyGame:
    """Ask which game."""
    found = list(games().values())
    for number, game in enumerate(found, start=1):
        words = speech(game.package, language)
        click.echo(f"{number}  {words.say(say('game-title'), [])} – {words.say(say('game-line'), [])}")
    which = speech(found[0].package, language).say(say("shell-which"), [])
    number = click.prompt(which, type=click.IntRange(1, len(found)), default=1)
    return found[number - 1]
