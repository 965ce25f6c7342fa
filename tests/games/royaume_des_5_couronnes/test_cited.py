"""What each refusal rests on, written a second time with the rulebook at hand."""

from __future__ import annotations

from regalia.games.royaume_des_5_couronnes.texts import REFUSALS

RESTS_ON = {
    "not-blocked": "phase-a/RC-R6",
    "knight-is-home": "crowns/RC-R33",
    "duels-close-attempts": "duels/RC-R13",
    "all-blocked": "phase-a/RC-R8",
    "too-little-power": "duels/RC-R75",
    "yourself": "duels",
    "no-treasure-to-win": "duels/RC-R20",
    "once-a-turn": "duel_same_target/RC-R22",
    "no-such-prince": "duels",
    "roll-first": "phase-b",
    "already-rolled": "turn/RC-R11",
    "must-move": "moving/RC-R25",
    "knight-is-blocked": "moving/RC-R74",
    "no-such-die": "moving/RC-R77",
    "same-knight": "moving/RC-R27",
    "double-is-the-wizards": "wizard/RC-R32",
    "not-a-double": "wizard",
    "cannot-go-back": "wizard/RC-R35",
    "only-others-call": "the-witch/RC-R39",
    "only-the-mover": "turn",
    "none-of-that-colour": "duels/RC-R21",
    "take-first": "duels/RC-R21",
    "excuse-first": "duels/RC-R24",
    "pay-first": "the-witch/RC-R42",
    "lay-first": "setup/RC-R2",
    "space-is-covered": "setup/RC-R2",
    "no-such-space": "setup/RC-R2",
    "not-due": "turn",
    "cards-are-laid": "setup/RC-R2",
    "second-knight-first": "moving/RC-R25",
}


def test_each_reason_cites_its_paragraph_and_ruling() -> None:
    assert dict(REFUSALS.values()) == RESTS_ON
