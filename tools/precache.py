"""Writes the service worker and the manifest of a built site.

Usage: python tools/precache.py FOLDER

The worker (web/sw/) goes to the site's root as one file, sw.js, with the list of the files that it
keeps on the player's device, each with its hash and size; web/manifest.webmanifest goes there too.
The build calls `add_worker`. Run as a program, it lists a built folder anew after a file has been
changed, in sw.js and in build.json: this is how the tests make a new release.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.i18n.fluent import Catalogue  # noqa: E402
from tools import bundle  # noqa: E402
from tools.check_dist.release import OPEN_HASH, others_hash, release_hash  # noqa: E402
from tools.check_dist.release import read_release as release_in  # noqa: E402

WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
BUILD_LIST = "build.json"
# What no game needs: asked for by whoever installs the page, adds a wheel, or builds a mirror.
LEFT_ON_THE_HOST = (
    WORKER,
    MANIFEST,
    BUILD_LIST,
    ".nojekyll",
    "*.d.ts",
    "licenses/npm/*",
    "licenses/CPython.txt",
    "licenses/parsers-of-toml.txt",
    "licenses/pyodide-and-micropip.txt",
    "licenses/webassembly.txt",
    "vendor/pyodide/micropip-*",
    "vendor/pyodide/python_more.zip",
    "web/icons/*.png",
    "web/icons/*.jpg",
)
COMMON = "common"
"""The pack that all games share, by the name that devices know it by."""
GAME_FILE = re.compile(r"(?:.*/)?games/(\w+)/.*|wheels/portsmouth_game_(\w+?)-.*")
COVER = re.compile(r"web/art/games/\w+/cover\.svg")
"""The home screen shows it before the game is opened."""


def sha256(path: Path) -> str:
    """Return the file's SHA-256 in hex."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def paths(folder: Path) -> Iterator[str]:
    """Yield every file of a folder by its path in the site, sorted."""
    found = (each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file())
    yield from sorted(found)


def listed(folder: Path) -> list[tuple[str, str, int]]:
    """Return path, hash and size of each file that the player's device keeps."""
    return [
        (path, sha256(folder / path), (folder / path).stat().st_size)
        for path in paths(folder)
        if not any(fnmatch(path, pattern) for pattern in LEFT_ON_THE_HOST)
    ]


def packs(folder: Path, scripts: dict[str, list[str]]) -> dict[str, list[tuple[str, str, int]]]:
    """Return the files that a device keeps: those that games share, and each game's by its key.

    `scripts` are the packed modules of each game, whose names do not tell it.
    """
    owner = {path: key for key, paths in scripts.items() for path in paths}
    found: dict[str, list[tuple[str, str, int]]] = {COMMON: []}
    for file in listed(folder):
        game = None if COVER.fullmatch(file[0]) else GAME_FILE.fullmatch(file[0])
        key = owner.get(file[0]) or (game and (game[1] or game[2])) or COMMON
        found.setdefault(key, []).append(file)
    return found


def lost_words() -> dict[str, str]:
    """Return the worker's message, in each language, if not even the page is on the device."""
    return {
        file.parent.name: Catalogue(file.read_text("utf-8"), file.parent.name).format(
            "offline-lost", {}
        )
        for file in sorted((ROOT / "web" / "lang").glob("*/offline.ftl"))
    }


def release(folder: Path, version: str, scripts: dict[str, list[str]]) -> dict[str, Any]:
    """Return a release as the worker knows it, its hash still open."""
    found = packs(folder, scripts)
    listed_paths = {path for pack in found.values() for path, _, _ in pack}
    others = {path: sha256(folder / path) for path in paths(folder) if path not in listed_paths}
    return {
        "version": version,
        "hash": OPEN_HASH,
        "others": others_hash(others),
        "lost": lost_words(),
        "packs": found,
    }


def files_of(release: dict[str, Any], *keys: str) -> list[tuple[str, str, int]]:
    """Return path, hash and size of each file of some packs, or of all."""
    return [(*file,) for key in keys or release["packs"] for file in release["packs"][key]]


def add_worker(folder: Path, version: str, scripts: dict[str, list[str]]) -> str:
    """Write sw.js and the manifest to the root of a built folder; all else must be there.

    Returns the release's hash.
    """
    (folder / "web" / MANIFEST).unlink(missing_ok=True)
    (folder / MANIFEST).write_bytes((ROOT / "web" / MANIFEST).read_bytes())
    content = json.dumps(
        release(folder, version, scripts), ensure_ascii=False, separators=(",", ":")
    )
    text = f"const RELEASE = {content};\n{bundle.service_worker(ROOT)}\n"
    found = release_hash(text)
    (folder / WORKER).write_text(text.replace(OPEN_HASH, found, 1), "utf-8")
    return found


def read_release(folder: Path) -> dict[str, Any]:
    """Return the list in a built folder's sw.js; raises ValueError if it has none."""
    found = release_in((folder / WORKER).read_text("utf-8"))
    if found is None:
        raise ValueError(f"{folder} has no list in {WORKER}")
    return found


def list_anew(folder: Path) -> None:
    """Correct sw.js and build.json after files of a built folder were changed."""
    build = json.loads((folder / BUILD_LIST).read_text("utf-8"))
    games = build.get("games", {})
    scripts = {key: games[key]["scripts"] for key in games}
    build["hash"] = add_worker(folder, build["version"], scripts)
    build["files"] = {
        path: {"size": (folder / path).stat().st_size, "sha256": sha256(folder / path)}
        for path in paths(folder)
        if path != BUILD_LIST
    }
    (folder / BUILD_LIST).write_text(json.dumps(build, indent=1, sort_keys=True) + "\n", "utf-8")


def main(argv: list[str] | None = None) -> int:
    """List a folder anew; returns the exit code."""
    parser = argparse.ArgumentParser(description="List a built folder's files anew.")
    parser.add_argument("folder", type=Path)
    list_anew(parser.parse_args(argv).folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
