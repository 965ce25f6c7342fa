"""Every message on the wire, as tagged structs: docs/protocol.md explains them, web/src/lib/messages.ts mirrors them.

Answers and events travel as data, other words as keys and arguments (Say), so that a page can say them in any language.
A view has the fields of its game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from regalia.core.act import Lasting
from regalia.core.fairness import Luck
from regalia.core.game import Result
from regalia.core.odds import Odds
from regalia.core.options import Value
from regalia.core.say import Say
from regalia.server.deeds import Advising, Pace
from regalia.server.sitters import ChatLine as ChatLine

PROTOCOL = 3
MOST_MESSAGE_BYTES = 16_384
MOST_PARTS = 64

Action = Annotated[int, Meta(ge=0, lt=2**53)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]


# --- from a client, over the socket


class ToServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client may send."""


class Play(ToServer, frozen=True):
    """An answer to the question of this number: one action, or all parts that are ready."""

    question: Number
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=MOST_PARTS)]


class Undo(ToServer, frozen=True):
    """Take my last step back."""

    question: Number


class Chat(ToServer, frozen=True):
    """Say something; a line that begins with a stroke is a command."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Back(ToServer, frozen=True):
    """I am here again: the bot may stop answering for me."""


class Ping(ToServer, frozen=True):
    """Are you there?"""

    n: Number = 0


class WhyNot(ToServer, frozen=True):
    """What else might I think of at this question, and why is it not possible? In all, or at one piece of the board."""

    question: Number
    piece: Annotated[str, Meta(max_length=64)] = ""


class Advise(ToServer, frozen=True):
    """What would a good player answer to this question?"""

    question: Number


class Lead(ToServer, frozen=True):
    """I lead through this finished game: look at this moment with me."""

    move: Number
    beat: Number = 0
    eyes: Annotated[int, Meta(ge=-1, le=7)] = -1
    step: Literal["begin", "on", "end"] = "on"


FromClient = Play | Undo | Chat | Back | Ping | WhyNot | Advise | Lead


# --- to a client, over the socket


class ToClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it; nobody sits there if it has no name."""

    name: str = ""
    bot: str = ""
    away: str = ""  # a bot answers for this person: left, time or absent
    here: bool = False  # is anybody connected?
    muted: bool = False  # told by the host to be silent
    learner: bool = False  # said so when sitting down: it is the first game
    bot_at_ms: int = 0  # asked but not here: when a bot will answer for this person; 0: nobody counts
    stirred: str = ""  # the word this player added to the luck, once the game is over


class Origin(msgspec.Struct, frozen=True):
    """A moment of another table."""

    table: str
    move: int


class TableInfo(ToClient, frozen=True, tag="table"):
    """The table around the game: sent on arrival and whenever it changes, whole."""

    id: str
    code: str
    game: str
    version: int
    status: str  # open, playing, over
    seats: tuple[Seat, ...]
    you: int  # your seat; -1 for a watcher
    host: bool  # may you start, kick and seat bots?
    options: dict[str, Value]
    data: bool  # is it played with edited data?
    pace: Pace
    listed: bool
    watching: bool
    advice: Advising
    rated: bool  # does it count for ratings?
    advised: bool  # may you ask for advice here?
    watchers: int
    commitment: str  # to the luck, fixed before the first move
    luck: Luck | None  # revealed when the game is over
    chat: tuple[ChatLine, ...] | None  # null: as you have it, with what was said since
    hushed: bool  # are watchers to be silent?
    imported: bool  # from a record that somebody brought: nobody here saw the game
    what_if: Origin | None  # it plays on from there, with luck of its own
    opened: bool  # may everybody see a game that nobody could watch?
    rematch: str  # the table where the same people meet again
    notes: int  # how often somebody wrote about a moment of it: if this has risen, ask for the notes
    evening: str  # the evening to which it belongs
    sealed: bool  # it is over, and another table still plays with the same luck: nothing of it is told yet
    fault: Say | None  # why this game cannot be played on
    now_ms: int  # the server's clock, to read deadlines by


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, offered or greyed, as data; its words and its piece follow from that (core/wording.py)."""

    action: int
    act: Any
    why_not: Say | None = None  # greyed: the reason
    rule: str = ""  # and the paragraph or ruling
    lasting: Lasting = ""  # offered: what it ends or touches for good


class PromptInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked: the sentence for everybody, the choices for whom it concerns."""

    sentence: Say
    choices: tuple[Offered, ...] = ()


