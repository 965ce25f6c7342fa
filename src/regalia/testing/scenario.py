"""Scenarios: a position, named luck, and moves in words, so that a test reads like a paragraph of the rulebook.

>>> table = scenario("um_krone_und_kragen", seats="red blue", luck=[4, 4, 2])
>>> table.play("red: roll")
>>> table.refuses("red: roll", because="set-one-aside-first").rule
'setting-aside/UK-R6'
>>> table.active
'2-4-4'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from regalia.core.errors import BadPosition
from regalia.core.game import WATCHER, Result
from regalia.core.luck import KEY_BYTES, Script
from regalia.core.registry import game as find_game
from regalia.core.table import Refusal, Table

KEY = b"regalia scenario".ljust(KEY_BYTES, b".")  # the luck after the named luck is always the same

Word = int | str


def scenario(
    game: str,
    seats: int | str | list[str] = 2,
    options: Mapping[str, object] | None = None,
    position: Mapping[str, Any] | None = None,
    luck: Sequence[Word] = (),
    *,
    setup: Sequence[Word] | None = None,
    data: object = None,
) -> Scenario:
    """A table laid out as the position says; `luck` names what happens from there on, in order.

    Without a position the table stands at the start of the game. With `setup` (which may be empty) the game's own
    set-up is carried out instead, and `setup` names its luck.
    """
    played = find_game(game)
    names = played.names(seats)
    settled = played.options.settle(options)
    terms = played.terms(settled, played.data(data))
    named = [outcome for word in (*(setup or ()), *luck) for outcome in played.outcomes(word, names)]
    if setup is None:
        s = played.load(position or {}, names, terms)
    elif position:
        raise BadPosition("A scenario begins with a position or with a set-up, not with both.")
    else:
        s = played.table(len(names), terms)
    s.stream, s.luck = Script(named, KEY), 0
    if setup is not None:
        s.story, s.outcomes = [], []
        played.set_up(s)
    return Scenario(Table(played, names, settled, data, s), len(named))


class Scenario:
    """A table under test. Every field of the position notation is an attribute: table.active, table.owned["red"]."""

    def __init__(self, table: Table, named_luck: int) -> None:
        self.table = table
        self.named_luck = named_luck

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
        try:
            refusal = self.table.play(seat, actions)
        except ValueError as fault:
            raise AssertionError(f"“{line}”: {fault}") from None
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
        return max(0, self.named_luck - self.table.state.luck)

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
