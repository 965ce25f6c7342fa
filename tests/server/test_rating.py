"""Ratings: only what was agreed on counts, only when it is over, and only for the eyes of whoever it is about."""

from __future__ import annotations

import msgspec
import pytest

from regalia.client.http import Http
from regalia.client.player import join, set_table
from regalia.core.dice import Dice
from regalia.core.record import write
from regalia.server import advising, describe, lobby, people, played, playing, records, seating, what_if
from regalia.server.errors import Fault
from regalia.server.house import House
from regalia.server.me import PersonWish, Strength
from regalia.server.messages import TableInfo
from regalia.server.rating import LOOK_AGAIN_MS, Ladder, counts
from regalia.server.requests import Agree, Join, NewTable, PlayOn, Seated, TableList
from regalia.server.room import Room
from tests.server.harness import GAME, SHORT, go, serving
from tests.server.lines import Clock, new_key, people_at, quiet_house, table_of

STRENGTHS = [0.25 * number for number in range(200)]
LUCK = 25 / 6  # of one game, as openskill takes it to be
ROUNDS = 60


# --- the ladder


def bell(dice: Dice) -> float:
    """A number around 0, seldom farther away than 2."""
    return sum(dice.below(1_000_000) for _ in range(12)) / 1_000_000 - 6


def agreement(ladder: Ladder) -> float:
    """Kendall's tau between the strengths and what the ladder makes of them."""
    found = [ladder.ratings[GAME][str(number)].mu for number in range(len(STRENGTHS))]
    pairs = [(low, high) for high in range(len(found)) for low in range(high)]
    return sum(1 if found[low] < found[high] else -1 for low, high in pairs) / len(pairs)


def test_two_hundred_players_come_into_the_order_of_their_strengths() -> None:
    ladder, dice = Ladder(), Dice(19)
    for _ in range(ROUNDS):
        rest = dice.some(range(len(STRENGTHS)), len(STRENGTHS))
        for first in range(0, len(rest), 4):
            four = rest[first : first + 4]
            shown = {number: STRENGTHS[number] + LUCK * bell(dice) for number in four}
            places = [1 + sum(shown[other] > shown[number] for other in four) for number in four]
            ladder.add(GAME, [str(number) for number in four], places)
    assert agreement(ladder) >= 0.9
    best, worst = ladder.strength(GAME, "199"), ladder.strength(GAME, "0")
    assert best is not None and worst is not None and best.least > worst.most and best.games == ROUNDS


def test_bots_do_not_learn_and_people_do() -> None:
    ladder = Ladder()
    for _ in range(300):
        ladder.add(GAME, ("Ann", "bot knight"), (1, 1))
    found = ladder.ratings[GAME]
    assert found["Ann"].sigma > found["bot knight"].sigma
    strength = ladder.strength(GAME, "Ann")
    assert strength is not None and [each.level for each in strength.bots] == ["knight"] and strength.sure == "firm"


# --- which tables count


async def end(room: Room) -> Room:
    """Play a table to its end."""
    while room.live.waiting():
        await step(room)
    return room


async def step(room: Room) -> None:
    """Give the first answer that is offered."""
    assert room.live.table is not None
    seat = room.live.waiting()[0]
    action = room.live.table.prompt(seat).actions[0]
    await playing.answer(room, seat, room.live.number(seat), (action,), "person")


async def rating_of(house: House, key: str) -> Strength | None:
    """What somebody is told of her strength, a minute later."""
    assert isinstance(house.now_ms, Clock)
    house.now_ms.ms += LOOK_AGAIN_MS
    return next((tally.rating for tally in (await played.played_by(house, key)).tallies), None)


def test_a_rated_table_counts_when_it_is_over_and_not_before() -> None:
    async def test() -> None:
        house = quiet_house()
        first, keys = await people_at(house, GAME, 2, rated=True)
        await end(first)
        before = [await rating_of(house, key) for key in keys]
        assert first.live.table is not None
        places = first.live.game.result(first.live.table.state).places
        for place, strength in zip(places, before, strict=True):
            assert strength is not None and (strength.games, strength.sure) == (1, "guess")
            assert (strength.points > 1500) == (place == 1 and places.count(1) == 1)
            assert strength.least < strength.points < strength.most
        running = await house.room((await lobby.set_table(house, keys[0], WISH, "")).table)
        await seating.sit_down(running, keys[1], Join("Ben"))
        await seating.start(running)
        for _ in range(5):
            await step(running)
            assert [await rating_of(house, key) for key in keys] == before, "a running game tells nothing"
        await end(running)
        after = [await rating_of(house, key) for key in keys]
        assert [each.games for each in after if each] == [2, 2] and after != before

    go(test)


WISH = NewTable(GAME, 2, name="Ann", options=SHORT, rated=True)


