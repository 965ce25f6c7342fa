"""The editable data of the game: data.json, checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from regalia.core.errors import BadData
from regalia.core.files import checked, parsed
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.board import Board, board_of
from regalia.games.krone_und_schwert.elements import Elements, where
from regalia.games.krone_und_schwert.interlock import misfit

NAMES = [
    *("leader_3", "leader_4", "incite", "build_castle", "build_cathedral", "build_town"),
    *("ambush", "truce", "papal_visit", "town_scoring", "unrest", "game_end"),
]
RED = NAMES[W.TOWN_SCORING :]
WITH_TEXT = ("incite", "build_castle", "build_cathedral", "build_town", "papal_visit")
WITHOUT_CV = ("ambush", "truce")
LETTERS = ("A", "B", "C", "D", "E")
TERRAIN = {"F": W.FOREST, "P": W.MEADOW, "M": W.MOUNTAIN}
PACK = 65  # cards without game_end
LEAST_HANDS = 20  # five hands of four cards that are not red
LARGEST = 11  # lines and columns of an element

Provenance = Literal["source", "other", "reconstructed", "edited"]
Count = Annotated[int, msgspec.Meta(ge=0, le=120)]


class Card(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One kind of event card."""

    copies: Annotated[int, msgspec.Meta(ge=0, le=31)]
    cv: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    sh: int = 0
    ap: int = 0
    red: bool = False
    aside: bool = False


class People(msgspec.Struct, forbid_unknown_fields=True):
    """The people cards."""

    total: Annotated[int, msgspec.Meta(ge=1, le=31)]
    swords: int


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    markers_per_player: Annotated[int, msgspec.Meta(ge=2, le=120)]
    castle: Count
    cathedral: Count
    small_town: Count
    big_town: Count


class GameData(msgspec.Struct, forbid_unknown_fields=True):
    """The data file."""

    cards: dict[str, Card]
    people: People
    supply: Supply
    thresholds: dict[str, Annotated[int, msgspec.Meta(ge=1, le=999)]]
    elements: dict[str, list[str]]
    presets: dict[str, list[tuple[str, int, int, int]]]
    schema: Literal[1] = 1
    about: str = ""
    provenance: dict[str, Provenance] = {}


def shipped() -> GameData:
    """The data that come with the game."""
    content = (files("regalia.games.krone_und_schwert") / "data.json").read_bytes()
    return read(parsed(content, BadData))


def read(given: object) -> GameData:
    """Data from outside, checked."""
    data = checked(given, GameData, BadData)
    check_names(data)
    for name, card in data.cards.items():
        check_card(name, card, f"$.cards.{name}")
    check_copies(data)
    if not 0 <= data.people.swords <= data.people.total:
        raise BadData(f"Between 0 and {data.people.total} people cards show a sword.", "$.people.swords")
    for letter in LETTERS:
        check_element(data.elements[letter], f"$.elements.{letter}")
    if sum(len(shape(data.elements[letter])) for letter in LETTERS) > W.SPACES:
        raise BadData(f"All elements together have at most {W.SPACES} spaces.", "$.elements")
    for size in data.presets:
        check_preset(data, size)
    return data


def check_names(data: GameData) -> None:
    """Every card, threshold, element and preset is there, and nothing else."""
    same(data.cards, NAMES, "card", "$.cards")
    same(data.thresholds, ["2", "3", "4", "5"], "number of players", "$.thresholds")
    same(data.elements, list(LETTERS), "element", "$.elements")
    same(data.presets, ["2", "3", "4", "5"], "number of elements", "$.presets")


def same(found: dict[str, object] | object, wanted: list[str], what: str, path: str) -> None:
    """Exactly these keys."""
    assert isinstance(found, dict)
    for name in found:
        if name not in wanted:
            raise BadData(f"There is no {what} “{name}”: there are {', '.join(wanted)}.", f"{path}.{name}")
    for name in wanted:
        if name not in found:
            raise BadData(f"The {what} “{name}” is missing.", path)


# --- cards


