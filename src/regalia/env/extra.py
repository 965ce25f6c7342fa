"""What to say where a package of the extra “env” is missing."""

from __future__ import annotations

from regalia.core.errors import RegaliaError


def missing(package: str, extra: str = "env") -> RegaliaError:
    """The sentence for a package that is not installed."""
    return RegaliaError(f"{package} is not installed: pip install 'regalia[{extra}]'.")
