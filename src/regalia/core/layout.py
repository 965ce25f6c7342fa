"""The layout of an observation: which numbers of the row mean what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Any, NamedTuple


class Field(NamedTuple):
    """A named part of the row: one number, or several in a shape; each from 0 to the most."""

    name: str
    shape: tuple[int, ...] = ()
    most: int = 1

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def places(fields: Iterable[Field]) -> Iterator[tuple[Field, slice]]:
    """Each field with the part of the row it takes."""
    start = 0
    for field in fields:
        yield field, slice(start, start + field.size)
        start += field.size


def size_of(fields: Iterable[Field]) -> int:
    """The numbers of the whole row."""
    return sum(field.size for field in fields)


def explained(fields: Iterable[Field], row: Sequence[float]) -> dict[str, Any]:
    """The numbers of a row by the names of its fields, as nested lists."""
    return {field.name: nested([int(each) for each in row[place]], field.shape) for field, place in places(fields)}


def nested(numbers: list[int], shape: tuple[int, ...]) -> Any:
    """Numbers in a shape."""
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    step = len(numbers) // shape[0]
    return [nested(numbers[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]
