"""What a seat of For a Crown may know. Chests are their owners' own; of the others only what was told is told again."""

from __future__ import annotations

from typing import Literal

import msgspec

from regalia.core.game import View

Range = tuple[int, int | None]  # the least and the most; None: no bound

Icons = tuple[str, ...]


class Card(msgspec.Struct, frozen=True):
    """A recruited card."""

    card: str  # its id, or UNKNOWN
    level: int
    blind: bool  # known to its family only
    face_down: bool  # still in the common pile


class Agenda(msgspec.Struct, frozen=True):
    """The question and what waits below it."""

    asks: str = ""  # "" when the game is over
    seat: int = -1  # who is asked
    icons: Icons = ()  # those to choose from (effect_order=free)
    effects: tuple[Icons, ...] = ()  # left after the question: of the die's face while it is applied; of the card
    half: str = ""  # of the card: a or b; "" for a whole one
    done: tuple[int, ...] = ()  # the seats that had their turn in a Bribe or a Mage Hire
    order: tuple[int, ...] = ()  # the order of a Mage Hire, when it was turned up


class Step(msgspec.Struct, frozen=True):
    """An icon, and whether it was applied."""

    icon: str
    state: Literal["done", "now", "choice", "next"]


class Recalled(msgspec.Struct, frozen=True):
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


class CrownOpen(View, frozen=True, kw_only=True):
    """What everybody knows."""

    round: int
    rounds: int
    recruiting: int  # the pass of the recruit phase, from 1; 0 during the reveal
    families: tuple[str, ...]  # "" if not chosen yet
    in_play: tuple[bool, ...]
    gallery: tuple[int, ...]  # the space of each portrait; 0: out
    influence: tuple[int, ...]  # the seats in play, the most influential first
    heirlooms: tuple[bool, ...]  # unsold?
    raccoons: tuple[int, ...]
    dealt: tuple[int, ...]  # the coins of each at the start
    reserve: Reserve
    prices: tuple[int | None, ...]  # of levels 1 to 5; None: closed
    track: tuple[tuple[int | None, ...], ...]  # the prices of every round, the first one first
    piles: dict[str, int]  # level 1: cards left of each kind
    market: dict[str, tuple[str, ...]]  # levels 2 to 5: open cards
    decks: dict[str, int]  # levels 2 to 5: cards face down
    unseen: dict[str, tuple[str, ...]]  # levels 2 to 5: cards not everybody has seen: of the decks and blind recruits
    cards: tuple[tuple[Card, ...], ...]  # of each family, in the order it recruited them
    pile: int  # cards face down in the common pile
    events: dict[str, bool]  # events seen so far: still face down in the pile?
    unseen_events: tuple[str, ...]
    event_deck: int
    turned: str  # the card turned up last: an event or a mercenary
    turned_by: int  # its family; -1: an event, or none
    face: str  # what the die shows
    agenda: Agenda
    coming: tuple[int, ...]  # the seats that are asked the same after this one, in their order, as it stands now
    card_steps: tuple[Step, ...]  # what the turned card does, icon by icon
    face_steps: tuple[Step, ...]  # and the die's face, while it is applied
    winner: int  # -1: the game goes on
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


class CrownView(CrownOpen, frozen=True, kw_only=True):
    """All that a seat may know: what everybody knows, and its own."""

    rubies: tuple[int | None, ...]  # None: in a closed chest
    coins: tuple[int | None, ...]
    mine: tuple[Card, ...]  # one's own cards, the blind ones by name
    picked: str  # this seat's half-given answer: the card it wants, or “bribe 3”
    owes: int  # and what it must pay
    recalled: tuple[Recalled, ...] = ()  # what a good memory can tell of each chest: for bots alone (FC-R12)


def rows_seen(view: CrownView) -> tuple[tuple[Card, ...], ...]:
    """The cards of each family, one's own by name."""
    return tuple(view.mine if seat == view.seat else row for seat, row in enumerate(view.cards))


def never_seen(view: CrownView, level: int) -> tuple[str, ...]:
    """The cards of a level this seat has never seen: those of the deck and the others' blind recruits."""
    found = list(view.unseen[str(level)])
    for card in view.mine:
        if card.blind and card.level == level:
            found.remove(card.card)
    return tuple(found)
