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
        self.rests: dict[int, tuple[int, int]] = {}  # of each seat that is on holiday, from when until when

    def begin(self, now_ms: int) -> None:
        """A new decision: what was used for the last one comes off the banks."""
        if self.pace.is_bank:
            for seat, used_ms in self.used_ms.items():
                left_ms = max(0, self.left_ms[seat] - used_ms) + 1000 * self.pace.increment
                self.left_ms[seat] = min(left_ms, self.pace.most_ms())
        self.used_ms = {}
        self.since_ms = now_ms

    def answered(self, seat: int, used_ms: int) -> None:
        """A seat's answer is complete."""
        self.used_ms[seat] = max(0, used_ms - self.rested_ms(seat, self.since_ms + used_ms))

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

    def rest(self, seat: int, from_ms: int, until_ms: int) -> None:
        """A seat's clock stands still for a while; what it rested before was for another decision, or goes on."""
        before_ms, ended_ms = self.rests.get(seat, (from_ms, from_ms))
        begun_ms = before_ms if before_ms <= from_ms <= ended_ms else from_ms
        self.rests[seat] = (begun_ms, until_ms)

    def rested_ms(self, seat: int, at_ms: int) -> int:
        """How long a seat has rested during the present decision, up to then."""
        from_ms, until_ms = self.rests.get(seat, (0, 0))
        return max(0, min(until_ms, at_ms) - max(from_ms, self.since_ms))

    def deadline_ms(self, seat: int) -> int | None:
        """When the time of an asked seat is out; None if there is no clock."""
        if self.pace.kind == "none":
            return None
        out_ms = self.since_ms + self.left_ms[seat]
        from_ms, until_ms = self.rests.get(seat, (0, 0))
        begun_ms = max(from_ms, self.since_ms)
        return out_ms + until_ms - begun_ms if begun_ms < min(out_ms, until_ms) else out_ms
