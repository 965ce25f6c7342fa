"""Answers in words, the same in every language: “recruit L2-05 2c+1r”, “half b”, “hit PEN”, “move RAB right”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.act import Act
from regalia.core.errors import BadNotation
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import (
    Bribe,
    Decline,
    Family,
    HalfId,
    Hit,
    Icon,
    Move,
    Pass,
    Pay,
    Raccoon,
    Turn,
    blind,
    half,
    hit,
    move,
    payment,
    raccoon,
    recruit,
)
from regalia.games.for_a_crown.agenda import ICON_NUMBERS
from regalia.games.for_a_crown.data import shipped_data
from regalia.games.for_a_crown.families import FAMILIES, IDS, family_named
from regalia.games.for_a_crown.view import CrownView

SIMPLE: dict[str, Act] = {
    "decline": Decline(),
    "pass": Pass(),
    "turn": Turn(),
    "turn up": Turn(),
    "next card": Turn(),
}
HALVES: dict[str, HalfId] = {"half a": "a", "half b": "b", "a": "a", "b": "b"}
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


def written(view: CrownView, act: Act) -> str:
    """An answer in words."""
    match act:
        case Pay(coins=coins, rubies=rubies):
            return f"pay {split_words(coins, rubies)}"
        case Move(portrait=portrait, side=side):
            return f"move {code(view, portrait)} {side}"
        case Hit(target=target):
            return f"hit {code(view, target)}"
        case Raccoon(target=target):
            return f"raccoon {code(view, target)}"
        case Family(family=family):
            return f"family {FAMILIES[IDS.index(family)].code}"
    return act.pattern()


def split_words(coins: int, rubies: int) -> str:
    """A payment as 2c+1r."""
    parts = [f"{number}{letter}" for number, letter in ((coins, "c"), (rubies, "r")) if number]
    return "+".join(parts) or "0"


def code(view: CrownView, seat: int) -> str:
    """A seat by the code of its family."""
    return FAMILIES[IDS.index(view.families[seat])].code


# --- reading


def acts_in(view: CrownView, text: str) -> list[Act]:
    """The answers a text stands for; several, if they are separated by semicolons or have parts."""
    acts: list[Act] = []
    for part in text.split(";"):
        acts += read_one(view, " ".join(part.lower().split()))
    return acts


def read_one(view: CrownView, words: str) -> list[Act]:
    """One answer."""
    if words in NOTHING:
        at_bribe = view.asks == "bribe" and not words.startswith("hire")
        return [Bribe(0) if at_bribe or words.startswith(("bribe", "keep")) else Decline()]
    if words in SIMPLE:
        return [SIMPLE[words]]
    if words in HALVES:
        return [half(view, HALVES[words])]
    if words in ICON_NUMBERS or words == "roll":
        return [Icon("die" if words == "roll" else words)]
    verb, _, rest = words.partition(" ")
    if rest and verb in READERS:
        return READERS[verb](view, rest.strip())
    if view.asks == "family" and family_named(words) >= 0:
        return [Family(IDS[family_named(words)])]
    raise BadNotation(f"“{words}” names no action. {HOW}")


def read_family(view: CrownView, words: str) -> list[Act]:
    """A family."""
    number = family_named(words)
    if number < 0:
        raise BadNotation(f"There is no family “{words}”: they are {', '.join(IDS)}.")
    return [Family(IDS[number])]


def read_recruit(view: CrownView, words: str) -> list[Act]:
    """A card or a deck, with the payment if it is said at once."""
    found = TOKENS.search(words)
    source = words[: found.start()] if found else words
    source = re.sub(r"(?:\bfor\b|\bpaying\b|\bwith\b|\bpay\b|[\s,:+])+$", "", source)
    paid = [payment_in(view, words[found.start() :])] if found else []
    deck = DECK.fullmatch(source)
    if deck:
        return [blind(view, int(deck[1] or deck[2])), *paid]
    return [recruit(view, card_named(view, source)), *paid]


def card_named(view: CrownView, words: str) -> str:
    """A card by its id or its name."""
    wanted = words.strip().removeprefix("the ")
    for card in view.kinds:
        if wanted in (card.lower(), view.names.get(card, "").lower() or card.lower()):
            return card
    for shipped in shipped_data().mercenaries:
        if wanted == shipped.name.lower() and shipped.id in view.kinds and shipped.id not in view.names:
            return shipped.id
    raise BadNotation(f"There is no card “{words.strip()}”: write its id, such as {view.kinds[0]}, or “deck 3”.")


def payment_in(view: CrownView, words: str) -> Pay:
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
    return payment(view, min(coins, W.MOST_PAID), min(rubies, W.MOST_PAID))


def read_pay(view: CrownView, words: str) -> list[Act]:
    """A payment; at a bribe it also says how many raccoons go."""
    paid = payment_in(view, words)
    if view.asks == "bribe" and not view.picked:
        return [Bribe(min(paid.coins + paid.rubies, W.MOST_PAID)), paid]
    return [paid]


def read_hire(view: CrownView, words: str) -> list[Act]:
    """A payment for the mages."""
    return [payment_in(view, words)]


def read_bribe(view: CrownView, words: str) -> list[Act]:
    """How many raccoons, with the payment if it is said at once."""
    number = re.match(r"(\d+)(?: raccoons?)?(?![\s]?[cr]\b|[\s]?coin|[\s]?rub)", words)
    if not number:
        return read_pay(view, words)
    rest = words[number.end() :].strip()
    return [Bribe(min(int(number[1]), W.MOST_PAID)), *([payment_in(view, rest)] if rest else [])]


def read_hit(view: CrownView, words: str) -> list[Act]:
    """A rival to be hit."""
    return chosen(view, "hit", hit(view, seat_named(view, words)))


def read_raccoon(view: CrownView, words: str) -> list[Act]:
    """A rival to be saddled with a raccoon."""
    return chosen(view, "raccoon", raccoon(view, seat_named(view, words.removeprefix("to "))))


def read_move(view: CrownView, words: str) -> list[Act]:
    """A portrait and a direction."""
    name, _, side = words.rpartition(" ")
    if side not in ("left", "right", "l", "r"):
        raise BadNotation(f"“move {words}” lacks a direction: write “move PEN left” or “move PEN right”.")
    seat = seat_named(view, re.sub(r"( to)?( the)?$", "", name))
    return chosen(view, "move", move(view, seat, "right" if side.startswith("r") else "left"))


def chosen(view: CrownView, icon: str, act: Act) -> list[Act]:
    """Where the order is free, naming the target chooses the icon too."""
    return [Icon(icon), act] if view.asks == "icon" else [act]


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
