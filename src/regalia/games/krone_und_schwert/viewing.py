"""What everybody sees of Krone & Schwert, and what a seat alone sees: the fields of a view.

Compiled, since a server fills them at every answer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from regalia.core.bag import count, things, total
from regalia.core.beat import asks_in_a_word, seats_asked
from regalia.core.ints import has, members_of
from regalia.core.remembering import REMEMBERED, alone
from regalia.core.step import first, kind_of, second
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.attack import strongest_card
from regalia.games.krone_und_schwert.charts import (
    chart_of,
    every_space,
    layout_of,
    letters_of,
    shape_of,
    spaces_named,
)
from regalia.games.krone_und_schwert.data import LETTERS, NAMES
from regalia.games.krone_und_schwert.hands import strength
from regalia.games.krone_und_schwert.land import (
    castles_of,
    land_of,
    markers_left,
    owner_of,
    small_towns_built,
    square_of,
)
from regalia.games.krone_und_schwert.people import crowns_discarded
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.scoring import final_points, largest_bonus, second_bonus, territories
from regalia.games.krone_und_schwert.seven_actions import target_of, wants_spaces
from regalia.games.krone_und_schwert.view import STEPS, Attack, Bag, SchwertView, Shuffle
from regalia.games.krone_und_schwert.wide import size, spaces_in, within


def view(s: SchwertState, seat: i64) -> SchwertView:
    """What a seat may know."""
    return SchwertView(**open_to_all(s), **own(s, seat))


def open_to_all(s: SchwertState) -> dict[str, Any]:
    """What everybody knows."""
    kind, names, seats = kind_of(s.now), s.terms.names, range(s.seats)
    return {
        "decision": s.decisions,
        "asks": asks_in_a_word(STEPS, s.now),
        "asked": seats_asked(s.now),
        "round": s.round,
        "start": s.start,
        "in_turn": s.in_turn,
        "ap": s.ap,
        "attacked": s.attacked == 1,
        "revolted": s.revolted == 1,
        "king": None if s.king == W.NO_ONE else s.king,
        "papal": tuple(members_of(s.papal)),
        "leader": first(s.now) if kind == W.REVOLT else None,
        "attack": attack_of(s) if s.attack_on != W.NO_ONE else None,
        "crown_worth": W.CROWN_WORTH,
        "board": layout_of(s.board),
        "laying": LETTERS[second(s.now)] if kind == W.ELEMENT else "",
        "shape": shape_of(s.terms, second(s.now)) if kind == W.ELEMENT else {},
        "elements_left": letters_of(s.elements_left),
        "spaces": every_space(s.terms),
        "map": chart_of(s.terms, s.board),
        "land": tuple([spaces_named(s.terms, land_of(s, i)) for i in seats]),
        "castles": spaces_named(s.terms, s.castles),
        "walls": tuple([castles_of(s, i) for i in seats]),
        "small_towns": small_towns(s),
        "big_towns": tuple([(names[o], names[square_of(s, o)]) for o in spaces_in(s.big_towns)]),
        "cathedrals": spaces_named(s.terms, s.cathedrals),
        "territories": tuple([tuple(territories(s, i)) for i in seats]),
        "territory_points": () if s.now else tuple(zip(largest_bonus(s), second_bonus(s), strict=True)),
        "markers": tuple([markers_left(s, i) for i in seats]),
        "supply": supply_of(s),
        "cards": s.terms.card_rows,
        "hand_sizes": tuple([total(hand) for hand in s.hands[: s.seats]]),
        "shown": tuple([cards_of(shown) for shown in s.shown[: s.seats]]),
        "discard": bag_words(s.discard),
        "absent": bag_words(s.absent),
        "deck_size": total(s.deck) + int(s.end_in != W.NOT_YET and not ended_by_card(s)),
        "end_phase": s.end_in != W.NOT_YET,
        "end_in": None if s.end_in == W.NOT_YET else s.end_in,
        "shuffle": shuffle_of(s),
        "visible_swords": s.visible,
        "people_pile": {"crowns": count(s.people, W.CROWN_CARD), "swords": count(s.people, W.SWORD_CARD)},
        "people_discard": crowns_discarded(s),
        "announced": tuple([None if each == W.NOT_YET else each for each in s.announced[: s.seats]]),
        "gained": s.gained[: s.seats],
        "threshold": s.terms.thresholds[s.seats],
        "adjudicated": s.adjudicated == 1,
    }


def own(s: SchwertState, seat: i64) -> dict[str, Any]:
    """What a seat alone knows."""
    said = s.said[seat] if seat >= 0 else 0
    laid = s.laid[seat] if seat >= 0 else 0
    spaces = kind_of(s.now) == W.ACTION and wants_spaces(said)
    target = target_of(said) if kind_of(s.now) == W.ACTION else W.NO_ONE
    return {
        "seat": seat,
        "answering": seat >= 0 and has(s.waiting, seat),
        "hand": cards_of(s.hands[seat]) if seat >= 0 else (),
        "held": cards_of(s.held_then[seat]) if seat >= 0 and s.unseen_then | s.mixed_in else (),
        "vp": points_seen(s, seat),
        "said": said,
        "laid": () if spaces else cards_of(laid),
        "first_space": s.terms.names[laid - 1] if spaces and laid else "",
        "target": s.terms.names[target] if target != W.NO_ONE else "",
    }


def ended_by_card(s: SchwertState) -> bool:
    """game_end has left the deck; the game is over, but not because the board is full or the rounds are."""
    return s.now == 0 and s.adjudicated == 0 and size(s.free) > 0


def points_seen(s: SchwertState, seat: i64) -> tuple[int | None, ...]:
    """One's own points; those of all at an open table or when the game is over, then with the final count."""
    if s.now == 0:
        return tuple(final_points(s))
    if s.terms.open_points:
        return s.points[: s.seats]
    return alone(s.points[seat] if seat >= 0 else 0, seat, s.seats)


