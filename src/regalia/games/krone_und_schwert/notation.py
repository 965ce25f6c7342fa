"""Actions in words, the same in every language: “draw”, “expand A:4,2 with build_town”, “sword with truce”."""

from __future__ import annotations

import re

from regalia.core.errors import BadNotation
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS, NAMES
from regalia.games.krone_und_schwert.elements import dx_at, dy_at, element_at, turns_at, where
from regalia.games.krone_und_schwert.view import SchwertView

SPELLED = {
    W.END_TURN: "end turn",
    W.DRAW: "draw",
    W.DECLARE_REVOLT: "revolt",
    W.PLAY_INCITE: "incite",
    W.PLAY_PAPAL_VISIT: "papal visit",
    W.THAT_IS_ALL: "that is all",
    W.LEVY: "tax",
    W.NO_TAX: "no tax",
    W.LET_IT_HAPPEN: "pass",
    W.PLAY_TRUCE: "truce",
    W.PLAY_AMBUSH: "ambush",
    W.CROWN: "vote crown",
    W.SWORD: "vote sword",
    W.NO_MARKER: "no marker",
    W.OCCUPY: "occupy",
}
OTHER_WORDS = {
    "end": W.END_TURN,
    "end the turn": W.END_TURN,
    "draw a card": W.DRAW,
    "draw card": W.DRAW,
    "declare revolt": W.DECLARE_REVOLT,
    "declare a revolt": W.DECLARE_REVOLT,
    "play incite": W.PLAY_INCITE,
    "papal_visit": W.PLAY_PAPAL_VISIT,
    "play papal visit": W.PLAY_PAPAL_VISIT,
    "play papal_visit": W.PLAY_PAPAL_VISIT,
    "done": W.THAT_IS_ALL,
    "commit nothing": W.THAT_IS_ALL,
    "no cards": W.THAT_IS_ALL,
    "nothing": W.THAT_IS_ALL,
    "tax yes": W.LEVY,
    "yes": W.LEVY,
    "levy": W.LEVY,
    "tax no": W.NO_TAX,
    "no": W.NO_TAX,
    "let it happen": W.LET_IT_HAPPEN,
    "play truce": W.PLAY_TRUCE,
    "play ambush": W.PLAY_AMBUSH,
    "no more": W.NO_MARKER,
    "no more markers": W.NO_MARKER,
    "place nothing": W.NO_MARKER,
}
READ = {text: action for action, text in SPELLED.items()} | OTHER_WORDS
HOW = (
    "Write for instance: draw, expand A:4,2 with build_town, castle A:3,3, town A:2,0, big town A:2,2+A:1,3, "
    "cathedral A:2,2, occupy B:6,4, attack A:4,2 with leader_3, incite, papal visit, revolt, end turn; "
    "tax, no tax; pass, truce, ambush; sword with build_town, crown, commit leader_3; place A:2,2; lay B1 (4,-8)."
)
SPACE = re.compile(r"([A-Ea-e]):\s?(-?\d+),\s?(-?\d+)")
CARD = re.compile(r"\b(" + "|".join(sorted(NAMES, key=len, reverse=True)) + r")\b")
SMALL_WORDS = {"with", "to", "on", "at", "and", "two", "nothing", "no", "cards"}
ELEMENT = re.compile(r"(?:lay |put )?(?:element )?([a-e])?\s*(?:r|rotation )?\s*([0-3])?\s*(?:at )?"
                     r"\(?\s*(-?\d+)\s*,\s*(-?\d+)\s*\)?")  # fmt: skip


# --- writing


