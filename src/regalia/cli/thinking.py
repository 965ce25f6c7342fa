"""The test of the clock: many decisions of a bot under a deadline, and how often it came late."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from regalia.bots.bot import Bot, Deadline
from regalia.bots.registry import make_bot
from regalia.core.fairness import Seed
from regalia.core.registry import game as find_game
from regalia.core.table import Table, new_table

ALLOWED = 1.2  # of the time given


class Trial(msgspec.Struct, frozen=True):
    """What is to be tried."""

    game: str
    bot: str = "monarch"
    decisions: int = 10_000
    milliseconds: int = 20
    seats: int = 3
    seed: int = 1


class Report(msgspec.Struct):
    """How it went; times in milliseconds."""

    game: str
    bot: str
    given: int
    decisions: int = 0  # with more than one answer
    late: int = 0  # by the clock on the wall: more than a fifth over the time given
    late_in_cpu: int = 0  # the same in CPU time of this process, which other processes cannot slow down
    longest: float = 0.0
    longest_in_cpu: float = 0.0
    games: int = 0


def try_clock(trial: Trial, tell: Callable[[str], None]) -> Report:
    """Bots play game after game until so many decisions have been timed."""
    found = Report(trial.game, trial.bot, trial.milliseconds)
    while found.decisions < trial.decisions:
        table = new_table(find_game(trial.game), trial.seats, Seed(trial.seed + found.games))
        bots = [make_bot(trial.bot, table.game, table.terms, seat) for seat in range(trial.seats)]
        while not table.is_over and found.decisions < trial.decisions:
            one_decision(table, bots, found)
        found.games += 1
        tell(f"{found.decisions} decisions, {found.late} late, {found.late_in_cpu} late in CPU time")
    return found


def one_decision(table: Table, bots: list[Bot], found: Report) -> None:
    """Let a bot answer, and time it if it had a choice."""
    seat = table.state.seat_to_answer()
    prompt = table.prompt(seat)
    wall, cpu = time.perf_counter(), time.process_time()
    action = bots[seat].choose(prompt.view, prompt, Deadline(found.given / 1000))
    used, used_cpu = 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - cpu)
    refusal = table.play(seat, [action])
    assert refusal is None, f"the bot’s answer is refused: {refusal}"
    if len(prompt.actions) == 1:
        return
    found.decisions += 1
    found.late += used > ALLOWED * found.given
    found.late_in_cpu += used_cpu > ALLOWED * found.given
    found.longest = round(max(found.longest, used), 1)
    found.longest_in_cpu = round(max(found.longest_in_cpu, used_cpu), 1)
