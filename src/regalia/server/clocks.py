"""The clocks of a table: what each seat has left, and when its time is out.

A table has one clock, the house's steady one or, played over days, the one on the wall: all times here are its own.
In a sealed decision every clock that was started is shown as running until all have answered, so that it does not tell
who has. The time a seat used is part of its deed; nobody's clock runs while the server is down.
"""

from __future__ import annotations

from regalia.server.deeds import Pace


class Clocks:
    """One clock per seat, all started by the same decision."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left_ms = [pace.allowance_ms()] * seats  # at the start of the present decision
        self.used_ms: dict[int, int] = {}  # by those who have answered it
        self.since_ms = 0
        self.halted_ms = 0  # how long the present decision had taken when all was stopped

    def begin(self, now_ms: int) -> None:
        """A new decision: what was used for the last one comes off the banks."""
        if self.pace.kind == "bank":
            for seat, used_ms in self.used_ms.items():
                self.left_ms[seat] = max(0, self.left_ms[seat] - used_ms) + 1000 * self.pace.increment
        self.used_ms = {}
        self.since_ms = now_ms

    def answered(self, seat: int, used_ms: int) -> None:
        """A seat's answer is complete."""
        self.used_ms[seat] = used_ms

    def resume(self, now_ms: int) -> None:
        """The table was not being served until now; only days went on counting, and nothing began in the future."""
        self.since_ms = min(self.since_ms, now_ms) if self.pace.kind == "days" else now_ms

    def halt(self, now_ms: int) -> None:
        """All is stopped."""
        self.halted_ms = self.used(now_ms)

    def go_on(self, now_ms: int) -> None:
        """And goes on, as if no time had passed."""
        self.since_ms = now_ms - self.halted_ms

    def used(self, now_ms: int) -> int:
        """How long the present decision has taken."""
        return max(0, now_ms - self.since_ms)

    def deadline_ms(self, seat: int) -> int | None:
        """When the time of an asked seat is out; None if there is no clock."""
        return None if self.pace.kind == "none" else self.since_ms + self.left_ms[seat]
