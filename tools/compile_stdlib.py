"""Makes zips of .pyc files of the standard library for the browser's Python. Runs inside Pyodide.

Usage: node tools/pyodide_run.mjs tools/compile_stdlib.py STOCK.zip OUT core|more

Start-up would spend most of its time compiling the standard library's sources; compiled ones only
have to be read. The code objects are made by the CPython that will run them, and checked against no
source (PEP 552, unchecked hash). Same input, same output: fixed dates, fixed order.

The core is what Pyodide, PyScript and the engine import; every visitor downloads it. The rest waits
on the host in a second zip, which web/js/worker.py fetches when something asks for it, such as
micropip for a wheel of the player's. What DROPPED names is in neither: modules that need what a
browser's Python lacks (processes, sockets, a terminal) or that only serve developers, and codecs of
old single-country character sets.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import sys
import zipfile
import zlib
from pathlib import Path

UNCHECKED_HASH = (0b01).to_bytes(4, "little")
FIXED_DATE = (1980, 1, 1, 0, 0, 0)

DROPPED = frozenset(
    """
    __phello__ _aix_support _android_support _apple_support _osx_support _py_abc _pydatetime
    _pyio _pyrepl antigravity bdb cProfile cmd compileall ctypes/macholib
    doctest ftplib imaplib mailbox modulefinder multiprocessing netrc nturl2path pdb pickletools
    poplib profile profiling pstats pty pyclbr pydoc pydoc_data smtplib
    sqlite3 tabnanny this trace tty turtle turtledemo unittest venv wave webbrowser
    wsgiref xmlrpc zipapp site-packages
    """.split()  # noqa: SIM905 - a list of words reads better
)
CODECS = frozenset(
    """
    __init__ aliases ascii base64_codec charmap cp1252 cp437 hex_codec idna latin_1 punycode
    raw_unicode_escape undefined unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be
    utf_32_le utf_7 utf_8 utf_8_sig zlib_codec iso8859_1 iso8859_15
    """.split()  # noqa: SIM905 - a list of words reads better
)


CORE = frozenset(
    """
    __future__ _colorize _opcode_metadata _py_warnings _pyodide _pyodide._base
    _pyodide._core_docs _pyodide._future_helper _pyodide._importhook _pyodide.docs_argspec
    _pyodide.docstring _pyodide.jsbind _weakrefset annotationlib ast asyncio
    asyncio.base_events asyncio.base_futures asyncio.base_subprocess asyncio.base_tasks
    asyncio.constants asyncio.coroutines asyncio.events asyncio.exceptions
    asyncio.format_helpers asyncio.futures asyncio.graph asyncio.locks asyncio.log
    asyncio.mixins asyncio.protocols asyncio.queues asyncio.runners asyncio.selector_events
    asyncio.sslproto asyncio.staggered asyncio.streams asyncio.subprocess asyncio.taskgroups
    asyncio.tasks asyncio.threads asyncio.timeouts asyncio.transports asyncio.trsock
    asyncio.unix_events base64 bisect codeop collections concurrent concurrent.futures
    concurrent.futures._base contextlib contextvars copy copyreg dataclasses datetime dis
    encodings encodings.aliases encodings.ascii encodings.latin_1
    encodings.raw_unicode_escape encodings.unicode_escape encodings.utf_8 enum fnmatch functools
    glob hashlib heapq html importlib importlib._abc importlib.abc inspect json
    json.decoder json.encoder json.scanner keyword linecache logging opcode operator
    pathlib pathlib._os pkgutil pyodide pyodide._package_loader pyodide._state pyodide.code
    pyodide.ffi pyodide.webloop re re._casefix re._compiler re._constants re._parser reprlib
    selectors signal socket string struct subprocess textwrap threading token
    tokenize traceback types typing warnings weakref
    """.split()  # noqa: SIM905 - a list of words reads better
)
"""What the start, the whole contract suite and tracebacks import (traced, see docs/startup.md)."""

ZIP_OF = {"core": zipfile.ZIP_STORED, "more": zipfile.ZIP_DEFLATED}
"""The core travels packed as a whole (RFC 1950), which is less and unpacked by the browser itself.

