"""What was meant by a few letters: something that begins with them, or something much like them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def beginning_with(word: str, words: Iterable[str]) -> list[str]:
    """Those that begin with a word; the word alone if it is one of them."""
    wanted = flat(word)
    found = list(dict.fromkeys(each for each in words if flat(each).startswith(wanted)))
    return [each for each in found if flat(each) == wanted][:1] or found


def closest(word: str, words: Iterable[str]) -> str:
    """What is most like a word; "" if nothing is."""
    known = {flat(each): each for each in words}
    close = get_close_matches(flat(word), known, 1)
    return known[close[0]] if close else ""


def flat(word: str) -> str:
    """Small letters, with single spaces between the words; strokes between them are spaces, too."""
    return " ".join(word.lower().replace("_", " ").split())
