"""Krone & Schwert tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from regalia.core.act import Act, Lasting
from regalia.core.chance import Named
from regalia.core.game import Game, Guess, Line, Result, Small, places
from regalia.core.layout import Field
from regalia.core.odds import Odds
from regalia.core.options import Options
from regalia.core.say import Say, say
from regalia.games.krone_und_schwert import (
    actions,
    loading,
    luck,
    notation,
    position,
    setup,
    texts,
    worlds,
)
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.answers import ACTS
from regalia.games.krone_und_schwert.board import Board
from regalia.games.krone_und_schwert.candidates import thinkable, thinkable_at
from regalia.games.krone_und_schwert.data import GameData, read, shipped
from regalia.games.krone_und_schwert.indices import ACTIONS
from regalia.games.krone_und_schwert.invariants import SENTENCES
from regalia.games.krone_und_schwert.land import big_towns_of, castles_of, cathedrals_of, towns_of
from regalia.games.krone_und_schwert.lasting import lasting
from regalia.games.krone_und_schwert.layout import layout
from regalia.games.krone_und_schwert.outlook import odds
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.scoring import final_points, largest_bonus, second_bonus
from regalia.games.krone_und_schwert.story import HAPPENINGS
from regalia.games.krone_und_schwert.terms import OPTIONS, check_elements, terms_of
from regalia.games.krone_und_schwert.view import SchwertView
from regalia.games.krone_und_schwert.viewing import open_to_all, own, view

if TYPE_CHECKING:
    from rich.console import RenderableType


class KroneUndSchwert(Game[SchwertState, SchwertView]):
    """The contract, line by line."""

    id = "krone_und_schwert"
    version = 1
    players = range(2, 6)
    options = OPTIONS
    chances = luck.CHANCES
    small = Small(
        "P1 P2",
        {
            "round": 100,
            "start": "P2",
            "in_turn": "P1",
            "ap": 2,
            "spaces": {"P1": ["A:2,2"], "P2": ["A:4,2"]},
            "hands": {"P1": ["leader_3", "build_town"], "P2": ["ambush", "leader_4"]},
            "deck": ["game_end"],
            "end_phase": True,
        },
        {"assembly": "preset"},
    )
    acts = ACTS
    happenings = HAPPENINGS

    def data(self, given: object = None) -> GameData:
        return shipped_data() if given is None else read(given)

    def terms(self, options: Options, data: GameData) -> Terms:
        terms = terms_of(options, data)
        terms.came_from(self.id, options, data)
        return terms

    def table(self, seats: int, terms: Terms) -> SchwertState:
        check_elements(seats, terms)
        return SchwertState(seats, terms)

    def set_up(self, s: SchwertState) -> None:
        setup.set_up(s)

    def result(self, s: SchwertState) -> Result:
        ranks = places(s.scores())
        tie = say("tie-shared") if ranks.count(1) > 1 else None
        return Result(ranks, s.adjudicated == 1, tuple(lines(s)), tie, "KS-R43" if tie else "")

    def statistics(self, s: SchwertState) -> dict[str, int]:
        return {"rounds": s.round, "end_phase": int(s.end_in != W.NOT_YET), "crowned": int(s.king != W.NO_ONE)}

    def view(self, s: SchwertState, seat: int) -> SchwertView:
        return view(s, seat)

    def open(self, s: SchwertState) -> dict[str, Any]:
        return open_to_all(s)

    def own(self, s: SchwertState, seat: int) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, view: SchwertView, terms: Terms) -> Guess:
        return worlds.imagine(view, terms)

    def act(self, view: SchwertView, action: int) -> Act:
        return actions.act(view, action)

    def number(self, view: SchwertView, act: Act) -> int:
        return actions.number(view, act)

    def thinkable(self, view: SchwertView) -> list[Act]:
        return thinkable(view)

    def thinkable_at(self, view: SchwertView, piece: str) -> list[Act]:
        return thinkable_at(view, piece.removeprefix("space:")) or super().thinkable_at(view, piece)

    def lasting(self, view: SchwertView, act: Act) -> Lasting:
        return lasting(view, act)

    def may_take_back(self, action: int) -> bool:
        return actions.may_take_back(action)

    def when_time_is_out(self, view: SchwertView, legal: list[int]) -> int:
        return actions.when_time_is_out(view, legal)

    def odds(self, view: SchwertView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def acts_in(self, view: SchwertView, text: str) -> list[Act]:
        return notation.acts_in(view, text)

    def ask(self, view: SchwertView) -> Say:
        return texts.ask(view)

    def why_not(self, view: SchwertView, act: Act, reason: int) -> tuple[Say, str]:
        return texts.why_not(view, act, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def draw(self, view: SchwertView, language: str, names: list[str]) -> RenderableType:
        from regalia.games.krone_und_schwert.screen import Screen

        return Screen(view, language, names)

    def dump(self, s: SchwertState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> SchwertState:
        check_elements(len(names), terms)
        return loading.load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    # --- for programs that learn

    def indices(self, terms: Terms) -> int:
        return ACTIONS

    def layout(self, seats: int, terms: Terms) -> tuple[Field, ...]:
        return layout(seats)

    # --- states as values

    def flat(self, value: Any) -> tuple[int, ...]:
        return value.layout[: value.laid] if isinstance(value, Board) else super().flat(value)

    def solid(self, like: Any, numbers: tuple[int, ...], terms: Terms) -> Any:
        return worlds.board_with(terms, numbers) if isinstance(like, Board) else super().solid(like, numbers, terms)

    def invariant(self, broken: int) -> str:
        return SENTENCES[broken]

    def other_world(self, s: SchwertState, seat: int, seed: int) -> SchwertState:
        return worlds.other_world(s, seat, seed)


@cache
def shipped_data() -> GameData:
    """The shipped data, read once."""
    return shipped()


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
