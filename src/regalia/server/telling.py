"""What somebody wants to be told while away, and what waits to be told. It is kept with the person, and gone with her.

Whatever is told is marked before it is sent, in one step with all else that is kept of her. So nothing is told twice,
by whichever process and after whichever crash; what a crash caught in flight is not sent again.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

Kind = Literal["turn", "soon", "over", "invite", "wanted", "test"]
Way = Literal["push", "mail", "hook"]
Form = Literal["json", "discord", "ntfy", "slack", "apprise"]
MINUTE_MS, HOUR_MS = 60_000, 3_600_000
PAUSES_MS = (MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS)  # before it is tried again
FORGOTTEN_MS = HOUR_MS  # in flight for longer: whoever sent it is no more
MOST_MARKS, MOST_WORDS, MOST_MUTED = 400, 50, 200


class Channel(msgspec.Struct, frozen=True):
    """A way on which somebody can be told."""

    id: str
    way: Way
    address: str  # of a device at its push service, of a mailbox, of a hook
    name: str
    added_ms: int
    form: Form = "json"  # what a hook understands
    p256dh: bytes = b""  # with which a push is sealed for the device alone
    auth: bytes = b""
    device: str = ""  # the mark of the key that showed it: gone with that device
    confirmed: bool = True


class Word(msgspec.Struct, frozen=True):
    """Something to be told."""

    kind: Kind
    table: str = ""
    seat: int = -1
    number: int = 0  # of the question
    due_ms: int = 0  # not before


class Letter(msgspec.Struct, frozen=True):
    """What is told on one way at one time, until it is known to have arrived."""

    id: str
    channel: str
    words: tuple[Word, ...]
    attempt: int = 1
    at_ms: int = 0  # when it is tried again; in flight, since when
    claim: str = ""  # whose it is while in flight


class Telling(msgspec.Struct, frozen=True):
    """All of it."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0  # minutes after midnight there; the same as the other: never quiet
    quiet_to: int = 0
    every_minutes: int = 0  # at most one message in that time
    muted: tuple[str, ...] = ()  # tables
    channels: tuple[Channel, ...] = ()
    waiting: tuple[Word, ...] = ()
    letters: tuple[Letter, ...] = ()
    told: dict[str, int] = {}  # of each kind and table the newest question
    told_ms: int = 0

    @property
    def open(self) -> list[Channel]:
        """The ways that may be used."""
        return [each for each in self.channels if each.confirmed]


Change = Callable[[Telling], Telling]


def with_word(telling: Telling, word: Word) -> Telling:
    """The same with something more to tell, unless nobody wants to hear it or it was told before."""
    mark = f"{word.kind} {word.table}"
    is_old = word.kind != "test" and telling.told.get(mark, -1) >= word.number
    if not telling.open or is_old or word.table in telling.muted:
        return telling
    told = {key: number for key, number in telling.told.items() if key != mark} | {mark: word.number}
    newest = dict(list(told.items())[-MOST_MARKS:])
    others = [each for each in telling.waiting if (each.kind, each.table) != (word.kind, word.table)]
    return msgspec.structs.replace(telling, told=newest, waiting=(*others, word)[-MOST_WORDS:])


# --- when


def after_quiet(telling: Telling, at_ms: int) -> int:
    """That time, or when the quiet hours around it are over."""
    length = (telling.quiet_to - telling.quiet_from) % 1440
    local = datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(ZoneInfo(telling.zone))
    since = (local.hour * 60 + local.minute - telling.quiet_from) % 1440
    if since >= length:
        return at_ms
    end = local.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=length - since)
    return int(end.replace(tzinfo=local.tzinfo).timestamp() * 1000)


def next_ms(telling: Telling, now_ms: int) -> int | None:
    """When there is something to be done next; None if nothing waits."""
    tests = [word.due_ms for word in telling.waiting if word.kind == "test"]
    words = [word.due_ms for word in telling.waiting if word.kind != "test"]
    letters = [each.at_ms for each in telling.letters if not each.claim]
    spaced = [max(min(words), telling.told_ms + telling.every_minutes * MINUTE_MS)] if words else []
    times = [*tests, *(after_quiet(telling, max(each, now_ms)) for each in (*spaced, *letters))]
    return min(times, default=None)


