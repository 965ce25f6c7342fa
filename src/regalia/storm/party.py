"""The people of one table: how they find together, and what they agree on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from regalia.core.dice import Dice
from regalia.core.registry import games
from regalia.server import lobby, records, seating
from regalia.server.auth import hash_of
from regalia.server.chain import chain_of
from regalia.server.deeds import Answered, Pace, kept
from regalia.server.errors import NotSaved, Taken
from regalia.server.house import House
from regalia.server.requests import Join, Moment, NewTable
from regalia.store.store import Entry, StoreError
from regalia.storm.disk import keep_now
from regalia.storm.guests import SEATLESS, Guest
from regalia.storm.network import Line

if TYPE_CHECKING:
    from regalia.storm.world import World

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
PACES = (Pace(), Pace(), Pace("decision", 3), Pace("bank", 8, 1), Pace("days", 1))  # houses beat too often for days
PATIENCE_SECONDS = 6.0
MOST_SEATS = 4
MOST_WATCHERS = 2
NEAR_THE_END = 40

T = TypeVar("T")


class Party:
    """One table, those who play there and those who look on."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.scene = world.scene
        self.number = number
        dice = self.dice = world.scene.faults.dice(f"party {number}")
        self.game = list(games().values())[dice.below(len(games()))]
        self.seats = min(dice.one_of(self.game.players), MOST_SEATS)
        self.pace = dice.one_of(PACES[:-1] if world.has_neighbours else PACES)
        self.people = 1 + dice.below(self.seats)
        self.guests = [self.guest(f"{NAMES[n]}{number}", SEATLESS) for n in range(self.people)]
        self.watchers = [self.guest(f"watcher{number}{n}", -1) for n in range(dice.below(MOST_WATCHERS + 1))]
        self.skips = dice.below(4) == 0  # is most of the game played before the storm begins?
        self.table = ""
        self.has_begun = False

    def guest(self, name: str, seat: int) -> Guest:
        """Somebody new."""
        return Guest(self, name, self.world.new_key(), seat)

    @property
    def everybody(self) -> list[Guest]:
        """Those who play and those who look on."""
        return [*self.guests, *self.watchers]

    def at_seat(self, seat: int) -> Guest | None:
        """The person of a seat."""
        return next((guest for guest in self.guests if guest.seat == seat), None)

    # --- finding together

    async def meet(self) -> None:
        """Set a table, sit down, begin."""
        host = self.guests[0]
        bots = ("random",) * (self.seats - self.people)
        options = self.game.options.settle(self.game.short)
        wish = NewTable(self.game.id, self.seats, host.name, bots, options, pace=self.pace)
        seated = await self.ask(lambda house: lobby.set_table(house, host.key, wish, "10.0.0.1"))
        self.table, host.seat = seated.table, 0
        for guest in self.guests[1:]:
            guest.seat = await self.ask(lambda house: self.sit_down(house, guest))  # noqa: B023
        for guest in self.everybody:
            guest.later(2_000, guest.arrive)
        await self.ask(self.start)
        if self.skips:
            self.world.play_ahead(self)
        self.has_begun = True

    async def sit_down(self, house: House, guest: Guest) -> int:
        """A seat for somebody."""
        return (await seating.sit_down(await house.room(self.table), guest.key, Join(guest.name))).seat

    async def start(self, house: House) -> None:
        """Begin; perhaps it has begun already, and only the answer was lost."""
        room = await house.room(self.table)
        await lobby.need_host(room, self.guests[0].key)
        try:
            await seating.start(room)
        except Taken:
            if room.live.status == "open":
                raise

    async def ask(self, question: Callable[[House], Awaitable[T]]) -> T:
        """A request over HTTP, sent again until there is an answer."""
        while True:
            answer: asyncio.Future[T] = self.scene.around.create_future()
            self.scene.around.call_later(PATIENCE_SECONDS, give_up, answer)
            self.world.roads.request(question, answer, f"party {self.number}")
            try:
                return await answer
            except (TimeoutError, NotSaved, StoreError, Taken):
                await asyncio.sleep(self.scene.faults.seconds("ask again", 1_000))

    def ask_by_the_way(self, guest: Guest, dice: Dice) -> None:
        """A request whose answer nobody waits for: one's tables, a moment of the game, another game."""
        answer: asyncio.Future[Any] = self.scene.around.create_future()
        answer.add_done_callback(lambda done: done.exception())
        questions: tuple[Callable[[House], Awaitable[Any]], ...] = (
            lambda house: lobby.my_tables(house, guest.key),
            lambda house: self.moment(house, guest.seat),
            self.rematch,
        )
        self.world.roads.request(dice.one_of(questions), answer, guest.name)

    async def moment(self, house: House, seat: int) -> Moment:
        """The game so far."""
        return await records.moment(await house.room(self.table), seat, seat)

    async def rematch(self, house: House) -> str:
        """The same people once more, if it is over."""
        room = await house.room(self.table)
        return await seating.rematch(room, lambda live: lobby.set_rematch(house, live))

    def connect(self, guest: Guest) -> Line | None:
        """A line to a house, if one stands."""
        return self.world.roads.connect(guest, self.table)

    # --- after the storm

    def calm_down(self) -> None:
        """Everybody comes back, except perhaps one who need not be waited for."""
        here = [guest for guest in self.guests if not self.is_played_by_bot(guest)] or self.guests
        leaver = self.dice.one_of(here) if self.dice.below(3) else None
        for guest in self.everybody:
            guest.is_gone = guest is leaver and self.goes_on_without(guest)
            guest.come_to_rest()

    def is_played_by_bot(self, guest: Guest) -> bool:
        """Does a bot answer for him already?"""
        history = self.scene.histories.get(self.table)
        return history is not None and guest.seat >= 0 and bool(history.head.sitters[guest.seat].away)

    def goes_on_without(self, guest: Guest) -> bool:
        """Will a bot play for him? Only if somebody else is there: where nobody looks on, bots need not hurry."""
        return any(other is not guest for other in self.everybody)

    # --- playing

    def parts(self, seat: int, dice: Dice, most: int) -> list[int]:
        """Parts of one answer that would be legal, as things stand."""
        live = self.scene.histories[self.table].head
        if live.table is None or seat not in live.waiting():
            return []
        state, found = live.table.state.copy(), list[int]()
        while len(found) < most and state.decisions == live.table.state.decisions and seat in members(state.waiting):
            legal = state.legal(seat)
            found.append(dice.one_of(legal))
            state.answer(seat, found[-1])
        return found

    def play_ahead(self) -> None:
        """Lay most of a game into the log, while no house stands."""
        history = self.scene.histories[self.table]
        live, contents = history.head, self.world.disk.contents
        if live.table is None:
            self.scene.fail(f"{self.table}: it was said to have begun, but that is not saved")
            return
        moves = random_moves(live.table.state.copy(), self.dice)
        enough = max(0, len(moves) - 1 - self.dice.below(NEAR_THE_END))
        some = moves[: self.dice.below(enough + 1) if self.dice.below(2) else enough]
        at_ms = live.clocks.since_ms
        done = [Answered(at_ms=at_ms, seat=seat, actions=(action,), by=self.by(seat)) for seat, action in some]
        if done:
            bodies = kept(done, chain_of(history.log(), b""))
            keep_now(contents, Entry(self.table, live.sequence, bodies))
        history.skip()

    def by(self, seat: int) -> Any:
        """Who answers for a seat."""
        return "person" if self.at_seat(seat) else "bot"

    # --- what must be true

    def lost_keys(self) -> list[str]:
        """Those who were told that they have a seat, and have none any more."""
        keys = self.world.disk.contents.keys
        return [g.name for g in self.guests if g.seat >= 0 and keys.get((hash_of(g.key), self.table)) != g.seat]


def give_up(answer: asyncio.Future[Any]) -> None:
    """Nobody answered."""
    if not answer.done():
        answer.set_exception(TimeoutError())


def members(seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if seats >> seat & 1]


def random_moves(state: Any, dice: Dice) -> list[tuple[int, int]]:
    """A game to its end."""
    found = []
    while state.waiting:
        waiting = members(state.waiting)
        seat = dice.one_of(waiting)
        legal = state.legal(seat)
        found.append((seat, dice.one_of(legal)))
        state.answer(*found[-1])
    return found
