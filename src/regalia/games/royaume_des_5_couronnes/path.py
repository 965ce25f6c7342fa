"""The path: what lies on it, who is blocked, and how bare spaces are covered again (rulebook: components, refills)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import one, total
from regalia.core.ints import bit, first_n, has, of
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.words import (
    ALL_KNIGHTS,
    CHANCE_CARD,
    COLOURS,
    COVERED,
    MONSTER,
    NO_CARD,
    RESHUFFLED,
    TRAP,
    TREASURE,
    TURNED_UP,
    WEAPON,
)

# --- the knights


def in_play(s: RoyaumePieces) -> i64:
    """The knights that are not home."""
    return ALL_KNIGHTS & ~s.home


def blocked_knights(s: RoyaumePieces) -> i64:
    """Those whose space holds a face-up trap or monster, and no others (RC-R6)."""
    blocking: i64 = s.traps | s.monsters
    found: i64 = 0
    for c in range(COLOURS):
        if has(blocking, of(s.knights, c)):
            found |= bit(c)
    return found & ~s.home


def free_knights(s: RoyaumePieces) -> i64:
    """All others in play: on the castle, in the lair, on bare spaces, beside weapons and treasures (RC-R7)."""
    return in_play(s) & ~blocked_knights(s)


def knights_on(s: RoyaumePieces, space: i64) -> i64:
    """The knights in play that stand on a space."""
    found: i64 = 0
    for c in range(COLOURS):
        if of(s.knights, c) == space:
            found |= bit(c)
    return found & ~s.home


# --- the cards


def on_path(s: RoyaumePieces, space: i64) -> bool:
    """Neither the castle nor the lair."""
    return 1 <= space <= s.terms.path


def whole_path(s: RoyaumePieces) -> i64:
    """Every space between castle and lair."""
    return first_n(s.terms.path + 1) - 1


def covered(s: RoyaumePieces) -> i64:
    """The spaces on which a card lies."""
    return s.face_down | open_cards(s)


def open_cards(s: RoyaumePieces) -> i64:
    """The spaces on which a card lies face up."""
    return s.traps | s.monsters | s.weapons | s.treasures


def card_on(s: RoyaumePieces, space: i64) -> i64:
    """What lies face up on a space, or NO_CARD."""
    if has(s.traps, space):
        return TRAP
    if has(s.monsters, space):
        return MONSTER
    if has(s.weapons, space):
        return WEAPON
    return TREASURE if has(s.treasures, space) else NO_CARD


def lay_open(s: RoyaumePieces, space: i64, card: i64) -> None:
    """A card lies face up on a space."""
    if card == TRAP:
        s.traps |= bit(space)
    elif card == MONSTER:
        s.monsters |= bit(space)
    elif card == WEAPON:
        s.weapons |= bit(space)
    else:
        s.treasures |= bit(space)


def discard(s: RoyaumePieces, space: i64) -> None:
    """The card that lies face up on a space goes to the rejet."""
    s.rejet += one(card_on(s, space))
    gone: i64 = ~bit(space)
    s.traps &= gone
    s.monsters &= gone
    s.weapons &= gone
    s.treasures &= gone


def turn_up(s: RoyaumePieces, space: i64) -> None:
    """A card that lay face down shows what it is."""
    card: i64 = s.drawn(s.unseen, CHANCE_CARD)
    s.unseen -= one(card)
    s.face_down &= ~bit(space)
    lay_open(s, space, card)
    s.tell(TURNED_UP, space, card)
    s.beat()


# --- the talon


def talon_size(s: RoyaumePieces) -> i64:
    """How many cards are left to draw before the rejet is shuffled."""
    return s.talon + total(s.reshuffled)


def cover_if_bare(s: RoyaumePieces, space: i64) -> None:
    """No space of the path stays bare: its last knight gone, the next card covers it face up, at once (RC-R30)."""
    if on_path(s, space) and not has(covered(s), space) and knights_on(s, space) == 0:
        card: i64 = next_card(s)
        lay_open(s, space, card)
        s.tell(COVERED, space, card)


def next_card(s: RoyaumePieces) -> i64:
    """The top card of the talon; if there is none, the rejet becomes the talon first (RC-R63, RC-R64)."""
    if s.talon:
        card: i64 = s.drawn(s.unseen, CHANCE_CARD)
        s.unseen -= one(card)
        s.talon -= 1
        return card
    if s.reshuffled == 0:
        s.tell(RESHUFFLED, total(s.rejet))
        s.reshuffled = s.rejet
        s.rejet = 0
    card = s.drawn(s.reshuffled, CHANCE_CARD)
    s.reshuffled -= one(card)
    return card
