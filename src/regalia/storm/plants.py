"""Faults planted into the server on purpose, to see that the storm finds them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from regalia.server import attending, fold, pictures, playing
from regalia.server.clocks import Clocks
from regalia.server.errors import NotSaved
from regalia.server.fold import EVERYONE
from regalia.server.house import House
from regalia.server.live import LiveTable
from regalia.server.neighbours import Neighbours
from regalia.server.room import MovedOn, Room
from regalia.storm.standing import Standing

Wrong = Callable[..., Any]


class Plant(NamedTuple):
    """A function of the server, and a wrong one to put in its place."""

    owner: Any
    name: str
    wrong: Callable[[Wrong], Wrong]  # made from the right one
    houses: int = 0  # that it takes to be found; 0: as the seeds have it


def unsaved(right: Wrong) -> Wrong:
    """Nothing is ever saved."""

    async def save(room: Room, entry: Any) -> None:
        room.in_doubt = False

    return save


def told_first(right: Wrong) -> Wrong:
    """Everybody hears of it while it is being saved."""

    async def save(room: Room, entry: Any) -> None:
        room.house.run(right(room, entry))

    return save


def believed(right: Wrong) -> Wrong:
    """What could not be saved is believed to have been."""

    async def save(room: Room, entry: Any) -> None:
        try:
            await right(room, entry)
        except NotSaved:
            room.in_doubt = False

    return save


def no_conflict(right: Wrong) -> Wrong:
    """Whoever was slower goes on as if he had been faster."""

    async def save(room: Room, entry: Any) -> None:
        try:
            await right(room, entry)
        except MovedOn:
            return

    return save


def keyless(right: Wrong) -> Wrong:
    """Seats are given away without their keys."""

    async def do(room: Room, *done: Any, keys: object = (), **more: Any) -> None:
        await right(room, *done, **more)

    return do


def any_number(right: Wrong) -> Wrong:
    """An answer counts whatever question it was meant for."""

    async def answer(room: Room, seat: int, question: int, *more: Any) -> Any:
        return await right(room, seat, room.live.number(seat), *more)

    return answer


def last_number_too(right: Wrong) -> Wrong:
    """An answer to the question before counts as well: said twice, it is done twice."""

    async def answer(room: Room, seat: int, question: int, *more: Any) -> Any:
        number = room.live.number(seat)
        return await right(room, seat, number if question == number - 1 else question, *more)

    return answer


def tried_once(what: str) -> Callable[[Wrong], Wrong]:
    """Some work of the house is not tried again."""

    def made(right: Wrong) -> Wrong:
        def keep_trying(house: House, name: str, work: Callable[[], Awaitable[None]]) -> None:
            right(house, name, partial(once, work) if name == what else work)

        return keep_trying

    return made


async def once(work: Callable[[], Awaitable[None]]) -> None:
    """Do it, well or badly."""
    try:
        await work()
    except Exception:
        return


def silent(right: Wrong) -> Wrong:
    """Nothing is done at all."""
    return lambda *args: None


def heard_by_all(right: Wrong) -> Wrong:
    """Everybody is woken by everybody's answer."""

    def conclude(live: LiveTable, *args: Any) -> int:
        right(live, *args)
        return EVERYONE

    return conclude


def clocks_of_waiting(right: Wrong) -> Wrong:
    """The clocks show who has answered a sealed decision."""
    return lambda live, asked: right(live, [seat for seat in asked if seat in live.waiting()])


def by_the_wall(right: Wrong) -> Wrong:
    """The clocks of the players go by the clock on the wall."""
    return lambda standing: standing.scene.wall_ms()


def undone(right: Wrong) -> Wrong:
    """What should be done while others wait is not done."""

    async def nothing(*args: Any) -> None:
        return

    return nothing


def heard_for_ever(right: Wrong) -> Wrong:
    """Whoever was heard of once is there for good, even when his house is gone."""

    once: dict[tuple[int, str], dict[int, list[int]]] = {}

    def heard(neighbours: Neighbours, table: str) -> list[tuple[int, list[int]]]:
        known = once.setdefault((neighbours.number, table), {})
        known.update((number, seats) for number, (seats, _) in neighbours.elsewhere.get(table, {}).items())
        return list(known.items())

    return heard


PLANTS: dict[str, Plant] = {
    "nothing is saved": Plant(Room, "save", unsaved),
    "told before saved": Plant(Room, "save", told_first),
    "failed saves believed": Plant(Room, "save", believed),
    "conflicts ignored": Plant(Room, "save", no_conflict),
    "keys lost": Plant(Room, "do", keyless),
    "stale numbers taken": Plant(playing, "answer", any_number),
    "said twice, done twice": Plant(playing, "answer", last_number_too),
    "bots not asked again": Plant(House, "keep_trying", tried_once("a bot's answer")),
    "clocks not looked at again": Plant(House, "keep_trying", tried_once("the clocks of a table")),
    "hints not handed on": Plant(House, "on_hint", silent),
    "sealed answers heard": Plant(fold, "conclude", heard_by_all),
    "sealed answers seen": Plant(pictures, "clocks", clocks_of_waiting),
    "clocks not resumed": Plant(Clocks, "resume", silent),
    "clocks by the wall": Plant(Standing, "now_ms", by_the_wall),
    "clocks never looked at": Plant(attending, "set_timer", silent),
    "those who left still spoken to": Plant(Room, "depart", silent),
    "lost hints not looked for": Plant(House, "catch_up", undone, 2),
    "older tables shown": Plant(Room, "refresh", undone, 2),
    "absent who is elsewhere": Plant(Neighbours, "note", silent, 2),
    "dead houses attend on": Plant(Neighbours, "heard", heard_for_ever, 2),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """As long as it lasts, the server has this fault; none for an empty name."""
    if not name:
        yield
        return
    plant = PLANTS[name]
    right = getattr(plant.owner, plant.name)
    setattr(plant.owner, plant.name, plant.wrong(right))
    try:
        yield
    finally:
        setattr(plant.owner, plant.name, right)
