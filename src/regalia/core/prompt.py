"""A decision described for whoever must make it: a person, a bot or a program."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from regalia.core.act import Act
from regalia.core.event import Event
from regalia.core.game import AnyGame, View
from regalia.core.say import Say
from regalia.core.state import State
from regalia.core.told import Told


class Choice:
    """One answer, offered or greyed: as data, and in words if somebody reads them."""

    def __init__(self, prompt: Prompt, action: int, act: Act, why_not: Say | None = None, rule: str = "") -> None:
        self.game = prompt.game
        self.view = prompt.view
        self.action = action
        self.act = act
        self.why_not = why_not  # greyed: the reason
        self.rule = rule  # and the paragraph or ruling

    @cached_property
    def text(self) -> str:
        """In the game's notation."""
        return self.game.written(self.view, self.act)

    @cached_property
    def label(self) -> Say:
        """As written on a button."""
        return self.game.labelled(self.view, self.act)

    @property
    def piece(self) -> str:
        """What it sits on."""
        return self.act.piece()


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
        return tuple(Choice(self, action, self.game.act(self.view, action)) for action in self.actions)

    @cached_property
    def greyed(self) -> tuple[Choice, ...]:
        """Other answers one might think of, each with the reason why not; none that is only a beginning of an offer."""
        return self.greyed_of(self.game.thinkable(self.view)) if self._state is not None else ()

    def greyed_at(self, piece: str) -> tuple[Choice, ...]:
        """The same for all that one might think of at one piece."""
        return self.greyed_of(self.game.thinkable_at(self.view, piece)) if self._state is not None else ()

    def greyed_of(self, acts: Sequence[Act]) -> tuple[Choice, ...]:
        """Those of some answers that are not possible."""
        numbered = [(self.game.number(self.view, act), act) for act in acts]
        offered = set(self.actions)
        refused = [self.refused(action, act) for action, act in numbered if action not in offered]
        return tuple(choice for choice in refused if not self.is_beginning(choice.text))

    def is_beginning(self, text: str) -> bool:
        """Does an offered answer begin with these words?"""
        return any(choice.text.startswith(f"{text} ") for choice in self.choices)

    def refused(self, action: int, act: Act) -> Choice:
        """A greyed answer with its reason."""
        assert self._state is not None
        why, rule = self.game.why_not(self.view, act, self._state.refusal(self.seat, action))
        return Choice(self, action, act, why, rule)


class Hearing:
    """A state that is played without a table: it notes what happens, and each seat hears what it has not heard yet."""

    def __init__(self, game: AnyGame, s: State) -> None:
        self.game, self.state = game, s
        self.story: list[Event] = []
        s.story = self.story
        self.heard = [0] * s.seats  # events, when a seat was asked last

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        since, self.heard[seat] = self.heard[seat], len(self.story)
        return Prompt(self.game, self.state, self.game.view(self.state, seat), events=self.story[since:])
