"""Packs the page's modules and style sheets into few files, so that a start asks for few.

Modules by esbuild (MIT), which also takes lit-html and @fluent/bundle in; names are kept, so that a
fault's traceback can be read. A module that `DOORS` names stays an address of its own, the same
module that the page runs.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "js"
SCRIPTS = "web/js"
SHEET = "web/css/page.css"
FIRST, PAGE = "early", "main"
DOORS = (
    FIRST,
    PAGE,
    "engine",
    "game",
    "saves",
    "saves/shelf",
    "saves/vault",
    "settings",
    "store",
    "study",
    "voyages",
)
"""What the page, the tests, the benches or somebody at the browser's console import by address."""
OPTIONS = (
    "--bundle",
    "--splitting",
    "--format=esm",
    "--target=es2022",
    "--minify-whitespace",
    "--minify-syntax",
    "--chunk-names=part-[hash]",
    "--external:@pyscript/core",
    "--log-level=warning",
)
LINK = re.compile(r' *<link rel="stylesheet" href="\./(web/css/[\w-]+\.css)">\n')


class BundleError(Exception):
    """esbuild's own words."""


def scripts(out: Path) -> list[str]:
    """Write the packed modules; returns the addresses that the page's start needs.

    Raises BundleError with what esbuild says.
    """
    target, report = out / SCRIPTS, out / "bundle.json"
    program = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
    doors = [f"{name}.js" for name in DOORS]
    where = [f"--outdir={target}", "--outbase=.", f"--metafile={report}"]
    done = subprocess.run(
        [program, *doors, *OPTIONS, *where],
        cwd=SOURCES,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BundleError(done.stderr)
    outputs = json.loads(report.read_text("utf-8"))["outputs"]
    report.unlink()
    shutil.copyfile(SOURCES / "worker.py", target / "worker.py")
    return needed({(SOURCES / name).resolve(): each for name, each in outputs.items()}, out)


def needed(outputs: dict[Path, dict[str, Any]], out: Path) -> list[str]:
    """The files that the first script and the page import, directly or not."""
    found: list[Path] = []
    waiting = [(out / SCRIPTS / f"{name}.js").resolve() for name in (FIRST, PAGE)]
    while waiting:
        file = waiting.pop(0)
        found.append(file)
        for each in outputs[file]["imports"]:
            named = (SOURCES / each["path"]).resolve()
            known = each.get("external") or named in [*found, *waiting]
            if not known and each["kind"] == "import-statement":
                waiting.append(named)
    return [f"./{file.relative_to(out.resolve()).as_posix()}" for file in found]


def sheets(out: Path, html: str) -> str:
    """Write the style sheets that a page links as one; returns the page with one link instead."""
    texts = [(ROOT / name).read_text("utf-8") for name in LINK.findall(html)]
    (out / SHEET).parent.mkdir(parents=True, exist_ok=True)
    (out / SHEET).write_text("\n".join(texts), "utf-8")
    before, *others = LINK.split(html)[::2]
    return f'{before}    <link rel="stylesheet" href="./{SHEET}">\n{"".join(others)}'
