"""The dashboard asks only for figures that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from prometheus_client import generate_latest

from regalia.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "regalia.json"


def test_the_dashboard_asks_only_for_figures_that_there_are() -> None:
    metrics = Metrics()
    metrics.count_tables({("chess", "over"): 1})
    metrics.tables_done.labels("chess", "set").inc()
    metrics.reports.labels("name").inc()
    metrics.requests.labels("/", 200).observe(0.1)
    metrics.bot_queue.labels("watched").set(0)
    text = metrics.text() + generate_latest(metrics.process)
    there = {line.split("{")[0].split(" ")[0] for line in text.decode().splitlines()}
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"(?:regalia|process)_\w+", target["expr"])
    }
    assert len(panels) >= 10 and len(asked) > 15
    assert asked <= there, f"no such figures: {asked - there}"
