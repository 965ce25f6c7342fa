"""What a seat of For a Crown may know. Chests are their owners' own; of the others only what was told is told again."""

from __future__ import annotations

from functools import cache

import msgspec

from regalia.core.game import View
from regalia.core.ints import has, how_many, members_of
from regalia.core.step import asked
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import Agenda, Icons, agenda_of, icon_words
from regalia.games.for_a_crown.agreed import HISTORY_WORDS
from regalia.games.for_a_crown.cards import card_in, sleeve, sleeves_used
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.gallery import influence_order
from regalia.games.for_a_crown.paying import coins_of, rubies_of
from regalia.games.for_a_crown.pieces import price
from regalia.games.for_a_crown.recruiting import price_of
from regalia.games.for_a_crown.rules import CrownState

Range = tuple[int, int | None]  # the least and the most; None: no bound


class Card(msgspec.Struct, frozen=True):
    """A recruited card."""

    card: str  # its id; "?" if this seat does not know it
    level: int
    blind: bool  # known to its family only
    face_down: bool  # still in the common pile


class Told(msgspec.Struct, frozen=True):
    """How a chest has changed since the start, as far as the log still tells; with hidden splits also both together."""

    rubies: Range
    coins: Range
    both: Range


class Reserve(msgspec.Struct, frozen=True):
    """The reserve; where splits are hidden, rubies and coins only together. Below 0: lent."""

    rubies: int | None
    coins: int | None
    both: int
    raccoons: int


class CrownView(View, frozen=True, kw_only=True):
    """All that a seat may know."""

    round: int
    rounds: int
    recruiting: int  # the pass of the recruit phase, from 1; 0 during the reveal
    families: tuple[str, ...]  # "" if not chosen yet
    in_play: tuple[bool, ...]
    gallery: tuple[int, ...]  # the space of each portrait; 0: out
    influence: tuple[int, ...]  # the seats in play, the most influential first
    rubies: tuple[int | None, ...]  # None: in a closed chest
    coins: tuple[int | None, ...]
    heirlooms: tuple[bool, ...]  # unsold?
    raccoons: tuple[int, ...]
    dealt: tuple[int, ...]  # the coins of each at the start
    told: tuple[Told, ...]
    reserve: Reserve
    prices: tuple[int | None, ...]  # of levels 1 to 5; None: closed
    track: tuple[tuple[int | None, ...], ...]  # the prices of every round, the first one first
    piles: dict[str, int]  # level 1: cards left of each kind
    market: dict[str, tuple[str, ...]]  # levels 2 to 5: open cards
    decks: dict[str, int]  # levels 2 to 5: cards face down
    unseen: dict[str, tuple[str, ...]]  # levels 2 to 5: cards this seat has never seen
    cards: tuple[tuple[Card, ...], ...]  # of each family, in the order it recruited them
    pile: int  # cards face down in the common pile
    events: dict[str, bool]  # events seen so far: still face down in the pile?
    unseen_events: tuple[str, ...]
    event_deck: int
    turned: str  # the card turned up last: an event or a mercenary
    turned_by: int  # its family; -1: an event, or none
    face: str  # what the die shows
    agenda: Agenda
    picked: str  # this seat's half-given answer: the card it wants, or “bribe 3”
    owes: int  # and what it must pay
    fallen: tuple[int, ...]  # of each seat: when and from where it fell; 0: in play
    bonuses: tuple[int, ...]
    absent: tuple[int, ...]  # what a position leaves in the box
    kinds: tuple[str, ...]  # every kind of mercenary, in the order of the data
    levels: tuple[int, ...]  # and their levels
    icons: tuple[tuple[Icons, ...], ...]  # and their icons: one row, or the two halves of a level-1 card
    faces: dict[str, Icons]  # of the magic die
    heirloom: int  # what one is worth
    burglary: int  # the rubies a burglary costs
    event_kinds: dict[str, str]  # the kind of each event
    names: dict[str, str]  # names of cards that are not in the shipped data
    mark: int
    zones: tuple[int, ...]  # of spaces 1, 2, …: what a scandal costs there
    history: str
    show_split: bool
    chat: bool


