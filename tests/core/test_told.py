"""Answers and events as data, and how they are said."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from regalia.core.act import Act, Unknown
from regalia.core.event import Event
from regalia.core.say import Arg, Say, Who, say
from regalia.core.told import NUMBER, SEAT, YES, happening, secret, slot, told, whole
from regalia.core.wording import kinds, sentence, tag_of

Card = Annotated[str, "card"]
CARDS = ("king", "queen")
CARD = slot(Card, lambda view, number: CARDS[number])
DREW, SOLD, HINTED = 1, 2, 3
HAPPENINGS = {
    DREW: happening("drew-card", who=SEAT, last=YES, card=secret(CARD)),
    SOLD: happening("sold", who=SEAT, price=whole(int, lambda view, e: e.shown[1] // 8), day=NUMBER),
    HINTED: happening("hinted", when=lambda view, event: view == "friend"),
}


class Recruit(Act, frozen=True):
    """Recruit this card."""

    on: ClassVar[str] = "card:{card}"
    spelled: ClassVar[str] = "recruit {card}"
    card: Card
    others: tuple[Card, ...] = ()
    dice: tuple[int, ...] = ()
    free: bool = False
    target: Card | None = None


def named(kind: str, word: Any) -> Say:
    return say(f"{kind}-{word}")


def test_a_secret_is_told_to_those_who_know_it_alone() -> None:
    event = Event(DREW, (2, 1, 0, 0), secret=1, knows=0b100)
    mine, theirs = (told(HAPPENINGS, None, event.seen_by(seat)) for seat in (2, 0))
    assert msgspec.to_builtins(mine) == {"is": "drew-card", "who": 2, "last": True, "card": "queen"}
    assert msgspec.to_builtins(theirs) == {"is": "drew-card", "who": 2, "last": True}


def test_a_field_of_the_whole_event_takes_no_number() -> None:
    sold = told(HAPPENINGS, None, Event(SOLD, (1, 19, 0, 0)))
    assert msgspec.to_builtins(sold) == {"is": "sold", "who": 1, "price": 2, "day": 19}


def test_what_goes_without_saying_is_not_told() -> None:
    assert told(HAPPENINGS, "stranger", Event(HINTED, (0, 0, 0, 0))) is None
    assert told(HAPPENINGS, "friend", Event(HINTED, (0, 0, 0, 0))) is not None
    assert told(HAPPENINGS, "friend", Event(99, (0, 0, 0, 0))) is None


def test_a_sentence_follows_from_the_fields() -> None:
    act = Recruit("king", ("king", "queen"), (5, 5, 2), True)
    assert sentence("label", act, named) == Say(
        "label-recruit",
        {
            "card_id": "king",
            "card": say("card-king"),
            "others": (say("card-king"), say("card-queen")),
            "dice": "5-5-2",
            "free": 1,
            "target_id": "none",
            "target": "none",
        },
    )
    drew = told(HAPPENINGS, None, Event(DREW, (2, 0, 0, 0)))
    assert drew is not None
    args: dict[str, Arg] = {"who": Who(2), "last": 0, "card_id": "none", "card": "none"}
    assert sentence("told", drew, named) == Say("told-drew-card", args)


def test_piece_and_notation_follow_from_patterns() -> None:
    assert (Recruit("king").piece(), Recruit("king").pattern()) == ("card:king", "recruit king")
    assert (Unknown(7).piece(), Unknown(7).pattern()) == ("", "")


@pytest.mark.parametrize(
    ("field", "kind"), [("card", "card"), ("others", "card"), ("dice", ""), ("free", ""), ("target", "card")]
)
def test_the_kind_of_word_is_read_from_the_type(field: str, kind: str) -> None:
    assert dict(kinds(Recruit))[field] == kind and tag_of(Recruit) == "recruit"
