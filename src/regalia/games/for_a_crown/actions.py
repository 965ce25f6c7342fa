"""Every answer of For a Crown as data: the only place that knows what the number of an answer means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from regalia.core.act import Act, Unknown
from regalia.core.wording import SeatNumber
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import ICON_NUMBERS, ICON_WORDS
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.heaps import UNKNOWN
from regalia.games.for_a_crown.paying import coins_of, pay, rubies_of
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.recruiting import price_of
from regalia.games.for_a_crown.rules import CrownState

if TYPE_CHECKING:
    from regalia.games.for_a_crown.view import CrownView

CardId = Annotated[str, "card"]
FamilyId = Annotated[str, "family"]
IconId = Annotated[str, "icon"]
HalfId = Literal["a", "b"]
Side = Literal["left", "right"]


class Family(Act, frozen=True):
    """Play this family."""

    on: ClassVar[str] = "family:{family}"
    family: FamilyId


class Recruit(Act, frozen=True):
    """Recruit this card."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "recruit {card}"
    card: CardId
    level: int
    price: int | None  # None: its column is closed
    rounds: int  # in which it will be turned up


class Blind(Act, frozen=True):
    """Recruit the top card of a deck, unseen."""

    on: ClassVar[str] = "deck:{level}"
    spelled: ClassVar[str] = "recruit deck {level}"
    level: int
    price: int | None
    rounds: int


class Pay(Act, frozen=True):
    """Pay with these."""

    on: ClassVar[str] = "chest"
    coins: int
    rubies: int
    sale: bool  # the heirloom is sold for it
    rubies_left: int | None = None  # in the chest of whoever pays; None: it is closed, or there are too few


class Bribe(Act, frozen=True):
    """Send so many raccoons home, for one coin or ruby each."""

    on: ClassVar[str] = "raccoons"
    spelled: ClassVar[str] = "bribe {raccoons}"
    raccoons: int


class Half(Act, frozen=True):
    """Use this half of the turned card."""

    on: ClassVar[str] = "half:{half}"
    spelled: ClassVar[str] = "half {half}"
    half: HalfId
    card: CardId
    icons: tuple[IconId, ...]


class Icon(Act, frozen=True):
    """Apply this icon next."""

    on: ClassVar[str] = "icon:{icon}"
    spelled: ClassVar[str] = "{icon}"
    icon: IconId


class Raccoon(Act, frozen=True):
    """Saddle a rival with a raccoon."""

    on: ClassVar[str] = "seat:{target}"
    target: SeatNumber
    raccoons: int  # which the rival then has


class Hit(Act, frozen=True):
    """Hit a rival."""

    on: ClassVar[str] = "seat:{target}"
    target: SeatNumber
    heirloom: bool  # is there one to be sold, if no ruby is left?


class Move(Act, frozen=True):
    """Move a portrait to the nearest free space on one side."""

    on: ClassVar[str] = "portrait:{portrait}"
    portrait: SeatNumber
    side: Side
    space: int | None  # None: there is no free one
    scandal: int  # what a scandal costs there


class Decline(Act, frozen=True):
    """Hire no mage."""

    spelled: ClassVar[str] = "decline"


class Pass(Act, frozen=True):
    """Recruit nobody."""

    spelled: ClassVar[str] = "pass"


class Turn(Act, frozen=True):
    """Turn up the next card."""

    on: ClassVar[str] = "pile"
    spelled: ClassVar[str] = "turn"


ACTS = (Family, Recruit, Blind, Pay, Bribe, Half, Icon, Raccoon, Hit, Move, Decline, Pass, Turn)
SIMPLE = {W.DECLINE: Decline(), W.PASS: Pass(), W.TURN_UP: Turn()}
HALVES: dict[int, HalfId] = {W.HALF_A: "a", W.HALF_B: "b"}


def may_take_back(action: int) -> bool:
    """What the seat was free to choose and what changes no chest."""
    return action < W.TAKE_BLIND and action not in (W.PASS, W.DECLINE)


# --- from numbers


def act(view: CrownView, action: int) -> Act:
    """What the number of an answer means."""
    if W.PAY <= action <= pay(W.MOST_PAID, W.MOST_PAID):
        return payment(view, coins_of(action), rubies_of(action))
    if 0 <= action - W.TAKE < len(view.kinds):
        return recruit(view, view.kinds[action - W.TAKE])
    if 0 <= action - W.RETURN_RACCOONS <= W.MOST_PAID:
        return Bribe(action - W.RETURN_RACCOONS)
    if 1 <= action - W.TAKE_BLIND <= W.LEVELS:
        return blind(view, action - W.TAKE_BLIND)
    if action >= W.SEND_RACCOON:
        return act_on_seat(view, action)
    if action - W.CHOOSE_ICON in ICON_WORDS:
        return Icon(ICON_WORDS[action - W.CHOOSE_ICON])
    if 0 <= action - W.CHOOSE_FAMILY < W.FAMILY_COUNT:
        return Family(IDS[action - W.CHOOSE_FAMILY])
    return half(view, HALVES[action]) if action in HALVES else SIMPLE.get(action, Unknown(action))


