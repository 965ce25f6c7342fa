"""regalia-dev show: a game between bots, recorded to be shown with comments on the page."""

from __future__ import annotations

from pathlib import Path

import click

from regalia.bots.external import Stable, place_at
from regalia.bots.spec import check_spec, sit_down
from regalia.cli.common import game_argument
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.record import record_of, write
from regalia.core.table import Table, new_table
from regalia.server.shows import file_of

PLAYERS = ("Aurelia", "Balduin", "Clothilde", "Dagobert", "Ermesinde")
LIMIT = 60.0  # seconds for an answer


@click.command("show")
@game_argument()
@click.option("--seats", type=click.IntRange(2, len(PLAYERS)), default=3, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", default="monarch:300", show_default=True, help="Who plays, on every seat.")
@click.option("--to", "path", type=click.Path(path_type=Path), help="Another file than the game's own.")
def command(game: AnyGame, seats: int, seed: int, bot: str, path: Path | None) -> None:
    """Let bots play GAME and keep the record as the game that the page shows with comments.

    \b
    regalia-dev show for_a_crown --seed 7
    regalia-dev show um_krone_und_kragen --seats 2 --to /tmp/game.json
    """
    table = new_table(game, list(PLAYERS[:seats]), Seed(seed), game.options.settle(game.short))
    play_out(table, bot, seed)
    file = path or file_of(game)
    file.write_bytes(write(record_of(table)))
    click.echo(f"{file}: {len(table.moves)} answers, {len(table.story)} events")


def play_out(table: Table, bot: str, seed: int) -> None:
    """Bots answer until the game is over."""
    stable, spec = Stable(), check_spec(bot, table.game)
    bots = [sit_down(spec, place_at(table, seat, seed + seat), stable, LIMIT) for seat in range(len(table.names))]
    try:
        while not table.is_over:
            seat = table.state.seat_to_answer()
            prompt = table.prompt(seat)
            refusal = table.play(seat, (int(bots[seat].choose(prompt.view, prompt)),))
            assert refusal is None, f"seed {seed}: a bot answered what is not allowed"
    finally:
        stable.close()
