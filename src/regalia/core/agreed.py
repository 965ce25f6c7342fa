"""What a table agrees on before the start, and what it was made from: so that a state can be sent and found again."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Agreed:
    """The terms of a table. A game adds what its rules want to know; copies of a table share them."""

    def __init__(self) -> None:
        self.game: str = ""
        self.options: dict[str, bool | int | str] = {}
        self.data: object = None  # as the game has checked it

    def came_from(self, game: str, options: dict[str, bool | int | str], data: object) -> None:
        """These terms were made from the options and the data of a game."""
        self.game = game
        self.options = dict(options)
        self.data = data
