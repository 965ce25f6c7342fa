"""The editable data of the game: data.json, checked, and turned into the rows of numbers the rules read."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from regalia.core.errors import BadData
from regalia.core.files import checked, parsed
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.court import Court

NAMES = [
    *("jester", "charlatan"),
    *("farmer", "maid", "philosopher", "laborer", "guard"),
    *("hunter", "merchant", "astronomer"),
    *("lady", "pawnbroker", "knight", "magician"),
    *("alchemist", "bishop", "nobleman", "general"),
    *("queen", "king"),
]

CONDITIONS = {
    "free": W.FREE,
    "equal": W.EQUAL,
    "sum": W.SUM,
    "pairs": W.PAIRS,
    "triples": W.TRIPLES,
    "full_house": W.FULL_HOUSE,
    "all_odd": W.ALL_ODD,
    "all_even": W.ALL_EVEN,
    "straight": W.STRAIGHT,
    "every_face": W.EVERY_FACE,
    "with_king": W.WITH_KING,
}
COUNTED = {"equal": 31, "sum": 186, "pairs": 15, "triples": 10, "full_house": 31}  # with their highest number

# what each character can do is a rule, told here by name; only the numbers can be edited
ABILITIES = {
    "jester": ("reroll_one", 0),
    "charlatan": ("start_dice", 6),
    "farmer": ("start_dice", 6),
    "maid": ("raise_one", 5),
    "philosopher": ("move_pips", 0),
    "laborer": ("add_die", 6),
    "guard": ("add_die", 6),
    "hunter": ("add_die", 6),
    "merchant": ("reroll_any", 0),
    "astronomer": ("copy_aside", 0),
    "lady": ("raise_any", 5),
    "pawnbroker": ("add_die", 6),
    "knight": ("add_die", 6),
    "magician": ("any_face", 0),
    "alchemist": ("same_sum", 0),
    "bishop": ("add_die", 6),
    "nobleman": ("raise_any", 5),
    "general": ("start_dice", 6),
    "queen": ("add_any_die", 0),
    "king": ("none", 0),
}

Provenance = Literal["source", "other", "reconstructed", "edited"]
Copies = Annotated[int, msgspec.Meta(ge=0, le=7)]


class Kind(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of condition or ability and the number in it."""

    kind: str
    number: int = 0


class Character(msgspec.Struct, forbid_unknown_fields=True):
    """One character of the court."""

    id: str
    row: Annotated[int, msgspec.Meta(ge=0, le=5)]
    copies: tuple[Copies, Copies, Copies, Copies]
    condition: Kind
    ability: Kind


class CourtData(msgspec.Struct, forbid_unknown_fields=True):
    """The data file."""

    characters: list[Character]
    about: str = ""
    provenance: dict[str, Provenance] = {}


def shipped() -> CourtData:
    """The data that come with the game."""
    content = (files("regalia.games.um_krone_und_kragen") / "data.json").read_bytes()
    return read(parsed(content, BadData))


def read(given: object) -> CourtData:
    """Data from outside, checked."""
    data = checked(given, CourtData, BadData)
    check_names(data)
    for place, character in enumerate(data.characters):
        check_condition(character, f"$.characters[{place}].condition")
        check_ability(character, f"$.characters[{place}].ability")
    check_copies(data)
    return data


def check_names(data: CourtData) -> None:
    """The twenty characters, each once, in the order of the court; jester and charlatan make up row 0."""
    found = [character.id for character in data.characters]
    for place, (name, wanted) in enumerate(zip(found, NAMES, strict=False)):
        if name != wanted:
            raise BadData(f"Here the {wanted} is expected, not “{name}”.", f"$.characters[{place}].id")
    if len(found) != len(NAMES):
        raise BadData(f"The court has {len(NAMES)} characters, not {len(found)}.", "$.characters")
    for place, character in enumerate(data.characters):
        if (character.row == 0) != (place <= W.CHARLATAN) or (character.row == 5) != (place >= W.QUEEN):
            raise BadData("Row 0 is for jester and charlatan, row 5 for queen and king.", f"$.characters[{place}].row")


def check_condition(character: Character, path: str) -> None:
    """A kind the rules know, and a number it can have."""
    kind, number = character.condition.kind, character.condition.number
    if kind not in CONDITIONS:
        raise BadData(f"There is no condition “{kind}”; there are {', '.join(CONDITIONS)}.", f"{path}.kind")
    if kind in COUNTED and not 1 <= number <= COUNTED[kind]:
        raise BadData(f"“{kind}” needs a number from 1 to {COUNTED[kind]}.", f"{path}.number")
    if kind not in COUNTED and number:
        raise BadData(f"“{kind}” has no number.", f"{path}.number")
    in_row_0 = character.id in ("jester", "charlatan")
    if (kind == "with_king") != (character.id == "queen") or (kind == "free") != in_row_0:
        raise BadData(f"The condition “{kind}” does not fit the {character.id}.", f"{path}.kind")


def check_ability(character: Character, path: str) -> None:
    """What a character can do is fixed; how much is not."""
    kind, most = ABILITIES[character.id]
    if character.ability.kind != kind:
        raise BadData(f"The ability of the {character.id} is “{kind}”: only its number can be edited.", f"{path}.kind")
    if most and not 1 <= character.ability.number <= most:
        raise BadData(f"“{kind}” needs a number from 1 to {most}.", f"{path}.number")
    if not most and character.ability.number:
        raise BadData(f"“{kind}” has no number.", f"{path}.number")


def check_copies(data: CourtData) -> None:
    """One king and one queen; jester and charlatan lie in one stack."""
    jester, charlatan, king, queen = (data.characters[c] for c in (W.JESTER, W.CHARLATAN, W.KING, W.QUEEN))
    if set(king.copies) != {1} or set(queen.copies) != {1}:
        raise BadData("There is exactly one king and one queen.", f"$.characters[{W.QUEEN}].copies")
    if jester.copies != charlatan.copies:
        raise BadData("Jester and charlatan are two faces of one card.", f"$.characters[{W.CHARLATAN}].copies")


def court_of(data: CourtData) -> Court:
    """The rows of numbers the rules read."""
    return Court(
        [character.row for character in data.characters],
        [copies for character in data.characters for copies in character.copies],
        [(CONDITIONS[character.condition.kind], character.condition.number) for character in data.characters],
        [character.ability.number for character in data.characters],
    )
