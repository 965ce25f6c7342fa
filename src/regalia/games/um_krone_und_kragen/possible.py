"""What a position must not say of dice: things no turn can come to."""

from __future__ import annotations

from typing import Any

from regalia.core.bag import count, total
from regalia.core.errors import BadPosition
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import CHOOSERS, may_choose
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.turn import dice_of_farmer_and_charlatans


def check_dice(s: KragenState, p: Any, asks: str) -> None:
    """The dice fit the moment that the position asks for."""
    if total(s.active) + total(s.aside) > W.MOST_DICE:
        raise BadPosition(f"A turn has at most {W.MOST_DICE} dice.", "$.active")
    if asks in ("start die", "first roll") and (s.active or s.aside):
        raise BadPosition("Before the first roll no die is active or aside.", "$.asks")
    if asks == "first roll" and s.hand == 0:
        raise BadPosition("There is no die to roll.", "$.hand")
    if asks == "claim" and (s.active or s.final):
        raise BadPosition("A claim comes when every die is aside, and never in the final round.", "$.asks")
    if asks == "start die" and p.start_dice_asked >= dice_of_farmer_and_charlatans(s, s.in_turn):
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
