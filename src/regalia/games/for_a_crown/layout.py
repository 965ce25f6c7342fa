"""The fields of an observation, in the order in which sight.py writes them."""

from __future__ import annotations

from regalia.core.layout import Field
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.words import FAMILY_COUNT, LEVELS, MOST_ICONS, MOVE_ICON, SLEEVES


def layout(seats: int, terms: Terms) -> tuple[Field, ...]:
    """Every field with its shape and the most it can be; seats are counted from one's own, clockwise."""
    kinds, events, copies = len(terms.kind_ids), len(terms.event_ids), len(terms.cards.kind)
    return (
        Field("step", (10,)),  # recruit, half, turn, icon, raccoon, hit, move, bribe, mage, family
        Field("answering"),
        Field("round", (), terms.rounds),
        Field("recruiting", (), 2),
        Field("icons", (MOVE_ICON,), MOST_ICONS),  # to choose from: ruby, coin, raccoon, hit, die, move
        Field("face_effects", (MOVE_ICON,), MOST_ICONS),  # still to come, of the die's face
        Field("card_effects", (MOVE_ICON,), MOST_ICONS),  # and of the card
        Field("half", (3,)),  # of the card: whole, a, b
        Field("done", (seats,)),  # had their turn in a Bribe or a Mage Hire
        Field("families", (seats, FAMILY_COUNT)),
        Field("in_play", (seats,)),
        Field("heirlooms", (seats,)),
        Field("gallery", (seats,), terms.spaces),
        Field("raccoons", (seats,), 127),
        Field("dealt", (seats,), 127),
        Field("ruby_least", (seats,), 127),  # what everybody can tell of each chest; 127: nothing
        Field("ruby_most", (seats,), 127),
        Field("coin_least", (seats,), 127),
        Field("coin_most", (seats,), 127),
        Field("wealth_least", (seats,), 127),
        Field("wealth_most", (seats,), 127),
        Field("reserve", (4,), 127),  # rubies, coins (0 where splits are hidden), both, raccoons
        Field("prices", (LEVELS,), 127),  # and one more; 0: closed
        Field("decks", (LEVELS - 1,), 61),
        Field("market", (copies,)),  # for each copy of each kind: so many lie there; the first copies are set
        Field("unseen", (copies,)),  # the same of cards in the decks, or blind recruits of the others
        Field("cards", (seats, SLEEVES, 4), 61),  # kind + 1 (0: unknown), level, blind, face down
        Field("pile", (), 127),
        Field("events", (events,), 2),  # not seen, seen, seen and face down in the pile
        Field("event_deck", (), events),
        Field("turned_card", (), kinds),  # and one more; 0: none
        Field("turned_event", (), events),
        Field("turned_by", (seats,)),
        Field("face", (), len(terms.face_ids)),
        Field("rubies", (), 127),  # one's own
        Field("coins", (), 127),
        Field("picked_card", (), kinds),
        Field("picked_deck", (), LEVELS),
        Field("picked_bribe", (), 63),
        Field("owes", (), 63),
    )
