"""Options and data as the rules want them: the terms of a table."""

from __future__ import annotations

from regalia.core.ints import set_of
from regalia.core.options import Option, Options, OptionSet
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.cards import Cards
from regalia.games.for_a_crown.data import EVENT_KINDS, ICONS, ZONES, CrownData, shipped_data
from regalia.games.for_a_crown.icons import row_of_icons
from regalia.games.for_a_crown.pieces import Terms

OPTIONS = OptionSet(
    options=(
        Option("effect_order", "printed", ("printed", "free"), ruling="FC-R15"),
        Option("reserve_mode", "strict", ("strict", "substitute"), ruling="FC-R27"),
        Option("majority_zero", "none", ("none", "all"), ruling="FC-R49"),
        Option("mages_order", "snapshot", ("snapshot", "live"), ruling="FC-R24"),
        Option("optional_sale", "off", ("off", "on"), ruling="FC-R11"),
        Option("history", "round", ("round", "full", "none"), ruling="FC-R53"),
        Option("show_split", "on", ("on", "off"), ruling="FC-R53"),
        Option("chat", "on", ("on", "off"), ruling="FC-R41"),
    ),
)
HISTORY = {"round": W.FOR_THE_ROUND, "full": W.FOR_EVER, "none": W.FOR_THE_MOMENT}
HISTORY_WORDS = {number: word for word, number in HISTORY.items()}


def terms_of(options: Options, data: CrownData) -> Terms:
    """The terms of a table."""
    terms = Terms(cards_of(data))
    terms.kind_ids = [card.id for card in data.mercenaries]
    terms.event_ids = [event.id for event in data.events]
    terms.levels = tuple(card.level for card in data.mercenaries)
    kinds = range(len(terms.levels))
    terms.kinds_by_level = [[k for k in kinds if terms.levels[k] == level] for level in range(W.LEVELS + 1)]
    terms.event_kinds = [event.kind for event in data.events]
    ours = {(card.id, card.name) for card in shipped_data().mercenaries}
    terms.strange_names = {card.id: card.name for card in data.mercenaries if (card.id, card.name) not in ours}
    terms.face_ids = [face.id for face in data.die]
    terms.starting_events = set_of([place for place, event in enumerate(data.events) if event.start])
    take_rows(terms, data)
    take_numbers(terms, data)
    take_options(terms, options)
    return terms


def cards_of(data: CrownData) -> Cards:
    """The mercenaries as rows of numbers."""
    icons = []
    for card in data.mercenaries:
        first, second = card.halves or (card.fx or [], [])
        icons.append((row_of_icons([ICONS[i] for i in first]), row_of_icons([ICONS[i] for i in second])))
    return Cards([card.level for card in data.mercenaries], [card.copies for card in data.mercenaries], icons)


def prices_of(data: CrownData) -> list[int]:
    """The price of each level in each round: every end of round pushes all tiles one column to the right (FC-R3)."""
    tiles = list(data.cost_tiles.initial)
    prices = [W.CLOSED] * (W.LEVELS + 1)
    for round_ in range(data.rounds):
        if round_:
            tiles.insert(0, data.cost_tiles.inserts[round_ - 1])
        columns = [*tiles, *[W.CLOSED] * W.LEVELS][: W.LEVELS]
        prices += [W.CLOSED, *columns]
    return prices


def take_rows(terms: Terms, data: CrownData) -> None:
    """Die, events, prices; zones and what a scandal costs there, space by space."""
    bounds = [getattr(data.gallery, zone) for zone in ZONES]
    losses = [getattr(data.scandal_loss, zone) for zone in ZONES]
    zones = [0] + [zone for zone, (begin, end) in enumerate(bounds) for _ in range(begin, end + 1)]
    terms.spaces, terms.mark = data.gallery.spaces, data.gallery.mark
    terms.losses = tuple(losses[zone] for zone in zones[1:])
    faces = [row_of_icons([ICONS[icon] for icon in face.fx]) for face in data.die]
    events = [EVENT_KINDS[event.kind] for event in data.events]
    terms.take_rows(faces, events, prices_of(data), zones, [0, *terms.losses])


def take_numbers(terms: Terms, data: CrownData) -> None:
    """Single numbers."""
    terms.rounds = data.rounds
    terms.start_rubies, terms.heirloom = data.start.rubies, data.start.heirloom_value
    coins, reserve, final = data.start_coins, data.reserve, data.final
    terms.coins_most, terms.coins_least, terms.coins_other = coins.most, coins.least, coins.other
    terms.all_rubies, terms.all_coins, terms.all_raccoons = reserve.rubies, reserve.coins, reserve.raccoons
    terms.for_influence, terms.for_coins, terms.for_raccoons = final.influence, final.coins, -final.raccoons
    terms.face_up, terms.burglary = data.faceup_per_deck, data.burglary_loss


def take_options(terms: Terms, options: Options) -> None:
    """The table options."""
    terms.free_order = int(options["effect_order"] == "free")
    terms.substitute = int(options["reserve_mode"] == "substitute")
    terms.zero_counts = int(options["majority_zero"] == "all")
    terms.live_mages = int(options["mages_order"] == "live")
    terms.optional_sale = int(options["optional_sale"] == "on")
    terms.history = HISTORY[str(options["history"])]
    terms.hidden_split = int(options["show_split"] == "off")
    terms.chat = int(options["chat"] == "on")
