"""Options and data as the rules want them: the terms of a table."""

from __future__ import annotations

from regalia.core.bag import some
from regalia.core.options import Option, Options, OptionSet
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS, LONGEST, SHORTEST, RoyaumeData
from regalia.games.royaume_des_5_couronnes.pieces import Terms

LENGTHS = ("short", "standard", "long")
OPTIONS = OptionSet(
    options=(
        Option("gm_seat", "random", ("random",), least=1, most=5, ruling="RC-R1"),
        Option("placement", "automatic", ("automatic", "game_master"), ruling="RC-R2"),
        Option("resolution", "batch", ("batch", "sequential"), ruling="RC-R28"),
        Option("witch", "call", ("call", "auto"), ruling="RC-R39"),
        Option("duel_same_target", False, (False, True), ruling="RC-R82"),
        Option("path_length", "data", ("data", *LENGTHS), least=SHORTEST, most=LONGEST),
    ),
    presets={length: {"path_length": length} for length in LENGTHS},
)


def terms_of(options: Options, data: RoyaumeData) -> Terms:
    """The terms of a table."""
    letters = [colour.id for colour in data.colours]
    orders = [letters.index(letter) for order in data.secret_orders for letter in order]
    terms = Terms(orders, sum(some(kind, getattr(data.course_deck, name)) for kind, name in enumerate(KINDS)))
    terms.knights = [(colour.id, colour.name, colour.shape) for colour in data.colours]
    terms.order_words = list(data.secret_orders)
    take_numbers(terms, data)
    take_options(terms, options)
    terms.path = path_length(options["path_length"], data)
    terms.lair = terms.path + 1
    return terms


def take_numbers(terms: Terms, data: RoyaumeData) -> None:
    """The numbers of the data."""
    terms.pawns_each = data.treasure_pawns_per_colour
    terms.power_pawns, terms.power_cap, terms.duel_power = data.power_pawns, data.power_cap, data.duel_power
    terms.trap_target, terms.witch_sum = data.trap_target, data.witch_sum
    terms.crown_points = data.score.crown
    terms.match_points, terms.other_points = data.score.matching_treasure, data.score.other_treasure


def take_options(terms: Terms, options: Options) -> None:
    """What the table has chosen."""
    terms.gm_seat = W.NO_ONE if options["gm_seat"] == "random" else int(options["gm_seat"]) - 1
    terms.placing = int(options["placement"] == "game_master")
    terms.sequential = int(options["resolution"] == "sequential")
    terms.witch_auto = int(options["witch"] == "auto")
    terms.duel_same_target = int(options["duel_same_target"] is True)


def path_length(wanted: object, data: RoyaumeData) -> int:
    """How many spaces the path has: by number, by the name of a preset, or as the data say."""
    if wanted == "data":
        return data.path_length
    found: int = wanted if isinstance(wanted, int) else getattr(data.path_presets, str(wanted))
    return found
