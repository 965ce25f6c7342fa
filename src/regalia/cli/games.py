"""regalia games: what there is to play."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from regalia.bots.spec import all_names
from regalia.core.game import AnyGame
from regalia.core.options import Option, spelled
from regalia.core.registry import games


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(as_json: bool) -> None:
    """The games there are, with players, options, presets and bots.

    \b
    regalia games
    regalia games --json
    """
    if as_json:
        click.echo(msgspec.json.encode([described(game) for game in games().values()]))
        return
    for game in games().values():
        click.echo(f"{game.id}  ({game.players[0]}–{game.players[-1]} players)")
        for option in game.options.options:
            click.echo(f"    {option.key} = {spelled(option.default)}   [{option.choices()}]")
        if game.options.presets:
            click.echo(f"    presets: {', '.join(game.options.presets)}")
        click.echo(f"    bots: {', '.join(all_names(game))}")


def described(game: AnyGame) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": game.id,
        "version": game.version,
        "players": [game.players[0], game.players[-1]],
        "options": {option.key: values_of(option) for option in game.options.options},
        "presets": game.options.presets,
        "bots": all_names(game),
    }


def values_of(option: Option) -> dict[str, Any]:
    """An option for programs."""
    found: dict[str, Any] = {"default": option.default, "values": list(option.values)}
    if option.least <= option.most:
        found["least"], found["most"] = option.least, option.most
    return found
