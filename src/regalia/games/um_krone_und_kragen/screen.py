"""The table drawn with letters, for the terminal."""

from __future__ import annotations

from regalia.core.say import say
from regalia.core.speech import Speech, speech
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

PACKAGE = "regalia.games.um_krone_und_kragen"
ROWS = (
    ("V", (W.KING, W.QUEEN)),
    ("IV", (W.ALCHEMIST, W.BISHOP, W.NOBLEMAN, W.GENERAL)),
    ("III", (W.LADY, W.PAWNBROKER, W.KNIGHT, W.MAGICIAN)),
    ("II", (W.HUNTER, W.MERCHANT, W.ASTRONOMER)),
    ("I", (W.FARMER, W.MAID, W.PHILOSOPHER, W.LABORER, W.GUARD)),
    ("0", (W.JESTER,)),
)
FACES = " ⚀⚁⚂⚃⚄⚅"
SIGNS = {
    "free": "",
    "equal": " [{}=]",
    "sum": " [Σ{}]",
    "pairs": " [{}×2]",
    "triples": " [{}×3]",
    "full_house": " [3+2, {}=]",
    "all_odd": " [1 3 5]",
    "all_even": " [2 4 6]",
    "straight": " [1–5, 2–6]",
    "every_face": " [1–6]",
    "with_king": " [♛]",
}


def draw(view: KragenView, language: str, names: list[str]) -> str:
    """The court, the players and the dice."""
    words = speech(PACKAGE, language)
    lines = [*court(view, words, names), "", *players(view, words, names), "", *dice(view, words, names)]
    return "\n".join(lines)


def court(view: KragenView, words: Speech, names: list[str]) -> list[str]:
    """One line for each row: the characters, how many are left, and what wins them over."""
    lines = [words.say(say("screen-court"), names)]
    for row, characters in ROWS:
        cards = [card(view, words, names, NAMES[c]) for c in characters]
        lines.append(f"{row:>4}  " + "  ".join(cards))
    return lines


def card(view: KragenView, words: Speech, names: list[str], character: str) -> str:
    """A character, copies left, and its condition in signs."""
    name = words.say(say(f"character-{character}"), names)
    kind, number = view.conditions[character]
    sign = SIGNS[kind].format(number)
    left = view.court[character]
    return f"{name} ×{left}{sign}" if left else f"({name} –)"


def players(view: KragenView, words: Speech, names: list[str]) -> list[str]:
    """One line for each seat: its characters, those used this turn in brackets."""
    lines = []
    for seat, name in enumerate(names):
        mark = "▶" if seat == view.in_turn and view.asks else " "
        crown = " ♛" if seat == view.holder else ""
        mine = [own(view, words, names, seat, character) for character in view.owned[seat]]
        if view.charlatans[seat]:
            mine.append(f"{view.charlatans[seat]}× {words.say(say('character-charlatan'), names)}")
        lines.append(f"{mark} {name}{crown}: {', '.join(mine) or '–'}")
    return lines


def own(view: KragenView, words: Speech, names: list[str], seat: int, character: str) -> str:
    """An owned character; in brackets if it cannot be used again this turn."""
    name = words.say(say(f"character-{character}"), names)
    spent = seat == view.in_turn and character not in view.unused and character not in ("farmer", "general", "king")
    return f"[{name}]" if spent else name


def dice(view: KragenView, words: Speech, names: list[str]) -> list[str]:
    """Hand, active and aside."""
    lines = []
    if view.hand:
        lines.append(f"{words.say(say('screen-hand'), names)}: {view.hand}")
    else:
        lines.append(f"{words.say(say('screen-active'), names)}: {faces(view.active)}")
        lines.append(f"{words.say(say('screen-aside'), names)}: {faces(view.aside)}")
    if view.best:
        lines.append(f"{words.say(say('screen-best'), names)}: {view.best[0]}×{view.best[1]}")
    return lines


def faces(thrown: tuple[int, ...]) -> str:
    """Dice as pictures and digits."""
    return "  ".join(f"{FACES[face]} {face}" for face in thrown) or "–"
