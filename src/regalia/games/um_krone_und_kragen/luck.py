"""Luck by name, for tests and positions: what the dice show, and who begins."""

from __future__ import annotations

from regalia.games.um_krone_und_kragen.notation import faces


def outcomes(word: int | str, names: list[str]) -> list[int]:
    """A die face, several as “6-5-2”; at set-up the start player by name."""
    if isinstance(word, str):
        return [names.index(word)] if word in names else faces(word)
    return [word]
