"""What a player might think of besides the legal answers: shown greyed, with the reason why not."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.games.krone_und_schwert import actions as make
from regalia.games.krone_und_schwert.answers import (
    Ambush,
    Attack,
    Crown,
    Draw,
    Incite,
    Occupy,
    PapalVisit,
    Pass,
    Revolt,
    Sword,
    Truce,
)
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.view import SchwertView

DEEDS = (Draw, Revolt, Incite, PapalVisit, Occupy)
DEFENCES = (Pass, Truce, Ambush)


def thinkable(view: SchwertView) -> list[Act]:
    """Besides the legal answers: every deed, every card in hand, every space that comes to mind."""
    if view.asks == "marker":
        return [make.place(view, space) for space in view.map]
    if view.asks == "defence":
        return [make.plain(view, deed) for deed in DEFENCES]
    if view.asks == "revolt":
        return [make.plain(view, Crown), make.plain(view, Sword), *laying(view)]
    if view.asks != "action":
        return []
    first = make.begun(view)
    if first:
        return laying(view) if isinstance(first, Attack) else []
    return [*(make.plain(view, deed) for deed in DEEDS), *growing(view), *building(view), *attacking(view)]


def in_hand(view: SchwertView) -> list[str]:
    """The kinds of card in the hand, in the order of the table of cards."""
    return [card for card in NAMES if card in view.hand]


def laying(view: SchwertView) -> list[Act]:
    """Every card, and an end."""
    return [*(make.add(view, card) for card in in_hand(view)), make.that_is_all(view)]


def growing(view: SchwertView) -> list[Act]:
    """By one space or by two, with each card."""
    return [deed(view, card) for card in in_hand(view) for deed in (make.expand, make.expand_two)]


def building(view: SchwertView) -> list[Act]:
    """What the building cards in hand might do on one's own spaces."""
    mine = [space for space in view.land[view.seat] if space not in view.castles]
    deeds = {"build_castle": make.castle, "build_town": make.town, "build_cathedral": make.cathedral}
    return [deed(view, space) for card, deed in deeds.items() if card in view.hand for space in mine]


def attacking(view: SchwertView) -> list[Act]:
    """The foreign spaces beside one's own."""
    here = {view.map[space][:2] for space in view.land[view.seat]}
    foreign = [space for seat, land in enumerate(view.land) if seat != view.seat for space in land]
    return [make.attack(view, space) for space in foreign if beside(view.map[space][:2], here)]


def beside(at: tuple[int, int], places: set[tuple[int, int]]) -> bool:
    """Does a space at this place share a side with one of these?"""
    x, y = at
    corners = {(x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)}
    sides = {(x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)} if x % 2 == 0 else set()
    return bool((corners | sides) & places)
