"""What answers and events mean, as data and in words: the part of a game's contract that every shell speaks.

A game writes what numbers mean and what is special; the rest follows by the rules of core/wording.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from regalia.core.act import Act, Lasting, Unknown
from regalia.core.event import Event
from regalia.core.say import Arg, Say, say
from regalia.core.told import Happening, Told, told
from regalia.core.wording import sentence

V = TypeVar("V")  # the game's view


class Meaning(Generic[V]):
    """Answers and events of a game."""

    acts: ClassVar[tuple[type[Act], ...]] = ()  # every kind of answer
    happenings: ClassVar[Mapping[int, Happening]] = {}  # every kind of event, by its number

    # --- answers and events as data

    def act(self, view: V, action: int) -> Act:
        """What the number of an answer means to the seat of a view; Unknown if it means nothing."""
        return Unknown(action)

    def number(self, view: V, act: Act) -> int:
        """The number of an answer."""
        raise NotImplementedError

    def thinkable(self, view: V) -> list[Act]:
        """The answers worth showing besides the legal ones: greyed, with the reason."""
        return []

    def thinkable_at(self, view: V, piece: str) -> list[Act]:
        """The answers one might think of at a piece; more than above where nobody wants to hear of all pieces."""
        return [act for act in self.thinkable(view) if act.piece() == piece]

    def lasting(self, view: V, act: Act) -> Lasting:
        """What an answer ends or touches for good, so that people may want to be asked once more; "" for nothing."""
        return ""

    def told(self, view: V, event: Event) -> Told | None:
        """What has happened; None for what goes without saying.

        Who does not know its secret is told the same as somebody who looks on.
        """
        return told(self.happenings, view, event)

    # --- what a game may write for its words

    def named(self, view: V, kind: str, word: Any) -> Arg:
        """How a word of a kind is called at this table."""
        return say(f"{kind}-{word}")

    def written(self, view: V, act: Act) -> str:
        """An answer in the game's notation, the same in every language."""
        return act.pattern()

    def acts_in(self, view: V, text: str) -> list[Act]:
        """The answer, or the parts of one, that a text in the game's notation stands for."""
        raise NotImplementedError

    def seats_in(self, text: str, names: Sequence[str]) -> str:
        """A text with the names of seats put as the notation has them, which knows no names."""
        return text

    def why_not(self, view: V, act: Act, reason: int) -> tuple[Say, str]:
        """Why an answer is not possible, and the paragraph of the rulebook or the ruling it rests on."""
        raise NotImplementedError

    # --- what follows

    def spell(self, view: V, action: int) -> str:
        """The number of an answer in the game's notation."""
        return self.written(view, self.act(view, action))

    def read(self, view: V, text: str) -> list[int]:
        """The numbers that a text in the game's notation stands for."""
        return [self.number(view, act) for act in self.acts_in(view, text)]

    def candidates(self, view: V) -> list[int]:
        """The numbers of the answers worth showing besides the legal ones."""
        return [self.number(view, act) for act in self.thinkable(view)]

    def label(self, view: V, action: int) -> Say:
        """The number of an answer, as written on its button."""
        return self.labelled(view, self.act(view, action))

    def labelled(self, view: V, act: Act) -> Say:
        """An answer, as written on its button."""
        return sentence("label", act, lambda kind, word: self.named(view, kind, word))

    def piece(self, view: V, action: int) -> str:
        """The piece on the board that an answer sits on, such as “character:maid”; "" for none."""
        return self.act(view, action).piece()

    def refusal(self, view: V, action: int, reason: int) -> tuple[Say, str]:
        """Why a number is refused, and the paragraph of the rulebook or the ruling it rests on."""
        return self.why_not(view, self.act(view, action), reason)

    def tell(self, view: V, event: Event) -> Say | None:
        """What has happened, as a sentence; None for what goes without saying."""
        data = self.told(view, event)
        return None if data is None else self.said(view, data)

    def said(self, view: V, told: Told) -> Say:
        """What has happened, as a sentence."""
        return sentence("told", told, lambda kind, word: self.named(view, kind, word))

    def act_from(self, data: Any) -> Act:
        """An answer as it came over a wire."""
        found: Act = msgspec.convert(data, union(self.acts))
        return found

    def told_from(self, data: Any) -> Told:
        """An event as it came over a wire."""
        found: Told = msgspec.convert(data, union(tuple(each.struct for each in self.happenings.values())))
        return found


@cache
def union(structs: tuple[Any, ...]) -> Any:
    """Any of these, as a type to read."""
    return reduce(or_, dict.fromkeys(structs))
