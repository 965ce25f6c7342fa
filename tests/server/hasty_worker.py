"""A worker as it is, but for reviews that are made in a hurry; when it is told to, its first process dies of one."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from regalia.server import errands, worker
from tests.server.hurry import in_a_hurry

in_a_hurry()
dies_once = os.environ.get("REGALIA_TEST_DIES", "")  # a file: whoever finds none makes it, and dies at the second part
parts = 0
run = errands.Errands.run


def counted(self: errands.Errands, errand: errands.Errand) -> bytes:
    """What came of an errand, unless it dies of it."""
    global parts
    parts += 1
    if dies_once and parts == 2 and not Path(dies_once).exists():
        Path(dies_once).touch()
        os._exit(3)
    return run(self, errand)


errands.Errands.run = counted  # type: ignore[method-assign]
with suppress(BrokenPipeError, ConnectionResetError):
    worker.serve(sys.stdin.buffer, worker.answers())
