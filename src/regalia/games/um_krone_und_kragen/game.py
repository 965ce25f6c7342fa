"""Um Krone und Kragen tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from regalia.core.chance import Named
from regalia.core.event import Event
from regalia.core.game import Game, Guess, Line, Result, places
from regalia.core.ints import has
from regalia.core.odds import Odds
from regalia.core.options import Option, Options, OptionSet
from regalia.core.say import Say, say
from regalia.games.um_krone_und_kragen import luck, notation, position, screen, texts
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.court import group_face, group_size
from regalia.games.um_krone_und_kragen.data import CourtData, court_of, read, shipped
from regalia.games.um_krone_und_kragen.final import combination_of_worth
from regalia.games.um_krone_und_kragen.outlook import odds
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState, set_up
from regalia.games.um_krone_und_kragen.view import KragenView, imagine, open_to_all, own, view

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


class UmKroneUndKragen(Game[KragenState, KragenView]):
    """The contract, line by line."""

    id = "um_krone_und_kragen"
    version = 1
    players = range(2, 6)
    options = OPTIONS
    short = {"max_rounds": 20}  # noqa: RUF012
    chances = luck.CHANCES

    def data(self, given: object = None) -> CourtData:
        return shipped_data() if given is None else read(given)

    def terms(self, options: Options, data: CourtData) -> Terms:
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

    def table(self, seats: int, terms: Terms) -> KragenState:
        return KragenState(seats, terms)

    def set_up(self, s: KragenState) -> None:
        set_up(s)

    def result(self, s: KragenState) -> Result:
        return Result(places(s.scores()), s.adjudicated == 1, tuple(lines(s)))

    def statistics(self, s: KragenState) -> dict[str, int]:
        return {"rounds": s.round - s.adjudicated, "king_moved": int(s.holder != s.first_king)}

    def view(self, s: KragenState, seat: int) -> KragenView:
        return view(s, seat)

    def open(self, s: KragenState) -> dict[str, Any]:
        return open_to_all(s)

    def own(self, s: KragenState, seat: int) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, view: KragenView, terms: Terms) -> Guess:
        return imagine(view, terms)

    def candidates(self, view: KragenView) -> list[int]:
        return texts.candidates(view)

    def odds(self, view: KragenView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def may_take_back(self, action: int) -> bool:
        """Everything lies open."""
        return True

    def when_time_is_out(self, view: KragenView, legal: list[int]) -> int:
        """No card is used: roll once, set everything aside, finish, take nothing (UK-R44)."""
        wanted: tuple[int, ...] = (W.TAKE_DIE, W.PASS, W.FINISH, W.THAT_IS_ALL, *range(1, W.SIX + 1), W.ROLL)
        return next(action for action in wanted if action in legal)

    def spell(self, view: KragenView, action: int) -> str:
        return notation.spell(view, action)

    def read(self, view: KragenView, text: str) -> list[int]:
        return notation.read(view, text)

    def ask(self, view: KragenView) -> Say:
        return texts.ask(view)

    def label(self, view: KragenView, action: int) -> Say:
        return texts.label(view, action)

    def piece(self, view: KragenView, action: int) -> str:
        return texts.piece(view, action)

    def refusal(self, view: KragenView, action: int, reason: int) -> tuple[Say, str]:
        return texts.refusal(view, action, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def tell(self, view: KragenView, event: Event) -> Say | None:
        return texts.tell(view, event)

    def draw(self, view: KragenView, language: str, names: list[str]) -> str:
        return screen.draw(view, language, names)

    def dump(self, s: KragenState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> KragenState:
        return position.load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    def invariant(self, broken: int) -> str:
        return INVARIANTS[broken]

    def other_world(self, s: KragenState, seat: int, seed: int) -> KragenState:
        other = s.copy()
        other.reseed(seed)
        return other


@cache
def shipped_data() -> CourtData:
    """The shipped data, read once."""
    return shipped()


def lines(s: KragenState) -> list[Line]:
    """The count: who holds the king and what was thrown, or the courts row by row."""
    seats = range(s.seats)
    if s.adjudicated:
        rows = {"IV": 4, "III": 3, "II": 2, "I": 1, "0": 0}
        return [
            Line(say("line-row", row=roman), tuple(cards_in_row(s, seat, row) for seat in seats))
            for roman, row in rows.items()
        ]
    throws = [combination_of_worth(s.thrown[seat]) for seat in seats]
    return [
        Line(say("line-king"), tuple(int(seat == s.holder) for seat in seats)),
        Line(say("line-equal"), tuple(group_size(throw) for throw in throws)),
        Line(say("line-face"), tuple(group_face(throw) for throw in throws)),
    ]


def cards_in_row(s: KragenState, seat: int, row: int) -> int:
    """How many characters of a row a seat owns; charlatans are in row 0."""
    owned = [c for c in range(W.CHARACTERS) if has(s.owned[seat], c) and s.terms.court.rows[c] == row]
    return len(owned) + (s.charlatans[seat] if row == 0 else 0)


INVARIANTS = {
    W.CARDS_LOST: "cards of the court were lost or made",
    W.TOO_MANY_DICE: "more dice than the table allows",
    W.HAND_NOT_EMPTY: "dice in hand after the first roll",
    W.KING_ASTRAY: "a king without a first king, or a final without a king",
    W.NOT_ONE_ASKED: "not exactly one seat is asked",
}

GAME = UmKroneUndKragen()
