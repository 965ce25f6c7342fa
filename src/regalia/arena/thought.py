"""How long a bot thought: every answer is counted, in steps of five per cent."""

from __future__ import annotations

from math import ceil, log

import msgspec

STEP = 1.05  # from one bucket to the next
LEAST_SECONDS = 1e-7


class Thought(msgspec.Struct):
    """The times of many answers."""

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    buckets: dict[int, int] = {}  # the power of STEP that a time does not pass: how many

    def add(self, seconds: float) -> None:
        """One more answer."""
        bucket = ceil(log(max(seconds, LEAST_SECONDS)) / log(STEP))
        self.answers += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def join(self, other: Thought) -> None:
        """The answers of another count, too."""
        self.answers += other.answers
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for bucket, number in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + number

    def mean(self) -> float:
        """Seconds on average."""
        return self.seconds / self.answers if self.answers else 0.0

    def quantile(self, share: float) -> float:
        """The time that so many of the answers did not pass, at most five per cent too much."""
        left = share * self.answers
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 1e-9:
                return min(self.longest, STEP**bucket)
        return self.longest
