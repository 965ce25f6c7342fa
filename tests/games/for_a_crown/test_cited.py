"""What each refusal rests on, written a second time with the rulebook at hand."""

from __future__ import annotations

from regalia.games.for_a_crown.texts import REFUSALS

RESTS_ON = {
    "family-taken": "setup",
    "choose-a-family": "setup",
    "column-closed": "recruiting/FC-R2",
    "not-in-the-market": "recruiting",
    "pile-empty": "recruiting/FC-R5",
    "deck-empty": "blind-cards",
    "no-deck": "blind-cards/FC-R5",
    "too-dear": "payment/FC-R9",
    "must-recruit": "recruiting/FC-R8",
    "pay-first": "payment",
    "not-the-price": "payment",
    "too-few-coins": "payment",
    "too-few-rubies": "payment/FC-R9",
    "coins-before-sale": "payment/FC-R10",
    "no-sale-here": "optional_sale/FC-R11",
    "choose-a-half": "mercenaries/FC-R17",
    "not-yourself": "mercenaries",
    "not-in-play": "elimination/FC-R30",
    "no-free-space": "gallery/FC-R20",
    "choose-a-target": "mercenaries/FC-R16",
    "choose-a-portrait": "gallery/FC-R16",
    "no-such-icon": "effect_order/FC-R15",
    "face-first": "effect_order/FC-R52",
    "choose-the-icon": "effect_order/FC-R15",
    "too-few-raccoons": "events",
    "answer-the-bribe": "events/FC-R50",
    "answer-the-mages": "events/FC-R50",
    "recruit-first": "recruiting/FC-R8",
    "turn-a-card": "common-pile",
    "other-icon": "mercenaries/FC-R15",
    "one-token": "events",
}


def test_each_reason_cites_its_paragraph_and_ruling() -> None:
    assert dict(REFUSALS.values()) == RESTS_ON
