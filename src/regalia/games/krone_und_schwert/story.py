"""What has happened, as data: what the numbers of each event mean."""

from __future__ import annotations

from typing import Annotated, Any

from regalia.core.bag import things
from regalia.core.event import Event
from regalia.core.told import NUMBER, SEAT, YES, Happening, happening, secret, slot, whole
from regalia.core.wording import SeatNumber
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS, NAMES
from regalia.games.krone_und_schwert.elements import dx_at, dy_at, element_at, turns_at
from regalia.games.krone_und_schwert.view import SchwertView

Card = Annotated[str, "card"]
Terrain = Annotated[str, "terrain"]

BUILDINGS = {W.CASTLE: "castle", W.SMALL_TOWN: "town", W.BIG_TOWN: "big-town", W.CATHEDRAL: "cathedral"}
ANSWERS = {W.LET_IT_HAPPEN: "pass", W.PLAY_TRUCE: "truce", W.PLAY_AMBUSH: "ambush"}
VOTES = {W.CROWN: "crown", W.SWORD: "sword"}
ENDS = {W.END_CARD: "card", W.BOARD_FULL: "board", W.ROUNDS_OVER: "rounds"}

CARD = slot(Card, lambda _, number: NAMES[number])
CARDS = slot(tuple[Card, ...], lambda _, bag: tuple(NAMES[kind] for kind in things(bag)))
SPACE = slot(str, lambda view, number: view.spaces[number])
ELEMENT = slot(str, lambda _, number: LETTERS[number])
BUILDING = slot(str, lambda _, number: BUILDINGS[number])
ANSWER = slot(str, lambda _, number: ANSWERS[number])
VOTE = slot(str, lambda _, number: VOTES[number])
END = slot(str, lambda _, number: ENDS[number])


def of_place(kind: Any, read: Any) -> Any:
    """A field of where an element was laid."""
    return whole(kind, lambda _, event: read(event.shown[1]))


def terrain(at: int) -> Any:
    """The terrain of the space at a place of an event: what people see of it."""
    return whole(Terrain, lambda view, event: view.map[view.spaces[event.shown[at]]][2])


def square(view: SchwertView, event: Event) -> str | None:
    """The square of a big town."""
    return view.spaces[event.shown[3]] if event.shown[1] == W.BIG_TOWN else None


def ender(view: SchwertView, event: Event) -> int | None:
    """Who ended the game, if anybody did."""
    return None if event.shown[0] == W.ROUNDS_OVER else event.shown[1]


def fought(view: SchwertView, event: Event) -> int:
    """What the cards of an attack count."""
    return sum(view.cards[NAMES[kind]][0] for kind in things(event.shown[2]))


def laid(view: SchwertView, event: Event) -> int:
    """How many cards lay in a letter."""
    return len(things(event.shown[2]))


def rebels(view: SchwertView, event: Event) -> int:
    """Swords and cards of the rebels together."""
    return event.shown[0] + event.shown[1]


def loyal(view: SchwertView, event: Event) -> int:
    """Votes and cards of the king's side together."""
    return W.CROWN_WORTH * event.shown[2] + event.shown[3]


HAPPENINGS: dict[int, Happening] = {
    # the set-up
    W.ELEMENT_DRAWN: happening("element-drawn", who=SEAT, element=ELEMENT),
    W.ELEMENT_LAID: happening(
        "element-laid",
        who=SEAT,
        element=of_place(str, lambda place: LETTERS[element_at(place)]),
        turns=of_place(int, turns_at),
        dx=of_place(int, dx_at),
        dy=of_place(int, dy_at),
    ),
    W.DEALT: happening("dealt", when=lambda _, event: event.knows != 0, who=SEAT, cards=secret(CARDS)),
    W.RED_PUT_BACK: happening("red-put-back", who=SEAT, card=CARD),
    W.MARKER_PLACED: happening("marker-placed", who=SEAT, space=SPACE, terrain=terrain(1)),
    # a turn
    W.ROUND_BEGINS: happening("round-begins", round=NUMBER),
    W.TURN_BEGINS: happening("turn-begins", who=SEAT),
    W.TURN_ENDS: happening("turn-ends", who=SEAT, lapsed=NUMBER),
    W.POPE_LEAVES: happening("pope-leaves", who=SEAT),
    W.POPE_COMES: happening("pope-comes", who=SEAT),
    W.RE_ENTERED: happening("re-entered", who=SEAT, space=SPACE, terrain=terrain(1)),
    W.TAXED: happening("taxed", who=SEAT, castles=NUMBER),
    W.WAIVED: happening("waived", who=SEAT),
    W.PEOPLE: happening("people", shows=VOTE),
    W.INCITED: happening("incited", who=SEAT),
    W.GAINED: happening("gained", who=SEAT, points=NUMBER),
    # cards and land
    W.DREW: happening("drew", who=SEAT, card=secret(CARD)),
    W.DREW_RED: happening("drew-red", who=SEAT, card=CARD, counts=YES),
    W.DREW_NOTHING: happening("drew-nothing", who=SEAT),
    W.RESHUFFLED: happening("reshuffled", deck=NUMBER),
    W.BUILT: happening("built", who=SEAT, building=BUILDING, space=SPACE, square=whole(str | None, square)),
    W.EXPANDED: happening("expanded", who=SEAT, card=CARD, space=SPACE, terrain=terrain(2)),
    W.OCCUPIED: happening("occupied", who=SEAT, space=SPACE, terrain=terrain(1)),
    # an attack
    W.ATTACKED: happening(
        "attacked",
        who=SEAT,
        space=SPACE,
        cards=CARDS,
        other=SEAT,
        strength=whole(int, fought),
        terrain=terrain(1),
    ),
    W.ANSWERED: happening("answered", who=SEAT, answer=ANSWER, strength=NUMBER, castles=NUMBER),
    W.STRUCK: happening("struck", who=SEAT, card=CARD),
    W.CONQUERED: happening("conquered", who=SEAT, space=SPACE, other=SEAT, terrain=terrain(1)),
    W.REPELLED: happening("repelled", who=SEAT, space=SPACE),
    W.CALLED_OFF: happening("called-off", who=SEAT),
    # a revolt
    W.REVOLT_DECLARED: happening("revolt-declared", who=SEAT, king=SEAT, swords=NUMBER),
    W.REVEALED: happening("revealed", who=SEAT, vote=VOTE, cards=CARDS, struck=CARDS, many=whole(int, laid)),
    W.REVOLT_VOID: happening("revolt-void"),
    W.COUNTED: happening(
        "counted",
        swords=NUMBER,
        force=NUMBER,
        crowns=NUMBER,
        guard=NUMBER,
        worth=whole(int, lambda view, _: view.crown_worth),
        rebels=whole(int, rebels),
        loyal=whole(int, loyal),
    ),
    W.KING_HOLDS: happening("king-holds", who=SEAT, rebels=NUMBER, loyal=NUMBER),
    W.REBELS_WIN: happening("rebels-win", who=SEAT, rebels=NUMBER, loyal=NUMBER),
    W.CROWNED: happening("crowned", who=SEAT),
    W.ANNOUNCED: happening("announced", who=SEAT, points=NUMBER),
    # the end
    W.END_PHASE: happening("end-phase", deck=NUMBER),
    W.GAME_ENDS: happening("game-ends", why=END, who=whole(SeatNumber | None, ender)),
}
