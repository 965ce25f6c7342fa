"""A first sensible player of Um Krone und Kragen: gathers equal dice, takes dice before tricks, goes for the king."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regalia.bots.bot import Clock
from regalia.core.game import Game
from regalia.core.prompt import Prompt
from regalia.games.um_krone_und_kragen.view import KragenView

# whom to take first: dice before tricks, since no trick makes up for a short hand
WANTED = (
    *("king", "general", "farmer", "charlatan", "knight", "bishop", "pawnbroker", "hunter", "guard", "laborer"),
    *("nobleman", "magician", "alchemist", "lady", "astronomer", "merchant", "philosopher", "maid", "jester"),
)


class Heuristic:
    """Looks at each answer's words and dice; the best of them by a simple measure."""

    def __init__(self, game: Game[Any, Any], terms: Any, seed: int) -> None:
        self.game = game

    def choose(self, view: KragenView, prompt: Prompt, clock: Clock | None = None) -> int:
        """The answer with the highest worth; of equal ones the first."""
        texts = [self.game.spell(view, action) for action in prompt.actions]
        worths = [worth(view, text) for text in texts]
        return prompt.actions[worths.index(max(worths))]


def worth(view: KragenView, text: str) -> float:
    """How good an answer looks."""
    if view.asks == "claim":
        return claim_worth(text)
    if view.asks in ("start die", "first roll"):
        return {"take die": 3.0, "roll": 1.0}.get(text, 2.0 if text.startswith("use") else 0.0)
    if view.using:
        return choice_worth(view, text)
    if text == "roll":
        return 1.0
    if text.startswith("set aside"):
        return aside_worth(view, int(text.split()[-1]))
    if text.startswith("use"):
        return use_worth(view, text)
    return 0.5  # finish


def claim_worth(text: str) -> float:
    """The earlier in the list of wishes, the better; nothing is worst."""
    name = text.removeprefix("take ")
    return float(len(WANTED) - WANTED.index(name)) if name in WANTED else 0.0


def face_to_gather(view: KragenView) -> int:
    """The face of the biggest group, the higher one of two; dice aside count double, since they stay."""
    counts = Counter(view.active) + Counter(view.aside) + Counter(view.aside)
    return max(counts, key=lambda face: (counts[face], face)) if counts else 6


def aside_worth(view: KragenView, face: int) -> float:
    """Gathered dice at once; others only if one must, the highest first."""
    if face == face_to_gather(view):
        return 3.0
    return 0.1 + face / 100 if not view.set_since_roll else 0.01


def use_worth(view: KragenView, text: str) -> float:
    """A use that brings more dice of the gathered face; a re-roll of others once the duty is open."""
    face, name = face_to_gather(view), text.split()[1]
    if name in ("jester", "merchant"):
        return 2.0 if text.split()[2] != str(face) else -1.0
    if "->" in text:
        before, after = (side.replace("-", " ").split() for side in text.split(" ", 2)[2].split("->"))
        gain = after.count(str(face)) - before.count(str(face))
        return 2.5 + gain if gain > 0 else -1.0
    if name in ("lady", "nobleman"):
        rise = view.abilities[name][1]
        return 2.4 if int(text.split()[2]) + rise == face else -1.0
    added = int(text.split()[2]) if name == "queen" else view.abilities[name][1]
    return 3.5 if added == face else 0.9 if not view.active else 0.6


def choice_worth(view: KragenView, text: str) -> float:
    """More dice for merchant, lady or nobleman, if they help; else that is all."""
    if text == "that is all":
        return 1.0
    face, die = face_to_gather(view), int(text.split()[-1])
    if view.using == "merchant":
        return 2.0 if die != face else 0.0
    return 2.0 if die + view.abilities[view.using][1] == face else 0.0