def act_on_seat(view: CrownView, action: int) -> Act:
    """What is done to a seat."""
    seats = len(view.families)
    if 0 <= action - W.SEND_RACCOON < seats:
        return raccoon(view, action - W.SEND_RACCOON)
    if 0 <= action - W.STRIKE < seats:
        return hit(view, action - W.STRIKE)
    if 0 <= action - W.SHIFT < 2 * seats:
        seat, right = divmod(action - W.SHIFT, 2)
        return move(view, seat, "right" if right else "left")
    return Unknown(action)


def recruit(view: CrownView, card: str) -> Recruit:
    """A card with its price."""
    level = view.levels[view.kinds.index(card)]
    return Recruit(card, level, view.prices[level - 1], rounds_left(view))


def blind(view: CrownView, level: int) -> Blind:
    """A deck with its price."""
    return Blind(level, view.prices[level - 1], rounds_left(view))


def rounds_left(view: CrownView) -> int:
    """The rounds in which a card recruited now will be turned up: this one and those that follow."""
    return view.rounds - view.round + 1


def payment(view: CrownView, coins: int, rubies: int) -> Pay:
    """A split of a price; more rubies than there are make a sale."""
    mine = view.rubies[view.seat] if view.seat >= 0 else None
    if mine is None:
        return Pay(coins, rubies, False)
    sale = rubies > mine
    left = mine + (view.heirloom if sale else 0) - rubies
    return Pay(coins, rubies, sale, left if left >= 0 else None)


def raccoon(view: CrownView, target: int) -> Raccoon:
    """A raccoon more for a rival."""
    return Raccoon(target, view.raccoons[target] + 1)


def hit(view: CrownView, target: int) -> Hit:
    """A hit, which a rival without rubies pays for with the heirloom, or falls."""
    return Hit(target, view.heirlooms[target])


def half(view: CrownView, letter: HalfId) -> Half:
    """A half of the card that is turned up, with what it does."""
    card = view.turned if view.turned in view.kinds else UNKNOWN
    halves = view.icons[view.kinds.index(card)] if card in view.kinds else ()
    return Half(letter, card, halves["ab".index(letter)] if len(halves) > 1 else ())


def move(view: CrownView, portrait: int, side: Side) -> Move:
    """A portrait with the space it would go to, jumping over others (FC-R19)."""
    hangs, spaces = view.gallery[portrait], len(view.zones)
    way = range(hangs - 1, 0, -1) if side == "left" else range(hangs + 1, spaces + 1)
    space = next((space for space in way if hangs and space not in view.gallery), None)
    return Move(portrait, side, space, view.zones[space - 1] if space else 0)


# --- to numbers


def number(view: CrownView, act: Act) -> int:
    """The number of an answer."""
    return NUMBERS[type(act)](view, act)


NUMBERS: dict[type[Act], Callable[[CrownView, Any], int]] = {
    Family: lambda view, act: W.CHOOSE_FAMILY + IDS.index(act.family),
    Recruit: lambda view, act: W.TAKE + view.kinds.index(act.card),
    Blind: lambda view, act: W.TAKE_BLIND + act.level,
    Pay: lambda view, act: pay(act.coins, act.rubies),
    Bribe: lambda view, act: W.RETURN_RACCOONS + act.raccoons,
    Half: lambda view, act: W.HALF_A if act.half == "a" else W.HALF_B,
    Icon: lambda view, act: W.CHOOSE_ICON + ICON_NUMBERS[act.icon],
    Raccoon: lambda view, act: W.SEND_RACCOON + act.target,
    Hit: lambda view, act: W.STRIKE + act.target,
    Move: lambda view, act: W.SHIFT + 2 * act.portrait + int(act.side == "right"),
    Decline: lambda view, act: W.DECLINE,
    Pass: lambda view, act: W.PASS,
    Turn: lambda view, act: W.TURN_UP,
    Unknown: lambda view, act: act.number,
}


# --- answers given in parts


def begun(s: CrownState, seat: int) -> str:
    """The first part of a seat's answer: the card it wants, a deck, or how many raccoons are to go; "" for none."""
    said = s.said[seat] if seat >= 0 else 0
    if said >= W.TAKE:
        return s.terms.kind_ids[said - W.TAKE]
    if said >= W.RETURN_RACCOONS:
        return f"bribe {said - W.RETURN_RACCOONS}"
    return f"deck {said - W.TAKE_BLIND}" if said >= W.TAKE_BLIND else ""


def owed(s: CrownState, seat: int) -> int:
    """What that part costs."""
    said = s.said[seat] if seat >= 0 else 0
    if W.RETURN_RACCOONS <= said < W.TAKE:
        return said - W.RETURN_RACCOONS
    return price_of(s, said) if said else 0


def number_begun(words: str, terms: Terms) -> int:
    """The number of the first part of an answer."""
    word, _, number = words.partition(" ")
    if word == "bribe":
        return W.RETURN_RACCOONS + int(number)
    return W.TAKE_BLIND + int(number) if word == "deck" else W.TAKE + terms.kind_ids.index(word)
