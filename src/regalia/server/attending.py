"""What the house does by itself at a table: let bots answer, watch clocks, and notice who is away."""

from __future__ import annotations

import asyncio
from functools import partial

from regalia.bots.levels import USUAL
from regalia.core.game import WATCHER
from regalia.server import bot_pool, dealing, playing, presence
from regalia.server.bot_pool import BotFailure
from regalia.server.deeds import WhyAway
from regalia.server.room import Room
from regalia.server.settings import Settings
from regalia.server.worker import Ask

MARGIN_MS = 100  # for the way to the process and back
LOOK_SECONDS = 0.1  # how often a bot looks whether the people have spoken


def attend(room: Room) -> None:
    """After every change and arrival: wake the bots that are asked, and set the clock."""
    if not room.attended_ms and room.house.neighbours.has_others:
        room.attended_ms = room.now_ms()  # who is away is found out anew
    room.house.messenger.look(room)
    if room.is_looked_at():
        hurry(room)
    for seat in [] if room.sleeps() else room.live.bots_waiting():
        question = (seat, room.live.number(seat))
        if question not in room.thinking:
            room.thinking.add(question)
            room.house.keep_trying("a bot's answer", partial(think, room, *question))
    if dealing.may_be_over(room):
        room.house.keep_trying("the end of a deal", partial(dealing.conclude, room))
    set_timer(room)


def leave(room: Room) -> None:
    """Another house attends this table."""
    room.attended_ms = 0
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None


# --- bots


def hurry(room: Room) -> None:
    """Somebody looks on now: what was asked while nobody did is asked anew, and comes before others."""
    for asking in room.unhurried:
        asking.cancel()


async def think(room: Room, seat: int, number: int) -> None:
    """Let a bot answer one question; after a fault the house calls again, and until then it counts as thinking."""
    action = await thought(room, seat, number)
    await let_people_speak(room, seat, number)
    await bot_answer(room, seat, number, action)
    room.thinking.discard((seat, number))
    if (seat, room.live.number(seat)) not in room.thinking:
        room.house.attend(room)


async def thought(room: Room, seat: int, number: int) -> int | None:
    """What a bot answers, where people look on a fixed time after the question; None if it knows no answer."""
    loop, house = asyncio.get_running_loop(), room.house
    while is_asked(room, seat, number):
        start = loop.time()
        ready = start + pause_ms(room, seat) / 1000
        asking = asyncio.ensure_future(house.bots.choose(question(room, seat)))
        await wait_for(asking, room)
        if asking.cancelled():
            continue
        action = answer_of(asking, room, seat)
        room.discretion.note(partial(house.metrics.thinking.observe, loop.time() - start))
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return action
    return None


def is_asked(room: Room, seat: int, number: int) -> bool:
    """Is a bot still asked this?"""
    return seat in room.live.bots_waiting() and number == room.live.number(seat)


async def wait_for(asking: asyncio.Future[int], room: Room) -> None:
    """Until there is an answer: where people look on not for long, else until somebody comes."""
    seconds = room.house.settings.bot_think_ms / 1000 + bot_pool.GRACE_SECONDS if room.is_looked_at() else None
    if seconds is None:
        room.unhurried.add(asking)
    try:
        await asyncio.wait({asking}, timeout=seconds)
    finally:
        room.unhurried.discard(asking)
        asking.cancel()


def answer_of(asking: asyncio.Future[int], room: Room, seat: int) -> int | None:
    """The answer that was waited for, or None. Time that ran out is only counted: in a rush it runs out often."""
    try:
        if asking.done():
            return asking.result()
    except BotFailure as fault:
        room.discretion.note(
            partial(room.house.log.warning, "bot failed", table=room.live.id, seat=seat, why=str(fault))
        )
    room.discretion.count(room.house.metrics.bot_failures)
    return None


def pause_ms(room: Room, seat: int) -> int:
    """From question to answer, so that people can follow; bots among themselves need no such time."""
    settings = room.house.settings
    if not room.is_looked_at():
        return 0
    return min(settings.bot_pause_ms, settings.bot_step_ms) if goes_on(room, seat) else settings.bot_pause_ms


