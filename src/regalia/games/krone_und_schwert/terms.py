"""What a table agrees on before the start: its options, and the terms made from them and from the data."""

from __future__ import annotations

from regalia.core.bag import some
from regalia.core.errors import BadOption
from regalia.core.options import Option, Options, OptionSet
from regalia.games.krone_und_schwert.board import board_of
from regalia.games.krone_und_schwert.data import LETTERS, NAMES, GameData, elements_of, shape
from regalia.games.krone_und_schwert.elements import where
from regalia.games.krone_und_schwert.pieces import AT_RANDOM, BY_PLAYERS, BY_PRESET, Terms

ASSEMBLIES = {"by_players": BY_PLAYERS, "random": AT_RANDOM, "preset": BY_PRESET}
FROM_DATA = "data"  # people_swords: as the data file says

OPTIONS = OptionSet(
    options=(
        Option("first_king", "first_castle", ("first_castle", "castle_and_town"), ruling="KS-R4"),
        Option("leader_requirement", "castle_and_town", ("castle_and_town", "none"), ruling="KS-R5"),
        Option("elements", "players", ("players", "players_minus_one"), ruling="KS-R1"),
        Option("assembly", "by_players", ("by_players", "random", "preset"), ruling="KS-R1"),
        Option("small_town_shape", "any", ("any", "octagon_only"), ruling="KS-R46"),
        Option("revolts_per_turn", "unlimited", ("unlimited", "one"), ruling="KS-R32"),
        Option("territory_ties", "dense", ("dense", "competition"), ruling="KS-R42"),
        Option("hidden_vp", True, (True, False), ruling="KS-R36"),
        Option("max_rounds", 100, least=50, most=500, ruling="KS-R44"),
        Option("people_swords", FROM_DATA, (FROM_DATA,), least=6, most=16, ruling="KS-R27"),
    ),
    presets={"standard": {}, "as_reviewed": {"first_king": "castle_and_town"}},
)


def terms_of(options: Options, data: GameData) -> Terms:
    """The terms of a table."""
    terms = numbers_of(data)
    terms.king_needs_town = int(options["first_king"] == "castle_and_town")
    terms.anybody_leads = int(options["leader_requirement"] == "none")
    terms.fewer_elements = int(options["elements"] == "players_minus_one")
    terms.assembly = ASSEMBLIES[str(options["assembly"])]
    terms.towns_on_octagons = int(options["small_town_shape"] == "octagon_only")
    terms.one_revolt = int(options["revolts_per_turn"] == "one")
    terms.competition = int(options["territory_ties"] == "competition")
    terms.open_points = int(options["hidden_vp"] is False)
    terms.max_rounds = int(options["max_rounds"])
    if options["people_swords"] != FROM_DATA:
        terms.swords = min(int(options["people_swords"]), terms.people)
    return terms


def check_elements(seats: int, terms: Terms) -> None:
    """One element fewer is for four or five players."""
    if terms.fewer_elements and seats < 4:
        raise BadOption("The option “elements” can be players_minus_one only with 4 or 5 players.")


def numbers_of(data: GameData) -> Terms:
    """The data as rows of numbers; options are still at their defaults."""
    terms = Terms(elements_of(data))
    cards = [data.cards[name] for name in NAMES]
    terms.all_cards = sum(some(kind, card.copies) for kind, card in enumerate(cards) if not card.aside)
    cv = [card.cv or 0 for card in cards]
    strongest = sorted([kind for kind, value in enumerate(cv) if value], key=lambda kind: -cv[kind])
    thresholds = [0, 0, *(data.thresholds[str(seats)] for seats in range(2, 6))]
    terms.take_rows(cv, [card.sh for card in cards], [card.ap for card in cards], strongest, thresholds)
    terms.card_rows = {name: (card.cv or 0, card.sh, card.ap) for name, card in data.cards.items() if not card.red}
    terms.people, terms.swords = data.people.total, data.people.swords
    terms.markers, terms.castles = data.supply.markers_per_player, data.supply.castle
    terms.cathedrals = data.supply.cathedral
    terms.small_towns, terms.big_towns = data.supply.small_town, data.supply.big_town
    terms.names = [f"{letter}:{x},{y}" for letter in LETTERS for x, y, _ in shape(data.elements[letter])]
    for size, preset in data.presets.items():
        layout = [where(LETTERS.index(letter), turns, dx, dy) for letter, turns, dx, dy in preset]
        terms.presets[int(size)] = board_of(terms.elements, layout)
    return terms
