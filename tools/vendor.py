"""The parts of others that the site carries: Pyodide, PyScript, micropip, fonts, licences.

Each is of a pinned version and checked by hash (see build_site.py).
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import sys
import zipfile
from pathlib import Path

from tools.site_files import (
    BUILD,
    NPM,
    ROOT,
    BuildError,
    copy_file,
    copy_tree,
    in_pyodide,
    npm_version,
    run,
    sha256,
)

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYTHON_LIBRARY = "python_stdlib.zip.zz"  # RFC 1950; web/js/worker/pyodide.js unpacks it
ENDINGS = {"core": ".zip.zz", "more": ".zip"}
# PyScript loads its parts by name, so all go along but those of the editor, terminal and unzipper.
PYSCRIPT_LEFT_OUT = ("codemirror", "xterm", "zip-", "service-worker")
PYSCRIPT_WORKER = "vendor/pyscript/worker.js"
WORKER_IN_CORE = re.compile(r"""new Blob\(\["/\*@\*/"\+('(?:[^'\\]|\\.)*')\.replace""")
FONT_PACKAGES = (
    "@fontsource/im-fell-english",
    "@fontsource-variable/eb-garamond",
    "@fontsource-variable/atkinson-hyperlegible-next",
)


def vendor_pyscript(out: Path) -> None:
    """Copy PyScript's modules, without source maps and the parts that nothing here loads."""
    npm_version("@pyscript/core")
    for path in sorted((NPM / "@pyscript" / "core" / "dist").glob("*.js")):
        if not path.name.startswith(PYSCRIPT_LEFT_OUT):
            copy_file(path, out / "vendor" / "pyscript" / path.name)
    (out / PYSCRIPT_WORKER).write_text(worker_script(out / "vendor" / "pyscript"), "utf-8")


def worker_script(folder: Path) -> str:
    """Return PyScript's script for workers, which its core has as a text; raises BuildError."""
    core = "".join(path.read_text("utf-8") for path in sorted(folder.glob("core-*.js")))
    found = WORKER_IN_CORE.findall(core)
    if len(found) != 1:
        raise BuildError("PyScript's core does not hold its worker's script where it did")
    return str(ast.literal_eval(found[0]))


def vendor_fonts(out: Path) -> None:
    """Copy the fonts that web/css/fonts.css names."""
    sheet = (ROOT / "web" / "css" / "tokens" / "fonts.css").read_text("utf-8")
    for name in re.findall(r"vendor/fonts/([\w-]+\.woff2)", sheet):
        [package] = [each for each in FONT_PACKAGES if name.startswith(each.split("/")[1])]
        npm_version(package)
        copy_file(NPM / package / "files" / name, out / "vendor" / "fonts" / name)


def compiled_stdlib(part: str) -> Path:
    """Return a part of the standard library, compiled once per Pyodide version, under build/."""
    stock = NPM / "pyodide" / "python_stdlib.zip"
    script = ROOT / "tools" / "compile_stdlib.py"
    stand_ins = (script.with_name(f"{name}.py") for name in ("package_loader", "late_module"))
    made_of = (stock, script, *stand_ins)
    key = hashlib.sha256(b"".join(each.read_bytes() for each in made_of)).hexdigest()[:12]
    made = BUILD / "cache" / f"python_{part}-{npm_version('pyodide')}-{key}{ENDINGS[part]}"
    return in_pyodide(script, stock, made, part)


def fetch_micropip() -> Path:
    """Return the micropip wheel of the pinned version, downloaded once; pip checks its hash."""
    folder = BUILD / "cache" / "wheels"
    wanted = (ROOT / "requirements-site.txt").read_text("utf-8")
    version, digest = re.findall(r"micropip==(\S+) --hash=sha256:(\w+)", wanted)[0]
    wheel = folder / f"micropip-{version}-py3-none-any.whl"
    if not wheel.is_file() or sha256(wheel) != digest:
        pip = (sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check")
        only = ("--no-deps", "--only-binary=:all:", "--python-version=3.14", "--require-hashes")
        run(*pip, *only, "-r", "requirements-site.txt", "-d", folder)
    return wheel


def vendor_pyodide(out: Path) -> None:
    """Copy Pyodide with micropip and a lock file that names nothing else.

    Pyodide's own lock has the hash of its repacked micropip; the browser would refuse PyPI's.
    """
    npm_version("pyodide")
    source, target = NPM / "pyodide", out / "vendor" / "pyodide"
    for name in PYODIDE_FILES:
        copy_file(source / name, target / name)
    copy_file(compiled_stdlib("core"), target / PYTHON_LIBRARY)
    copy_file(compiled_stdlib("more"), target / "python_more.zip")
    micropip = fetch_micropip()
    copy_file(micropip, target / micropip.name)
    lock = json.loads((source / "pyodide-lock.json").read_text("utf-8"))
    entry = lock["packages"]["micropip"] | {
        "file_name": micropip.name,
        "sha256": sha256(micropip),
        "version": micropip.name.split("-")[1],
    }
    lock["packages"] = {"micropip": entry}
    (target / "pyodide-lock.json").write_text(json.dumps(lock, sort_keys=True), "utf-8")


def made_of(out: Path, wheel: str) -> str:
    """Return one hash over what the engine's memory image is made of: Python and the engine."""
    parts = [wheel, *(sha256(path) for path in sorted((out / "vendor" / "pyodide").iterdir()))]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:16]


def copy_licences(out: Path) -> None:
    """Collect the licences of the engine and of every vendored part in licenses/."""
    target = out / "licenses"
    copy_file(ROOT / "LICENSE", target / "portsmouth.txt")
    copy_tree(ROOT / "tools" / "licenses", target, ".txt")
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for place, entry in lock["packages"].items():
        name = place.removeprefix("node_modules/").replace("@", "").replace("/", "-")
        if not place or entry.get("dev") or name.startswith("types-"):
            continue
        for licence in sorted((ROOT / place).glob("LICEN[CS]E*")):
            copy_file(licence, target / "npm" / f"{name}.txt")
    with zipfile.ZipFile(fetch_micropip()) as wheel:
        [inner] = [
            name for name in wheel.namelist() if name.endswith(".dist-info/licenses/LICENSE")
        ]
        (target / "pyodide-and-micropip.txt").write_bytes(wheel.read(inner))