def attack_of(s: SchwertState) -> Attack:
    """The attack that lies on the table, and what an ambush would leave of it."""
    cards, defender = s.attack_cards, owner_of(s, s.attack_on)
    strongest = strongest_card(s, cards)
    return Attack(
        attacker=s.in_turn,
        defender=defender,
        target=s.terms.names[s.attack_on],
        cards=cards_of(cards),
        strength=strength(s.terms, cards),
        castles=castles_of(s, defender),
        strongest=None if strongest == W.NO_ONE else NAMES[strongest],
        ambushed=strength(s.terms, cards, 1),
    )


def small_towns(s: SchwertState) -> tuple[str, ...]:
    """The towns on one space."""
    if not size(s.big_towns):
        return spaces_named(s.terms, s.towns)
    big = {square_of(s, octagon) for octagon in spaces_in(s.big_towns)}
    return tuple(
        s.terms.names[space] for space in spaces_in(s.towns) if space not in big and not within(s.big_towns, space)
    )


def supply_of(s: SchwertState) -> Bag:
    """Buildings left in the box."""
    return {
        "castle": s.terms.castles - size(s.castles),
        "cathedral": s.terms.cathedrals - size(s.cathedrals),
        "small_town": s.terms.small_towns - small_towns_built(s),
        "big_town": s.terms.big_towns - size(s.big_towns),
    }


@lru_cache(REMEMBERED)
def cards_of(bag: int) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(NAMES[kind] for kind in things(bag))


@lru_cache(REMEMBERED)
def bag_words(bag: int) -> Bag:
    """Cards by name and number."""
    return {NAMES[kind]: count(bag, kind) for kind in range(W.CARDS) if count(bag, kind)}


def shuffle_of(s: SchwertState) -> Shuffle | None:
    """What is remembered of the last shuffle; None if there was none."""
    seats = range(s.seats)
    if not s.unseen_then | s.mixed_in:
        return None
    return Shuffle(
        unseen=bag_words(s.unseen_then),
        mixed_in=bag_words(s.mixed_in),
        held=tuple([total(s.held_then[i]) for i in seats]),
        drawn_since=s.drawn_since[: s.seats],
        seen_since=tuple([cards_of(s.seen_since[i]) for i in seats]),
        elder=s.elder_then[: s.seats],
        unseen_before=bag_words(s.unseen_before),
    )
