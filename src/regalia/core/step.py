"""A step: something that must still happen, in one int. Made and read by name only; it never holds a secret.

bits 0-7 kind (from 1) | 8-15 the seats it asks | 16-23 first | 24-31 second | 32-61 third, a larger number
"""

from __future__ import annotations

from mypy_extensions import i64


def step(kind: i64, asks: i64 = 0, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """A step of a kind that asks a set of seats (none: it just happens) and remembers up to three numbers."""
    return kind | asks << 8 | first << 16 | second << 24 | third << 32


def kind_of(s: i64) -> i64:
    """What is to happen."""
    return s & 255


def asked(s: i64) -> i64:
    """The set of seats it asks."""
    return (s >> 8) & 255


def first(s: i64) -> i64:
    """The first number."""
    return (s >> 16) & 255


def second(s: i64) -> i64:
    """The second number."""
    return (s >> 24) & 255


def third(s: i64) -> i64:
    """The third number."""
    return s >> 32
