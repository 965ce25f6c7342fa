"""What has happened, as data: one line for each kind of event. Totals and outcomes of rolls are fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from regalia.core.event import Event
from regalia.core.ints import members_of
from regalia.core.told import NUMBER, SEAT, YES, Happening, Slot, happening, slot, whole
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.actions import Card, Colour, Knight
from regalia.games.royaume_des_5_couronnes.data import KINDS
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

Then = Literal["turn-lost", "dice-follow", "all-blocked"]  # what follows a failed attempt
Outcome = Literal["won", "tie", "lost"]
THEN: dict[int, Then] = {W.TURN_LOST: "turn-lost", W.DICE_FOLLOW: "dice-follow", W.ALL_WERE_BLOCKED: "all-blocked"}


def painted(view: RoyaumeView, c: int) -> str:
    """A knight or a treasure by its colour."""
    return view.knights[c].colour


def knights_in(view: RoyaumeView, event: Event) -> tuple[str, ...]:
    """The set of knights that is the last number of an event."""
    return tuple(painted(view, c) for c in members_of(event.shown[3]))


KNIGHT = slot(Knight, painted)
KNIGHTS = whole(tuple[Knight, ...], knights_in)
COLOUR = slot(Colour, painted)
CARD = slot(Card, lambda view, kind: KINDS[kind])
CIRCLE = slot(Annotated[int, "circle"], lambda view, circle: circle)
FOLLOWS = slot(Then, lambda view, then: THEN[then])
A_SINGLE_ONE = whole(int, lambda view, event: 1)


# --- rolls: a die and the power added to it are one number of an event


def die(roll: int) -> int:
    """The die of a roll."""
    return roll >> 4


def power(roll: int) -> int:
    """The power added to it."""
    return roll & 15


def total(roll: int) -> int:
    """Their sum."""
    return die(roll) + power(roll)


def part(at: int, read: Callable[[int], int]) -> Slot:
    """A field made from the number at a place of an event."""
    return whole(int, lambda view, event: read(event.shown[at]))


def outcome(mine: int, theirs: int) -> Outcome:
    """How it ended; equal totals are rolled again (RC-R16)."""
    return "tie" if mine == theirs else "won" if mine > theirs else "lost"


FOUGHT = whole(Outcome, lambda view, event: outcome(total(event.shown[3]), event.shown[2]))
DUELLED = whole(Outcome, lambda view, event: outcome(total(event.shown[2]), total(event.shown[3])))
ESCAPED = whole(Outcome, lambda view, event: "won" if total(event.shown[2]) >= event.shown[3] else "lost")


def fight(tag: str) -> Happening:
    """A knight fights a foe, who adds no power."""
    return happening(
        tag,
        who=SEAT,
        knight=KNIGHT,
        foe=NUMBER,
        die=part(3, die),
        power=part(3, power),
        total=part(3, total),
        outcome=FOUGHT,
    )


# --- moves


def is_lair(at: int) -> Slot:
    """Is this place the lair?"""
    return whole(bool, lambda view, event: event.shown[at] > len(view.path))


def journey(tag: str) -> Happening:
    """A knight moves from one place to another."""
    return happening(tag, who=SEAT, knight=KNIGHT, start=NUMBER, end=NUMBER, from_lair=is_lair(2), to_lair=is_lair(3))


HAPPENINGS: dict[int, Happening] = {
    W.TURN_BEGINS: happening("turn-begins", who=SEAT, turn=NUMBER),
    W.CARDS_LAID: happening("cards-laid", who=SEAT),
    W.ESCAPE_ROLLED: happening(
        "escape-rolled",
        who=SEAT,
        knight=KNIGHT,
        die=part(2, die),
        power=part(2, power),
        total=part(2, total),
        needed=part(3, int),
        outcome=ESCAPED,
    ),
    W.MONSTER_ROLLED: fight("monster-rolled"),
    W.SET_FREE: happening("set-free", who=SEAT, card=CARD, space=NUMBER, knights=KNIGHTS),
    W.ATTEMPT_FAILED: happening("attempt-failed", who=SEAT, then=FOLLOWS),
    W.POWER_GAINED: happening("power-gained", who=SEAT, power=NUMBER),
    W.POWER_LOST: happening("power-lost", who=SEAT, power=NUMBER),
    W.DUEL_ROLLED: happening(
        "duel-rolled",
        who=SEAT,
        other=SEAT,
        die=part(2, die),
        power=part(2, power),
        total=part(2, total),
        other_die=part(3, die),
        other_power=part(3, power),
        other_total=part(3, total),
        outcome=DUELLED,
    ),
    W.PAWNS_TAKEN: happening("pawns-taken", who=SEAT, other=SEAT, colour=COLOUR, many=NUMBER),
    W.PAWN_EXCUSED: happening("pawn-excused", who=SEAT, other=SEAT, colour=COLOUR, many=A_SINGLE_ONE),
    W.NO_EXCUSE: happening("no-excuse", who=SEAT, other=SEAT),
    W.DICE_ROLLED: happening("dice-rolled", who=SEAT, one=NUMBER, two=NUMBER),
    W.WITCH_CALLED: happening("witch-called", who=SEAT, right=YES),
    W.WITCH_PAID: happening("witch-paid", who=SEAT, colour=COLOUR, many=A_SINGLE_ONE),
    W.WITCH_ENDS_TURN: happening("witch-ends-turn", who=SEAT),
    W.MOVED: journey("moved"),
    W.WIZARD_MOVED: journey("wizard-moved"),
    W.CARD_VANISHED: happening("card-vanished", card=CARD, space=NUMBER),
    W.COVERED: happening("covered", space=NUMBER, card=CARD),
    W.RESHUFFLED: happening("reshuffled", cards=NUMBER),
    W.TURNED_UP: happening("turned-up", space=NUMBER, card=CARD),
    W.BLOCKED: happening("blocked", knight=KNIGHT, card=CARD, space=NUMBER),
    W.WEAPON_IN_VAIN: happening("weapon-in-vain", who=SEAT, space=NUMBER),
    W.TREASURE_WON: happening("treasure-won", who=SEAT, colour=COLOUR, many=A_SINGLE_ONE),
    W.TREASURE_IN_VAIN: happening("treasure-in-vain", colour=COLOUR, space=NUMBER),
    W.DRAGON_ROLLED: fight("dragon-rolled"),
    W.CROWN_WON: happening("crown-won", knight=KNIGHT, end=NUMBER),
    W.THROWN_BACK: happening("thrown-back", knight=KNIGHT, end=NUMBER),
    W.CROWN_HOME: happening("crown-home", knight=KNIGHT, circle=CIRCLE),
    W.LAST_CROWN: happening("last-crown", knight=KNIGHT),
    W.POINTS: happening("points", who=SEAT, points=NUMBER),
    W.FINAL_ROLLED: happening("final-rolled", who=SEAT, die=part(1, die), power=part(1, power), total=part(1, total)),
    W.KING: happening("king", who=SEAT),
}
