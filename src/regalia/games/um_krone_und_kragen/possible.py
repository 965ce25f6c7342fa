"""What a position must not say: things no game can come to."""

from __future__ import annotations

from typing import Any

from regalia.core.bag import count, total
from regalia.core.errors import BadPosition
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, USABLE, may_choose
from regalia.games.um_krone_und_kragen.court import copies_left, whole_court
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.turn import dice_of_farmer_and_charlatans

# --- the court


def check_cards(s: KragenState) -> None:
    """Every card lies in the court or belongs to a seat (UK-R24); king and queen go together (UK-R27)."""
    whole = whole_court(s.terms.court, s.seats)
    for c in range(W.CHARACTERS):
        if c == W.CHARLATAN or (c == W.JESTER and s.terms.row0_unlimited):
            continue
        there, owned = copies_left(whole, c), how_many_owned(s, c)
        if owned > there:
            raise BadPosition(f"With {s.seats} players there {is_or_are(there, c)}, but {owned} are owned.", "$.owned")
        if copies_left(s.court, c) + owned != there:
            sentence = f"Of {there} {NAMES[c]}s {owned} are owned, so {there - owned} are left in the court."
            raise BadPosition(sentence, f"$.court.{NAMES[c]}")
    if max(s.charlatans) > s.terms.max_charlatans:
        raise BadPosition("At this table nobody has two charlatans (max_charlatans, UK-R23).", "$.owned")
    if any(has(cards, W.QUEEN) != has(cards, W.KING) for cards in s.owned):
        raise BadPosition("The queen belongs to whoever took the king from the court.", "$.owned")


def how_many_owned(s: KragenState, c: int) -> int:
    """Of all seats together; a charlatan is a jester turned over."""
    return sum(has(cards, c) for cards in s.owned) + (sum(s.charlatans) if c == W.JESTER else 0)


def is_or_are(n: int, c: int) -> str:
    """So many cards of a character."""
    if n == 1:
        return f"is 1 {NAMES[c]}"
    return f"are {n} {NAMES[c]}s" + (" (or charlatans)" if c == W.JESTER else "")


def check_king(s: KragenState, p: Any, asks: str) -> None:
    """Who took the king, and what can be only after that."""
    if s.first_king == W.NO_ONE and p.thrown:
        raise BadPosition("Nothing is thrown for the king before somebody has taken him.", "$.thrown")
    if any(has(s.owned[seat], W.KING) and seat != s.first_king for seat in range(s.seats)):
        raise BadPosition("The first king is the one who owns the king.", "$.first_king")
    if p.adjudicated and (asks != "over" or s.first_king != W.NO_ONE):
        raise BadPosition("Only a game that is over without a king has been adjudicated.", "$.adjudicated")


# --- the turn


def check_used(s: KragenState, p: Any, asks: str) -> None:
    """Each once, and before the first roll only those who add a die (UK-R2)."""
    numbers = [NAMES.index(name) for name in p.used]
    if len(set(numbers)) < len(numbers):
        raise BadPosition("Nobody is used twice in a turn.", "$.used")
    before = asks in ("start die", "first roll")
    early = ADDERS if s.terms.adders_before_first_roll and asks == "first roll" else 0
    for c in numbers:
        if not has(USABLE, c):
            raise BadPosition(f"Nobody uses the {NAMES[c]}.", "$.used")
        if before and not has(early, c):
            raise BadPosition(f"The {NAMES[c]} cannot have been used before the first roll.", "$.used")


def check_dice(s: KragenState, p: Any, asks: str) -> None:
    """The dice fit the moment that the position asks for."""
    if total(s.active) + total(s.aside) > s.terms.dice_cap:
        raise BadPosition(f"A turn has at most {s.terms.dice_cap} dice.", "$.active")
    if s.hand > s.terms.dice_cap:
        raise BadPosition(f"A turn has at most {s.terms.dice_cap} dice.", "$.hand")
    if s.set_since_roll and not s.aside:
        raise BadPosition("No die is aside, so none was set aside since the roll.", "$.set_since_roll")
    if s.aside and not s.active and not s.set_since_roll:
        raise BadPosition("All dice are aside, so one was set aside since the roll.", "$.set_since_roll")
    if asks == "start die" and not s.terms.start_dice_optional:
        raise BadPosition("At this table start dice are not asked about (start_dice, UK-R1).", "$.asks")
    if asks in ("start die", "first roll") and (s.active or s.aside):
        raise BadPosition("Before the first roll no die is active or aside.", "$.asks")
    if asks == "first roll" and s.hand == 0:
        raise BadPosition("There is no die to roll.", "$.hand")
    if asks == "claim" and (s.active or s.final):
        raise BadPosition("A claim comes when every die is aside, and never in the final round.", "$.asks")
    if asks == "start die" and p.start_dice_asked >= dice_of_farmer_and_charlatans(s, s.in_turn):
        raise BadPosition("No die of farmer or charlatan is left to ask about.", "$.start_dice_asked")
    if asks != "start die" and p.start_dice_asked:
        raise BadPosition("Start dice are asked about only where a position asks for that.", "$.start_dice_asked")
    if p.using and asks != "dice":
        raise BadPosition("Dice are chosen for a character only while dice are active.", "$.using")
    if p.chosen and not p.using:
        raise BadPosition("Dice are chosen for a character: say for which.", "$.chosen")


def check_use(s: KragenState, c: int, chosen: int) -> None:
    """A use whose dice are being chosen: by merchant, lady or nobleman, unused, on dice that it may act on."""
    if not has(CHOOSERS, c) or not has(s.unused, c):
        raise BadPosition("Only an unused merchant, lady or nobleman of the seat in turn can be in use.", "$.using")
    allowed = may_choose(s, c)
    if not chosen:
        raise BadPosition("A character in use has at least one die chosen.", "$.chosen")
    if any(count(chosen, face) > count(allowed, face) for face in range(1, W.SIX + 1)):
        raise BadPosition("A character acts only on active dice, and none may pass 6.", "$.chosen")
