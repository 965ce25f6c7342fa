"""The last hour of one process in samples: how much was answered, how fast, and what it took."""

from __future__ import annotations

import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from prometheus_client import Counter, Gauge, Histogram

if TYPE_CHECKING:
    from regalia.server.metrics import Metrics

MOST_SAMPLES = 120
STATUS = Path("/proc/self/statm")
PAGE_BYTES, MIB = 4_096, 1_048_576


class Sample(msgspec.Struct, frozen=True):
    """A short time, mostly half a minute."""

    at_ms: int
    answers: float  # a minute
    saved_ms: float  # until an answer was saved: half of them were faster
    slow_ms: float  # and all but one of a hundred
    processor: float  # share of one
    memory_mb: int
    connections: int
    bots_waiting: int


class Hour:
    """Samples, the eldest first."""

    def __init__(self) -> None:
        self.since_ms = time.time_ns() // 1_000_000
        self.samples: deque[Sample] = deque(maxlen=MOST_SAMPLES)
        self.at, self.processor = time.monotonic(), time.process_time()
        self.answers = 0.0
        self.saved: list[float] = []

    def take(self, metrics: Metrics) -> None:
        """One more, about what has happened since the last."""
        now, processor = time.monotonic(), time.process_time()
        seconds = max(now - self.at, 0.001)
        answers, saved = value(metrics.answers), counts(metrics.saving)
        since = [many - before for many, before in zip(saved, self.saved or [0.0] * len(saved), strict=True)]
        self.samples.append(
            Sample(
                at_ms=time.time_ns() // 1_000_000,
                answers=round((answers - self.answers) * 60 / seconds, 1),
                saved_ms=quantile(metrics.saving, since, 0.5),
                slow_ms=quantile(metrics.saving, since, 0.99),
                processor=round((processor - self.processor) / seconds, 3),
                memory_mb=memory_mb(),
                connections=int(value(metrics.connections)),
                bots_waiting=metrics.waiting_for_bots(),
            )
        )
        self.at, self.processor, self.answers, self.saved = now, processor, answers, saved


def value(metric: Counter | Gauge) -> float:
    """What a counter or a gauge without labels stands at."""
    return next(float(each.value) for each in samples(metric) if not each.name.endswith("_created"))


def samples(metric: Counter | Gauge | Histogram) -> list[Any]:
    """All that a metric tells."""
    return [sample for each in metric.collect() for sample in each.samples]


def counts(metric: Histogram) -> list[float]:
    """How many took at most so long, by the bounds of a histogram."""
    return [each.value for each in samples(metric) if each.name.endswith("_bucket")]


def quantile(metric: Histogram, many: list[float], share: float) -> float:
    """The bound below which this share lies, in ms; 0 if there was nothing."""
    bounds = [float(each.labels["le"]) for each in samples(metric) if each.name.endswith("_bucket")]
    if not many or many[-1] == 0:
        return 0.0
    found = next(bound for bound, each in zip(bounds, many, strict=True) if each >= share * many[-1])
    return round(1_000 * min(found, bounds[-2]), 1)


def memory_mb() -> int:
    """What this process holds, where the system tells."""
    try:
        return int(STATUS.read_text().split()[1]) * PAGE_BYTES // MIB
    except (OSError, ValueError, IndexError):
        return 0
