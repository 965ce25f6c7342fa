"""The fields of an observation, in the order in which sight.py writes them."""

from __future__ import annotations

from regalia.core.layout import Field
from regalia.games.krone_und_schwert.elements import ELEMENTS
from regalia.games.krone_und_schwert.words import ACTION_POINTS, CARDS, SPACES, TOWN_SCORING

HAND = TOWN_SCORING  # so many kinds of cards can be in a hand


def layout(seats: int) -> tuple[Field, ...]:
    """Every field with its shape and the most it can be; seats are counted from one's own, clockwise."""
    return (*of_the_turn(seats), *of_the_board(seats), *of_the_cards(seats), *of_the_people(seats))


def of_the_turn(seats: int) -> tuple[Field, ...]:
    """The question and the turn."""
    return (
        Field("step", (7,)),  # element, marker, re-entry, tax, action, defence, revolt
        Field("answering"),
        Field("round", (), 127),
        Field("ap", (), ACTION_POINTS),
        Field("attacked"),
        Field("revolted"),
        Field("in_turn", (seats,)),
        Field("start", (seats,)),
        Field("king", (seats,)),
        Field("papal", (seats,)),
        Field("leader", (seats,)),
        Field("attack_on", (), SPACES),  # the space and one more; 0: none
        Field("attack_cards", (HAND,), 31),
    )


def of_the_board(seats: int) -> tuple[Field, ...]:
    """The board, and what is left to build with."""
    return (
        Field("laying", (ELEMENTS,)),
        Field("elements_left", (ELEMENTS,)),
        Field("layout", (ELEMENTS, 4), 63),  # laid, quarter turns, half the shift and 32: right, down
        Field("owner", (SPACES,), seats + 1),  # not on the board, free, one's own, the next seat's …
        Field("building", (SPACES,), 4),  # none, castle, town, octagon of a big town, cathedral
        Field("castles", (seats,), 127),
        Field("markers", (seats,), 127),
        Field("supply", (4,), 127),  # castles, cathedrals, small towns, big towns
    )


def of_the_cards(seats: int) -> tuple[Field, ...]:
    """Hands and piles, and what is remembered of them."""
    return (
        Field("hand", (HAND,), 31),
        Field("hand_sizes", (seats,), 127),
        Field("shown", (seats, HAND), 31),
        Field("discard", (CARDS,), 31),
        Field("deck_size", (), 127),
        Field("end_in", (), 127),  # and one more; 0: the end is not yet among the cards
        Field("unseen_then", (CARDS,), 31),
        Field("mixed_in", (CARDS,), 31),
        Field("unseen_before", (CARDS,), 31),
        Field("held", (HAND,), 31),  # one's own, at the last shuffle
        Field("held_sizes", (seats,), 127),
        Field("drawn_since", (seats,), 127),
        Field("elder", (seats,), 127),
        Field("seen_since", (seats, HAND), 31),
    )


def of_the_people(seats: int) -> tuple[Field, ...]:
    """People, points, and one's own answer so far."""
    return (
        Field("visible_swords", (), 127),
        Field("people", (2,), 31),  # crowns and swords of the pile
        Field("announced", (seats,), 127),  # and one more; 0: nothing yet
        Field("gained", (seats,), 127),
        Field("points", (), 127),  # one's own
        Field("occupying"),
        Field("for_the_crown"),
        Field("for_the_sword"),
        Field("expanding", (), CARDS),  # the card and one more
        Field("expanding_two", (), CARDS),
        Field("attacking", (), SPACES),  # the space and one more
        Field("first_space", (), SPACES),
        Field("laid", (HAND,), 31),
    )
