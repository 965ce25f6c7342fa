"""Makes web/src/lib/messages.ts from the messages of the server: .venv/bin/python tools/typescript.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from regalia.server import messages, requests
from regalia.server.rest import ENDPOINTS

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "messages.ts"
HEAD = """// Every message between the page and the server. Made by tools/typescript.py; do not edit.

"""
INCOMING = (messages.ToServer, requests.Request)  # what the page sends may leave defaults out
PLAIN: dict[Any, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.BytesType: "string",
}


class Writer:
    """Collects one interface per struct."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

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
        name = kind.cls.__name__
        if name not in self.found:
            self.found[name] = ""  # so that a struct may hold itself
            lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field is not None else []
            lines += [
                f"  {field.encode_name}{mark(kind.cls, field)}: {self.written(field.type)};" for field in kind.fields
            ]
            said = (kind.cls.__doc__ or "").strip().splitlines()[0]
            self.found[name] = f"/** {said} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"
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
    kinds = [kind for each in ENDPOINTS for kind in (each.answer, each.body) if kind not in (None, bytes)]
    for kind in [*kinds, requests.Problem]:
        writer.written(inspect.type_info(kind))
    aliases = [f"export type {name} = {kinds};\n" for name, kinds in unions.items()]
    constant = f"export const PROTOCOL = {messages.PROTOCOL};\n"
    return HEAD + "\n".join([constant, *aliases, *writer.found.values()])


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {len(typescript().splitlines())} lines\n")
