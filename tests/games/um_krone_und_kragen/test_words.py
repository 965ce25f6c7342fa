"""The words of the game in three languages: no key is missing or unused, no placeholder differs, no rule is astray."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from regalia.core.options import spelled
from regalia.core.say import Say
from regalia.core.speech import LANGUAGES, speech
from regalia.core.wording import tag_of
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.data import ABILITIES, CONDITIONS, NAMES
from regalia.games.um_krone_und_kragen.terms import OPTIONS
from regalia.games.um_krone_und_kragen.texts import ASKS, REFUSALS

FOLDER = files(GAME.package)
FAMILIES = re.compile(r"(ask|wait|line|screen)-[a-z0-9-]*[a-z0-9]")
RULINGS = [f"UK-R{number}" for number in range(1, 45)]


# --- what the game can say


@cache
def modules() -> list[ast.Module]:
    """The syntax of every module of the game."""
    sources = sorted(path.name for path in FOLDER.iterdir() if path.name.endswith(".py"))
    return [ast.parse((FOLDER / name).read_text(encoding="utf-8")) for name in sources]


def written_keys() -> Iterator[str]:
    """The keys that stand in the code as they are."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and FAMILIES.fullmatch(node.value):
                yield node.value
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    yield str(key.value)


def asked_keys() -> Iterator[str]:
    """What is asked, said to the one who is asked and to the others."""
    functions = [node for module in modules() for node in module.body if isinstance(node, ast.FunctionDef)]
    ask = next(node for node in functions if node.name == "ask")
    values = [node.value for node in ast.walk(ask) if isinstance(node, ast.Assign)]
    special = [str(value.value) for value in values if isinstance(value, ast.Constant)]
    for key in (*ASKS.values(), *special):
        yield f"ask-{key}"
        yield f"wait-{key}"


def option_keys() -> Iterator[str]:
    """Every option, every value of it, every preset."""
    for option in OPTIONS.options:
        yield f"option-{option.key}"
        yield from (f"option-{option.key}-{spelled(value)}" for value in option.values)
        if option.least <= option.most:
            yield f"option-{option.key}-number"
    yield from (f"preset-{name}" for name in OPTIONS.presets)


@cache
def sayable() -> set[str]:
    """Every key the game can say."""
    return {
        *("game-title", "game-line"),
        *(f"character-{name}" for name in NAMES),
        *(f"condition-{kind}" for kind in CONDITIONS),
        *(f"ability-{kind}" for kind, _ in ABILITIES.values()),
        *(f"screen-condition-{kind}" for kind in CONDITIONS),
        *(f"screen-ability-{kind}" for kind, _ in ABILITIES.values()),
        *(f"refusal-{key}" for key, _ in REFUSALS.values()),
        *(f"label-{tag_of(each)}" for each in GAME.acts),
        *(f"told-{tag_of(each.struct)}" for each in GAME.happenings.values()),
        *written_keys(),
        *asked_keys(),
        *option_keys(),
    }


# --- what the files hold


class Placeholders(visitor.Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()  # messages within the message

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.parts.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with their placeholders."""
    source = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, fluent.Junk), f"{language}.ftl cannot be read: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}.ftl has {entry.id.name} twice"
            collector = Placeholders()
            collector.visit(entry)
            found[entry.id.name] = collector.names.union(*(found[part] for part in collector.parts))
    return found


def parts(language: str) -> set[str]:
    """The messages that stand within others."""
    collector = Placeholders()
    collector.visit(parse((FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")))
    return collector.parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    missing = sorted(sayable() - set(messages(language)))
    assert not missing, f"{language}.ftl lacks {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    unused = sorted(set(messages(language)) - sayable() - parts(language))
    assert not unused, f"nobody says {', '.join(unused)} of {language}.ftl"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_placeholders_are_those_of_the_english_sentence(language: str) -> None:
    english, other = messages("en"), messages(language)
    forms = {"character_id"}  # chooses an article, which English needs not
    differing = {key: (english[key], other[key]) for key in english.keys() & other.keys() if english[key] ^ other[key]}
    assert not {key: names for key, names in differing.items() if names[0] ^ names[1] != forms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_stand_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [key for key in sorted(sayable()) if key.startswith(("condition-", "ability-"))])
def test_conditions_and_abilities_can_be_said_with_any_number(kind: str, language: str) -> None:
    words = speech(GAME.package, language)
    for number in (0, 1, 2, 7, 30):
        said = words.say(Say(kind, {"number": number}), [])
        assert said
        assert not said.endswith("."), "it is a part of a sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_said(language: str) -> None:
    words = speech(GAME.package, language)
    for key in option_keys():
        assert words.say(Say(key, {"number": 20}), [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_have_different_names(language: str) -> None:
    words = speech(GAME.package, language)
    assert len({words.say(Say(f"character-{name}"), []) for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_sentences_are_translated(language: str) -> None:
    words, english = speech(GAME.package, language), speech(GAME.package, "en")
    plain = [
        key for key, names in messages("en").items() if not names and key.startswith(("ask-", "refusal-", "told-"))
    ]
    same = [key for key in plain if words.say(Say(key), []) == english.say(Say(key), [])]
    assert not same, f"{language}.ftl still says in English: {', '.join(same)}"


# --- the rulebook


@cache
def rulebook(language: str) -> str:
    """The rulebook of a language."""
    return (FOLDER / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> list[str]:
    """The ids of its sections, in order."""
    return re.findall(r"^#+ .*\{#([\w-]+)\}$", rulebook(language), re.MULTILINE)


def rulings(language: str) -> list[str]:
    """The rulings it lists, in order."""
    return re.findall(r"^- \*\*(UK-R\d+)\*\* \S", rulebook(language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_every_ruling_in_order(language: str) -> None:
    assert rulings(language) == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_are_the_same_in_every_language(language: str) -> None:
    assert sections(language) == sections("en")
    headings = re.findall(r"^##+ .*$", rulebook(language), re.MULTILINE)
    assert len(headings) == len(sections(language)), "a heading has no id"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_sections_have_one_id(language: str) -> None:
    ids = sections(language)
    assert sorted(set(ids)) == sorted(ids), f"twice: {[each for each in set(ids) if ids.count(each) > 1]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "rule"), REFUSALS.values(), ids=[key for key, _ in REFUSALS.values()])
def test_the_rule_of_a_refusal_stands_in_the_rulebook(key: str, rule: str, language: str) -> None:
    for part in rule.split("/"):
        assert part in (rulings(language) if part.startswith("UK-") else sections(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_and_every_option_has_its_section(language: str) -> None:
    assert {*NAMES, *OPTIONS.keys()} <= set(sections(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_the_rulebook_mentions_exists(language: str) -> None:
    assert set(re.findall(r"UK-R\d+", rulebook(language))) == set(RULINGS)


def test_every_ruling_the_code_mentions_exists() -> None:
    mentioned = {option.ruling for option in OPTIONS.options}
    for path in FOLDER.iterdir():
        if path.name.endswith(".py"):
            mentioned |= set(re.findall(r"UK-R\d+", path.read_text(encoding="utf-8")))
    assert mentioned <= set(RULINGS)
