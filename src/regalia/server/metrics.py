"""Figures for those who run a server, in the format of Prometheus; each house has a registry of its own."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from regalia.server.hour import Hour

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


def tasks() -> int:
    """How many tasks the event loop has; 0 where none runs."""
    with suppress(RuntimeError):
        return len(asyncio.all_tasks())
    return 0


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.in_play: dict[str, int] = {}  # games under way, as last counted
        counter, gauge, histogram = self.counter, self.gauge, self.histogram
        self.answers = counter("answers", "Answers saved.")
        self.refusals = counter("refusals", "Answers refused by the rules.")
        self.stale = counter("stale_answers", "Answers to a question that was no longer asked.")
        self.faults = counter("faults", "Requests and messages that could not be fulfilled.")
        self.own_faults = counter("own_faults", "Errors of our own.")
        self.sent = counter("messages_sent", "Messages sent to clients.")
        self.bot_failures = counter("bot_failures", "Bots that crashed or took too long.")
        self.bot_processes_lost = counter("bot_processes_lost", "Processes of bots that failed and were replaced.")
        self.bot_queue = gauge("bot_queue", "Questions that wait for a process, by whether people look on.", "tables")
        self.farm_processes = gauge("farm_processes", "Processes of the farm of bots that are heard of.")
        self.farm_failures = counter("farm_failures", "Answers of the farm of bots that were late, wrong or none.")
        self.stalls = counter("loop_stalls", "Times at which nothing was served for more than a second.")
        self.connections = gauge("connections", "Sockets that are open.")
        self.rooms = gauge("tables_in_memory", "Tables in memory.")
        gauge("tasks", "Tasks of the event loop.").set_function(tasks)
        self.saving = histogram("save_seconds", "Time to save a deed.")
        self.thinking = histogram("bot_seconds", "Time a bot thinks.")
        self.requests = histogram("request_seconds", "Time to answer a request.", "path", "status")
        self.count_by_kind()
        self.hour = Hour()
        self.process = CollectorRegistry()  # what the system tells of this process; no part of our own counting
        ProcessCollector(registry=self.process)

    def count_by_kind(self) -> None:
        """What is counted by game, status or reason."""
        self.tables = self.gauge("tables", "Tables that are kept, by game and status.", "game", "status")
        self.tables_done = self.counter("tables_done", "What happened to tables, by game.", "game", "what")
        self.reports = self.counter("reports", "What people reported, by reason.", "reason")

    def count_tables(self, tally: dict[tuple[str, str], int]) -> None:
        """How many tables there are of each kind, now and then."""
        self.tables.clear()
        self.in_play = {game: many for (game, status), many in tally.items() if status == "playing"}
        for (game, status), many in tally.items():
            self.tables.labels(game, status).set(many)
        self.hour.take(self)

    def waiting_for_bots(self) -> int:
        """How many questions wait for a process."""
        samples = [sample for metric in self.bot_queue.collect() for sample in metric.samples]
        return int(sum(sample.value for sample in samples))

    def counter(self, name: str, help_text: str, *labels: str) -> Counter:
        """Something that only grows."""
        return Counter(f"regalia_{name}", help_text, labels, registry=self.registry)

    def gauge(self, name: str, help_text: str, *labels: str) -> Gauge:
        """Something that comes and goes."""
        return Gauge(f"regalia_{name}", help_text, labels, registry=self.registry)

    def histogram(self, name: str, help_text: str, *labels: str) -> Histogram:
        """How long something takes."""
        return Histogram(f"regalia_{name}", help_text, labels, registry=self.registry, buckets=SECONDS)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
