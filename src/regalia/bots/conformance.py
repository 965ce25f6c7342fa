"""Does a bot keep to the protocol? It plays whole games, hears odd but valid things, and is told what it did wrong."""

from __future__ import annotations

import time
from collections.abc import Iterator
from subprocess import TimeoutExpired
from typing import Any

import msgspec

from regalia.bots.bot import RandomBot
from regalia.bots.external import Declined, ExternalBot, place_at, words
from regalia.bots.pipe import GOODBYE_SECONDS, BotFault, Pipe
from regalia.bots.protocol import Choose, Hello, Quit, line
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame, Result
from regalia.core.prompt import Prompt
from regalia.core.record import result_of
from regalia.core.table import Table, new_table

SOON_SECONDS = 0.25  # a short time to answer
QUESTIONS = 8  # asked with the same seed
STRANGE = {"weather": "fine – “très beau” ☀", "nested": {"list": [1, 2.5, None, True]}}


class Finding(msgspec.Struct, frozen=True):
    """What was seen: well, a remark, or a fault."""

    what: str  # ok, remark or fault
    sentence: str


def ok(sentence: str) -> Finding:
    """All is well."""
    return Finding("ok", sentence)


def fault(sentence: str) -> Finding:
    """The bot must do better."""
    return Finding("fault", sentence)


def check(command: str, games: list[AnyGame], each: int, limit: float) -> Iterator[Finding]:
    """All findings on a bot, as they are made."""
    played: list[AnyGame] = []
    for game in games:
        finding = check_games(command, game, each, limit)
        if finding.what == "ok":
            played.append(game)
        yield finding
    if not played:
        yield fault("It played no game as it should, so nothing else was tried.")
        return
    for trial in (check_strange, check_again, check_soon, check_seed, check_quit, check_end):
        yield tried(trial, command, played[0], limit)


def tried(trial: Any, command: str, game: AnyGame, limit: float) -> Finding:
    """The finding of one trial; whatever the bot does wrong in it is one."""
    try:
        found: Finding = trial(command, game, limit)
    except BotFault as wrong:
        return fault(f"{trial.__doc__} {wrong}")
    return found


# --- whole games


def check_games(command: str, game: AnyGame, each: int, limit: float) -> Finding:
    """Some games of one kind, with few and with many seats, all played by one process."""
    longest, answers = 0.0, 0
    pipe = None
    try:
        pipe = Pipe(words(command))
        for number in range(each):
            seats = game.players[0] if number % 2 == 0 else game.players[-1]
            table = new_table(game, seats, Seed(number), game.short)
            took = play(ExternalBot(pipe, place_at(table, number % seats, number), limit), table)
            longest, answers = max(longest, *took, 0.0), answers + len(took)
    except Declined as why:
        return Finding("remark", f"{game.id}: {why}")
    except BotFault as wrong:
        return fault(f"{game.id}: {wrong}")
    finally:
        if pipe is not None:
            pipe.close()
    return ok(f"{game.id}: {each} games, {answers} answers, the slowest after {1000 * longest:.0f} ms.")


def play(bot: ExternalBot, table: Table) -> list[float]:
    """A whole game against chance; how long each answer took, in seconds."""
    others = RandomBot(table.game, table.terms, bot.place.seed)
    took = []
    while not table.is_over:
        seat = table.waiting()[0]
        prompt = table.prompt(seat)
        start = time.perf_counter()
        action = (bot if seat == bot.place.seat else others).choose(prompt.view, prompt)
        if seat == bot.place.seat:
            took.append(time.perf_counter() - start)
        table.play(seat, [action])
    bot.over(table.view(bot.place.seat), result_of(table))
    return took


# --- odd but valid things. The first sentence of each says what was tried, for the case that it goes wrong.


