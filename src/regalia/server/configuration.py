"""Settings from flags, the environment and a file, in this order of weight, each named by where it came from.

What is not known, or makes no sense, is told with the nearest thing that does. Nothing here lists a setting: the fields
of settings.py do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from regalia.core.errors import RegaliaError
from regalia.server.figures import checked_token
from regalia.server.hosts import checked_names
from regalia.server.mail import checked_server
from regalia.server.proxies import network
from regalia.server.root_path import checked_root, checked_url
from regalia.server.settings import UNLIMITED, Limits, Settings
from regalia.store.opening import is_shared

PREFIX = "REGALIA_"
LIMITS = "limits."
# Variables that others read: the build, the tests and where games and bots are looked for.
OTHERS = (
    *("PURE", "REQUIRE_COMPILED", "OPT", "GAMES", "HEURISTICS", "BROWSER", "REQUIRE_BROWSER", "CONFIG"),
    *("REQUIRE_SERVERS", "SERVER"),
)


class BadSetting(RegaliaError):
    """A setting that is not known or makes no sense."""


class Knob(NamedTuple):
    """One setting, as operators see it."""

    name: str  # in the file and, with dashes, as a flag; limits begin with "limits."
    field: str  # of Settings or Limits
    kind: Any
    default: Any
    help: str
    times: int  # how many of ours make one of theirs
    secret: bool

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.replace(".", "_").upper()

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        limit = self.name.removeprefix(LIMITS)
        return f"--limit {limit}=N" if limit != self.name else f"--{self.name.replace('_', '-')}"

    @property
    def shown(self) -> Any:
        """Its default, as operators count."""
        return self.default // self.times if self.times > 1 else self.default


class Given(NamedTuple):
    """A value as it was given, and where."""

    value: Any
    where: str


def knobs_of(struct: type[msgspec.Struct], before: str = "") -> list[Knob]:
    """The settings that a struct describes."""
    hints = get_type_hints(struct, include_extras=True)
    found = []
    for field in msgspec.structs.fields(struct):
        kind = hints[field.name]
        told = next((m for m in reversed(getattr(kind, "__metadata__", ())) if getattr(m, "extra", None)), None)
        if told is not None:
            name = before + (told.extra["name"] or field.name)
            more = (told.description, told.extra["times"], told.extra["secret"])
            found.append(Knob(name, field.name, bare(kind), field.default, *more))
    return found


def bare(kind: Any) -> Any:
    """A type with its bounds, but without what it is for."""
    inner, *marks = get_args(kind)
    bounds = [mark for mark in marks if not getattr(mark, "extra", None)]
    return Annotated[inner, *bounds] if bounds else inner


KNOBS = {knob.name: knob for knob in [*knobs_of(Settings), *knobs_of(Limits, LIMITS)]}


# --- reading


def from_file(path: str) -> dict[str, Given]:
    """What a file says."""
    try:
        content = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadSetting(f"The settings “{path}” cannot be read: {fault.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadSetting(f"The settings “{path}” are no TOML: {fault}.") from None
    limits = content.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSetting(f"{path}: limits are a table: write [limits], and below it one per line.")
    flat = content | {LIMITS + name: value for name, value in limits.items()}
    return {known(name, path).name: Given(value, path) for name, value in flat.items()}


def from_environment(environment: Mapping[str, str]) -> tuple[dict[str, Given], list[str]]:
    """What the environment says; and what it says that we do not know, which others may."""
    by_variable = {knob.variable: knob for knob in KNOBS.values()}
    ours = {name: text for name, text in environment.items() if name.startswith(PREFIX)}
    strange = [name for name in ours if name not in by_variable and name.removeprefix(PREFIX) not in OTHERS]
    found = {by_variable[name].name: Given(text, name) for name, text in ours.items() if name in by_variable}
    return found, [f"{name} in the environment is no setting.{nearest(name, by_variable)}" for name in strange]


def from_limits(texts: Iterable[str]) -> dict[str, Given]:
    """Limits as they are written on the command line."""
    found = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetting(f"--limit {text} sets nothing: write --limit NAME=N, such as --limit tables=500.")
        knob = known(LIMITS + name.strip().replace("-", "_"), "--limit")
        found[knob.name] = Given(value.strip(), f"--limit {name.strip()}")
    return found


def known(name: str, where: str) -> Knob:
    """The setting of this name."""
    if name not in KNOBS:
        raise BadSetting(f"{where}: there is no setting “{name}”.{nearest(name, KNOBS)}")
    return KNOBS[name]


def nearest(name: str, names: Iterable[str]) -> str:
    """What somebody may have meant."""
    close = get_close_matches(name, list(names), 1)
    return f" Did you mean “{close[0]}”?" if close else ""


# --- settling


def settled(given: Mapping[str, Given], **more: Any) -> Settings:
    """Settings from what was given; each is checked, and a fault names where it was given."""
    values = {name: converted(KNOBS[name], each) for name, each in given.items()}
    limits = {KNOBS[name].field: value for name, value in values.items() if name.startswith(LIMITS)}
    plain = {KNOBS[name].field: value for name, value in values.items() if not name.startswith(LIMITS)}
    basis = UNLIMITED if plain.get("no_limits") else Limits()
    return check_together(Settings(limits=msgspec.structs.replace(basis, **limits), **plain, **more))


def check_together(settings: Settings) -> Settings:
    """What is right by itself may not be so together."""
    if not is_shared(settings.database):
        if settings.processes > 1:
            raise BadSetting("Several processes need a store that they can share: --database postgresql://…")
        if settings.bus:
            raise BadSetting("A bus is for several processes, and those need --database postgresql://…")
    if settings.mail_server and not (settings.mail_from and settings.public_url):
        raise BadSetting("Mails need an address they come from and one they lead to: --mail-from and --public-url.")
    for address in filter(None, (settings.bus, settings.bots_from)):
        if not address.startswith(("nats://", "tls://")):
            raise BadSetting(f"“{address}” is no bus: write nats://HOST:PORT, or nothing.")
    return settings


def converted(knob: Knob, given: Given) -> Any:
    """A value of the right type and within its bounds."""
    value = given.value
    if get_origin(knob.kind) is tuple and isinstance(value, str):
        value = [word.strip() for word in value.split(",") if word.strip()]
    if isinstance(value, bool) and knob.kind is not bool:
        raise wrong(knob, given, "Expected something else than a switch")
    try:
        found = msgspec.convert(value, knob.kind, strict=False)
    except msgspec.ValidationError as fault:
        raise wrong(knob, given, str(fault)) from None
    if knob.field in CHECKS:
        try:
            return CHECKS[knob.field](found)
        except RegaliaError as fault:
            raise wrong(knob, given, str(fault)) from None
    return found * knob.times if knob.times > 1 else found


def wrong(knob: Knob, given: Given, why: str) -> BadSetting:
    """A value that makes no sense; a secret is not shown."""
    shown = "" if knob.secret else f" “{given.value}”"
    return BadSetting(f"{given.where}: {knob.name} cannot be{shown}: {why.rstrip('.')}.")


CHECKS: dict[str, Any] = {
    "trusted_proxies": lambda texts: tuple(str(network(text)) for text in texts),
    "allowed_hosts": checked_names,
    "metrics_token": checked_token,
    "admin_token": checked_token,
    "root_path": checked_root,
    "public_url": checked_url,
    "mail_server": checked_server,
    "inner_networks": lambda texts: tuple(str(network(text)) for text in texts),
}


# --- telling


def shown_value(knob: Knob, settings: Settings) -> Any:
    """A setting as operators count it; a secret only tells whether it is there."""
    holder: object = settings.limits if knob.name.startswith(LIMITS) else settings
    value = getattr(holder, knob.field)
    if knob.secret:
        return "(hidden)" if value else ""
    return value // knob.times if knob.times > 1 else value


def said(value: Any) -> str:
    """A value as it is written in a file."""
    if value is None:
        return ""
    return msgspec.json.encode(value).decode()


def table() -> str:
    """All settings, for docs/settings.md."""
    lines = ["| in the file | flag | environment | unless told | what it is |", "|---|---|---|---|---|"]
    for knob in KNOBS.values():
        name = knob.name.removeprefix(LIMITS)
        cells = (
            f"`{name}`",
            f"`{knob.flag}`",
            f"`{knob.variable}`",
            f"`{said(knob.shown)}`" * (knob.shown is not None),
        )
        if knob.name == f"{LIMITS}body_bytes":
            lines.append("| **`[limits]`** | | | | |")
        lines.append(f"| {' | '.join(cells)} | {knob.help} |")
    return "\n".join(lines) + "\n"
