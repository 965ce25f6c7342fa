"""The words of the game in three languages: no key is missing, no placeholder differs, no rule is astray."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from regalia.core.drawing import plain
from regalia.core.options import spelled
from regalia.core.speech import LANGUAGES
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown.agenda import ICON_WORDS, STEPS
from regalia.games.for_a_crown.data import EVENT_KINDS, shipped_data
from regalia.games.for_a_crown.families import FAMILIES, IDS, family_named
from regalia.games.for_a_crown.terms import OPTIONS
from regalia.games.for_a_crown.texts import REFUSALS
from regalia.testing import scenario

SECTIONS = {
    *(
        "goal",
        "components",
        "setup",
        "round",
        "recruiting",
        "payment",
        "blind-cards",
        "common-pile",
        "mercenaries",
        "die",
    ),
    *("events", "gallery", "heirlooms", "elimination", "end-of-round", "end", "options", "rulings"),
    *OPTIONS.keys(),
}


class Placeholders(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        """One variable."""
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with its placeholders."""
    source = (files(GAME.package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            placeholders = Placeholders()
            placeholders.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = placeholders.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_and_placeholders(language: str) -> None:
    assert messages(language) == messages("en")


def test_everything_has_words() -> None:
    keys = set(messages("en"))
    wanted = {f"card-{card.id}" for card in shipped_data().mercenaries}
    wanted |= {f"family-{family.id}" for family in FAMILIES} | {f"family-look-{family.id}" for family in FAMILIES}
    wanted |= {f"heirloom-{family.id}" for family in FAMILIES}
    wanted |= {f"icon-{icon}" for icon in ICON_WORDS.values()} | {f"icon-text-{icon}" for icon in ICON_WORDS.values()}
    wanted |= {f"event-name-{kind}" for kind in EVENT_KINDS} | {f"event-text-{kind}" for kind in EVENT_KINDS}
    wanted |= {f"{who}-{step}" for who in ("ask", "wait") for step in STEPS.values()}
    wanted |= {f"refusal-{key}" for key, _ in REFUSALS.values()}
    wanted |= {f"option-{option.key}" for option in OPTIONS.options}
    wanted |= {f"option-{option.key}-{spelled(value)}" for option in OPTIONS.options for value in option.values}
    assert not wanted - keys


def test_every_refusal_rests_on_a_paragraph() -> None:
    for key, rule in REFUSALS.values():
        section, _, ruling = rule.partition("/")
        assert section in SECTIONS, f"{key} rests on {section}"
        assert not ruling or (ruling.startswith("FC-R") and 1 <= int(ruling[4:]) <= 56)


def test_families_can_be_told_apart_without_colours() -> None:
    for field in ("id", "code", "colour", "outline", "crest", "heirloom", "symbol"):
        assert len({getattr(family, field) for family in FAMILIES}) == 5
    assert [family_named(word) for word in ("RAB", "croc", "Duke Flamingo", "lion")] == [0, 4, 3, -1] and len(IDS) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_what_a_player_must_see(language: str) -> None:
    position = {
        "round": 2,
        "cards": {"RAB": ["L1A", "L4-06"], "PEN": ["L3-02"]},
        "blind": {"RAB": ["L4-06"]},
        "turned": "PEN L3-02",
        "asks": "hit",
        "fallen": {"CRO": {}},
        "face": "F3",
    }
    table = scenario("for_a_crown", "RAB PEN CRO", position=position)
    drawn = plain(GAME.draw(table.view("PEN"), language, table.table.names), 200)
    assert "?4" in drawn and "†" in drawn and "▶ ▼P PEN" in drawn and "F3" in drawn
    assert "L4-06" not in drawn and "[?4]" in drawn
    own = plain(GAME.draw(table.view("RAB"), language, table.table.names), 200)
    assert "* ♦" in own or "* ↯" in own or "* ¢" in own


def test_the_story_of_a_blind_recruit() -> None:
    table = scenario("for_a_crown", "RAB PEN CRO", luck=["L3-09"])
    table.play("RAB: recruit deck 3 3c+2r")
    assert "You recruit a level 3 card unseen: Star Reader." in table.story("RAB")
    assert "RAB recruits a level 3 card unseen." in table.story("PEN") == table.story()


def test_waiting_is_told_to_the_others() -> None:
    table = scenario("for_a_crown", "RAB PEN CRO")
    prompt = table.table.prompt(1)
    assert table.table.say(prompt.sentence) == "RAB is recruiting a mercenary."
    assert table.table.say(table.table.prompt(0).sentence).startswith("Recruit a mercenary")
    table.play("RAB: recruit L3-01")
    assert table.table.say(table.table.prompt(0).sentence) == "Pay 5: how much in coins, how much in rubies?"


def test_pieces() -> None:
    table = scenario("for_a_crown", "RAB PEN CRO")
    pieces = [choice.piece for choice in table.table.prompt(0).choices]
    assert pieces[0] == "card:L1A" and pieces[-1] == "deck:3"
    cases: dict[str, dict[str, Any]] = {
        "chest": {"picked": "L3-01"},
        "raccoons": {"turned": "E5", "raccoons": {"RAB": 1}},
        "half:a": {"turned": "RAB L1A"},
        "seat:1": {"turned": "RAB L2-02", "asks": "hit"},
        "portrait:0": {"turned": "RAB L2-04", "asks": "move"},
        "icon:ruby": {"turned": "RAB L2-04", "asks": "icon", "icons": ["ruby", "move"]},
        "family:rabbit": {"asks": "family"},
        "pile": {"pile": []},
        "": {"turned": "E7"},
    }
    for piece, position in cases.items():
        laid = scenario("for_a_crown", "RAB PEN CRO", position=position)
        assert laid.table.prompt(0).choices[0].piece == piece


def test_a_sale_is_announced_on_the_button() -> None:
    table = scenario(
        "for_a_crown", "RAB PEN CRO", position={"round": 3, "chests": {"RAB": "1r 2c H"}, "picked": "L5-01"}
    )
    labels = [table.table.say(choice.label) for choice in table.table.prompt(0).choices]
    assert labels == ["Pay 2 coins and 3 rubies, selling the heirloom"]


def test_the_end_is_told() -> None:
    table = scenario("for_a_crown", "RAB PEN CRO", position={"round": 4, "pile": [], "raccoons": {"CRO": 2}})
    table.play("RAB: turn")
    told = table.story()
    assert told[0] == "The final count begins." and told[-1] == "RAB wins the crown!"
    assert "CRO has the most raccoons and owes one ruby." in told and "CRO loses a ruby." in told
    assert table.table.say(table.table.prompt(-1).sentence) == "The game is over: RAB wins."
    assert [table.table.say(line.what) for line in table.result.lines][-1] == "score"


@pytest.mark.parametrize(
    ("winner", "position"),
    [
        ("PEN", {"chests": {"RAB": "9r 0c 0t h", "PEN": "0r 1c 0t H", "CRO": "8r 0c 0t h"}}),
        ("CRO", {"chests": {"RAB": "8r 0c 1t", "PEN": "7r 0c", "CRO": "6r 0c"}, "influence": "CRO PEN RAB"}),
        ("PEN", {"fallen": {"RAB": {"time": 2, "space": 9}, "CRO": {"time": 1, "space": 3}}}),
    ],
)
def test_the_question_at_the_end_names_the_winner(winner: str, position: dict[str, Any]) -> None:
    """By an heirloom, by influence (FC-R40), as the only one left."""
    table = scenario("for_a_crown", "RAB PEN CRO", position={"round": 4, "pile": [], **position})
    table.play(f"{table.who}: turn")
    assert table.places()[0] == winner
    assert table.table.say(table.table.prompt(-1).sentence) == f"The game is over: {winner} wins."
