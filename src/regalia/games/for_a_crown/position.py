"""Positions in words: any moment of a game as a small object that people write and read."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.ints import has, members_of
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import begun
from regalia.games.for_a_crown.agenda import agenda_of
from regalia.games.for_a_crown.cards import card_in, sleeve, sleeves_used
from regalia.games.for_a_crown.families import FAMILIES
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.viewing import heap_words, kinds_of, members_by_influence, prices

UNSEEN = "unseen event"
BONUSES = ("influence", "coins", "raccoons")

Bounds = tuple[int, int | None]


class Fall(msgspec.Struct, forbid_unknown_fields=True):
    """When a family fell (1 for the first), and from which space."""

    time: int = 1
    space: int = 1


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody can tell of a chest: least and most; null: no bound."""

    rubies: Bounds = (0, None)
    coins: Bounds = (0, None)
    both: Bounds = (0, None)


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position; every field may be left out."""

    game: str = "for_a_crown"
    round: int = 1
    recruiting: int | None = None  # the pass; default: 1 while recruits or families are chosen, else 0
    asks: str | None = None  # default: recruit, or what a turned card suggests
    who: str | None = None  # who is asked; default: as the rules say
    families: dict[str, str] = {}
    influence: list[str] | str | None = None  # most influential first; hangs them from the mark leftwards
    gallery: dict[str, int | str] | str | None = None  # by seat, or by space, or “8:RAB 7:PEN”
    fallen: dict[str, Fall] = {}
    chests: dict[str, str] = {}  # “4r 2c 1t H”: rubies, coins, raccoons, heirloom unsold (h: sold)
    rubies: dict[str, int] = {}
    coins: dict[str, int] = {}
    raccoons: dict[str, int] = {}
    sold: list[str] = []
    dealt: dict[str, int] = {}
    known: dict[str, Known] = {}
    reserve: dict[str, int] = {}
    prices: list[int | None] | None = None  # follows from the round; checked if given
    piles: dict[str, int] = {}
    market: dict[str, list[str]] = {}
    decks: dict[str, list[str] | int] = {}
    cards: dict[str, list[str]] = {}  # of each family, in the order it recruited them
    blind: dict[str, list[str]] = {}  # those of them that only their family knows
    pile: list[str] | None = None  # face down: “RAB L1A”, “E1”, “unseen event”
    revealed: list[str] | None = None  # this round
    unseen_events: list[str] | None = None
    event_deck: int | None = None  # follows from the others; checked if given
    turned: str = ""
    face: str = ""
    icons: list[str] = []
    effects: list[list[str]] | None = None  # left of the die’s face and of the card, or of the card alone
    half: str = ""  # the half of the turned card that is used
    done: list[str] | None = None
    order: list[str] | None = None
    picked: str = ""
    bonuses: dict[str, list[str]] = {}


def dump(s: CrownState, names: list[str]) -> dict[str, Any]:
    """The position of a table, complete."""
    position = Position(**table_parts(s, names), **card_parts(s, names), **agenda_parts(s, names))
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    del found["chests"]  # a short form of rubies, coins, raccoons and sold
    return found


def table_parts(s: CrownState, names: list[str]) -> dict[str, Any]:
    """Families, gallery, chests and reserve."""
    seats = range(s.seats)
    return {
        "round": s.round,
        "recruiting": s.recruiting,
        "families": {names[i]: FAMILIES[s.families[i] - 1].id for i in seats if s.families[i]},
        "influence": [names[i] for i in members_by_influence(s)],
        "gallery": {names[i]: s.spaces[i] for i in seats if has(s.in_play, i)},
        "fallen": {names[i]: Fall(s.fallen[i] // 64, s.fallen[i] % 64) for i in seats if s.fallen[i]},
        "rubies": {names[i]: s.rubies[i] for i in seats},
        "coins": {names[i]: s.coins[i] for i in seats},
        "raccoons": {names[i]: s.raccoons[i] for i in seats},
        "sold": [names[i] for i in seats if not has(s.unsold, i)],
        "dealt": {names[i]: s.dealt[i] for i in seats},
        "known": {names[i]: known(s, i) for i in seats},
        "reserve": {"rubies": s.reserve_rubies, "coins": s.reserve_coins, "raccoons": s.reserve_raccoons},
        "prices": prices(s),
        "bonuses": {names[i]: [BONUSES[b] for b in members_of(s.bonuses[i])] for i in seats if s.bonuses[i]},
    }


def known(s: CrownState, seat: int) -> Known:
    """What everybody can tell of a chest."""
    return Known(
        bounds(s.ruby_least[seat], s.ruby_most[seat]),
        bounds(s.coin_least[seat], s.coin_most[seat]),
        bounds(s.wealth_least[seat], s.wealth_most[seat]),
    )


def bounds(least: int, most: int) -> Bounds:
    """Two bounds in words."""
    return least, None if most >= W.NOT_KNOWN else most


def card_parts(s: CrownState, names: list[str]) -> dict[str, Any]:
    """Market, decks, sleeves and the common pile."""
    seats, levels = range(s.seats), range(2, W.LEVELS + 1)
    owned = {names[i]: [card_word(s, i, place) for place in range(sleeves_used(s.sleeves[i]))] for i in seats}
    blind = {
        names[i]: [card_word(s, i, p) for p in range(sleeves_used(s.sleeves[i])) if has(s.blind, sleeve(i, p))]
        for i in seats
    }
    everything = [sleeve(i, p) for i in seats for p in range(sleeves_used(s.sleeves[i]))]
    everything += [W.FIRST_EVENT + e for e in range(len(s.terms.events)) if not has(s.unseen_events, e)]
    hidden = int(has(s.pile, W.UNSEEN_EVENT))
    return {
        "piles": {s.terms.kind_ids[k]: s.terms.cards.in_heap(s.market, k) for k in kinds_of(s, 1)},
        "market": {str(level): list(heap_words(s, s.market, level)) for level in levels},
        "decks": {str(level): list(heap_words(s, s.decks, level)) for level in levels},
        "cards": owned,
        "blind": {name: cards for name, cards in blind.items() if cards},
        "pile": [member_word(s, m, names) for m in everything if has(s.pile, m)] + [UNSEEN] * hidden,
        "revealed": [member_word(s, m, names) for m in everything if not has(s.pile, m)],
        "unseen_events": [s.terms.event_ids[e] for e in members_of(s.unseen_events)],
        "event_deck": len(members_of(s.unseen_events)) - hidden,
    }


def card_word(s: CrownState, seat: int, place: int) -> str:
    """The id of the card in a sleeve."""
    return s.terms.kind_ids[card_in(s.sleeves[seat], place) - 1]


def member_word(s: CrownState, member: int, names: list[str]) -> str:
    """A card of the common pile: its family and its id, or an event."""
    if member >= W.FIRST_EVENT:
        return s.terms.event_ids[member - W.FIRST_EVENT]
    return f"{names[member // W.SLEEVES]} {card_word(s, member // W.SLEEVES, member % W.SLEEVES)}"


def agenda_parts(s: CrownState, names: list[str]) -> dict[str, Any]:
    """The question and what waits below it."""
    agenda = agenda_of(s)
    return {
        "asks": agenda.asks or "over",
        "who": names[agenda.seat] if agenda.asks else None,
        "turned": member_word(s, s.turned - 1, names) if s.turned else "",
        "face": s.terms.face_ids[s.face - 1] if s.face else "",
        "icons": list(agenda.icons),
        "effects": [list(icons) for icons in agenda.effects],
        "half": agenda.half,
        "done": [names[seat] for seat in agenda.done],
        "order": [names[seat] for seat in agenda.order],
        "picked": begun(s, agenda.seat) if agenda.asks else "",
    }
