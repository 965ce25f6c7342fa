"""A state is a value: compared, hashed, copied, pickled and written as bytes. How is told in core/values.py."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value:
    """Equal where everything on the table is equal, the luck to come included."""

    def __eq__(self, other: object) -> bool:
        from regalia.core import values

        return self is other or (isinstance(other, Value) and values.same(self, other))

    def __hash__(self) -> int:
        from regalia.core import values

        return values.hashed(self)

    def __copy__(self) -> object:
        from regalia.core import values

        return values.copied(self)

    def __deepcopy__(self, memo: object) -> object:
        from regalia.core import values

        return values.copied(self)

    def __reduce__(self) -> tuple[object, ...]:
        from regalia.core import values

        return values.reduced(self)

    def to_bytes(self) -> bytes:
        """Everything on the table, secrets and the luck to come included; values.from_bytes reads it again."""
        from regalia.core import values

        return values.to_bytes(self)