def view(s: CrownState, seat: int) -> CrownView:
    """What a seat may know."""
    over, seats, agenda = s.now == 0, range(s.seats), agenda_of(s)
    return CrownView(
        seat=seat,
        decision=s.decisions,
        asks=agenda.asks,
        asked=tuple(members_of(asked(s.now))),
        answering=seat >= 0 and has(s.waiting, seat),
        round=s.round,
        rounds=s.terms.rounds,
        recruiting=s.recruiting,
        families=tuple(IDS[s.families[i] - 1] if s.families[i] else "" for i in seats),
        in_play=tuple(has(s.in_play, i) for i in seats),
        gallery=s.spaces[: s.seats],
        influence=tuple(members_by_influence(s)),
        rubies=tuple(s.rubies[i] if over or i == seat else None for i in seats),
        coins=tuple(s.coins[i] if over or i == seat else None for i in seats),
        heirlooms=tuple(has(s.unsold, i) for i in seats),
        raccoons=s.raccoons[: s.seats],
        dealt=s.dealt[: s.seats],
        told=tuple(told(s, i) for i in seats),
        reserve=reserve(s),
        prices=tuple(prices(s)),
        track=tuple(tuple(prices_in(s, number)) for number in range(1, s.terms.rounds + 1)),
        piles={s.terms.kind_ids[k]: s.terms.cards.in_heap(s.market, k) for k in kinds_of(s, 1)},
        market={str(level): heap_words(s, s.market, level) for level in range(2, W.LEVELS + 1)},
        decks={str(level): how_many(s.decks & s.terms.cards.of_level[level]) for level in range(2, W.LEVELS + 1)},
        unseen={str(level): unseen(s, seat, level) for level in range(2, W.LEVELS + 1)},
        cards=tuple(tuple(card(s, seat, i, place) for place in range(sleeves_used(s.sleeves[i]))) for i in seats),
        pile=how_many(s.pile),
        events={name: has(s.pile, W.FIRST_EVENT + e) for e, name in events(s) if not has(s.unseen_events, e)},
        unseen_events=tuple(name for e, name in events(s) if has(s.unseen_events, e)),
        event_deck=how_many(s.unseen_events) - int(has(s.pile, W.UNSEEN_EVENT)),
        turned=turned(s),
        turned_by=(s.turned - 1) // W.SLEEVES if 0 < s.turned <= W.FIRST_EVENT else -1,
        face=s.terms.face_ids[s.face - 1] if s.face else "",
        agenda=agenda,
        picked=picked(s, seat),
        owes=owes(s, seat),
        fallen=s.fallen[: s.seats],
        bonuses=s.bonuses[: s.seats],
        absent=s.absent,
        kinds=tuple(s.terms.kind_ids),
        levels=s.terms.levels,
        icons=tuple(printed(s, kind) for kind in range(s.terms.cards.kinds)),
        faces={name: icons_in(s.terms.faces[face]) for face, name in enumerate(s.terms.face_ids)},
        heirloom=s.terms.heirloom,
        burglary=s.terms.burglary,
        event_kinds=dict(zip(s.terms.event_ids, s.terms.event_kinds, strict=True)),
        names=s.terms.strange_names,
        mark=s.terms.mark,
        zones=s.terms.losses,
        history=HISTORY_WORDS[s.terms.history],
        show_split=not s.terms.hidden_split,
        chat=s.terms.chat == 1,
    )


def members_by_influence(s: CrownState) -> list[int]:
    """The seats in play, the most influential first."""
    order = influence_order(s)
    return [(order >> (3 * rank) & 7) - 1 for rank in range(how_many(s.in_play))]


def told(s: CrownState, seat: int) -> Told:
    """What the log tells of a chest, as a change since the start."""
    rubies = span(s.ruby_least[seat], s.ruby_most[seat], s.terms.start_rubies)
    coins = span(s.coin_least[seat], s.coin_most[seat], s.dealt[seat])
    both = span(s.wealth_least[seat], s.wealth_most[seat], s.terms.start_rubies + s.dealt[seat])
    return Told(rubies, coins, both)


def span(least: int, most: int, start: int) -> Range:
    """Bounds as changes since the start."""
    return least - start, None if most >= W.NOT_KNOWN else most - start


