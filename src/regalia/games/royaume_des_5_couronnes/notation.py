"""Answers in words, the same in every language: “roll”, “free red”, “move red 5”, “wizard blue back”, “duel P2”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.act import Act
from regalia.core.errors import BadNotation
from regalia.games.royaume_des_5_couronnes import actions as A
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

SIMPLE: dict[str, Act] = {
    "roll": A.Roll(),
    "call witch": A.Call(),
    "silent": A.Silent(),
    "pass": A.Pass(),
    "lay the rest": A.LayTheRest(),
    # other ways to say the same
    "roll dice": A.Roll(),
    "call": A.Call(),
    "witch": A.Call(),
    "say nothing": A.Silent(),
    "stay silent": A.Silent(),
    "keep silent": A.Silent(),
    "lay rest": A.LayTheRest(),
    "lay all": A.LayTheRest(),
}
VERBS = {"free": A.free, "take": A.take, "excuse": A.excuse, "pay": A.pay}  # each with a colour
SAME_VERB = {
    "escape": "free",
    "fight": "free",
    "release": "free",
    "get": "excuse",
    "challenge": "duel",
    "send": "wizard",
}
FILLERS = {"the", "by", "and", "then", "knight", "prince", "seat", "all", "with", "die", "on", "space", "to", "it"}
DIRECTIONS = {"forward": A.forward, "forwards": A.forward, "back": A.back, "backward": A.back, "backwards": A.back}
NO_DIE = 7  # for any number that no die shows
NO_SPACE = 61  # for any number that no path has
HOW = "Write for instance: roll, free red, duel P2, take green, call witch, silent, move red 5, wizard blue back."


def acts_in(view: RoyaumeView, text: str) -> list[Act]:
    """The answers a text stands for; two, where both knights are moved in one line."""
    words = re.sub(r"[(),;:.!_]", " ", text.lower()).split()
    whole = " ".join(words)
    bare = " ".join(word for word in words if word not in ("the", "is"))
    if whole in SIMPLE or bare in SIMPLE:
        return [SIMPLE[whole if whole in SIMPLE else bare]]
    verb, rest = SAME_VERB.get(words[0], words[0]) if words else "", [word for word in words[1:] if word not in FILLERS]
    if verb == "move":
        parts = re.findall(r"[a-z]+|\d+", " ".join(word for word in rest if word != "move"))
        return moves_in(view, parts, text)
    if verb == "wizard":
        return [sent_in(view, rest, text)]
    if verb == "duel" and len(rest) == 1:
        return [A.duel(view, seat_of(rest[0]))]
    if verb == "lay" and len(rest) == 1:
        return [A.Lay(min(space_in(rest[0], text), NO_SPACE))]
    if verb in VERBS and len(rest) == 1:
        return [VERBS[verb](view, colour_of(view, rest[0]))]
    raise BadNotation(f"“{text}” names no action. {HOW}")


def moves_in(view: RoyaumeView, words: list[str], text: str) -> list[Act]:
    """One or two knights, each with its die; the die may be left out where only one is left."""
    moves: list[Act] = []
    left = list(view.dice) if view.asks != "second move" else [view.die_left]
    while words:
        c = colour_of(view, words.pop(0))
        if words and re.fullmatch(r"\d+", words[0]):
            die = min(int(words.pop(0)), NO_DIE)
        elif len(left) == 1:
            die = left[0]
        else:
            raise BadNotation(f"“{text}” does not say which die: write “move {view.knights[c].colour} 5”.")
        if die in left:
            left.remove(die)
        moves.append(A.move(view, c, die))
    if not 1 <= len(moves) <= 2:
        raise BadNotation(f"“{text}” names no knight to move, or too many. {HOW}")
    return moves


def sent_in(view: RoyaumeView, words: list[str], text: str) -> Act:
    """A knight and a direction, in either order."""
    ways = [word for word in words if word in DIRECTIONS]
    others = [word for word in words if word not in DIRECTIONS]
    if len(ways) != 1 or len(others) != 1:
        raise BadNotation(f"“{text}” does not say who goes where: write “wizard red forward” or “wizard red back”.")
    return DIRECTIONS[ways[0]](view, colour_of(view, others[0]))


def colour_of(view: RoyaumeView, word: str) -> int:
    """The place of a knight or a colour, by its name or its letter."""
    for c, knight in enumerate(view.knights):
        if word in (knight.colour, knight.letter.lower()):
            return c
    names = ", ".join(knight.colour for knight in view.knights)
    raise BadNotation(f"There is no knight “{word}”: they are {names}.")


def seat_of(word: str) -> int:
    """A prince by number, as P2 or 2."""
    if re.fullmatch(r"p?[1-5]", word):
        return int(word[-1]) - 1
    raise BadNotation(f"“{word}” is no prince here: write P1, P2 and so on, in the order of the seats.")


def seats_in(text: str, names: Sequence[str]) -> str:
    """The same text, with the name of a challenged prince put as his number."""
    verb, _, name = text.strip().partition(" ")
    if SAME_VERB.get(verb.lower(), verb.lower()) != "duel":
        return text
    wanted = name.strip().lower()
    found = [seat for seat, other in enumerate(names) if other.lower() == wanted]
    return f"duel P{found[0] + 1}" if found else text


def space_in(word: str, text: str) -> int:
    """A space by its number."""
    if not re.fullmatch(r"\d{1,4}", word):
        raise BadNotation(f"“{text}” names no space: write “lay 5” or “lay the rest”.")
    return int(word)
