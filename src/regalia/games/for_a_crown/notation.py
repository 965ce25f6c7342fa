"""Actions in words, the same in every language: “recruit L2-05 2c+1r”, “half b”, “hit PEN”, “move RAB right”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.errors import BadNotation
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import ICON_NUMBERS, ICON_WORDS
from regalia.games.for_a_crown.data import shipped_data
from regalia.games.for_a_crown.families import FAMILIES, IDS, family_named
from regalia.games.for_a_crown.paying import pay
from regalia.games.for_a_crown.view import CrownView, split_words

SIMPLE = {
    "half a": W.HALF_A,
    "half b": W.HALF_B,
    "decline": W.DECLINE,
    "pass": W.PASS,
    "turn": W.TURN_UP,
    "a": W.HALF_A,
    "b": W.HALF_B,
    "turn up": W.TURN_UP,
    "next card": W.TURN_UP,
}
SPELLED = {action: text for text, action in reversed(SIMPLE.items())}
HOW = (
    "Write for instance: recruit L2-05 2c+1r, recruit deck 4, pay 3c, half a, hit PEN, raccoon PEN, "
    "move PEN left, bribe 2 1c+1r, decline, family croc."
)
NOTHING = ("decline", "refuse", "keep", "nothing", "pay nothing", "pay 0", "bribe 0", "bribe nothing", "hire nothing")
DECK = re.compile(
    r"(?:(?:the )?top of )?(?:the )?(?:deck|blind)(?: of)?(?: level)? ?l?([1-5])|l(?:evel )?([1-5]) (?:deck|blind)"
)
TOKENS = re.compile(r"(?<![\w-])(\d+) ?(coins?|rub(?:y|ies)|[cr])(?![a-z])")
BETWEEN = re.compile(r"[\s+,]|\b(?:and|for|with|paying|pay)\b|^[:-]")


# --- writing


def spell(view: CrownView, action: int) -> str:
    """An action in words."""
    if action >= W.PAY:
        return f"pay {split_words(action)}"
    if action >= W.TAKE:
        return f"recruit {view.kinds[action - W.TAKE]}"
    if action >= W.RETURN_RACCOONS:
        return f"bribe {action - W.RETURN_RACCOONS}"
    if action >= W.TAKE_BLIND:
        return f"recruit deck {action - W.TAKE_BLIND}"
    if action >= W.SHIFT:
        seat, right = divmod(action - W.SHIFT, 2)
        return f"move {code(view, seat)} {'right' if right else 'left'}"
    if action >= W.STRIKE:
        return f"hit {code(view, action - W.STRIKE)}"
    if action >= W.SEND_RACCOON:
        return f"raccoon {code(view, action - W.SEND_RACCOON)}"
    if action >= W.CHOOSE_ICON:
        return ICON_WORDS[action - W.CHOOSE_ICON]
    if action >= W.CHOOSE_FAMILY:
        return f"family {FAMILIES[action - W.CHOOSE_FAMILY].code}"
    return SPELLED[action]


def code(view: CrownView, seat: int) -> str:
    """A seat by the code of its family."""
    return FAMILIES[IDS.index(view.families[seat])].code


# --- reading


def read(view: CrownView, text: str) -> list[int]:
    """The actions a text stands for; several, if answers are separated by semicolons or have parts."""
    actions: list[int] = []
    for part in text.split(";"):
        actions += read_one(view, " ".join(part.lower().split()))
    return actions


def read_one(view: CrownView, words: str) -> list[int]:
    """One answer."""
    if words in NOTHING:
        at_bribe = view.asks == "bribe" and not words.startswith("hire")
        return [W.RETURN_RACCOONS if at_bribe or words.startswith(("bribe", "keep")) else W.DECLINE]
    if words in SIMPLE:
        return [SIMPLE[words]]
    if words in ICON_NUMBERS or words == "roll":
        return [W.CHOOSE_ICON + ICON_NUMBERS.get(words, W.DIE_ICON)]
    verb, _, rest = words.partition(" ")
    if rest and verb in READERS:
        return READERS[verb](view, rest.strip())
    if view.asks == "family" and family_named(words) >= 0:
        return [W.CHOOSE_FAMILY + family_named(words)]
    raise BadNotation(f"“{words}” names no action. {HOW}")


def read_family(view: CrownView, words: str) -> list[int]:
    """A family."""
    number = family_named(words)
    if number < 0:
        raise BadNotation(f"There is no family “{words}”: they are {', '.join(IDS)}.")
    return [W.CHOOSE_FAMILY + number]


def read_recruit(view: CrownView, words: str) -> list[int]:
    """A card or a deck, with the payment if it is said at once."""
    found = TOKENS.search(words)
    source = words[: found.start()] if found else words
    source = re.sub(r"(?:\bfor\b|\bpaying\b|\bwith\b|\bpay\b|[\s,:+])+$", "", source)
    payment = [payment_of(words[found.start() :])] if found else []
    deck = DECK.fullmatch(source)
    if deck:
        return [W.TAKE_BLIND + int(deck[1] or deck[2]), *payment]
    return [W.TAKE + kind_named(view, source), *payment]


def kind_named(view: CrownView, words: str) -> int:
    """The kind of a card by its id or its name."""
    wanted = words.strip().removeprefix("the ")
    for kind, name in enumerate(view.kinds):
        if wanted in (name.lower(), view.names.get(name, "").lower() or name.lower()):
            return kind
    for card in shipped_data().mercenaries:
        if wanted == card.name.lower() and card.id in view.kinds and card.id not in view.names:
            return view.kinds.index(card.id)
    raise BadNotation(f"There is no card “{words.strip()}”: write its id, such as {view.kinds[0]}, or “deck 3”.")


def payment_of(words: str) -> int:
    """A payment such as 2c+1r."""
    coins = rubies = 0
    for number, token in TOKENS.findall(words):
        if token.startswith("c"):
            coins += int(number)
        else:
            rubies += int(number)
    left = BETWEEN.sub("", TOKENS.sub("", words))
    if left or not TOKENS.search(words):
        raise BadNotation(f"“{words}” is no payment: write it like 2c+1r.")
    return pay(min(coins, W.MOST_PAID), min(rubies, W.MOST_PAID))


def read_pay(view: CrownView, words: str) -> list[int]:
    """A payment; at a bribe it also says how many raccoons go."""
    payment = payment_of(words)
    if view.asks == "bribe" and not view.picked:
        raccoons = min((payment - W.PAY) // 64 + (payment - W.PAY) % 64, W.MOST_PAID)
        return [W.RETURN_RACCOONS + raccoons, payment]
    return [payment]


def read_hire(view: CrownView, words: str) -> list[int]:
    """A payment for the mages."""
    return [payment_of(words)]


def read_bribe(view: CrownView, words: str) -> list[int]:
    """How many raccoons, with the payment if it is said at once."""
    number = re.match(r"(\d+)(?: raccoons?)?(?![\s]?[cr]\b|[\s]?coin|[\s]?rub)", words)
    if not number:
        return read_pay(view, words)
    rest = words[number.end() :].strip()
    return [W.RETURN_RACCOONS + min(int(number[1]), W.MOST_PAID), *([payment_of(rest)] if rest else [])]


def read_hit(view: CrownView, words: str) -> list[int]:
    """A rival to be hit."""
    return chosen(view, W.HIT_ICON, W.STRIKE + seat_named(view, words))


def read_raccoon(view: CrownView, words: str) -> list[int]:
    """A rival to be saddled with a raccoon."""
    return chosen(view, W.RACCOON_ICON, W.SEND_RACCOON + seat_named(view, words.removeprefix("to ")))


def read_move(view: CrownView, words: str) -> list[int]:
    """A portrait and a direction."""
    name, _, side = words.rpartition(" ")
    if side not in ("left", "right", "l", "r"):
        raise BadNotation(f"“move {words}” lacks a direction: write “move PEN left” or “move PEN right”.")
    seat = seat_named(view, re.sub(r"( to)?( the)?$", "", name))
    return chosen(view, W.MOVE_ICON, W.SHIFT + 2 * seat + int(side.startswith("r")))


def chosen(view: CrownView, icon: int, action: int) -> list[int]:
    """Where the order is free, naming the target chooses the icon too."""
    return [W.CHOOSE_ICON + icon, action] if view.asks == "icon" else [action]


def seat_named(view: CrownView, words: str) -> int:
    """A seat by its family, or by its number from 1."""
    family = family_named(words)
    if family >= 0 and IDS[family] in view.families:
        return view.families.index(IDS[family])
    number = int(words) - 1 if words.isdecimal() and len(words) < 3 else -1
    if 0 <= number < len(view.families):
        return number
    here = ", ".join(code(view, seat) for seat, name in enumerate(view.families) if name)
    raise BadNotation(f"“{words}” is no family at this table: they are {here or 'not chosen yet'}.")


READERS = {
    "family": read_family,
    "choose": read_family,
    "recruit": read_recruit,
    "take": read_recruit,
    "buy": read_recruit,
    "pay": read_pay,
    "hire": read_hire,
    "bribe": read_bribe,
    "hit": read_hit,
    "raccoon": read_raccoon,
    "move": read_move,
}


# --- names of seats


def seats_in(text: str, names: Sequence[str]) -> str:
    """The same text, with the names of seats that are chosen put as their numbers."""
    return ";".join(seats_in_one(part.strip(), names) for part in text.split(";"))


def seats_in_one(text: str, names: Sequence[str]) -> str:
    """One answer; the name of a family always means the family."""
    verb, _, rest = text.partition(" ")
    if verb.lower() not in ("hit", "raccoon", "move"):
        return text
    for seat, name in enumerate(names):
        if family_named(name) < 0:
            rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", str(seat + 1), rest, flags=re.IGNORECASE)
    return f"{verb} {rest}".strip()
