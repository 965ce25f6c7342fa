"""The bodies of requests: whatever cannot be read or kept gets a sentence that names the place."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.plain import TOO_DEEP, check_plain
from regalia.server.errors import Fault


def read_json(content: bytes, kind: Any) -> Any:
    """A body of the right type, with nothing in it that could not be kept."""
    try:
        found = msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Fault("bad-request", why=str(fault)[:300]) from None
    except RecursionError:
        raise Fault("bad-request", why=f"$: {TOO_DEEP}") from None
    for field in msgspec.structs.fields(found):
        check_plain(getattr(found, field.name), f"$.{field.name}")
    return found
