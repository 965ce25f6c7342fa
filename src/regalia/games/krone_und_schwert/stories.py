"""What has happened, as sentences."""

from __future__ import annotations

from regalia.core.bag import things
from regalia.core.event import Event
from regalia.core.say import Arg, Say, Who, say
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS
from regalia.games.krone_und_schwert.elements import element_at
from regalia.games.krone_und_schwert.notation import space_name
from regalia.games.krone_und_schwert.texts import card_name
from regalia.games.krone_und_schwert.view import SchwertView

# events with a seat, and what else is told of them: n a number, s a space, c a card, w a seat
SEATED = {
    W.ELEMENT_DRAWN: ("element-drawn", "e"),
    W.MARKER_PLACED: ("marker-placed", "s"),
    W.RED_PUT_BACK: ("red-put-back", "c"),
    W.TURN_BEGINS: ("turn-begins", ""),
    W.POPE_LEAVES: ("pope-leaves", ""),
    W.RE_ENTERED: ("re-entered", "s"),
    W.TAXED: ("taxed", "n"),
    W.WAIVED: ("waived", ""),
    W.DREW_NOTHING: ("drew-nothing", ""),
    W.GAINED: ("gained", "n"),
    W.INCITED: ("incited", ""),
    W.POPE_COMES: ("pope-comes", ""),
    W.EXPANDED: ("expanded", "cs"),
    W.OCCUPIED: ("occupied", "s"),
    W.STRUCK: ("struck", "c"),
    W.CONQUERED: ("conquered", "sw"),
    W.REPELLED: ("repelled", "s"),
    W.CALLED_OFF: ("called-off", ""),
    W.REVOLT_DECLARED: ("revolt-declared", "w"),
    W.KING_HOLDS: ("king-holds", "nm"),
    W.REBELS_WIN: ("rebels-win", "nm"),
    W.CROWNED: ("crowned", ""),
    W.ANNOUNCED: ("announced", "n"),
    W.TURN_ENDS: ("turn-ends", "n"),
}
BUILDINGS = {W.CASTLE: "castle", W.SMALL_TOWN: "town", W.BIG_TOWN: "big-town", W.CATHEDRAL: "cathedral"}
ANSWERS = {W.LET_IT_HAPPEN: "pass", W.PLAY_TRUCE: "truce", W.PLAY_AMBUSH: "ambush"}
ENDS = {W.END_CARD: "card", W.BOARD_FULL: "board", W.ROUNDS_OVER: "rounds"}


def tell(view: SchwertView, event: Event) -> Say | None:
    """What has happened."""
    a, b, c, d = event.shown
    if event.kind in SEATED:
        return tell_seated(view, event)
    if event.kind == W.ROUND_BEGINS:
        return say("event-round-begins", n=a)
    if event.kind == W.PEOPLE:
        return say("event-people-sword" if a == W.SWORD else "event-people-crown")
    if event.kind == W.RESHUFFLED:
        return say("event-reshuffled", n=a)
    if event.kind == W.REVOLT_VOID:
        return say("event-revolt-void")
    if event.kind == W.COUNTED:
        return say("event-counted", swords=a, force=b, crowns=c, guard=d)
    if event.kind == W.END_PHASE:
        return say("event-end-phase", n=a)
    if event.kind == W.GAME_ENDS:
        return say(f"event-game-ends-{ENDS[a]}", who=Who(b))
    return tell_cards(view, event)


def tell_seated(view: SchwertView, event: Event) -> Say:
    """A seat did something, with a number, a space, a card or another seat."""
    key, what = SEATED[event.kind]
    args: dict[str, Arg] = {"who": Who(event.shown[0])}
    for number, letter in zip(event.shown[1:], what, strict=False):
        if letter in "nm":
            args[letter] = number
        elif letter == "s":
            args["space"] = space_name(view, number)
        elif letter == "c":
            args["card"] = card_name(number)
        elif letter == "e":
            args["element"] = LETTERS[number]
        else:
            args["other"] = Who(number)
    return Say(f"event-{key}", args)


def tell_cards(view: SchwertView, event: Event) -> Say | None:
    """Cards drawn, built with, laid and revealed."""
    a, b, c, d = event.shown
    if event.kind == W.ELEMENT_LAID:
        return say("event-element-laid", who=Who(a), element=LETTERS[element_at(b)])
    if event.kind == W.DEALT:
        return say("event-dealt", who=Who(a), cards=cards(event.secret)) if event.knows else None
    if event.kind == W.DREW:
        return say("event-drew-card", who=Who(a), card=card_name(event.secret)) if event.knows else drew(a)
    if event.kind == W.DREW_RED:
        return say("event-drew-red" if c else "event-red-void", who=Who(a), card=card_name(b))
    if event.kind == W.BUILT:
        square = space_name(view, d)
        return say(f"event-built-{BUILDINGS[b]}", who=Who(a), space=space_name(view, c), square=square)
    if event.kind == W.ATTACKED:
        return say("event-attacked", who=Who(a), space=space_name(view, b), cards=cards(c), other=Who(d))
    if event.kind == W.ANSWERED:
        return say(f"event-answered-{ANSWERS[b]}", who=Who(a))
    vote = "sword" if b == W.SWORD else "crown"
    return say(f"event-revealed-{vote}", who=Who(a), cards=cards(c), many=len(things(c)))


def drew(seat: int) -> Say:
    """Somebody else drew a card."""
    return say("event-drew", who=Who(seat))


def cards(bag: int) -> tuple[Say, ...]:
    """Cards by name."""
    return tuple(card_name(kind) for kind in things(bag))
