"""What a seat does in the game: answer, take back, leave it to a bot, come back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import Enum

from regalia.core.table import Refusal
from regalia.server.deeds import Answered, AnyDeed, BotFailed, By, CameBack, HandedOver, TookBack, WhyAway
from regalia.server.errors import Taken
from regalia.server.room import MovedOn, Room


class Outcome(Enum):
    """How an answer went, if it was not refused."""

    DONE = "done"
    STALE = "stale"  # that question is not asked any more: look again


async def answer(
    room: Room, seat: int, question: int, actions: tuple[int, ...], by: By = "person"
) -> Outcome | Refusal:
    """An answer to the question of this number: taken once or not at all."""
    async with room.turn() as live:
        if live.halted and by == "person":
            raise Taken("halted")
        if live.status != "playing" or live.halted or live.table is None or question != live.number(seat):
            return stale(room)
        is_bots_turn = bool(live.sitters[seat].bot or live.sitters[seat].away)
        if by == "bot" and not is_bots_turn:
            return stale(room)
        tried = live.table.attempt(seat, actions)
        if isinstance(tried, Refusal):
            room.discretion.count(room.house.metrics.refusals)
            return tried
        now_ms = room.now_ms()
        deed = Answered(at_ms=now_ms, seat=seat, actions=tried.actions, by=by, used_ms=live.clocks.used(now_ms))
        back = (CameBack(at_ms=now_ms, seat=seat),) if by == "person" and live.sitters[seat].away else ()
        try:
            await room.do(*back, deed, after=tried.state)
        except MovedOn:
            return stale(room)
        room.discretion.count(room.house.metrics.answers)
        return Outcome.DONE


def stale(room: Room) -> Outcome:
    """Somebody answered a question that is no longer asked."""
    room.discretion.count(room.house.metrics.stale)
    return Outcome.STALE


async def answer_simply(room: Room, seat: int, question: int) -> None:
    """The answer of a seat whose bot failed: the game's own, made from what the seat may know."""
    async with room.turn() as live:
        if live.table is None or seat not in live.bots_waiting() or question != live.number(seat):
            return
        prompt = live.table.prompt(seat)
        tried = live.table.attempt(seat, (live.game.when_time_is_out(prompt.view, list(prompt.actions)),))
        assert not isinstance(tried, Refusal), f"{live.id}: the answer when time is out is refused: {tried.key}"
        now_ms = room.now_ms()
        used_ms = live.clocks.used(now_ms)
        failed = BotFailed(at_ms=now_ms, seat=seat)
        deed = Answered(at_ms=now_ms, seat=seat, actions=tried.actions, by="bot", used_ms=used_ms)
        with suppress(MovedOn):
            await room.do(failed, deed, after=tried.state)


async def take_back(room: Room, seat: int, question: int | None) -> Outcome:
    """Take a seat's last step back, if nobody has learned anything by it; without a number, whatever was last."""
    async with room.turn() as live:
        if question is not None and question != live.number(seat):
            return stale(room)
        if not live.may_take_back(seat):
            raise Taken("no-take-back")
        return await once(room, TookBack(at_ms=room.now_ms(), seat=seat))


async def hand_over(room: Room, seat: int, why: WhyAway, still: Callable[[], bool] = lambda: True) -> None:
    """From now on a bot answers for this seat, until the person is back; unless the reason has passed meanwhile."""
    async with room.turn() as live:
        sitter = live.sitters[seat]
        if live.status == "playing" and sitter.is_person and not sitter.away and still():
            await once(room, HandedOver(at_ms=room.now_ms(), seat=seat, why=why))


async def come_back(room: Room, seat: int) -> None:
    """The person answers again."""
    if not room.live.sitters[seat].away:
        return
    async with room.turn() as live:
        if live.sitters[seat].away and live.status == "playing":
            await once(room, CameBack(at_ms=room.now_ms(), seat=seat))


async def once(room: Room, deed: AnyDeed) -> Outcome:
    """Do it, unless another process was faster."""
    try:
        await room.do(deed)
    except MovedOn:
        return stale(room)
    return Outcome.DONE
