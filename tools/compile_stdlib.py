"""Makes a python_stdlib.zip of .pyc files for the browser's Python. Runs inside Pyodide.

Usage: node tools/pyodide_run.mjs tools/compile_stdlib.py STOCK.zip OUT.zip

Start-up spends most of its time compiling the standard library's sources; compiled ones only have
to be read. The code objects are made by the CPython that will run them, and checked against no
source (PEP 552, unchecked hash). Same input, same output: fixed dates, fixed order.

Everything in the stock zip stays, but for what DROPPED names: modules that need what a browser's
Python lacks (processes, sockets, a terminal) or that only serve developers, and codecs of old
single-country character sets.
"""

from __future__ import annotations

import importlib.util
import marshal
import sys
import zipfile

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


def is_kept(name: str) -> bool:
    """Say whether the source file `name` of the stock zip is wanted."""
    module = name.removesuffix(".py")
    parts = module.split("/")
    if parts[0] == "encodings":
        return parts[-1] in CODECS
    return not any("/".join(parts[: n + 1]) in DROPPED for n in range(len(parts)))


def compiled(source: bytes, filename: str) -> bytes:
    """The content of a .pyc for `source` that no reader compares with a source file."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=0)
    return (
        importlib.util.MAGIC_NUMBER
        + UNCHECKED_HASH
        + importlib.util.source_hash(source)
        + marshal.dumps(code)
    )


def convert(stock: str, out: str) -> int:
    """Write the compiled form of the zip `stock` to `out`; returns the number of modules."""
    count = 0
    with zipfile.ZipFile(stock) as source, zipfile.ZipFile(out, "w") as target:
        for name in sorted(source.namelist()):
            if not name.endswith(".py") or not is_kept(name):
                continue
            entry = zipfile.ZipInfo(f"{name}c", FIXED_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            data = compiled(source.read(name), f"/lib/python314.zip/{name}")
            target.writestr(entry, data, compresslevel=9)
            count += 1
    return count


def main() -> int:
    """Convert the zip named first into the one named second."""
    stock, out = sys.argv[1:]
    print(f"compiled {convert(stock, out)} standard modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