def spell(view: SchwertView, action: int) -> str:
    """An action in words."""
    if action in SPELLED:
        return SPELLED[action]
    if W.LAY <= action < W.LAY + W.CARDS:
        return f"add {NAMES[action - W.LAY]}"
    if W.EXPAND <= action < W.EXPAND + W.CARDS:
        return f"expand with {NAMES[action - W.EXPAND]}"
    if W.EXPAND_TWO <= action < W.EXPAND_TWO + W.CARDS:
        return f"expand two with {NAMES[action - W.EXPAND_TWO]}"
    if action >= W.PUT:
        place = action - W.PUT
        return f"lay {LETTERS[element_at(place)]}{turns_at(place)} ({dx_at(place)},{dy_at(place)})"
    if action >= W.FOUND:
        octagon, square = divmod(action - W.FOUND, 128)
        return f"big town {space_name(view, octagon)}+{space_name(view, square)}"
    for base, verb in BASES:
        if action >= base:
            return f"{verb} {space_name(view, action - base)}"
    return str(action)


BASES = (
    (W.ATTACK, "attack"),
    (W.CONSECRATE, "cathedral"),
    (W.SETTLE, "town"),
    (W.BUILD_ON, "castle"),
    (W.PLACE, "place"),
)


def space_name(view: SchwertView, space: int) -> str:
    """A space by its name."""
    return view.spaces[space] if space < len(view.spaces) else "?"


# --- reading


def read(view: SchwertView, text: str) -> list[int]:
    """The actions a text stands for; several, where an action has parts."""
    words = " ".join(text.replace("−", "-").lower().split())
    if words == "end turn" and view.asks == "re-entry":
        return [W.NO_MARKER, W.END_TURN]
    if words in READ:
        return [READ[words]]
    if words in ("crown", "sword") or re.match(r"(vote )?(crown|sword)\b.", words):
        check_rest(re.sub(r"^(vote )?(crown|sword)", "", words))
        return read_vote(words)
    for verb, reader in VERBS:
        if words.startswith(verb):
            if reader is not read_element:
                check_rest(words.removeprefix(verb))
            return reader(view, words)
    if SPACE.fullmatch(words):
        return read_places(view, words)
    if view.asks == "element":
        return read_element(view, words)
    raise BadNotation(f"“{text}” names no action. {HOW}")


def check_rest(words: str) -> None:
    """Nothing stands beside the verb but spaces, cards and small words."""
    left = re.sub(r"[\s,+:]+", " ", CARD.sub(" ", SPACE.sub(" ", words))).split()
    unknown = [word for word in left if word not in SMALL_WORDS]
    if unknown:
        raise BadNotation(f"“{' '.join(unknown)}” is no space and no card: cards are {', '.join(NAMES)}.")


def read_vote(words: str) -> list[int]:
    """“sword with build_town, truce”; without cards the vote alone."""
    vote = W.SWORD if "sword" in words.split()[:2] or words.startswith("sword") else W.CROWN
    return [vote, *added(words), W.THAT_IS_ALL]


def read_commit(view: SchwertView, words: str) -> list[int]:
    """“commit leader_3, build_castle”: the cards of king or leader, or of one who has voted."""
    if not CARD.search(words):
        raise BadNotation(f"“{words}” names no card: they are {', '.join(NAMES)}.")
    return [*added(words), W.THAT_IS_ALL]


def read_add(view: SchwertView, words: str) -> list[int]:
    """“add leader_3”: one card, and more may follow."""
    if not CARD.search(words):
        raise BadNotation(f"“{words}” names no card: they are {', '.join(NAMES)}.")
    return added(words)


def added(words: str) -> list[int]:
    """The cards of a text in the order of the table."""
    return sorted(W.LAY + NAMES.index(name) for name in CARD.findall(words))


def read_expansion(view: SchwertView, words: str) -> list[int]:
    """A card, and one or two spaces."""
    spaces = spaces_of(view, words)
    cards = CARD.findall(words)
    if len(cards) != 1:
        raise BadNotation("Say with which card: expand A:4,2 with build_town.")
    card = NAMES.index(cards[0])
    two = len(spaces) > 1 or words.startswith("expand two")
    return [(W.EXPAND_TWO if two else W.EXPAND) + card, *(W.PLACE + space for space in spaces)]


def read_occupation(view: SchwertView, words: str) -> list[int]:
    """A space."""
    return [W.OCCUPY, W.PLACE + one_space(view, words)]


