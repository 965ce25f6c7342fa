"""Le Royaume des 5 Couronnes tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regalia.core.act import Act, Lasting
from regalia.core.bag import count
from regalia.core.chance import Named
from regalia.core.errors import BadOption
from regalia.core.game import WATCHER, Game, Line, Result, places
from regalia.core.ints import has, how_many
from regalia.core.layout import Field
from regalia.core.odds import Odds
from regalia.core.options import Options
from regalia.core.say import Say, say
from regalia.games.royaume_des_5_couronnes import actions, loading, luck, notation, position, texts, worlds
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.candidates import thinkable
from regalia.games.royaume_des_5_couronnes.data import RoyaumeData, read, shipped
from regalia.games.royaume_des_5_couronnes.ending import matches, points
from regalia.games.royaume_des_5_couronnes.guess import RoyaumeGuess
from regalia.games.royaume_des_5_couronnes.indices import ACTIONS
from regalia.games.royaume_des_5_couronnes.invariants import INVARIANTS
from regalia.games.royaume_des_5_couronnes.lasting import lasting
from regalia.games.royaume_des_5_couronnes.layout import layout
from regalia.games.royaume_des_5_couronnes.outlook import odds
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.setup import set_up
from regalia.games.royaume_des_5_couronnes.story import HAPPENINGS
from regalia.games.royaume_des_5_couronnes.terms import OPTIONS, terms_of
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView
from regalia.games.royaume_des_5_couronnes.viewing import open_to_all, own, view

if TYPE_CHECKING:
    from rich.console import RenderableType


class RoyaumeDes5Couronnes(Game[RoyaumeState, RoyaumeView]):
    """The contract, line by line."""

    id = "royaume_des_5_couronnes"
    version = 1
    players = range(2, 6)
    options = OPTIONS
    short = {"path_length": 30}  # noqa: RUF012
    chances = luck.CHANCES
    windows = ("first move",)
    acts = actions.ACTS
    happenings = HAPPENINGS

    def data(self, given: object = None) -> RoyaumeData:
        return shipped() if given is None else read(given)

    def terms(self, options: Options, data: RoyaumeData) -> Terms:
        terms = terms_of(options, data)
        terms.came_from(self.id, options, data)
        return terms

    def table(self, seats: int, terms: Terms) -> RoyaumeState:
        if terms.gm_seat >= seats:
            raise BadOption(f"The option “gm_seat” names seat {terms.gm_seat + 1}, but there are {seats} seats.")
        return RoyaumeState(seats, terms)

    def set_up(self, s: RoyaumeState) -> None:
        set_up(s)

    def result(self, s: RoyaumeState) -> Result:
        tie = say("tie-duel") if is_shared(s) else None
        return Result(places(s.scores()), s.adjudicated == 1, tuple(lines(s)), tie, "RC-R61" if tie else "")

    def statistics(self, s: RoyaumeState) -> dict[str, int]:
        return {"turns": s.turns, "crowns_won": how_many(s.crowned), "final_duel": int(is_shared(s))}

    def view(self, s: RoyaumeState, seat: int) -> RoyaumeView:
        return view(s, seat)

    def open(self, s: RoyaumeState) -> dict[str, Any]:
        return open_to_all(s)

    def own(self, s: RoyaumeState, seat: int) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, view: RoyaumeView, terms: Terms) -> RoyaumeGuess:
        return worlds.imagine(view, terms)

    def may_take_back(self, action: int) -> bool:
        """Everything lies open but the orders, and no answer rests on them."""
        return True

    def when_time_is_out(self, view: RoyaumeView, legal: list[int]) -> int:
        return actions.when_time_is_out(legal)

    def odds(self, view: RoyaumeView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def speaks_last(self, view: RoyaumeView) -> int:
        """The mover's first move is held, so that the others may call the Witch (RC-R45)."""
        return view.in_turn if view.window else WATCHER

    def act(self, view: RoyaumeView, action: int) -> Act:
        return actions.act(view, action)

    def number(self, view: RoyaumeView, act: Act) -> int:
        return actions.number(view, act)

    def thinkable(self, view: RoyaumeView) -> list[Act]:
        return thinkable(view)

    def lasting(self, view: RoyaumeView, act: Act) -> Lasting:
        return lasting(view, act)

    def acts_in(self, view: RoyaumeView, text: str) -> list[Act]:
        return notation.acts_in(view, text)

    def seats_in(self, text: str, names: Sequence[str]) -> str:
        """A text with the names of seats put as the notation has them, which knows no names."""
        return notation.seats_in(text, names)

    def ask(self, view: RoyaumeView) -> Say:
        return texts.ask(view)

    def why_not(self, view: RoyaumeView, act: Act, reason: int) -> tuple[Say, str]:
        return texts.why_not(view, act, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def draw(self, view: RoyaumeView, language: str, names: list[str]) -> RenderableType:
        from regalia.games.royaume_des_5_couronnes.screen import Screen

        return Screen(view, language, names)

    def dump(self, s: RoyaumeState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> RoyaumeState:
        self.table(len(names), terms)  # refuses a game master who is not there
        return loading.load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    # --- for programs that learn

    def indices(self, terms: Terms) -> int:
        return ACTIONS

    def layout(self, seats: int, terms: Terms) -> tuple[Field, ...]:
        return layout(seats, terms.path)

    def points(self, s: RoyaumeState) -> list[int]:
        return [points(s, seat) for seat in range(s.seats)]

    def invariant(self, broken: int) -> str:
        return INVARIANTS[broken][0]

    def other_world(self, s: RoyaumeState, seat: int, seed: int) -> RoyaumeState:
        return worlds.other_world(s, seat, seed)


def is_shared(s: RoyaumeState) -> bool:
    """Did several princes have the most points?"""
    most = [points(s, seat) for seat in range(s.seats)]
    return most.count(max(most)) > 1


def lines(s: RoyaumeState) -> list[Line]:
    """The count: crowns in their place, treasure that matches, other treasure, and the final duel if there was one."""
    seats = range(s.seats)
    right = [matches(s, seat) for seat in seats]
    matching = [sum(count(s.pawns[i], c) for c in range(W.COLOURS) if has(right[i], c)) for i in seats]
    held = [sum(count(s.pawns[i], c) for c in range(W.COLOURS)) for i in seats]
    found = [
        Line(say("line-crowns"), tuple(how_many(right[i]) * s.terms.crown_points for i in seats)),
        Line(say("line-matching"), tuple(matching[i] * s.terms.match_points for i in seats)),
        Line(say("line-other"), tuple((held[i] - matching[i]) * s.terms.other_points for i in seats)),
        Line(say("line-points"), tuple(points(s, i) for i in seats)),
    ]
    if is_shared(s):
        found.append(Line(say("line-final-duel"), tuple(int(i == s.king) for i in seats)))
    return found


GAME = RoyaumeDes5Couronnes()
