"""What leaves the server: a table and its game, described for one seat or for somebody who looks on.

Secrets leave only through Game.view and Event.seen_by. Who has answered a sealed decision is not described at all.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.core.event import Event
from regalia.core.fairness import Secret
from regalia.core.game import WATCHER, AnyGame, View
from regalia.core.prompt import Prompt
from regalia.core.table import Table
from regalia.server.deeds import Created
from regalia.server.live import LiveTable
from regalia.server.messages import Clock, Offered, Origin, PromptInfo, Seat, StoryLine, TableInfo
from regalia.server.presence import Presence
from regalia.server.requests import TableLine
from regalia.store.store import TableRow

STORY_ON_ARRIVAL = 100  # lines; the whole story is a request of its own


def prompt_info(prompt: Prompt) -> PromptInfo:
    """A decision described."""
    return PromptInfo(prompt.sentence, offered(prompt.game, prompt.view, prompt.actions))


def offered(game: AnyGame, view: View, actions: Sequence[int]) -> tuple[Offered, ...]:
    """The legal answers described."""
    acts = [(action, game.act(view, action)) for action in actions]
    return tuple([Offered(action, act, lasting=game.lasting(view, act)) for action, act in acts])


def greyed(prompt: Prompt, piece: str = "") -> tuple[Offered, ...]:
    """What else one might think of, in all or at one piece."""
    found = prompt.greyed_at(piece) if piece else prompt.greyed
    return tuple(Offered(each.action, each.act, each.why_not, each.rule) for each in found)


def story(table: Table, view: View, start: int, end: int) -> tuple[StoryLine, ...]:
    """What happened, as the seat of a view may hear it."""
    told = [story_line(n, table.game, view, table.story[n].seen_by(view.seat)) for n in range(start, end)]
    return tuple(line for line in told if line is not None)


def story_line(n: int, game: AnyGame, view: View, event: Event) -> StoryLine | None:
    """A line of the story; None for what goes without saying."""
    told = game.told(view, event)
    return None if told is None else StoryLine(n, told)


def clocks(live: LiveTable, asked: Sequence[int]) -> tuple[Clock, ...]:
    """The clocks of all who are asked, whether they have answered or not."""
    found = [(seat, live.clocks.deadline_ms(seat)) for seat in asked if live.status == "playing" and not live.halted]
    return tuple(Clock(seat, deadline_ms) for seat, deadline_ms in found if deadline_ms is not None)


def table_info(
    live: LiveTable, seat: int, host: bool, people: Presence, now_ms: int, *, chat: bool = False
) -> TableInfo:
    """The table around the game; the chat only for those who have it not."""
    created = live.created
    luck = None if created.what_if else live.luck  # what decides from there on is in no record
    return TableInfo(
        id=live.id,
        code=created.code,
        game=created.game,
        version=created.version,
        status=live.status,
        seats=tuple(seat_info(live, number, seat, people) for number in range(created.seats)),
        you=seat,
        host=host,
        options=live.game.options.settle(created.options),
        data=created.data is not None,
        pace=created.pace,
        listed=created.listed,
        watching=created.watching,
        advice=created.advice,
        rated=created.rated,
        advised=live.may_be_advised(seat),
        watchers=sum(each == WATCHER for each in people.here),
        commitment=luck.commitment() if isinstance(luck, Secret) else "",
        luck=luck if live.is_open_book else None,
        chat=tuple(live.chat) if chat else None,
        hushed=live.manners.hushed,
        imported=created.imported,
        what_if=Origin(created.what_if.table, created.what_if.move) if created.what_if else None,
        opened=live.opened,
        rematch=live.rematch,
        notes=live.noted.total(),
        evening=created.evening,
        sealed=live.status == "over" and not live.is_open_book,
        fault=live.fault,
        now_ms=now_ms,
    )


def seat_info(live: LiveTable, number: int, eyes: int, people: Presence) -> Seat:
    """A seat; its owner also sees at once that a bot answers for him."""
    sitter = live.sitters[number]
    away = sitter.away if number == eyes else sitter.away_shown
    return Seat(
        name=sitter.name,
        bot=sitter.bot,
        away=away,
        here=number in people.here,
        muted=number in live.manners.muted,
        learner=sitter.learner,
        bot_at_ms=0 if away else people.awaited.get(number, 0),
        stirred=sitter.entropy if live.is_open_book else "",
    )


def table_line(live: LiveTable, updated_ms: int) -> TableLine:
    """A table in a list, as anybody may see it."""
    names = tuple(sitter.name for sitter in live.sitters if sitter.name)
    created = live.created
    return TableLine(
        id=live.id,
        game=created.game,
        status=live.status,
        names=names,
        free=created.seats - len(names),
        pace=created.pace,
        updated_ms=updated_ms,
        imported=created.imported,
        what_if=created.what_if is not None,
        rated=created.rated,
    )


def with_names(line: TableLine, status: str, names: tuple[str, ...], created: Created) -> TableLine:
    """A line of a list as it will be."""
    free = created.seats - len(names)
    changed = {"status": status, "names": names, "free": free, "pace": created.pace, "rated": created.rated}
    return msgspec.structs.replace(line, **changed)


def read_line(content: bytes) -> TableLine:
    """A line as the store keeps it."""
    return msgspec.json.decode(content, type=TableLine)


def line_of(row: TableRow) -> TableLine | None:
    """The line of a row; None if it cannot be read."""
    try:
        return read_line(row.brief)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
