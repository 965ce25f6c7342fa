"""What was asked for lately and costs much to make: a few answers, ready to be sent again."""

from __future__ import annotations

from collections import OrderedDict

MOST_BYTES = 16_777_216


class Recent:
    """The newest answers; those that were not asked for longest make room."""

    def __init__(self, most: int = 64) -> None:
        self.most = most
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.bytes = 0

    def get(self, name: str) -> bytes | None:
        """An answer that is still here."""
        if name in self.kept:
            self.kept.move_to_end(name)
        return self.kept.get(name)

    def keep(self, name: str, content: bytes) -> bytes:
        """Have it at hand for a while; gives it back."""
        self.bytes += len(content) - len(self.kept.pop(name, b""))
        self.kept[name] = content
        while self.kept and (len(self.kept) > self.most or self.bytes > MOST_BYTES):
            self.bytes -= len(self.kept.popitem(last=False)[1])
        return content
