"""Krone & Schwert tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from regalia.core.chance import Named
from regalia.core.errors import BadOption
from regalia.core.event import Event
from regalia.core.game import Game, Guess, Line, Result, places
from regalia.core.odds import Odds
from regalia.core.options import Option, Options, OptionSet
from regalia.core.say import Say, say
from regalia.games.krone_und_schwert import imagining, loading, luck, notation, position, screen, stories, texts
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.candidates import candidates
from regalia.games.krone_und_schwert.data import GameData, read, shipped, terms_of
from regalia.games.krone_und_schwert.land import big_towns_of, castles_of, cathedrals_of, towns_of
from regalia.games.krone_und_schwert.outlook import odds
from regalia.games.krone_und_schwert.pieces import AT_RANDOM, BY_PLAYERS, BY_PRESET, Terms
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.scoring import final_points, largest_bonus, second_bonus
from regalia.games.krone_und_schwert.setting_up import begin_set_up, elements_in_play
from regalia.games.krone_und_schwert.view import SchwertView, open_to_all, own, view

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


class KroneUndSchwert(Game[SchwertState, SchwertView]):
    """The contract, line by line."""

    id = "krone_und_schwert"
    version = 1
    players = range(2, 6)
    options = OPTIONS
    chances = luck.CHANCES

    def data(self, given: object = None) -> GameData:
        return shipped_data() if given is None else read(given)

    def terms(self, options: Options, data: GameData) -> Terms:
        terms = terms_of(data)
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

    def table(self, seats: int, terms: Terms) -> SchwertState:
        check_elements(seats, terms)
        return SchwertState(seats, terms)

    def set_up(self, s: SchwertState) -> None:
        begin_set_up(s, s.terms.presets[elements_in_play(s)])

    def result(self, s: SchwertState) -> Result:
        return Result(places(s.scores()), s.adjudicated == 1, tuple(lines(s)))

    def statistics(self, s: SchwertState) -> dict[str, int]:
        return {"rounds": s.round, "end_phase": int(s.end_in != W.NOT_YET), "crowned": int(s.king != W.NO_ONE)}

    def view(self, s: SchwertState, seat: int) -> SchwertView:
        return view(s, seat)

    def open(self, s: SchwertState) -> dict[str, Any]:
        return open_to_all(s)

    def own(self, s: SchwertState, seat: int) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, view: SchwertView, terms: Terms) -> Guess:
        return imagining.imagine(view, terms)

    def candidates(self, view: SchwertView) -> list[int]:
        return candidates(view)

    def may_take_back(self, action: int) -> bool:
        """Whatever takes no card: a card shows what its owner holds."""
        return action in WITHOUT_CARDS or W.PLACE <= action < W.BUILD_ON or action >= W.PUT

    def when_time_is_out(self, view: SchwertView, legal: list[int]) -> int:
        """Neutral, and revealing nothing (KS-R64); in set-up any legal choice (KS-R67)."""
        if view.asks in ("element", "marker"):
            return legal[(view.decision * 40503 + 17 * view.seat + view.start) % len(legal)]
        neutral = (W.NO_MARKER, W.NO_TAX, W.LET_IT_HAPPEN, W.CROWN, W.THAT_IS_ALL, W.END_TURN)
        return next((action for action in neutral if action in legal), legal[0])

    def odds(self, view: SchwertView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def spell(self, view: SchwertView, action: int) -> str:
        return notation.spell(view, action)

    def read(self, view: SchwertView, text: str) -> list[int]:
        return notation.read(view, text)

    def ask(self, view: SchwertView) -> Say:
        return texts.ask(view)

    def label(self, view: SchwertView, action: int) -> Say:
        return texts.label(view, action)

    def piece(self, view: SchwertView, action: int) -> str:
        return texts.piece(view, action)

    def refusal(self, view: SchwertView, action: int, reason: int) -> tuple[Say, str]:
        return texts.refusal(view, action, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def tell(self, view: SchwertView, event: Event) -> Say | None:
        return stories.tell(view, event)

    def draw(self, view: SchwertView, language: str, names: list[str]) -> str:
        return screen.draw(view, language, names)

    def dump(self, s: SchwertState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> SchwertState:
        check_elements(len(names), terms)
        return loading.load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    def invariant(self, broken: int) -> str:
        return loading.SENTENCES[broken]

    def other_world(self, s: SchwertState, seat: int, seed: int) -> SchwertState:
        return imagining.other_world(s, seat, seed)


@cache
def shipped_data() -> GameData:
    """The shipped data, read once."""
    return shipped()


def check_elements(seats: int, terms: Terms) -> None:
    """One element fewer is for four or five players."""
    if terms.fewer_elements and seats < 4:
        raise BadOption("The option “elements” can be players_minus_one only with 4 or 5 players.")


WITHOUT_CARDS = (W.END_TURN, W.LEVY, W.NO_TAX, W.LET_IT_HAPPEN, W.NO_MARKER, W.OCCUPY)

# --- the count


def lines(s: SchwertState) -> list[Line]:
    """Points before, buildings, territories, the crown, the total."""
    seats = range(s.seats)
    counts = (
        ("line-before", [s.points[seat] for seat in seats]),
        ("line-castles", [castles_of(s, seat) for seat in seats]),
        ("line-cathedrals", [cathedrals_of(s, seat) for seat in seats]),
        ("line-small-towns", [towns_of(s, seat) - big_towns_of(s, seat) for seat in seats]),
        ("line-big-towns", [big_towns_of(s, seat) for seat in seats]),
        ("line-largest", largest_bonus(s)),
        ("line-second", second_bonus(s)),
        ("line-king", [W.KING_BONUS if seat == s.king else 0 for seat in seats]),
        ("line-total", final_points(s)),
    )
    return [Line(say(key), tuple(numbers)) for key, numbers in counts]


GAME = KroneUndSchwert()
