"""The data of Le Royaume des 5 Couronnes: a file that can be edited, checked as it is read.

What an edited file leaves out stays as shipped.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, get_args

import msgspec

from regalia.core.errors import BadData
from regalia.core.files import checked, parsed
from regalia.games.royaume_des_5_couronnes import words as W

Kind = Literal["trap", "monster", "weapon", "treasure"]
KINDS: tuple[Kind, ...] = get_args(Kind)  # in the order of the bag
SHAPES = ("heater", "round", "banner", "lozenge", "hexagon")
PALETTE = ("red", "blue", "green", "yellow", "white", "black", "purple", "orange", "pink", "brown", "grey")
SHORTEST, LONGEST = 12, 59
NO_LETTERS = "LX"  # they would be misread in positions: the lair

Provenance = Literal["source", "other", "reconstructed", "edited"]
Length = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=31)]  # what a bag can hold
Worth = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Presets(msgspec.Struct, forbid_unknown_fields=True):
    """Three lengths of the path by name."""

    short: Length
    standard: Length
    long: Length


class Colour(msgspec.Struct, forbid_unknown_fields=True):
    """A knight: its letter, its colour and its shape."""

    id: str
    name: str
    shape: str


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """How many course cards there are of each kind."""

    trap: Cards
    monster: Cards
    weapon: Cards
    treasure: Cards


class Score(msgspec.Struct, forbid_unknown_fields=True):
    """What counts how much at the end."""

    crown: Worth
    matching_treasure: Worth
    other_treasure: Worth


class RoyaumeData(msgspec.Struct, forbid_unknown_fields=True):
    """The data file."""

    path_length: Length
    path_presets: Presets
    colours: list[Colour]
    course_deck: Deck
    treasure_pawns_per_colour: Annotated[int, msgspec.Meta(ge=1, le=15)]
    power_pawns: Annotated[int, msgspec.Meta(ge=5, le=45)]
    power_cap: Annotated[int, msgspec.Meta(ge=1, le=9)]
    duel_power: Annotated[int, msgspec.Meta(ge=0, le=9)]
    trap_target: Annotated[int, msgspec.Meta(ge=1, le=12)]
    witch_sum: Annotated[int, msgspec.Meta(ge=3, le=11)]
    crowns_to_end: int
    score: Score
    secret_orders: list[str]
    about: str = ""
    provenance: dict[str, Provenance] = {}


@cache
def shipped_file() -> dict[str, Any]:
    """The file that comes with the game, unchecked."""
    content = (files("regalia.games.royaume_des_5_couronnes") / "data.json").read_bytes()
    found: dict[str, Any] = parsed(content, BadData)
    return found


@cache
def shipped() -> RoyaumeData:
    """The data that come with the game."""
    return read({})


def read(given: object) -> RoyaumeData:
    """Data from outside, checked; what they leave out is taken from the shipped file."""
    whole = {**shipped_file(), **given} if isinstance(given, Mapping) else given
    data = checked(whole, RoyaumeData, BadData)
    check_colours(data)
    check_numbers(data)
    check_orders(data)
    return data


def check_colours(data: RoyaumeData) -> None:
    """Five knights that can be told apart by letter, by colour and by shape."""
    if len(data.colours) != W.COLOURS:
        raise BadData(f"There are five knights, not {len(data.colours)}.", "$.colours")
    for place, colour in enumerate(data.colours):
        path = f"$.colours[{place}]"
        if len(colour.id) != 1 or not "A" <= colour.id <= "Z" or colour.id in NO_LETTERS:
            raise BadData("A knight has one capital letter, but not L or X.", f"{path}.id")
        if colour.name not in PALETTE:
            raise BadData(f"“{colour.name}” is none of the colours {', '.join(PALETTE)}.", f"{path}.name")
        if colour.shape not in SHAPES:
            raise BadData(f"“{colour.shape}” is none of the shapes {', '.join(SHAPES)}.", f"{path}.shape")
        for field in ("id", "name", "shape"):
            if any(getattr(colour, field) == getattr(other, field) for other in data.colours[:place]):
                raise BadData(f"Two knights cannot have the same {field}.", f"{path}.{field}")


def check_numbers(data: RoyaumeData) -> None:
    """Numbers that must fit each other."""
    cards = sum(getattr(data.course_deck, kind) for kind in KINDS)
    if cards != W.CARDS:
        raise BadData(f"There are {W.CARDS} course cards, not {cards}.", "$.course_deck")
    if data.power_pawns < 5 * data.power_cap:
        raise BadData("There must be enough power pawns for five princes.", "$.power_pawns")
    if data.duel_power > data.power_cap:
        raise BadData("Nobody could ever challenge: that is more power than a prince may have.", "$.duel_power")
    if data.witch_sum % 2 == 0:
        raise BadData("The Witch’s sum is odd, since a double belongs to the Wizard.", "$.witch_sum")
    if data.crowns_to_end != W.CROWNS_TO_END:
        raise BadData("The fourth crown ends the game: the last knight has the last circle.", "$.crowns_to_end")


def check_orders(data: RoyaumeData) -> None:
    """Twenty different orders of the five knights, each colour four times in each place."""
    if len(data.secret_orders) != W.ORDERS:
        raise BadData(f"There are {W.ORDERS} secret orders, not {len(data.secret_orders)}.", "$.secret_orders")
    letters = sorted(colour.id for colour in data.colours)
    for place, order in enumerate(data.secret_orders):
        path = f"$.secret_orders[{place}]"
        if sorted(order) != letters:
            raise BadData(f"“{order}” does not name each of {', '.join(letters)} once.", path)
        if order in data.secret_orders[:place]:
            raise BadData(f"“{order}” is there twice.", path)
    for place in range(W.COLOURS):
        for letter in letters:
            times = sum(order[place] == letter for order in data.secret_orders)
            if times != 4:
                raise BadData(f"{letter} stands {times} times in place {place + 1}, not four times.", "$.secret_orders")
