"""A decision described for whoever must make it: a person, a bot or a program."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from regalia.core.event import Event
from regalia.core.game import AnyGame, View
from regalia.core.say import Say
from regalia.core.state import State
from regalia.core.told import Told


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, offered or greyed."""

    action: int
    text: str  # in the game's notation
    label: Say
    piece: str  # what it sits on
    why_not: Say | None = None  # greyed: the reason
    rule: str = ""  # and the paragraph or ruling
    act: Any = None  # the answer as data


class Prompt:
    """The legal answers at once; their words only if somebody reads them.

    Where there is a view but no state, as in the process of a bot, the legal answers are handed in. `events` are those
    since the seat's last answer.
    """

    def __init__(
        self,
        game: AnyGame,
        s: State | None,
        view: View,
        actions: tuple[int, ...] = (),
        events: Sequence[Event] = (),
    ) -> None:
        self.game = game
        self.events = events
        self.view = view
        self.seat = view.seat
        self.decision = view.decision
        self.actions = actions if s is None else tuple(s.legal(view.seat)) if view.seat >= 0 else ()
        self._state = s.copy() if s is not None and self.actions else None

    @cached_property
    def sentence(self) -> Say:
        """What is to be done."""
        return self.game.ask(self.view)

    @cached_property
    def told(self) -> tuple[Told, ...]:
        """What has happened since the seat's last answer, as it may know it; so a bot can remember as a person does."""
        found = (self.game.told(self.view, event.seen_by(self.seat)) for event in self.events)
        return tuple(told for told in found if told is not None)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The legal answers, in the order of the rules."""
        return tuple(self.choice(action) for action in self.actions)

    @cached_property
    def greyed(self) -> tuple[Choice, ...]:
        """Other answers one might think of, each with the reason why not; none that is only a beginning of an offer."""
        if self._state is None:
            return ()
        offered = set(self.actions)
        rest = [action for action in self.game.candidates(self.view) if action not in offered]
        refused = [self.refused(action, self._state.refusal(self.seat, action)) for action in rest]
        return tuple(choice for choice in refused if not self.is_beginning(choice.text))

    def is_beginning(self, text: str) -> bool:
        """Does an offered answer begin with these words?"""
        return any(choice.text.startswith(f"{text} ") for choice in self.choices)

    def choice(self, action: int) -> Choice:
        """An offered answer in words."""
        game, view = self.game, self.view
        label, piece = game.label(view, action), game.piece(view, action)
        act = game.act(view, action) if game.acts else None
        return Choice(action, game.spell(view, action), label, piece, act=act)

    def refused(self, action: int, reason: int) -> Choice:
        """A greyed answer in words."""
        choice = self.choice(action)
        why, rule = self.game.refusal(self.view, action, reason)
        return msgspec.structs.replace(choice, why_not=why, rule=rule)
