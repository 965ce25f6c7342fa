"""What an answer ends or touches for good: the turn, the luck of a pile, or what a hand has hidden so far."""

from __future__ import annotations

from regalia.core.act import Act, Lasting
from regalia.core.remembering import of_latest
from regalia.games.krone_und_schwert.actions import begun
from regalia.games.krone_und_schwert.answers import (
    Ambush,
    BigTown,
    Castle,
    Cathedral,
    Draw,
    EndTurn,
    Expand,
    ExpandTwo,
    Incite,
    Occupy,
    PapalVisit,
    Place,
    Revolt,
    Tax,
    Town,
    Truce,
)
from regalia.games.krone_und_schwert.view import SchwertView

WHOLE = {Draw, Incite, PapalVisit, Castle, Town, BigTown, Cathedral}  # nothing is left to be said of them
ON_SPACES = {Occupy, Expand, ExpandTwo}
LUCK = {Draw, Incite, Tax}
SHOWS = {PapalVisit, Castle, Town, BigTown, Cathedral, Truce, Ambush}  # a card that nobody had to know of


def lasting(view: SchwertView, act: Act) -> Lasting:
    """The end of the turn first; then the luck, then the secrets."""
    kind = type(act)
    if kind is Place:
        return when_placed(view)
    if kind is Revolt:
        return "others"  # everybody writes a letter at once
    if kind is EndTurn or (kind in WHOLE and takes_all_points(view, act)):
        return "turn"
    if kind in LUCK:
        return "luck"
    return "secret" if kind in SHOWS else ""


@of_latest
def when_placed(view: SchwertView) -> Lasting:
    """The same for a marker, wherever it goes: what counts is the answer that it completes."""
    whole = completed(view)
    if view.asks == "marker" or (whole is not None and takes_all_points(view, whole)):
        return "turn"
    return "secret" if isinstance(whole, Expand | ExpandTwo) else ""


def takes_all_points(view: SchwertView, act: Act) -> bool:
    """Is no action point left after it?"""
    return getattr(act, "ap", None) == view.ap


def completed(view: SchwertView) -> Act | None:
    """The answer that a marker completes; None if it is no last part of one."""
    first = begun(view)
    if type(first) not in ON_SPACES:
        return None
    return None if isinstance(first, ExpandTwo) and not view.first_space else first