def opened(command: str, game: AnyGame, limit: float) -> tuple[ExternalBot, Prompt]:
    """A bot at a new table, and a first question with several answers for it."""
    table = new_table(game, game.players[0], Seed(1), game.short)
    others = RandomBot(game, table.terms, 1)
    while len(table.prompt(table.waiting()[0]).actions) < 2:
        seat = table.waiting()[0]
        table.play(seat, [others.choose(table.view(seat), table.prompt(seat))])
    seat = table.waiting()[0]
    return ExternalBot(Pipe(words(command)), place_at(table, seat, 1), limit), table.prompt(seat)


def with_more(message: Hello | Choose) -> bytes:
    """A message with fields that nobody knows."""
    return msgspec.json.encode({**msgspec.to_builtins(message), **STRANGE}) + b"\n"


def check_strange(command: str, game: AnyGame, limit: float) -> Finding:
    """Messages with unknown fields, and a message of an unknown type, are to be passed over."""
    bot, prompt = opened(command, game, limit)
    try:
        bot.pipe.send(msgspec.json.encode({"type": "note", **STRANGE}) + b"\n")
        answer = bot.pipe.ask(with_more(bot.question(prompt.view, prompt, limit)), limit)
        if msgspec.json.decode(answer).get("action", prompt.actions[0]) not in prompt.actions:
            return fault("With unknown fields in a question it answers with something else than one of the actions.")
    except (msgspec.DecodeError, AttributeError) as wrong:
        return fault(f"With unknown fields in a question its answer cannot be read: {wrong}.")
    finally:
        bot.pipe.close()
    return ok("It passes over fields and messages that it does not know.")


def check_again(command: str, game: AnyGame, limit: float) -> Finding:
    """The same question twice, a game broken off, and a new one are no reason to stumble."""
    bot, prompt = opened(command, game, limit)
    try:
        for _ in range(2):
            bot.choose(prompt.view, prompt)
            bot.parts.clear()
        bot = ExternalBot(bot.pipe, bot.place, limit)
        bot.choose(prompt.view, prompt)
        bot.over(prompt.view, Result((1,) * bot.place.seats, adjudicated=True))
        bot = ExternalBot(bot.pipe, bot.place, limit)
        bot.choose(prompt.view, prompt)
    finally:
        bot.pipe.close()
    return ok("It answers a question again, and begins anew whenever a game does.")


def check_soon(command: str, game: AnyGame, limit: float) -> Finding:
    """A quarter of a second is left for an answer."""
    bot, prompt = opened(command, game, SOON_SECONDS)
    try:
        bot.choose(prompt.view, prompt)
    finally:
        bot.pipe.close()
    return ok("It heeds left_ms: asked to, it answers within a quarter of a second.")


def check_seed(command: str, game: AnyGame, limit: float) -> Finding:
    """The same seed twice."""
    if answers_of_a_seed(command, game, limit) != answers_of_a_seed(command, game, limit):
        return Finding("remark", "The same seed gives other answers: its games in the arena cannot be repeated.")
    return ok("The same seed gives the same answers.")


def answers_of_a_seed(command: str, game: AnyGame, limit: float) -> list[list[int]]:
    """What a new process says to one question, asked again and again."""
    bot, prompt = opened(command, game, limit)
    try:
        return [bot.ask(prompt.view, prompt, limit) for _ in range(QUESTIONS)]
    finally:
        bot.pipe.close()


def check_quit(command: str, game: AnyGame, limit: float) -> Finding:
    """It is told to quit."""
    bot, _ = opened(command, game, limit)
    code = bot.pipe.close(line(Quit()))
    if code is None:
        return fault(f"Told to quit, it did not end within {GOODBYE_SECONDS:g} s.")
    return fault(f"Told to quit, it ended with code {code}, not 0.") if code else ok("Told to quit, it ends.")


def check_end(command: str, game: AnyGame, limit: float) -> Finding:
    """Its input ends."""
    bot, _ = opened(command, game, limit)
    bot.pipe.send(b"")
    try:
        bot.pipe.process.wait(GOODBYE_SECONDS)
    except TimeoutExpired:
        return fault(f"When its input ended, it did not end within {GOODBYE_SECONDS:g} s.")
    finally:
        bot.pipe.close()
    return ok("When its input ends, it ends.")