class StoryLine(msgspec.Struct, frozen=True):
    """Something that happened, by its number in the story, as data; its sentence follows from that."""

    n: int
    told: Any


class BeatInfo(msgspec.Struct, frozen=True):
    """A moment on the way that people should see before the game runs on; nobody is asked in it."""

    until: int  # the lines of the story before this number belong to it
    view: msgspec.Raw  # the fields that have changed since the moment before


class Clock(msgspec.Struct, frozen=True):
    """When the time of an asked seat is out."""

    seat: int
    deadline_ms: int


class Update(ToClient, frozen=True, kw_only=True, omit_defaults=True):
    """What has changed of the game as you may see it, and what happened since; what is absent has its default."""

    question: int  # name it in your answer
    whole: bool = False  # forget the view you have: this one is whole
    beats: tuple[BeatInfo, ...] = ()  # what could be seen on the way, first of all
    view: msgspec.Raw  # the fields that have changed since the last of these
    story_from: int  # forget the lines from this number on; these take their place
    story: tuple[StoryLine, ...] = ()
    prompt: PromptInfo | None = None
    undo: bool = False  # may you take a step back?
    begun: bool = False  # is that step a part of your answer to the present question?
    clocks: tuple[Clock, ...] = ()
    left_ms: tuple[int, ...] = ()  # what each seat had left when the question was asked; empty without clocks
    result: Result | None = None


class Greyed(ToClient, frozen=True):
    """What else one might think of at a question, each with the reason why not."""

    question: int
    choices: tuple[Offered, ...]
    piece: str = ""  # at this one alone


class Way(msgspec.Struct, frozen=True):
    """One answer that was weighed, and what may come of it."""

    action: int
    act: Any
    value: float  # the chance to win after it, 0 to 1
    share: float  # of the thinking that went to it
    outcomes: tuple[Odds, ...]


class Advice(ToClient, frozen=True):
    """What a bot would answer to your question with what you know, the best first."""

    question: int
    answers: tuple[Way, ...]
    margin: float  # by how much the best is ahead of the next
    exact: bool  # the best was counted, not only tried out
    bot: str  # the level of the adviser


class Refused(ToClient, frozen=True):
    """Your answer is not allowed, and nothing has happened."""

    question: int
    key: str
    why: Say
    rule: str


class Failed(ToClient, frozen=True):
    """What you sent could not be done."""

    key: str
    why: Say
    sentence: str  # the same in English, for programs


class Said(ToClient, frozen=True):
    """A new line of chat, or a notice to you alone."""

    line: ChatLine


class Pong(ToClient, frozen=True):
    """I am here."""

    n: int
    now_ms: int


class Led(ToClient, frozen=True):
    """Somebody leads through this finished game, and shows this moment; or he has let go of the lead."""

    leads: bool
    seat: int  # -1: the host, who has none
    name: str
    move: int
    beat: int
    eyes: int


FromServer = TableInfo | Update | Greyed | Advice | Refused | Failed | Said | Pong | Led


_encoder = msgspec.json.Encoder()
_from_client = msgspec.json.Decoder(FromClient)


def encoded(message: Any) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def decoded(content: bytes | str) -> FromClient:
    """A message as it was meant; msgspec's error names the path of a fault."""
    found: FromClient = _from_client.decode(content)
    return found
