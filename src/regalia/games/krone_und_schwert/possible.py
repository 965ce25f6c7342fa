"""What a position must not say: things no game can come to."""

from __future__ import annotations

from regalia.core.bag import total
from regalia.core.errors import BadPosition
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.land import land_of
from regalia.games.krone_und_schwert.position import Position
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.wide import is_empty, size

# the fields that may be to blame for a broken invariant; the first that was given is named
BLAME = {
    W.CARDS_LOST: ("papal", "removed", "deck", "discard", "hands"),
    W.PEOPLE_LOST: ("people_pile", "visible_swords"),
    W.MARKERS_LOST: ("spaces",),
    W.BUILDINGS_LOST: ("castles", "towns", "big_towns", "cathedrals"),
    W.AP_OUT_OF_RANGE: ("ap",),
    W.TOWNS_TOUCH: ("towns", "big_towns"),
    W.WRONG_GROUND: ("castles", "towns", "big_towns", "cathedrals"),
    W.BUILT_WITHOUT_OWNER: ("castles", "towns", "big_towns"),
    W.KING_ASTRAY: ("king",),
    W.SPACE_TWICE: ("spaces",),
    W.SHOWN_NOT_HELD: ("shown", "hands"),
}


def to_blame(broken: int, p: Position) -> str:
    """The path of the field that breaks an invariant."""
    given = [field for field in BLAME.get(broken, ()) if getattr(p, field)]
    return f"$.{given[0]}" if given else "$"


def check_possible(s: SchwertState, p: Position, asks: str) -> None:
    """King, end and the question fit each other."""
    check_king(s)
    if p.end_in is not None and not 0 <= p.end_in <= total(s.deck):
        raise BadPosition(
            f"Of the {total(s.deck)} cards of the deck so many cannot lie above the last ones.", "$.end_in"
        )
    if p.adjudicated and asks != "over":
        raise BadPosition("Only a game that is over has been adjudicated.", "$.adjudicated")
    if asks == "re-entry" and size(land_of(s, s.in_turn)) >= W.RE_ENTRY_MARKERS:
        raise BadPosition("Only a seat that had no space is asked to return.", "$.asks")
    if asks == "defence" and not s.attack_cards:
        raise BadPosition("Nobody attacks without a card.", "$.attack.cards")
    for name, number in p.announced.items():
        if name in p.vp and number > p.vp[name]:
            raise BadPosition("Points once announced are not lost again.", f"$.announced.{name}")


def check_king(s: SchwertState) -> None:
    """Where the first castle makes a king, nobody has one while there is none (KS-R4)."""
    if s.king == W.NO_ONE and not s.terms.king_needs_town and not is_empty(s.castles):
        raise BadPosition("At this table the first castle makes a king (first_king, KS-R4): say who.", "$.king")
