"""A card as a page of Markdown: one column for each number of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from regalia.core.say import say
from regalia.core.speech import speech

if TYPE_CHECKING:
    from regalia.cli.card import Card, Figures, Rate

TURNS = ("first", "second", "third", "fourth", "fifth")

HEAD = """# Model card: {title}

What a paper would quote of [{title}](../games/{game}.md), as measured: the rules of version {rules}, Regalia {regalia},
all options as they come. Written by `{command} -o docs/cards/{game}.md`, which gives the
same figures again.
"""

WATCHED = """
## Choices, luck, what is hidden
{games} games of each number of seats, a {bot} in every seat, seeds from {seed} × 1,000,003 on. Answers are counted in
parts, as the engine asks them ([research.md](../research.md)).
"""

MEANING = """
- **Legal answers** are the mean over all answers at which there was more than one; *widest* is the most in any game.
- **Games, as a power of ten**: the product of the legal answers along a game, the mean of its logarithm.
- **Draws**: every die and every card for itself, the set-up included; **bits** are the sum of their entropies, so that
  a fair die tells 2.6.
- **Hidden**: at every tenth answer 64 worlds were dealt that fit what the seat knew; the bits are the entropy of their
  collisions. It tells no more than 11: then no two of 64 worlds were alike. *Questions with something hidden* are those
  with more than 0.
"""

STRENGTH = """
## The first seat
How often who had the {turns} turn won, with 95 % intervals (Wilson); shared first places in parts.
"""

SKILL = """
## Luck against skill
How often one bot won that sat alone among weaker ones, in every seat equally often. What it does not win is luck's
part, or theirs. *Elo* is the difference of strength for which such a share is expected (Bradley and Terry; with more
seats Plackett and Luce); where all games were won, as if half of one had not been.
"""


def card(found: Card) -> str:
    """The whole page."""
    title = title_of(found.game)
    first = found.figures[0]
    head = HEAD.format(title=title, game=found.game, rules=found.rules, regalia=found.regalia, command=found.command)
    watched = WATCHED.format(games=first.games, bot=found.bot, seed=found.seed)
    most = max(each.seats for each in found.figures)
    strength = STRENGTH.format(turns=", ".join(TURNS[: most - 1]) + " or " + TURNS[most - 1])
    parts = [head, watched, shape(found.figures), MEANING, strength, turns(found.figures, most)]
    return "".join([*parts, SKILL, ladder(found.figures)])


def title_of(game: str) -> str:
    """The name of a game as people write it."""
    return speech(f"regalia.games.{game}", "en").say(say("game-title"), ())


ROWS: dict[str, Callable[[Figures], str]] = {
    "answers of a game": lambda f: f"{f.answers:.0f} ({f.shortest:.0f}–{f.longest:.0f})",
    "of them with a choice": lambda f: f"{f.choices:.0f}",
    "legal answers, widest": lambda f: f"{f.branching:.1f}, {f.widest}",
    "games, as a power of ten": lambda f: f"{f.tree:.0f}",
    "draws of luck": lambda f: f"{f.draws:.0f}",
    "bits of luck": lambda f: f"{f.bits:.0f}",
    "questions with something hidden": lambda f: f"{f.hiding:.0%}".replace("%", " %"),
    "bits hidden, on average": lambda f: f"{f.hidden:.1f}",
    "indices of answers": lambda f: f"{f.indices}",
    "numbers of an observation": lambda f: f"{f.numbers}",
}


def shape(figures: list[Figures]) -> str:
    """The first table."""
    rows = [[name, *(told(each) for each in figures)] for name, told in ROWS.items()]
    return table(["seats", *(str(each.seats) for each in figures)], rows)


def turns(figures: list[Figures], most: int) -> str:
    """Wins by turn."""
    rows = []
    for turn in range(most):
        told = [share(each.by_turn[turn]) if turn < each.seats else "" for each in figures]
        rows.append([TURNS[turn], *told])
    rows.append(["equal would be", *(f"{100 / each.seats:.1f} %" for each in figures)])
    return table(["turn", *(f"{each.seats} seats" for each in figures)], rows)


def ladder(figures: list[Figures]) -> str:
    """Wins of the stronger, rung by rung."""
    rows = []
    for rungs in zip(*(each.ladder for each in figures), strict=True):
        told = [f"{share(each.wins)}, Elo {each.elo:+.0f}" for each in rungs]
        rows.append([f"{rungs[0].stronger} among {rungs[0].weaker}", *told])
    return table(["who", *(f"{each.seats} seats" for each in figures)], rows)


def share(rate: Rate) -> str:
    """A share with its interval."""
    return f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
