"""Actions in words, the same in every language: “draw”, “expand A:4,2 with build_town”, “sword with truce”."""

from __future__ import annotations

import re

from regalia.core.act import Act
from regalia.core.errors import BadNotation
from regalia.games.krone_und_schwert import actions as make
from regalia.games.krone_und_schwert import answers as A
from regalia.games.krone_und_schwert.actions import ALONE, plain
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.view import SchwertView

OTHER_WORDS: dict[str, type[Act]] = {
    "end": A.EndTurn,
    "end the turn": A.EndTurn,
    "draw a card": A.Draw,
    "draw card": A.Draw,
    "declare revolt": A.Revolt,
    "declare a revolt": A.Revolt,
    "play incite": A.Incite,
    "papal_visit": A.PapalVisit,
    "play papal visit": A.PapalVisit,
    "play papal_visit": A.PapalVisit,
    "done": A.ThatIsAll,
    "commit nothing": A.ThatIsAll,
    "no cards": A.ThatIsAll,
    "nothing": A.ThatIsAll,
    "tax yes": A.Tax,
    "yes": A.Tax,
    "levy": A.Tax,
    "tax no": A.NoTax,
    "no": A.NoTax,
    "let it happen": A.Pass,
    "play truce": A.Truce,
    "play ambush": A.Ambush,
    "no more": A.NoMarker,
    "no more markers": A.NoMarker,
    "place nothing": A.NoMarker,
}
READ = {kind.spelled: kind for kind in ALONE} | OTHER_WORDS
HOW = (
    "Write for instance: draw, expand A:4,2 with build_town, castle A:3,3, town A:2,0, big town A:2,2+A:1,3, "
    "cathedral A:2,2, occupy B:6,4, attack A:4,2 with leader_3, incite, papal visit, revolt, end turn; "
    "tax, no tax; pass, truce, ambush; sword with build_town, crown, commit leader_3; place A:2,2; lay B1 (4,-8)."
)
SPACE = re.compile(r"\b([A-Ea-e])(?::\s?)?(-?\d+),\s?(-?\d+)")  # as in the notation, or as on the map: A0,0
CARD = re.compile(r"\b(" + "|".join(sorted(NAMES, key=len, reverse=True)) + r")\b")
SMALL_WORDS = {"with", "to", "on", "at", "and", "two", "nothing", "no", "cards"}
ELEMENT = re.compile(r"(?:lay |put )?(?:element )?([a-e])?\s*(?:r|rotation )?\s*([0-3])?\s*(?:at )?"
                     r"\(?\s*(-?\d+)\s*,\s*(-?\d+)\s*\)?")  # fmt: skip


def acts_in(view: SchwertView, text: str) -> list[Act]:
    """The answers a text stands for; several, where an answer has parts."""
    words = " ".join(text.replace("−", "-").lower().split())
    if words == "end turn" and view.asks == "re-entry":
        return [plain(view, A.NoMarker), plain(view, A.EndTurn)]
    if words in READ:
        return [plain(view, READ[words])]
    if words in ("crown", "sword") or re.match(r"(vote )?(crown|sword)\b.", words):
        check_rest(re.sub(r"^(vote )?(crown|sword)", "", words))
        return read_vote(view, words)
    for verb, reader in VERBS:
        if words.startswith(verb):
            if reader is not read_element:
                check_rest(words.removeprefix(verb))
            return reader(view, words)
    if SPACE.fullmatch(words) and view.asks != "element":
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


def read_vote(view: SchwertView, words: str) -> list[Act]:
    """“sword with build_town, truce”; without cards the vote alone."""
    vote = A.Sword if "sword" in words.split()[:2] or words.startswith("sword") else A.Crown
    return [plain(view, vote), *added(view, words), plain(view, A.ThatIsAll)]


def read_commit(view: SchwertView, words: str) -> list[Act]:
    """“commit leader_3, build_castle”: the cards of king or leader, or of one who has voted."""
    if not CARD.search(words):
        raise BadNotation(f"“{words}” names no card: they are {', '.join(NAMES)}.")
    return [*added(view, words), plain(view, A.ThatIsAll)]


def read_add(view: SchwertView, words: str) -> list[Act]:
    """“add leader_3”: one card, and more may follow."""
    if not CARD.search(words):
        raise BadNotation(f"“{words}” names no card: they are {', '.join(NAMES)}.")
    return added(view, words)


def added(view: SchwertView, words: str) -> list[Act]:
    """The cards of a text in the order of the table."""
    return [make.add(view, card) for card in sorted(CARD.findall(words), key=NAMES.index)]


def read_expansion(view: SchwertView, words: str) -> list[Act]:
    """A card, and one or two spaces."""
    spaces = spaces_of(words)
    cards = CARD.findall(words)
    if len(cards) != 1:
        raise BadNotation("Say with which card: expand A:4,2 with build_town.")
    two = len(spaces) > 1 or words.startswith("expand two")
    return [(make.expand_two if two else make.expand)(view, cards[0]), *(make.place(view, space) for space in spaces)]


def read_occupation(view: SchwertView, words: str) -> list[Act]:
    """A space."""
    return [plain(view, A.Occupy), make.place(view, one_space(words))]


def read_attack(view: SchwertView, words: str) -> list[Act]:
    """A target, and cards if they are named."""
    cards = added(view, words)
    target = make.attack(view, one_space(words))
    return [target, *cards, plain(view, A.ThatIsAll)] if cards else [target]


def read_castle(view: SchwertView, words: str) -> list[Act]:
    """A mountain."""
    return [make.castle(view, one_space(words))]


def read_town(view: SchwertView, words: str) -> list[Act]:
    """One space, or an octagon and a square."""
    spaces = spaces_of(words)
    if len(spaces) == 2:
        first, second = spaces
        if not is_octagon(view, first) and is_octagon(view, second):
            first, second = second, first
        return [make.big_town(view, first, second)]
    if "big" in words.split():
        raise BadNotation("A big town needs an octagon and a square: big town A:2,2+A:1,3.")
    return [make.town(view, one_space(words))]


def read_cathedral(view: SchwertView, words: str) -> list[Act]:
    """A big town, named by either of its spaces or by both."""
    spaces = spaces_of(words)
    if not spaces:
        raise BadNotation("Say where: cathedral A:2,2.")
    for town in view.big_towns:
        if set(spaces) <= set(town):
            return [make.cathedral(view, town[0])]
    if len(spaces) > 1:
        raise BadNotation("These spaces are not those of one big town: cathedral A:2,2 is enough.")
    return [make.cathedral(view, spaces[0])]


def read_places(view: SchwertView, words: str) -> list[Act]:
    """One marker, or several one after the other."""
    spaces = spaces_of(words)
    if not spaces:
        raise BadNotation("Say where: place A:2,2.")
    return [make.place(view, space) for space in spaces]


def read_element(view: SchwertView, words: str) -> list[Act]:
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
    return [A.Lay((letter or view.laying or "A").upper(), int(turns or 0), x, y)]


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


def spaces_of(words: str) -> list[str]:
    """Every space a text names, whether it is on the board or not."""
    return [f"{letter.upper()}:{int(x)},{int(y)}" for letter, x, y in SPACE.findall(words)]


def one_space(words: str) -> str:
    """The one space a text names."""
    spaces = spaces_of(words)
    if len(spaces) != 1:
        raise BadNotation(f"“{words}” must name one space, such as A:4,2.")
    return spaces[0]


def is_octagon(view: SchwertView, space: str) -> bool:
    """Is it one of the large spaces?"""
    return space in view.map and view.map[space][0] % 2 == 0
