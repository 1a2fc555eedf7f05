"""Adds .pyc files to a wheel: the browser then need not compile it. Runs inside Pyodide.

Usage: node tools/pyodide_run.mjs tools/compile_wheel.py IN.whl OUT.whl

Each lies beside its source, where Python looks when it imports from the wheel itself, as the page
does. The sources stay: the wheel is good in every other Python too, and faults are told with their
lines.
Same input, same output: fixed dates, fixed order.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compile_stdlib import FIXED_DATE, compiled


def record_line(name: str, data: bytes) -> str:
    """What RECORD says of a file: name, hash, size."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode("ascii")
    return f"{name},sha256={digest},{len(data)}\n"


def convert(wheel: str, out: str) -> int:
    """Write the wheel with compiled modules beside the sources; returns how many."""
    added: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(out, "w") as target:
        files = {name: source.read(name) for name in sorted(source.namelist())}
        for name, data in files.items():
            if name.endswith(".py"):
                added[f"{name}c"] = compiled(data, name)
        [record] = [name for name in files if name.endswith(".dist-info/RECORD")]
        lines = "".join(record_line(name, data) for name, data in added.items())
        files[record] = lines.encode("utf-8") + files[record]
        for name, data in {**files, **added}.items():
            entry = zipfile.ZipInfo(name, FIXED_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, data, compresslevel=9)
    return len(added)


def main() -> int:
    """Convert the wheel named first into the one named second."""
    wheel, out = sys.argv[1:]
    print(f"compiled {convert(wheel, out)} modules of the engine")
    return 0


if __name__ == "__main__":
    sys.exit(main())
