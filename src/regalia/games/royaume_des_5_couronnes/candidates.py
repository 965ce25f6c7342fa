"""What a player might think of besides what is allowed: every knight, every prince, every colour."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.games.royaume_des_5_couronnes import actions as A
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

COLOURS = {"take": A.take, "excuse": A.excuse, "pay": A.pay}


def thinkable(view: RoyaumeView) -> list[Act]:
    """The answers worth showing, by what is asked."""
    five = range(len(view.knights))
    if view.asks in COLOURS:
        return [COLOURS[view.asks](view, c) for c in five]
    if view.asks == "lay cards":
        return [*map(A.Lay, range(1, len(view.path) + 1)), A.LayTheRest()]
    if view.asks == "phase a":
        others = [seat for seat in range(len(view.power)) if seat != view.seat]
        return [*(A.free(view, c) for c in five), *(A.duel(view, seat) for seat in others), A.Roll()]
    return moves(view, five) if view.asks.endswith("move") else []


def moves(view: RoyaumeView, five: range) -> list[Act]:
    """After the roll: every knight with every die, or both ways by the Wizard; the others may call."""
    if view.asks == "second move":
        return [A.move(view, c, view.die_left) for c in five]
    if view.seat != view.in_turn:
        return [A.Call(), A.Silent()]
    if view.dice[0] == view.dice[1]:
        return [way(view, c) for c in five for way in (A.forward, A.back)]
    return [A.move(view, c, die) for c in five for die in view.dice]
