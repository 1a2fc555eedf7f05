"""The command line of the check."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .folder import check_folder
from .host import check_host, listed_by_host
from .report import Report


def main(argv: list[str] | None = None) -> int:
    """Check and report; returns the exit code."""
    parser = argparse.ArgumentParser(prog="check_dist", description="Check a built site.")
    parser.add_argument("folder", type=Path, nargs="?", help="what was built; none: the host alone")
    parser.add_argument("--url", default="", help="the address where a host serves the folder")
    wish = parser.parse_args(argv)
    if not wish.folder and not wish.url:
        parser.error("name a folder, an address, or both")
    report = check_folder(wish.folder) if wish.folder else Report()
    if wish.url and not wish.folder:
        check_host(wish.url, listed_by_host(wish.url, report), report)
    elif wish.url and (wish.folder / "build.json").is_file():
        build = json.loads((wish.folder / "build.json").read_text("utf-8"))
        check_host(wish.url, build["files"], report)
    for name in ("fine", "hints", "problems"):
        for sentence in getattr(report, name):
            print(f"{'ok' if name == 'fine' else name[:-1]}: {sentence}")
    verdict = "The site must be mended first." if report.problems else "The site can be served."
    print(verdict)
    return 1 if report.problems else 0
