"""The words that belong to no single game: the same keys and placeholders in every language, none missing or unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.core.speech import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "regalia"
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|\}))*)", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """Every key with its placeholders."""
    text = (SOURCES / "core" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return {key: set(re.findall(r"\$(\w+)", pattern)) for key, pattern in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_placeholders(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_key_is_said_somewhere() -> None:
    parts = ("core", "bots", "cli", "server", "client")
    code = "\n".join(path.read_text(encoding="utf-8") for part in parts for path in (SOURCES / part).rglob("*.py"))
    unused = [key for key in messages("en") if f'"{key}"' not in code]
    assert not unused, f"nobody says {', '.join(unused)}"
    said = set(re.findall(r'say\(\s*"((?:list|refusal|shell)-[\w-]+)"', code))
    missing = said - set(messages("en"))
    assert not missing, f"no words for {', '.join(sorted(missing))}"
