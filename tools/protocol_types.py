"""Write ``web/js/protocol.d.ts`` from the schemas in Python, and a file for each game.

The views of a game, defined in ``portsmouth/games/<key>/view_schema.py``, become
``web/js/games/<key>/view.d.ts``. A folder that is named holds more games, laid out as here.

python tools/protocol_types.py [--add FOLDER]            write the files
python tools/protocol_types.py [--add FOLDER] --check    exit with 1 if one is out of date
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import itertools
import pkgutil
import sys
import textwrap
import types
import typing
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.api import protocol  # noqa: E402
from portsmouth.api.protocol import frames  # noqa: E402
from portsmouth.core import schema  # noqa: E402

SHARED = {"TextShape", "LineShape"}
HEAD = "// Written by tools/protocol_types.py from {source}; do not edit.\n\n"
NUMBERS = {int: "number", float: "number"}
PLAIN = {**NUMBERS, str: "string", bool: "boolean", type(None): "null", Any: "any"}


def type_of(hint: Any) -> str:
    """Return a Python type hint in TypeScript; raises KeyError for one without counterpart."""
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


def field_docs(shape: Any) -> dict[str, str]:
    """Return the text under each field of a TypedDict, and of those that it is made from."""
    found: dict[str, str] = {}
    for base in getattr(shape, "__orig_bases__", ()):
        if is_typeddict(base):
            found |= field_docs(base)
    [body] = ast.parse(textwrap.dedent(inspect.getsource(shape))).body
    assert isinstance(body, ast.ClassDef)
    for field, text in itertools.pairwise(body.body):
        match field, text:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(words))):
                found[name] = " ".join(words.split())
    return found


def interface(shape: Any) -> str:
    """Return one TypedDict as an exported interface, its fields with what is written under them."""
    hints, docs = get_type_hints(shape, include_extras=True), field_docs(shape)
    lines = []
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        written = type_of(get_args(hint)[0] if optional else hint)
        if name in docs:
            lines.append(f"  /** {docs[name]} */")
        lines.append(f"  {name}{'?' if optional else ''}: {written};")
    doc = " ".join((shape.__doc__ or "").split())
    return f"/** {doc} */\nexport interface {shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _shapes(module: types.ModuleType) -> list[Any]:
    """Return the TypedDicts that a module defines."""
    found = vars(module).values()
    return [each for each in found if is_typeddict(each) and each.__module__ == module.__name__]


def document() -> str:
    """Return the file of the protocol."""
    names = sorted(each.name for each in pkgutil.iter_modules(protocol.__path__))
    subjects = [importlib.import_module(f"{protocol.__name__}.{name}") for name in names]
    found = [each for module in (schema, *subjects) for each in _shapes(module)]
    head = HEAD.format(source="portsmouth/api/protocol")
    codes = f"export type ErrorCode = {type_of(frames.ErrorCode)};\n\n"
    codes += f"export type Request = {type_of(frames.Request)};\n\n"
    return head + codes + "\n".join(interface(each) for each in found)


def view_document(key: str) -> str:
    """Return the file of a game's views."""
    body = "\n".join(interface(each) for each in _shapes(importlib.import_module(_module(key))))
    shared = sorted(name for name in SHARED if name in body)
    head = HEAD.format(source=f"portsmouth/games/{key}/view_schema.py")
    if shared:
        head += f"import type {{ {', '.join(shared)} }} from '../../protocol.d.ts';\n\n"
    return head + body


def _module(key: str) -> str:
    return f"portsmouth.games.{key}.view_schema"


def documents(root: Path) -> dict[Path, str]:
    """Return every file that the sources under a root lead to, with its text."""
    js = root / "web/js"
    found = {js / "protocol.d.ts": document()} if root == ROOT else {}
    for path in sorted((root / "portsmouth/games").glob("*/view_schema.py")):
        key = path.parent.name
        found[js / f"games/{key}/view.d.ts"] = view_document(key)
    return found


def main() -> int:
    """Write or check the files; returns the exit status."""
    parser = argparse.ArgumentParser(description="Types of the page from shapes in Python.")
    parser.add_argument("--add", type=Path, help="a folder with more games")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    wanted = documents(ROOT)
    if args.add:
        importlib.import_module("portsmouth.games").__path__.append(
            str(args.add.resolve() / "portsmouth/games")
        )
        wanted |= documents(args.add.resolve())
    if args.check:
        return int(any(not p.exists() or p.read_text("utf-8") != t for p, t in wanted.items()))
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
