"""What each refusal rests on, written a second time with the rulebook at hand."""

from __future__ import annotations

from regalia.games.krone_und_schwert.texts import REFUSALS

RESTS_ON = {
    "no-such-space": "components",
    "not-free": "expand",
    "neighbour-occupied": "setup/KS-R3",
    "overlaps": "setup/KS-R1",
    "too-loose": "setup/KS-R1",
    "leaves-a-gap": "setup/KS-R1",
    "leaves-a-hole": "setup/KS-R1",
    "no-such-card": "components",
    "not-enough-ap": "turn/KS-R8",
    "no-castle-left": "build/KS-R45",
    "no-town-left": "build/KS-R45",
    "no-big-town-left": "build/KS-R45",
    "no-cathedral-left": "build/KS-R45",
    "no-marker-left": "expand/KS-R45/KS-R20",
    "not-yours": "build",
    "not-a-mountain": "build",
    "not-a-meadow": "build",
    "already-built": "build/KS-R48",
    "touches-a-town": "build/KS-R47",
    "only-on-octagons": "small_town_shape/KS-R46",
    "not-octagon-and-square": "build",
    "not-side-by-side": "build/KS-R50",
    "no-big-town-there": "build",
    "has-a-cathedral": "build",
    "no-people-left": "incite/KS-R61",
    "pope-is-here": "papal-visit/KS-R24",
    "nothing-to-draw": "draw/KS-R66",
    "too-few-shields": "expand/KS-R9",
    "not-adjacent": "expand/KS-R11",
    "no-room": "expand/KS-R10",
    "needs-all-ap": "occupy/KS-R12",
    "not-in-round-one": "attack/KS-R13",
    "one-attack": "attack/KS-R19",
    "your-own": "attack",
    "nobodys": "attack",
    "built-is-safe": "attack/KS-R14",
    "protected": "papal-visit/KS-R23",
    "too-weak": "attack/KS-R15",
    "no-fighters": "attack/KS-R16",
    "cannot-fight": "attack/KS-R16",
    "in-order": "revolt",
    "no-king": "revolt",
    "king-cannot": "revolt/KS-R56",
    "king-protected": "papal-visit/KS-R23",
    "needs-castle-and-town": "revolt/KS-R5",
    "one-revolt": "revolts_per_turn/KS-R32",
    "vote-first": "revolt/KS-R34",
    "vote-is-fixed": "revolt",
    "voted": "revolt",
    "not-now": "turn",
    "finish-this": "turn",
    "other-element": "setup/KS-R1",
}


def test_each_reason_cites_its_paragraph_and_ruling() -> None:
    assert dict(REFUSALS.values()) == RESTS_ON
