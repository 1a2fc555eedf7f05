"""The engine as wheels: a common one, which knows of every game, and one of each game's rules.

A start loads the common one alone; web/js/worker.py fetches a game's wheel when something of it is
asked for. A game's wheel is no package of its own: its folders are those of the common one
(`registry.add_source`); it is packed as a whole, which is less.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.site_files import BUILD, ROOT, copy_file, in_pyodide, npm_version, run, sha256

FIXED_TIME = "315532800"  # 1980-01-01, the oldest date a zip can hold
GAME = re.compile(r"portsmouth/games/(\w+)/(.+)")
KNOWN_BEFORE = re.compile(r"__init__\.py|meta\.py|lang/\w+/meta\.ftl")
"""What the common wheel has of each game: what is shown before its rules are loaded."""
WHEEL_SCRIPT = ROOT / "tools" / "compile_wheel.py"


def build_wheels(sources: Path, out: Path) -> dict[str, str]:
    """Build the wheels into wheels/; returns their paths by game, the common one's as "".

    A name carries the content's hash as build tag, so that a changed wheel is a new address.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
        run(*command, folder=sources, SOURCE_DATE_EPOCH=FIXED_TIME)
        [wheel] = folder.glob("*.whl")
        version = wheel.name.split("-")[1]
        parts = split(wheel, folder)
        return {key: place(part, key, version, out) for key, part in parts.items()}


def split(wheel: Path, folder: Path) -> dict[str, Path]:
    """Write the parts of the wheel as zips; a game's also has what the common one knows."""
    parts: dict[str, dict[str, bytes]] = {"": {}}
    with zipfile.ZipFile(wheel) as source:
        for name in sorted(source.namelist()):
            found = GAME.fullmatch(name)
            if name.endswith(".md"):
                continue  # for people who read the sources
            if found:
                parts.setdefault(found[1], {})[name] = source.read(name)
            if not found or KNOWN_BEFORE.fullmatch(found[2]):
                parts[""][name] = source.read(name)
            if name.endswith(".dist-info/METADATA"):
                parts[""][name] = headers(parts[""][name])
    return {key: zipped(files, folder / f"part-{key}.zip") for key, files in parts.items()}


def headers(metadata: bytes) -> bytes:
    """Return a wheel's metadata without the README, which no visitor needs to download."""
    return metadata.partition(b"\n\n")[0] + b"\n"


def zipped(files: dict[str, bytes], target: Path) -> Path:
    """Write files into a zip that is the same whenever they are."""
    with zipfile.ZipFile(target, "w") as made:
        for name, content in files.items():
            made.writestr(zipfile.ZipInfo(name), content)
    return target


def place(part: Path, key: str, version: str, out: Path) -> str:
    """Compile a part and put it into the site; returns its path there."""
    made = compiled(part, *["whole"] if key else [])
    name = f"portsmouth_game_{key}" if key else "portsmouth"
    packed = ".zz" if key else ""
    target = f"wheels/{name}-{version}-0x{sha256(made)[:12]}-cp314-none-any.whl{packed}"
    copy_file(made, out / target)
    return target


def compiled(part: Path, *how: str) -> Path:
    """Return a part with .pyc files of the browser's Python, made once, under build/."""
    made_of = part.read_bytes() + WHEEL_SCRIPT.read_bytes() + " ".join(how).encode()
    key = hashlib.sha256(made_of).hexdigest()[:12]
    made = BUILD / "cache" / f"engine-{npm_version('pyodide')}-{key}.whl"
    return in_pyodide(WHEEL_SCRIPT, part, made, *how)
