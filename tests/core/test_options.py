"""Options: defaults, presets, and a clear sentence for everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.errors import BadOption
from regalia.core.options import Option, OptionSet

OPTIONS = OptionSet(
    options=(
        Option("mood", "calm", ("calm", "wild")),
        Option("open", True, (True, False)),
        Option("rounds", 10, ("none",), least=1, most=20),
    ),
    presets={"storm": {"mood": "wild", "rounds": "none"}},
)


def test_what_is_not_given_takes_its_default() -> None:
    assert OPTIONS.settle() == {"mood": "calm", "open": True, "rounds": 10}
    assert OPTIONS.settle({"rounds": 20})["rounds"] == 20


def test_a_preset_comes_first_and_may_be_overruled() -> None:
    settled = OPTIONS.settle({"preset": "storm", "rounds": "3"})
    assert settled == {"mood": "wild", "open": True, "rounds": 3}


@pytest.mark.parametrize(("text", "value"), [("true", True), ("FALSE", False), (" true ", True)])
def test_texts_stand_for_values(text: str, value: bool) -> None:
    assert OPTIONS.settle({"open": text})["open"] is value


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"mod": "calm"}, "There is no option “mod”. Did you mean “mood”?"),
        ({"mood": "grim"}, "cannot be grim: it takes calm, wild"),
        ({"open": 1}, "cannot be 1: it takes true, false"),
        ({"rounds": 0}, "it takes none, a number from 1 to 20"),
        ({"rounds": True}, "cannot be true"),
        ({"rounds": 2.5}, "cannot be 2.5"),
        ({"rounds": None}, "cannot be None"),
        ({"preset": "rain"}, "There is no preset “rain”. The presets are: storm."),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as fault:
        OPTIONS.settle(given)
    assert sentence in str(fault.value)


@given(
    st.dictionaries(st.text(max_size=8), st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats())
)
def test_nothing_but_a_bad_option_comes_of_garbage(given_: dict[str, object]) -> None:
    try:
        settled = OPTIONS.settle(given_)
    except BadOption:
        return
    assert set(settled) == {"mood", "open", "rounds"}
