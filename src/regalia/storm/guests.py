"""People who play by the protocol, as well as the storm lets them: they answer, look again, come back, and remember.

A guest never trusts the line. If nothing happens after an answer he sends it again; if the line is gone he opens
another. What he was told must never go back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from regalia.server.messages import Back, Chat, Ping, Play, ToServer, Undo, encoded
from regalia.storm.history import put_together
from regalia.storm.network import Line

if TYPE_CHECKING:
    from regalia.storm.party import Party

SEATLESS = -3  # has come to play, and waits for a seat
THINKS_MS = 900
LOOKS_AGAIN_SECONDS = 4.0
AWAY_MS = 30_000
BROODS_MS = 15_000
SLEEPS_MS = 12_000
MOST_PARTS = 3
MOST_ACTION = 2**53
GARBAGE = (b"", b"{", b'{"type":"play"}', b'{"type":"play","question":-1,"actions":[]}', b"\xff\xfe", b"[" * 300)
COMMANDS = ("/leave", "/undo", "/help", "/start", "/join Nobody", "/nonsense")


class Heard(msgspec.Struct):
    """What a guest reads of a message."""

    type: str
    question: int = -1
    story_from: int = 0
    prompt: Any = None
    undo: bool = False
    result: Any = None
    status: str = ""
    key: str = ""


_heard = msgspec.json.Decoder(Heard)


class Guest:
    """One person, with a seat or without."""

    def __init__(self, party: Party, name: str, key: str, seat: int) -> None:
        self.party = party
        self.name = name
        self.key = key
        self.seat = seat
        self.line: Line | None = None
        self.update: Heard | None = None
        self.content = b""  # of that update, with the whole view
        self.view: dict[str, Any] = {}
        self.sent: dict[int, set[tuple[int, ...]]] = {}
        self.last = b""  # what was said last
        self.highest = -1
        self.is_away = False
        self.is_gone = False  # and will not come back
        self.is_frozen = False  # at the end: only listens
        self.plans = 0  # rises whenever a plan is made: older ones are forgotten
        self.faults = party.scene.faults
        self.dice = self.faults.dice(f"guest {name}")

    # --- coming and going

    def arrive(self) -> None:
        """Open a line, unless there is one; try again later if nobody answers."""
        if self.line is not None or self.is_away or self.seat == SEATLESS or not self.party.table:
            return
        self.line = self.party.connect(self)
        if self.line is None:
            self.later(2_000, self.arrive)

    def lose(self, line: Line) -> None:
        """The line is gone."""
        if line is self.line:
            self.line = None
            self.later(3_000, self.arrive)

    def go_away(self, longest_ms: int) -> None:
        """Without a word; perhaps to come back."""
        if self.line is not None:
            self.line.cut()
        self.line, self.is_away = None, True
        self.later(longest_ms, self.come_back)

    def come_to_rest(self) -> None:
        """After the storm: here, and reading; or gone for good."""
        if self.is_gone:
            self.go_away(0)
            return
        self.is_away = False
        if self.line is not None:
            self.line.listen()
        self.later(5_000, self.arrive)
        self.plan(5_000)

    def come_back(self) -> None:
        """Here again."""
        self.is_away = self.is_gone
        self.arrive()

    def later(self, longest_ms: int, what: Any, *args: Any) -> None:
        """Do something after a while."""
        self.party.scene.around.call_later(self.faults.seconds(f"{self.name} waits", longest_ms), what, *args)

    # --- listening

    def hear(self, line: Line, content: bytes) -> None:
        """A message has arrived."""
        heard = _heard.decode(content)
        self.party.scene.note("hears", self.name, line.number, heard.type, heard.question, heard.key)
        if line is not self.line:
            return
        if heard.type == "update":
            self.take_update(line, heard, content)
        elif heard.type == "failed":
            self.look_again()

    def take_update(self, line: Line, heard: Heard, content: bytes) -> None:
        """The newest question; numbers never go back, whichever house is asked."""
        if heard.question < self.highest:
            self.party.scene.fail(f"{self.name} was asked {heard.question} after {self.highest}")
        self.highest = heard.question
        self.update, self.content = heard, put_together(content, self.view)
        self.view = msgspec.json.decode(self.content)["view"]
        if self.faults.strikes("deaf", "stops reading", self.name):
            line.is_deaf = True
            self.later(SLEEPS_MS, line.listen)
        if self.faults.strikes("line", "breaks the line", self.name):
            line.cut()
        if self.faults.strikes("line", "vanishes", self.name):
            self.go_away(AWAY_MS)
        self.plan(BROODS_MS if self.faults.strikes("deaf", "broods", self.name) else THINKS_MS)

    # --- acting

    def plan(self, longest_ms: int) -> None:
        """Act after some thought, unless something else comes first."""
        if self.seat >= 0 and self.update is not None and self.update.result is None:
            self.plans += 1
            self.later(longest_ms, self.act, self.plans)

    def look_again(self) -> None:
        """If nothing comes, act once more after a while."""
        self.plans += 1
        self.party.scene.around.call_later(LOOKS_AGAIN_SECONDS, self.act, self.plans)

    def act(self, plan: int) -> None:
        """Do what was planned, if it is still the plan."""
        if plan != self.plans or self.line is None or self.update is None or self.is_frozen:
            return
        if self.faults.on and self.follows_a_whim():
            self.look_again()
        elif self.choices:
            self.answer()
            self.look_again()

    @property
    def choices(self) -> list[int]:
        """The answers open to him."""
        found = (self.update.prompt or {}).get("choices", ()) if self.update is not None else ()
        return [choice["action"] for choice in found]

    def answer(self) -> None:
        """One of the answers, or several parts of one."""
        assert self.update is not None
        actions = [self.dice.one_of(self.choices)]
        if self.faults.strikes("whim", "answers in parts", self.name):
            actions = self.party.parts(self.seat, self.dice, MOST_PARTS) or actions
        if self.faults.strikes("guest", "adds nonsense", self.name):
            actions.append(self.dice.below(MOST_ACTION))
        self.play(self.update.question, tuple(actions))
        if self.faults.strikes("guest", "says it twice", self.name):
            self.say_again()

    def play(self, question: int, actions: tuple[int, ...]) -> None:
        """Send an answer, and remember it."""
        self.sent.setdefault(question, set()).add(actions)
        self.say(Play(question, actions))

    def follows_a_whim(self) -> bool:
        """Something else than a plain answer."""
        assert self.update is not None
        question, dice = self.update.question, self.dice
        if self.faults.strikes("guest", "sends garbage", self.name):
            self.say_bytes(dice.one_of(GARBAGE))
        elif self.faults.strikes("guest", "answers an old question", self.name):
            self.play(max(0, question - 1 - dice.below(3)), (dice.below(40),))
        elif self.faults.strikes("guest", "answers a question to come", self.name):
            self.play(question + 1 + dice.below(3), (*self.choices[:1], dice.below(40)))
        elif self.faults.strikes("guest", "says his last word again", self.name):
            self.say_again()
        elif self.faults.strikes("whim", "takes back", self.name):
            self.say(Undo(question))
        elif self.faults.strikes("whim", "chats", self.name):
            self.say(Chat(f"{self.name} says {dice.below(1000)}"))
        elif self.faults.strikes("whim", "commands", self.name):
            self.say(Chat(dice.one_of(COMMANDS)))
        elif self.faults.strikes("whim", "asks whether anybody is there", self.name):
            self.say(Ping() if dice.below(2) else Back())
        elif self.faults.strikes("whim", "asks by the way", self.name):
            self.party.ask_by_the_way(self, dice)
        else:
            return False
        return True

    def say(self, message: ToServer) -> None:
        """Send something."""
        self.say_bytes(encoded(message))

    def say_bytes(self, content: bytes) -> None:
        """Send something that need not make sense."""
        self.party.scene.note("says", self.name, content)
        self.last = content
        if self.line is not None:
            self.line.say(content)

    def say_again(self) -> None:
        """The same once more, as if it had been lost."""
        if self.last:
            self.say_bytes(self.last)
