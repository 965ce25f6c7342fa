"""What chance decides in this game, and how luck is named in a scenario: portraits, cards, events and die faces."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.core.chance import Chance, Named, seat
from regalia.core.errors import BadNotation
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.data import EVENT_KINDS, shipped_data
from regalia.games.for_a_crown.naming import kind_of_card, seat_of


def card(outcome: int, names: Sequence[str]) -> str:
    """A card, with its owner where one is named, or an event."""
    if outcome >= W.NAMED_EVENT:
        return shipped_id([event.id for event in shipped_data().events], outcome - W.NAMED_EVENT)
    owner = (outcome - W.NAMED_KIND) // 64 - 1
    word = shipped_id([each.id for each in shipped_data().mercenaries], outcome % 64)
    return word if owner < 0 else f"{names[owner]} {word}"


def shipped_id(ids: list[str], number: int) -> str:
    """The id of a shipped card; an edited one by its number."""
    return ids[number] if number < len(ids) else f"#{number}"


CHANCES = {
    W.CHANCE_PORTRAIT: Chance("the next portrait", seat),
    W.CHANCE_CARD: Chance("a card of a deck", card),
    W.CHANCE_PILE: Chance("a card of the common pile", card),
    W.CHANCE_DIE: Chance("the die"),
}


def named(word: str, names: Sequence[str]) -> list[Named]:
    """One outcome, or several separated by commas."""
    return [one_named(part.strip(), list(names)) for part in word.split(",")]


def one_named(word: str, names: list[str]) -> Named:
    """A die face (F1 to F6), a card (L2-05, or PEN L1A where its owner matters), an event (E1, burglary), a seat."""
    face = re.fullmatch(r"[fF]?([1-6])", word)
    if face:
        return Named(int(face[1]), word, (W.CHANCE_DIE,))
    if seat_of(word, names) >= 0:
        return Named(seat_of(word, names), word, (W.CHANCE_PORTRAIT,))
    if event_of(word) >= 0:
        return Named(event_of(word), word, (W.CHANCE_PILE,))
    if kind_of_card(word) >= 0:
        return Named(W.NAMED_KIND + kind_of_card(word), word, (W.CHANCE_CARD, W.CHANCE_PILE))
    owner, _, kind = word.partition(" ")
    owner = re.sub(r"[’']s$", "", owner)
    if kind_of_card(kind) >= 0 and seat_of(owner, names) >= 0:
        outcome = W.NAMED_KIND + 64 * (seat_of(owner, names) + 1) + kind_of_card(kind)
        return Named(outcome, word, (W.CHANCE_PILE,))
    raise BadNotation(f"“{word}” names no luck: write a face (F3), a card (L2-05 or PEN L1A), an event (E1) or a seat.")


def event_of(word: str) -> int:
    """What an event is called in named luck: one of the shipped events by its id, or any of a kind; -1 for none."""
    wanted = word.lower().replace(" ", "_")
    for number, event in enumerate(shipped_data().events):
        if event.id.lower() == wanted:
            return W.NAMED_EVENT + number
    return W.NAMED_EVENT_KIND + EVENT_KINDS[wanted] if wanted in EVENT_KINDS else -1
