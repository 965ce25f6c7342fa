"""Bots in processes of their own: what they are told, and what happens when they fail."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.bots import external
from regalia.bots.bot import Deadline
from regalia.bots.external import Declined, ExternalBot, Stable, place_at
from regalia.bots.pipe import BotFault
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.registry import game
from regalia.core.table import Table, new_table
from tests.bots.lines import program

LIMIT = 5.0


@pytest.fixture
def stable() -> Iterator[Stable]:
    found = Stable()
    yield found
    found.close()


@pytest.fixture
def table() -> Table:
    return new_table(game("um_krone_und_kragen"), 2, Seed(1), {"max_rounds": 20})


def seated(stable: Stable, table: Table, command: str, limit: float = LIMIT) -> ExternalBot:
    """A bot on the seat that is asked first."""
    return ExternalBot(stable.take(command), place_at(table, table.waiting()[0], 7), limit)


def answer(bot: ExternalBot, table: Table) -> int:
    """What it says to the present question."""
    prompt = table.prompt(bot.place.seat)
    return bot.choose(prompt.view, prompt)


def wrong(stable: Stable, table: Table, command: str, limit: float = LIMIT) -> str:
    """What is said of a bot that fails when it is asked."""
    with pytest.raises(BotFault) as fault:
        answer(seated(stable, table, command, limit), table)
    return str(fault.value)


def test_it_is_told_the_table_and_nothing_else(stable: Stable, table: Table, tmp_path: Path) -> None:
    path = tmp_path / "heard"
    keep = f"open({str(path)!r}, 'a').write(line); "
    ready = keep + "print(json.dumps({'protocol': 1, 'labels': 'de'}), flush=True)"
    choose = keep + "print(json.dumps({'text': message['actions'][0]['text']}), flush=True)"
    bot = seated(stable, table, program(tmp_path, choose, ready))
    assert answer(bot, table) == table.prompt(bot.place.seat).actions[0]
    hello, asked = (json.loads(line) for line in path.read_text().splitlines())
    assert set(hello) == {"type", "protocol", "game", "version", "options", "data", "seats", "seat", "seed"}
    assert (hello["game"], hello["seats"], hello["seat"], hello["seed"]) == (table.game.id, 2, bot.place.seat, 7)
    assert hello["options"]["max_rounds"] == 20 and hello["data"] is None
    assert set(asked) == {"type", "decision", "left_ms", "actions", "told", "view"}
    number = asked["actions"][0]["action"]
    assert asked["actions"] == [
        {"action": number, "act": {"is": "roll", "dice": 3}, "text": "roll", "label": "Würfeln"}
    ]
    assert [told["is"] for told in asked["told"]] == ["round-begins", "turn-begins"]
    assert asked["left_ms"] == 5000 and asked["view"]["seat"] == bot.place.seat


def test_the_clock_may_say_less_than_the_limit(stable: Stable, table: Table, tmp_path: Path) -> None:
    bot = seated(stable, table, program(tmp_path, "time.sleep(60)"))
    prompt = table.prompt(bot.place.seat)
    start = time.monotonic()
    with pytest.raises(BotFault, match=r"No answer within 0\.30 s"):
        bot.choose(prompt.view, prompt, Deadline(0.2))
    assert time.monotonic() - start < 2


def test_an_answer_in_words_may_have_several_parts(stable: Stable, tmp_path: Path) -> None:
    position = {"active": "1-2-2-6", "owned": {"red": ["merchant"]}}
    played = game("um_krone_und_kragen")
    names = played.names(2)
    terms = played.terms(played.options.settle(), played.data())
    table = Table(played, names, played.options.settle(), None, played.load(position, names, terms))
    bot = seated(stable, table, program(tmp_path, "print(json.dumps({'text': 'use  merchant 1-2'}), flush=True)"))
    asked: list[str] = []
    while not asked or bot.parts:
        action = answer(bot, table)
        asked.append(played.spell(table.view(0), action))
        assert table.play(0, [action]) is None
    assert asked == ["use merchant 1 ...", "and 2", "that is all"]


def test_a_bot_that_hangs(stable: Stable, table: Table, tmp_path: Path) -> None:
    assert wrong(stable, table, program(tmp_path, "time.sleep(60)"), 0.1) == "No answer within 0.20 s."


def test_a_bot_that_never_reads_does_not_hold_us_up(
    stable: Stable, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 0.2)
    pipe = stable.take(shlex.join([sys.executable, "-c", "import time; time.sleep(60)"]))
    pipe.send(b"x" * 1_000_000 + b"\n")  # more than a pipe holds
    with pytest.raises(BotFault, match="No answer"):
        ExternalBot(pipe, place_at(table, 0, 1), LIMIT)
    start = time.monotonic()
    stable.drop(pipe)
    assert time.monotonic() - start < 2


def test_a_bot_that_crashes(stable: Stable, table: Table, tmp_path: Path) -> None:
    assert wrong(stable, table, program(tmp_path, "os._exit(3)")) == "Its process ended with code 3."


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("rubbish", "“rubbish” is no answer: JSON is malformed"),
        ('{"action": "roll"}', "Expected `int | null`, got `str`"),
        ("[1]", "Expected `object`, got `array`"),
        ("{}", "An answer has an action or a text: “{}”."),
        ('{"action": 0, "text": "roll"}', "An answer has an action or a text"),
        ('{"action": 9999}', "9999 is not among the actions of decision"),
        ('{"action": 99999999999999999999999}', "is not among the actions"),
        ('{"text": "dance"}', "dance"),
        ('{"text": "finish"}', "is not among the actions"),
        ('{"error": "no idea"}', "It gave up: no idea"),
        ("x" * 70_000, "A line of more than 65536 bytes."),
    ],
)
def test_a_bot_that_answers_wrongly(stable: Stable, table: Table, tmp_path: Path, said: str, why: str) -> None:
    assert why in wrong(stable, table, program(tmp_path, f"print({said!r}, flush=True)"))


def test_it_is_told_what_was_wrong(stable: Stable, table: Table, tmp_path: Path) -> None:
    path = tmp_path / "last"
    choose = f"print('nonsense', flush=True); open({str(path)!r}, 'w').write(sys.stdin.readline())"
    wrong(stable, table, program(tmp_path, choose))
    stable.close()
    told = json.loads(path.read_text())
    assert told["type"] == "error" and "nonsense" in told["why"]


def test_a_bot_that_speaks_unasked(stable: Stable, table: Table, tmp_path: Path) -> None:
    chatter = "print(json.dumps({'protocol': 1}) + '\\nhello there', flush=True)"
    bot = seated(stable, table, program(tmp_path, hello=chatter))
    time.sleep(0.2)
    with pytest.raises(BotFault, match="It wrote without being asked: “hello there”"):
        answer(bot, table)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ('{"error": "I know chess only."}', "It does not play: I know chess only."),
        ('{"protocol": 2}', "It speaks protocol 2, not 1."),
        ('{"protocol": 1, "labels": "tlh"}', "There are no labels in “tlh”"),
    ],
)
def test_a_bot_that_does_not_begin(stable: Stable, table: Table, tmp_path: Path, said: str, why: str) -> None:
    with pytest.raises(BotFault, match=why) as fault:
        seated(stable, table, program(tmp_path, hello=f"print({said!r}, flush=True)"))
    assert isinstance(fault.value, Declined) == ("chess" in why)


def test_a_program_that_is_not_there(stable: Stable) -> None:
    with pytest.raises(BotFault, match="“no-such-program” cannot be started: No such file"):
        stable.take("no-such-program")
    for command in ("", "'open"):
        with pytest.raises(RegaliaError):
            stable.take(command)


def test_no_process_is_left_behind(table: Table, tmp_path: Path) -> None:
    """Not even the children of a bot that will not end."""
    child = "import subprocess; subprocess.Popen(['sleep', '60']); "
    stable = Stable()
    bot = seated(
        stable, table, program(tmp_path, hello=child + "print('{\"protocol\": 1}', flush=True)", after="time.sleep(60)")
    )
    threads = bot.pipe.threads
    stable.close()
    assert bot.pipe.process.poll() is not None
    assert not any(thread.is_alive() for thread in threads), "somebody still holds the pipe"


def test_its_complaints_are_passed_through(
    stable: Stable, table: Table, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    seated(
        stable, table, program(tmp_path, hello="print('hm', file=sys.stderr); print('{\"protocol\": 1}', flush=True)")
    )
    stable.close()
    assert "hm" in capfd.readouterr().err
