"""Messages: their TypeScript twins, their words, their decoding."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from regalia.core.say import say
from regalia.core.speech import LANGUAGES, speech
from regalia.server.errors import Fault
from regalia.server.messages import Chat, FromClient, Lead, Ping, Play, Undo, decoded, encoded
from regalia.server.rest import ENDPOINTS
from tests.house.tree import PACKAGE, ROOT
from tools.typescript import written_files

SOURCES = sorted((PACKAGE / "server").glob("*.py"))
KEY = re.compile(r'"((?:notice)-[a-z-]+)"')
FAULT = re.compile(
    r'(?:Fault|NotKnown|NotAllowed|NotThere|Taken|TooLarge|TooMany|NotSaved|Broken|OtherProtocol)\(\s*"([a-z-]+)"'
)


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path, content in written_files().items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name}: run .venv/bin/python tools/typescript.py"


@pytest.mark.parametrize("message", [Play(4, (1, 2)), Undo(3), Chat("hello"), Ping(1), Lead(3, 1, 0, "begin")])
def test_messages_read_back(message: FromClient) -> None:
    assert decoded(encoded(message)) == message


@pytest.mark.parametrize(
    "content",
    [
        b'{"type":"play","question":1,"actions":[]}',
        b'{"type":"play","question":-1,"actions":[1]}',
        b'{"type":"play","question":1,"actions":[9007199254740992]}',
        b'{"type":"play","question":1,"actions":[1],"seat":2}',
        b'{"type":"chat","text":""}',
        b'{"type":"table"}',
        b"[]",
    ],
)
def test_what_is_no_message_is_not_read(content: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        decoded(content)


def keys_used() -> set[str]:
    """Every key of a message that the server may send."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCES]
    faults = {f"fault-{key}" for text in texts for key in FAULT.findall(text)}
    return faults | {key for text in texts for key in KEY.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words_and_every_word_is_used(language: str) -> None:
    text = (files("regalia.server") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    assert known == keys_used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_said_in_every_language(language: str) -> None:
    assert "Ann" in speech("regalia.server", language).say(say("fault-name-taken", name="Ann"), [])
    assert Fault("too-large", most=7).sentence == "That is too large: 7 bytes at most."


def test_the_protocol_page_names_every_message_and_request() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    tags = [
        "play",
        "undo",
        "chat",
        "back",
        "ping",
        "table",
        "update",
        "refused",
        "failed",
        "said",
        "pong",
        "advise",
        "advice",
    ]
    missing = [tag for tag in tags if f"`{tag}`" not in page]
    missing += [each.path for each in ENDPOINTS if each.path not in page]
    assert not missing, f"docs/protocol.md does not mention {missing}"
