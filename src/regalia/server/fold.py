"""What each deed does to a live table, and whom it concerns: the fold, one line per kind of deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from regalia.bots.levels import level_name
from regalia.core.errors import RegaliaError
from regalia.core.ints import has
from regalia.core.say import say
from regalia.core.state import State
from regalia.core.table import Refusal, new_table
from regalia.server import deeds
from regalia.server.clocks import Clocks
from regalia.server.deeds import Answered, AnyDeed
from regalia.server.sitters import ChatLine, Sitter
from regalia.server.steps_back import Mark

if TYPE_CHECKING:
    from regalia.server.live import LiveTable

EVERYONE = -2  # who is concerned by a deed: a seat alone, or everyone


def happen(live: LiveTable, deed: AnyDeed, after: State | None) -> int:
    """Let a deed have its effect; the seat it concerns, or EVERYONE."""
    match deed:
        case deeds.Answered():
            return answered(live, deed, after)
        case deeds.Sat():
            return sat(live, deed)
        case deeds.Left():
            return left(live, deed)
        case deeds.Agreed():
            return agreed(live, deed)
        case deeds.Started():
            return started(live, deed)
        case deeds.TookBack():
            return took_back(live, deed)
        case deeds.HandedOver():
            return handed_over(live, deed)
        case deeds.CameBack():
            return came_back(live, deed)
        case deeds.Spoke():
            return spoke(live, deed)
        case deeds.Noted():
            return noted(live, deed)
        case deeds.BotFailed():
            return bot_failed(live, deed)
        case deeds.Rematched():
            return rematched(live, deed)
        case deeds.Muted():
            return muted(live, deed)
        case deeds.Hushed():
            return hushed(live, deed)
        case deeds.Barred():
            return barred(live, deed)
        case deeds.Opened():
            return opened(live, deed)
        case deeds.Closed():
            return closed(live, deed)
        case deeds.Halted():
            return halted(live, deed)
        case deeds.Rested():
            return rested(live, deed)
        case deeds.Unsealed():
            return unsealed(live, deed)
        case deeds.Created():
            raise AssertionError("a table is created once")
        case _:
            assert_never(deed)


def sat(live: LiveTable, deed: deeds.Sat) -> int:
    """Somebody sits down, or is called otherwise from now on."""
    before = live.sitters[deed.seat].name
    live.sitters[deed.seat] = Sitter(deed.name, deed.bot, deed.entropy, deed.learner)
    if before == deed.name:
        return EVERYONE  # another word for the luck: that is nobody's business
    notice = say("notice-renamed", before=before, name=deed.name) if before else say("notice-sat", name=deed.name)
    if deed.bot:
        notice = say("notice-bot-sat", name=deed.name, bot=level_name(deed.bot))
    return live.announce(deed.at_ms, notice)


def left(live: LiveTable, deed: deeds.Left) -> int:
    """Somebody gets up before the start."""
    name = live.sitters[deed.seat].name
    live.sitters[deed.seat] = Sitter()
    live.manners.muted.discard(deed.seat)
    return live.announce(deed.at_ms, say("notice-kicked" if deed.kicked else "notice-left", name=name))


def started(live: LiveTable, deed: deeds.Started) -> int:
    """The game begins."""
    if not live.old_rules:
        names = [sitter.name for sitter in live.sitters]
        created = live.created
        try:
            live.table = new_table(live.game, names, live.luck, created.options, created.data)
            live.part_ways(live.table)
        except RegaliaError as fault:
            live.old_rules = str(fault)
    live.status = "playing"
    live.clocks.begin(deed.at_ms)
    live.announce(deed.at_ms, say("notice-started"))
    live.settle_status()
    return EVERYONE


def answered(live: LiveTable, deed: Answered, after: State | None) -> int:
    """An answer: its consequences, the clock, and what can be taken back now."""
    table = live.table
    if table is None:
        return EVERYONE
    before, sealed = table.state, live.is_sealed()
    if after is None:
        found = table.follow(deed.seat, deed.actions)
        if isinstance(found, Refusal):
            live.old_rules = f"Answer {live.sequence} of this table is refused now: {found.key}."
            live.table = None
            return EVERYONE
        after = found
    mark = Mark(deed.seat, deed.actions, table.place())
    table.accept(deed.seat, deed.actions, after)
    live.steps_back.note(mark, table, sealed)
    if live.part_ways(table):
        live.steps_back.forget()
    return conclude(live, deed, before, after, sealed)


def conclude(live: LiveTable, deed: Answered, before: State, after: State, sealed: bool) -> int:
    """Count and clock after an answer; whom it concerns."""
    is_resolved = after.decisions != before.decisions
    if is_resolved or not has(after.waiting, deed.seat):
        live.clocks.answered(deed.seat, deed.used_ms)
    if not is_resolved:
        live.own[deed.seat] += 1
        return deed.seat if sealed and not after.story else EVERYONE
    live.resolved += 1
    live.clocks.begin(deed.at_ms)
    live.settle_status()
    return EVERYONE


def agreed(live: LiveTable, deed: deeds.Agreed) -> int:
    """Something else is agreed on; seats that go away are empty."""
    live.created = deeds.after_agreement(live.created, deed)
    live.sitters = (live.sitters + [Sitter() for _ in range(deed.seats)])[: deed.seats]
    live.own = [0] * deed.seats
    live.clocks = Clocks(deed.pace, deed.seats)
    return live.announce(deed.at_ms, say("notice-agreed"))


def took_back(live: LiveTable, deed: deeds.TookBack) -> int:
    """A step back: alone, if it was a sealed answer that nobody has seen."""
    assert live.table is not None
    if live.steps_back.undo(deed.seat, live.table):
        live.own[deed.seat] += 1
        return deed.seat
    live.resolved += 1
    return live.announce(deed.at_ms, say("notice-took-back", name=live.sitters[deed.seat].name))


def handed_over(live: LiveTable, deed: deeds.HandedOver) -> int:
    """A bot takes over. That a clock ran out in a sealed decision is told only when all have answered."""
    sitter = live.sitters[deed.seat]
    sitter.away = deed.why
    if live.is_sealed() and deed.why != "left":
        return deed.seat
    sitter.away_shown = deed.why
    keys = {"left": "notice-left-playing", "time": "notice-handed-over", "absent": "notice-absent"}
    return live.announce(deed.at_ms, say(keys[deed.why], name=sitter.name))


def came_back(live: LiveTable, deed: deeds.CameBack) -> int:
    """The person has the seat again."""
    sitter = live.sitters[deed.seat]
    was_shown, sitter.away, sitter.away_shown = sitter.away_shown, "", ""
    if not was_shown:
        return deed.seat
    return live.announce(deed.at_ms, say("notice-came-back", name=sitter.name))


def spoke(live: LiveTable, deed: deeds.Spoke) -> int:
    """A line of chat."""
    live.manners.spoke(deed.seat, deed.name)
    return live.add_line(ChatLine(deed.at_ms, deed.seat, deed.name, deed.text))


def noted(live: LiveTable, deed: deeds.Noted) -> int:
    """A note about a moment, instead of the one that stood there."""
    live.noted[deed.name] += 1
    if deed.text:
        live.notes[deed.move, deed.name] = deed.text
    else:
        live.notes.pop((deed.move, deed.name), None)
    return EVERYONE


def bot_failed(live: LiveTable, deed: deeds.BotFailed) -> int:
    """A simpler bot answered. In a sealed decision nobody hears when."""
    if live.is_sealed():
        return deed.seat
    return live.announce(deed.at_ms, say("notice-bot-failed", name=live.sitters[deed.seat].name))


def rematched(live: LiveTable, deed: deeds.Rematched) -> int:
    """The same people meet again."""
    live.rematch = deed.table
    return live.announce(deed.at_ms, say("notice-rematch"))


def muted(live: LiveTable, deed: deeds.Muted) -> int:
    """A seat is silent, or may speak again."""
    live.manners.muted = live.manners.muted - {deed.seat} | ({deed.seat} if deed.muted else set())
    key = "notice-muted" if deed.muted else "notice-unmuted"
    return live.announce(deed.at_ms, say(key, name=live.sitters[deed.seat].name))


def hushed(live: LiveTable, deed: deeds.Hushed) -> int:
    """Watchers are silent, or may speak again."""
    live.manners.hushed = deed.hushed
    return live.announce(deed.at_ms, say("notice-hushed" if deed.hushed else "notice-unhushed"))


def barred(live: LiveTable, deed: deeds.Barred) -> int:
    """Somebody may not come back."""
    live.manners.barred |= {*deed.keys, deed.address} - {b""}
    if deed.watcher:
        live.announce(deed.at_ms, say("notice-watcher-removed", number=deed.watcher))
    return EVERYONE


def opened(live: LiveTable, deed: deeds.Opened) -> int:
    """Everybody may see the game."""
    live.opened = True
    return live.announce(deed.at_ms, say("notice-opened", name=live.sitters[deed.seat].name))


def closed(live: LiveTable, deed: deeds.Closed) -> int:
    """Nobody plays on."""
    live.closed = True
    return live.announce(deed.at_ms, say("notice-closed"))


def halted(live: LiveTable, deed: deeds.Halted) -> int:
    """Nobody plays on until the host lets them; no clock runs meanwhile."""
    live.halted = deed.halted
    live.clocks.halt(deed.at_ms) if deed.halted else live.clocks.go_on(deed.at_ms)
    return live.announce(deed.at_ms, say("notice-halted" if deed.halted else "notice-goes-on"))


def rested(live: LiveTable, deed: deeds.Rested) -> int:
    """A seat's clock stands still for some days, or goes on."""
    live.clocks.rest(deed.seat, deed.at_ms, deed.until_ms)
    days, name = -((deed.at_ms - deed.until_ms) // deeds.DAY_MS), live.sitters[deed.seat].name
    notice = say("notice-rests", name=name, days=days) if days > 0 else say("notice-rests-no-more", name=name)
    return live.announce(deed.at_ms, notice)


def unsealed(live: LiveTable, deed: deeds.Unsealed) -> int:
    """Everybody may see the game, and check its luck."""
    live.unsealed = live.opened = True
    return live.announce(deed.at_ms, say("notice-unsealed"))
