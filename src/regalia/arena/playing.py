"""The games of the arena. A bot that fails has lost: chance finishes the game for it, and its seat comes last."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.json import decode, encode

from regalia.arena.order import Fixture, Order, luck_of, seed_of_bot
from regalia.arena.runner import Runner, in_batches
from regalia.arena.thought import Thought
from regalia.bots.bot import Bot, RandomBot
from regalia.bots.external import ExternalBot, Place, Stable, place_at
from regalia.bots.pipe import BotFault
from regalia.bots.spec import Spec, parse_spec, sit_down
from regalia.core.fairness import Seed
from regalia.core.game import View, places
from regalia.core.prompt import Hearing, Prompt
from regalia.core.record import result_of
from regalia.core.registry import game as find_game
from regalia.core.table import Table, new_table

UNTIMED = 0.0  # how long a game took whose times are kept apart; this very object is left out of files


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game. Its seed and seating are enough to play it again; its times are kept apart."""

    round: int
    number: int
    seed: int
    seating: tuple[int, ...]
    places: tuple[int, ...]
    adjudicated: bool
    decisions: int
    faults: dict[int, str]  # by seat: what its bot did wrong
    seconds: float = UNTIMED
    thoughts: tuple[Thought, ...] = ()  # by seat; none where they are not known

    def points(self) -> list[float]:
        """One point for the winner, shared by those who share the place; none for a bot that failed."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1 and seat not in self.faults]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]


class Batch(msgspec.Struct, frozen=True):
    """Games to be played one after the other, somewhere."""

    order: Order
    fixtures: tuple[Fixture, ...]


class Chair:
    """A seat with its bot, which is watched: what it does wrong, and how long it thinks."""

    def __init__(self, spec: Spec, place: Place, stable: Stable, limit: float) -> None:
        self.spec = spec
        self.place = place
        self.stable = stable
        self.fault = ""
        self.thought = Thought(buckets={})
        self.bot: Bot = self.stand_in()
        try:
            self.bot = sit_down(spec, place, stable, limit)
        except Exception as fault:  # whatever a bot does wrong
            self.fault = in_words(fault)

    def stand_in(self) -> Bot:
        """Who answers for a bot that failed."""
        return RandomBot(self.place.game, self.place.terms, self.place.seed)

    def answer(self, view: View, prompt: Prompt) -> int:
        """A legal answer, whoever gives it."""
        if self.fault:
            return self.bot.choose(view, prompt)
        start = time.perf_counter()
        try:
            action = int(self.bot.choose(view, prompt))
            if action not in prompt.actions:
                raise BotFault(f"{action} is not among the actions of decision {prompt.decision}.")
        except Exception as fault:  # whatever a bot does wrong
            self.fail(in_words(fault))
            return self.bot.choose(view, prompt)
        finally:
            self.thought.add(time.perf_counter() - start)
        return action

    def fail(self, why: str) -> None:
        """From now on chance answers."""
        if isinstance(self.bot, ExternalBot):
            self.stable.drop(self.bot.pipe)
        self.fault, self.bot = why, self.stand_in()

    def rise(self, state: Any) -> None:
        """The game is over."""
        if isinstance(self.bot, ExternalBot):
            game, seat = self.place.game, self.place.seat
            self.bot.over(game.view(state, seat), game.result(state))
            self.stable.give_back(self.spec.command, self.bot.pipe)


def in_words(fault: Exception) -> str:
    """What went wrong, as a sentence."""
    return str(fault) if isinstance(fault, BotFault) else f"It failed with {type(fault).__name__}: {fault}"


def play_all(order: Order, fixtures: list[Fixture], runner: Runner, jobs: int) -> Iterator[list[Played]]:
    """Games as they are done."""
    for content in in_batches(play_elsewhere, fixtures, partial(pack, order), runner, jobs):
        yield decode(content, type=list[Played])


def pack(order: Order, fixtures: Sequence[Fixture]) -> bytes:
    """A batch of games on its way to where they are played."""
    return encode(Batch(order, tuple(fixtures)))


def play_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    return encode(play_batch(decode(content, type=Batch)))


def play_batch(batch: Batch) -> list[Played]:
    """Some games one after the other; external bots stay for all of them."""
    stable = Stable()
    try:
        return [play_one(batch.order, fixture, stable) for fixture in batch.fixtures]
    finally:
        stable.close()


def play_one(order: Order, fixture: Fixture, stable: Stable) -> Played:
    """One game from the first question to its result."""
    start = time.perf_counter()
    seed = luck_of(order, fixture.round)
    table = new_table(find_game(order.game), order.seats, Seed(seed), order.options, order.data)
    chairs = sat_down(order, table, fixture, stable)
    decisions = play_out(table, chairs)
    faults = {seat: chair.fault for seat, chair in enumerate(chairs) if chair.fault}
    result = result_of(table)
    return Played(
        round=fixture.round,
        number=fixture.number,
        seed=seed,
        seating=fixture.seating,
        places=failures_last(result.places, faults),
        adjudicated=result.adjudicated,
        decisions=decisions,
        seconds=round(time.perf_counter() - start, 6),
        faults=faults,
        thoughts=tuple(chair.thought for chair in chairs),
    )


def sat_down(order: Order, table: Table, fixture: Fixture, stable: Stable) -> list[Chair]:
    """The bots of a game on their seats."""
    specs = [parse_spec(order.bots[bot]) for bot in fixture.seating]
    seeds = [seed_of_bot(order, fixture.round, seat) for seat in range(order.seats)]
    places = [place_at(table, seat, seed) for seat, seed in enumerate(seeds)]
    return [Chair(spec, place, stable, order.limit) for spec, place in zip(specs, places, strict=True)]


def play_out(table: Table, chairs: list[Chair]) -> int:
    """Play to the end; how many answers there were."""
    s, decisions = table.state, 0
    hearing = Hearing(table.game, s)
    while s.waiting:
        seat = s.seat_to_answer()
        prompt = hearing.prompt(seat)
        s.answer(seat, chairs[seat].answer(prompt.view, prompt))
        decisions += 1
    for chair in chairs:
        chair.rise(s)
    return decisions


def failures_last(found: tuple[int, ...], faults: dict[int, str]) -> tuple[int, ...]:
    """The places when all who failed share the last one."""
    last = -len(found) - 1
    return places([last if seat in faults else -place for seat, place in enumerate(found)])
