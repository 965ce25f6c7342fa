"""Messages put into French, German or English: the same Fluent files serve the terminal and the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from regalia.core.say import Arg, Say, Who
from regalia.core.seats import NOBODY

LANGUAGES = ("en", "de", "fr")


class Speech:
    """One language: the kernel's words and those of one game."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))

    def say(self, message: Say, names: Sequence[str], you: int = NOBODY) -> str:
        """The sentence, with the seats' own names; to the seat of whoever reads it, it speaks as “you”."""
        if not self.bundle.has_message(message.key):
            raise KeyError(f"{self.language}.ftl has no message {message.key}")
        pattern = self.bundle.get_message(message.key).value
        assert pattern is not None, message.key
        text, errors = self.bundle.format_pattern(pattern, self.arguments(message, names, you))
        assert not errors, (message, errors)
        return str(text)

    def arguments(self, message: Say, names: Sequence[str], you: int) -> dict[str, int | str]:
        """What goes into a message; beside each seat, whether it is yours. A place has no other sign than its name."""
        args = {key: self.put(arg, names, you) for key, arg in message.args.items()}
        for key, arg in message.args.items():
            if isinstance(arg, Who):
                args[f"{key}_is"] = "you" if arg.seat == you else "other"
        return {"places": "named", **args}

    def put(self, arg: Arg, names: Sequence[str], you: int = NOBODY) -> int | str:
        """An argument as Fluent takes it."""
        if isinstance(arg, Who):
            return names[arg.seat]
        if isinstance(arg, Say):
            return self.say(arg, names, you)
        if isinstance(arg, tuple):
            return self.listed([self.in_list(part, names, you) for part in arg], names)
        return arg

    def in_list(self, part: Who | Say, names: Sequence[str], you: int) -> str:
        """One of several."""
        return str(self.put(Say("list-you") if part == Who(you) else part, names, you))

    def listed(self, parts: list[str], names: Sequence[str]) -> str:
        """One, two and three."""
        if not parts:
            return self.say(Say("list-of-none"), names)
        if len(parts) == 1:
            return parts[0]
        return self.say(Say("list-of-two", {"most": ", ".join(parts[:-1]), "last": parts[-1]}), names)


@cache
def speech(package: str, language: str) -> Speech:
    """The words of the kernel and of the game in a package, in a language."""
    sources = [ftl(files("regalia.core"), language), ftl(files(package), language)]
    return Speech(language, sources)


def ftl(folder: Traversable, language: str) -> str:
    """The Fluent source of a folder in a language."""
    return (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
