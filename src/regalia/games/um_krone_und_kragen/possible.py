"""What a position must not say: things no game can come to."""

from __future__ import annotations

from typing import Any

from regalia.core.bag import count, total
from regalia.core.errors import BadPosition
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import CHOOSERS, may_choose
from regalia.games.um_krone_und_kragen.court import copies_left, whole_court
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.turn import dice_of_farmer_and_charlatans, seat_in_turn


def check_copies(s: KragenState, c: int, taken: int, left: int, is_said: bool) -> None:
    """No character has more cards than the court began with."""
    name, copies = NAMES[c], copies_left(whole_court(s.terms.court, s.seats), c)
    if c == W.JESTER and s.terms.row0_unlimited:
        return
    if taken > copies:
        raise BadPosition(f"More {name} cards are owned than there are: {copies}.", "$.owned")
    if is_said and taken + left > copies:
        raise BadPosition(f"There are {copies} cards {name}, and {taken} are owned.", f"$.court.{name}")


def check_king(s: KragenState, p: Any) -> None:
    """The king has one owner, and moves in the final round only."""
    for seat in range(s.seats):
        if has(s.owned[seat], W.KING) and seat != s.first_king:
            raise BadPosition("The king's card lies with the first king.", "$.first_king")
    if s.holder != s.first_king and not p.final and p.asks != "over":
        raise BadPosition("Before the final round nobody but the first king holds the king.", "$.holder")


def check_moment(s: KragenState, p: Any, asks: str) -> None:
    """Round, end and half-said answers fit each other."""
    if p.adjudicated and asks != "over":
        raise BadPosition("Only a game that is over has been adjudicated.", "$.adjudicated")
    last = s.terms.max_rounds + int(p.final or asks == "over")
    if p.round > last:
        raise BadPosition(f"At this table there are {s.terms.max_rounds} rounds, and a final round.", "$.round")
    if p.start_dice_asked and asks != "start die":
        raise BadPosition("Dice of farmer and charlatans are asked about before the first roll.", "$.start_dice_asked")
    if p.chosen and not p.using:
        raise BadPosition("Dice are chosen for a character: say which one is in use.", "$.using")


def check_dice(s: KragenState, p: Any, asks: str) -> None:
    """The dice fit the moment that the position asks for."""
    if total(s.active) + total(s.aside) > s.terms.dice_cap:
        raise BadPosition(f"A turn has at most {s.terms.dice_cap} dice.", "$.active")
    if p.hand and p.hand > s.terms.dice_cap:
        raise BadPosition(f"A turn has at most {s.terms.dice_cap} dice.", "$.hand")
    if p.set_since_roll and not s.aside:
        raise BadPosition("No die is aside that could have been set aside since the roll.", "$.set_since_roll")
    if asks in ("start die", "first roll") and (s.active or s.aside):
        raise BadPosition("Before the first roll no die is active or aside.", "$.asks")
    if asks == "first roll" and s.hand == 0:
        raise BadPosition("There is no die to roll.", "$.hand")
    if asks == "claim" and (s.active or s.final):
        raise BadPosition("A claim comes when every die is aside, and never in the final round.", "$.asks")
    if asks == "start die" and p.start_dice_asked >= dice_of_farmer_and_charlatans(s, seat_in_turn(s)):
        raise BadPosition("No die of farmer or charlatan is left to ask about.", "$.start_dice_asked")
    if p.using and asks != "dice":
        raise BadPosition("Dice are chosen for a character only while dice are active.", "$.using")


def check_use(s: KragenState, c: int, chosen: int) -> None:
    """A use whose dice are being chosen: by merchant, lady or nobleman, unused, on dice that it may act on."""
    if not has(CHOOSERS, c) or not has(s.unused, c):
        raise BadPosition("Only an unused merchant, lady or nobleman of the seat in turn can be in use.", "$.using")
    allowed = may_choose(s, c)
    if not chosen:
        raise BadPosition("A character in use has at least one die chosen.", "$.chosen")
    if any(count(chosen, face) > count(allowed, face) for face in range(1, W.SIX + 1)):
        raise BadPosition("A character acts only on active dice, and none may pass 6.", "$.chosen")
