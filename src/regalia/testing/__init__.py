"""Tools to test games with: scenarios, laws and golden playthroughs. Shipped, so that others can use them."""

from regalia.testing.scenario import Scenario, scenario

__all__ = ["Scenario", "scenario"]
