"""Cards in words: of the market, of the decks and of the families. The same cards are the same object, so that it costs
nothing to see that they have not changed."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from regalia.core.ints import has, how_many
from regalia.core.remembering import REMEMBERED
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.cards import card_in, sleeves_used
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.view import Card

UNKNOWN = "?"  # a card that is known to its family only


@lru_cache(REMEMBERED)
def piles(terms: Terms, heap: int) -> dict[str, int]:
    """The cards of level 1 in a heap."""
    return {terms.kind_ids[kind]: terms.cards.in_heap(heap, kind) for kind in terms.kinds_by_level[1]}


@lru_cache(REMEMBERED)
def by_level(terms: Terms, heap: int) -> dict[str, tuple[str, ...]]:
    """The cards of a heap, of levels 2 to 5."""
    return {str(level): words_of(terms, heap, level) for level in range(2, W.LEVELS + 1)}


@lru_cache(REMEMBERED)
def heights(terms: Terms, decks: int) -> dict[str, int]:
    """How many cards the decks have, of levels 2 to 5."""
    return {str(level): how_many(decks & terms.cards.of_level[level]) for level in range(2, W.LEVELS + 1)}


def words_of(terms: Terms, heap: i64, level: i64) -> tuple[str, ...]:
    """The cards of a level in a heap, by their ids."""
    kinds = terms.kinds_by_level[level]
    return tuple(terms.kind_ids[kind] for kind in kinds for _ in range(terms.cards.in_heap(heap, kind)))


@lru_cache(REMEMBERED)
def row_of(terms: Terms, sleeves: int, blind: int, down: int, own: bool) -> tuple[Card, ...]:
    """The cards of a family in its sleeves, as it sees them itself or as the others do."""
    places = range(sleeves_used(sleeves))
    return tuple([card(terms, card_in(sleeves, n) - 1, has(blind, n), has(down, n), own) for n in places])


def card(terms: Terms, kind: i64, blind: bool, face_down: bool, own: bool) -> Card:
    """A card of a family."""
    name = UNKNOWN if blind and not own else terms.kind_ids[kind]
    return Card(name, terms.cards.level[kind], blind, face_down)
