"""The pages that are written in Markdown: how they look as HTML, and whether their links lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

ELSEWHERE = re.compile(r"^[a-z]+:")
Resolve = Callable[[str], str]  # from a link as it is written to one of the site


class Page(NamedTuple):
    """A page as it is shown."""

    title: str
    body: str
    anchors: set[str]
    parts: list[tuple[str, str, str]]  # anchor, heading, text: what the search looks through


def rendered(text: str, resolve: Resolve) -> Page:
    """A text in Markdown as a page."""
    parser = MarkdownIt("commonmark", {"highlight": coloured}).enable("table")
    tokens = parser.parse(text)
    anchors = with_anchors(tokens)
    for token in every(tokens):
        for name in ("href", "src"):
            if isinstance(target := token.attrs.get(name), str):
                token.attrs[name] = resolve(target)
    body = parser.renderer.render(tokens, parser.options, {})
    parts = list(parts_of(tokens))
    return Page(parts[0][1] if parts else "", html_links(body, resolve), anchors, parts)


def html_links(body: str, resolve: Resolve) -> str:
    """The pictures that stand in a text as HTML."""
    return re.sub(r'(<img src=")([^"]+)(" width)', lambda found: found[1] + resolve(found[2]) + found[3], body)


def every(tokens: list[Token]) -> Iterator[Token]:
    """All tokens, those inside others as well."""
    for token in tokens:
        yield token
        yield from every(token.children or [])


def with_anchors(tokens: list[Token]) -> set[str]:
    """Give every heading a name to be linked to, as forges do."""
    found: set[str] = set()
    for token, inline in pairwise(tokens):
        if token.type != "heading_open":
            continue
        name = plain = slug(inline.content)
        more = 0
        while name in found:
            more += 1
            name = f"{plain}-{more}"
        token.attrs["id"] = name
        found.add(name)
    return found


def slug(heading: str) -> str:
    """A heading as a name: small letters, dashes between words."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def parts_of(tokens: list[Token]) -> Iterator[tuple[str, str, str]]:
    """The text under each heading."""
    anchor, heading, words = "", "", ""
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.type == "inline" and before is not None and before.type == "heading_open":
            if heading:
                yield anchor, heading, words
            anchor, heading, words = str(before.attrs["id"]), plain(token), ""
        elif token.type in ("inline", "fence", "code_block"):
            words += " " + (plain(token) if token.type == "inline" else token.content)
    if heading:
        yield anchor, heading, words


def plain(token: Token) -> str:
    """The words of a line without its marks."""
    return "".join(" " if each.type == "softbreak" else each.content for each in token.children or [])


def coloured(code: str, language: str, _: Any) -> str:
    """A block of code in colours, where its language is known."""
    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def colours() -> str:
    """The style of the code, by day and by night."""
    dark = HtmlFormatter(style="monokai").get_style_defs("pre")
    day = HtmlFormatter(style="friendly").get_style_defs("pre")
    return f"{day}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


def is_elsewhere(target: str) -> bool:
    """Does a link lead away from the site?"""
    return bool(ELSEWHERE.match(target))


def relative(target: Path, page: Path) -> str:
    """The way from one file of the site to another."""
    up = [".."] * (len(page.parts) - 1)
    return "/".join([*up, *target.parts])
