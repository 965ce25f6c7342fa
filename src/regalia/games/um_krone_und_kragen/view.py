"""What a seat of Um Krone und Kragen may know: everything but the dice to come."""

from __future__ import annotations

from regalia.core.game import View
from regalia.games.um_krone_und_kragen import words as W

STEPS = {W.START_DIE: "start die", W.BEFORE_FIRST_ROLL: "first roll", W.DICE: "dice", W.CLAIM: "claim"}
KINDS = {word: kind for kind, word in STEPS.items()}

Dice = tuple[int, ...]
Combination = tuple[int, int]  # how many equal dice, and their face


class KragenView(View, frozen=True, kw_only=True):
    """All that a seat may know; here it is the same for all."""

    round: int
    start: int  # the seat that began the round
    turns_over: int  # of this round
    in_turn: int
    order: tuple[int, ...]  # of this round
    coming: tuple[int, ...]  # whose turns come next, to the end of the next round
    hand: int  # dice not yet rolled
    active: Dice
    aside: Dice
    set_since_roll: bool
    unused: tuple[str, ...]
    using: str  # the character whose dice are being chosen, or whose start die is asked about; "" for none
    chosen: Dice
    within_reach: tuple[str, ...]  # whom the dice that lie there would win over
    start_dice_asked: int
    owned: tuple[tuple[str, ...], ...]
    rows: dict[str, int]  # of the court, 0 to 5
    conditions: dict[str, tuple[str, int]]  # what wins each character over
    abilities: dict[str, tuple[str, int]]  # what each can do: the kind, and a face, dice or pips
    charlatans: tuple[int, ...]
    court: dict[str, int]  # copies left
    final: bool
    first_king: int | None
    holder: int | None
    best: Combination | None
    thrown: tuple[Combination | None, ...]  # what counts for the places
    worth: tuple[int, ...]  # the same with the order in time, as one number
    adjudicated: bool