def test_nothing_else_counts() -> None:
    async def test() -> None:
        house = quiet_house()
        plain, keys = await people_at(house, GAME, 2)
        await end(plain)
        rated, again = await people_at(house, GAME, 2, rated=True)
        await end(rated)
        told = await rating_of(house, again[0])
        rematch = await seating.rematch(rated, lambda live: lobby.set_rematch(house, live))
        assert not (await house.room(rematch)).live.created.rated, "nobody sat down there by himself"
        on = await what_if.play_on(rated, again[0], PlayOn(0, 0, "Ann", "random"), "")
        assert not (await house.room(on.table)).live.created.rated
        record = await records.record_of(rated.live)
        brought = await records.take_in(house, again[0], write(record), "")
        assert not (await house.room(brought.table)).live.created.rated
        row = await house.store.row(rated.live.id)
        line = describe.line_of(row) if row is not None else None
        assert line is not None and counts(line), "while this one does"
        assert not counts(msgspec.structs.replace(line, bots=(1,), levels=("somebody's bot",)))
        assert await rating_of(house, again[0]) == told
        assert [await rating_of(house, key) for key in keys] == [None, None]

    go(test)


def test_nobody_plays_against_herself_or_with_edited_data() -> None:
    async def test() -> None:
        house, ann = quiet_house(), new_key()
        alone = await house.room((await lobby.set_table(house, ann, WISH, "")).table)
        with pytest.raises(Fault, match="one seat"):
            await seating.sit_down(alone, ann, Join("Amy", another=True))
        edited = msgspec.structs.replace(WISH, bots=("random",), data={}, start=True)
        with pytest.raises(Fault, match="edited data"):
            await lobby.set_table(house, new_key(), edited, "")

    go(test)


def test_ratings_belong_to_the_person_and_go_with_her() -> None:
    async def test() -> None:
        house = quiet_house()
        room, (ann, ben) = await people_at(house, GAME, 2, rated=True)
        await end(room)
        await people.keep(house, ann, "", PersonWish("Ann"))
        phone = new_key()
        await people.take(house, phone, "", (await people.new_link(house, ann, "")).token, "")
        assert await rating_of(house, phone) == await rating_of(house, ann) != None  # noqa: E711  # a chain
        await seating.open_for(room, 0, new_key())
        told = await rating_of(house, ben)
        line = (await played.played_by(house, ben)).games[0]
        assert told is not None and line.table == room.live.id
        await people.take(house, ben, "", (await people.new_link(house, ann, "")).token, "")
        assert await rating_of(house, ann) is None, "two seats of one person are no contest"

    go(test)


def test_bots_of_known_levels_have_ratings() -> None:
    async def test() -> None:
        house, ann = quiet_house(), new_key()
        wish = NewTable(GAME, 2, name="Ann", bots=("page",), options=SHORT, start=True, rated=True)
        room = await house.room((await lobby.set_table(house, ann, wish, "")).table)
        await end(room)
        strength = await rating_of(house, ann)
        assert strength is not None and [each.level for each in strength.bots] == ["page"]
        assert strength.points + strength.bots[0].points == pytest.approx(3000, abs=1)

    go(test)


# --- what is agreed on


def test_who_sits_down_has_seen_that_it_is_rated() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann = await set_table(server, NewTable(GAME, 2, name="Ann", listed=True, rated=True))
            stranger: Seated = await set_table(server, NewTable(GAME, 2))
            http = Http(server, stranger.key)
            assert (await http.get(f"/api/tables/{ann.table}", TableInfo)).rated
            (line,) = (await http.get("/api/tables", TableList)).tables
            assert line.rated and line.id == ann.table
            await join(server, ann.table, Join("Ben"))

    go(test)


def test_a_table_is_not_rated_behind_anybodys_back() -> None:
    async def test() -> None:
        house, ann = quiet_house(), new_key()
        plain = NewTable(GAME, 3, name="Ann")
        room = await house.room((await lobby.set_table(house, ann, plain, "")).table)
        await seating.agree(room, Agree(rated=True))
        assert room.live.created.rated
        await seating.sit_down(room, new_key(), Join("Ben"))
        await seating.agree(room, Agree(listed=True))
        assert room.live.created.rated, "what is not named stays as it was"
        await seating.agree(room, Agree(rated=False))
        with pytest.raises(Fault, match="set a new one"):
            await seating.agree(room, Agree(rated=True))

    go(test)


def test_nobody_is_advised_at_a_rated_table() -> None:
    async def test() -> None:
        wish = NewTable(GAME, 2, name="Ann", bots=("random",), advice="always", start=True, rated=True)
        room = await table_of(quiet_house(), wish)
        with pytest.raises(Fault, match="rated table"):
            await advising.advise(room, 0, 0)

    go(test)
