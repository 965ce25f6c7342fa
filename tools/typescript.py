"""Makes the page's types from the server's messages and the games' views: .venv/bin/python tools/typescript.py."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Union, get_args

import msgspec
from msgspec import inspect

from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.core.wording import kinds, tag_of
from regalia.server import admin, messages, requests
from regalia.server.rest import ENDPOINTS

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
MESSAGES = PAGE / "lib" / "messages.ts"
VIEW_HEAD = """// What a seat may know of this game. Made by tools/typescript.py; do not edit.

"""
DATA_HEAD = """// The answers and events of this game as data. Made by tools/typescript.py; do not edit.
import type { Kinds } from "~/lib/wording.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

"""
HEAD = """// Every message between the page and the server. Made by tools/typescript.py; do not edit.

"""
INCOMING = (messages.ToServer, requests.Request)  # what the page sends may leave defaults out
RENAMED = {"Record": "GameRecord"}  # TypeScript has a Record of its own
PLAIN: dict[Any, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "Record<string, unknown>",
    inspect.BytesType: "string",
}


class Writer:
    """Collects one interface per struct."""

    def __init__(self, ending: str = "", without: tuple[str, ...] = ()) -> None:
        self.found: dict[str, str] = {}
        self.ending = ending
        self.without = without  # fields that the page is not sent

    def written(self, kind: Any) -> str:
        """A type as TypeScript names it."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, inspect.Metadata):
            return self.written(kind.type)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.written(each) for each in kind.types))
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.written(each) for each in kind.item_types)}]"
        if isinstance(kind, inspect.VarTupleType | inspect.ListType):
            item = self.written(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        assert isinstance(kind, inspect.StructType), f"no TypeScript for {kind}"
        return self.interface(kind)

    def interface(self, kind: inspect.StructType) -> str:
        """A struct as an interface; its name."""
        name = RENAMED.get(kind.cls.__name__, kind.cls.__name__) + self.ending
        if name not in self.found:
            self.found[name] = ""  # so that a struct may hold itself
            lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field is not None else []
            lines += [
                f"  {field.encode_name}{mark(kind.cls, field)}: {self.written(field.type)};"
                for field in kind.fields
                if field.name not in self.without
            ]
            said = (kind.cls.__doc__ or "").strip().partition("\n")[0]
            head = f"/** {said} */\n" if said else ""
            self.found[name] = f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def mark(cls: Any, field: inspect.Field) -> str:
    """A question mark for what may be missing."""
    has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
    may_be_missing = issubclass(cls, INCOMING) or cls.__struct_config__.omit_defaults
    return "?" if has_default and may_be_missing else ""


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    unions = {
        "FromClient": writer.written(inspect.type_info(messages.FromClient)),
        "FromServer": writer.written(inspect.type_info(messages.FromServer)),
    }
    kinds = [
        kind
        for each in (*ENDPOINTS, *admin.ENDPOINTS)
        for kind in (each.answer, each.body)
        if kind not in (None, bytes)
    ]
    for kind in [*kinds, requests.Problem]:
        writer.written(inspect.type_info(kind))
    aliases = [f"export type {name} = {kinds};\n" for name, kinds in unions.items()]
    constant = f"export const PROTOCOL = {messages.PROTOCOL};\n"
    return HEAD + "\n".join([constant, *aliases, *writer.found.values()])


def view_of(game: AnyGame) -> str:
    """The types of a game's view; the view itself is called View."""
    (base,) = type(game).__orig_bases__  # type: ignore[attr-defined]
    writer = Writer(without=game.remembered)
    name = writer.written(inspect.type_info(get_args(base)[1]))
    return VIEW_HEAD + "\n".join([f"export type View = {name};\n", *writer.found.values()])


def data_of(game: AnyGame) -> str:
    """The types of a game's answers and events, and what is said of their fields."""
    told = tuple(dict.fromkeys(each.struct for each in game.happenings.values()))
    unions: list[str] = []
    found: list[str] = []
    for name, structs in (("Act", game.acts), ("Told", told)):
        writer = Writer(name)
        union = writer.written(inspect.type_info(Union[structs])) if structs else "{ is: string }"  # noqa: UP007
        unions.append(f"export type {name} = {union};\n")
        found += writer.found.values()
    table = "export type Table = Sight<View, Act, Told>;\n"
    words = {"label": words_of(game.acts), "told": words_of(told)}
    said = f"export const KINDS: Kinds = {json.dumps(words, indent=2)};\n"
    pieces = {tag_of(each): each.on for each in game.acts if each.on}
    on = f"export const ON: Record<string, string> = {json.dumps(pieces, indent=2)};\n"
    return DATA_HEAD + "\n".join([table, *unions, on, said, *found])


def words_of(structs: tuple[Any, ...]) -> dict[str, dict[str, str]]:
    """By tag: the fields that hold words of the game or seats, and of which kind."""
    return {tag_of(each): {field: kind for field, kind in kinds(each) if kind} for each in structs}


def written_files() -> dict[Path, str]:
    """Every file this makes, and its content."""
    found = games().items()
    views = {PAGE / "games" / name / "view.ts": view_of(game) for name, game in found}
    data = {PAGE / "games" / name / "data.ts": data_of(game) for name, game in found}
    return {MESSAGES: typescript(), **views, **data}


if __name__ == "__main__":
    for path, content in written_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(PAGE)}: {len(content.splitlines())} lines\n")
