"""What has happened, as data: what the numbers of each event mean."""

from __future__ import annotations

from regalia.core.bag import things
from regalia.core.event import Event
from regalia.core.told import NUMBER, SEAT, happening, slot, whole
from regalia.core.wording import SeatNumber
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.actions import Character, Dice, gone
from regalia.games.um_krone_und_kragen.court import group_face, group_size
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

CHARACTER = slot(Character, lambda _, number: NAMES[number])
DICE = slot(Dice, lambda _, number: tuple(things(number)))
MANY = whole(int, lambda _, event: group_size(event.shown[1]))  # of a combination: how many equal dice
FACE = whole(int, lambda _, event: group_face(event.shown[1]))  # and their face
OF_THE_KING = whole(tuple[int, int], lambda _, event: (group_size(event.shown[2]), group_face(event.shown[2])))


def changed(view: KragenView, event: Event) -> Dice:
    """The dice that a character has changed."""
    return gone(things(event.shown[2]), things(event.shown[3]))


def new(view: KragenView, event: Event) -> Dice:
    """What they show now, or the die that was added."""
    return gone(things(event.shown[3]), things(event.shown[2]))


def is_added(view: KragenView, event: Event) -> bool:
    """Did a character add a die, and change none?"""
    return not changed(view, event)


def is_no_king(view: KragenView, event: Event) -> bool:
    """Of King and Queen the event after it tells."""
    return event.shown[1] != W.KING


HAPPENINGS = {
    W.ROUND_BEGINS: happening("round-begins", round=NUMBER, who=SEAT),
    W.TURN_BEGINS: happening("turn-begins", who=SEAT, dice=NUMBER),
    W.DIE_TAKEN: happening("die-taken", who=SEAT, character=CHARACTER),
    W.DIE_DECLINED: happening("die-declined", who=SEAT, character=CHARACTER),
    W.DIE_ADDED: happening("die-added", who=SEAT, character=CHARACTER),
    W.ROLLED: happening("rolled", who=SEAT, dice=DICE),
    W.SET_ASIDE: happening("set-aside", who=SEAT, face=NUMBER),
    W.USED: happening(
        "used",
        who=SEAT,
        character=CHARACTER,
        before=whole(Dice, changed),
        after=whole(Dice, new),
        added=whole(bool, is_added),
    ),
    W.REROLLED: happening("rerolled", who=SEAT, character=CHARACTER, before=DICE, after=DICE),
    W.TOOK: happening("took", when=is_no_king, who=SEAT, character=CHARACTER),
    W.TOOK_NOTHING: happening("took-nothing", who=SEAT),
    W.FIRST_KING: happening("first-king", who=SEAT, many=MANY, face=FACE),
    W.FINAL_BEGINS: happening("final-begins", start=SEAT, who=SEAT),
    W.THREW: happening("threw", who=SEAT, many=MANY, face=FACE, to_beat=OF_THE_KING),
    W.KING_MOVES: happening("king-moves", who=SEAT, old=SEAT, best=OF_THE_KING),
    W.KING_UNBEATEN: happening("king-unbeaten", who=SEAT),
    W.GAME_ENDS: happening(
        "game-ends",
        who=slot(SeatNumber | None, lambda _, seat: None if seat == W.NO_ONE else seat),
        adjudicated=whole(bool, lambda _, event: event.shown[0] == W.NO_ONE),
    ),
}