def reserve(s: CrownState) -> Reserve:
    """The reserve as everybody sees it (FC-R53)."""
    shown = s.now == 0 or not s.terms.hidden_split
    rubies, coins = s.reserve_rubies, s.reserve_coins
    return Reserve(rubies if shown else None, coins if shown else None, rubies + coins, s.reserve_raccoons)


def prices(s: CrownState) -> list[int | None]:
    """What each level costs now."""
    return prices_in(s, s.round)


def prices_in(s: CrownState, round_: int) -> list[int | None]:
    """What each level costs in a round."""
    found = [price(s.terms, round_, level) for level in range(1, W.LEVELS + 1)]
    return [None if cost == W.CLOSED else cost for cost in found]


def kinds_of(s: CrownState, level: int) -> list[int]:
    """The kinds of a level."""
    return s.terms.kinds_by_level[level]


def heap_words(s: CrownState, heap: int, level: int) -> tuple[str, ...]:
    """The cards of a level in a heap, by their ids."""
    cards = s.terms.cards
    return tuple(s.terms.kind_ids[kind] for kind in kinds_of(s, level) for _ in range(cards.in_heap(heap, kind)))


def unseen(s: CrownState, seat: int, level: int) -> tuple[str, ...]:
    """The cards of a level a seat has never seen: those of the deck and the others' blind recruits."""
    found = list(heap_words(s, s.decks, level))
    for member in members_of(s.blind):
        kind = card_in(s.sleeves[member // W.SLEEVES], member % W.SLEEVES) - 1
        if member // W.SLEEVES != seat and s.terms.cards.level[kind] == level:
            found.append(s.terms.kind_ids[kind])
    return tuple(sorted(found, key=s.terms.kind_ids.index))


def card(s: CrownState, seat: int, owner: int, place: int) -> Card:
    """A card of a family as a seat sees it."""
    kind = card_in(s.sleeves[owner], place) - 1
    blind = has(s.blind, sleeve(owner, place))
    name = "?" if blind and owner != seat else s.terms.kind_ids[kind]
    return Card(name, s.terms.cards.level[kind], blind, has(s.pile, sleeve(owner, place)))


def printed(s: CrownState, kind: int) -> tuple[Icons, ...]:
    """What is printed on a mercenary: a row of icons, or two halves."""
    icons = s.terms.cards.icons
    first = icons_in(icons[2 * kind])
    return (first, icons_in(icons[2 * kind + 1])) if s.terms.cards.level[kind] == 1 else (first,)


@cache
def icons_in(icons: int) -> Icons:
    """A row of icons by name; there are few, and they are asked for with every view."""
    return icon_words(icons)


def events(s: CrownState) -> list[tuple[int, str]]:
    """The events with their ids."""
    return list(enumerate(s.terms.event_ids))


def turned(s: CrownState) -> str:
    """The card turned up last."""
    if not s.turned:
        return ""
    member = s.turned - 1
    if member >= W.FIRST_EVENT:
        return s.terms.event_ids[member - W.FIRST_EVENT]
    return s.terms.kind_ids[card_in(s.sleeves[member // W.SLEEVES], member % W.SLEEVES) - 1]


def picked(s: CrownState, seat: int) -> str:
    """A seat's own half-given answer."""
    said = s.said[seat] if seat >= 0 else 0
    if said >= W.TAKE:
        return s.terms.kind_ids[said - W.TAKE]
    if said >= W.RETURN_RACCOONS:
        return f"bribe {said - W.RETURN_RACCOONS}"
    return f"deck {said - W.TAKE_BLIND}" if said >= W.TAKE_BLIND else ""


def owes(s: CrownState, seat: int) -> int:
    """What the half-given answer costs."""
    said = s.said[seat] if seat >= 0 else 0
    if W.RETURN_RACCOONS <= said < W.TAKE:
        return said - W.RETURN_RACCOONS
    return price_of(s, said) if said else 0


def split_words(payment: int) -> str:
    """A payment as 2c+1r."""
    parts = [f"{n}{letter}" for n, letter in ((coins_of(payment), "c"), (rubies_of(payment), "r")) if n]
    return "+".join(parts) or "0"
