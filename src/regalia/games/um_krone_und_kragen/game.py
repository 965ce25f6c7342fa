"""Um Krone und Kragen tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from regalia.core.act import Act, Lasting
from regalia.core.chance import Named
from regalia.core.game import Game, Guess, Line, Result, Small, places
from regalia.core.ints import has
from regalia.core.layout import Field
from regalia.core.odds import Odds
from regalia.core.options import Options
from regalia.core.say import Say, say
from regalia.games.um_krone_und_kragen import actions, luck, notation, position, texts
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.candidates import thinkable
from regalia.games.um_krone_und_kragen.court import group_face, group_size
from regalia.games.um_krone_und_kragen.data import CourtData, read, shipped
from regalia.games.um_krone_und_kragen.final import combination_of_worth
from regalia.games.um_krone_und_kragen.indices import ACTIONS
from regalia.games.um_krone_und_kragen.invariants import INVARIANTS
from regalia.games.um_krone_und_kragen.lasting import lasting
from regalia.games.um_krone_und_kragen.layout import layout
from regalia.games.um_krone_und_kragen.loading import load
from regalia.games.um_krone_und_kragen.outlook import odds
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.setup import set_up
from regalia.games.um_krone_und_kragen.story import HAPPENINGS
from regalia.games.um_krone_und_kragen.terms import OPTIONS, terms_of
from regalia.games.um_krone_und_kragen.view import KragenView
from regalia.games.um_krone_und_kragen.viewing import open_to_all, own, view
from regalia.games.um_krone_und_kragen.worlds import imagine, other_world

if TYPE_CHECKING:
    from rich.console import RenderableType


class UmKroneUndKragen(Game[KragenState, KragenView]):
    """The contract, line by line."""

    id = "um_krone_und_kragen"
    version = 1
    players = range(2, 6)
    options = OPTIONS
    acts = actions.ACTS
    happenings = HAPPENINGS
    short = {"max_rounds": 20}  # noqa: RUF012
    small = Small("red blue", {"round": 20, "start": "red", "in_turn": "blue", "owned": {"red": ["jester"]}}, short)
    chances = luck.CHANCES

    def data(self, given: object = None) -> CourtData:
        return shipped_data() if given is None else read(given)

    def terms(self, options: Options, data: CourtData) -> Terms:
        terms = terms_of(options, data)
        terms.came_from(self.id, options, data)
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

    def odds(self, view: KragenView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def may_take_back(self, action: int) -> bool:
        """Everything lies open."""
        return True

    def when_time_is_out(self, view: KragenView, legal: list[int]) -> int:
        """No card is used: roll once, set everything aside, finish, take nothing (UK-R44)."""
        return actions.when_time_is_out(legal)

    def act(self, view: KragenView, action: int) -> Act:
        return actions.act(view, action)

    def number(self, view: KragenView, act: Act) -> int:
        return actions.number(view, act)

    def thinkable(self, view: KragenView) -> list[Act]:
        return thinkable(view)

    def lasting(self, view: KragenView, act: Act) -> Lasting:
        return lasting(view, act)

    def written(self, view: KragenView, act: Act) -> str:
        return notation.written(view, act)

    def acts_in(self, view: KragenView, text: str) -> list[Act]:
        return notation.acts_in(view, text)

    def ask(self, view: KragenView) -> Say:
        return texts.ask(view)

    def why_not(self, view: KragenView, act: Act, reason: int) -> tuple[Say, str]:
        return texts.why_not(view, act, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def draw(self, view: KragenView, language: str, names: list[str]) -> RenderableType:
        from regalia.games.um_krone_und_kragen.screen import Screen

        return Screen(view, language, names)

    def dump(self, s: KragenState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> KragenState:
        return load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    # --- for programs that learn

    def indices(self, terms: Terms) -> int:
        return ACTIONS

    def layout(self, seats: int, terms: Terms) -> tuple[Field, ...]:
        return layout(seats)

    def invariant(self, broken: int) -> str:
        return INVARIANTS[broken]

    def other_world(self, s: KragenState, seat: int, seed: int) -> KragenState:
        return other_world(s, seed)


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


GAME = UmKroneUndKragen()
