"""What a server sent and what a page showed of it, moment by moment: were all beats seen, in time and in order?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

BETWEEN = {"asks": "between", "asked": [], "answering": False}
# How long a sentence of so many characters needs at least, at normal pace, by how it is shown; others beside it
# are read at a glance.
READING_MS = {"scene": (900, 34), "ribbon": (700, 26), "plain": (400, 16)}
GLANCE_MS = 16
LEAST_MS = 900

State = dict[str, Any]  # what a page showed, from a time on; see recorder.js
Data = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """One thing after the other, as the server sent them."""

    fields: Data  # of the view that changed
    lines: list[Data]
    newest: int  # the number of the last line that was told by then
    is_beat: bool
    prompt: Data | None = None

    @property
    def frame(self) -> Data:
        """The moment as an update of its own, which tells nothing of what follows."""
        first = self.lines[0]["n"] if self.lines else self.newest + 1
        whole = {"type": "update", "question": 0, "view": self.fields, "story_from": first, "story": self.lines}
        return {**whole, "prompt": self.prompt} if self.prompt else whole


def updates(frames: list[str]) -> list[Data]:
    """The updates among all messages."""
    return [update for update in map(json.loads, frames) if update["type"] == "update"]


def after(view: Data, update: Data) -> Data:
    """A view with what an update has changed of it."""
    for beat in update.get("beats", []):
        view = {**view, **beat["view"]}
    return {**view, **update["view"]}


def moments(update: Data, view: Data) -> Iterator[Moment]:
    """The beats of an update, then what led to its question, then the question, with the view it is asked in."""
    lines, at, newest = update.get("story", []), update["story_from"], update["story_from"] - 1
    for beat in update.get("beats", []):
        told = [line for line in lines if at <= line["n"] < beat["until"]]
        at = max(at, beat["until"])
        newest = told[-1]["n"] if told else newest
        yield Moment({**beat["view"], **BETWEEN}, told, newest, True)
    rest = [line for line in lines if line["n"] >= at]
    newest = rest[-1]["n"] if rest else newest
    yield Moment({**update["view"], **BETWEEN}, rest, newest, False)
    yield Moment({name: view[name] for name in BETWEEN}, [], newest, False, update.get("prompt"))


def names_of(told: Data) -> set[str]:
    """What happened, in a word, and with what card or answer; a card that has no effect is no great moment."""
    return {told["is"]} | {
        f"{told['is']} {told[what]}" for what in ("card", "answer") if told.get("counts", True) and what in told
    }


class Showing:
    """A whole game as a page showed it."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.states: list[State] = kept["states"]
        self.sentences = {int(n): text for n, text in kept["sentences"].items()}
        self.table = next(message for message in map(json.loads, kept["frames"]) if message["type"] == "table")
        first, *others = updates(kept["frames"])
        story = first.get("story", [])
        self.begin = Moment(first["view"], story, story[-1]["n"] if story else -1, False, first.get("prompt"))
        views = accumulate(others, after, initial=first["view"])
        next(views)
        self.moments = [moment for update, view in zip(others, views, strict=True) for moment in moments(update, view)]
        self.lines = {line["n"]: line["told"] for moment in self.moments for line in moment.lines}

    def beats(self) -> list[Moment]:
        """What everybody must see."""
        return [moment for moment in self.moments if moment.is_beat and moment.lines]

    def shown(self, moment: Moment) -> tuple[list[State], int]:
        """The states in which a moment was the newest, and how long they stayed altogether."""
        pairs = [pair for pair in pairwise(self.states) if pair[0]["newest"] == moment.newest]
        return [state for state, _ in pairs], sum(after["at"] - state["at"] for state, after in pairs)

    def texts(self, moment: Moment) -> list[str]:
        """Its sentences; what is told as one with lines before it stands there."""
        own = [self.sentences[line["n"]] for line in moment.lines if line["n"] in self.sentences]
        return own or [self.sentences[max(n for n in self.sentences if n <= moment.newest)]]

    def unread(self) -> list[str]:
        """The beats that were not there, or not long enough to be read."""
        return [fault for moment in self.beats() for fault in self.faults_of(moment)]

    def faults_of(self, moment: Moment) -> Iterator[str]:
        """Why a beat could not be read."""
        (states, ms), texts = self.shown(moment), self.texts(moment)
        if not states:
            yield f"never shown: {texts}"
            return
        kind = "scene" if states[0]["scene"] else "ribbon" if states[0]["ribbon"] else "plain"
        (begin, each), lengths = READING_MS[kind], sorted(map(len, texts))
        needed = max(LEAST_MS, begin + each * lengths[0] + GLANCE_MS * sum(lengths[1:]))
        if ms < needed:
            yield f"{ms:.0f} ms of {needed} as {kind}: {texts}"
        if texts[-1] not in states[0]["told"]:
            yield f"not to be read on the screen: {texts[-1]}, but {states[0]['told']}"

    def out_of_order(self) -> list[tuple[int, int]]:
        """Where an older line came after a newer one; nobody here takes a step back."""
        newest = [state["newest"] for state in self.states]
        return [(before, after) for before, after in pairwise(newest) if after < before]

    def told_early(self) -> list[str]:
        """Sentences that stood anywhere on the page before the story had come to them."""
        found, known = [], ""
        for n, sentence in sorted(self.sentences.items()):
            before = [state for state in self.states if state["newest"] < n]
            is_news = n in self.lines and sentence not in known
            if is_news and any(sentence in state["rest"] for state in before):
                found.append(sentence)
            known += sentence
        return found

    def asked_early(self) -> list[int]:
        """Lines of the story at which the reader was asked although more was to be told before the question."""
        questions = {moment.newest for moment in [self.begin, *self.moments] if moment.prompt}
        return [state["newest"] for state in self.states if state["asks"] and state["newest"] not in questions]

    def unlike(self, standing: list[Data]) -> list[tuple[str, str]]:
        """Players, head and own pieces that told another moment than the newest, given how they stand at each."""
        then: dict[int, list[Data]] = {}
        for moment, how in zip(self.moments, standing, strict=True):
            then.setdefault(moment.newest, []).append(how)
        found = []
        for state in self.states:
            for part in ("players", "head", "own"):
                right = [how[part] for how in then.get(state["newest"], [])]
                if right and state[part] not in right:
                    found.append((self.sentences.get(state["newest"], ""), f"{part}: {state[part]} instead of {right}"))
        return found

    def without_scene(self, tags: set[str]) -> list[str]:
        """Great moments that took neither the board nor a scene of the game."""
        found = []
        for n, told in self.lines.items():
            first = next((state for state in self.states if state["newest"] >= n), None)
            if tags & names_of(told) and first and not first["scene"]:
                found.append(f"{told}: {self.sentences.get(n)}")
        return found
