"""Le Royaume des 5 Couronnes tied to the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from regalia.core.bag import count
from regalia.core.chance import Named
from regalia.core.errors import BadOption
from regalia.core.event import Event
from regalia.core.game import WATCHER, Game, Line, Result, places
from regalia.core.ints import has, how_many
from regalia.core.odds import Odds
from regalia.core.options import Option, Options, OptionSet
from regalia.core.say import Say, say
from regalia.games.royaume_des_5_couronnes import imagine as worlds
from regalia.games.royaume_des_5_couronnes import loading, luck, notation, position, screen, story, texts
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import LONGEST, SHORTEST, RoyaumeData, read, shipped, terms_of
from regalia.games.royaume_des_5_couronnes.ending import matches, points
from regalia.games.royaume_des_5_couronnes.guess import RoyaumeGuess
from regalia.games.royaume_des_5_couronnes.outlook import odds
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState, set_up
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView, open_to_all, own, view

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


class RoyaumeDes5Couronnes(Game[RoyaumeState, RoyaumeView]):
    """The contract, line by line."""

    id = "royaume_des_5_couronnes"
    version = 1
    players = range(2, 6)
    options = OPTIONS
    short = {"path_length": 30}  # noqa: RUF012
    chances = luck.CHANCES
    windows: ClassVar[tuple[str, ...]] = ("first move",)  # steps that one answer may end for all who are asked

    def data(self, given: object = None) -> RoyaumeData:
        return shipped() if given is None else read(given)

    def terms(self, options: Options, data: RoyaumeData) -> Terms:
        terms = terms_of(data)
        terms.gm_seat = W.NO_ONE if options["gm_seat"] == "random" else int(options["gm_seat"]) - 1
        terms.placing = int(options["placement"] == "game_master")
        terms.sequential = int(options["resolution"] == "sequential")
        terms.witch_auto = int(options["witch"] == "auto")
        terms.duel_same_target = int(options["duel_same_target"] is True)
        terms.path = path_length(options["path_length"], data)
        terms.lair = terms.path + 1
        return terms

    def table(self, seats: int, terms: Terms) -> RoyaumeState:
        if terms.gm_seat >= seats:
            raise BadOption(f"The option “gm_seat” names seat {terms.gm_seat + 1}, but there are {seats} seats.")
        return RoyaumeState(seats, terms)

    def set_up(self, s: RoyaumeState) -> None:
        set_up(s)

    def result(self, s: RoyaumeState) -> Result:
        return Result(places(s.scores()), s.adjudicated == 1, tuple(lines(s)))

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

    def candidates(self, view: RoyaumeView) -> list[int]:
        return texts.candidates(view)

    def may_take_back(self, action: int) -> bool:
        """Everything lies open but the orders, and no answer rests on them."""
        return True

    def when_time_is_out(self, view: RoyaumeView, legal: list[int]) -> int:
        """Silence in the window (RC-R84), the dice rather than an attempt, else the first that is allowed."""
        wanted = [action for action in (W.SILENT, W.ROLL, W.LAY_THE_REST) if action in legal]
        return wanted[0] if wanted else legal[0]

    def odds(self, view: RoyaumeView, terms: Terms) -> tuple[Odds, ...]:
        return odds(view, terms)

    def speaks_last(self, view: RoyaumeView) -> int:
        """The mover's first move is held, so that the others may call the Witch (RC-R45)."""
        return view.in_turn if view.window else WATCHER

    def spell(self, view: RoyaumeView, action: int) -> str:
        return notation.spell(view, action)

    def read(self, view: RoyaumeView, text: str) -> list[int]:
        return notation.read(view, text)

    def seats_in(self, text: str, names: Sequence[str]) -> str:
        """A text with the names of seats put as the notation has them, which knows no names."""
        return notation.seats_in(text, names)

    def ask(self, view: RoyaumeView) -> Say:
        return texts.ask(view)

    def label(self, view: RoyaumeView, action: int) -> Say:
        return texts.label(view, action)

    def piece(self, view: RoyaumeView, action: int) -> str:
        return texts.piece(view, action)

    def refusal(self, view: RoyaumeView, action: int, reason: int) -> tuple[Say, str]:
        return texts.refusal(view, action, reason)

    def reason_key(self, reason: int) -> str:
        return texts.REFUSALS[reason][0]

    def tell(self, view: RoyaumeView, event: Event) -> Say | None:
        return story.tell(view, event)

    def draw(self, view: RoyaumeView, language: str, names: list[str]) -> str:
        return screen.draw(view, language, names)

    def dump(self, s: RoyaumeState, names: list[str]) -> dict[str, Any]:
        return position.dump(s, names)

    def load(self, given: Mapping[str, Any], names: list[str], terms: Terms) -> RoyaumeState:
        self.table(len(names), terms)  # refuses a game master who is not there
        return loading.load(given, names, terms)

    def luck_named(self, word: str, names: list[str]) -> list[Named]:
        return luck.named(word, names)

    def invariant(self, broken: int) -> str:
        return loading.INVARIANTS[broken][0]

    def other_world(self, s: RoyaumeState, seat: int, seed: int) -> RoyaumeState:
        return worlds.other_world(s, seat, seed)


def path_length(wanted: object, data: RoyaumeData) -> int:
    """How many spaces the path has: by number, by the name of a preset, or as the data say."""
    if wanted == "data":
        return data.path_length
    found: int = wanted if isinstance(wanted, int) else getattr(data.path_presets, str(wanted))
    return found


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
