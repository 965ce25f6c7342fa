"""What is told away from a table tells nothing that a seat may not know: messages, lists, history, ratings."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.dice import Dice
from regalia.core.registry import games
from regalia.server import lobby, messenger, played, ways, wording
from regalia.server.auth import hash_of
from regalia.server.deeds import Pace
from regalia.server.messages import encoded
from regalia.server.room import Room
from regalia.server.telling import Channel, Form, Kind, Letter, Telling, Word
from regalia.store.store import Entry, SeatKey
from tests.server.harness import go
from tests.server.lines import new_key, people_at, quiet_house, settle
from tests.server.test_leaks import World, play_some, worlds

MOMENTS = 5
KINDS: tuple[Kind, ...] = ("turn", "soon", "over", "invite", "wanted")
FORMS: tuple[Form, ...] = ("json", "discord", "ntfy", "slack", "apprise")


async def told(world: World, eyes: int, key: str) -> list[object]:
    """All that can reach somebody who is away from the table, whose eyes these are."""
    room, house = world.room, world.room.house
    found: list[object] = []
    for kind in KINDS:
        word = Word(kind, room.live.id, eyes, room.live.number(eyes))
        if eyes >= 0:
            found.append((kind, messenger.is_for(room, word), messenger.is_for(room, word, anyhow=True)))
        for language in ("en", "de", "fr"):
            said = await wording.message(house, Telling(language=language), Letter("1", "2", (word,)))
            assert said is not None
            found.append(said)
            hooks = [Channel("", "hook", "", "", 0, form=form) for form in FORMS]
            found += [ways.hooked(house, each, said) for each in hooks]
    found.append(encoded(await lobby.my_tables(house, key)))
    found.append(encoded(await lobby.open_tables(house)))
    found.append(encoded(await played.played_by(house, key)))
    found.append([(name, sorted(each)) for name, each in (await house.ratings.now(house)).ratings.items()])
    return found


async def two_worlds(room: Room, eyes: int, seed: int, key: str) -> tuple[World, World]:
    """The table as it is and as it could be for these eyes, at two houses; and the key of who has them."""
    one, other = await worlds(room, eyes, seed)
    await settle()
    for world in (one, other):
        await world.line.hang_up()
        row = await world.room.house.store.row(room.live.id)
        keys = (SeatKey(hash_of(key), room.live.id, max(eyes, -1)),)
        live = world.room.live
        await world.room.house.store.append(Entry(room.live.id, live.sequence, (), row, keys))
    return one, other


async def check_game(name: str, seats: int, seed: int) -> None:
    """A random rated game, looked at by all who are away, at some moments and at its end."""
    dice = Dice(seed)
    room, _ = await people_at(quiet_house(), name, seats, pace=Pace("days", 3), rated=True)
    for _ in range(MOMENTS):
        await play_some(room, dice, 1 + dice.below(30))
        if room.live.status != "playing":
            return
        for eyes in range(-1, seats):
            key = new_key()
            one, other = await two_worlds(room, eyes, 1 + dice.below(1 << 20), key)
            assert await told(one, eyes, key) == await told(other, eyes, key)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", sorted(games()))
def test_nothing_told_elsewhere_leaks(name: str, seed: int) -> None:
    async def test() -> None:
        players = games()[name].players
        await check_game(name, players[(seed + 1) % len(players)], seed)

    go(test, seconds=240)


def test_a_leak_that_was_planted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a message looked at the table itself, this would see it."""
    plain = messenger.is_for

    def leaking(room: Room, word: Word, **more: Any) -> bool:
        assert room.live.table is not None
        return plain(room, word, **more) ^ bool(hash(room.live.table.state.to_bytes()) & 1)

    monkeypatch.setattr(messenger, "is_for", leaking)
    with pytest.raises(AssertionError):
        for seed in range(4):
            go(lambda seed=seed: check_game("krone_und_schwert", 3, seed), seconds=240)  # type: ignore[misc]
