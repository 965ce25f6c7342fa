"""A live table: the fold of its deeds. It knows nothing of stores and sockets, and can be thrown away at any time."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.bots.levels import level_name
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Luck, Secret
from regalia.core.game import Game
from regalia.core.ints import has
from regalia.core.registry import game as find_game
from regalia.core.say import Say, say
from regalia.core.state import State
from regalia.core.table import Refusal, Table, new_table
from regalia.server import deeds
from regalia.server.chain import BrokenLog, chain_after
from regalia.server.clocks import Clocks
from regalia.server.deeds import Answered, AnyDeed, Created
from regalia.server.steps_back import Mark, StepsBack, is_sealed

EVERYONE = -2  # who is concerned by a deed: a seat alone, or everyone
CHAT_KEPT = 200


class Sitter(msgspec.Struct):
    """Who sits on a seat; nobody, if there is no name."""

    name: str = ""
    bot: str = ""  # the bot's level, if it is one
    entropy: str = ""
    away: str = ""  # why a bot answers for a person: left, time, absent; "" if none does
    away_shown: str = ""  # the same, as far as the others may know it

    @property
    def is_person(self) -> bool:
        """Is it a person's seat?"""
        return bool(self.name) and not self.bot


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, or a notice of the house (then it has a Say and no text)."""

    at_ms: int
    seat: int = -1
    name: str = ""
    text: str = ""
    say: Say | None = None


class LiveTable:
    """Everything about one table, as its deeds tell it."""

    def __init__(self, table_id: str, created: Created) -> None:
        self.id = table_id
        self.created = created
        self.game: Game[Any, Any] = find_game(created.game)
        self.sitters = [Sitter() for _ in range(created.seats)]
        self.status = "open"
        self.table: Table | None = None
        self.sequence = 1  # of the next deed
        self.updated_ms = created.at_ms  # when something happened last that everybody heard of
        self.chain = b""  # the link with which its log ends
        self.broken = 0  # the deed from which on its log cannot be trusted; 0 if there is none
        self.resolved = 0  # rises with every decision made and every step back
        self.own = [0] * created.seats  # rises with every part that a seat gave of an unfinished answer
        self.steps_back = StepsBack()
        self.clocks = Clocks(created.pace, created.seats)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.rematch = ""
        self.old_rules = self.why_not_replayed()

    def why_not_replayed(self) -> str:
        """Why this game cannot be played on here; "" if it can."""
        if self.created.version == self.game.version:
            return ""
        return (
            f"This game was played under version {self.created.version} of the rules of {self.game.id}; "
            f"here is version {self.game.version}, so it cannot be replayed."
        )

    @property
    def fault(self) -> Say | None:
        """Why this game cannot be played on; None if it can."""
        if self.broken:
            return say("fault-broken-log", deed=self.broken)
        return say("fault-old-rules", why=self.old_rules) if self.old_rules else None

    # --- who and what

    @property
    def luck(self) -> Luck:
        """The table's luck, with what the seats have added."""
        luck = self.created.luck
        added = tuple(sitter.entropy for sitter in self.sitters if sitter.entropy)
        return Secret(luck.secret, luck.entropy + added) if isinstance(luck, Secret) else luck

    def number(self, seat: int) -> int:
        """The number of the question a seat has before it: another after all that could make its answer stale."""
        return self.resolved + (self.own[seat] if seat >= 0 else 0)

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        is_going_on = self.status == "playing" and not self.broken
        return self.table.waiting() if self.table is not None and is_going_on else []

    def bots_waiting(self) -> list[int]:
        """Those of them for whom a bot answers."""
        return [seat for seat in self.waiting() if self.sitters[seat].bot or self.sitters[seat].away]

    @property
    def decisions(self) -> int:
        """How many decisions have been made."""
        return self.table.state.decisions if self.table is not None else 0

    def is_sealed(self) -> bool:
        """Does the present decision ask several seats at once?"""
        return self.table is not None and is_sealed(self.table.state.now)

    def may_take_back(self, seat: int) -> bool:
        """May a seat take its last step back?"""
        if self.table is None or self.status != "playing":
            return False
        return self.steps_back.may(seat, self.table.state.now)

    def free_seat(self) -> int | None:
        """The first seat that nobody has."""
        return next((seat for seat, sitter in enumerate(self.sitters) if not sitter.name), None)

    # --- deeds

    def take_kept(self, kept: bytes) -> tuple[AnyDeed, int] | None:
        """Let the next deed of the log have happened, and whom it concerns; None if the log is broken there."""
        try:
            chain = chain_after(kept, self.chain)
            deed = deeds.read(kept)
        except BrokenLog:
            self.broken = self.sequence
            return None
        self.chain = chain
        return deed, self.take(deed)

    def take(self, deed: AnyDeed, after: State | None = None) -> int:
        """Let a deed have happened; the seat it concerns, or EVERYONE. `after` spares computing an answer again."""
        self.sequence += 1
        concerned = self.concerned_by(deed, after)
        if concerned == EVERYONE:
            self.updated_ms = deed.at_ms
        return concerned

    def concerned_by(self, deed: AnyDeed, after: State | None) -> int:
        """Let a deed have its effect; the seat it concerns, or EVERYONE."""
        if isinstance(deed, Answered):
            return self.take_answer(deed, after)
        happen = getattr(self, f"on_{type(deed).__name__.lower()}")
        concerned: int = happen(deed)
        return concerned

    def are_untold(self, done: Sequence[AnyDeed], after: State | None) -> bool:
        """Will nobody else hear of these deeds before a sealed decision is over?"""
        return self.is_sealed() and all(self.is_untold(deed, after) for deed in done)

    def is_untold(self, deed: AnyDeed, after: State | None) -> bool:
        """In a sealed decision: will only the seat itself hear of it?"""
        if isinstance(deed, Answered):
            return after is not None and not after.story and after.decisions == self.decisions
        if isinstance(deed, deeds.CameBack):
            return not self.sitters[deed.seat].away_shown
        if isinstance(deed, deeds.HandedOver):
            return deed.why != "left"
        return isinstance(deed, deeds.TookBack | deeds.BotFailed)

    def on_sat(self, deed: deeds.Sat) -> int:
        """Somebody sits down."""
        self.sitters[deed.seat] = Sitter(deed.name, deed.bot, deed.entropy)
        notice = say("notice-sat", name=deed.name)
        if deed.bot:
            notice = say("notice-bot-sat", name=deed.name, bot=level_name(deed.bot))
        return self.announce(deed.at_ms, notice)

    def on_left(self, deed: deeds.Left) -> int:
        """Somebody gets up before the start."""
        name = self.sitters[deed.seat].name
        self.sitters[deed.seat] = Sitter()
        return self.announce(deed.at_ms, say("notice-kicked" if deed.kicked else "notice-left", name=name))

    def on_started(self, deed: deeds.Started) -> int:
        """The game begins."""
        if not self.old_rules:
            names = [sitter.name for sitter in self.sitters]
            created = self.created
            try:
                self.table = new_table(self.game, names, self.luck, created.options, created.data)
            except RegaliaError as fault:
                self.old_rules = str(fault)
        self.status = "playing"
        self.clocks.begin(deed.at_ms)
        self.announce(deed.at_ms, say("notice-started"))
        self.settle_status()
        return EVERYONE

    def take_answer(self, deed: Answered, after: State | None) -> int:
        """An answer: its consequences, the clock, and what can be taken back now."""
        table = self.table
        if table is None:
            return EVERYONE
        before, sealed = table.state, self.is_sealed()
        if after is None:
            found = table.follow(deed.seat, deed.actions)
            if isinstance(found, Refusal):
                self.old_rules = f"Answer {self.sequence} of this table is refused now: {found.key}."
                self.table = None
                return EVERYONE
            after = found
        mark = Mark(deed.seat, deed.actions, table.place())
        table.accept(deed.seat, deed.actions, after)
        self.steps_back.note(mark, table, sealed)
        return self.conclude(deed, before, after, sealed)

    def conclude(self, deed: Answered, before: State, after: State, sealed: bool) -> int:
        """Count and clock after an answer; whom it concerns."""
        is_resolved = after.decisions != before.decisions
        if is_resolved or not has(after.waiting, deed.seat):
            self.clocks.answered(deed.seat, deed.used_ms)
        if not is_resolved:
            self.own[deed.seat] += 1
            return deed.seat if sealed and not after.story else EVERYONE
        self.resolved += 1
        self.clocks.begin(deed.at_ms)
        self.settle_status()
        return EVERYONE

    def settle_status(self) -> None:
        """After a decision: is it over, and what may now be known about who is away?"""
        if self.table is not None and self.table.is_over:
            self.status = "over"
            self.steps_back.forget()
        for sitter in self.sitters:
            sitter.away_shown = sitter.away

    def on_agreed(self, deed: deeds.Agreed) -> int:
        """Something else is agreed on; seats that go away are empty."""
        self.created = deeds.after_agreement(self.created, deed)
        self.sitters = (self.sitters + [Sitter() for _ in range(deed.seats)])[: deed.seats]
        self.own = [0] * deed.seats
        self.clocks = Clocks(deed.pace, deed.seats)
        return self.announce(deed.at_ms, say("notice-agreed"))

    def on_tookback(self, deed: deeds.TookBack) -> int:
        """A step back: alone, if it was a sealed answer that nobody has seen."""
        assert self.table is not None
        if self.steps_back.undo(deed.seat, self.table):
            self.own[deed.seat] += 1
            return deed.seat
        self.resolved += 1
        return self.announce(deed.at_ms, say("notice-took-back", name=self.sitters[deed.seat].name))

    def on_handedover(self, deed: deeds.HandedOver) -> int:
        """A bot takes over. That a clock ran out in a sealed decision is told only when all have answered."""
        sitter = self.sitters[deed.seat]
        sitter.away = deed.why
        if self.is_sealed() and deed.why != "left":
            return deed.seat
        sitter.away_shown = deed.why
        keys = {"left": "notice-left-playing", "time": "notice-handed-over", "absent": "notice-absent"}
        return self.announce(deed.at_ms, say(keys[deed.why], name=sitter.name))

    def on_cameback(self, deed: deeds.CameBack) -> int:
        """The person has the seat again."""
        sitter = self.sitters[deed.seat]
        was_shown, sitter.away, sitter.away_shown = sitter.away_shown, "", ""
        if not was_shown:
            return deed.seat
        return self.announce(deed.at_ms, say("notice-came-back", name=sitter.name))

    def on_spoke(self, deed: deeds.Spoke) -> int:
        """A line of chat."""
        self.chat.append(ChatLine(deed.at_ms, deed.seat, deed.name, deed.text))
        return EVERYONE

    def on_botfailed(self, deed: deeds.BotFailed) -> int:
        """A simpler bot answered. In a sealed decision nobody hears when."""
        if self.is_sealed():
            return deed.seat
        return self.announce(deed.at_ms, say("notice-bot-failed", name=self.sitters[deed.seat].name))

    def on_rematched(self, deed: deeds.Rematched) -> int:
        """The same people meet again."""
        self.rematch = deed.table
        return self.announce(deed.at_ms, say("notice-rematch"))

    def announce(self, at_ms: int, notice: Say) -> int:
        """The house says something to everyone."""
        self.chat.append(ChatLine(at_ms, say=notice))
        return EVERYONE
