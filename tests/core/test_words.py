"""The words that belong to no single game: the same keys and placeholders in every language, none missing or unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.core.speech import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "regalia"
MADE = re.compile("shell-(word|does)-")  # by the name of what can be typed: tests/cli asks for help
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|\}))*)", re.MULTILINE)


def messages(language: str, part: str = "core") -> dict[str, set[str]]:
    """Every key with its placeholders."""
    text = (SOURCES / part / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return {key: set(re.findall(r"\$(\w+)", pattern)) for key, pattern in MESSAGE.findall(text)}


@pytest.mark.parametrize("part", ["core", "terminal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_placeholders(language: str, part: str) -> None:
    assert messages(language, part) == messages("en", part)


def test_every_key_is_said_somewhere() -> None:
    parts = ("core", "bots", "cli", "server", "client", "terminal")
    code = "\n".join(path.read_text(encoding="utf-8") for part in parts for path in (SOURCES / part).rglob("*.py"))
    keys = messages("en") | messages("en", "terminal")
    unused = [key for key in keys if not re.search(f"[\"']{key}[\"']", code) and not MADE.match(key)]
    assert not unused, f"nobody says {', '.join(unused)}"
    said = set(re.findall(r'(?:say|voice|note)\(\s*"((?:list|refusal|shell)-[\w-]+)"', code))
    missing = said - set(keys)
    assert not missing, f"no words for {', '.join(sorted(missing))}"
