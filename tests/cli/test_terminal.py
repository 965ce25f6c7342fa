"""The terminal as it is: colours, moments that are given time, Tab, and leaving by Ctrl-C."""

from __future__ import annotations

import time

import pytest
from click.testing import CliRunner

from regalia.cli.main import main
from regalia.terminal.pace import PACES, SECONDS, reading_seconds
from tests.cli.typewriter import Typewriter

BOTS = ("play", "for_a_crown", "--people", "0", "--bot", "random", "--seed", "5")


def story(text: str) -> list[str]:
    """What was told, line by line."""
    return [line for line in text.splitlines() if line.startswith("· ")]


@pytest.fixture(scope="module")
def told() -> list[str]:
    """The story of a whole game, told at once."""
    return story(CliRunner().invoke(main, [*BOTS], env={"LC_ALL": "C"}).stdout)


def test_moments_are_told_in_order_and_given_time(told: list[str]) -> None:
    """Time is measured from below only: a slow machine shows them even longer."""
    with Typewriter(*BOTS, "--pace", "fast", columns=200) as terminal:
        terminal.until("Recruiting, pass 2")
        start = time.monotonic()
        terminal.until("comes up")
        seen = story(terminal.text)[:-1]
        assert seen == told[: len(seen)], "in the order in which it happened"
        terminal.until(told[len(seen) + 12])
        assert time.monotonic() - start > 2 * PACES["fast"] * SECONDS


def test_enter_skips_what_one_has_read(told: list[str]) -> None:
    """At this pace the whole game would take minutes."""
    with Typewriter(*BOTS, "--pace", "slow", columns=200) as terminal:
        while terminal.read(0.02):
            if terminal.program.poll() is None:
                terminal.type("\n")
        assert story(terminal.text) == told


def test_nothing_waits_where_nobody_watches(told: list[str]) -> None:
    text = CliRunner().invoke(main, [*BOTS, "--pace", "slow"]).stdout
    assert story(text) == told


def test_colours_tab_and_leaving() -> None:
    with Typewriter("play", "um", "--seed", "3", "--bot", "random", "--pace", "off") as terminal:
        terminal.until("\n> ")
        assert "\x1b[1;31mred" in terminal.raw, "the first seat in its colour"
        terminal.type("ro\t")
        terminal.until("> roll")
        terminal.type("\n")
        terminal.until("[set aside 6]\n> ")
        terminal.type("why fi\t")
        terminal.until("> why finish")
        assert "You have left the table." in terminal.interrupt()
        assert terminal.program.returncode == 0


def test_no_colours_if_they_are_not_wanted() -> None:
    with Typewriter("show", "-", columns=50, NO_COLOR="1") as terminal:
        terminal.type('{"game": "um_krone_und_kragen"}\n\x04')
        text = terminal.to_the_end()
        assert "The court" in text and "\x1b" not in terminal.raw
        drawn = text[text.index("The court") :].splitlines()
        assert max(map(len, drawn)) <= 50


@pytest.mark.parametrize(
    ("lines", "pace", "seconds"),
    [([], "normal", 0.5), (["x" * 100], "normal", 2.0), (["x" * 1000], "normal", 4.0), (["x"], "off", 0.0)],
)
def test_longer_lines_are_shown_longer(lines: list[str], pace: str, seconds: float) -> None:
    assert reading_seconds(lines, pace) == pytest.approx(seconds)
