"""Table options: what a table may agree on before the start, with defaults and named presets."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

import msgspec

from regalia.core.errors import BadOption

Value = bool | int | str
Options = dict[str, Value]


class Option(msgspec.Struct, frozen=True):
    """One thing to agree on: some values, or any number between two bounds."""

    key: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = -1  # below `least`: only the values listed
    ruling: str = ""

    def allows(self, value: Value) -> bool:
        """Is this one of its values?"""
        if any(same(value, allowed) for allowed in self.values):
            return True
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def choices(self) -> str:
        """Its values in words."""
        words = [spelled(value) for value in self.values]
        if self.least <= self.most:
            words.append(f"a number from {self.least} to {self.most}")
        return ", ".join(words)

    def read(self, text: str) -> Value:
        """The value that a text stands for."""
        for value in self.values:
            if spelled(value) == text.strip().lower():
                return value
        try:
            number = int(text)
        except ValueError:
            return text
        return number


class OptionSet(msgspec.Struct, frozen=True):
    """All options of a game and its presets."""

    options: tuple[Option, ...]
    presets: dict[str, Options] = {}

    def keys(self) -> list[str]:
        """The names of the options."""
        return [option.key for option in self.options]

    def option(self, key: str) -> Option:
        """The option of a name."""
        for option in self.options:
            if option.key == key:
                return option
        raise BadOption(f"There is no option “{key}”.{meant(key, self.keys())} The options are: {names(self.keys())}.")

    def settle(self, given: Mapping[str, object] | None = None) -> Options:
        """Every option with its value: as given (after the preset, if `preset` is given), else its default."""
        wanted = dict(given or {})
        settled: Options = {option.key: option.default for option in self.options}
        if "preset" in wanted:
            settled.update(self.preset(str(wanted.pop("preset"))))
        for key, value in wanted.items():
            settled[key] = self.checked(key, value)
        return settled

    def preset(self, name: str) -> Options:
        """The options of a preset."""
        if name not in self.presets:
            raise BadOption(f"There is no preset “{name}”. The presets are: {names(list(self.presets))}.")
        return self.presets[name]

    def checked(self, key: str, value: object) -> Value:
        """The value if the option allows it."""
        option = self.option(key)
        if isinstance(value, str):
            value = option.read(value)
        if not isinstance(value, (bool, int, str)) or not option.allows(value):
            raise BadOption(f"The option “{key}” cannot be {spelled(value)}: it takes {option.choices()}.")
        return value


def same(one: Value, other: Value) -> bool:
    """Equal and of one type: 1 is not true."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def spelled(value: object) -> str:
    """A value as it is written on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def names(words: list[str]) -> str:
    """A list in words."""
    return ", ".join(words) if words else "none"


def meant(word: str, words: list[str]) -> str:
    """A guess at what was meant."""
    close = get_close_matches(word, words, 1)
    return f" Did you mean “{close[0]}”?" if close else ""
