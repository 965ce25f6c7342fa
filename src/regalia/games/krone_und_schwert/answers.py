"""Every kind of answer of Krone & Schwert as data: with its price and what comes of it. actions.py makes them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from regalia.core.act import Act
from regalia.core.wording import SeatNumber

Card = Annotated[str, "card"]


class EndTurn(Act, frozen=True):
    """The turn is over; so many action points lapse."""

    spelled: ClassVar[str] = "end turn"
    lapse: int


class Draw(Act, frozen=True):
    """Draw an event card, from so many."""

    on: ClassVar[str] = "deck"
    spelled: ClassVar[str] = "draw"
    ap: int
    deck: int


class Revolt(Act, frozen=True):
    """Lead a revolt against the king."""

    spelled: ClassVar[str] = "revolt"
    king: SeatNumber | None
    ap: int


class Incite(Act, frozen=True):
    """Play the card: so many people are turned up."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "incite"
    people: int
    ap: int
    card: Card = "incite"


class PapalVisit(Act, frozen=True):
    """Play the card: nobody attacks its owner until the next turn."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "papal visit"
    ap: int
    card: Card = "papal_visit"


class ThatIsAll(Act, frozen=True):
    """No more cards: what they count together, and in an attack the castles they must surpass."""

    spelled: ClassVar[str] = "that is all"
    strength: int
    castles: int | None


class Tax(Act, frozen=True):
    """Levy the tax: so many points, and so many people are turned up."""

    spelled: ClassVar[str] = "tax"
    points: int
    people: int


class NoTax(Act, frozen=True):
    """Waive the tax."""

    spelled: ClassVar[str] = "no tax"


class Pass(Act, frozen=True):
    """Let an attack happen: the space is lost."""

    spelled: ClassVar[str] = "pass"
    space: str


class Truce(Act, frozen=True):
    """Call the attack off."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "truce"
    card: Card = "truce"


class Ambush(Act, frozen=True):
    """Strike the strongest card of the attack: what is left of it, and whether the space is held."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "ambush"
    struck: Card | None
    strength: int
    holds: bool
    card: Card = "ambush"


class Crown(Act, frozen=True):
    """Vote for the king: what the vote counts."""

    on: ClassVar[str] = "vote:crown"
    spelled: ClassVar[str] = "vote crown"
    worth: int


class Sword(Act, frozen=True):
    """Vote for the rebels: how many people it turns up."""

    on: ClassVar[str] = "vote:sword"
    spelled: ClassVar[str] = "vote sword"
    people: int


class NoMarker(Act, frozen=True):
    """No marker, or no further one."""

    spelled: ClassVar[str] = "no marker"


class Occupy(Act, frozen=True):
    """Take any free space; which one is said next."""

    spelled: ClassVar[str] = "occupy"
    ap: int
    spaces: tuple[str, ...]


class Add(Act, frozen=True):
    """One more card for an attack or a revolt: its combat value, and whether it may be laid there at all."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "add {card}"
    card: Card
    cv: int
    fits: bool


class Expand(Act, frozen=True):
    """Take one space beside one's own; which one is said next."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "expand with {card}"
    card: Card
    ap: int
    spaces: tuple[str, ...]


class ExpandTwo(Act, frozen=True):
    """Take two spaces, one after the other; which ones is said next."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "expand two with {card}"
    card: Card
    ap: int
    spaces: tuple[str, ...]  # for the first


class Place(Act, frozen=True):
    """A marker goes there: what the whole answer costs of which this is a part, and its card; in set-up nothing."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "place {space}"
    space: str
    whole: int
    card: Card | None


class Castle(Act, frozen=True):
    """Build a castle."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "castle {space}"
    space: str
    ap: int
    points: int  # at the end
    card: Card = "build_castle"


class Town(Act, frozen=True):
    """Build a small town."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "town {space}"
    space: str
    ap: int
    points: int  # at the end
    card: Card = "build_town"


class BigTown(Act, frozen=True):
    """Build a big town on an octagon and a square."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "big town {space}+{square}"
    space: str
    square: str
    ap: int
    points: int  # at the end
    card: Card = "build_town"


class Cathedral(Act, frozen=True):
    """Add a cathedral to a big town."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "cathedral {space}"
    space: str
    ap: int
    points: int  # at the end
    card: Card = "build_cathedral"


class Attack(Act, frozen=True):
    """Attack a space: the castles of its owner must be surpassed; with which cards is said next."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "attack {space}"
    space: str
    castles: int
    fighters: tuple[Card, ...]  # the cards of the hand that count
    ap: int


class Lay(Act, frozen=True):
    """Lay an element of the board: its quarter turns and its shift."""

    on: ClassVar[str] = "element:{element}"
    spelled: ClassVar[str] = "lay {element}{turns} ({dx},{dy})"
    element: str
    turns: int
    dx: int
    dy: int


ACTS: tuple[type[Act], ...] = (
    *(EndTurn, Draw, Revolt, Incite, PapalVisit, ThatIsAll, Tax, NoTax, Pass, Truce, Ambush, Crown, Sword, NoMarker),
    *(Occupy, Add, Expand, ExpandTwo, Place, Castle, Town, BigTown, Cathedral, Attack, Lay),
)
