"""Builds the site: a folder of static files that a plain web server can serve under any path.

Usage: python tools/build_site.py [--out dist] [--add FOLDER ...]

What goes in: the page (index.html, web/), the engine as wheels, and
the parts of others, each of a pinned version and checked by hash: Pyodide, PyScript, lit-html and
@fluent/bundle from npm (`npm ci` checks package-lock.json's integrity), micropip from PyPI (pip
checks requirements-site.txt). No path is absolute and no other host is named. The same sources
give the same bytes.

--add lays a folder that mirrors the project's root over the sources: so the site gets a further
game (portsmouth/games/KEY, web/js/games/KEY and so on), as the tests do with theirs.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import bundle  # noqa: E402
from tools.page import write_index  # noqa: E402
from tools.precache import add_worker  # noqa: E402
from tools.site_files import (  # noqa: E402
    BuildError,
    copy_file,
    copy_tree,
    npm_version,
    sha256,
)
from tools.vendor import (  # noqa: E402
    copy_licences,
    made_of,
    vendor_fonts,
    vendor_pyodide,
    vendor_pyscript,
)
from tools.wheels import build_wheels  # noqa: E402

SOURCES = ("portsmouth", "web", "index.html", "pyproject.toml", "LICENSE", "README.md")


@dataclass(frozen=True)
class Plan:
    """What to build: target folder, and the folder with the sources."""

    out: Path
    sources: Path = ROOT


def copy_page(plan: Plan) -> None:
    """Copy the page's pictures, books and words."""
    for folder in ("art", "icons"):
        copy_tree(plan.sources / "web" / folder, plan.out / "web" / folder)
    copy_tree(plan.sources / "web" / "lang", plan.out / "web" / "lang", ".md")
    bundle.words(plan.out, plan.sources)
    (plan.out / ".nojekyll").touch()


def game_parts(plan: Plan, wheels: dict[str, str]) -> dict[str, dict[str, Any]]:
    """Return what the page fetches when it opens a game: its style sheet, if any, and sprites."""
    sheets = bundle.game_sheets(plan.out, plan.sources)
    return {
        key: {
            "sheet": sheets.get(key),
            "art": [
                f"games/{key}/{path.stem}"
                for path in sorted((plan.sources / "web/art/games" / key).glob("*.svg"))
                if path.stem != "cover"
            ],
        }
        for key in sorted(wheels)
        if key
    }


def version(wheels: dict[str, str]) -> str:
    """Return the engine's version, by its wheel's name."""
    return wheels[""].split("-")[1]


def write_manifest(
    plan: Plan, wheels: dict[str, str], scripts: dict[str, list[str]], release: str
) -> dict[str, Any]:
    """Write build.json: version, the release's hash, and each file's size and sha256."""
    files = {
        path.relative_to(plan.out).as_posix(): {
            "size": path.stat().st_size,
            "sha256": sha256(path),
        }
        for path in sorted(plan.out.rglob("*"))
        if path.is_file()
    }
    vendored = ("pyodide", "@pyscript/core", "lit-html", "@fluent/bundle")
    manifest = {
        "version": version(wheels),
        "hash": release,
        "wheel": wheels[""],
        "games": {
            key: {"wheel": wheels[key], "scripts": scripts.get(key, [])}
            for key in sorted(wheels)
            if key
        },
        "vendored": {name: npm_version(name) for name in vendored},
        "files": files,
    }
    text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    (plan.out / "build.json").write_text(text, "utf-8")
    return manifest


def build(plan: Plan) -> dict[str, Any]:
    """Build the site anew into plan.out; returns the manifest. Raises BuildError."""
    shutil.rmtree(plan.out, ignore_errors=True)
    plan.out.mkdir(parents=True)
    copy_page(plan)
    vendor_pyscript(plan.out)
    vendor_fonts(plan.out)
    vendor_pyodide(plan.out)
    copy_licences(plan.out)
    wheels = build_wheels(plan.sources, plan.out)
    scripts = bundle.scripts(plan.out, plan.sources)
    bundle.worker_py(plan.out, plan.sources, {key: wheels[key] for key in wheels if key})
    key = made_of(plan.out, wheels[""])
    bundle.worker_scripts(plan.out, plan.sources, key, wheels[""], npm_version("pyodide"))
    parts = game_parts(plan, wheels)
    write_index(plan.sources, plan.out, wheels, scripts.start, parts)
    release = add_worker(plan.out, version(wheels), scripts.games)
    return write_manifest(plan, wheels, scripts.games, release)


@contextmanager
def with_additions(folders: list[Path]) -> Iterator[Path]:
    """Yield the folder with the sources; a temporary one if other folders are laid over them."""
    if not folders:
        yield ROOT
        return
    with tempfile.TemporaryDirectory() as name:
        sources = Path(name)
        for each in SOURCES:
            if (ROOT / each).is_dir():
                copy_tree(ROOT / each, sources / each)
            else:
                copy_file(ROOT / each, sources / each)
        for folder in folders:
            for each in SOURCES:
                if (folder / each).is_dir():
                    copy_tree(folder / each, sources / each)
        yield sources


def parse(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Build the static site.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--add", type=Path, action="append", default=[], metavar="FOLDER")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Build and say what was built; returns the exit code."""
    asked = parse(argv)
    out = asked.out.resolve()
    try:
        with with_additions(asked.add) as sources:
            manifest = build(Plan(out, sources))
    except (BuildError, bundle.BundleError) as error:
        print(f"portsmouth: {error}", file=sys.stderr)
        return 1
    total = sum(entry["size"] for entry in manifest["files"].values())
    print(
        f"built {out} : version {manifest['version']}, {len(manifest['files'])} files, "
        f"{total / 1e6:.1f} MB\nrelease {manifest['hash']}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
