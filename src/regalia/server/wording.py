"""What a message to somebody who is away says: which game, with whom, and that she is asked. Nothing of the game.

It is made from what a list of tables shows to everybody, so no message can tell what a seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from regalia.core.registry import game as find_game
from regalia.core.say import Arg, Say
from regalia.core.speech import Speech, ftl, speech
from regalia.server import describe
from regalia.server.requests import TableLine
from regalia.server.telling import Letter, Telling, Word

if TYPE_CHECKING:
    from regalia.server.house import House


class Message(msgspec.Struct, frozen=True):
    """Something said to somebody who is away."""

    title: str
    text: str
    path: str  # of the page, below the house
    tag: str  # a newer one with the same takes its place
    more: tuple[str, ...] = ()  # one line for each of several tables


@cache
def words(language: str) -> Speech:
    """What is said in a language."""
    own = files("regalia.server") / "letters"
    return Speech(language, [ftl(files("regalia.core"), language), ftl(own, language)])


def told(language: str, key: str, **args: Arg) -> str:
    """One sentence."""
    return words(language).say(Say(key, args), [])


async def message(house: House, telling: Telling, letter: Letter) -> Message | None:
    """What a letter says; None if none of its tables is there any more."""
    if any(word.kind == "test" for word in letter.words):
        return Message(told(telling.language, "tell-test"), told(telling.language, "tell-test-text"), "/me", "test")
    found = []
    for word in letter.words:
        row = await house.store.row(word.table)
        if row is not None:
            found.append((word, describe.read_line(row.brief)))
    return of_tables(telling.language, found) if found else None


def of_tables(language: str, found: Sequence[tuple[Word, TableLine]]) -> Message:
    """One message about all that happened."""
    lines = tuple(title(language, word, line) for word, line in found)
    if len(found) > 1:
        return Message(told(language, "tell-many", number=len(found)), "\n".join(lines), "/", "tables", lines)
    word, line = found[0]
    return Message(lines[0], company(language, word, line), f"/t/{word.table}", f"/t/{word.table}")


def title(language: str, word: Word, line: TableLine) -> str:
    """What happened at one table."""
    name = speech(find_game(line.game).package, language).say(Say("game-title"), [])
    return told(language, f"tell-{word.kind}", game=name)


def company(language: str, word: Word, line: TableLine) -> str:
    """With whom one sits there."""
    others = [name for seat, name in enumerate(line.names) if name and seat != word.seat]
    return (
        told(language, "tell-with", names=words(language).listed(others, []))
        if others
        else told(language, "tell-alone")
    )
