"""Nothing on the wire tells a seat or a watcher what it may not know: two worlds, the same bytes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

from regalia.core.dice import Dice
from regalia.core.game import WATCHER
from regalia.core.ints import has, how_many
from regalia.core.registry import games
from regalia.core.step import asked
from regalia.core.table import Refusal
from regalia.server import describe, fold, playing, records
from regalia.server.deeds import Pace
from regalia.server.errors import Fault
from regalia.server.folding import folded
from regalia.server.messages import Chat, Play, Said, Undo, encoded
from regalia.server.presence import Presence
from regalia.server.room import Room
from regalia.server.sitters import ChatLine
from regalia.store.store import Entry
from regalia.testing.futures import chains
from tests.server.harness import go
from tests.server.lines import Line, people_at, quiet_house, settle

MOMENTS = 6
HOURS_MS = 7_200_000
COMMANDS = ("/rules", "/help", "/undo", "/start", "/bot", "/join Eve", "/nonsense")


@dataclass
class World:
    """A table in one world, and the line of those whose eyes we borrow."""

    room: Room
    line: Line


async def play_some(room: Room, dice: Dice, answers: int) -> None:
    """Random answers."""
    for _ in range(answers):
        waiting = room.live.waiting()
        if not waiting or room.live.table is None:
            return
        seat = dice.one_of(waiting)
        legal = room.live.table.state.legal(seat)
        action = dice.one_of(legal)
        assert await playing.answer(room, seat, room.live.number(seat), (action,)) is playing.Outcome.DONE


async def worlds(room: Room, eyes: int, seed: int) -> tuple[World, World]:
    """This world, and another that differs only in what these eyes may not know."""
    found = []
    for number in (0, 1):
        house = quiet_house(absent_after_ms=10**9)
        log, row = await room.house.store.deeds(room.live.id), await room.house.store.row(room.live.id)
        keys = await room.house.store.keys_of(room.live.id)
        await house.store.append(Entry(room.live.id, 0, tuple(log), row, tuple(keys)))
        copy = house.welcome(Room(house, await folded(room.live.id, log)))
        assert copy.live.table is not None
        copy.live.steps_back.forget()
        if number:
            copy.live.table.state = copy.live.game.other_world(copy.live.table.state, eyes, seed)
        found.append(World(copy, Line(copy, eyes)))
    return found[0], found[1]


async def same_news(one: World, other: World) -> list[bytes]:
    """What these eyes hear is the same in both worlds, to the byte and in number."""
    await settle()
    mine, theirs = one.line.news(), other.line.news()
    assert mine == theirs
    return mine


async def others_answer(world: World, eyes: int, dice: Dice) -> None:
    """Some of the others give sealed answers, but none that ends the decision: what follows is for all to see."""
    here = world.room.live
    assert here.table is not None
    others = [seat for seat in here.waiting() if seat != eyes]
    leave_open = 0 if eyes in here.waiting() else 1
    for seat in others[: len(others) - leave_open]:
        legal = here.table.state.legal(seat)
        action = dice.one_of(legal)
        after = here.table.attempt(seat, (action,))
        if isinstance(after, Refusal) or after.state.story:
            continue  # what is called out at once is not sealed
        if after.state.decisions == here.table.state.decisions:
            await playing.answer(world.room, seat, here.number(seat), (action,))
            await settle()


async def own_answer(one: World, other: World, eyes: int, dice: Dice) -> None:
    """The same own answer in both worlds, and if no luck was drawn, the same news; then it is taken back."""
    here, there = one.room.live, other.room.live
    assert here.table is not None and there.table is not None
    state = here.table.state
    if eyes < 0 or asked(state.now) != 1 << eyes or not has(state.waiting, eyes):
        return
    luck = (here.table.state.luck, there.table.state.luck)
    legal = state.legal(eyes)
    play = Play(here.number(eyes), (dice.one_of(legal),))
    for world in (one, other):
        world.line.say(play)
    await settle()
    both_go_on = here.status == there.status == "playing"  # at the end, secrets may be shown
    if both_go_on and (here.table.state.luck, there.table.state.luck) == luck:
        assert await same_news(one, other)
        for world in (one, other):
            world.line.say(Undo(here.number(eyes)))
        assert await same_news(one, other)


async def check_moment(room: Room, eyes: int, dice: Dice) -> None:
    """Everything these eyes can get at one moment."""
    one, other = await worlds(room, eyes, 1 + dice.below(1 << 20))
    assert await same_news(one, other), "nothing was said on arrival"
    for world in (one, other):
        world.room.say_to_all(Said(ChatLine(0, 1, "Ben", "good luck")))
        world.line.say(Play(99_999, (1,)))
        for text in COMMANDS:
            world.line.say(Chat(text))
    assert await same_news(one, other)
    await try_much(one, other, eyes, dice)
    infos = [encoded(describe.table_info(w.room.live, eyes, False, Presence([eyes]), 0)) for w in (one, other)]
    assert infos[0] == infos[1]
    state = room.live.table.state if room.live.table is not None else None
    assert state is not None
    if how_many(asked(state.now)) > 1:
        before = await traces(one.room, eyes)
        one.room.house.now_ms.ms += HOURS_MS  # type: ignore[attr-defined]
        await others_answer(one, eyes, dice)
        assert await same_news(one, other) == [], "somebody's sealed answer was told"
        assert await traces(one.room, eyes) == before, "somebody's sealed answer left a trace"
    else:
        await own_answer(one, other, eyes, dice)
    for world in (one, other):
        await world.line.hang_up()


async def try_much(one: World, other: World, eyes: int, dice: Dice) -> None:
    """Whatever these eyes try that is refused is refused with the same bytes in both worlds."""
    table = one.room.live.table
    assert table is not None
    if eyes < 0:
        return
    tried = [
        chain for chain in islice(chains(table, eyes, dice), 150) if isinstance(table.attempt(eyes, chain), Refusal)
    ]
    for chain in dice.some(tried, 25):
        for world in (one, other):
            world.line.say(Play(one.room.live.number(eyes), chain))
    for world in (one, other):
        world.line.say(Undo(one.room.live.number(eyes)))
    assert await same_news(one, other)
    assert table is one.room.live.table


async def traces(room: Room, eyes: int) -> list[object]:
    """Everything that anybody can ask about the game so far, and all that is counted and listed."""
    text = room.house.metrics.text().decode().splitlines()
    counts = [line for line in text if not line.startswith("#") and "_created" not in line]
    row = await room.house.store.row(room.live.id)
    assert row is not None
    return [await seen_moves(room, eyes), counts, row.updated_ms, row.brief, row.status]


async def seen_moves(room: Room, eyes: int) -> bytes:
    """What can be asked about the game so far, over HTTP."""
    seat = eyes if eyes >= 0 else None
    found = [encoded(await records.moment(room, seat, eyes))]
    for other in range(-1, room.live.created.seats):
        if other not in (eyes, WATCHER):
            with pytest.raises(Fault, match="own seat"):
                await records.moment(room, seat, other)
    return found[0]


async def check_game(name: str, seats: int, seed: int, stride: int = 25, moments: int = MOMENTS) -> None:
    """A random game, looked at with everybody's eyes at some moments."""
    dice = Dice(seed)
    room, _ = await people_at(quiet_house(), name, seats, pace=Pace("days", 3) if seed % 2 else Pace())
    for _ in range(moments):
        await play_some(room, dice, 1 + dice.below(stride))
        if room.live.status != "playing":
            return
        for eyes in (WATCHER, *range(seats)):
            await check_moment(room, eyes, dice)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", sorted(games()))
def test_the_wire_leaks_nothing(name: str, seed: int) -> None:
    async def test() -> None:
        players = games()[name].players
        await check_game(name, players[seed % len(players)], seed)

    go(test)


@pytest.mark.parametrize("seed", range(8))
def test_a_sealed_vote_leaks_nothing(crownfall: str, seed: int) -> None:
    async def test() -> None:
        await check_game(crownfall, 3 + seed % 3, seed, stride=1, moments=30)

    go(test)


def test_a_planted_leak_is_found(crownfall: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the table told who has answered, the test would see it."""

    async def test() -> None:
        for seed in range(8):
            await check_game(crownfall, 3 + seed % 3, seed, stride=1, moments=30)

    original = fold.conclude

    def conclude(*args: Any) -> int:
        original(*args)
        return fold.EVERYONE

    monkeypatch.setattr(fold, "conclude", conclude)
    with pytest.raises(AssertionError):
        go(test)
