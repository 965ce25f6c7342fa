"""The editable data of the game: data.json, checked, and turned into the rows of numbers the rules read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from regalia.core.errors import BadData
from regalia.core.files import checked, parsed
from regalia.games.for_a_crown import words as W

ICONS = {
    "ruby": W.RUBY_ICON,
    "coin": W.COIN_ICON,
    "raccoon": W.RACCOON_ICON,
    "hit": W.HIT_ICON,
    "die": W.DIE_ICON,
    "move": W.MOVE_ICON,
}
EVENT_KINDS = {
    "burglary": W.BURGLARY,
    "bribe": W.BRIBERY,
    "magic_boost": W.MAGIC_BOOST,
    "mage_hire": W.MAGE_HIRE,
    "scandal": W.SCANDAL,
}
ZONES = ("left", "centre", "right")
MERCENARIES = 55  # in the box
MOST_CARDS = 60  # what the rules can tell apart

Provenance = Literal["source", "other", "reconstructed", "edited"]
Icon = Literal["ruby", "coin", "raccoon", "hit", "die", "move"]
Icons = Annotated[list[Icon], msgspec.Meta(min_length=1, max_length=W.MOST_ICONS)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z][A-Za-z0-9-]{0,11}$")]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=200)]
Space = Annotated[int, msgspec.Meta(ge=1, le=W.SPACES)]
Price = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Piece(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the data file."""


class Start(Piece):
    """What lies in a chest at the start."""

    rubies: Amount
    heirloom_value: Annotated[int, msgspec.Meta(ge=1, le=20)]


class StartCoins(Piece):
    """Coins by influence."""

    most: Amount
    least: Amount
    other: Amount


class Reserve(Piece):
    """All tokens of the game."""

    rubies: Tokens
    coins: Tokens
    raccoons: Tokens


class CostTiles(Piece):
    """The tiles under the first columns, and those pushed in from the left."""

    initial: Annotated[list[Price], msgspec.Meta(min_length=1, max_length=W.LEVELS)]
    inserts: list[Price]


class Final(Piece):
    """Gains and losses of the final count."""

    influence: Amount
    coins: Amount
    raccoons: Annotated[int, msgspec.Meta(ge=-20, le=0)]


class ScandalLoss(Piece):
    """Rubies lost in each zone."""

    left: Amount
    centre: Amount
    right: Amount


class Gallery(Piece):
    """Spaces, mark and zones, each from its first to its last space."""

    spaces: Space
    mark: Space
    left: tuple[Space, Space]
    centre: tuple[Space, Space]
    right: tuple[Space, Space]


class Face(Piece):
    """A face of the magic die."""

    id: Id
    fx: Icons


class Event(Piece):
    """An event card."""

    id: Id
    kind: str
    start: bool = False


