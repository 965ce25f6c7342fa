"""The map drawn with letters: octagons in round brackets, squares in square ones, each with the name one types.

A space takes one line, `(A0,0▲1♜)`, where there is room for it, else two; a map that is too wide for that is drawn in
parts from west to east. While elements are laid, places stand at the edges.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from regalia.core.drawing import FAINT, seat_style, styled
from regalia.games.krone_und_schwert.charts import Chart
from regalia.games.krone_und_schwert.view import SchwertView

TERRAIN = {"forest": ("♣", "green"), "meadow": ('"', "yellow"), "mountain": ("▲", "bold")}
CASTLE, TOWN, BIG_TOWN, CATHEDRAL = "♜", "⌂", "▣", "†"
EDGE = 4  # letters for the places at the left edge


class Form(NamedTuple):
    """How a space is drawn: in so many lines, so far from its neighbour, so wide at most."""

    lines: int
    pitch: int
    wide: int


FORMS = (Form(1, 12, 10), Form(1, 11, 10), Form(2, 10, 7), Form(2, 8, 7), Form(2, 7, 7))


class Space(NamedTuple):
    """A space as it is drawn."""

    name: str  # as one types it
    octagon: bool
    terrain: str
    owner: int | None
    building: str
    marked: bool


def parts_of_map(view: SchwertView, width: int) -> list[list[Text]]:
    """The lines of each part of the map, from west to east; one part if it is not too wide."""
    spaces = {(x, y): space(view, name, (x, y), terrain) for name, (x, y, terrain) in view.map.items()}
    room = width - (EDGE if view.asks == "element" else 0)
    form, bands = fitting(sorted({x for x, _ in spaces}), room)
    return [Part(spaces, form, band, view.asks == "element").lines() for band in bands]


def fitting(columns: list[int], width: int) -> tuple[Form, list[range]]:
    """The roomiest form in which the map fits, or the tightest one and the map in parts."""
    west, east = columns[0], columns[-1]
    for form in FORMS:
        if (east - west) * form.pitch // 2 + form.wide <= width:
            return form, [range(west, east + 1)]
    most = (width - form.wide) * 2 // form.pitch + 1
    parts = -(-(east - west + 1) // most)
    each = -(-(east - west + 1) // parts)
    return form, [range(start, min(start + each, east + 1)) for start in range(west, east + 1, each)]


def space(view: SchwertView, name: str, at: tuple[int, int], terrain: str) -> Space:
    """What lies and stands on a space."""
    owner = next((seat for seat, land in enumerate(view.land) if name in land), None)
    target = view.attack.target if view.attack is not None else view.target
    marked = name in (target, view.first_space)
    return Space(typed(name), at[0] % 2 == 0, terrain, owner, building(view, name), marked)


def building(view: SchwertView, name: str) -> str:
    """What stands there; "" for nothing."""
    if name in view.castles:
        return CASTLE
    for octagon, square in view.big_towns:
        if name in (octagon, square):
            return CATHEDRAL if octagon in view.cathedrals else BIG_TOWN
    return TOWN if name in view.small_towns else ""


def typed(name: str) -> str:
    """A space as it is named on the map: A0,0 for A:0,0."""
    return name.replace(":", "")


def shape_of_element(shape: Chart) -> list[Text]:
    """An element as it lies in the box, its spaces by their places."""
    spaces = {
        (x, y): Space(typed(name), x % 2 == 0, terrain, None, "", False) for name, (x, y, terrain) in shape.items()
    }
    columns = [x for x, _ in spaces]
    return Part(spaces, FORMS[1], range(min(columns), max(columns) + 1), False).lines()


class Part:
    """Some columns of a map."""

    def __init__(self, spaces: dict[tuple[int, int], Space], form: Form, columns: range, edges: bool) -> None:
        self.spaces = {at: each for at, each in spaces.items() if at[0] in columns}
        self.form = form
        self.west = columns[0]
        self.edges = edges

    def lines(self) -> list[Text]:
        """From north to south."""
        rows = [y for _, y in self.spaces]
        found = [*(self.head() if self.edges else ())]
        for y in range(min(rows), max(rows) + 1):
            found += self.row(y)
        return found

    def head(self) -> Iterator[Text]:
        """The columns of the octagons."""
        line = Text(style=FAINT)
        for x in sorted({x for x, _ in self.spaces if x % 2 == 0}):
            self.put(line, x, Text(f"{x:>3}"))
        yield line

    def row(self, y: int) -> list[Text]:
        """The lines of one row of spaces."""
        lines = [Text() for _ in range(self.form.lines)]
        if self.edges:
            lines[0].append(f"{y:>3}", FAINT)
        for x in sorted(x for x, row in self.spaces if row == y):
            for line, drawn in zip(lines, self.cell(self.spaces[(x, y)]), strict=True):
                self.put(line, x, drawn)
        return lines

    def put(self, line: Text, x: int, what: Text) -> None:
        """Write at a column."""
        start = (x - self.west) * self.form.pitch // 2 + (EDGE if self.edges else 0)
        line.pad_right(start - line.cell_len)
        line.append_text(what)

    def cell(self, each: Space) -> tuple[Text, ...]:
        """A space: name, terrain, owner and building, in one line or two."""
        left, right = "()" if each.octagon else "[]"
        name, marks = styled(each.name, "reverse" if each.marked else style_of(each)), self.marks(each)
        if self.form.lines == 1:
            return (styled(left, FAINT) + name + marks + styled(right, FAINT),)
        marks.pad_right(len(each.name) - marks.cell_len)
        return tuple(styled(left, FAINT) + text + styled(right, FAINT) for text in (name, marks))

    def marks(self, each: Space) -> Text:
        """Terrain, the owner's number and the building."""
        sign, colour = TERRAIN[each.terrain]
        owner = "" if each.owner is None else str(each.owner + 1)
        return styled(sign, colour) + styled(f"{owner:1}{each.building:1}", style_of(each))


def style_of(each: Space) -> str:
    """A space in the colour of its owner."""
    return "" if each.owner is None else seat_style(each.owner)
