"""Names that can be read, in one script, and none that looks like another's at the table."""

from __future__ import annotations

import pytest

from regalia.server import lobby, seating
from regalia.server.errors import Fault
from regalia.server.names import look, readable
from regalia.server.requests import Join, NewTable
from tests.server.harness import GAME, go
from tests.server.lines import new_key, quiet_house


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("\u0301\u0302", "bad-name"),
        ("…", "bad-name"),
        ("- -", "bad-name"),
        ("\u0410nna", "mixed-name"),
        ("Αnna", "mixed-name"),
        ("\u0410nn", "mixed-name"),
        ("АΒ", "mixed-name"),
        ("\u0531nn", "mixed-name"),
        ("Ann\u3164", "bad-name"),
        ("Αոո", "mixed-name"),
        ("ann", "name-taken"),
        ("\uff21\uff2e\uff2e", "name-taken"),
        ("Änn", "name-taken"),
        ("A nn", "name-taken"),
    ],
)
def test_names_that_cannot_be_or_look_like_anns(name: str, key: str) -> None:
    async def test() -> None:
        house = quiet_house()
        table = (await lobby.set_table(house, new_key(), NewTable(GAME, 3, name="Ann"), "")).table
        with pytest.raises(Fault) as fault:
            await seating.sit_down(await house.room(table), new_key(), Join(name))
        assert fault.value.key == key

    go(test)


@pytest.mark.parametrize(
    "name", ["Ève", "Anna Lena", "Ярослава", "Ελένη", "李雷", "7", "O’Neill", "Ольга 2", "Zoë-Ann"]
)
def test_names_in_any_one_script_are_welcome(name: str) -> None:
    assert readable(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Cop", "\u0421\u043e\u0440"),
        ("KATE", "ΚΑΤΕ"),
        ("Iris", "lris"),
        ("Otto", "0tt0"),
        ("Zoë", "zoe"),
        ("Hans", "\ua4e7\ua4ee\ua4e0\ua4e2"),
        ("HARALD", "\u13bb\u13aa\u13a1\u13aa\u13de\u13a0"),
        ("uno", "\u057d\u0578\u0585"),
        ("Arne", "Ame"),
        ("Søren", "5oren"),
        ("Liɡɑ", "liga"),
        ("VVilli", "W1lli"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert look(one) == look(other)


def test_a_name_is_kept_in_its_plain_form() -> None:
    assert readable("  \uff21nn   Le\u0301a ") == "Ann Léa" and look("Ben") != look("Ann")