class Mercenary(Piece):
    """A mercenary: two halves on level 1, otherwise icons in a row."""

    id: Id
    level: Annotated[int, msgspec.Meta(ge=1, le=W.LEVELS)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    halves: tuple[Icons, Icons] | None = None
    fx: Icons | None = None


class CrownData(Piece):
    """The data file."""

    start: Start
    start_coins: StartCoins
    reserve: Reserve
    cost_tiles: CostTiles
    faceup_per_deck: Annotated[int, msgspec.Meta(ge=0, le=5)]
    final: Final
    scandal_loss: ScandalLoss
    burglary_loss: Amount
    gallery: Gallery
    die: list[Face]
    events: list[Event]
    mercenaries: list[Mercenary]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4
    version: int = 1
    about: str = ""
    provenance: dict[str, Provenance] = {}


def shipped() -> CrownData:
    """The data that come with the game."""
    content = (files("regalia.games.for_a_crown") / "data.json").read_bytes()
    return read(parsed(content, BadData))


def read(given: object) -> CrownData:
    """Data from outside, checked."""
    data = checked(given, CrownData, BadData)
    check_ids(data)
    check_mercenaries(data)
    check_die(data)
    check_events(data)
    check_gallery(data.gallery)
    check_tokens(data)
    return data


def check_ids(data: CrownData) -> None:
    """No two cards or faces have the same id."""
    seen: set[str] = set()
    ids = {
        "die": [face.id for face in data.die],
        "events": [event.id for event in data.events],
        "mercenaries": [card.id for card in data.mercenaries],
    }
    for part, names in ids.items():
        for place, name in enumerate(names):
            if name.lower() in seen:
                raise BadData(f"The id “{name}” is used twice.", f"$.{part}[{place}].id")
            seen.add(name.lower())


def check_mercenaries(data: CrownData) -> None:
    """Three kinds of two halves on level 1, icons in a row on the others."""
    for place, card in enumerate(data.mercenaries):
        path = f"$.mercenaries[{place}]"
        if card.level == 1 and (card.halves is None or card.fx is not None):
            raise BadData("A card of level 1 has exactly two halves and no fx.", path)
        if card.level > 1 and (card.fx is None or card.halves is not None):
            raise BadData(f"A card of level {card.level} has fx and no halves.", path)
    kinds = sum(card.level == 1 for card in data.mercenaries)
    if kinds != 3:
        raise BadData(f"Level 1 has exactly 3 kinds, not {kinds}.", "$.mercenaries")
    if sum(card.copies for card in data.mercenaries) > MOST_CARDS:
        raise BadData(f"There can be at most {MOST_CARDS} mercenaries.", "$.mercenaries")


def check_die(data: CrownData) -> None:
    """Six faces, none of which rolls again."""
    if len(data.die) != W.SIDES:
        raise BadData(f"The die has {W.SIDES} faces, not {len(data.die)}.", "$.die")
    for place, face in enumerate(data.die):
        if "die" in face.fx:
            raise BadData("A face of the die cannot roll the die again.", f"$.die[{place}].fx")


def check_events(data: CrownData) -> None:
    """Known kinds, two of them at the start."""
    for place, event in enumerate(data.events):
        if event.kind not in EVENT_KINDS:
            known = ", ".join(EVENT_KINDS)
            raise BadData(f"There is no event “{event.kind}”; there are {known}.", f"$.events[{place}].kind")
    starting = sum(event.start for event in data.events)
    if starting != 2:
        raise BadData(f"Exactly 2 events lie in the pile at the start, not {starting}.", "$.events")
    if len(data.events) > W.MOST_EVENTS:
        raise BadData(f"There can be at most {W.MOST_EVENTS} events.", "$.events")


def check_gallery(gallery: Gallery) -> None:
    """Room for five portraits from the mark leftwards, one space more, and every space in one zone."""
    if gallery.spaces <= W.FAMILY_COUNT:
        raise BadData("The gallery needs more than 5 spaces.", "$.gallery.spaces")
    if not W.FAMILY_COUNT <= gallery.mark <= gallery.spaces:
        raise BadData(f"The mark is on a space from 5 to {gallery.spaces}.", "$.gallery.mark")
    expected = 1
    for zone in ZONES:
        begin, end = getattr(gallery, zone)
        if begin != expected or end < begin:
            raise BadData(
                f"The {zone} zone must begin on space {expected} and end there or further right.", f"$.gallery.{zone}"
            )
        expected = end + 1
    if expected != gallery.spaces + 1:
        raise BadData("The zones must end with the last space.", "$.gallery.right")


def check_tokens(data: CrownData) -> None:
    """Five chests can be filled, and there is a tile for every end of round."""
    coins = data.start_coins
    if 5 * data.start.rubies > data.reserve.rubies:
        raise BadData("There are too few rubies for five chests.", "$.reserve.rubies")
    if coins.most + coins.least + 3 * coins.other > data.reserve.coins:
        raise BadData("There are too few coins for five chests.", "$.reserve.coins")
    if len(data.cost_tiles.inserts) < data.rounds - 1:
        raise BadData(f"{data.rounds - 1} tiles are pushed in during the game.", "$.cost_tiles.inserts")


@cache
def shipped_data() -> CrownData:
    """The shipped data, read once."""
    return shipped()


def warnings(data: CrownData) -> list[str]:
    """What is odd about edited data, though it can be played."""
    cards = sum(card.copies for card in data.mercenaries)
    return [] if cards == MERCENARIES else [f"There are {cards} mercenaries; the box has {MERCENARIES}."]
