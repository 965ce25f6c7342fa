"""The fields of an observation, in the order in which sight.py writes them."""

from __future__ import annotations

from regalia.core.layout import Field
from regalia.games.um_krone_und_kragen.words import CHARACTERS, MOST_DICE, SIX


def layout(seats: int) -> tuple[Field, ...]:
    """Every field with its shape and the most it can be; seats are counted from one's own, clockwise."""
    return (
        Field("step", (4,)),  # start die, before the first roll, dice, claim
        Field("answering"),
        Field("round", (), 127),
        Field("turn", (), seats),  # of this round
        Field("final"),
        Field("in_turn", (seats,)),
        Field("start", (seats,)),
        Field("hand", (), MOST_DICE),
        Field("active", (SIX,), MOST_DICE),
        Field("aside", (SIX,), MOST_DICE),
        Field("set_since_roll"),
        Field("unused", (CHARACTERS,)),
        Field("using", (CHARACTERS,)),
        Field("chosen", (SIX,), MOST_DICE),
        Field("start_dice_asked", (), MOST_DICE),
        Field("owned", (seats, CHARACTERS)),
        Field("charlatans", (seats,), MOST_DICE),
        Field("court", (CHARACTERS,), 7),
        Field("first_king", (seats,)),
        Field("holder", (seats,)),
        Field("best", (2,), MOST_DICE),  # how many equal dice, and their face
        Field("thrown", (seats, 3), MOST_DICE),  # the same of each seat, and how early it was
    )
