"""Odds as lines: what may happen, a bar, the chance, its fraction or its bounds, and the answer that leads to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from regalia.core.drawing import FAINT, STRONG, styled
from regalia.core.odds import Odds
from regalia.core.say import Say
from regalia.terminal.paper import Paper

BAR, SHORT_BAR = 24, 10  # letters of a full bar
NUMBERS = 40  # letters beside a bar
LONGEST_FRACTION = 40


def write_odds(paper: Paper, found: Sequence[Odds], say: Callable[[Say], str], spell: Callable[[int], str]) -> None:
    """One line each, or two where they are narrow."""
    texts = [say(each.what) for each in found]
    widest = max(map(len, texts))
    wide = widest + BAR + NUMBERS <= paper.width
    for text, each in zip(texts, found, strict=True):
        if wide:
            paper.write(Text(f"{text:<{widest}}  ") + numbers(each, BAR, spell))
        else:
            paper.write(text)
            paper.write(numbers(each, SHORT_BAR, spell), mark="    ")


def numbers(each: Odds, letters: int, spell: Callable[[int], str]) -> Text:
    """The bar, the chance, how sure it is, and the answer."""
    full = round(each.chance * letters)
    answer = f"  → {spell(each.action)}" if each.action >= 0 else ""
    bar = styled("█" * full, "cyan") + styled("·" * (letters - full), FAINT)
    return bar + styled(f" {each.chance:>7.2%}", STRONG) + f"  {sureness(each)}{answer}"


def sureness(each: Odds) -> str:
    """The exact fraction if it is short, or the bounds of the truth."""
    if not each.exact:
        return f"{each.low:.1%} – {each.high:.1%}"
    return each.exact if len(each.exact) <= LONGEST_FRACTION else "="
