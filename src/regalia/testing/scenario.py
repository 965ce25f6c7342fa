"""Scenarios: a position, named luck, and moves in words, so that a test reads like a paragraph of the rulebook.

>>> table = scenario("um_krone_und_kragen", seats="red blue", luck=[4, 4, 2])
>>> table.play("red: roll")
>>> table.refuses("red: roll", because="set-one-aside-first").rule
'setting-aside/UK-R6'
>>> table.active
'2-4-4'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from regalia.core.chance import Named, sets_meant, why_unlucky
from regalia.core.errors import BadPosition, Unlucky
from regalia.core.game import WATCHER, AnyGame, Result
from regalia.core.luck import KEY_BYTES, Script
from regalia.core.registry import game as find_game
from regalia.core.table import Refusal, Table

KEY = b"regalia scenario".ljust(KEY_BYTES, b".")  # the luck after the named luck is always the same

Word = int | str
T = TypeVar("T")


def scenario(
    game: str,
    seats: int | str | list[str] = 2,
    options: Mapping[str, object] | None = None,
    position: Mapping[str, Any] | None = None,
    luck: Sequence[Word] = (),
    *,
    setup: Sequence[Word] | None = None,
    data: object = None,
    exact_luck: bool = True,
) -> Scenario:
    """A table laid out as the position says; `luck` names what happens from there on, in order.

    Without a position the table stands at the start of the game. With `setup` (which may be empty) the game's own
    set-up is carried out instead, and `setup` names its luck. All that chance decides must be named, and all that is
    named must come; without `exact_luck`, what is not named is always the same.
    """
    played = find_game(game)
    names = played.names(seats)
    settled = played.options.settle(options)
    terms = played.terms(settled, played.data(data))
    named = [each for word in (*(setup or ()), *luck) for each in meaning(played, word, names)]
    if setup is None:
        s = played.load(position or {}, names, terms)
    elif position:
        raise BadPosition("A scenario begins with a position or with a set-up, not with both.")
    else:
        s = played.table(len(names), terms)
    s.stream, s.luck = Script([each.outcome for each in named], KEY, sets_meant(named), exact_luck), 0
    table = Scenario(Table(played, names, settled, data, s), named, exact_luck)
    if setup is not None:
        s.story, s.outcomes = [], []
        table.lucky("the set-up", lambda: played.set_up(s))
    if Scenario.made is not None:
        Scenario.made.append(table)
    return table


def meaning(played: AnyGame, word: Word, names: list[str]) -> list[Named]:
    """What a word of luck names; a bare number may be meant for anything."""
    return [Named(word, str(word))] if isinstance(word, int) else played.luck_named(word, names)


class Scenario:
    """A table under test. Every field of the position notation is an attribute: table.active, table.owned["red"]."""

    made: ClassVar[list[Scenario] | None] = None  # since a test began, where somebody looks after it: see plugin.py

    def __init__(self, table: Table, named: list[Named], exact_luck: bool) -> None:
        self.table = table
        self.named = named
        self.exact_luck = exact_luck  # until something was wrong with it: that is told once

    # --- playing

    def play(self, *lines: str) -> None:
        """Answers in words, “red: roll”; each must be allowed."""
        for line in lines:
            refusal = self.answer(line)
            assert refusal is None, f"“{line}” is refused: {self.table.say(refusal.why)} ({refusal.key})"

    def refuses(self, line: str, because: str = "") -> Refusal:
        """This answer is refused, nothing changes, and the reason is the one named.

        `because` is the reason's key, a ruling or paragraph it rests on, or a part of its English sentence.
        """
        before = self.position
        refusal = self.answer(line)
        assert refusal is not None, f"“{line}” is allowed"
        assert self.position == before, f"“{line}” was refused and yet changed something"
        words = self.table.say(refusal.why)
        fits = because == refusal.key or because in refusal.rule.split("/") or because.lower() in words.lower()
        assert fits, f"“{line}” is refused for another reason: {words} ({refusal.key}, {refusal.rule})"
        return refusal

    def answer(self, line: str) -> Refusal | None:
        """Try an answer in words."""
        seat, actions = self.table.read(line)
        before = self.table.place()
        refusal = self.lucky(f"“{line}”", lambda: self.table.play(seat, actions))
        if refusal is not None:
            self.table.go_back(before)
        return refusal

    # --- looking

    def asks(self, seat: str, step: str = "") -> bool:
        """Does this seat owe an answer (to this step, if one is named)?"""
        number = self.table.seat(seat)
        return number in self.table.waiting() and step in ("", self.view(seat).asks)

    def offers(self, seat: str, beginning: str = "") -> list[str]:
        """The legal answers of a seat in words; only those that begin so, if anything is named."""
        prompt = self.table.prompt(self.table.seat(seat))
        return [choice.text for choice in prompt.choices if choice.text.startswith(beginning)]

    def greyed(self, seat: str) -> dict[str, str]:
        """What a seat may not do, in words, with the key of the reason."""
        prompt = self.table.prompt(self.table.seat(seat))
        return {choice.text: choice.why_not.key.removeprefix("refusal-") for choice in prompt.greyed if choice.why_not}

    def view(self, seat: str = "") -> Any:
        """What a seat may know; without a name, what somebody sees who only looks on."""
        return self.table.view(self.table.seat(seat) if seat else WATCHER)

    @property
    def position(self) -> dict[str, Any]:
        """The position notation of the table as it is now, as it would come from a file."""
        position = self.table.game.dump(self.table.state, self.table.names)
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
        return found

    def __getattr__(self, name: str) -> Any:
        position = self.position
        if name.startswith("_") or name not in position:
            raise AttributeError(f"a position of {self.table.game.id} has no “{name}”: it has {', '.join(position)}")
        return position[name]

    def story(self, seat: str = "", language: str = "en") -> list[str]:
        """What has happened since the scenario began, as a seat may hear it."""
        return self.table.tell(self.table.story, self.table.seat(seat) if seat else WATCHER, language)

    @property
    def luck_left(self) -> int:
        """How much of the named luck has not happened yet."""
        return max(0, len(self.named) - self.table.state.luck)

    def lucky(self, what: str, happens: Callable[[], T]) -> T:
        """Let something happen whose luck is named; luck that does not fit is told in words."""
        try:
            return happens()
        except Unlucky as fault:
            self.exact_luck = False
            why = why_unlucky(fault, self.table.game.chances, self.named, self.table.names)
            raise AssertionError(f"{what}: {why}") from None

    def ends(self) -> None:
        """All luck that was named has come."""
        left = self.named[len(self.named) - self.luck_left :] if self.exact_luck else []
        self.exact_luck = False
        assert not left, f"This luck was named and did not come: {', '.join(f'“{each.word}”' for each in left)}."

    # --- the end

    @property
    def is_over(self) -> bool:
        """Is the game finished?"""
        return self.table.is_over

    @property
    def result(self) -> Result:
        """How it ended."""
        assert self.is_over, "the game is not over"
        return self.table.game.result(self.table.state)

    def places(self) -> list[str]:
        """The names in the order of their places; those who share one stand together, as in “PEN = CRO”."""
        places = self.result.places
        return [
            " = ".join(name for name, own in zip(self.table.names, places, strict=True) if own == place)
            for place in sorted(set(places))
        ]
