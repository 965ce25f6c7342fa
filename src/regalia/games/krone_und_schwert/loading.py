"""Lays a position out, field by field; a fault names its path and says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.errors import BadNotation, BadPosition
from regalia.core.files import checked
from regalia.core.ints import bit, first_n, set_of
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.actions import number
from regalia.games.krone_und_schwert.invariants import SENTENCES
from regalia.games.krone_und_schwert.land import owner_of
from regalia.games.krone_und_schwert.loading_cards import CardLoader
from regalia.games.krone_und_schwert.notation import acts_in
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.position import Position, ShuffleWords
from regalia.games.krone_und_schwert.possible import check_possible, to_blame
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.setup import markers_on_board
from regalia.games.krone_und_schwert.view import KINDS
from regalia.games.krone_und_schwert.viewing import view
from regalia.games.krone_und_schwert.worlds import what_follows


def load(position: Mapping[str, Any], names: list[str], terms: Terms) -> SchwertState:
    """The table a position stands for."""
    given = checked(position, Position, BadPosition)
    if given.game != "krone_und_schwert":
        raise BadPosition(f"This is a position of {given.game}.", "$.game")
    return Loader(given, names, terms).table()


class Loader(CardLoader):
    """Lays one position out."""

    def table(self) -> SchwertState:
        """The table the position stands for."""
        s, p = self.s, self.p
        self.lay_board()
        asks = p.asks or self.suggested()
        if asks not in (*KINDS, "over"):
            raise BadPosition(f"A position asks for one of {', '.join(KINDS)}, or is over.", "$.asks")
        self.own()
        self.build()
        self.lay_people()
        self.count_points()
        s.king = self.seat(p.king, "$.king", W.NO_ONE)
        s.papal = set_of([self.seat(name, "$.papal", 0) for name in p.papal])
        if asks != "element":
            self.deal()
        self.remember(p.last_shuffle or ShuffleWords())
        self.turn(asks)
        self.ask(asks)
        self.hear()
        if s.now and s.broken() != OK:
            raise BadPosition(f"This cannot lie so: {SENTENCES[s.broken()]}.", to_blame(s.broken(), p))
        check_possible(s, p, asks)
        return s

    def suggested(self) -> str:
        """What is asked, where the position does not say."""
        p = self.p
        if p.laying:
            return "element"
        if p.attack:
            return "defence"
        if p.leader:
            return "revolt"
        owned = (p.spaces, p.castles, p.towns, p.big_towns)
        return "action" if any(any(part.values()) if isinstance(part, dict) else part for part in owned) else "marker"

    # --- the turn

    def turn(self, asks: str) -> None:
        """Whose turn it is, and what has been done in it."""
        s, p = self.s, self.p
        s.start = self.seat(p.start, "$.start", 0)
        suggested = s.start
        if asks == "tax":
            suggested = s.king if s.king != W.NO_ONE else s.start
        elif asks == "marker":
            suggested = (s.start + markers_on_board(s)) % s.seats
        elif asks == "element":
            suggested = (s.start + s.board.laid) % s.seats
        elif asks == "defence" and p.attack:
            suggested = self.seat(p.attack.attacker, "$.attack.attacker", 0)
        elif asks == "revolt":
            suggested = self.seat(p.leader, "$.leader", s.start)
        s.in_turn = self.seat(p.in_turn, "$.in_turn", suggested)
        setting_up = asks in ("element", "marker")
        s.round = p.round if p.round is not None else 0 if setting_up else 2
        if s.round < 0:
            raise BadPosition("Rounds are counted from 1; 0 is the set-up.", "$.round")
        default = 0 if setting_up else 2 if asks in ("defence", "revolt") else W.ACTION_POINTS
        s.ap = p.ap if p.ap is not None else default
        s.attacked = int(p.attacked if p.attacked is not None else asks == "defence")
        s.revolted = int(p.revolted if p.revolted is not None else asks == "revolt")
        s.adjudicated = int(p.adjudicated)

    def ask(self, asks: str) -> None:
        """Put the question on the agenda."""
        s = self.s
        if asks == "over":
            s.game_over()
            return
        seats, first, second = self.question(asks)
        s.now = step(KINDS[asks], seats, first, second)
        s.later = what_follows(s)
        s.waiting = seats

    def question(self, asks: str) -> tuple[int, int, int]:
        """Who is asked, and about what."""
        s, p = self.s, self.p
        if asks == "element":
            return bit(s.in_turn), s.in_turn, self.letter(p.laying, "$.laying")
        if asks == "marker":
            return bit(s.in_turn), s.in_turn, 0
        if asks == "tax" and s.in_turn != s.king:
            raise BadPosition("Only the king is asked about the tax.", "$.king")
        if asks == "action" and s.ap == 0:
            raise BadPosition("Without action points no action is asked for.", "$.ap")
        if asks == "defence":
            return self.defence()
        if asks == "revolt":
            if s.king == W.NO_ONE or s.king == s.in_turn:
                raise BadPosition("A revolt needs a king, and a leader who is another.", "$.king")
            return first_n(s.seats), s.in_turn, s.king
        return bit(s.in_turn), 0, 0

    def defence(self) -> tuple[int, int, int]:
        """The attack that awaits an answer."""
        if self.p.attack is None:
            raise BadPosition("A defence needs an attack: attacker, target, cards.", "$.attack")
        target = self.space(self.p.attack.target, "$.attack.target")
        owner = owner_of(self.s, target)
        if owner == W.NO_ONE or owner == self.s.in_turn:
            raise BadPosition("The target belongs to another seat.", "$.attack.target")
        self.s.attack_on = target
        return bit(owner), self.s.in_turn, target

    def hear(self) -> None:
        """Answers given in part, or sealed."""
        s = self.s
        for name, parts in self.p.given.items():
            path = f"$.given.{name}"
            seat = self.seat(name, path, 0)
            for part in parts:
                self.hear_part(seat, part, path)
        if s.now and not s.waiting:
            raise BadPosition("If all have answered, the answers have taken effect.", "$.given")

    def hear_part(self, seat: int, part: str, path: str) -> None:
        """One part of an answer; it must be allowed."""
        s = self.s
        try:
            seen = view(s, seat)
            actions = [number(seen, act) for act in acts_in(seen, part)]
        except BadNotation as fault:
            raise BadPosition(str(fault), path) from None
        for action in actions:
            s.ticket = 0
            if s.refusal(seat, action) != OK:
                raise BadPosition(f"“{part}” is not allowed there.", path)
            s.ticket = 0
            if s.hear(seat, action):
                s.waiting &= ~bit(seat)
