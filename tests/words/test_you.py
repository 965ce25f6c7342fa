"""Whoever reads is “you”: each sentence that names a seat can speak to the one who sits there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.core.speech import LANGUAGES
from regalia.core.wording import SEAT, kinds, tag_of


class Named(visitor.Visitor):
    """Collects how a message names seats: by name, by “you”, and by name where it should say “you”."""

    def __init__(self, seats: set[str]) -> None:
        self.seats = seats
        self.yours: list[str] = []  # the seats that are yours in the variant we are in
        self.named: set[str] = set()
        self.addressed: set[str] = set()
        self.misnamed: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        """A seat by its name."""
        name = node.id.name
        self.named |= {name} & self.seats
        self.misnamed |= {name} & set(self.yours)

    def visit_SelectExpression(self, node: Any) -> None:
        """The variants of a sentence, of which one may be for the seat itself."""
        seat = chosen_by(node)
        for variant in node.variants:
            is_yours = seat and getattr(variant.key, "name", "") == "you"
            self.addressed |= {seat} if is_yours else set()
            self.yours += [seat] if is_yours else []
            self.visit(variant.value)
            del self.yours[len(self.yours) - bool(is_yours) :]


def chosen_by(node: fluent.SelectExpression) -> str:
    """The seat a sentence turns on; "" if it is something else."""
    name = str(node.selector.id.name) if isinstance(node.selector, fluent.VariableReference) else ""
    return name.removesuffix("_is") if name.endswith("_is") else ""


def said_of_seats(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    """Every event and answer of a game that speaks of single seats, and the fields that hold them."""
    events = [(f"told-{tag_of(each.struct)}", each.struct) for each in game.happenings.values()]
    for key, struct in [*events, *((f"label-{tag_of(act)}", act) for act in game.acts)]:
        hints = struct.__annotations__
        seats = {name for name, kind in kinds(struct) if kind == SEAT and "tuple" not in str(hints.get(name, ""))}
        if seats:
            yield key, seats


# A button never means the seat of whoever presses it.
OTHERS = {"label-raccoon", "label-hit", "label-duel"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)
def test_what_names_a_seat_can_speak_to_it(game: AnyGame, language: str) -> None:
    source = (files(game.package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = {entry.id.name: entry for entry in parse(source).body if isinstance(entry, fluent.Message)}
    for key, seats in said_of_seats(game):
        found = Named(seats)
        found.visit(messages[key])
        unsaid = set() if key in OTHERS else found.named - found.addressed
        assert not unsaid, f"{language}.ftl, {key}: give it a variant [you] for ${', $'.join(unsaid)}"
        assert not found.misnamed, f"{language}.ftl, {key}: [you] still says ${', $'.join(found.misnamed)}"
