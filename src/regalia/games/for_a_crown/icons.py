"""Icons in a row, as printed on a card or a die face: one int, three bits for each, the first one lowest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import row

PLACES: Final = row([8**place for place in range(11)])


def first_icon(icons: i64) -> i64:
    """The next icon of a row that is not empty."""
    return icons & 7


def after_first(icons: i64) -> i64:
    """The row without its first icon."""
    return icons >> 3


def has_icon(icons: i64, icon: i64) -> bool:
    """Is this icon among them?"""
    while icons:
        if icons & 7 == icon:
            return True
        icons >>= 3
    return False


def without_icon(icons: i64, icon: i64) -> i64:
    """The row without the first icon of a sort that it has."""
    place: i64 = 0
    rest: i64 = icons
    while rest & 7 != icon:
        rest >>= 3
        place += 1
    return icons % PLACES[place] + (rest >> 3) * PLACES[place]


def all_alike(icons: i64) -> bool:
    """Is there no choice which comes next?"""
    return without_all(icons, icons & 7) == 0


def without_all(icons: i64, icon: i64) -> i64:
    """The row without every icon of a sort."""
    while has_icon(icons, icon):
        icons = without_icon(icons, icon)
    return icons


def row_of_icons(icons: list[int]) -> int:
    """A row from a list, for words and tests."""
    packed: i64 = 0
    for place in range(len(icons)):
        number: i64 = icons[place]
        packed += number * PLACES[place]
    return packed


def icons_of(icons: i64) -> list[int]:
    """A row as a list, for words and tests."""
    out: list[int] = []
    while icons:
        out.append(icons & 7)
        icons >>= 3
    return out
