"""What chance decides in this game, and how luck is named in a scenario: dice, and the start player by name."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.chance import Chance, Named, seat
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.notation import faces

CHANCES = {W.CHANCE_START: Chance("the start player", seat), W.CHANCE_DIE: Chance("a die")}


def named(word: str, names: Sequence[str]) -> list[Named]:
    """A die, several as “6-5-2”; at the set-up the start player by name."""
    if word in names:
        return [Named(names.index(word), word, (W.CHANCE_START,))]
    return [Named(face, word, (W.CHANCE_DIE,)) for face in faces(word)]
