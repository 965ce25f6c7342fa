"""Positions in words: any moment of a game as a small object that people write and read."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.bag import count
from regalia.core.ints import Five, has, members_of, of
from regalia.core.step import asked, first, kind_of, second
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.actions import begun
from regalia.games.krone_und_schwert.charts import layout_of, spaces_named
from regalia.games.krone_und_schwert.land import land_of, square_of
from regalia.games.krone_und_schwert.people import crowns_discarded
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.seven_actions import wants_spaces
from regalia.games.krone_und_schwert.view import STEPS
from regalia.games.krone_und_schwert.viewing import cards_of, ended_by_card, small_towns, view
from regalia.games.krone_und_schwert.wide import spaces_in, within

Cards = list[str] | int
Sites = dict[str, list[str]] | list[str]


class AttackWords(msgspec.Struct, forbid_unknown_fields=True):
    """An attack that awaits its answer."""

    attacker: str
    target: str
    cards: list[str]


class ShuffleWords(msgspec.Struct, forbid_unknown_fields=True):
    """What is remembered of the last shuffle."""

    unseen: list[str] = []
    mixed_in: list[str] = []
    held: dict[str, list[str]] = {}
    drawn_since: dict[str, int] = {}
    seen_since: dict[str, list[str]] = {}
    elder: dict[str, int] = {}
    unseen_before: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position; every field may be left out."""

    game: str = "krone_und_schwert"
    board: str | list[str | tuple[str, int, int, int]] | None = None  # default: the preset for this table
    laying: str = ""  # the element to be laid now
    elements_left: list[str] = []
    round: int | None = None  # default: 2, or 0 during set-up
    start: str | None = None  # default: the first seat
    in_turn: str | None = None  # default: whoever the question suggests, else the start player
    asks: str | None = None  # element, marker, re-entry, tax, action, defence, revolt, over
    ap: int | None = None  # default: 3; 2 while an attack or revolt is open
    attacked: bool | None = None
    revolted: bool | None = None
    king: str | None = None
    papal: list[str] = []
    spaces: dict[str, list[str]] = {}  # by seat; built spaces need not be named again
    castles: Sites = {}
    towns: Sites = {}  # small ones
    big_towns: Sites = {}  # “A:2,2+A:1,3”
    cathedrals: Sites = {}  # by a space of the big town
    hands: dict[str, Cards] | None = None  # default: four cards each, see loading.py
    shown: dict[str, list[str]] = {}  # what all know to be in a hand
    deck: Cards | None = None  # default: all that is nowhere else
    discard: Cards = []
    removed: list[str] | None = None  # default: none, or what is left beside a deck that is named
    end_phase: bool | None = None
    end_in: int | None = None
    visible_swords: int | None = None
    people_pile: dict[str, int] | str | list[str] | None = None
    people_discard: int | None = None
    vp: dict[str, int] = {}
    announced: dict[str, int] = {}
    gained: dict[str, int] = {}
    attack: AttackWords | None = None
    leader: str | None = None
    given: dict[str, list[str]] = {}  # answers given in part, or sealed, in the game's notation
    last_shuffle: ShuffleWords | None = None
    adjudicated: bool = False