def goes_on(room: Room, seat: int) -> bool:
    """Does a seat go on with its turn, alone? Where answers are sealed nothing depends on who has spoken."""
    table = room.live.table
    if table is None or not table.moves or table.moves[-1][0] != seat:
        return False
    return bool(room.live.game.view(table.state, WATCHER).asked == (seat,))


async def let_people_speak(room: Room, seat: int, number: int) -> None:
    """Where a bot's answer would end it for all, it waits until the people have spoken or had their time."""
    settings = room.house.settings
    window_ms = settings.window_ms if settings.bot_pause_ms else 0
    for _ in range(int(window_ms / 1000 / LOOK_SECONDS)):
        if number != room.live.number(seat) or not people_may_speak(room, seat):
            return
        await asyncio.sleep(LOOK_SECONDS)


def people_may_speak(room: Room, last: int) -> bool:
    """Does somebody who is here still owe an answer that this seat's own would cut off?"""
    live = room.live
    if live.table is None or last not in live.waiting():
        return False
    if live.game.speaks_last(live.game.view(live.table.state, WATCHER)) != last:
        return False
    others = [seat for seat in live.waiting() if seat != last]
    return any(live.sitters[seat].is_person and not live.sitters[seat].away and room.is_here(seat) for seat in others)


async def bot_answer(room: Room, seat: int, number: int, action: int | None) -> None:
    """Enter a bot's answer as anyone's, or a simple one in its place."""
    if action is None:
        await playing.answer_simply(room, seat, number)
    else:
        await playing.answer(room, seat, number, (action,), "bot")


def question(room: Room, seat: int) -> Ask:
    """What a bot may know, a view and the legal answers; and for the house, who waits."""
    live, watched = room.live, room.is_looked_at()
    assert live.table is not None
    prompt, created = live.table.prompt(seat), live.created
    return Ask(
        bot=live.sitters[seat].bot or USUAL,
        game=created.game,
        options=created.options,
        data=created.data,
        table=live.id,
        seat=seat,
        view=prompt.view,
        actions=prompt.actions,
        events=tuple(event.seen_by(seat) for event in prompt.events),
        think_ms=think_ms(room.house.settings, pause_ms(room, seat)),
        watched=watched,
        address=room.address,
    )


def think_ms(settings: Settings, pause_ms: int) -> int:
    """How long a bot may think: where people look on, not longer than they wait for every answer anyway."""
    return max(0, min(settings.bot_think_ms, pause_ms - MARGIN_MS)) if pause_ms else settings.bot_think_ms


# --- clocks


def set_timer(room: Room) -> None:
    """Look at the table again when the first of those who are asked may be out of time."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    times = [at_ms for seat in room.live.waiting() for at_ms, _ in out_of_time(room, seat)]
    if times and not room.looking:
        seconds = max(0, min(times) - room.now_ms()) / 1000
        room.timer = asyncio.get_running_loop().call_later(seconds, start_to_look, room)


def out_of_time(room: Room, seat: int) -> list[tuple[int, WhyAway]]:
    """When a person who is asked will be out of time, by the clock or because he is away."""
    live = room.live
    if not live.sitters[seat].is_person or live.sitters[seat].away:
        return []
    found: list[tuple[int, WhyAway]] = []
    deadline_ms = live.clocks.deadline_ms(seat)
    if deadline_ms is not None:
        found.append((deadline_ms, "time"))
    if live.created.pace.kind != "days" and room.is_looked_at() and not room.is_here(seat):
        found.append((presence.absent_at_ms(room, seat), "absent"))
    return found


def overdue(room: Room, seat: int) -> WhyAway | None:
    """Why a seat is out of time now, if it is."""
    now_ms = room.now_ms()
    due = [(at_ms, why) for at_ms, why in out_of_time(room, seat) if at_ms <= now_ms]
    return min(due)[1] if due and seat in room.live.waiting() else None


def start_to_look(room: Room) -> None:
    """A clock may have run out: see to it until it is settled, once at a time."""
    room.looking = True
    room.house.keep_trying("the clocks of a table", partial(look, room))


async def look(room: Room) -> None:
    """Hand the seats that are out of time over to bots."""
    for seat in room.live.waiting():
        why = overdue(room, seat)
        if why is not None:
            await playing.hand_over(room, seat, why, lambda: overdue(room, seat) is not None)  # noqa: B023
    room.looking = False
    room.house.attend(room)
