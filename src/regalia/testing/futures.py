"""The law of the sealed future: nothing that a seat can try tells it what is still to come, or what others hold.

At one moment the table is set up anew in other worlds: the past and what the seat knows are the same, the luck to come
and everything hidden are others. Whatever the seat tries, alone or in chains of up to three parts, must be refused with
the same words, or taken to the same part, in all of them; what it is asked must be the same, too (words and odds are
made from a view, so they cannot tell more than it does). And what a seat may take back must have told nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple

import msgspec

from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER, View
from regalia.core.ints import has
from regalia.core.prompt import Choice
from regalia.core.state import OK, State
from regalia.core.step import asked
from regalia.core.table import Refusal, Table, Tried, give_luck

BAD = 2**53 - 1  # no action of any game
JUNK = (0, 1, 5, 7, 13, 40, 63, 100, 1000, 2**40, 2**40 + 5, 2**44, 2**52, BAD)  # answers nobody would think of
PARTS = 3
AFTERWARDS = 5  # answers tried behind one that is complete
MOST_CHAINS = 400  # of one seat at one moment


class Seen(NamedTuple):
    """What a seat sees of an answer: how much of it was taken, or why it was refused; and what it knows then."""

    taken: int
    refusal: Refusal | None
    view: View | None


def check_future(table: Table, seat: int, dice: Dice, futures: int = 2) -> int:
    """Compare all that a seat can try at this moment in so many other worlds; how many chains were tried."""
    worlds = [in_world(table, seat, dice.below(1 << 30)) for _ in range(futures)]
    for other in worlds:
        check_question(table, other, seat)
    tried = 0
    for chain in chains(table, seat, dice) if seat >= 0 else ():
        here = seen(table, seat, chain)
        for other in worlds:
            there = seen(other, seat, chain)
            assert there == here, f"seat {seat} can learn by trying {chain} what is to come: {here} / {there}"
        tried += 1
        if tried == MOST_CHAINS:
            break
    return tried


def in_world(table: Table, seat: int, seed: int) -> Table:
    """The same table as far as a seat knows; what is hidden from it and what will come are others."""
    other = copy(table)
    other.state = table.game.other_world(table.state, seat, seed)
    give_luck(other.state, Seed(seed))
    return other


def check_question(table: Table, other: Table, seat: int) -> None:
    """What is asked, offered and greyed is the same to the byte."""
    prompts = [each.prompt(seat) for each in (table, other)]
    for name in ("view", "actions", "sentence", "choices", "greyed"):
        one, two = (msgspec.json.encode(described(getattr(prompt, name))) for prompt in prompts)
        assert one == two, f"the {name} of seat {seat} tells what it may not know: {one!r} / {two!r}"


def described(found: Any) -> Any:
    """What a prompt has to say, choices with all their words."""
    if not isinstance(found, tuple):
        return found
    return [
        (each.action, each.act, each.text, each.label, each.piece, each.why_not, each.rule)
        if isinstance(each, Choice)
        else each
        for each in found
    ]


def chains(table: Table, seat: int, dice: Dice) -> Iterator[tuple[int, ...]]:
    """Answers in one to three parts: everything at first, then all that goes on, and some of what lies beyond."""
    rest: list[tuple[int, ...]] = [()]
    while rest:
        before = rest.pop(0)
        going_on = []
        for action in possible(table, seat, before, dice):
            chain = (*before, action)
            yield chain
            if len(chain) < PARTS and isinstance(table.attempt(seat, chain), Tried):
                going_on.append(chain)
        rest += going_on


def possible(table: Table, seat: int, before: tuple[int, ...], dice: Dice) -> list[int]:
    """What might come next: all that is offered or worth a thought; beyond a complete answer only some of it."""
    after = copy(table)
    after.state = table.state.copy()
    for action in before:
        after.state.play(seat, action)
    legal = after.state.legal(seat) if after.state.waiting else []
    others = after.game.candidates(after.view(seat)) if legal else []
    found = [*dict.fromkeys((*legal, *others, *JUNK))]
    return (
        found
        if goes_on(table.state, after.state, seat)
        else [*dice.some(legal, AFTERWARDS), *dice.some(found, AFTERWARDS), BAD]
    )


def seen(table: Table, seat: int, chain: tuple[int, ...]) -> Seen:
    """What a seat sees when it tries this."""
    tried = table.attempt(seat, chain)
    if isinstance(tried, Refusal):
        return Seen(0, tried, None)
    return Seen(
        len(tried.actions),
        None,
        table.game.view(tried.state, seat) if goes_on(table.state, tried.state, seat) else None,
    )


def goes_on(before: State, after: State, seat: int) -> bool:
    """Is an answer still incomplete, and no luck drawn by it?"""
    return has(after.waiting, seat) and after.decisions == before.decisions and after.luck == before.luck


# --- taking back


def check_taking_back(table: Table, seat: int, dice: Dice, futures: int = 2) -> int:
    """What a seat could take back has told nobody anything; how many answers were tried."""
    game, s = table.game, table.state
    others = [eyes for eyes in (WATCHER, *range(s.seats)) if eyes != seat]
    if asked(s.now) != 1 << seat or s.said[seat] or s.laid[seat]:
        return 0  # a sealed answer is seen by nobody, and half an answer was looked at before
    for _ in range(AFTERWARDS):
        parts, after = whole_answer(table, seat, dice, others)
        if after is not None and all(game.may_take_back(part) for part in parts):
            for eyes in others:
                for _ in range(futures):
                    check_eyes(table, seat, parts, after, eyes, dice.below(1 << 30))
    return AFTERWARDS


def whole_answer(table: Table, seat: int, dice: Dice, others: list[int]) -> tuple[list[int], State | None]:
    """All parts of some answer, and the table after it; None if luck was drawn, a secret told, or the game ended."""
    game, s = table.game, table.state
    after, parts, views = table.listening(), list[int](), [game.view(s, eyes) for eyes in others]
    while goes_on(s, after, seat):
        legal = after.legal(seat)
        parts.append(legal[dice.below(len(legal))])
        after.answer(seat, parts[-1])
        if goes_on(s, after, seat) and not game.may_take_back(parts[-1]):
            seen_now = [game.view(after, eyes) for eyes in others]
            assert seen_now == views, f"others see a part of an answer, {parts[-1]}, that can be taken back"
    told = after.story or []
    is_final = after.luck != s.luck or after.waiting == 0 or any(event.knows for event in told)
    return parts, None if is_final else after


def check_eyes(table: Table, seat: int, parts: list[int], after: State, eyes: int, seed: int) -> None:
    """To these eyes the answer was possible in every world, and looked the same."""
    game, s = table.game, table.state
    other = game.other_world(s, eyes, seed)
    give_luck(other, Seed(seed))
    luck = other.luck
    for part in parts:
        reason = other.play(seat, part)
        assert reason == OK, f"seat {eyes} learns that seat {seat} could answer {part} of {parts}"
    assert other.luck == luck, f"whether {parts} draws luck depends on what seat {eyes} does not know"
    assert game.view(other, eyes) == game.view(after, eyes), f"seat {eyes} learns something by {parts}"
