"""The words of a position, one kind after the other; a fault names its path."""

from __future__ import annotations

import re
from typing import Any

from regalia.core.bag import one, some, total
from regalia.core.errors import BadPosition
from regalia.core.ints import bit, members_of, put
from regalia.core.seats import seat_in_position
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS
from regalia.games.royaume_des_5_couronnes.path import blocked_knights
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.position import Position, Some
from regalia.games.royaume_des_5_couronnes.princes import in_bank
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.view import ANSWERS

KNIGHT = re.compile(r"@?(\d+|l|lair|castle)\s*([<>]|outbound|homebound|crowned)?")
HOME = re.compile(r"(?:#|home\s*)([1-5])(?:\s+(\S+))?")
MOST = 31  # of a kind in a bag


class Words:
    """Reads words with the names and colours of one table."""

    def __init__(self, names: list[str], terms: Terms) -> None:
        self.names = names
        self.terms = terms
        self.letters = [letter for letter, _, _ in terms.knights]
        self.colours = [colour for _, colour, _ in terms.knights]

    def seat(self, name: str | None, path: str, default: int) -> int:
        """The seat of a name."""
        return seat_in_position(name, self.names, path, default)

    def colour(self, word: str, path: str) -> int:
        """A colour by its name or letter."""
        for c in range(W.COLOURS):
            if word.strip().lower() in (self.colours[c], self.letters[c].lower()):
                return c
        raise BadPosition(f"There is no knight “{word}”: they are {', '.join(self.colours)}.", path)

    # --- knights and spaces

    def knights(self, given: dict[str, str | int] | list[str] | str) -> dict[int, str]:
        """What is said of each knight: {"red": "12>"} or "R12> B@L< G#1"."""
        if isinstance(given, dict):
            said = [(self.colour(name, f"$.knights.{name}"), str(text)) for name, text in given.items()]
        else:
            parts = given.replace(",", " ").split() if isinstance(given, str) else given
            said = [(self.colour(part.strip()[:1], "$.knights"), part.strip()[1:]) for part in parts]
        found = dict(said)
        if len(found) < len(said):
            twice = next(c for c in found if [c for c, _ in said].count(c) > 1)
            raise BadPosition(f"There is one {self.colours[twice]} knight, and it is named twice.", "$.knights")
        return found

    def standing(self, text: str, path: str) -> tuple[int, bool, int]:
        """Space, crown and circle of a knight, from 12>, 12<, lair< or #1."""
        words = text.strip().lower()
        home = HOME.fullmatch(words)
        if home:
            space, crowned, _ = self.standing(home[2], path) if home[2] else (W.CASTLE, True, 0)
            return space, crowned, int(home[1])
        found = KNIGHT.fullmatch(words)
        if not found:
            raise BadPosition(f"“{text}” is no place: write 12>, 12< (crowned), lair< or #1 (home).", path)
        place, way = found[1], found[2] or ""
        space = int(place) if place.isdecimal() else W.CASTLE if place == "castle" else self.terms.lair
        if space > self.terms.lair:
            raise BadPosition(f"The path has {self.terms.path} spaces.", path)
        return space, way in ("<", "homebound", "crowned") or (not way and space == self.terms.lair), 0

    def space(self, key: str) -> int:
        """A space of the path."""
        if not re.fullmatch(r"\d{1,3}", key) or not 1 <= int(key) <= self.terms.path:
            raise BadPosition(f"The path has the spaces 1 to {self.terms.path}.", f"$.path.{key}")
        return int(key)

    def card(self, word: str, path: str) -> str:
        """What lies on a space: down, bare, or a kind."""
        text = re.sub(r"\s*(↑|up)$", "", word.strip().lower())
        if text in ("down", "↓"):
            return "down"
        if text in ("bare", "-", "–", ""):
            return "bare"
        if text.endswith(("↓", "down")):
            raise BadPosition("Nobody knows a face-down card: write “down”, and name it in the luck.", path)
        if text not in KINDS:
            raise BadPosition(f"“{word}” is none of down, bare, {', '.join(KINDS)}.", path)
        return text

    # --- bags

    def cards(self, given: Some, path: str) -> int:
        """A bag of course cards."""
        return self.bag(given, path, lambda word: self.kind(word, path))

    def kind(self, word: str, path: str) -> int:
        """A kind of course card."""
        if word.lower() not in KINDS:
            raise BadPosition(f"“{word}” is none of {', '.join(KINDS)}.", path)
        return KINDS.index(word.lower())

    def pawns(self, given: Some, path: str) -> int:
        """A bag of colours: {"red": 1}, ["red"], "red" or "R1 G2"."""
        if isinstance(given, str):
            parts = given.replace(",", " ").split()
            pairs = [re.fullmatch(r"([A-Za-z]+?)(\d*)", part) for part in parts]
            given = [pair[1] for pair in pairs if pair for _ in range(int(pair[2] or 1))]
            if not all(pairs):
                raise BadPosition("Pawns are written as R1 G2.", path)
        return self.bag(given, path, lambda word: self.colour(word, path))

    def bag(self, given: Some, path: str, kind_of: Any) -> int:
        """Things counted by kind."""
        if isinstance(given, dict):
            counts = {kind_of(word): number for word, number in given.items()}
        else:
            listed = [kind_of(word) for word in (given.replace(",", " ").split() if isinstance(given, str) else given)]
            counts = {kind: listed.count(kind) for kind in listed}
        if not all(0 <= number <= MOST for number in counts.values()):
            raise BadPosition(f"There are 0 to {MOST} of a kind.", path)
        return sum(some(kind, number) for kind, number in counts.items())

    # --- princes and dice

    def orders(self, given: dict[str, str | int]) -> list[int]:
        """The secret order of every seat, from 0: as named, else the first ones left."""
        words = self.terms.order_words
        found: dict[int, int] = {}
        for name, order in given.items():
            path = f"$.orders.{name}"
            number = words.index(order.upper()) + 1 if isinstance(order, str) and order.upper() in words else order
            if not isinstance(number, int) or not 1 <= number <= W.ORDERS:
                raise BadPosition(f"“{order}” is none of the twenty orders: write RBGYW, or a number to 20.", path)
            found[self.seat(name, path, 0)] = number - 1
        left = [order for order in range(W.ORDERS) if order not in found.values()]
        return [found[seat] if seat in found else left.pop(0) for seat in range(len(self.names))]

    def dice(self, given: str | list[int], path: str) -> tuple[int, int]:
        """Two dice as 5-3, or none."""
        if isinstance(given, str) and not re.fullmatch(r"\s*(\d+\s*[-, ]\s*\d+\s*)?", given):
            raise BadPosition("Two dice show 1 to 6 each: write them as 5-3.", path)
        parts = [int(part) for part in re.findall(r"\d+", given)] if isinstance(given, str) else given
        if not parts:
            return 0, 0
        if len(parts) != 2 or not all(1 <= die <= W.D6 for die in parts):
            raise BadPosition("Two dice show 1 to 6 each: write them as 5-3.", path)
        return parts[0], parts[1]

    def answer(self, s: RoyaumeState, given: dict[str, str], window: bool) -> None:
        """Who has answered in the window already."""
        for name, word in given.items():
            path = f"$.answers.{name}"
            seat = self.seat(name, path, 0)
            if not window or seat == s.in_turn or word not in ANSWERS:
                raise BadPosition("In the window each opponent may have said call or silent.", path)
            if word == "call" and s.die_one + s.die_two == s.terms.witch_sum:
                raise BadPosition("A call on the Witch’s roll would have ended the window.", path)
            s.said = put(s.said, seat, ANSWERS[word])
            s.waiting &= ~bit(seat)


def check_told(s: RoyaumeState, p: Position, words: Words) -> None:
    """What follows from the rest may be told, but must be true."""
    bank = sum(one(c) * in_bank(s, c) for c in range(W.COLOURS))
    if p.bank is not None and words.pawns(p.bank, "$.bank") != bank:
        raise BadPosition(f"The bank has what nobody holds: {total(bank)} treasure pawns.", "$.bank")
    blocked = sorted(words.colours[c] for c in members_of(blocked_knights(s)))
    if p.blocked is not None and sorted(p.blocked) != blocked:
        raise BadPosition(f"Blocked are those with a trap or a monster: {', '.join(blocked) or 'none'}.", "$.blocked")
    circles = [words.colours[number - 1] for number in s.circles if number]
    if p.circles is not None and p.circles != circles:
        raise BadPosition(f"In the circles lie {', '.join(circles) or 'no crowns'}.", "$.circles")
