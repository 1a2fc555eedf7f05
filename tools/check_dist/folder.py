"""The check of a folder: every file there and whole, and listed where it must be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .paths import check_paths, page
from .release import faults, read_release
from .report import Files, Report, digest
from .sizes import check_sizes

KEPT = (".css", ".ftl", ".html", ".js", ".mjs", ".py", ".svg", ".wasm", ".whl", ".woff2", ".zz")
FOR_OTHER_WHEELS = "micropip-"


def check_files(folder: Path, build: dict[str, Any], report: Report) -> None:
    """Check that every file of build.json is there with its size and hash, and no other."""
    files: Files = build["files"]
    for path, wanted in files.items():
        place = folder / path
        if not place.is_file():
            report.problems.append(f"{path} is missing: upload the whole folder, hidden files too.")
        elif digest(place.read_bytes()) != wanted["sha256"]:
            size = place.stat().st_size
            report.problems.append(
                f"{path} is not the file that was built ({size} bytes, {wanted['size']} expected)."
            )
    there = {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}
    more = sorted(there - files.keys() - {"build.json"})
    if more:
        report.hints.append(f"{len(more)} files are not of this build: {', '.join(more[:5])}.")
    report.fine.append(f"build.json lists {len(files)} files, version {build['version']}.")


def check_worker(folder: Path, release: dict[str, Any], files: Files, report: Report) -> None:
    """Check that the service worker lists what the build lists, and all that a game needs."""
    packs = release["packs"].values()
    listed = {path: (sha, size) for pack in packs for path, sha, size in pack}
    for path, entry in listed.items():
        known = files.get(path)
        if known is None or (known["sha256"], known["size"]) != entry:
            report.problems.append(f"sw.js and build.json do not agree on {path}: build again.")
    engine = set(re.findall(r'"url": "\./([^"]+)"', page(folder)))
    for path in engine.union(files) - listed.keys() - {"sw.js"}:
        if path in engine or (path.endswith(KEPT) and FOR_OTHER_WHEELS not in path):
            report.problems.append(f"sw.js does not list {path}: the game may lack it offline.")
    report.fine.append(f"sw.js keeps {len(listed)} files.")


def check_folder(folder: Path) -> Report:
    """Return all that the folder alone shows."""
    report = Report()
    try:
        build = json.loads((folder / "build.json").read_text("utf-8"))
        files: Files = build["files"]
    except (OSError, ValueError, KeyError):
        report.problems.append(f"{folder} has no readable build.json: it is not a built site.")
        return report
    check_files(folder, build, report)
    check_paths(folder, files, report)
    place = folder / "sw.js"
    text = place.read_text("utf-8") if place.is_file() else ""
    release = read_release(text)
    if release is None:
        report.problems.append("sw.js is missing or has no list of files: build again.")
        return report
    check_worker(folder, release, files, report)
    check_sizes(folder, release, files, report)
    if not report.problems:
        report.problems += faults(
            text, {path: digest((folder / path).read_bytes()) for path in files}
        )
        if not report.problems:
            report.fine.append(f"The folder is release {release['hash']}.")
    return report