def read_attack(view: SchwertView, words: str) -> list[int]:
    """A target, and cards if they are named."""
    cards = added(words)
    target = W.ATTACK + one_space(view, words)
    return [target, *cards, W.THAT_IS_ALL] if cards else [target]


def read_castle(view: SchwertView, words: str) -> list[int]:
    """A mountain."""
    return [W.BUILD_ON + one_space(view, words)]


def read_town(view: SchwertView, words: str) -> list[int]:
    """One space, or an octagon and a square."""
    spaces = spaces_of(view, words)
    if len(spaces) == 2:
        first, second = spaces
        if not is_octagon(view, first) and is_octagon(view, second):
            first, second = second, first
        return [W.FOUND + 128 * first + second]
    if "big" in words.split():
        raise BadNotation("A big town needs an octagon and a square: big town A:2,2+A:1,3.")
    return [W.SETTLE + one_space(view, words)]


def read_cathedral(view: SchwertView, words: str) -> list[int]:
    """A big town, named by either of its spaces or by both."""
    spaces = spaces_of(view, words)
    if not spaces:
        raise BadNotation("Say where: cathedral A:2,2.")
    for town in view.big_towns:
        if {space_name(view, space) for space in spaces} <= set(town):
            return [W.CONSECRATE + view.spaces.index(town[0])]
    if len(spaces) > 1:
        raise BadNotation("These spaces are not those of one big town: cathedral A:2,2 is enough.")
    return [W.CONSECRATE + spaces[0]]


def read_places(view: SchwertView, words: str) -> list[int]:
    """One marker, or several one after the other."""
    spaces = spaces_of(view, words)
    if not spaces:
        raise BadNotation("Say where: place A:2,2.")
    return [W.PLACE + space for space in spaces]


def read_element(view: SchwertView, words: str) -> list[int]:
    """“lay B1 (4,-8)”: the element, its quarter turns, its shift."""
    found = ELEMENT.fullmatch(words)
    if found is None:
        raise BadNotation(f"“{words}” says not where the element lies: lay B1 (4,-8).")
    letter, turns, dx, dy = found.groups()
    x, y = int(dx), int(dy)
    if x % 2 or y % 2:
        raise BadNotation("An element is shifted by even numbers.")
    if max(abs(x), abs(y)) > 60:
        raise BadNotation("So far off there is no board.")
    element = LETTERS.index((letter or view.laying or "A").upper())
    return [W.PUT + where(element, int(turns or 0), x, y)]


VERBS = (
    ("commit", read_commit),
    ("add", read_add),
    ("expand", read_expansion),
    ("occupy", read_occupation),
    ("attack", read_attack),
    ("castle", read_castle),
    ("build castle", read_castle),
    ("build a castle", read_castle),
    ("town", read_town),
    ("small town", read_town),
    ("big town", read_town),
    ("build town", read_town),
    ("build a town", read_town),
    ("build small town", read_town),
    ("build big town", read_town),
    ("cathedral", read_cathedral),
    ("build cathedral", read_cathedral),
    ("place", read_places),
    ("lay", read_element),
)


def spaces_of(view: SchwertView, words: str) -> list[int]:
    """Every space a text names; one that is not on the board has a number of its own."""
    found = []
    for letter, x, y in SPACE.findall(words):
        name = f"{letter.upper()}:{int(x)},{int(y)}"
        found.append(view.spaces.index(name) if name in view.map else W.NO_SPACE)
    return found


def one_space(view: SchwertView, words: str) -> int:
    """The one space a text names."""
    spaces = spaces_of(view, words)
    if len(spaces) != 1:
        raise BadNotation(f"“{words}” must name one space, such as A:4,2.")
    return spaces[0]


def is_octagon(view: SchwertView, space: int) -> bool:
    """Is it one of the large spaces?"""
    name = space_name(view, space)
    return name in view.map and view.map[name][0] % 2 == 0
