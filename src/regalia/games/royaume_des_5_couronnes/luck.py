"""What chance decides in this game, and how luck is named in a scenario: dice, cards, orders, the game master."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.chance import Chance, Named, seat
from regalia.core.errors import BadNotation
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS, shipped

ROLL = re.compile(r"([TMDUF]?)(\d{1,2}(?:[-/]\d{1,2})*)", re.IGNORECASE)
# what a roll is meant for, by its first letter; without one, for any dice
ROLLS = {
    "T": (W.CHANCE_TRAP,),
    "M": (W.CHANCE_MONSTER, W.CHANCE_FIGHT),
    "D": (W.CHANCE_DRAGON, W.CHANCE_CROWN),
    "U": (W.CHANCE_DUEL, W.CHANCE_DEFENCE),
    "F": (W.CHANCE_FINAL,),
    "": tuple(range(W.CHANCE_MOVE, W.CHANCE_FINAL + 1)),
}


def card(outcome: int, names: Sequence[str]) -> str:
    """A card by its kind."""
    return KINDS[outcome]


def order(outcome: int, names: Sequence[str]) -> str:
    """A secret order by its number."""
    return f"order {outcome + 1}"


CHANCES = {
    W.CHANCE_MASTER: Chance("the game master", seat),
    W.CHANCE_ORDER: Chance("a secret order", order),
    W.CHANCE_CARD: Chance("a card of the path", card),
    W.CHANCE_MOVE: Chance("a d6 of a move"),
    W.CHANCE_TRAP: Chance("the d12 in a trap"),
    W.CHANCE_MONSTER: Chance("the d12 of the monster"),
    W.CHANCE_FIGHT: Chance("the d12 against the monster"),
    W.CHANCE_DRAGON: Chance("the d12 of the dragon"),
    W.CHANCE_CROWN: Chance("the d6 against the dragon"),
    W.CHANCE_DUEL: Chance("the d12 of the one who challenged"),
    W.CHANCE_DEFENCE: Chance("the d12 of the one who was challenged"),
    W.CHANCE_FINAL: Chance("a d12 of the final duel"),
}


def named(word: str, names: Sequence[str]) -> list[Named]:
    """A die, several as “5-3”, “M6/5” or “D9/2”; a card; a seat; an order in letters or as “order 7”."""
    text = word.strip()
    if text.lower() in KINDS:
        return [Named(KINDS.index(text.lower()), word, (W.CHANCE_CARD,))]
    if text in names:
        return [Named(names.index(text), word, (W.CHANCE_MASTER,))]
    if text.upper() in shipped().secret_orders:
        return [Named(shipped().secret_orders.index(text.upper()), word, (W.CHANCE_ORDER,))]
    number = re.fullmatch(r"(?:order|card)\s*(\d{1,2})", text, re.IGNORECASE)
    if number:
        return [Named(int(number[1]) - 1, word, (W.CHANCE_ORDER,))]
    roll = ROLL.fullmatch(text)
    if roll:
        return [Named(int(die), word, ROLLS[roll[1].upper()]) for die in re.split("[-/]", roll[2])]
    raise BadNotation(
        f"“{word}” is no luck of this game: write dice as 5-3, T7, M6/5, D9/2, U8/9 or F4, cards as trap, monster, "
        "weapon or treasure, a seat by its name, an order as RBGYW or order 7."
    )
