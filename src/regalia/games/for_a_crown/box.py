"""What a table has agreed on, in words: cards, icons, prices and options. It is made once a table and never changes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from regalia.core.remembering import REMEMBERED
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import icon_words
from regalia.games.for_a_crown.pieces import Terms, price
from regalia.games.for_a_crown.terms import HISTORY_WORDS
from regalia.games.for_a_crown.view import Icons


@lru_cache(REMEMBERED)
def what_was_agreed(terms: Terms) -> dict[str, Any]:
    """The fields of a view that never change."""
    return {
        "rounds": terms.rounds,
        "track": tuple(prices_in(terms, number) for number in range(1, terms.rounds + 1)),
        "kinds": tuple(terms.kind_ids),
        "levels": terms.levels,
        "icons": tuple(printed(terms, kind) for kind in range(terms.cards.kinds)),
        "faces": {name: icons_in(terms.faces[face]) for face, name in enumerate(terms.face_ids)},
        "heirloom": terms.heirloom,
        "burglary": terms.burglary,
        "event_kinds": dict(zip(terms.event_ids, terms.event_kinds, strict=True)),
        "names": terms.strange_names,
        "mark": terms.mark,
        "zones": terms.losses,
        "history": HISTORY_WORDS[terms.history],
        "show_split": not terms.hidden_split,
        "chat": terms.chat == 1,
    }


@lru_cache(REMEMBERED)
def prices_in(terms: Terms, round_: int) -> tuple[int | None, ...]:
    """What each level costs in a round."""
    found = [price(terms, round_, level) for level in range(1, W.LEVELS + 1)]
    return tuple(None if cost == W.CLOSED else cost for cost in found)


def printed(terms: Terms, kind: int) -> tuple[Icons, ...]:
    """What is printed on a mercenary: a row of icons, or two halves."""
    icons = terms.cards.icons
    first = icons_in(icons[2 * kind])
    return (first, icons_in(icons[2 * kind + 1])) if terms.cards.level[kind] == 1 else (first,)


@cache
def icons_in(icons: int) -> Icons:
    """A row of icons by name; there are few."""
    return icon_words(icons)
