"""What PettingZoo and Gymnasium show of a seat: arrays, spaces, and the table drawn."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia.core.drawing import plain
from regalia.core.state import State
from regalia.env.kit import Kit

Row = NDArray[np.int8]
FRAMES = ("ansi", "human")


def observation_space(kit: Kit) -> spaces.Box:
    """The row of a seat: small numbers."""
    return spaces.Box(0, 127, (kit.size,), np.int8)


def mask_space(kit: Kit, more: int = 0) -> spaces.Box:
    """A 0 or 1 for each answer."""
    return spaces.Box(0, 1, (kit.actions + more,), np.int8)


def seen(kit: Kit, s: State, seat: int) -> Row:
    """What a seat may know, as an array of its own."""
    row: Row = np.empty(kit.size, np.int8)
    kit.observe(s, seat, row)
    return row


def allowed(kit: Kit, s: State, seat: int, more: int = 0) -> Row:
    """What a seat may answer, as an array of its own."""
    mask: Row = np.zeros(kit.actions + more, np.int8)
    mask[kit.legal(s, seat)] = 1
    return mask


def drawn(kit: Kit, s: State, seat: int, mode: str | None) -> Any:
    """The table as a seat sees it: a text, or printed for people to read."""
    text = plain(kit.game.draw(kit.game.view(s, seat), "en", kit.game.names(kit.seats)))
    if mode == "human":
        print(text)
        return None
    return text
