"""A live table: the fold of its deeds. It knows nothing of stores and sockets, and can be thrown away at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regalia.core.fairness import Luck, Secret
from regalia.core.game import AnyGame
from regalia.core.registry import game as find_game
from regalia.core.say import Say, say
from regalia.core.state import State
from regalia.core.table import Table, give_luck
from regalia.server import deeds
from regalia.server.chain import BrokenLog, chain_after
from regalia.server.clocks import Clocks
from regalia.server.deeds import Answered, AnyDeed, Created
from regalia.server.errors import Taken
from regalia.server.fold import EVERYONE, happen
from regalia.server.manners import HOUSE, Manners, crowded_out
from regalia.server.sitters import ChatLine, Sitter
from regalia.server.steps_back import StepsBack, is_sealed

CHAT_KEPT = 200


class LiveTable:
    """Everything about one table, as its deeds tell it."""

    def __init__(self, table_id: str, created: Created) -> None:
        self.id = table_id
        self.created = created
        self.game: AnyGame = find_game(created.game)
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
        self.chat: list[ChatLine] = []
        self.lines = 0  # of chat, ever
        self.manners = Manners()
        self.opened = False  # may everybody see a game that nobody could watch?
        self.closed = False  # has the house closed it?
        self.halted = False  # has the host of its evening stopped it?
        self.unsealed = False  # are all tables done that have its luck?
        self.rematch = ""
        self.notes: dict[tuple[int, str], str] = {}  # about its moments, by the names of those who wrote them
        self.noted: Counter[str] = Counter()  # how often each has written
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
        if self.closed:
            return say("fault-closed")
        if self.halted and self.status == "playing":
            return say("fault-halted")
        return say("fault-old-rules", why=self.old_rules) if self.old_rules else None

    # --- who and what

    @property
    def is_open_book(self) -> bool:
        """May all of this game be known? Not as long as it is played, here or elsewhere with the same luck."""
        return self.status == "over" and (self.unsealed or not self.created.evening)

    @property
    def luck(self) -> Luck:
        """The table's luck, with what the seats have added."""
        luck = self.created.luck
        added = tuple(sitter.entropy for sitter in self.sitters if sitter.entropy)
        return Secret(luck.secret, luck.entropy + added) if isinstance(luck, Secret) else luck

    def part_ways(self, table: Table) -> bool:
        """Does it part here from a game that it plays on from? Then its own luck begins."""
        other = self.created.what_if
        if other is None or len(table.moves) != other.move:
            return False
        give_luck(table.state, Secret(other.secret))
        return True

    def number(self, seat: int) -> int:
        """The number of the question a seat has before it: another after all that could make its answer stale."""
        return self.resolved + (self.own[seat] if seat >= 0 else 0)

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        is_going_on = self.status == "playing" and not (self.broken or self.closed or self.halted)
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

    def may_be_advised(self, seat: int) -> bool:
        """May this seat ask what a bot would answer?"""
        rule = self.created.advice
        if self.created.rated:
            return False
        if seat < 0 or rule in ("always", "never"):
            return seat >= 0 and rule == "always"
        if rule == "learners":
            return self.sitters[seat].learner
        return not any(sitter.is_person for other, sitter in enumerate(self.sitters) if other != seat)

    def has_begun(self, seat: int) -> bool:
        """Is the step that a seat may take back a part of its answer to the present question?"""
        last = self.steps_back.last(seat)
        return self.may_take_back(seat) and last is not None and last.place.state.decisions == self.decisions

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
        concerned = happen(self, deed, after)
        if concerned == EVERYONE:
            self.updated_ms = deed.at_ms
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

    # --- what deeds do to it

    def settle_status(self) -> None:
        """After a decision: is it over, and what may now be known about who is away?"""
        if self.table is not None and self.table.is_over:
            self.status = "over"
            self.steps_back.forget()
        for sitter in self.sitters:
            sitter.away_shown = sitter.away

    def announce(self, at_ms: int, notice: Say) -> int:
        """The house says something to everyone."""
        return self.add_line(ChatLine(at_ms, say=notice))

    def add_line(self, line: ChatLine) -> int:
        """A line for everyone; when there are too many, whoever has most loses his eldest."""
        self.chat.append(line)
        self.lines += 1
        if len(self.chat) > CHAT_KEPT:
            del self.chat[crowded_out([HOUSE if each.say else each.seat for each in self.chat])]
        return EVERYONE


def check_open_book(live: LiveTable) -> None:
    """Refuse as long as the game goes on, here or elsewhere with the same luck."""
    if live.status != "over":
        raise Taken("not-over")
    if not live.is_open_book:
        raise Taken("deal-not-over")