def check_card(name: str, card: Card, path: str) -> None:
    """Red cards have no numbers, all others have one or two shields."""
    if card.red != (name in RED):
        raise BadData(f"“{name}” is {'' if name in RED else 'not '}a red card.", f"{path}.red")
    if card.aside != (name == "game_end"):
        raise BadData("Only game_end is set aside at the start.", f"{path}.aside")
    if card.red and (card.cv is not None or card.sh or card.ap):
        raise BadData("A red card has no combat value, no shields and no action points.", path)
    if not card.red and card.sh not in (1, 2):
        raise BadData("A card that is not red has 1 or 2 shields.", f"{path}.sh")
    if name in WITHOUT_CV and card.cv is not None:
        raise BadData(f"“{name}” has no combat value.", f"{path}.cv")
    if name in WITH_TEXT and not 1 <= card.ap <= W.ACTION_POINTS:
        raise BadData(f"The text of “{name}” costs 1 to {W.ACTION_POINTS} action points.", f"{path}.ap")
    if name not in WITH_TEXT and card.ap:
        raise BadData(f"“{name}” has no text to be paid for with action points.", f"{path}.ap")


def check_copies(data: GameData) -> None:
    """65 cards and game_end, and enough of them for five hands."""
    pack = sum(card.copies for name, card in data.cards.items() if name != "game_end")
    if pack != PACK:
        raise BadData(f"Without game_end there are {PACK} cards, not {pack}.", "$.cards")
    if data.cards["game_end"].copies != 1:
        raise BadData("There is exactly one game_end.", "$.cards.game_end.copies")
    if sum(card.copies for name, card in data.cards.items() if name not in RED) < LEAST_HANDS:
        raise BadData(f"At least {LEAST_HANDS} cards are not red, for the first hands.", "$.cards")


# --- the board


def shape(lines: list[str]) -> list[tuple[int, int, int]]:
    """The spaces of an element: x, y and terrain, line by line."""
    return [
        (column - 1, line - 1, TERRAIN[letter.upper()])
        for line, text in enumerate(lines)
        for column, letter in enumerate(text)
        if letter != "."
    ]


def check_element(lines: list[str], path: str) -> None:
    """Letters of terrain, upper case on octagons, lower case on squares, nothing in between."""
    if len(lines) > LARGEST or any(len(text) > LARGEST for text in lines):
        raise BadData(f"An element has at most {LARGEST} lines of {LARGEST} letters.", path)
    for line, text in enumerate(lines):
        for column, letter in enumerate(text):
            if letter != ".":
                check_letter(letter, column - 1, line - 1, f"{path}[{line}]")
    if not any(letter.isupper() for text in lines for letter in text):
        raise BadData("An element has at least one octagon.", path)


def check_letter(letter: str, x: int, y: int, path: str) -> None:
    """One space of an element."""
    if letter.upper() not in TERRAIN:
        raise BadData(f"“{letter}” is no terrain: it is M, P, F (octagons) or m, p, f (squares), or a dot.", path)
    if (x + y) % 2:
        raise BadData(f"“{letter}” at {x},{y}: no space lies where one coordinate is even and one odd.", path)
    if letter.isupper() and x % 2:
        raise BadData(f"“{letter}” at {x},{y}: there lies a square, written in lower case.", path)
    if letter.islower() and x % 2 == 0:
        raise BadData(f"“{letter}” at {x},{y}: there lies an octagon, written in upper case.", path)


def check_preset(data: GameData, size: str) -> None:
    """So many different elements, each interlocking with those before it."""
    path = f"$.presets.{size}"
    preset = data.presets[size]
    if len(preset) != int(size) or len({element for element, *_ in preset}) != int(size):
        raise BadData(f"This preset has {size} elements, each once.", path)
    board = Board(elements_of(data))
    for number, (letter, turns, dx, dy) in enumerate(preset):
        here = f"{path}[{number}]"
        if letter not in LETTERS or not 0 <= turns <= 3 or dx % 2 or dy % 2 or max(abs(dx), abs(dy)) > 60:
            raise BadData("An element lies with 0 to 3 quarter turns and an even shift.", here)
        if number == 0 and (turns, dx, dy) != (0, 0, 0):
            raise BadData("The first element lies unturned at 0,0.", here)
        place = where(LETTERS.index(letter), turns, dx, dy)
        if misfit(board, place):
            raise BadData(f"The element {letter} does not interlock with those before it.", here)
        board = board_of(board.elements, [*board.layout[: board.laid], place])


def elements_of(data: GameData) -> Elements:
    """The elements as the rules read them."""
    return Elements([shape(data.elements[letter]) for letter in LETTERS])
