"""Actions in words, the same in every language: “roll”, “free red”, “move red 5”, “wizard blue back”, “duel P2”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.errors import BadNotation
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.moving import move_of, moved_die, moved_knight
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

SIMPLE = {
    "roll": W.ROLL,
    "call witch": W.CALL,
    "silent": W.SILENT,
    "pass": W.PASS,
    "lay the rest": W.LAY_THE_REST,
    # other ways to say the same
    "roll dice": W.ROLL,
    "call": W.CALL,
    "witch": W.CALL,
    "say nothing": W.SILENT,
    "stay silent": W.SILENT,
    "keep silent": W.SILENT,
    "lay rest": W.LAY_THE_REST,
    "lay all": W.LAY_THE_REST,
}
SPELLED = {action: text for text, action in reversed(SIMPLE.items())}
VERBS = (("free", W.FREE), ("take", W.TAKE), ("excuse", W.GET), ("pay", W.PAY))  # each with a colour
SAME_VERB = {
    "escape": "free",
    "fight": "free",
    "release": "free",
    "get": "excuse",
    "challenge": "duel",
    "send": "wizard",
}
FILLERS = {"the", "by", "and", "then", "knight", "prince", "seat", "all", "with", "die", "on", "space", "to", "it"}
DIRECTIONS = {"forward": W.FORWARD, "forwards": W.FORWARD, "back": W.BACK, "backward": W.BACK, "backwards": W.BACK}
HOW = "Write for instance: roll, free red, duel P2, take green, call witch, silent, move red 5, wizard blue back."


def spell(view: RoyaumeView, action: int) -> str:
    """An action in words."""
    if action in SPELLED:
        return SPELLED[action]
    for verb, base in VERBS:
        if base <= action < base + W.COLOURS:
            return f"{verb} {view.knights[action - base].colour}"
    if W.DUEL <= action < W.DUEL + 5:
        return f"duel P{action - W.DUEL + 1}"
    if W.MOVE <= action < W.FORWARD:
        return f"move {view.knights[moved_knight(action)].colour} {moved_die(action)}"
    if action >= W.LAY:
        return f"lay {action - W.LAY}"
    if action >= W.BACK:
        return f"wizard {view.knights[action - W.BACK].colour} back"
    return f"wizard {view.knights[action - W.FORWARD].colour} forward"


def read(view: RoyaumeView, text: str) -> list[int]:
    """The actions a text stands for; two, where both knights are moved in one line."""
    words = re.sub(r"[(),;:.!_]", " ", text.lower()).split()
    whole = " ".join(words)
    bare = " ".join(word for word in words if word not in ("the", "is"))
    if whole in SIMPLE or bare in SIMPLE:
        return [SIMPLE[whole if whole in SIMPLE else bare]]
    verb, rest = SAME_VERB.get(words[0], words[0]) if words else "", [word for word in words[1:] if word not in FILLERS]
    if verb == "move":
        parts = re.findall(r"[a-z]+|\d+", " ".join(word for word in rest if word != "move"))
        return read_moves(view, parts, text)
    if verb == "wizard":
        return [read_wizard(view, rest, text)]
    if verb == "duel" and len(rest) == 1:
        return [W.DUEL + seat_of(rest[0])]
    if verb == "lay" and len(rest) == 1:
        return [W.LAY + min(number(rest[0], text), 61)]
    for known, base in VERBS:
        if verb == known and len(rest) == 1:
            return [base + colour_of(view, rest[0])]
    raise BadNotation(f"“{text}” names no action. {HOW}")


def read_moves(view: RoyaumeView, words: list[str], text: str) -> list[int]:
    """One or two knights, each with its die; the die may be left out where only one is left."""
    moves: list[int] = []
    left = list(view.dice) if view.asks != "second move" else [view.die_left]
    while words:
        c = colour_of(view, words.pop(0))
        if words and re.fullmatch(r"\d+", words[0]):
            die = min(int(words.pop(0)), 7)
        elif len(left) == 1:
            die = left[0]
        else:
            raise BadNotation(f"“{text}” does not say which die: write “move {view.knights[c].colour} 5”.")
        if die in left:
            left.remove(die)
        moves.append(move_of(c, die))
    if not 1 <= len(moves) <= 2:
        raise BadNotation(f"“{text}” names no knight to move, or too many. {HOW}")
    return moves


def read_wizard(view: RoyaumeView, words: list[str], text: str) -> int:
    """A knight and a direction, in either order."""
    ways = [word for word in words if word in DIRECTIONS]
    others = [word for word in words if word not in DIRECTIONS]
    if len(ways) != 1 or len(others) != 1:
        raise BadNotation(f"“{text}” does not say who goes where: write “wizard red forward” or “wizard red back”.")
    return DIRECTIONS[ways[0]] + colour_of(view, others[0])


def colour_of(view: RoyaumeView, word: str) -> int:
    """A knight or a colour, by its name or its letter."""
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


def number(word: str, text: str) -> int:
    """A space by its number."""
    if not re.fullmatch(r"\d{1,4}", word):
        raise BadNotation(f"“{text}” names no space: write “lay 5” or “lay the rest”.")
    return int(word)
