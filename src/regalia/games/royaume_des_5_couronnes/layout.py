"""The fields of an observation, in the order in which sight.py writes them."""

from __future__ import annotations

from regalia.core.layout import Field
from regalia.games.royaume_des_5_couronnes.words import CARDS, COLOURS, D6

KINDS = 4  # of course cards: trap, monster, weapon, treasure


def layout(seats: int, path: int) -> tuple[Field, ...]:
    """Every field with its shape and the most it can be; seats are counted from one's own, clockwise."""
    return (
        Field("step", (7,)),  # lay cards, phase A, take, excuse, first move, pay, second move
        Field("answering"),
        Field("in_turn", (seats,)),
        Field("game_master", (seats,)),
        Field("turn", (), 127),
        Field("dice", (2,), D6),
        Field("die_left", (), D6),
        Field("moved", (COLOURS,)),
        Field("opponent", (seats,)),
        Field("duelled"),
        Field("challenged", (seats,)),
        Field("window"),
        Field("called", (seats,)),
        Field("silent"),
        Field("spaces", (COLOURS,), path + 1),  # of the knights
        Field("crowned", (COLOURS,)),
        Field("blocked", (COLOURS,)),
        Field("circles", (COLOURS, COLOURS)),  # in each circle: whose crown
        Field("path", (path,), 5),  # bare, face down, trap, monster, weapon, treasure
        Field("talon", (), CARDS),
        Field("unseen", (KINDS,), 31),
        Field("reshuffled", (KINDS,), 31),
        Field("rejet", (KINDS,), 31),
        Field("power", (seats,), 31),
        Field("pawns", (seats, COLOURS), 31),
        Field("order", (COLOURS, COLOURS)),  # one's own secret one: in each place, whose crown
    )
