"""What a table agrees on before the start: the options, and what they and the data come to in the rules."""

from __future__ import annotations

from regalia.core.options import Option, Options, OptionSet
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.data import CourtData, court_of
from regalia.games.um_krone_und_kragen.pieces import Terms

OPTIONS = OptionSet(
    options=(
        Option("start_dice", "automatic", ("automatic", "optional"), ruling="UK-R1"),
        Option("adders_before_first_roll", True, (True, False), ruling="UK-R2"),
        Option("king_tie", "strict", ("strict", "match"), ruling="UK-R32"),
        Option("row0_supply", "shared_n", ("shared_n", "unlimited"), ruling="UK-R24"),
        Option("max_charlatans", "unlimited", ("unlimited", 1), ruling="UK-R23"),
        Option("dice_cap", "none", ("none", 12), ruling="UK-R38"),
        Option("alchemist_min_dice", 3, (3, 2), ruling="UK-R14"),
        Option("max_rounds", 100, least=20, most=500, ruling="UK-R42"),
    ),
    presets={
        "bsw": {},
        "print": {"adders_before_first_roll": False, "king_tie": "match", "row0_supply": "unlimited"},
    },
)


def terms_of(options: Options, data: CourtData) -> Terms:
    """The options and the data as the rules want them."""
    terms = Terms(court_of(data))
    terms.conditions = {each.id: (each.condition.kind, each.condition.number) for each in data.characters}
    terms.abilities = {each.id: (each.ability.kind, each.ability.number) for each in data.characters}
    terms.start_dice_optional = int(options["start_dice"] == "optional")
    terms.adders_before_first_roll = int(options["adders_before_first_roll"] is True)
    terms.king_tie_match = int(options["king_tie"] == "match")
    terms.row0_unlimited = int(options["row0_supply"] == "unlimited")
    terms.max_charlatans = 1 if options["max_charlatans"] == 1 else 1000
    terms.dice_cap = 12 if options["dice_cap"] == 12 else W.MOST_DICE
    terms.alchemist_min_dice = int(options["alchemist_min_dice"])
    terms.max_rounds = int(options["max_rounds"])
    return terms