def dump(s: SchwertState, names: list[str]) -> dict[str, Any]:
    """The position of a table, complete."""
    kind = kind_of(s.now)
    position = Position(
        board=[f"{letter}{turns}({dx},{dy})" for letter, turns, dx, dy in layout_of(s.board)],
        laying="ABCDE"[second(s.now)] if kind == W.ELEMENT else "",
        elements_left=["ABCDE"[element] for element in members_of(s.elements_left)],
        round=s.round,
        start=names[s.start],
        in_turn=names[s.in_turn],
        asks=STEPS.get(kind, "over"),
        ap=s.ap,
        attacked=s.attacked == 1,
        revolted=s.revolted == 1,
        king=None if s.king == W.NO_ONE else names[s.king],
        papal=[names[seat] for seat in members_of(s.papal)],
        spaces={name: list(spaces_named(s.terms, land_of(s, seat))) for seat, name in enumerate(names)},
        castles=sites(s, names, spaces_named(s.terms, s.castles)),
        towns=sites(s, names, small_towns(s)),
        big_towns=sites(s, names, tuple(big_name(s, octagon) for octagon in spaces_in(s.big_towns))),
        cathedrals=sites(s, names, spaces_named(s.terms, s.cathedrals)),
        hands={name: list(cards_of(s.hands[seat])) for seat, name in enumerate(names)},
        shown=by_seat(s.shown, names),
        deck=[*cards_of(s.deck), *(["game_end"] if s.end_in != W.NOT_YET and not ended_by_card(s) else [])],
        discard=list(cards_of(s.discard)),
        removed=list(cards_of(s.absent)),
        end_phase=s.end_in != W.NOT_YET,
        end_in=None if s.end_in == W.NOT_YET else s.end_in,
        visible_swords=s.visible,
        people_pile={"crowns": count(s.people, W.CROWN_CARD), "swords": count(s.people, W.SWORD_CARD)},
        people_discard=crowns_discarded(s),
        vp={name: s.points[seat] for seat, name in enumerate(names)},
        announced={name: s.announced[seat] for seat, name in enumerate(names) if s.announced[seat] != W.NOT_YET},
        gained={name: s.gained[seat] for seat, name in enumerate(names) if s.gained[seat]},
        attack=attack_words(s, names) if kind == W.DEFENCE else None,
        leader=names[first(s.now)] if kind == W.REVOLT else None,
        given={names[seat]: parts for seat in members_of(asked(s.now)) if (parts := parts_of(s, seat))},
        last_shuffle=shuffle_words(s, names),
        adjudicated=s.adjudicated == 1,
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def by_seat(bags: Five, names: list[str]) -> dict[str, list[str]]:
    """Cards of those seats that have any."""
    return {name: list(cards_of(bags[seat])) for seat, name in enumerate(names) if bags[seat]}


def sites(s: SchwertState, names: list[str], found: tuple[str, ...]) -> dict[str, list[str]]:
    """Buildings by owner."""
    out: dict[str, list[str]] = {}
    for seat, name in enumerate(names):
        land = land_of(s, seat)
        mine = [site for site in found if within(land, s.terms.names.index(site.partition("+")[0]))]
        if mine:
            out[name] = mine
    return out


def big_name(s: SchwertState, octagon: int) -> str:
    """A big town by its two spaces."""
    return f"{s.terms.names[octagon]}+{s.terms.names[square_of(s, octagon)]}"


def attack_words(s: SchwertState, names: list[str]) -> AttackWords:
    """The attack that awaits its answer."""
    return AttackWords(names[first(s.now)], s.terms.names[second(s.now)], list(cards_of(s.attack_cards)))


def parts_of(s: SchwertState, seat: int) -> list[str]:
    """What a seat has said so far, part by part."""
    v = view(s, seat)
    said, laid = of(s.said, seat), of(s.laid, seat)
    first = begun(v)
    parts = [first.pattern()] if first else []
    if kind_of(s.now) == W.ACTION and wants_spaces(said):
        parts += [f"place {s.terms.names[laid - 1]}"] if laid else []
    else:
        parts += [f"add {card}" for card in cards_of(laid)]
    if not has(s.waiting, seat):
        parts.append("that is all")
    return parts


def shuffle_words(s: SchwertState, names: list[str]) -> ShuffleWords | None:
    """What is remembered of the last shuffle; None if there is nothing to remember."""
    numbers = (*s.drawn_since, *s.seen_since, *s.held_then, s.unseen_then, s.mixed_in, *s.elder_then, s.unseen_before)
    if not any(numbers):
        return None
    return ShuffleWords(
        unseen=list(cards_of(s.unseen_then)),
        mixed_in=list(cards_of(s.mixed_in)),
        held=by_seat(s.held_then, names),
        drawn_since={name: s.drawn_since[seat] for seat, name in enumerate(names) if s.drawn_since[seat]},
        seen_since=by_seat(s.seen_since, names),
        elder={name: s.elder_then[seat] for seat, name in enumerate(names) if s.elder_then[seat]},
        unseen_before=list(cards_of(s.unseen_before)),
    )
