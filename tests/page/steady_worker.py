"""A worker as it is, but that a random bot answers the same question in the same way; in a hurry if it is told to."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from zlib import crc32

from regalia.bots.bot import Bot, RandomBot
from regalia.bots.registry import RANDOM
from regalia.core.registry import game
from regalia.server import worker
from tests.server.hurry import in_a_hurry

bot = worker.KeptBots.bot


def steady(self: worker.KeptBots, ask: worker.Ask) -> Bot:
    """The bot of a seat; the random one knows nothing but what it is asked."""
    if ask.bot != RANDOM:
        return bot(self, ask)
    question = crc32(repr((ask.seat, ask.actions, ask.events)).encode())
    return RandomBot(game(ask.game), worker.terms_for(ask), question)


worker.KeptBots.bot = steady  # type: ignore[method-assign]
if os.environ.get("REGALIA_TEST_HURRY"):
    in_a_hurry()
with suppress(BrokenPipeError, ConnectionResetError):
    worker.serve(sys.stdin.buffer, worker.answers())
