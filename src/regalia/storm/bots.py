"""Bots that answer late, hang, die or lie."""

from __future__ import annotations

import asyncio
from typing import Any

from regalia.server.bot_pool import BotFailure
from regalia.server.errands import Errand
from regalia.server.worker import Ask
from regalia.storm.faults import Faults

USUAL_MS = 400
HANGS_MS = 20_000
NONSENSE = 2**50
SLEEPS_SECONDS = 1e9


class SimBots:
    """Stands for the processes in which bots think."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.is_asleep = False

    async def choose(self, ask: Ask, **more: Any) -> int:
        """Any of the answers, when it comes."""
        if self.is_asleep:
            await asyncio.sleep(SLEEPS_SECONDS)
        dice, seat = self.faults.dice(f"bot {ask.seat}"), f"seat {ask.seat}"
        action = dice.one_of(ask.actions)
        if self.faults.strikes("bot", "a bot hangs", seat):
            await asyncio.sleep(self.faults.seconds("hang", HANGS_MS))
            raise BotFailure("no answer in time")
        await asyncio.sleep(self.faults.seconds("think", USUAL_MS))
        if self.faults.strikes("bot", "a bot dies", seat):
            raise BotFailure("its process failed")
        return NONSENSE if self.faults.strikes("bot", "a bot lies", seat) else action

    async def advise(self, ask: Ask) -> Any:
        """Nobody here asks for advice."""
        raise BotFailure("it gives no advice")

    async def run(self, errand: Errand) -> bytes:
        """Nobody here has errands."""
        raise BotFailure("it does no errands")

    async def close(self) -> None:
        """Nobody thinks any more."""
