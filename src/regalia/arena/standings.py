"""What games tell: the rate, place, rating and speed of each bot, who is ahead of whom, what a seat is worth."""

from __future__ import annotations

from itertools import product

import msgspec

from regalia.arena.intervals import Interval, Sample
from regalia.arena.order import Order
from regalia.arena.playing import Played
from regalia.arena.ratings import rated
from regalia.arena.thought import Thought
from regalia.core.rating import Rating


class Speed(msgspec.Struct, frozen=True):
    """Milliseconds for an answer."""

    answers: int
    mean_ms: float
    p99_ms: float
    longest_ms: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot."""

    bot: str
    seats_taken: int  # a bot with several seats in a game counts with each
    points: float  # wins, shared ones in parts
    share: Interval  # of a win for each seat taken
    mean_place: float
    rating: Rating
    faults: int
    speed: Speed


class Duel(msgspec.Struct, frozen=True):
    """How often one bot came in ahead of another; equal places count half."""

    bot: str
    other: str
    games: int
    ahead: Interval


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, for programs."""

    order: Order
    games: int
    adjudicated: int
    luck: int  # rounds, each with a luck of its own
    seconds: float  # of play, added up over all processes
    decisions: dict[str, float]
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    seats: tuple[Interval, ...]  # the share of wins by seat
    faults: tuple[str, ...]


def summed_up(order: Order, games: list[Played]) -> Summary:
    """The summary of games in the order of the schedule."""
    ratings = rated(games, len(order.bots))
    lengths = [game.decisions for game in games] or [0]
    return Summary(
        order=order,
        games=len(games),
        adjudicated=sum(game.adjudicated for game in games),
        luck=len({game.round for game in games}),
        seconds=round(sum(game.seconds for game in games), 3),
        decisions={"min": min(lengths), "mean": sum(lengths) / len(lengths), "max": max(lengths)},
        standings=tuple(standing(order, games, bot, ratings[bot]) for bot in range(len(order.bots))),
        duels=duels(order, games),
        seats=tuple(seat_share(games, seat) for seat in range(order.seats)),
        faults=fault_sentences(order, games),
    )


def standing(order: Order, games: list[Played], bot: int, rating: Rating) -> Standing:
    """Where one bot stands."""
    share, thought = Sample(), Thought(buckets={})
    places = faults = 0
    for game in games:
        points = game.points()
        for seat in seats_of(game, bot):
            share.add(game.round, points[seat])
            thought.join(game.thoughts[seat] if game.thoughts else Thought())
            places += game.places[seat]
            faults += seat in game.faults
    return Standing(
        bot=order.bots[bot],
        seats_taken=share.number,
        points=share.total,
        share=share.interval(),
        mean_place=places / max(1, share.number),
        rating=rating,
        faults=faults,
        speed=speed(thought),
    )


def seats_of(game: Played, bot: int) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, sitter in enumerate(game.seating) if sitter == bot]


def speed(thought: Thought) -> Speed:
    """A bot's times in figures."""
    seconds = (thought.mean(), thought.quantile(0.99), thought.longest)
    mean, p99, longest = (round(1000 * each, 4) for each in seconds)
    return Speed(thought.answers, mean, p99, longest)


def duels(order: Order, games: list[Played]) -> tuple[Duel, ...]:
    """Every two bots that met."""
    found: dict[tuple[int, int], Sample] = {}
    for game in games:
        for one, other in product(sorted(set(game.seating)), repeat=2):
            if one != other:
                found.setdefault((one, other), Sample()).add(game.round, ahead(game, one, other))
    bots = order.bots
    return tuple(Duel(bots[a], bots[b], found[a, b].number, found[a, b].interval()) for a, b in sorted(found))


def ahead(game: Played, one: int, other: int) -> float:
    """How far one bot came in ahead of another in a game, over all pairs of their seats."""
    pairs = list(product(seats_of(game, one), seats_of(game, other)))
    better = [(game.places[a] < game.places[b]) + (game.places[a] == game.places[b]) / 2 for a, b in pairs]
    return sum(better) / len(pairs)


def seat_share(games: list[Played], seat: int) -> Interval:
    """The share of wins of a seat, whoever sat there."""
    share = Sample()
    for game in games:
        share.add(game.round, game.points()[seat])
    return share.interval()


def fault_sentences(order: Order, games: list[Played]) -> tuple[str, ...]:
    """Whatever bots did wrong, with the game in which it can be seen again."""
    return tuple(
        f"{order.bots[game.seating[seat]]}, round {game.round}, game {game.number}, seat {seat + 1}: {why}"
        for game in games
        for seat, why in game.faults.items()
    )
