"""Which spaces of a seen board lie side by side, and where a seat could grow."""

from __future__ import annotations

from regalia.core.remembering import of_latest
from regalia.games.krone_und_schwert.view import SchwertView

Place = tuple[int, int]


@of_latest
def free_spaces(view: SchwertView) -> tuple[str, ...]:
    """The spaces that nobody owns."""
    owned = {space for land in view.land for space in land}
    return tuple([space for space in view.map if space not in owned])


@of_latest
def border(view: SchwertView) -> tuple[str, ...]:
    """The free spaces beside one's own."""
    own = view.land[view.seat] if view.seat >= 0 else ()
    beside = {place for space in own for place in around(view.map[space][:2])}
    return tuple([space for space in free_spaces(view) if view.map[space][:2] in beside])


def around(at: Place) -> tuple[Place, ...]:
    """The places with which a space at this place would share a side."""
    x, y = at
    sides = ((x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)) if x % 2 == 0 else ()
    return (*sides, *corners(at))


def corners(at: Place) -> tuple[Place, ...]:
    """The places at the corners of another."""
    x, y = at
    return ((x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1))
