"""Bots: found by name, given views only, legal, the same under the same seed, and each level better than chance."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

import regalia
from regalia.bots import levels
from regalia.bots.bot import Deadline
from regalia.bots.levels import NAMES, WORDS, Level, bot_of_level
from regalia.bots.registry import bot_names, make_bot
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.prompt import Prompt
from regalia.core.registry import game, games
from regalia.core.say import say
from regalia.core.speech import LANGUAGES, speech
from regalia.core.table import Table, new_table

FEW = 12 if regalia.compiled else 2  # simulations: enough to walk every path of the code, not enough to play well


def quick(name: str) -> Level:
    """A level as it is, but for a small number of simulations."""
    level = levels.LEVELS[NAMES.index(name)]
    return Level(name, simulations=min(FEW, level.simulations), seconds=level.seconds, worlds=level.worlds)


def test_bots_are_found_by_name() -> None:
    played = game("um_krone_und_kragen")
    assert bot_names(played) == ["page", "squire", "knight", "monarch"]
    with pytest.raises(RegaliaError, match="The bots are: page, squire, knight, monarch"):
        make_bot("hal", played, None, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    assert set(WORDS) == {"random", *NAMES}
    words = speech("regalia.server", language)
    assert all(words.say(say(key), []) for keys in WORDS.values() for key in keys)


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("name", list(games()))
def test_answers_are_legal_and_the_same_in_worlds_a_seat_cannot_tell_apart(name: str, level: str) -> None:
    """Two bots of one seed go through a game side by side; one of them always sees a world with other secrets."""
    played = games()[name]
    table = new_table(played, played.players[0], Seed(5), played.short)
    pairs = [[bot_of_level(quick(level), played, table.terms, seat) for _ in range(2)] for seat in range(5)]
    for number in range(60):
        if table.is_over:
            break
        seat = table.state.seat_to_answer()
        other: Any = played.other_world(table.state, seat, number)
        choices = {
            answer(table, bot, state, seat) for bot, state in zip(pairs[seat], (table.state, other), strict=True)
        }
        assert len(choices) == 1
        assert table.play(seat, [choices.pop()]) is None


def answer(table: Table, bot: Any, state: Any, seat: int) -> int:
    """What a bot answers who sees this state as its seat does."""
    view = table.game.view(state, seat)
    found: int = bot.choose(view, Prompt(table.game, state, view))
    return found


@pytest.mark.parametrize("name", list(games()))
def test_guessed_worlds_offer_what_the_table_offers(name: str) -> None:
    """The search looks for its answer among those of guessed worlds."""
    played = games()[name]
    table = new_table(played, 3, Seed(2), played.short)
    bot = make_bot("page", played, table.terms, 1)
    for number in range(80):
        if table.is_over:
            break
        for seat in table.waiting():
            prompt = table.prompt(seat)
            world = played.imagine(prompt.view, table.terms).deal(number)
            assert world.legal(seat) == list(prompt.actions)
        seat = table.state.seat_to_answer()
        prompt = table.prompt(seat)
        table.play(seat, [bot.choose(prompt.view, prompt)])


@pytest.mark.parametrize("name", list(games()))
def test_a_monarch_keeps_to_its_clock(name: str) -> None:
    """It thinks no longer than its time; what a busy machine takes besides is not its own."""
    seconds = 0.05 if regalia.compiled else 0.4
    played = games()[name]
    table = new_table(played, 3, Seed(4), played.short)
    bot = make_bot("monarch", played, table.terms, 1)
    used = []
    for _ in range(5):
        seat = table.state.seat_to_answer()
        prompt = table.prompt(seat)
        start = process_time()
        action = bot.choose(prompt.view, prompt, Deadline(seconds))
        used.append(process_time() - start)
        table.play(seat, [action])
    assert sorted(used)[2] <= 1.2 * seconds
