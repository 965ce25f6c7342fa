"""The rulebook of a game, and the paragraph of it that somebody wants to read."""

from __future__ import annotations

import re
from importlib.resources import files

from rich.markdown import Markdown

from regalia.core.game import AnyGame
from regalia.terminal.matching import beginning_with

HEADING = re.compile(r"^(#+) (.*?)\s*\{#([\w-]+)\}\s*$", re.MULTILINE)
CITED = re.compile(r"\s*\(((?:[A-Z]{2}-R\d+(?:, )?)+)\)")
MARK = re.compile(r"\s*\{#[\w-]+\}")


def rulebook(game: AnyGame, language: str) -> str:
    """The rulebook of a game in a language."""
    return (files(game.package) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def sections(text: str) -> dict[str, str]:
    """The titles of all sections, by their names."""
    return {match[3]: match[2] for match in HEADING.finditer(text)}


def paragraphs(text: str, wanted: str) -> list[str]:
    """What a name, the beginning of one, a ruling or a citation such as “rolling/UK-R6” stands for."""
    found = []
    for word in wanted.split("/"):
        names = beginning_with(word, sections(text))
        if len(names) == 1:
            found.append(section(text, names[0]))
        else:
            found += [line for line in text.splitlines() if line.lower().startswith(f"- **{word.lower()}**")]
    return found


def section(text: str, name: str) -> str:
    """One section with what lies below it."""
    headings = list(HEADING.finditer(text))
    start = next(match for match in headings if match[3] == name)
    later = [match for match in headings if match.start() > start.start() and len(match[1]) <= len(start[1])]
    return text[start.start() : later[0].start() if later else None]


def as_page(text: str) -> Markdown:
    """A part of a rulebook, to be printed; the rulings that a line rests on stand at its end."""
    return Markdown("\n".join(cited_last(line) for line in MARK.sub("", text).splitlines()))


def cited_last(line: str) -> str:
    """A line with its rulings at its end."""
    found = ", ".join(CITED.findall(line))
    return f"{CITED.sub('', line)} *({found})*" if found else line
