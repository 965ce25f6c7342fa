"""Reading what people edit by hand: a file or an object checked against a type, with the path of any fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.core.errors import RegaliaError

T = TypeVar("T")


def checked(given: object, kind: type[T], error: type[RegaliaError]) -> T:
    """The object as a value of a type; a fault names its path."""
    try:
        return msgspec.convert(given, type=kind)
    except msgspec.ValidationError as fault:
        sentence, _, path = str(fault).partition(" - at `")
        raise error(f"{sentence}.", path.rstrip("`")) from None


def parsed(content: bytes, error: type[RegaliaError]) -> Any:
    """JSON, or a clear sentence."""
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise error(f"This is not JSON: {fault}.") from None


def content_of(path: str, error: type[RegaliaError]) -> bytes:
    """The bytes of a file, or a clear sentence."""
    try:
        return Path(path).read_bytes()
    except OSError as fault:
        raise error(f"The file “{path}” cannot be read: {fault.strerror or fault}.") from None
