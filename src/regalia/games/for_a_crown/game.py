"""For a Crown tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regalia.core.act import Act, Lasting
from regalia.core.chance import Named
from regalia.core.game import Game, Guess, Line, Result, Small, places
from regalia.core.ints import has, how_many
from regalia.core.layout import Field
from regalia.core.odds import Odds
from regalia.core.options import Options
from regalia.core.say import Arg, Say, say
from regalia.games.for_a_crown import actions, loading, luck, notation, position, texts, worlds
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.candidates import thinkable
from regalia.games.for_a_crown.data import CrownData, read, shipped_data, warnings
from regalia.games.for_a_crown.ending import score
from regalia.games.for_a_crown.indices import TAKE_AT
from regalia.games.for_a_crown.invariants import INVARIANTS
from regalia.games.for_a_crown.lasting import lasting
from regalia.games.for_a_crown.layout import layout
from regalia.games.for_a_crown.outlook import odds
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.setup import set_up
from regalia.games.for_a_crown.story import HAPPENINGS
from regalia.games.for_a_crown.terms import OPTIONS, terms_of
from regalia.games.for_a_crown.view import CrownView
from regalia.games.for_a_crown.viewing import open_to_all, own, view

if TYPE_CHECKING:
    from rich.console import RenderableType


class ForACrown(Game[CrownState, CrownView]):
    """The contract, line by line."""

    id = "for_a_crown"
    version = 1
    players = range(3, 6)
    options = OPTIONS
    chances = luck.CHANCES
    small = Small(
        "RAB PEN CRO",
        {
            "round": 4,
            "asks": "recruit",
            "recruiting": 1,
            "fallen": {"CRO": {"time": 1, "space": 6}},
            "chests": {"RAB": "1r 2c h", "PEN": "2r 1c h"},
            "piles": {"L1A": 1, "L1B": 1, "L1C": 1},
            "market": {"2": [], "3": [], "4": [], "5": []},
            "decks": {"2": ["L2-02", "L2-01"], "3": [], "4": [], "5": []},
            "pile": [],
        },
    )
    acts = actions.ACTS
    happenings = HAPPENINGS
    remembered = ("recalled",)

    def data(self, given: object = None) -> CrownData:
        return shipped_data() if given is None else read(given)

    def warnings(self, data: CrownData) -> list[str]:
        return warnings(data)

    def terms(self, options: Options, data: CrownData) -> Terms:
        terms = terms_of(options, data)
        terms.came_from(self.id, options, data)
        return terms

    def table(self, seats: int, terms: Terms) -> CrownState:
        return CrownState(seats, terms)

    def set_up(self, s: CrownState) -> None:
        set_up(s)

    def result(self, s: CrownState) -> Result:
        tie = say("tie-influence") if is_tied(s) else None
        return Result(places(s.scores()), s.adjudicated == 1, tuple(lines(s)), tie, "FC-R40" if tie else "")

    def statistics(self, s: CrownState) -> dict[str, int]:
        """Rounds played, heirlooms sold, eliminations, the winner's score and that of all survivors."""
        scores = [score(s, seat) for seat in range(s.seats) if has(s.in_play, seat)]
        return {
            "rounds": s.round,
            "heirlooms_sold": s.seats - how_many(s.unsold),
            "eliminations": s.seats - how_many(s.in_play),
            "winning_score": max(scores, default=0),
            "survivors": len(scores),
            "survivors_score": sum(scores),
        }

    def view(self, s: CrownState, seat: int) -> CrownView:
        return view(s, seat)

    def open(self, s: CrownState) -> dict[str, Any]:
        return open_to_all(s)

    def own(self, s: CrownState, seat: int) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, view: CrownView, terms: Terms) -> Guess:
        return worlds.imagine(view, terms)

    def odds(self, view: CrownView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def may_take_back(self, action: int) -> bool:
        return actions.may_take_back(action)

    def act(self, view: CrownView, action: int) -> Act:
        return actions.act(view, action)

    def number(self, view: CrownView, act: Act) -> int:
        return actions.number(view, act)

    def thinkable(self, view: CrownView) -> list[Act]:
        return thinkable(view)

    def lasting(self, view: CrownView, act: Act) -> Lasting:
        return lasting(view, act)

    def named(self, view: CrownView, kind: str, word: Any) -> Arg:
        return texts.named(view, kind, word)

    def written(self, view: CrownView, act: Act) -> str:
        return notation.written(view, act)

    def acts_in(self, view: CrownView, text: str) -> list[Act]:
        return notation.acts_in(view, text)

    def seats_in(self, text: str, names: Sequence[str]) -> str:
        return notation.seats_in(text, names)

    def ask(self, view: CrownView) -> Say:
        return texts.ask(view)

    def why_not(self, view: CrownView, act: Act, reason: int) -> tuple[Say, str]:
        return texts.why_not(view, act, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def draw(self, view: CrownView, language: str, names: list[str]) -> RenderableType:
        from regalia.games.for_a_crown.screen import Screen

        return Screen(view, language, names)

    def dump(self, s: CrownState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> CrownState:
        return loading.load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    # --- for programs that learn

    def indices(self, terms: Terms) -> int:
        return TAKE_AT + len(terms.kind_ids)

    def layout(self, seats: int, terms: Terms) -> tuple[Field, ...]:
        return layout(seats, terms)

    def points(self, s: CrownState) -> list[int]:
        return [score(s, seat) if has(s.in_play, seat) else 0 for seat in range(s.seats)]

    def invariant(self, broken: int) -> str:
        return INVARIANTS[broken][0]

    def other_world(self, s: CrownState, seat: int, seed: int) -> CrownState:
        return worlds.other_world(s, seat, seed)


def is_tied(s: CrownState) -> bool:
    """Have several families the highest score?"""
    scores = [score(s, seat) for seat in range(s.seats) if has(s.in_play, seat)]
    return len(scores) > 1 and scores.count(max(scores)) > 1


def lines(s: CrownState) -> list[Line]:
    """The final count: its gains and losses, then the open chests; nothing for a family that is out."""
    seats = range(s.seats)
    playing = [has(s.in_play, seat) for seat in seats]
    bonuses = (
        ("line-influence", W.INFLUENCE_BONUS, s.terms.for_influence),
        ("line-coins", W.COIN_BONUS, s.terms.for_coins),
        ("line-raccoons", W.RACCOON_PENALTY, -s.terms.for_raccoons),
    )
    found = [
        Line(say(key), tuple(amount if has(s.bonuses[seat], bonus) else 0 for seat in seats))
        for key, bonus, amount in bonuses
    ]
    heirlooms = tuple(s.terms.heirloom if playing[seat] and has(s.unsold, seat) else 0 for seat in seats)
    return [
        *found,
        Line(say("line-rubies"), s.rubies[: s.seats]),
        Line(say("line-heirloom"), heirlooms),
        Line(say("line-score"), tuple(score(s, seat) if playing[seat] else 0 for seat in seats)),
    ]


GAME = ForACrown()
