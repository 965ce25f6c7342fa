"""Every answer as data, and its number: prices, odds and where a move leads are fields, so that nobody counts again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal

from regalia.core.act import Act, Unknown
from regalia.core.wording import SeatNumber
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.moving import move_of, moved_die, moved_knight
from regalia.games.royaume_des_5_couronnes.odds import Odds, percent
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

Knight = Annotated[str, "knight"]
Colour = Annotated[str, "colour"]
Card = Annotated[str, "card"]
Meeting = Literal["castle", "home", "dragon", "lair", "down", "bare", "trap", "monster", "weapon", "treasure"]


class Roll(Act, frozen=True):
    """On to the dice."""

    spelled: ClassVar[str] = "roll"


class Call(Act, frozen=True):
    """Call the Witch."""

    spelled: ClassVar[str] = "call witch"


class Silent(Act, frozen=True):
    """Say nothing."""

    spelled: ClassVar[str] = "silent"


class Pass(Act, frozen=True):
    """Never possible, but people think of it."""

    spelled: ClassVar[str] = "pass"


class Lay(Act, frozen=True):
    """Lay the next card on this space."""

    on: ClassVar[str] = "space:{space}"
    spelled: ClassVar[str] = "lay {space}"
    space: int


class LayTheRest(Act, frozen=True):
    """Lay all cards that are left."""

    spelled: ClassVar[str] = "lay the rest"


class Free(Act, frozen=True):
    """Try to free a knight; without card and odds where nothing holds it."""

    on: ClassVar[str] = "knight:{knight}"
    spelled: ClassVar[str] = "free {knight}"
    knight: Knight
    card: Card | None
    odds: Odds | None
    percent: int | None
    price: Literal["turn", "pawn", "pawn-and-turn"]  # of a failure


class Duel(Act, frozen=True):
    """Challenge a prince; P4 is nobody where there are three, and no odds are given against oneself."""

    on: ClassVar[str] = "seat:{who}"
    spelled: ClassVar[str] = "duel P{prince}"
    prince: int
    who: SeatNumber | None
    odds: Odds | None
    percent: int | None


class Take(Act, frozen=True):
    """Take all treasures of a colour after a duel."""

    on: ClassVar[str] = "pawn:{colour}"
    spelled: ClassVar[str] = "take {colour}"
    colour: Colour
    many: int


class Excuse(Act, frozen=True):
    """Accept a treasure as an excuse."""

    on: ClassVar[str] = "pawn:{colour}"
    spelled: ClassVar[str] = "excuse {colour}"
    colour: Colour
    many: int = 1


class Pay(Act, frozen=True):
    """Pay a treasure to the Witch."""

    on: ClassVar[str] = "pawn:{colour}"
    spelled: ClassVar[str] = "pay {colour}"
    colour: Colour
    many: int = 1


class Move(Act, frozen=True):
    """Move a knight by a die."""

    on: ClassVar[str] = "knight:{knight}"
    spelled: ClassVar[str] = "move {knight} {die}"
    knight: Knight
    die: int
    end: int  # the space it comes to
    to_lair: bool
    meets: Meeting
    uncovers: bool  # does the space it leaves get a new card?


class Wizard(Act, frozen=True):
    """Send a knight forward or back by the sum of a double."""

    on: ClassVar[str] = "knight:{knight}"
    spelled: ClassVar[str] = "wizard {knight} {way}"
    knight: Knight
    way: Literal["forward", "back"]
    steps: int
    end: int
    to_lair: bool
    meets: Meeting
    uncovers: bool


ACTS = (Roll, Call, Silent, Pass, Lay, LayTheRest, Free, Duel, Take, Excuse, Pay, Move, Wizard)


# --- made from a view, a knight or colour by its place among the five


def free(view: RoyaumeView, c: int) -> Free:
    """An attempt with its odds, and what a failure costs (RC-R9 to RC-R11)."""
    price: Literal["turn", "pawn", "pawn-and-turn"] = "turn"
    if view.power[view.in_turn]:
        price = "pawn-and-turn" if view.all_blocked() else "pawn"
    if not view.blocked[c]:
        return Free(view.knights[c].colour, None, None, None, price)
    card = view.path[view.spaces[c] - 1]
    odds = view.chances.trap if card == "trap" else view.chances.monster
    return Free(view.knights[c].colour, card, odds, percent(odds), price)


def duel(view: RoyaumeView, seat: int) -> Duel:
    """A challenge with its odds."""
    if seat >= len(view.power):
        return Duel(seat + 1, None, None, None)
    odds = view.chances.duel[seat]
    return Duel(seat + 1, seat, odds, None if odds is None else percent(odds))


def take(view: RoyaumeView, c: int) -> Take:
    """All of a colour that the other prince has."""
    of_opponent = view.asks == "take" and view.opponent is not None
    return Take(view.knights[c].colour, view.pawns[view.opponent or 0][c] if of_opponent else 1)


def excuse(view: RoyaumeView, c: int) -> Excuse:
    """One treasure of a colour."""
    return Excuse(view.knights[c].colour)


def pay(view: RoyaumeView, c: int) -> Pay:
    """One treasure of a colour."""
    return Pay(view.knights[c].colour)


def move(view: RoyaumeView, c: int, die: int) -> Move:
    """A knight by a die."""
    end = end_of(view, c, die)
    return Move(view.knights[c].colour, die, end, end > len(view.path), meeting(view, c, end), uncovers(view, c))


def forward(view: RoyaumeView, c: int) -> Wizard:
    """A knight on its way by the Wizard."""
    return sent(view, c, "forward", end_of(view, c, sum(view.dice)))


def back(view: RoyaumeView, c: int) -> Wizard:
    """A knight back by the Wizard."""
    return sent(view, c, "back", end_of(view, c, -sum(view.dice)))


def sent(view: RoyaumeView, c: int, way: Literal["forward", "back"], end: int) -> Wizard:
    """A knight by the sum of a double."""
    to_lair, steps = end > len(view.path), sum(view.dice)
    return Wizard(view.knights[c].colour, way, steps, end, to_lair, meeting(view, c, end), uncovers(view, c))


def end_of(view: RoyaumeView, c: int, steps: int) -> int:
    """Where a knight comes to stand, back for a negative number: castle and lair stop it (RC-R34, RC-R78)."""
    end = view.spaces[c] - steps if view.crowned[c] else view.spaces[c] + steps
    return min(max(end, W.CASTLE), len(view.path) + 1)


def meeting(view: RoyaumeView, c: int, end: int) -> Meeting:
    """What awaits a knight: the dragon unless it is crowned, the castle (its home if it is), or what lies there."""
    if end == W.CASTLE:
        return "home" if view.crowned[c] else "castle"
    if end > len(view.path):
        return "lair" if view.crowned[c] else "dragon"
    return view.path[end - 1]


def uncovers(view: RoyaumeView, c: int) -> bool:
    """Does the space it leaves lie bare then, so that a card covers it (RC-R30, RC-R36)?"""
    space = view.spaces[c]
    if not 1 <= space <= len(view.path) or view.standing_on(space) != [c]:
        return False
    return view.blocked[c] or view.path[space - 1] == "bare"


# --- numbers

PLAIN: dict[int, Act] = {
    W.ROLL: Roll(),
    W.CALL: Call(),
    W.SILENT: Silent(),
    W.LAY_THE_REST: LayTheRest(),
    W.PASS: Pass(),
}
OF_FIVE: dict[int, Callable[[RoyaumeView, int], Act]] = {
    W.FREE: free,
    W.DUEL: duel,
    W.TAKE: take,
    W.GET: excuse,
    W.PAY: pay,
    W.FORWARD: forward,
    W.BACK: back,
}
OUT_OF_TIME = (W.SILENT, W.ROLL, W.LAY_THE_REST)


def act(view: RoyaumeView, action: int) -> Act:
    """What a number means."""
    if action in PLAIN:
        return PLAIN[action]
    for first, made in OF_FIVE.items():
        if first <= action < first + W.COLOURS:
            return made(view, action - first)
    if W.MOVE <= action < W.MOVE + 8 * W.COLOURS:
        return move(view, moved_knight(action), moved_die(action))
    return Lay(action - W.LAY) if W.LAY <= action < W.LAY + W.SPACES else Unknown(action)


def number(view: RoyaumeView, act: Act) -> int:
    """The number of an answer."""
    match act:
        case Unknown():
            return act.number
        case Free():
            return W.FREE + view.place_of(act.knight)
        case Duel():
            return W.DUEL + act.prince - 1
        case Take():
            return W.TAKE + view.place_of(act.colour)
        case Excuse():
            return W.GET + view.place_of(act.colour)
        case Pay():
            return W.PAY + view.place_of(act.colour)
        case Move():
            return move_of(view.place_of(act.knight), act.die)
        case Wizard():
            return (W.FORWARD if act.way == "forward" else W.BACK) + view.place_of(act.knight)
        case Lay():
            return W.LAY + act.space
    return next(action for action, plain in PLAIN.items() if plain == act)


def when_time_is_out(legal: list[int]) -> int:
    """Silence in the window (RC-R84), the dice rather than an attempt, else the first that is allowed."""
    return next((action for action in OUT_OF_TIME if action in legal), legal[0])
