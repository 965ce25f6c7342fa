"""What a player might think of and see greyed, with the reason why not."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.actions import (
    Choose,
    DeclineDie,
    Finish,
    Pass,
    Take,
    TakeDie,
    ThatIsAll,
    Use,
    roll,
    set_aside,
)
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

FACES = range(1, W.SIX + 1)


def thinkable(view: KragenView) -> list[Act]:
    """Every deed, every face, every own character; at a claim the whole court."""
    if view.asks == "claim":
        return [*map(Take, NAMES), Pass()]
    if view.asks == "start die":
        return [TakeDie(view.using), DeclineDie(view.using), roll(view)]
    if view.using:
        return [ThatIsAll(), *map(Choose, FACES)]
    return [roll(view), Finish(), *(set_aside(view, face) for face in FACES), *map(Use, usable(view))]


def usable(view: KragenView) -> list[str]:
    """One's own characters but the king; charlatans come last."""
    mine = [name for name in NAMES if name in view.owned[view.seat] and name != "king"]
    return [*mine, "charlatan"] if view.charlatans[view.seat] else mine
