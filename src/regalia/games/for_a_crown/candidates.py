"""What a player might think of, offered or not: what is not offered is shown greyed, with its reason."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.act import Act
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import (
    Bribe,
    Decline,
    Family,
    Icon,
    blind,
    half,
    hit,
    move,
    payment,
    raccoon,
    recruit,
)
from regalia.games.for_a_crown.agenda import ICON_NUMBERS
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.view import CrownView


def thinkable(view: CrownView) -> list[Act]:
    """Every answer of the sort that is asked for."""
    if view.picked:
        return [payment(view, coins, view.owes - coins) for coins in range(view.owes, -1, -1)]
    return THINKABLE[view.asks](view) if view.asks in THINKABLE else []


def recruits(view: CrownView) -> list[Act]:
    """Every card that lies open, or whose pile is empty, in the order of the data; then the decks."""
    shown = {*view.piles, *(card for row in view.market.values() for card in row)}
    cards = [recruit(view, card) for card in view.kinds if card in shown]
    return [*cards, *(blind(view, level) for level in range(2, W.LEVELS + 1))]


def moves(view: CrownView) -> list[Act]:
    """Every portrait, to the left and to the right."""
    found: list[Act] = []
    for seat in range(len(view.families)):
        found += [move(view, seat, "left"), move(view, seat, "right")]
    return found


THINKABLE: dict[str, Callable[[CrownView], list[Act]]] = {
    "family": lambda view: [Family(family) for family in IDS],
    "recruit": recruits,
    "half": lambda view: [half(view, "a"), half(view, "b")],
    "icon": lambda view: [Icon(icon) for icon in ICON_NUMBERS],
    "raccoon": lambda view: [raccoon(view, seat) for seat in range(len(view.families))],
    "hit": lambda view: [hit(view, seat) for seat in range(len(view.families))],
    "move": moves,
    "bribe": lambda view: [Bribe(number) for number in range(view.raccoons[view.asked[0]] + 1)],
    "mage": lambda view: [Decline(), payment(view, 1, 0), payment(view, 0, 1)],
}