# --- sending


def claimed(telling: Telling, now_ms: int, void: frozenset[Word], claim: str) -> Telling:
    """The same with all that is to be sent now in flight; what became void meanwhile is not told any more."""
    letters = [each for each in telling.letters if not each.claim or now_ms - each.at_ms < FORGOTTEN_MS]
    kept = [stripped for each in letters if (stripped := without(each, void)).words]
    waiting = tuple(word for word in telling.waiting if word not in void)
    words = [word for word in waiting if is_ready(telling, word, now_ms)]
    ids = {each.id for each in telling.open}
    fresh = [Letter(f"{claim}-{n}", each.id, tuple(words)) for n, each in enumerate(telling.open) if words]
    again = [each for each in kept if each.channel in ids]
    flying = tuple(taken(telling, each, now_ms, claim) for each in (*again, *fresh))
    told_ms = now_ms if any(word.kind != "test" for word in words) else telling.told_ms
    rest = tuple(word for word in waiting if word not in words)
    return msgspec.structs.replace(telling, waiting=rest, letters=flying, told_ms=told_ms)


def is_ready(telling: Telling, word: Word, now_ms: int) -> bool:
    """May it be told now?"""
    if word.kind == "test":
        return word.due_ms <= now_ms
    at_ms = max(word.due_ms, telling.told_ms + telling.every_minutes * MINUTE_MS)
    return at_ms <= now_ms and after_quiet(telling, now_ms) <= now_ms


def without(letter: Letter, void: frozenset[Word]) -> Letter:
    """A letter that waits for another attempt, without what became void; one in flight stays as it is."""
    if letter.claim:
        return letter
    return msgspec.structs.replace(letter, words=tuple(word for word in letter.words if word not in void))


def taken(telling: Telling, letter: Letter, now_ms: int, claim: str) -> Letter:
    """A letter that is due is in flight from now on."""
    if letter.claim or letter.at_ms > now_ms or (after_quiet(telling, now_ms) > now_ms and not is_test(letter)):
        return letter
    return msgspec.structs.replace(letter, claim=claim, at_ms=now_ms)


def is_test(letter: Letter) -> bool:
    """Did somebody ask for it just now?"""
    return any(word.kind == "test" for word in letter.words)


Outcome = Literal["sent", "later", "gone"]


def settled(telling: Telling, outcomes: dict[str, Outcome], now_ms: int) -> Telling:
    """The same when it is known what became of letters: dead ways are dropped, failures tried again, not for ever."""
    gone = {each.channel for each in telling.letters if outcomes.get(each.id) == "gone"}
    again = {each.id: later(each, now_ms) for each in telling.letters if outcomes.get(each.id) == "later"}
    kept = [again.get(each.id, each) for each in telling.letters if outcomes.get(each.id) in (None, "later")]
    letters = tuple(each for each in kept if each is not None and each.channel not in gone)
    channels = tuple(each for each in telling.channels if each.id not in gone)
    return msgspec.structs.replace(telling, letters=letters, channels=channels)


def later(letter: Letter, now_ms: int) -> Letter | None:
    """A letter that failed, for another attempt; None if it was the last."""
    if letter.attempt > len(PAUSES_MS) or is_test(letter):
        return None
    at_ms = now_ms + PAUSES_MS[letter.attempt - 1]
    return msgspec.structs.replace(letter, attempt=letter.attempt + 1, at_ms=at_ms, claim="")


def merged(one: Telling, other: Telling) -> Telling:
    """What two who become one want to be told: as the first said, on the ways of both."""
    channels = {each.address: each for each in (*other.channels, *one.channels)}
    waiting, told = (*one.waiting, *other.waiting), other.told | one.told
    basis = one if one.channels or not other.channels else other
    return msgspec.structs.replace(basis, channels=tuple(channels.values()), waiting=waiting, told=told)
