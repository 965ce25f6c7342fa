"""How far the effects of a turned card have come: each icon done, due now, to be chosen from or still to come."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from regalia.core.remembering import REMEMBERED
from regalia.games.for_a_crown.agenda import icon_words
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.view import Agenda, Icons, Step

TARGETED = ("raccoon", "hit", "move")  # icons that ask for something


@lru_cache(REMEMBERED)
def card_steps(terms: Terms, agenda: Agenda, card: str) -> tuple[Step, ...]:
    """The icons of the turned card; while the die's face is applied, the die is due."""
    if not agenda.effects or card not in terms.kind_ids:
        return ()
    row = icon_words(terms.cards.icons[2 * terms.kind_ids.index(card) + (agenda.half == "b")])
    if len(agenda.effects) == 2:
        return steps(row, ("die",), (), agenda.effects[1])
    return steps(row, due(agenda), agenda.icons, agenda.effects[0])


@lru_cache(REMEMBERED)
def face_steps(terms: Terms, agenda: Agenda, face: int) -> tuple[Step, ...]:
    """The icons of the face, while it is applied."""
    if len(agenda.effects) < 2 or not face:
        return ()
    return steps(icon_words(terms.faces[face - 1]), due(agenda), agenda.icons, agenda.effects[0])


def due(agenda: Agenda) -> Icons:
    """The icon that is applied now."""
    return (agenda.asks,) if agenda.asks in TARGETED else ()


def steps(row: Icons, now: Icons, choices: Icons, rest: Icons) -> tuple[Step, ...]:
    """A row of icons in the order in which they are applied, as far as that is known."""
    done = without(row, (*now, *choices, *rest))
    return (
        *(Step(icon, "done") for icon in done),
        *(Step(icon, "now") for icon in now),
        *(Step(icon, "choice") for icon in choices),
        *(Step(icon, "next") for icon in rest),
    )


def without(row: Icons, icons: Iterable[str]) -> Icons:
    """The first icons of a row, when others of it are still to come."""
    left = list(reversed(row))
    for icon in icons:
        if icon in left:
            left.remove(icon)
    return tuple(reversed(left))
