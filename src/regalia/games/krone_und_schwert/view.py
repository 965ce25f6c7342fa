"""What a seat of Krone & Schwert may know, in words and small numbers."""

from __future__ import annotations

import msgspec

from regalia.core.game import View
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.charts import (
    Chart,
    Laid,
)

STEPS = {
    W.ELEMENT: "element",
    W.MARKER: "marker",
    W.RE_ENTRY: "re-entry",
    W.TAX: "tax",
    W.ACTION: "action",
    W.DEFENCE: "defence",
    W.REVOLT: "revolt",
}
KINDS = {word: kind for kind, word in STEPS.items()}

Bag = dict[str, int]


class Attack(msgspec.Struct, frozen=True):
    """An attack until it is decided."""

    attacker: int
    defender: int
    target: str
    cards: tuple[str, ...]
    strength: int  # of these cards
    castles: int  # of the defender: the strength must be greater
    strongest: str | None  # the card that an ambush strikes
    ambushed: int  # the strength that is left then


class Shuffle(msgspec.Struct, frozen=True):
    """What everybody remembers of the last shuffle."""

    unseen: Bag  # the cards nobody had seen just before it
    mixed_in: Bag  # the cards that went into the deck
    held: tuple[int, ...]  # how many of the unseen were in each hand
    drawn_since: tuple[int, ...]
    seen_since: tuple[tuple[str, ...], ...]  # what each has shown of cards nobody knew
    elder: tuple[int, ...]  # how many of those held had been held before the shuffle before it
    unseen_before: Bag  # and what these may be


class SchwertOpen(View, frozen=True, kw_only=True):
    """What everybody knows."""

    round: int
    start: int
    in_turn: int
    ap: int
    attacked: bool
    revolted: bool
    king: int | None
    papal: tuple[int, ...]  # seats with a Papal Visit before them
    leader: int | None  # of the revolt that is being voted on
    attack: Attack | None
    crown_worth: int  # what a vote for the crown counts
    # the board
    board: tuple[Laid, ...]
    laying: str  # the element to be laid now
    shape: Chart  # and its spaces in its own coordinates, before it is turned and shifted
    elements_left: tuple[str, ...]
    spaces: tuple[str, ...]  # every space by its number in an action
    map: Chart  # those on the board: x, y, terrain; both even: an octagon
    land: tuple[tuple[str, ...], ...]
    castles: tuple[str, ...]
    walls: tuple[int, ...]  # how many castles each seat has
    small_towns: tuple[str, ...]
    big_towns: tuple[tuple[str, str], ...]  # octagon and square
    cathedrals: tuple[str, ...]  # the octagons
    territories: tuple[tuple[int, ...], ...]  # sizes, largest first
    territory_points: tuple[tuple[int, int], ...]  # when the game is over: for the largest and the second one
    markers: tuple[int, ...]  # left to each
    supply: Bag
    # cards
    cards: dict[str, tuple[int, int, int]]  # combat value, shields, action points
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]  # known to be in each hand
    discard: Bag
    absent: Bag  # left out by a position
    deck_size: int
    end_phase: bool
    end_in: int | None  # cards to draw before game_end is among the next
    shuffle: Shuffle | None
    # people and points
    visible_swords: int
    people_pile: Bag
    people_discard: int
    announced: tuple[int | None, ...]
    gained: tuple[int, ...]  # seen by all since the last announcement
    threshold: int
    adjudicated: bool


class SchwertView(SchwertOpen, frozen=True, kw_only=True):
    """All that a seat may know: what everybody knows, and its own."""

    hand: tuple[str, ...]
    held: tuple[str, ...]  # the cards it held at the last shuffle that nobody had seen
    vp: tuple[int | None, ...]
    # its answer so far
    said: int
    laid: tuple[str, ...]  # cards
    first_space: str
    target: str  # the space for which cards are being laid
