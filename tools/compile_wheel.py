"""Makes the wheels that the page loads: the engine compiled for Pyodide, inside which this runs.

Usage: node tools/pyodide_run.mjs tools/compile_wheel.py IN.whl OUT [whole]

Each module's .pyc lies where its source lay, as Python wants it when it imports from the wheel
itself. Sources and docstrings stay behind (the page never shows them, and every visitor would
download them); assertions stay, since a loaded game is checked by them. Same input, same output:
fixed dates, fixed order.

With `whole` the modules lie unpacked in the wheel, and it travels packed as a whole (RFC 1950),
which is a fifth less; web/js/worker.py unpacks it.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import sys
import zipfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compile_stdlib import FIXED_DATE, compiled


def record_line(name: str, data: bytes) -> str:
    """Return a file's line in RECORD: name, hash, size."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode("ascii")
    return f"{name},sha256={digest},{len(data)}\n"


class Undocumented(ast.NodeTransformer):
    """Takes the docstrings out of a syntax tree."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Drop a docstring; a body that held nothing else gets a `pass`."""
        super().generic_visit(node)
        owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        if isinstance(node, owners) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]
        return node


def module(source: bytes, name: str) -> bytes:
    """Return the .pyc of a module without docstrings; lines are numbered as in the source."""
    tree = Undocumented().visit(ast.parse(source, name))
    return compiled(source, name, ast.fix_missing_locations(tree))


def describe(made: dict[str, bytes]) -> None:
    """Correct the wheel's own metadata; a game's part of the engine has none."""
    for about in [name for name in made if name.endswith(".dist-info/WHEEL")]:
        made[about] = made[about].replace(b"Tag: py3-none-any", b"Tag: cp314-none-any")
    for record in [name for name in made if name.endswith(".dist-info/RECORD")]:
        del made[record]
        lines = "".join(record_line(name, data) for name, data in made.items())
        made[record] = f"{lines}{record},,\n".encode()


def convert(wheel: str, out: str, *, whole: bool) -> int:
    """Write the compiled wheel, packed as a whole or not; returns how many modules it has."""
    with zipfile.ZipFile(wheel) as source:
        files = {name: source.read(name) for name in sorted(source.namelist())}
    made = {
        f"{name}c" if name.endswith(".py") else name: module(data, name)
        if name.endswith(".py")
        else data
        for name, data in files.items()
    }
    describe(made)
    with zipfile.ZipFile(out, "w") as target:
        for name, data in made.items():
            entry = zipfile.ZipInfo(name, FIXED_DATE)
            entry.compress_type = zipfile.ZIP_STORED if whole else zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, data, compresslevel=9)
    if whole:
        Path(out).write_bytes(zlib.compress(Path(out).read_bytes(), 9))
    return sum(name.endswith(".pyc") for name in made)


def main() -> int:
    """Convert the wheel named first into the one named second."""
    wheel, out, *how = sys.argv[1:]
    print(f"compiled {convert(wheel, out, whole=how == ['whole'])} modules of the engine")
    return 0


if __name__ == "__main__":
    sys.exit(main())
