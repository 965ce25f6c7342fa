"""Answers as data from their numbers and back: the only place where the number of an answer is read or made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regalia.core.act import Act, Unknown
from regalia.core.remembering import of_latest
from regalia.games.krone_und_schwert import answers as A
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS, NAMES
from regalia.games.krone_und_schwert.elements import ELEMENTS, dx_at, dy_at, element_at, turns_at, where
from regalia.games.krone_und_schwert.neighbours import border, free_spaces
from regalia.games.krone_und_schwert.view import SchwertView

WIDTH: Final = 128  # numbers for one kind of answer on a space
NOWHERE: Final = "?"  # a space that is not there
A_POINT: Final = 1  # for each building at the end (KS-R49)
NEUTRAL: Final = (W.NO_MARKER, W.NO_TAX, W.LET_IT_HAPPEN, W.CROWN, W.THAT_IS_ALL, W.END_TURN)
WITHOUT_CARDS: Final = (W.END_TURN, W.LEVY, W.NO_TAX, W.LET_IT_HAPPEN, W.NO_MARKER, W.OCCUPY)


# --- from number to answer


def act(view: SchwertView, action: int) -> Act:
    """What a number means; Unknown if it means nothing."""
    if action in BY_SPACE:
        on_space, number = BY_SPACE[action]
        space = space_name(view, number)
        return on_space(view, space) if space else Unknown(action)
    if action in BY_CARD:
        with_card, card = BY_CARD[action]
        return with_card(view, card)
    if action in BY_ITSELF:
        return BY_ITSELF[action](view)
    if action >= W.PUT:
        return lay(action - W.PUT) or Unknown(action)
    if action >= W.FOUND:
        return found(view, *divmod(action - W.FOUND, WIDTH)) or Unknown(action)
    return Unknown(action)


def plain(view: SchwertView, kind: type[Act]) -> Act:
    """An answer that needs no card and no space to be named."""
    return ALONE[kind](view)


@of_latest
def begun(view: SchwertView) -> Act | None:
    """The first part of an answer that is half told."""
    return act(view, view.said) if view.said else None


def space_name(view: SchwertView, space: int) -> str:
    """A space by its name; "" for a number that is none."""
    if space < len(view.spaces):
        return view.spaces[space]
    return NOWHERE if space == W.NO_SPACE else ""


def lay(place: int) -> Act | None:
    """An element and where it lies; None if there is no such element."""
    if element_at(place) >= ELEMENTS:
        return None
    return A.Lay(LETTERS[element_at(place)], turns_at(place), dx_at(place), dy_at(place))


def found(view: SchwertView, octagon: int, square: int) -> Act | None:
    """A big town; None if its numbers are no spaces."""
    spaces = space_name(view, octagon), space_name(view, square)
    return big_town(view, *spaces) if octagon < WIDTH and all(spaces) else None


# --- what people must see of an answer


def price(view: SchwertView, card: str) -> int:
    """The action points that the text of a card costs."""
    return view.cards[card][2]


def strength(view: SchwertView, card: str) -> int:
    """The combat value of a card; red cards have none."""
    return view.cards[card][0] if card in view.cards else 0


def that_is_all(view: SchwertView) -> Act:
    """No more cards."""
    first = begun_attack(view)
    return A.ThatIsAll(sum(strength(view, card) for card in view.laid), first.castles if first else None)


def begun_attack(view: SchwertView) -> A.Attack | None:
    """The attack for which cards are being laid."""
    first = begun(view)
    return first if isinstance(first, A.Attack) else None


def let_it_happen(view: SchwertView) -> Act:
    """The space is lost."""
    return A.Pass(view.attack.target if view.attack else NOWHERE)


def ambush(view: SchwertView) -> Act:
    """What the ambush would leave of the attack."""
    if view.attack is None:
        return A.Ambush(None, 0, holds=False)
    return A.Ambush(view.attack.strongest, view.attack.ambushed, holds=view.attack.ambushed <= view.attack.castles)


def tax(view: SchwertView) -> Act:
    """A point for each castle."""
    return A.Tax(view.walls[view.seat] if view.seat >= 0 else 0, 1)


def add(view: SchwertView, card: str) -> Act:
    """One more card; in an attack it must be able to fight (KS-R16)."""
    cv = strength(view, card)
    return A.Add(card, cv, fits=cv > 0 or begun_attack(view) is None)


def expand(view: SchwertView, card: str) -> Act:
    """One space with a card."""
    return A.Expand(card, 1, border(view))


def expand_two(view: SchwertView, card: str) -> Act:
    """Two spaces with a card (KS-R8)."""
    return A.ExpandTwo(card, 2, border(view))


def place(view: SchwertView, space: str) -> Act:
    """A marker."""
    return A.Place(space, *paid(view))


@of_latest
def paid(view: SchwertView) -> tuple[int, str | None]:
    """The action points and the card for which markers are placed."""
    first = begun(view)
    return getattr(first, "ap", 0), getattr(first, "card", None)


def castle(view: SchwertView, space: str) -> Act:
    """A castle."""
    return A.Castle(space, price(view, "build_castle"), A_POINT)


def town(view: SchwertView, space: str) -> Act:
    """A small town."""
    return A.Town(space, price(view, "build_town"), A_POINT)


def big_town(view: SchwertView, octagon: str, square: str) -> Act:
    """A big town."""
    return A.BigTown(octagon, square, price(view, "build_town"), A_POINT)


def cathedral(view: SchwertView, octagon: str) -> Act:
    """A cathedral, on the octagon of its big town."""
    return A.Cathedral(octagon, price(view, "build_cathedral"), A_POINT)


def attack(view: SchwertView, space: str) -> Act:
    """An attack on a space, and the cards of the hand that can fight (KS-R16)."""
    owner = owner_in(view, space)
    return A.Attack(space, view.walls[owner] if owner >= 0 else 0, fighters(view), 1)


@of_latest
def fighters(view: SchwertView) -> tuple[str, ...]:
    """The cards of the hand that have a combat value."""
    return tuple([card for card in NAMES if card in view.hand and strength(view, card)])


def owner_in(view: SchwertView, space: str) -> int:
    """The seat that owns a space; -1 for nobody."""
    return next((seat for seat, land in enumerate(view.land) if space in land), W.NO_ONE)


ALONE: dict[type[Act], Callable[[SchwertView], Act]] = {
    A.EndTurn: lambda view: A.EndTurn(view.ap),
    A.Draw: lambda view: A.Draw(1, view.deck_size),
    A.Revolt: lambda view: A.Revolt(view.king, 1),
    A.Incite: lambda view: A.Incite(W.INCITED_PEOPLE, price(view, "incite")),
    A.PapalVisit: lambda view: A.PapalVisit(price(view, "papal_visit")),
    A.ThatIsAll: that_is_all,
    A.Tax: tax,
    A.NoTax: lambda view: A.NoTax(),
    A.Pass: let_it_happen,
    A.Truce: lambda view: A.Truce(),
    A.Ambush: ambush,
    A.Crown: lambda view: A.Crown(W.CROWN_WORTH),
    A.Sword: lambda view: A.Sword(W.PEOPLE_PER_VOTE),
    A.NoMarker: lambda view: A.NoMarker(),
    A.Occupy: lambda view: A.Occupy(W.ACTION_POINTS, free_spaces(view)),
}
WITH_CARD: dict[type[Act], Callable[[SchwertView, str], Act]] = {
    A.Add: add,
    A.Expand: expand,
    A.ExpandTwo: expand_two,
}
ON_SPACE: dict[type[Act], Callable[[SchwertView, str], Act]] = {
    A.Place: place,
    A.Castle: castle,
    A.Town: town,
    A.Cathedral: cathedral,
    A.Attack: attack,
}


# --- and back

NUMBERS: dict[type[Act], int] = {
    A.EndTurn: W.END_TURN,
    A.Draw: W.DRAW,
    A.Revolt: W.DECLARE_REVOLT,
    A.Incite: W.PLAY_INCITE,
    A.PapalVisit: W.PLAY_PAPAL_VISIT,
    A.ThatIsAll: W.THAT_IS_ALL,
    A.Tax: W.LEVY,
    A.NoTax: W.NO_TAX,
    A.Pass: W.LET_IT_HAPPEN,
    A.Truce: W.PLAY_TRUCE,
    A.Ambush: W.PLAY_AMBUSH,
    A.Crown: W.CROWN,
    A.Sword: W.SWORD,
    A.NoMarker: W.NO_MARKER,
    A.Occupy: W.OCCUPY,
    A.Add: W.LAY,
    A.Expand: W.EXPAND,
    A.ExpandTwo: W.EXPAND_TWO,
    A.Place: W.PLACE,
    A.Castle: W.BUILD_ON,
    A.Town: W.SETTLE,
    A.Cathedral: W.CONSECRATE,
    A.Attack: W.ATTACK,
    A.BigTown: W.FOUND,
    A.Lay: W.PUT,
}
BY_ITSELF = {NUMBERS[kind]: alone for kind, alone in ALONE.items()}
BY_CARD = {NUMBERS[kind] + n: (make, card) for kind, make in WITH_CARD.items() for n, card in enumerate(NAMES)}
BY_SPACE = {NUMBERS[kind] + space: (make, space) for kind, make in ON_SPACE.items() for space in range(WIDTH)}


def number(view: SchwertView, answer: Act) -> int:
    """The number of an answer."""
    base = NUMBERS[type(answer)]
    if isinstance(answer, A.Lay):
        return base + where(LETTERS.index(answer.element), answer.turns, answer.dx, answer.dy)
    if isinstance(answer, A.BigTown):
        return base + WIDTH * space_number(view, answer.space) + space_number(view, answer.square)
    if type(answer) in WITH_CARD:
        return base + NAMES.index(card_of(answer))
    return base + space_number(view, space_of(answer)) if type(answer) in ON_SPACE else base


def space_number(view: SchwertView, space: str) -> int:
    """The number of a space in an answer."""
    return view.spaces.index(space) if space in view.spaces else W.NO_SPACE


def card_of(answer: Act) -> str:
    """The card that an answer is about; "" for none."""
    return str(getattr(answer, "card", "") or "")


def space_of(answer: Act | None) -> str:
    """The space that an answer is about; "" for none."""
    return str(getattr(answer, "space", ""))


# --- by number


def may_take_back(action: int) -> bool:
    """Whatever takes no card: a card shows what its owner holds."""
    return action in WITHOUT_CARDS or W.PLACE <= action < W.BUILD_ON or action >= W.PUT


def when_time_is_out(view: SchwertView, legal: list[int]) -> int:
    """Neutral, and revealing nothing (KS-R64); in set-up any legal choice (KS-R67)."""
    if view.asks in ("element", "marker"):
        return legal[(view.decision * 40503 + 17 * view.seat + view.start) % len(legal)]
    return next((action for action in NEUTRAL if action in legal), legal[0])
