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
from regalia.games.krone_und_schwert.neighbours import around, corners
from regalia.games.krone_und_schwert.view import SchwertView

DEEDS = (Draw, Revolt, Incite, PapalVisit, Occupy)
DEFENCES = (Pass, Truce, Ambush)
BUILDINGS = {"build_castle": make.castle, "build_town": make.town, "build_cathedral": make.cathedral}


def thinkable(view: SchwertView) -> list[Act]:
    """Besides the legal answers: every deed, every card in hand, every space that comes to mind."""
    if view.asks in ("marker", "re-entry"):
        return placing(view)
    if view.asks == "defence":
        return [make.plain(view, deed) for deed in DEFENCES]
    if view.asks == "revolt":
        return [make.plain(view, Crown), make.plain(view, Sword), *laying(view)]
    if view.asks != "action":
        return []
    first = make.begun(view)
    if first:
        return laying(view) if isinstance(first, Attack) else placing(view)
    return [*(make.plain(view, deed) for deed in DEEDS), *growing(view), *building(view), *attacking(view)]


def in_hand(view: SchwertView) -> list[str]:
    """The kinds of card in the hand, in the order of the table of cards."""
    return [card for card in NAMES if card in view.hand]


def placing(view: SchwertView) -> list[Act]:
    """A marker on any space."""
    return [make.place(view, space) for space in view.map]


def laying(view: SchwertView) -> list[Act]:
    """Every card, and an end."""
    return [*(make.add(view, card) for card in in_hand(view)), make.that_is_all(view)]


def growing(view: SchwertView) -> list[Act]:
    """By one space or by two, with each card."""
    return [deed(view, card) for card in in_hand(view) for deed in (make.expand, make.expand_two)]


def building(view: SchwertView) -> list[Act]:
    """What the building cards in hand might do on one's own spaces."""
    mine = [space for space in view.land[view.seat] if space not in view.castles]
    found = [deed(view, space) for card, deed in BUILDINGS.items() if card in view.hand for space in mine]
    return [*found, *founding(view)] if "build_town" in view.hand else found


def founding(view: SchwertView) -> list[Act]:
    """A big town on each octagon of one's own, with the first of its squares, or with none."""
    places = {view.map[space][:2]: space for space in view.map}
    octagons = [space for space in view.land[view.seat] if view.map[space][0] % 2 == 0]
    squares = {space: [places[at] for at in corners(view.map[space][:2]) if at in places] for space in octagons}
    return [make.big_town(view, space, (squares[space] or [space])[0]) for space in octagons]


def attacking(view: SchwertView) -> list[Act]:
    """The foreign spaces beside one's own; if there are none, another one, so that attacks are not forgotten."""
    here = {view.map[space][:2] for space in view.land[view.seat]}
    foreign = [space for seat, land in enumerate(view.land) if seat != view.seat for space in land]
    near = [space for space in foreign if not here.isdisjoint(around(view.map[space][:2]))]
    return [make.attack(view, space) for space in near or foreign[:1]]


def thinkable_at(view: SchwertView, space: str) -> list[Act]:
    """At a space, between two actions: what the cards in hand might build there; an attack, or growing there."""
    if view.asks != "action" or view.said or space not in view.map:
        return []
    deeds = [deed for card, deed in BUILDINGS.items() if card in view.hand]
    grow_or_fight = make.attack if make.owner_in(view, space) >= 0 else make.place
    return [deed(view, space) for deed in (*deeds, grow_or_fight)]