It is packed here, by the zlib of the pinned Pyodide: that of the machine gives other bytes.
"""

LATE = {
    "_colorize.py": "core",
    "asyncio/graph.py": "more",
    "asyncio/sslproto.py": "more",
    "asyncio/staggered.py": "more",
    "html/__init__.py": "more",
    "subprocess.py": "more",
}
"""Modules of the core that a start imports for names it never calls; late_module.py stands in.

Each names the part with the whole module; what a traceback asks for must be there offline.
"""

DEFAULTS = {"subprocess.py": "PIPE, STDOUT, DEVNULL = -1, -2, -3"}
"""What asyncio takes from a late module for the defaults of its functions."""

LOADER = "pyodide/_package_loader.py"
WHOLE_LOADER = "pyodide/_whole_package_loader.py"
"""Pyodide's loader of packages goes to the second zip; package_loader.py stands in for it."""


def is_core(name: str) -> bool:
    """Say whether the source file `name` of the stock zip belongs to the core."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") in CORE


def is_kept(name: str) -> bool:
    """Say whether the source file `name` of the stock zip is wanted at all."""
    module = name.removesuffix(".py")
    parts = module.split("/")
    if parts[0] == "encodings":
        return parts[-1] in CODECS
    return not any("/".join(parts[: n + 1]) in DROPPED for n in range(len(parts)))


def compiled(source: bytes, filename: str, tree: ast.Module | None = None, level: int = 0) -> bytes:
    """Return the content of a .pyc for `source` that no reader compares with a source file.

    `tree` is compiled instead of the source, if given. At level 2 there are neither docstrings nor
    assertions, as with `python -OO`.
    """
    what = source if tree is None else tree
    code = compile(what, filename, "exec", dont_inherit=True, optimize=level)
    return (
        importlib.util.MAGIC_NUMBER
        + UNCHECKED_HASH
        + importlib.util.source_hash(source)
        + marshal.dumps(code)
    )


def whole(name: str) -> str:
    """Return where the whole of a late module is kept: `asyncio/_whole_graph.py`."""
    folder, _, leaf = name.removesuffix("/__init__.py").removesuffix(".py").rpartition("/")
    return f"{folder}/_whole_{leaf}.py".lstrip("/")


def sources(stock: zipfile.ZipFile, part: str) -> dict[str, bytes]:
    """Return the modules of a part, by their files' names."""
    found = {
        name: stock.read(name)
        for name in stock.namelist()
        if name.endswith(".py") and is_core(name) == (part == "core")
        if is_core(name) or is_kept(name)
    }
    for name, home in LATE.items():
        if part == home:
            found[whole(name)] = stock.read(name)
    if part == "core":
        late = Path(__file__).with_name("late_module.py").read_text("utf-8")
        for name in LATE:
            found[name] = f"{late}\n{DEFAULTS.get(name, '')}\n".encode()
        found[LOADER] = Path(__file__).with_name("package_loader.py").read_bytes()
    else:
        found[WHOLE_LOADER] = stock.read(LOADER)
    return found


def convert(stock: str, out: str, part: str) -> int:
    """Write a part of the zip `stock`, compiled, to `out`; returns the number of modules.

    Pyodide reads its own modules' docstrings, so they keep them.
    """
    with zipfile.ZipFile(stock) as source:
        modules = sources(source, part)
    with zipfile.ZipFile(out, "w") as target:
        for name, text in sorted(modules.items()):
            entry = zipfile.ZipInfo(f"{name}c", FIXED_DATE)
            entry.compress_type = ZIP_OF[part]
            entry.external_attr = 0o644 << 16
            level = 0 if "pyodide" in name else 2
            data = compiled(text, f"/lib/python314.zip/{name}", level=level)
            target.writestr(entry, data, compresslevel=9)
    if part == "core":
        Path(out).write_bytes(zlib.compress(Path(out).read_bytes(), 9))
    return len(modules)


def main() -> int:
    """Convert a part of the zip named first into the one named second."""
    stock, out, part = sys.argv[1:]
    print(f"compiled {convert(stock, out, part)} standard modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
