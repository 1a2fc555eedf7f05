"""Write ``web/js/protocol.d.ts`` from the message shapes in Python.

python tools/protocol_types.py            write the file
python tools/protocol_types.py --check    exit with 1 if it is out of date
"""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from portsmouth.api import protocol, protocol_jobs
from portsmouth.games.portsmouth import shapes

TARGET = Path(__file__).parent.parent / "web/js/protocol.d.ts"
NUMBERS = {int: "number", float: "number"}
PLAIN = {**NUMBERS, str: "string", bool: "boolean", type(None): "null", Any: "any"}


def type_of(hint: Any) -> str:
    """A Python type hint in TypeScript; raises KeyError for one that has no counterpart."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(
            "true" if a is True else "false" if a is False else f'"{a}"' for a in args
        )
    if origin in (types.UnionType, typing.Union):
        return " | ".join(type_of(each) for each in args)
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{type_of(args[0])}, {type_of(args[1])}>"
    return str(hint.__name__) if is_typeddict(hint) else PLAIN[hint]


def interface(shape: Any) -> str:
    """One TypedDict as an exported interface."""
    hints = get_type_hints(shape, include_extras=True)
    lines = []
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        written = type_of(get_args(hint)[0] if optional else hint)
        lines.append(f"  {name}{'?' if optional else ''}: {written};")
    doc = " ".join((shape.__doc__ or "").split())
    return f"/** {doc} */\nexport interface {shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def document() -> str:
    """The whole file."""
    found = [
        value
        for module in (protocol, protocol_jobs, shapes)
        for value in vars(module).values()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]
    head = "// Written by tools/protocol_types.py from portsmouth/api/protocol.py; do not edit.\n\n"
    codes = f"export type ErrorCode = {type_of(protocol.ErrorCode)};\n\n"
    return head + codes + "\n".join(interface(each) for each in found)


def main() -> int:
    """Write or check the file; returns the exit status."""
    if "--check" in sys.argv:
        return int(TARGET.read_text(encoding="utf-8") != document())
    TARGET.write_text(document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
