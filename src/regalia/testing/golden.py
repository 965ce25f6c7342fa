"""Golden playthroughs: transcripts of whole games, every question, answer, event and view. A change shows at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER, AnyGame
from regalia.core.ints import has
from regalia.core.table import Table, new_table
from regalia.testing.sights import check_indices, row_of

NAME = re.compile(r"(\d+)-(\d+)((?:,\w+=\w+)*)")  # players, seed, and options that are not as usual


def transcript(game: AnyGame, name: str) -> str | None:
    """The transcript that a name like “3-1” or “3-1,show_split=off” stands for; None if it is no such name."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    given = dict(each.split("=") for each in found[3].split(",")[1:])
    options = {key: game.options.option(key).read(value) for key, value in given.items()}
    return playthrough(game, int(found[1]), int(found[2]), options)


def playthrough(game: AnyGame, seats: int, seed: int, options: Mapping[str, object]) -> str:
    """The transcript of a random game, with these options and those that keep it short."""
    table = new_table(game, seats, Seed(seed), {**game.short, **options})
    dice = Dice(seed)
    lines = [f"game: {game.id}", f"version: {game.version}", f"seats: {', '.join(table.names)}", f"seed: {seed}"]
    lines += [f"option {key}: {value}" for key, value in table.options.items()]
    lines += tell(table, 0)
    while not table.is_over:
        waiting = table.waiting()
        seat = waiting[dice.below(len(waiting))]
        lines += asked(table, seat)
        told = len(table.story)
        action = table.state.legal(seat)[dice.below(len(table.state.legal(seat)))]
        lines.append(f"> {table.names[seat]}: {game.spell(table.view(seat), action)}")
        table.play(seat, [action])
        lines += tell(table, told)
    return "\n".join([*lines, *ending(table)]) + "\n"


def tell(table: Table, since: int) -> list[str]:
    """What has happened since."""
    return [f"  * {line}" for line in table.tell(table.story[since:], WATCHER)]


def asked(table: Table, seat: int) -> list[str]:
    """What a seat is asked and may answer, what it may not, and a mark of what each sees."""
    prompt = table.prompt(seat)
    refused = [(choice.text, choice.why_not.key) for choice in prompt.greyed if choice.why_not]
    return [
        f"? {table.names[seat]}: {table.say(prompt.sentence)}",
        f"  may: {' | '.join(choice.text for choice in prompt.choices)}",
        *([f"  not: {' | '.join(f'{text} ({key})' for text, key in refused)}"] if refused else []),
        f"  views: {' '.join(mark(table, each) for each in (*range(len(table.names)), WATCHER))}",
    ]


def mark(table: Table, seat: int) -> str:
    """Eight digits that change when anything does that people or programs are shown: view, row, indices of answers."""
    s, seen = table.state, blake2b(msgspec.json.encode(table.view(seat)), digest_size=4)
    seen.update(row_of(table.game, s, seat))
    if seat >= 0 and has(s.waiting, seat):
        check_indices(table.game, s, seat)
        seen.update(repr([s.index_of(seat, action) for action in s.legal(seat)]).encode())
    return seen.hexdigest()


def ending(table: Table) -> list[str]:
    """The places and the count."""
    result = table.game.result(table.state)
    lines = [f"places: {result.places}{' (adjudicated)' if result.adjudicated else ''}"]
    return lines + [f"{table.say(line.what)}: {line.numbers}" for line in result.lines]
